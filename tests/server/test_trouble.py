"""When the disk is full or a journal is damaged: the server stays up, says what is wrong, and the others play on."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

import aiohttp

from tests.helpers.client import Client
from tests.helpers.journals import journal_file, write_matches
from wordless.games import GAMES
from wordless.server.host.serve import Running, running
from wordless.server.settings import Settings


@asynccontextmanager
async def inside(data: Path) -> AsyncIterator[tuple[Running, Client]]:
    """A server in this process, and somebody who comes in."""
    async with running(Settings(data=data, host="127.0.0.1", port=0)) as house, aiohttp.ClientSession() as session:
        person = Client(f"http://127.0.0.1:{house.port}", session)
        try:
            yield house, person
        finally:
            await person.leave()


async def plays_until_the_disk_is_full(data: Path) -> list[str]:
    async with inside(data) as (house, person):
        code = await person.open("sign", seats=4, name="Ada", options={"sign_seconds": 0, "auto_done_seconds": 0})
        await person.connect(code)
        await person.do("pace", pace="slow")
        await person.do("start", fill="easy")
        await person.until(lambda each: any(offer["move"] == "propose" for offer in each.offers))
        confirmed: list[str] = []

        async def propose(n: int) -> dict[str, Any]:
            id = f"proposal-{n:08}"
            move = {"move": "propose", "gestures": ["nod"], "note": f"{n} " + "x" * 70}
            answer = await person.say({"say": "ask", "id": id, "stage": person.view["stage"], "move": move})
            if answer["say"] == "done":
                confirmed.append(id)
            await asyncio.sleep(0.03)
            return answer

        await propose(0)
        pages = house.journal.writer.db.execute("pragma page_count").fetchone()[0]
        house.journal.writer.db.execute(f"pragma max_page_count = {pages + 1}")
        n = 1
        while (answer := await propose(n))["say"] == "done":
            n += 1
            assert n < 500, "the disk never filled up"
        assert answer["error"]["key"] == "disk-full"
        assert "disk is full" in answer["error"]["text"]
        assert len(confirmed) > 1
        await goes_on_without_a_disk(person)
        house.journal.writer.db.execute("pragma max_page_count = 1000000")
        assert (await propose(n + 1))["say"] == "done"
        return [code, *confirmed]


async def goes_on_without_a_disk(person: Client) -> None:
    """The server answers, and a big thing is refused like a small one, over HTTP too."""
    status, said = await person.post("/api/tables", {"game": "subtext", "options": {}, "name": "Bea" * 8})
    assert status in (201, 507), said
    assert (await person.read("/healthz"))[0] == 200
    assert (await person.do("rename", name="Grace"))["say"] in ("done", "refused")


def test_a_full_disk_refuses_moves_loses_nothing_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    code, *confirmed = asyncio.run(plays_until_the_disk_is_full(tmp_path))
    with journal_file(tmp_path) as made:
        kept = b"".join(made.bodies(code))
    assert [id for id in confirmed if kept.count(id.encode()) != 1] == []


async def torn_and_whole(data: Path) -> None:
    async with inside(data) as (house, person):
        for code, entry in (("AAAAAA", 5), ("BBBBBB", 3), ("EEEEEE", 1)):
            status, said = await person.read(f"/api/tables/{code}")
            assert (status, said["error"]["key"]) == (400, "table-damaged")
            assert said["error"]["parameters"] == {"entry": entry}
            assert code not in house.hall.tables
        status, said = await person.read("/api/tables/DDDDDD")
        assert (said["error"]["key"], said["error"]["parameters"]) == (
            "other-rules",
            {"game": "seals", "rules": GAMES["signs"].RULES},
        )
        assert (await person.read("/api/tables/CCCCCC"))[0] == 200
        code = await person.open("signs", seats=3, name="Ada", start="easy")
        await person.connect(code)
        await person.until(lambda each: each.view)


def test_a_torn_table_is_closed_and_named_and_all_others_go_on(tmp_path: Path) -> None:
    for code in ("AAAAAA", "BBBBBB", "CCCCCC", "EEEEEE"):
        write_matches(tmp_path, code, "signs", 3)
    with journal_file(tmp_path) as made:
        for seq, body in enumerate(made.bodies("CCCCCC")):
            made.append("DDDDDD", seq, body.replace(b'"signs"', b'"seals"'), head=seq < 2)
    with closing(sqlite3.connect(tmp_path / "wordless.sqlite")) as db, db:
        db.execute("update entries set body = cast('{\"entry\":\"moved\"}' as blob) where tab = 'AAAAAA' and seq = 5")
        db.execute("delete from entries where tab = 'BBBBBB' and seq = 3")
        db.execute("delete from entries where tab = 'EEEEEE' and seq = 1")
    asyncio.run(torn_and_whole(tmp_path))


async def moves_that_do_not_follow(data: Path) -> None:
    async with inside(data) as (_, person):
        _, said = await person.read("/api/tables/ABCDEF")
        assert (said["error"]["key"], said["error"]["parameters"]) == ("table-damaged", {"entry": 2})


def test_an_entry_that_the_rules_refuse_tears_a_table_too(tmp_path: Path) -> None:
    write_matches(tmp_path / "from", "ABCDEF", "signs", 3)
    with journal_file(tmp_path / "from") as made:
        bodies = made.bodies("ABCDEF")
    Random(1).shuffle(bodies[2:])
    with journal_file(tmp_path) as made:
        for seq, body in enumerate([*bodies[:2], bodies[-1]]):
            made.append("ABCDEF", seq, body, head=seq < 2)
    asyncio.run(moves_that_do_not_follow(tmp_path))
