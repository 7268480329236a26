"""Secrecy over a whole match: nobody looks from a second seat, and strangers come in by the host's yes."""

from tests.helpers.people import error, start
from tests.helpers.server import LocalServer, served


@served()
async def test_a_stranger_takes_a_bots_seat_in_a_match_with_the_hosts_yes_and_may_come_back_to_it(
    home: LocalServer,
) -> None:
    (ada,) = await home.at_table("signs", 1, seats=3)
    await start([ada], fill="easy")
    bob = home.person()
    await bob.connect(ada.table["code"])
    assert (await bob.do("sit", name="Bob", seat=2))["say"] == "done"
    await home.heard()
    assert ada.table["queue"] == ["Bob"]
    assert bob.view["seat"] is None
    assert error(await bob.do("admit", name="Bob")) == "host-only"
    assert (await ada.do("admit", name="Bob"))["say"] == "done"
    await bob.until(lambda heard: heard.view and heard.view["seat"] == 1)
    epoch = (bob.at or ("", 0))[0]
    assert (await bob.do("stand"))["say"] == "done"
    await bob.until(lambda heard: heard.seat is None and heard.at[0] != epoch)
    assert (bob.view["seat"], bob.offers) == (None, [])
    await home.heard()
    assert (ada.table["places"][1]["bot"], ada.table["phase"]) == ("normal", "playing")
    assert (await bob.do("sit", name="Bob"))["say"] == "done"
    await bob.until(lambda heard: heard.view and heard.view["seat"] == 1)


@served()
async def test_nobody_sees_cards_by_changing_seats_in_a_match(home: LocalServer) -> None:
    ada, bob, cyd = await home.at_table("signum", 3, seats=5)
    await start([ada, bob, cyd], fill="easy")
    assert error(await bob.do("sit", name="Bob too", seat=4)) == "looked-already"
    assert (await cyd.do("stand"))["say"] == "done"
    assert error(await ada.do("sit", name="Ada too", seat=2)) == "looked-already"
    assert (await ada.do("kick", seat=1))["say"] == "done"
    assert error(await ada.do("sit", name="Ada too", seat=1)) == "looked-already"
    late = home.person()
    await late.connect(ada.table["code"])
    assert (await late.do("sit", name="Late", seat=2))["say"] == "done"
    assert (await ada.do("admit", name="Late"))["say"] == "done"
    await late.until(lambda heard: heard.view and heard.view["seat"] is not None)
    assert late.view["seat"] in (3, 4)  # never one that somebody has left
    other = home.person()
    await other.connect(ada.table["code"])
    assert (await other.do("sit", name="Other"))["say"] == "done"
    assert (await ada.do("admit", name="Other"))["say"] == "done"
    more = home.person()
    await more.connect(ada.table["code"])
    assert (await more.do("sit", name="More"))["say"] == "done"
    assert error(await ada.do("admit", name="More")) == "table-full"
    assert (await ada.do("end"))["say"] == "done"
    assert (await ada.do("start", fill="easy"))["say"] == "done"
    await home.heard()
    assert "More" in [place["name"] for place in ada.table["places"]] or ada.table["queue"] == ["More"]


@served()
async def test_no_device_that_looked_from_one_seat_joins_another_in_a_match(home: LocalServer) -> None:
    ada, bob, cyd = await home.at_table("signs", 3, seats=3)
    _, before = await ada.post(f"/api/tables/{ada.table['code']}/device")
    await start([ada, bob, cyd])
    token = before["link"].rpartition("/")[2].rpartition("#")[2]
    status, said = await bob.post(f"/api/device/{token}")
    assert (status, said["error"]["key"]) == (400, "looked-already")


@served()
async def test_where_somebody_was_sent_away_newcomers_wait_for_the_hosts_yes_until_it_is_lifted(
    home: LocalServer,
) -> None:
    ada, bob = await home.at_table("signs", 2, seats=4)
    code = ada.table["code"]
    assert (await ada.do("kick", seat=1))["say"] == "done"
    again = home.person()  # the same one, in a private window
    await again.connect(code)
    assert (await again.do("sit", name="Bobby"))["say"] == "done"
    await home.heard()
    assert (ada.table["queue"], ada.table["barred"]) == (["Bobby"], 1)
    assert (await ada.do("admit", name="Bobby", yes=False))["say"] == "done"
    assert error(await ada.do("admit", name="Bobby")) == "nobody-waits"
    assert error(await bob.do("sit", name="Bob")) == "barred"
    assert (await ada.do("lift"))["say"] == "done"
    assert (await bob.do("sit", name="Bob"))["say"] == "done"


@served()
async def test_a_person_on_several_seats_has_one_vote(home: LocalServer) -> None:
    ada, bob, cyd = await home.at_table("signs", 3, seats=5)
    for seat in (3, 4):
        assert (await cyd.do("sit", name=f"Cyd {seat}", seat=seat))["say"] == "done"
    await start([ada, bob, cyd])
    await home.gone(ada)
    await home.turn(20)
    seats = [home.person(like=cyd) for _ in range(3)]
    for tab, seat in zip(seats, (2, 3, 4), strict=True):
        await tab.connect(ada.table["code"], f"seat={seat}")
        assert (await tab.do("vote", to="end"))["say"] == "done"
    await home.heard()
    assert bob.table["phase"] == "playing"
    assert (await bob.do("vote", to="end"))["say"] == "done"
    await bob.until(lambda heard: heard.table["phase"] == "ended")
