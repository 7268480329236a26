"""The pages for strangers: every request, command and field there is stands there, and works as it says."""

import json
import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from msgspec import Struct, structs

from tests.helpers.server import LocalServer, served
from wordless.engine.game import Among, Offer, Result, Sketch, Some, Text
from wordless.engine.match import REMEMBERED
from wordless.engine.model import Closed, Elapsed, Moved, Opened
from wordless.engine.play import kinds
from wordless.games import GAMES
from wordless.server.settings import Settings
from wordless.server.tables import judge, model, wire
from wordless.server.tables.people.presence import AWAY_S
from wordless.server.web import app as web_app
from wordless.server.web import limits, static
from wordless.server.web.access import Access
from wordless.server.web.responses import STATUS
from wordless.server.web.socket import PING_S, STALE_S

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "protocol.md").read_text()
VIEWS = (DOCS / "views.md").read_text()
PAGES = {static.PAGES[0], *static.PAGES[1:], "/assets/{name}", "/{name}"}


def rows(text: str, head: str) -> list[list[str]]:
    """The cells of the table that begins so."""
    lines = text[text.index(f"| {head} |") :].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines]


def ticked(text: str) -> list[str]:
    return re.findall(r"`([a-z_-]+)`", text)


def fields(kind: Any) -> list[str]:
    return [field.encode_name for field in structs.fields(kind)]


def optional(kind: Any) -> list[str]:
    """Its fields as the page writes them."""
    return [f"`{field.encode_name}`{'' if field.required else '?'}" for field in structs.fields(kind)]


def test_every_command_is_there_with_its_fields() -> None:
    there = {ticked(do)[0]: [each for each in said.split(", ") if each] for do, said, _ in rows(PAGE, "`do` | Fields")}
    assert there == {kind.__struct_config__.tag: optional(kind) for kind in get_args(model.Command)}


def test_every_letter_is_there_with_its_fields() -> None:
    said = PAGE[PAGE.index("### What you say") : PAGE.index("### Limits")]
    assert set(re.findall(r"^\*\*([a-z]+)\*\*", said, re.M)) == {
        kind.__struct_config__.tag for kind in get_args(model.Letter)
    }
    ask = rows(said, "Field | Meaning")
    assert sorted(field for field, _ in ask) == sorted(optional(model.MoveLetter))
    for example in re.findall(r"^```json\n(.*?)\n```", said, re.M | re.S):
        wire.letter(example)


def test_every_frame_is_there_with_its_fields() -> None:
    heard = PAGE[PAGE.index("### What you hear") : PAGE.index("### What you say")]
    assert set(re.findall(r"\*\*([a-z]+)\*\*", heard)) == {
        "you",
        "whole",
        "change",
        "done",
        "refused",
        "unknown",
        "pong",
    }
    tables = heard.split("| Field | Meaning |")
    assert [ticked(row[0])[0] for row in rows(heard, "Field | Meaning")] == fields(model.Update)[1:]
    table = rows("| Field | Meaning |" + tables[2], "Field | Meaning")
    assert sorted(name for row in table for name in ticked(row[0])) == sorted(fields(model.Public))
    places = next(row[1] for row in table if row[0] == "`places`")
    assert ticked(places) == fields(model.Place)
    phases = next(row[1] for row in table if row[0] == "`phase`")
    assert set(ticked(phases)) == set(get_args(get_type_hints(model.Public)["phase"]))
    deal = heard[heard.index("`deal`: ") :].split("\n\n")[0]
    assert set(fields(model.Deal)) <= set(ticked(deal))
    clocks = heard[heard.index("`clocks`: ") :].split("\n\n")[0]
    assert set(fields(model.ClockShown)) <= set(ticked(clocks))
    you = json.loads(wire.you(2, (2,), True))
    assert you == json.loads(re.findall(r'^\{"say": "you".*$', heard, re.M)[0])


def test_every_kind_of_choice_is_there_with_its_fields() -> None:
    there = {ticked(kind)[0]: set(ticked(said)) for kind, said in rows(PAGE, "`kind` | Choose")}
    for kind in (Among, Some, Text, Sketch):
        assert set(fields(kind)) <= there.pop(str(kind.__struct_config__.tag))
    assert not there
    assert "`move`" in PAGE
    assert fields(Offer) == ["move", "fields"]


def test_every_status_is_there_with_its_keys() -> None:
    there = {key: int(status) for status, keys in rows(PAGE, "Status | Keys") for key in ticked(keys)}
    assert there == STATUS
    assert re.search(r'^`(\{"key".*?\})`', PAGE, re.M)
    assert fields(model.Fault) == list(json.loads(re.findall(r'`(\{"key".*?"\})`', PAGE)[0]))


def test_every_number_is_the_one_that_holds() -> None:
    usual, crowd = Settings(data=Path()), limits.Limits(Settings(data=Path()), lambda: 0.0)
    letters, requests = usual.letters_per_second, usual.requests_per_second
    for said in (
        f"A frame holds at most {wire.FRAME_MAX:,} bytes",
        f"at most {web_app.BODY_MAX:,} bytes",
        f"{letters} letters a second with bursts of {crowd.letters.burst:.0f}",
        f"{requests} requests a second with bursts of {crowd.requests.each.burst:,.0f}",
        f"{crowd.gestures.rate} of them a second, with bursts of {crowd.gestures.burst:.0f}",
        f"after {limits.GUESSES_BURST:.0f}, a client must wait",
        f"ping every {PING_S} s to a socket that has been silent",
        f"drops one that has not answered for {STALE_S:.0f} s",
        f"was {AWAY_S:.0f} s ago",
        f"last {REMEMBERED} asks of a seat",
        f"the last {judge.GRANTED_MAX} at a table",
    ):
        assert said in " ".join(PAGE.split()), said


def test_every_entry_and_the_result_are_there_with_their_fields() -> None:
    replays = PAGE[PAGE.index("## Replays") : PAGE.index("## The proof")]
    for kind in (Opened, Moved, Elapsed, Closed):
        written = re.search(rf'`\{{"entry": "{kind.__struct_config__.tag}", (.*?)\}}`', replays)
        assert written is not None
        assert re.findall(r'"([a-z]+)"', written.group(1)) == fields(kind)
    result = next(said for field, said in rows(replays, "Field | Meaning") if field == "`result`")
    assert set(fields(Result)) <= set(ticked(result))


@served()
async def test_every_route_is_there_and_there_is_no_other(home: LocalServer) -> None:
    there = {
        (method, re.sub(r"\?.*", "", path))
        for cell, _ in rows(PAGE, "Request | Answer")
        for method, path in [cell.strip("`").split(" ")]
    }
    app = web_app.build(home.hall, Access("x", Settings(data=home.data), lambda: 0.0), None, None, None)  # type: ignore[arg-type]
    routes = {
        (route.method, re.sub(r"\{([a-z]+)[^}]*\}+", lambda found: found.group(1).upper(), route.resource.canonical))
        for route in app.router.routes()
        if route.resource is not None and route.method != "HEAD" and route.resource.canonical not in PAGES
    }
    assert there == routes


@served()
async def test_every_request_answers_as_it_says(home: LocalServer) -> None:
    person, other = home.person(), home.person()
    status, said = await person.post("/api/token")
    assert (status, list(said)) == (201, ["token"])
    person.token = said["token"]
    status, games = await person.read("/api/games")
    assert games.keys() == GAMES.keys()
    assert all(set(game) == {"seats", "rules", "options", "defaults"} for game in games.values())
    body = {"game": "signs", "seats": 3, "options": {"flash": True}, "language": "fr", "name": "Ada", "start": "easy"}
    assert set(body) == set(fields(web_app.Open))
    status, opened = await person.post("/api/tables", body)
    assert (status, sorted(opened), opened["seats"]) == (201, ["code", "seats"], [0])
    code = opened["code"]
    status, shown = await other.read(f"/api/tables/{code[:3].lower()}-{code[3:]}")
    assert (sorted(shown), shown["seats"], shown["table"]["phase"]) == (["seats", "table"], [], "playing")
    assert sorted(shown["table"]) == sorted(fields(model.Public))
    status, device = await person.post(f"/api/tables/{code}/device?seat=0")
    assert (status, sorted(device), device["seconds"]) == (201, ["link", "seconds"], 300)
    spent = await other.post(device["link"].removeprefix(home.base).replace("/d/", "/api/device/"))
    assert spent == (200, {"code": code, "seat": 0})
    assert (await other.read(f"/api/tables/{code}"))[1]["seats"] == [0]
    assert (await person.read(f"/api/link?path=/t/{code}"))[1] == {"link": f"{home.base}/t/{code}"}
    for path, kind in ((f"/api/qr?path=/t/{code}", "image/svg+xml"), ("/metrics", "text/plain"), ("/", "text/html")):
        async with home.session.get(home.base + path) as answer:
            assert (answer.status, answer.content_type) == (200, kind)
    assert sorted((await person.read("/healthz"))[1]) == ["ok", "sockets", "tables"]


async def tried(home: LocalServer) -> dict[str, list[str]]:
    """Every command, by those who may, in an order in which each one is granted."""
    ada, bea = await home.at_table("signs", 2, seats=3)
    third = home.person()
    await third.connect(ada.table["code"])
    granted: dict[str, list[str]] = {}

    async def does(who: Any, what: str, **given: Any) -> None:
        answer = await who.do(what, **given)
        assert answer["say"] == "done", (what, answer)
        granted.setdefault(what, []).extend(given)

    await does(third, "sit", name="Cleo", seat=2)
    await does(third, "rename", name="Cleopatra")
    await does(third, "stand")
    await does(ada, "bot", seat=2, level="hard")
    await does(ada, "choose", game="signs", seats=4, options={"flash": True})
    await does(ada, "pace", pace="slow")
    await does(ada, "lock", on=True, spectators=True)
    await does(ada, "lock", on=False)
    await does(ada, "start", fill="easy")
    for yes in (False, True):
        await does(third, "sit", name="Cleo", seat=2)
        await does(ada, "admit", name="Cleo", yes=yes)
    await does(ada, "pause", on=True)
    await does(ada, "bot", seat=0, level="easy")
    await does(ada, "back")
    await does(ada, "host", seat=1)
    await home.gone(bea)
    await home.turn(AWAY_S + 1)
    await does(ada, "vote", to="bot", seat=1)
    await does(third, "vote", to="bot", seat=1)
    await does(ada, "vote", to="end")
    await bea.connect(ada.table["code"])
    await bea.until(lambda each: each.host)
    await does(bea, "kick", seat=2)
    await does(bea, "lift")
    await does(bea, "end")
    return granted


@served()
async def test_every_command_is_granted_to_those_the_page_says(home: LocalServer) -> None:
    granted = await tried(home)
    assert set(granted) == {kind.__struct_config__.tag for kind in get_args(model.Command)}
    for kind in get_args(model.Command):
        assert set(granted[kind.__struct_config__.tag]) == set(fields(kind))


def nested(kind: Any, found: dict[type[Struct], None]) -> dict[type[Struct], None]:
    """The Structs that a type is made of."""
    for part in get_args(kind):
        nested(part, found)
    if isinstance(kind, type) and issubclass(kind, Struct) and kind not in found:
        found[kind] = None
        for hint in get_type_hints(kind).values():
            nested(hint, found)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_view_and_every_move_is_there(game: str) -> None:
    section = VIEWS[VIEWS.index(f"## {game.capitalize()}\n") :].split("\n## ")[0]
    rules = GAMES[game]
    there = [name for row in rows(section, "View | Meaning") for name in ticked(row[0])]
    assert sorted(there) == sorted(fields(rules.View))
    moves = {ticked(tag)[0]: ticked(said) for tag, said, _ in rows(section, "Move | Fields | Meaning")}
    assert moves == {tag: fields(kind) for tag, kind in kinds(rules).items()}
    told = section[section.index("Happenings: ") :]
    for kind in nested(get_type_hints(rules.View)["happened"], {}):
        tag = str(kind.__struct_config__.tag)
        written = re.search(rf"`{tag}`(?: and `[a-z]+`)?(?: \((.*?)\))?[,.]", " ".join(told.split()))
        assert written is not None, tag
        assert ticked(written.group(1) or "") == fields(kind)[1:], tag
    values = [kind for kind in nested(rules.View, {}) if kind not in (Result, rules.Options, rules.View)]
    for kind in values:
        assert set(fields(kind)) - {"n"} <= set(ticked(section.replace("`round.outcome`", "`outcome`"))), kind
    assert set(get_args(get_type_hints(rules.View)["phase"])) <= set(ticked(section))


def test_the_page_shows_frames_that_are_json() -> None:
    for example in re.findall(r"^```json\n(.*?)\n```", PAGE, re.M | re.S):
        for frame in example.split("\n{"):
            msgspec.json.decode(frame if frame.startswith("{") else "{" + frame)
