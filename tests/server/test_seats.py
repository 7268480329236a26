"""Who sits where: tabs, devices, comings and goings, and what each of them sees."""

import asyncio
from typing import Any

from tests.helpers.client import Client
from tests.helpers.people import PROPOSAL, error, start
from tests.helpers.server import LocalServer, served
from wordless.server.tables.people.identity import PASS_S
from wordless.server.tables.people.presence import AWAY_S, HOST_GONE_S


async def absent(home: LocalServer, *people: Client) -> None:
    """They close their browsers, and after a while it shows."""
    await home.gone(*people)
    await home.turn(AWAY_S + 1)


def spending(home: LocalServer, given: dict[str, Any]) -> str:
    """What the page of such a link asks for."""
    return str(given["link"]).removeprefix(home.base).replace("/d/", "/api/device/")


@served()
async def test_two_tabs_on_one_seat_hear_the_same_and_closing_one_ends_nothing(home: LocalServer) -> None:
    ada, bob, cyd, dan = await home.at_table("sign", 4, seats=4)
    tab = home.person(like=ada)
    await tab.connect(ada.table["code"])
    await start([ada, bob, cyd, dan])
    await tab.until(lambda heard: heard.view)
    assert (tab.seat, tab.view, tab.at) == (0, ada.view, ada.at)
    assert (await tab.ask(PROPOSAL))["say"] == "done"
    await ada.until(lambda heard: heard.at == tab.at)
    assert ada.view["council"] == tab.view["council"] != bob.view["council"]
    await absent(home, tab)
    assert bob.table["places"][0]["here"]
    assert (await ada.ask(PROPOSAL))["say"] == "done"


@served()
async def test_a_one_time_link_brings_a_seat_to_another_device_once_and_for_five_minutes(home: LocalServer) -> None:
    ada, bob, _ = await home.at_table("signs", 3, seats=3)
    code = ada.table["code"]
    status, given = await ada.post(f"/api/tables/{code}/device")
    assert (status, given["seconds"]) == (201, PASS_S)
    phone, thief = home.person(), home.person()
    path = given["link"].removeprefix(home.base)
    async with home.session.get(home.base + path, headers=thief.headers) as looked:
        assert looked.status == 200
    spend = spending(home, given)
    assert await phone.post(spend) == (200, {"code": code, "seat": 0})
    assert (await thief.post(spend))[1]["error"]["key"] == "pass-spent"
    await phone.connect(code)
    await phone.until(lambda heard: heard.at == ada.at)
    assert (phone.seat, phone.host) == (0, True)
    assert (await bob.post(f"/api/tables/{code}/device?seat=0"))[1]["error"]["key"] == "not-seated"

    _, late = await ada.post(f"/api/tables/{code}/device?seat=0")
    home.clock.turn(PASS_S + 1)
    assert (await thief.post(spending(home, late)))[1]["error"]["key"] == "pass-spent"


@served()
async def test_a_link_to_a_seat_that_has_changed_hands_opens_nothing(home: LocalServer) -> None:
    ada, bob, _cyd = await home.at_table("signs", 3, seats=3)
    code = ada.table["code"]
    _, given = await bob.post(f"/api/tables/{code}/device")
    assert (await bob.do("stand"))["say"] == "done"
    dan, phone = home.person(), home.person()
    await dan.connect(code)
    assert (await dan.do("sit", name="Dan", seat=1))["say"] == "done"
    status, said = await phone.post(spending(home, given))
    assert (status, said["error"]["key"]) == (400, "pass-spent")
    assert (await phone.read(f"/api/tables/{code}"))[1]["seats"] == []


@served()
async def test_closing_one_device_leaves_the_other_in_its_seat(home: LocalServer) -> None:
    ada, bob, cyd, dan = await home.at_table("sign", 4, seats=4)
    code = ada.table["code"]
    _, given = await bob.post(f"/api/tables/{code}/device")
    phone = home.person()
    assert (await phone.post(spending(home, given)))[0] == 200
    await phone.connect(code)
    await start([ada, bob, cyd, dan, phone])
    await absent(home, bob)
    assert ada.table["places"][1]["here"]
    assert (await phone.ask(PROPOSAL))["say"] == "done"
    assert (await ada.do("bot", seat=1, level="easy"))["error"]["key"] == "seat-not-absent"


@served()
async def test_one_browser_may_hold_several_seats_and_its_address_says_which(home: LocalServer) -> None:
    ada, bob = await home.at_table("signs", 2, seats=3)
    assert (await ada.do("sit", name="Ada’s child", seat=2))["say"] == "done"
    assert ada.seat == 2
    await start([ada, bob])
    code = ada.table["code"]
    first, other, strange = (home.person(like=ada) for _ in range(3))
    await first.connect(code, "seat=0")
    await other.connect(code, "seat=2")
    await strange.connect(code, "seat=1")
    for tab in (first, other, strange):
        await tab.until(lambda heard: heard.view)
    assert (first.view["seat"], other.view["seat"], strange.view["seat"]) == (0, 2, 0)
    assert (await ada.read(f"/api/tables/{code}"))[1]["seats"] == [0, 2]


@served()
async def test_the_table_screen_is_public_even_for_somebody_seated(home: LocalServer) -> None:
    ada, bob, cyd = await home.at_table("signs", 3, seats=3)
    await start([ada, bob, cyd])
    screen, stranger = home.person(like=ada), home.person()
    await screen.connect(ada.table["code"], "screen=1&seat=0")
    await stranger.connect(ada.table["code"])
    await screen.until(lambda heard: heard.view)
    await stranger.until(lambda heard: heard.view)
    assert screen.seat is None
    assert (screen.view, screen.offers) == (stranger.view, stranger.offers)
    assert error(await stranger.ask({"move": "gesture", "gesture": "nod"})) == "not-seated"


@served()
async def test_sitting_down_twice_is_sitting_once(home: LocalServer) -> None:
    ada, bob = await home.at_table("signs", 2, seats=4)
    letter = {"say": "do", "id": "sitting-once", "what": {"do": "sit", "name": "guest 1", "seat": 1}}
    assert [(await bob.say(dict(letter)))["say"] for _ in range(2)] == ["done", "done"]
    assert (await bob.do("sit", name="guest 1"))["say"] == "done"
    _status, table = await bob.read(f"/api/tables/{ada.table['code']}")
    assert table["seats"] == [1]
    assert [place["taken"] for place in table["table"]["places"]] == [True, True, False, False]


@served()
async def test_of_two_who_take_one_seat_at_once_one_sits(home: LocalServer) -> None:
    (ada,) = await home.at_table("signs", 1, seats=3)
    rivals = [home.person() for _ in range(6)]
    for rival in rivals:
        await rival.connect(ada.table["code"])
    said = await asyncio.gather(*[rival.do("sit", name=f"R{n}", seat=1) for n, rival in enumerate(rivals)])
    assert sorted(answer["say"] for answer in said) == ["done"] + ["refused"] * 5
    assert {error(answer) for answer in said if answer["say"] == "refused"} == {"seat-taken"}


@served()
async def test_a_kicked_person_sees_the_public_view_and_cannot_sit_down_again(home: LocalServer) -> None:
    ada, bob, cyd = await home.at_table("signs", 3, seats=3)
    await start([ada, bob, cyd])
    assert error(await bob.do("kick", seat=0)) == "host-only"
    assert error(await ada.do("kick", seat=0)) == "host-stays"
    assert (await ada.do("kick", seat=1))["say"] == "done"
    await bob.until(lambda heard: heard.seat is None)
    assert bob.view["seat"] is None
    assert ada.table["places"][1]["bot"] == "normal"
    assert error(await bob.do("sit", name="Bob", seat=1)) == "barred"
    assert error(await bob.ask({"move": "gesture", "gesture": "nod"})) == "not-seated"


@served()
async def test_a_locked_table_takes_nobody_new_and_spectators_by_option(home: LocalServer) -> None:
    ada, bob = await home.at_table("signs", 2, seats=3)
    code = ada.table["code"]
    watcher, late = home.person(), home.person()
    await watcher.connect(code)
    assert (await ada.do("lock", on=True))["say"] == "done"
    assert error(await watcher.do("sit", name="W")) == "locked"
    assert (await ada.do("lock", on=True, spectators=False))["say"] == "done"
    await watcher.until(lambda heard: heard.ws.closed)
    await late.connect_refused(code, 403, "no-spectators")
    await bob.leave()
    await bob.connect(code)
    await bob.until(lambda heard: heard.table and not heard.table["spectators"])
    assert (await ada.do("lock", on=False))["say"] == "done"
    await late.connect(code)
    assert (await late.do("sit", name="Late"))["say"] == "done"


@served()
async def test_a_bot_stands_in_for_somebody_absent_and_hands_the_seat_back(home: LocalServer) -> None:
    ada, bob, cyd, dan = await home.at_table("sign", 4, seats=4)
    await start([ada, bob, cyd, dan])
    assert error(await ada.do("bot", seat=1, level="easy")) == "seat-not-absent"
    await home.gone(bob)
    assert error(await ada.do("bot", seat=1, level="easy")) == "seat-not-absent"
    await home.turn(AWAY_S + 1)
    assert not ada.table["places"][1]["here"]
    assert (await ada.do("bot", seat=1, level="easy"))["say"] == "done"
    assert ada.table["places"][1] == {"name": "guest 1", "taken": True, "bot": "easy", "here": False, "host": False}
    await bob.connect(ada.table["code"])
    await bob.until(lambda heard: heard.view)
    assert bob.seat == 1
    assert error(await bob.ask(PROPOSAL)) == "bot-plays"
    assert (await bob.do("back"))["say"] == "done"
    assert (await bob.ask(PROPOSAL))["say"] == "done"


@served()
async def test_a_gone_host_is_followed_by_the_next_who_is_here(home: LocalServer) -> None:
    ada, bob, _cyd = await home.at_table("signs", 3, seats=3)
    await absent(home, ada)
    await home.turn(HOST_GONE_S - 2)
    assert not bob.host
    await home.turn(2)
    await bob.until(lambda heard: heard.host and heard.table["places"][1]["host"])
    await ada.connect(bob.table["code"])
    await ada.until(lambda heard: heard.table)
    assert not ada.host
    assert error(await ada.do("pause", on=True)) == "host-only"
    assert (await bob.do("host", seat=0))["say"] == "done"
    await ada.until(lambda heard: heard.host)


@served()
async def test_a_host_who_comes_back_in_time_stays_host(home: LocalServer) -> None:
    ada, bob, _ = await home.at_table("signs", 3, seats=3)
    await absent(home, ada)
    await home.turn(HOST_GONE_S - 2)
    await ada.connect(bob.table["code"])
    await ada.until(lambda heard: heard.host)
    await home.turn(HOST_GONE_S + AWAY_S)
    assert bob.table["places"][0]["host"]


@served()
async def test_while_the_host_is_away_more_than_half_of_those_here_decide(home: LocalServer) -> None:
    ada, bob, cyd, dan = await home.at_table("signs", 4, seats=4)
    await start([ada, bob, cyd, dan])
    assert error(await bob.do("vote", to="end")) == "host-is-here"
    await absent(home, ada)
    assert error(await bob.do("vote", to="bot", seat=2)) == "seat-not-absent"
    assert (await bob.do("vote", to="bot", seat=0))["say"] == "done"
    assert (await bob.do("vote", to="bot", seat=0))["say"] == "done"
    await cyd.until(lambda heard: heard.table["votes"] == [["bot", 0, 1]])
    assert cyd.table["places"][0]["bot"] is None
    assert (await cyd.do("vote", to="bot", seat=0))["say"] == "done"
    await dan.until(lambda heard: heard.table["places"][0]["bot"] == "normal")
    for voter in (dan, bob):
        assert (await voter.do("vote", to="end"))["say"] == "done"
    await cyd.until(lambda heard: heard.table["phase"] == "ended")
    assert cyd.deal["seed"]


@served()
async def test_names_are_tidied_told_apart_and_never_reclaim_a_seat(home: LocalServer) -> None:
    ada, bob = await home.at_table("signs", 2, seats=3)
    assert (await ada.do("rename", name="  Ada\u202e\u0007   L.  "))["say"] == "done"
    await bob.until(lambda heard: heard.table["places"][0]["name"] == "Ada L.")
    assert error(await bob.do("rename", name="ADA l.")) == "name-taken"
    assert error(await bob.do("rename", name="\u200b\u2060")) == "name"
    assert error(await bob.do("rename", name="x" * 25)) == "malformed"
    assert error(await bob.do("rename", name="")) == "malformed"
    assert (await bob.do("rename", name="<b>&amp;\"'"))["say"] == "done"
    thief = home.person()
    await thief.connect(ada.table["code"])
    assert error(await thief.do("sit", name="Ada L.", seat=0)) == "seat-taken"
    assert error(await thief.do("sit", name="Ada L.")) == "name-taken"


@served()
async def test_bots_are_hurried_by_those_who_are_out_and_only_when_no_person_plays(home: LocalServer) -> None:
    one, other = await home.at_table("signs", 2, seats=3)
    await one.do("start", fill="normal")
    await one.until(lambda heard: bool(heard.view))
    assert (await one.do("vote", to="hurry"))["error"]["key"] == "people-play"
    await one.do("bot", seat=0, level="normal")
    assert (await one.do("vote", to="hurry"))["error"]["key"] == "people-play"
    await other.do("bot", seat=1, level="normal")
    assert (await one.do("vote", to="hurry"))["say"] == "done"
    assert not one.table["hurried"], "the other one still wants to watch"
    await one.until(lambda heard: heard.table["votes"] == [["hurry", None, 1]])
    assert (await other.do("vote", to="hurry"))["say"] == "done"
    await one.until(lambda heard: heard.table["hurried"] or heard.table["phase"] == "over")
    await one.until(lambda heard: heard.table["phase"] == "over", seconds=30)
    assert (await one.do("vote", to="hurry"))["error"]["key"] == "no-match"
    await one.do("start", fill="normal")
    await one.until(lambda heard: heard.table["phase"] == "playing")
    assert not one.table["hurried"]
