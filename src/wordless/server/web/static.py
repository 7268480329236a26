"""The built client: its page at every address that is a page, its files cached for good, and codes to scan.

Asset names hold a hash of what is in them, so they never change; the page does, and says where it is mounted.
"""

import asyncio
import io
import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

import segno
from aiohttp import web

from wordless.engine.game import Illegal
from wordless.server.tables.people.identity import CODE_LETTERS
from wordless.server.web.access import Access
from wordless.server.web.responses import ACCESS, answer, costs

PAGES = ("/", "/t/{code}", "/t/{code}/table", "/r/{code}/{match}/{key}", "/d/{token}", "/rules", "/rules/{game}")
FOREVER = "public, max-age=31536000, immutable"
AN_HOUR = "public, max-age=3600"
NAME = re.compile(r"^[A-Za-z0-9_-][A-Za-z0-9._-]*\.([a-z0-9]+)$")
KINDS = {
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
    "png": "image/png",
    "woff2": "font/woff2",
    "webmanifest": "application/manifest+json",
}
SQUARES_MAX = 4_096
NAME_MAX = 128
BASE = '<base href="/" />'
OWN_PATH = re.compile(
    rf"^/(t/[{CODE_LETTERS}]{{6}}(/table)?|d/[A-Za-z0-9_-]{{43}}|r/[{CODE_LETTERS}]{{6}}/[0-9]{{1,9}}/[0-9a-f]{{24}})?$"
)


class Client:
    """The folder the client was built into; without a build there is a page that says so."""

    def __init__(self, folder: Path, access: Access) -> None:
        self._folder = folder
        self._base = f'<base href="{access.path("/")}" />'

    async def page(self, request: web.Request) -> web.Response:
        request.app[ACCESS].remember(request)
        headers = {"Cache-Control": "no-cache"}
        return web.Response(text=self._page(), content_type="text/html", headers=headers)

    def _page(self) -> str:
        """Read anew each time: a page of the build before would name files that are gone."""
        try:
            return (self._folder / "index.html").read_text(encoding="utf-8").replace(BASE, self._base)
        except FileNotFoundError:
            return files("wordless.server.web").joinpath("page.html").read_text(encoding="utf-8")

    @costs(0.2)
    async def asset(self, request: web.Request) -> web.StreamResponse:
        return self._file(self._folder / "assets", request.match_info["name"], FOREVER)

    async def top(self, request: web.Request) -> web.StreamResponse:
        """The manifest and the icons, whose names stay."""
        return self._file(self._folder, request.match_info["name"], AN_HOUR)

    def _file(self, folder: Path, name: str, cache: str) -> web.StreamResponse:
        """One file of the build, as its brotli or gzip copy if the browser takes that."""
        found = NAME.match(name) if len(name) <= NAME_MAX else None
        kind = KINDS.get(found.group(1)) if found else None
        path = folder / name
        if kind is None or not path.is_file():
            raise Illegal("not-found")
        return web.FileResponse(path, headers={"Content-Type": kind, "Cache-Control": cache, "Vary": "Accept-Encoding"})


def _own(request: web.Request) -> str:
    """The address of a page of ours, as others can follow it."""
    path = request.query.get("path", "")
    if not OWN_PATH.match(path):
        raise Illegal("not-found")
    return request.app[ACCESS].link(request, path)


async def link(request: web.Request) -> web.Response:
    return answer({"link": _own(request)})


@costs(4)
async def qr(request: web.Request) -> web.Response:
    """The same as a square for cameras; drawn off the loop, once for all who ask."""
    drawn = await asyncio.get_running_loop().run_in_executor(None, _square, _own(request))
    return web.Response(body=drawn, content_type="image/svg+xml", headers={"Cache-Control": "no-store"})


@lru_cache(maxsize=SQUARES_MAX)
def _square(link: str) -> bytes:
    drawn = io.BytesIO()
    segno.make(link, error="m", micro=False).save(drawn, kind="svg", border=2, omitsize=True, nl=False)
    return drawn.getvalue()


def mount(app: web.Application, access: Access) -> None:
    """Serve the client beside the routes that programs use."""
    client = Client(Path(str(files("wordless"))) / "web", access)
    app.router.add_get(access.path("/api/qr"), qr)
    app.router.add_get(access.path("/api/link"), link)
    for where in PAGES:
        app.router.add_get(access.path(where), client.page)
    app.router.add_get(access.path("/assets/{name}"), client.asset)
    app.router.add_get(access.path("/{name}"), client.top)
