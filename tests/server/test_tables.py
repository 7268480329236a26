"""A table from its opening to its replay: starting, pausing, resuming, resting, waking, going on after a restart."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

from tests.helpers.client import Client
from tests.helpers.people import PROPOSAL, error, start
from tests.helpers.raw_socket import bearer, connect
from tests.helpers.server import LocalServer, at_home, served, until
from wordless.engine.chance import commitment
from wordless.server.tables.hall import SWEEP_S, UNLOAD_AFTER_S
from wordless.server.tables.people.identity import replay_key
from wordless.server.tables.people.presence import AWAY_S, WAIT_S
from wordless.server.tables.stream import KEPT_FRAMES
from wordless.server.web.socket import STALE_S


async def finish(home: LocalServer, people: list[Client], random: Random) -> None:
    """Play at random until the match is over, turning the clock when nobody can move."""
    while people[0].table["phase"] == "playing":
        stuck = True
        for person in people:
            move = person.some_move(random) if person.table["phase"] == "playing" else None
            if move is not None:
                stuck &= (await person.ask(move))["say"] != "done"
        await home.heard()
        if stuck:
            await home.turn(10)


@served()
async def test_starting_twice_starts_once(home: LocalServer) -> None:
    ada, bob, _cyd = await home.at_table("signs", 3, seats=3)
    assert error(await bob.do("start")) == "host-only"
    said = await asyncio.gather(ada.do("start"), ada.do("start"), ada.do("start"))
    assert sorted(answer["say"] for answer in said) == ["done", "refused", "refused"]
    assert {error(answer) for answer in said if answer["say"] == "refused"} == {"playing"}
    assert ada.table["matches"] == 1
    assert (await ada.do("end"))["say"] == "done"
    letter = {"say": "do", "id": "start-once-more", "what": {"do": "start"}}
    assert [(await ada.say(dict(letter)))["say"] for _ in range(2)] == ["done", "done"]
    assert ada.table["matches"] == 2


@served()
async def test_a_table_starts_only_when_every_seat_is_filled(home: LocalServer) -> None:
    (ada,) = await home.at_table("signs", 1, seats=3)
    assert error(await ada.do("start")) == "free-seats"
    assert (await ada.do("bot", seat=1, level="easy"))["say"] == "done"
    assert (await ada.do("start", fill="hard"))["say"] == "done"
    assert [place["bot"] for place in ada.table["places"]] == [None, "easy", "hard"]
    assert error(await ada.do("choose", game="sign", seats=4)) == "playing"
    assert error(await ada.do("bot", seat=1, level=None)) == "seat-needs-a-player"


@served()
async def test_a_new_game_is_chosen_between_matches_and_people_keep_their_chairs(home: LocalServer) -> None:
    ada, bob, cyd = await home.at_table("signs", 3, seats=5)
    assert error(await bob.do("choose", game="sign", seats=4)) == "host-only"
    assert error(await ada.do("choose", game="chess", seats=2)) == "no-such-game"
    assert error(await ada.do("choose", game="signs", seats=2)) in ("seats", "too-many-people")
    assert error(await ada.do("choose", game="sign", seats=4, options={"points": "many"})) == "options"
    assert (await cyd.do("stand"))["say"] == "done"
    assert (await cyd.do("sit", name="Cyd", seat=4))["say"] == "done"
    assert (await ada.do("choose", game="sign", seats=4))["say"] == "done"
    await cyd.until(lambda heard: heard.table["game"] == "sign" and heard.seat == 2)
    assert [place["taken"] for place in cyd.table["places"]] == [True, True, True, False]


@served()
async def test_while_paused_every_move_is_refused_and_the_clocks_stand_still(home: LocalServer) -> None:
    ada, bob, _cyd, _dan = people = await home.at_table("sign", 4, seats=4)
    await start(people)
    (clock,) = ada.clocks
    assert error(await bob.do("pause", on=True)) == "host-only"
    assert (await ada.do("pause", on=True))["say"] == "done"
    await home.heard()
    assert (bob.table["paused"], bob.clocks) == (True, [])
    assert error(await bob.ask(PROPOSAL)) == "paused"
    stage = bob.view["stage"]
    await home.turn(clock["seconds"] + 60)
    assert bob.view["stage"] == stage
    assert (await ada.do("pause", on=False))["say"] == "done"
    await bob.until(lambda heard: heard.clocks)
    assert (await bob.ask(PROPOSAL))["say"] == "done"
    await home.turn(clock["seconds"] + 1)
    await bob.until(lambda heard: heard.view["stage"] > stage)


@served(letters_per_second=1000)
async def test_the_same_people_play_again_and_finished_matches_stay_replayable(home: LocalServer) -> None:
    people = await home.at_table("signs", 3, seats=3)
    deals = []
    for number in (1, 2):
        await start(people)
        promised = people[0].deal["commitment"]
        assert people[0].deal == {"match": number, "commitment": promised, "seed": None, "replay": None}
        await finish(home, people, Random(number))
        assert people[0].table["phase"] == "over"
        deals.append(people[0].deal)
        assert commitment(bytes.fromhex(deals[-1]["seed"])) == promised
    code = people[0].table["code"]
    stranger = home.person()
    for number, deal in enumerate(deals, 1):
        status, replay = await stranger.read(f"/api/replays/{code}/{number}/{deal['replay']}?seat=1")
        assert (status, replay["commitment"]) == (200, deal["commitment"])
        assert replay["steps"][0]["view"]["seat"] == 1
    assert (await stranger.read(f"/api/replays/{code}/1/{deals[1]['replay']}"))[0] == 404
    assert deals[0]["seed"] != deals[1]["seed"]


@served()
async def test_a_running_match_is_not_replayed(home: LocalServer) -> None:
    people = await home.at_table("signs", 3, seats=3)
    await start(people)
    code = people[0].table["code"]
    key = replay_key(home.hall.world.salt, code, 1)
    status, said = await people[0].read(f"/api/replays/{code}/1/{key}")
    assert (status, said["error"]["key"]) == (400, "match-running")


@served(letters_per_second=1000)
async def test_whoever_comes_back_gets_just_what_they_missed(home: LocalServer) -> None:
    _ada, bob, _cyd, dan = people = await home.at_table("sign", 4, seats=4)
    await start(people)
    witness = home.person(like=bob)
    await witness.connect(bob.table["code"])
    await witness.until(lambda heard: heard.view)
    await home.gone(bob)
    for _ in range(5):
        assert (await dan.ask(PROPOSAL))["say"] == "done"
    await home.heard()
    before, frames = bob.wholes, len(bob.frames)
    await bob.connect(bob.table["code"], resume=True)
    await bob.until(lambda heard: heard.at == witness.at)
    assert bob.wholes == before
    assert (bob.view, bob.table, bob.offers, bob.awaited) == (
        witness.view,
        witness.table,
        witness.offers,
        witness.awaited,
    )
    told = [frame for frame in bob.frames[frames:] if frame["say"] == "change"]
    assert told == [frame for frame in witness.frames if frame["say"] == "change"][-len(told) :]


@served(letters_per_second=1000)
async def test_a_position_that_is_not_known_brings_everything_in_a_new_epoch(home: LocalServer) -> None:
    _ada, bob, _cyd, dan = people = await home.at_table("sign", 4, seats=4)
    await start(people)
    assert bob.at is not None
    epoch, number = bob.at
    code = bob.table["code"]
    for position in ((epoch, number + 1), (epoch, 999_999_999), ("0" * 12, 0), ("", 3), ("☺", 1)):
        tab = home.person(like=bob)
        tab.at = position
        await tab.connect(code, resume=True)
        await tab.until(lambda heard: heard.wholes == 1)
        assert (tab.view, tab.at) == (bob.view, bob.at)
    await home.gone(bob)
    for _ in range(KEPT_FRAMES + 2):
        assert (await dan.ask(PROPOSAL))["say"] == "done"
    before = bob.wholes
    await bob.connect(code, resume=True)
    await bob.until(lambda heard: heard.wholes > before)
    assert bob.at[0] != epoch or bob.at[1] > number


@served()
async def test_an_idle_table_rests_and_wakes_as_it_was(home: LocalServer) -> None:
    people = await home.at_table("signs", 3, seats=3)
    await start(people)
    code, view = people[1].table["code"], people[1].view
    await home.gone(*people)
    await home.turn(AWAY_S + UNLOAD_AFTER_S + 2 * SWEEP_S)
    assert code not in home.hall.tables
    await people[1].connect(code)
    await people[1].until(lambda heard: heard.view)
    assert people[1].view == view
    assert people[1].table["waiting"]


@served(requests_per_second=1000)
async def test_a_table_is_loaded_from_its_last_match_alone(home: LocalServer) -> None:
    people = await home.at_table("signs", 3, seats=3)
    code = people[0].table["code"]
    for _ in range(100):
        assert (await people[0].do("start"))["say"] == "done"
        assert (await people[0].do("end"))["say"] == "done"
        home.clock.turn(1)
    await start(people)
    await home.gone(*people)
    home.hall.unload(code)
    found: list[Any] = []
    home.server.journal.read(code, None, found.append)
    await until(lambda: bool(found))
    assert [json.loads(kept.body)["entry"] for kept in found[0]] == ["started"], (
        "all before its last head is left unread"
    )
    status, said = await people[1].read(f"/api/tables/{code}")
    assert (status, said["table"]["matches"]) == (200, 101)


async def _played_into(home: LocalServer) -> tuple[str, list[str]]:
    people = await home.at_table("sign", 4, seats=4)
    await start(people)
    await home.turn(30)
    assert (await people[1].ask(PROPOSAL))["say"] == "done"
    return people[0].table["code"], [person.token for person in people]


async def _came_back(home: LocalServer, code: str, token: str) -> Client:
    person = home.person()
    person.token = token
    await person.connect(code)
    await person.until(lambda heard: heard.view)
    return person


def test_after_a_restart_clocks_have_their_full_time_and_stand_still_until_all_are_back(tmp_path: Path) -> None:
    async def before() -> tuple[str, list[str]]:
        async with at_home(tmp_path) as home:
            return await _played_into(home)

    async def after(code: str, tokens: list[str]) -> None:
        async with at_home(tmp_path) as home:
            first = await _came_back(home, code, tokens[0])
            assert first.table["waiting"]
            await home.turn(WAIT_S / 2)
            assert (first.clocks, first.view["stage"]) == ([], 0)
            others = [await _came_back(home, code, token) for token in tokens[1:]]
            await home.heard()
            assert not first.table["waiting"]
            assert [clock["seconds"] for clock in first.clocks] == [90]
            assert others[0].seat == 1
            assert others[0].view["council"]["proposal"] is not None
            await home.turn(91)
            await first.until(lambda heard: heard.view["stage"] > 0)

    code, tokens = asyncio.run(before())
    asyncio.run(after(code, tokens))


def test_after_a_restart_a_match_waits_a_minute_for_those_who_stay_away(tmp_path: Path) -> None:
    async def before() -> tuple[str, list[str]]:
        async with at_home(tmp_path) as home:
            return await _played_into(home)

    async def after(code: str, tokens: list[str]) -> None:
        async with at_home(tmp_path) as home:
            await home.turn(3600)
            first = await _came_back(home, code, tokens[2])
            await home.turn(WAIT_S - 1)
            assert first.table["waiting"]
            await home.turn(2)
            await first.until(lambda heard: not heard.table["waiting"] and heard.clocks)

    code, tokens = asyncio.run(before())
    asyncio.run(after(code, tokens))


def test_after_a_restart_a_table_of_bots_alone_goes_on_at_once_and_others_rest(tmp_path: Path) -> None:
    async def before() -> tuple[str, str, int]:
        async with at_home(tmp_path) as home:
            (ada,) = await home.at_table("signs", 1, seats=3)
            await start([ada], fill="easy")
            people = await home.at_table("signs", 3, seats=3)
            await start(people)
            assert (await ada.do("stand"))["say"] == "done"
            bots = ada.table["code"]
            return bots, people[0].table["code"], home.hall.tables[bots].seq

    async def after(bots: str, people: str, seq: int) -> None:
        async with at_home(tmp_path) as home:
            await until(lambda: bots in home.hall.tables)
            assert not home.hall.loaded(people)
            async with asyncio.timeout(60):
                while home.hall.tables[bots].seq <= seq + 3:
                    await home.turn(1)
                    await asyncio.sleep(0.01)

    asyncio.run(after(*asyncio.run(before())))


@served(letters_per_second=100_000)
async def test_a_slow_reader_is_dropped_and_resumes_while_others_play_on(home: LocalServer) -> None:
    ada, bob, _cyd, _dan = people = await home.at_table("sign", 4, seats=4)
    await start(people)
    code, ear = bob.table["code"], list[bytes]()
    slow = await connect(
        home.server.port, f"/ws/{code}", lambda _, said: ear.append(said), bearer(bob.token), receive=4096
    )
    await until(lambda: len(ear) >= 2)
    slow.transport.pause_reading()
    sit = {"say": "do", "what": {"do": "sit", "name": "guest 1", "seat": 1}}  # each is answered with a whole View
    for number in range(4_000):
        slow.say(json.dumps(sit | {"id": f"again-{number:06}"}).encode())
        if number % 100 == 0:
            await asyncio.sleep(0)
    audience = home.hall.tables[code].audience
    await until(lambda: len(audience.links) == 4, seconds=STALE_S - 1)  # not for its silence
    assert (await ada.ask(PROPOSAL))["say"] == "done"
    await bob.leave()
    await bob.connect(code, resume=True)
    await bob.ping()
    assert bob.view["seat"] == 1
    slow.transport.abort()
