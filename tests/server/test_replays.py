"""A finished match can be stepped through from any seat's knowledge, by whoever has its key, and disturbs nobody."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.helpers.journals import entries_of, journal_file, write_matches
from tests.helpers.server import LocalServer, served
from wordless.engine.model import Opened
from wordless.games import GAMES
from wordless.server.archive import replays
from wordless.server.archive.replays import SLICE
from wordless.server.archive.verify import verified
from wordless.server.journal import Record
from wordless.server.tables import wire
from wordless.server.tables.model import Arranged
from wordless.server.tables.people.identity import replay_key

CODE = "ABCDEF"


def address(data: Path, number: int, code: str = CODE) -> str:
    with closing(sqlite3.connect(data / "wordless.sqlite")) as db:
        salt = bytes.fromhex(db.execute("select value from meta where key = 'salt'").fetchone()[0])
    return f"/api/replays/{code}/{number}/{replay_key(salt, code, number)}"


async def fill(home: LocalServer, *arguments: Any, **options: Any) -> None:
    """Matches that were played before."""
    await asyncio.to_thread(write_matches, home.data, CODE, *arguments, **options)


def plain(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


def shown(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The whole View after each step."""
    views: list[dict[str, Any]] = []
    for step in steps:
        views.append((views[-1] if views else {}) | step["view"])
    return views


@served()
async def test_every_seats_steps_are_the_views_that_seat_had(home: LocalServer) -> None:
    await fill(home, "signum", 4, matches=3)
    for seat in (None, 0, 3):
        query = "" if seat is None else f"?seat={seat}"
        status, found = await home.person().read(address(home.data, 2) + query)
        assert (status, found["match"], found["seat"]) == (200, 2, seat)
        exported, match = verified(msgspec.json.encode(found))
        assert len(found["steps"]) == len(found["entries"])
        assert [step["entry"] for step in found["steps"]][1:] == found["entries"][1:]
        assert found["steps"][0]["entry"] is None, "the seed is in the entries, beside the steps"
        assert shown(found["steps"])[-1] == plain(match.view(seat))
        game, opened = GAMES["signum"], msgspec.json.decode(exported.entries[0], type=Opened)
        made = game.start(4, msgspec.convert(opened.options, game.Options), opened.seed, None)
        assert shown(found["steps"])[0] == plain(game.view(made, seat))
        assert found["names"] == [""] * 4
        assert all(step["at_ms"] > 0 for step in found["steps"])


@served()
async def test_nothing_opens_a_replay_but_its_key(home: LocalServer) -> None:
    await fill(home, "signs", 3, matches=2)
    right = address(home.data, 1)
    for wrong in (
        right[:-1] + ("0" if right[-1] != "0" else "1"),
        right.replace("/1/", "/2/"),
        right.replace("/1/", "/9/"),
        right.rsplit("/", 1)[0] + "/ключ",
        address(home.data, 9),
        address(home.data, 0),
        address(home.data, 1, "GHJKMN"),
    ):
        status, said = await home.person().read(wrong)
        assert (status, said["error"]["key"]) == (404, "not-found"), wrong


@served()
async def test_a_seat_that_is_none_is_refused(home: LocalServer) -> None:
    await fill(home, "signs", 3)
    for seat in ("3", "99999999999", "-1", "one", "", "9" * 5000, "٣"):
        status, said = await home.person().read(f"{address(home.data, 1)}?seat={seat}")
        assert status == 400, seat
        assert said["error"]["key"] == ("no-such-seat" if len(seat) < 20 else "bad-request")


def damaged(data: Path, sql: str) -> None:
    with closing(sqlite3.connect(data / "wordless.sqlite")) as db, db:
        db.execute(sql)


@served()
async def test_only_the_match_that_is_asked_for_is_read(home: LocalServer) -> None:
    await fill(home, "signs", 3, matches=3)
    damaged(home.data, "update entries set at_ms = at_ms + 1 where seq = 4")
    status, said = await home.person().read(address(home.data, 1))
    assert (status, said["error"]["key"], said["error"]["parameters"]) == (400, "table-damaged", {"entry": 4})
    for number in (2, 3):
        assert (await home.person().read(address(home.data, number)))[0] == 200


@served()
async def test_a_match_of_other_rules_says_so(home: LocalServer) -> None:
    signs = entries_of(CODE, "signs", 3)
    bodies = [(wire.encode(entry).replace(b'"signs"', b'"seals"'), head) for entry, head in signs]
    with journal_file(home.data) as made:
        for seq, (body, head) in enumerate(bodies):
            made.append(CODE, seq, body, head=head)
    _, said = await home.person().read(address(home.data, 1))
    assert said["error"]["key"] == "other-rules"
    assert f"version {GAMES['signs'].RULES} of" in said["error"]["text"]


@pytest.mark.parametrize("limit", ["STEPS_MAX", "BYTES_MAX"])
def test_a_match_too_long_to_show_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str) -> None:
    monkeypatch.setattr(replays, limit, 20)

    @served()
    async def visit(home: LocalServer) -> None:
        await fill(home, "signum", 4)
        _, said = await home.person().read(address(home.data, 1))
        assert said["error"]["key"] == "replay-too-long"

    visit(tmp_path)


@served()
async def test_a_running_match_is_not_told_however_one_came_by_the_key(home: LocalServer) -> None:
    person = home.person()
    code = await person.open("sign", name="Ada", start="easy")
    status, said = await person.read(address(home.data, 1, code))
    assert (status, said["error"]["key"]) == (400, "match-running")


def test_matches_of_two_games_at_one_table_are_told_apart(tmp_path: Path) -> None:
    """When another game is chosen a reader may begin there too: such heads are no match's start."""
    first, second = list(entries_of(CODE, "signs", 3)), list(entries_of(CODE, "signum", 4, matches=2))
    chosen = second[0][0]
    assert isinstance(chosen, Arranged)
    between: list[tuple[Any, bool]] = [
        (Arranged("choose", msgspec.structs.replace(chosen.seating, matches=1)), True),
        (Arranged("rename", msgspec.structs.replace(chosen.seating, matches=1)), True),
    ]
    later = [each for each in second if b'"2-' in wire.encode(each[0]) or b'"matches":2' in wire.encode(each[0])]
    lines = [Record(wire.encode(entry), head) for entry, head in [*first, *between, *later]]
    with journal_file(tmp_path) as made:
        for seq, line in enumerate(lines):
            assert made.append(CODE, seq, line.body, head=line.head) == "written"
    for number, game, count in ((1, "signs", len(first) - 2), (2, "signum", len(later) - 1), (None, "signum", None)):
        found = replays.exported(tmp_path / "wordless.sqlite", CODE, number)
        exported, _ = verified(found.text)
        assert exported.game == game
        assert count in (None, len(exported.entries))


async def turns_while(work: Any) -> tuple[int, Any]:
    """How often others have their turn while something is done."""
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    counting = asyncio.create_task(count())
    result = await work
    counting.cancel()
    return turns, result


def test_others_have_their_turn_while_a_replay_is_made(tmp_path: Path) -> None:
    write_matches(tmp_path, CODE, "sign", 4, end="rounds", rounds=30)
    with closing(sqlite3.connect(tmp_path / "wordless.sqlite")) as db:
        found = replays.part(db, CODE, 1)
    turns, made = asyncio.run(turns_while(replays._stepped(found, "0", bytes(32))))
    steps = len(msgspec.json.decode(made)["steps"])
    assert steps > 10 * SLICE
    assert turns >= steps // SLICE


def test_a_crowd_of_replays_is_bounded(tmp_path: Path) -> None:
    write_matches(tmp_path, CODE, "signs", 3)

    async def crowd() -> list[str]:
        made = replays.Replays(tmp_path / "wordless.sqlite", b"salt")
        key = replay_key(b"salt", CODE, 1)
        asked = [made.steps(CODE, 1, key, None) for _ in range(replays.WAITING_MAX + 5)]
        return [getattr(each, "key", "shown") for each in await asyncio.gather(*asked, return_exceptions=True)]

    said = asyncio.run(crowd())
    assert said.count("shown") == replays.WAITING_MAX
    assert said.count("too-busy") == 5
