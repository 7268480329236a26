"""Time enters as moves: at zero the house plays what a clock stands for, and writes it down like any move."""

import asyncio
import json
import sqlite3
from random import Random
from typing import Any

from tests.helpers.people import start
from tests.helpers.server import LocalServer, served
from wordless.engine.game import Timer
from wordless.server.tables.clock import Countdowns, LoopClock

HURRIED = {"draw_seconds": 30, "guess_seconds": 40, "reveal_seconds": 5}


def entries(home: LocalServer) -> list[dict[str, Any]]:
    db = sqlite3.connect(home.server.path)
    found = [json.loads(row[0]) for row in db.execute("select body from entries order by seq")]
    db.close()
    return found


@served()
async def test_a_match_that_nobody_plays_is_played_by_its_clocks_to_its_end(home: LocalServer) -> None:
    people = await home.at_table("subtext", 4, seats=4, options=HURRIED)
    await start(people)
    assert [(clock["seat"], round(clock["seconds"])) for clock in people[2].clocks] == [(2, 32)]
    for _ in range(200):
        if people[0].table["phase"] == "over":
            break
        await home.turn(10)
    assert people[0].table["phase"] == "over"
    played = [entry["entry"] for entry in entries(home)]
    assert played.count("moved") >= 4
    assert played.count("elapsed") >= 2
    seats = {entry["seat"] for entry in entries(home) if entry["entry"] == "moved"}
    assert seats == {0, 1, 2, 3}


@served()
async def test_whoever_is_quicker_than_the_clock_is_not_played_for(home: LocalServer) -> None:
    people = await home.at_table("subtext", 4, seats=4, options=HURRIED)
    await start(people)
    answer = await people[1].ask(people[1].some_move(Random(3)))
    assert answer["say"] == "done", answer
    await home.turn(60)
    await people[0].until(lambda heard: heard.view["phase"] != "draw")
    drawings = [entry for entry in entries(home) if entry["entry"] == "moved" and entry["move"]["move"] == "draw"]
    assert sorted(entry["seat"] for entry in drawings) == [0, 1, 2, 3]
    (own,) = [entry for entry in drawings if entry["seat"] == 1]
    assert own["id"] in {frame.get("id") for frame in people[1].frames}


@served()
async def test_a_clock_keeps_the_time_it_has_left_for_whoever_comes_later(home: LocalServer) -> None:
    people = await home.at_table("sign", 4, seats=4)
    await start(people)
    await home.turn(60)
    tab = home.person(like=people[0])
    await tab.connect(people[0].table["code"])
    await tab.until(lambda heard: heard.clocks)
    assert [clock["seconds"] for clock in tab.clocks] == [30]
    await home.turn(29)
    assert tab.view["phase"] == "meet"
    await home.turn(2)
    await tab.until(lambda heard: heard.view["phase"] != "meet")


@served()
async def test_no_clock_runs_at_a_table_where_nobody_is(home: LocalServer) -> None:
    """People who close their browsers find the match as they left it, once the table has gone to rest."""
    people = await home.at_table("sign", 4, seats=4, options={"sign_seconds": 600})
    await start(people)
    code = people[0].table["code"]
    await home.gone(*people)
    await home.turn(3600)
    assert code not in home.hall.tables
    await people[0].connect(code)
    await people[0].until(lambda heard: heard.view)
    assert people[0].view["phase"] == "meet"


def test_a_process_that_stood_still_gives_people_their_time_back() -> None:
    async def stopped_for_a_minute() -> None:
        at, rung = [100.0], list[Timer]()
        clock = LoopClock(lambda: at[0])
        countdowns = Countdowns(clock, rung.append)
        countdowns.wind((Timer("turn", 0, 20),))
        at[0] += 60  # nobody looked at the clock meanwhile
        countdowns._called()
        assert (rung, countdowns.left("turn")) == ([], 20)
        for _ in range(20):
            at[0] += 1
            clock.now()
        countdowns._called()
        assert [timer.key for timer in rung] == ["turn"]

    asyncio.run(stopped_for_a_minute())
