"""Every setting is a flag and a variable with bounds, is documented, and does what the page for hosts says."""

import asyncio
import re
from pathlib import Path
from typing import Any

import aiohttp
import click
import pytest

from tests.helpers.cli import refused, wordless
from tests.helpers.client import Client
from tests.helpers.server import LocalServer, served
from wordless.server.host.commands import COMMANDS, serve
from wordless.server.host.serve import running
from wordless.server.settings import Settings
from wordless.server.tables.metrics import Tally

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
ROW = re.compile(r"^\| `(--[a-z-]+)` \| `(WORDLESS_[A-Z_]+)` \| (.*?) \| (.*?) \| .+ \|$", re.M)
FLAGS = {each.opts[0]: each for each in serve.params if isinstance(each, click.Option)}


def usual(option: click.Option) -> str:
    if option.name == "data":
        return "the user's data folder"
    if option.is_flag:
        return "off"
    return f"`{option.default}`" if option.default not in ("", ()) else "none"


def bounds(option: click.Option) -> str | None:
    if isinstance(option.type, click.IntRange):
        return f"{option.type.min} to {option.type.max}"
    return ", ".join(option.type.choices) if isinstance(option.type, click.Choice) else None


def test_every_setting_is_documented_with_its_variable_its_usual_value_and_its_bounds() -> None:
    rows = {flag: (variable, default, limits) for flag, variable, default, limits in ROW.findall(PAGE)}
    assert rows.keys() == FLAGS.keys()
    for flag, option in FLAGS.items():
        variable, default, limits = rows[flag]
        assert option.envvar == variable
        assert usual(option) == default, flag
        assert bounds(option) in (None, limits), flag


def test_the_page_names_no_setting_command_or_metric_that_does_not_exist() -> None:
    options = {opt for command in COMMANDS for param in command.params for opt in param.opts}
    assert set(re.findall(r"--[a-z]+(?:-[a-z]+)*", PAGE)) <= options
    assert set(re.findall(r"WORDLESS_[A-Z_]+", PAGE)) == {option.envvar for option in FLAGS.values()}
    assert set(re.findall(r"wordless (serve|backup|export|verify|forget|[a-z]+)\b", PAGE)) == {
        command.name for command in COMMANDS
    }
    metrics = {family.name for family in Tally().registry.collect()}
    assert {name.removesuffix("_total") for name in re.findall(r"`(wordless_[a-z_]+)`", PAGE)} == metrics


def test_every_setting_is_a_field_of_the_same_name() -> None:
    assert {option.name for option in FLAGS.values()} == set(Settings.__struct_fields__)


@pytest.mark.parametrize("flag", [flag for flag, option in FLAGS.items() if isinstance(option.type, click.IntRange)])
def test_a_number_out_of_its_bounds_is_one_line_whether_flag_or_variable(flag: str) -> None:
    option = FLAGS[flag]
    assert isinstance(option.type, click.IntRange)
    assert option.type.min is not None
    assert option.type.max is not None
    for wrong in (option.type.min - 1, option.type.max + 1, "many"):
        assert flag in refused("serve", flag, str(wrong))
        result = wordless("serve", **{str(option.envvar): str(wrong)})
        assert result.exit_code == 2
        assert str(option.envvar) in result.stderr
        assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("flag", "value", "said"),
    [
        ("--prefix", "games", "'games' is not a path such as /games/wordless"),
        ("--prefix", "/a b", "is not a path"),
        ("--prefix", "/{x}", "is not a path"),
        ("--prefix", "//evil", "is not a path"),
        ("--trusted-proxy", "proxy", "'proxy' does not appear to be an IPv4 or IPv6 network"),
        ("--origin", "play.example", "is not an origin such as https://play.example"),
        ("--origin", "https://play.example/", "is not an origin"),
        ("--origin", "ftp://play.example", "is not an origin"),
        ("--host", "", "is not an address or the name of a machine"),
        ("--host", "a b", "is not an address"),
        ("--log-level", "loud", "'loud' is not one of"),
        ("--data", __file__, "is a file"),
        ("--no-such", "1", "No such option"),
    ],
)
def test_what_cannot_be_is_one_line(flag: str, value: str, said: str) -> None:
    assert said in refused("serve", flag, value)


def given(*arguments: str) -> dict[str, Any]:
    """What the server would be started with."""
    with serve.make_context("serve", list(arguments)) as context:
        return context.params


def test_a_flag_wins_over_a_variable_and_lists_are_parted_by_spaces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WORDLESS_PORT", "9000")
    monkeypatch.setenv("WORDLESS_ORIGIN", "https://A.example http://b.example:81")
    monkeypatch.setenv("WORDLESS_TRUSTED_PROXY", "127.0.0.1 10.0.0.0/8 ::1")
    monkeypatch.setenv("WORDLESS_NO_BROWSER", "1")
    found = given()
    assert (found["port"], found["no_browser"]) == (9000, True)
    assert found["origin"] == ("https://a.example", "http://b.example:81")
    assert [str(each) for each in found["trusted_proxy"]] == ["127.0.0.1/32", "10.0.0.0/8", "::1/128"]
    assert given("--port", "9001")["port"] == 9001
    assert given("--prefix", "/games/")["prefix"] == "/games"


FORWARDED = {
    "X-Forwarded-For": "203.0.113.9, 198.51.100.7",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "play.example",
}


async def through_a_proxy(data: Path, *trusted: str) -> dict[str, Any]:
    """What becomes of a visit that came through a proxy on this machine, under a path of its own."""
    networks = given(*[part for each in trusted for part in ("--trusted-proxy", each)])["trusted_proxy"]
    settings = Settings(data=data, host="127.0.0.1", port=0, prefix="/games/wordless", trusted_proxy=networks)
    async with running(settings) as house, aiohttp.ClientSession(headers=FORWARDED) as session:
        root = f"http://127.0.0.1:{house.port}"
        async with session.get(f"{root}/games/wordless/") as page:
            cookie = page.headers["Set-Cookie"]
            assert page.status == 200
        for outside in ("/", "/api/games", "/gameswordless/api/games"):
            async with session.get(root + outside) as nothing:
                assert nothing.status == 404
        person = Client(f"{root}/games/wordless", session)
        code = await person.open("sign", name="Ada")
        _, device = await person.post(f"/api/tables/{code}/device")
        origin = {"Origin": "https://play.example"} | person.headers
        async with session.post(f"{person.base}/api/tables", json={"game": "sign"}, headers=origin) as foreign:
            allowed = foreign.status == 201
        async with session.get(device["link"].replace("https://play.example", root)) as looked:
            arrival = looked.status
        await person.connect(code)
        await person.until(lambda each: each.table)
        await person.leave()
    return {"cookie": cookie, "link": device["link"], "allowed": allowed, "arrival": arrival, "root": root}


def test_behind_a_trusted_proxy_links_cookies_and_origins_are_those_of_the_outside(tmp_path: Path) -> None:
    seen = asyncio.run(through_a_proxy(tmp_path, "127.0.0.0/8"))
    assert seen["link"].startswith("https://play.example/games/wordless/d/")
    assert "; Secure" in seen["cookie"]
    assert "Path=/games/wordless" in seen["cookie"]
    assert seen["allowed"]
    assert seen["arrival"] == 200


@pytest.mark.parametrize("trusted", [(), ("10.0.0.0/8",)])
def test_whoever_is_not_a_trusted_proxy_cannot_pretend_to_be_elsewhere(tmp_path: Path, trusted: tuple[str]) -> None:
    seen = asyncio.run(through_a_proxy(tmp_path, *trusted))
    assert seen["link"].startswith(f"{seen['root']}/games/wordless/d/")
    assert "Secure" not in seen["cookie"]
    assert not seen["allowed"]


@served(sockets_max=4, tables_max=2)
async def test_a_full_house_says_so_and_a_table_that_has_fallen_quiet_makes_room(home: LocalServer) -> None:
    first, second = home.person(), home.person()
    for host in (first, second):
        await host.connect(await host.open("sign", name="Ada"))
    status, said = await first.post("/api/tables", {"game": "sign"})
    assert (status, said["error"]["key"]) == (503, "server-full")
    await home.gone(second)
    assert (await first.post("/api/tables", {"game": "sign"}))[0] == 201
