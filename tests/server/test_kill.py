"""Moves survive kill -9: a real process, real sockets, SIGKILL at random moments while four games are played."""

import asyncio
import json
import os
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random

import aiohttp

from tests.server.evening import Guest, seat_guests
from tests.server.house import House

KILLS = int(os.environ.get("WORDLESS_KILLS", "5"))
MOVES_BETWEEN = 200
TABLES = (("sign", 4), ("signum", 4), ("signs", 3), ("subtext", 4))


def journalled(data: Path) -> Counter[str]:
    """How often each ask's id stands in the journal."""
    db = sqlite3.connect(data / "wordless.sqlite")
    entries = [json.loads(row[0]) for row in db.execute("select body from entries")]
    db.close()
    return Counter(entry["id"] for entry in entries if entry["entry"] == "moved")


def check(data: Path, guests: list[Guest]) -> int:
    """Every move that anybody was promised stands in the journal, once."""
    kept = journalled(data)
    promised = [id for guest in guests for id in guest.confirmed]
    assert [id for id in promised if kept[id] != 1] == []
    return len(promised)


async def evening(house: House, random: Random) -> None:
    async with aiohttp.ClientSession() as session:
        tables = [
            await seat_guests(house.base, session, game, seats, 100 * n) for n, (game, seats) in enumerate(TABLES)
        ]
        guests = [guest for table in tables for guest in table]
        over = asyncio.Event()
        playing = [asyncio.create_task(guest.play(over)) for guest in guests]
        pids, promised = {house.pid}, 0
        for _ in range(KILLS):
            async with asyncio.timeout(60):
                while sum(len(guest.confirmed) for guest in guests) < promised + MOVES_BETWEEN:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(random.random() * 0.2)
            house.kill()
            promised = check(house.data, guests)
            house.start()
            pids.add(house.pid)
        assert len(pids) == KILLS + 1, "every kill was of a new process"
        for table in tables:
            await goes_on_and_ends(table)
        over.set()
        await asyncio.gather(*playing)
        assert check(house.data, guests) > promised


async def goes_on_and_ends(table: list[Guest]) -> None:
    """Every seat still plays, and the match comes to its end."""
    before = [len(guest.confirmed) for guest in table]
    number = table[0].table["matches"]
    async with asyncio.timeout(90):
        while table[0].table["matches"] <= number + 1:
            await asyncio.sleep(0.05)
    assert all(len(guest.confirmed) > count for guest, count in zip(table, before, strict=True))


def test_no_confirmed_move_is_lost_and_matches_go_on_after_kills(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.start()
    try:
        asyncio.run(evening(house, Random(7)))
    finally:
        assert house.stop() == 0
