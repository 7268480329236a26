"""The server brings the built client: under any path, cached for good where it may be, and nothing else of the disk."""

import asyncio
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import segno
from aiohttp.test_utils import make_mocked_request

import wordless
from tests.helpers.server import ServerProcess
from wordless.server.settings import Settings
from wordless.server.web import access as access_module
from wordless.server.web.access import Access
from wordless.server.web.static import Client

BUILT = Path(wordless.__file__).parent / "web"
PREFIX = "/games/wordless"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    assert (BUILT / "index.html").is_file(), "build the client first: make web"
    made = ServerProcess(tmp_path_factory.mktemp("data"), "--prefix", PREFIX)
    made.start()
    yield made
    made.stop()


def read(house: ServerProcess, path: str, **headers: str) -> tuple[int, Any, bytes]:
    """Status, headers and body as they came, not decompressed."""

    async def ask() -> tuple[int, Any, bytes]:
        async with (
            aiohttp.ClientSession(auto_decompress=False) as session,
            session.get(house.base + PREFIX + path, headers=headers) as response,
        ):
            return response.status, response.headers, await response.read()

    return asyncio.run(ask())


@pytest.mark.parametrize("path", ["/", "/t/ABCDEF", "/t/ABCDEF/table", "/r/ABCDEF/1/00", "/rules", "/rules/sign"])
def test_every_page_is_the_client_and_says_where_it_is_mounted(house: ServerProcess, path: str) -> None:
    status, headers, body = read(house, path)
    assert status == 200
    assert headers["Content-Type"].startswith("text/html")
    assert f'<base href="{PREFIX}/" />' in body.decode()
    assert "base-uri 'self'" in headers["Content-Security-Policy"]
    assert headers["Set-Cookie"].startswith("wordless-")


def test_the_page_holds_no_script_and_no_style_of_its_own(house: ServerProcess) -> None:
    page = read(house, "/")[2].decode()
    assert re.findall(r"<script(?![^>]*\ssrc=)", page) == []
    assert "<style" not in page
    assert " style=" not in page


def assets(house: ServerProcess, kind: str) -> list[str]:
    return re.findall(rf'"\./(assets/[^"]+\.{kind})"', read(house, "/")[2].decode())


@pytest.mark.parametrize(
    "kind, content", [("js", "text/javascript; charset=utf-8"), ("css", "text/css; charset=utf-8")]
)
def test_what_the_page_names_is_there_and_cached_for_good(house: ServerProcess, kind: str, content: str) -> None:
    named = assets(house, kind)
    assert named
    for name in named:
        status, headers, _ = read(house, f"/{name}")
        assert (status, headers["Content-Type"]) == (200, content)
        assert "immutable" in headers["Cache-Control"]


@pytest.mark.parametrize("takes, coding, suffix", [("br, gzip", "br", ".br"), ("gzip", "gzip", ".gz"), ("", None, "")])
def test_an_asset_comes_as_small_as_the_browser_takes_it(
    house: ServerProcess, takes: str, coding: str | None, suffix: str
) -> None:
    name = max(assets(house, "js"), key=lambda each: (BUILT / each).stat().st_size)
    _, headers, body = read(house, f"/{name}", **{"Accept-Encoding": takes})
    assert headers.get("Content-Encoding") == coding
    assert body == (BUILT / f"{name}{suffix}").read_bytes()
    assert headers["Vary"] == "Accept-Encoding"


def test_fonts_manifest_and_icon_are_there(house: ServerProcess) -> None:
    font = next((BUILT / "assets").glob("*.woff2")).name
    for path, content in (
        (f"/assets/{font}", "font/woff2"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon.svg", "image/svg+xml"),
    ):
        status, headers, _ = read(house, path)
        assert (status, headers["Content-Type"]) == (200, content), path


@pytest.mark.parametrize(
    "path", ["/build.json", "/assets/nothing.js", "/assets/..%2findex.html", "/..%2fpy.typed", "/nothing.svg", "/x"]
)
def test_nothing_else_is_served(house: ServerProcess, path: str) -> None:
    status, _, body = read(house, path)
    assert status == 404
    assert b'"not-found"' in body


def test_a_code_to_scan_is_the_link_itself(house: ServerProcess) -> None:
    status, headers, body = read(house, "/api/qr?path=/t/ABCDEF")
    drawn = io.BytesIO()
    wanted = f"{house.base}{PREFIX}/t/ABCDEF"
    segno.make(wanted, error="m", micro=False).save(drawn, kind="svg", border=2, omitsize=True, nl=False)
    assert (status, headers["Content-Type"]) == (200, "image/svg+xml")
    assert body == drawn.getvalue()
    assert wanted.encode() in read(house, "/api/link?path=/t/ABCDEF")[2]


@pytest.mark.parametrize(
    "path", ["https://elsewhere.example/", "//elsewhere.example", "/t/abc", "/api/games", "t/ABCDEF"]
)
def test_only_pages_of_ours_can_be_scanned(house: ServerProcess, path: str) -> None:
    assert read(house, f"/api/qr?path={path}")[0] == 404


def test_the_build_asks_no_other_host_for_anything() -> None:
    for page in BUILT.rglob("*"):
        if page.suffix in {".css", ".html", ".webmanifest", ".svg"}:
            text = page.read_text(encoding="utf-8").replace("http://www.w3.org/", "")
            assert "//" not in re.sub(r"/\*.*?\*/", "", text, flags=re.S), page


def gated(host: str) -> Access:
    return Access("x", Settings(data=Path("/nowhere"), host=host, prefix=PREFIX), lambda: 0.0)


@pytest.mark.parametrize(
    "listens, asked, told",
    [
        ("0.0.0.0", "127.0.0.1:8000", "192.168.7.7:8000"),
        ("0.0.0.0", "localhost", "192.168.7.7"),
        ("0.0.0.0", "[::1]:8000", "192.168.7.7:8000"),
        ("0.0.0.0", "play.example:8000", "play.example:8000"),
        ("127.0.0.1", "127.0.0.1:8000", "127.0.0.1:8000"),
    ],
)
def test_a_link_made_on_this_machine_leads_here_from_the_network(
    listens: str, asked: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(access_module, "network_address", lambda: "192.168.7.7")
    request = make_mocked_request("GET", "/", headers={"Host": asked})
    assert gated(listens).link(request, "/t/ABCDEF") == f"http://{told}{PREFIX}/t/ABCDEF"


def test_without_a_build_there_is_a_page_that_says_so(tmp_path: Path) -> None:
    page = asyncio.run(Client(tmp_path, gated("127.0.0.1")).page(_request()))
    assert "table server" in str(page.text)


def _request() -> Any:
    from aiohttp import web

    from wordless.server.web.responses import ACCESS

    app = web.Application()
    app[ACCESS] = gated("127.0.0.1")
    return make_mocked_request("GET", "/", app=app)
