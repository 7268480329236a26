"""A running match can be told again as each seat may tell it, and no more than that."""

from random import Random

from tests.helpers.server import LocalServer, served


@served()
async def test_the_log_tells_what_each_seat_heard_and_forgets_what_must_be_remembered(home: LocalServer) -> None:
    one, other = await home.at_table("signs", 2, seats=2)
    await one.do("start")
    heard = []
    for _ in range(3):
        for person in (one, other):
            await person.until(lambda heard: bool(heard.view))
        mover = one if one.seat in one.awaited else other
        await mover.ask(mover.some_move(Random(5)))
        await home.heard()
        heard.append(one.view["happened"])
    status, log = await one.read(f"/api/tables/{one.table['code']}/log?seat={one.seat}")
    assert (status, log["match"], log["seat"]) == (200, 1, one.seat)
    assert heard[0]["what"] == "revealed"
    assert [line["happened"] for line in log["lines"]] == [each for each in heard if each["what"] != "revealed"]
    assert "rune" not in str(log), "a rune once covered is in nobody's log"


@served()
async def test_a_seats_own_cards_are_in_its_own_log_alone(home: LocalServer) -> None:
    one, other, *_ = everybody = await home.at_table("signum", 4, seats=4)
    await one.do("start")
    for person in everybody:
        await person.until(lambda heard: bool(heard.view))
    for person in everybody:
        await person.ask({"move": "lock"})
    for person in everybody:
        await person.ask({"move": "show", "slot": 0})
    await home.heard()
    path = f"/api/tables/{one.table['code']}/log"
    _, mine = await one.read(f"{path}?seat={one.seat}")
    assert mine["lines"][-1]["hand"] == one.view["hand"]
    _, public = await home.person().read(path)
    assert public["lines"]
    assert all(not line["hand"] for line in public["lines"])
    status, refused = await other.read(f"{path}?seat={one.seat}")
    assert (status, refused["error"]["key"]) == (400, "not-seated")


@served()
async def test_a_table_without_a_match_or_without_spectators_has_no_log_for_strangers(home: LocalServer) -> None:
    one, _ = await home.at_table("signs", 2, seats=2)
    path = f"/api/tables/{one.table['code']}/log"
    _, refused = await one.read(path)
    assert refused["error"]["key"] == "no-match"
    await one.do("start")
    await one.do("lock", on=True, spectators=False)
    _, refused = await home.person().read(path)
    assert refused["error"]["key"] == "not-seated"
