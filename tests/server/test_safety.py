"""Who is let in, under which headers, how fast, and what never leaves the house."""

import asyncio
import json
import time
from collections.abc import Callable
from http.cookies import SimpleCookie
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.helpers.client import Client
from tests.helpers.people import error, start
from tests.helpers.raw_socket import upgrade
from tests.helpers.server import LocalServer, ServerProcess, served
from wordless.engine.game import Illegal
from wordless.server.tables.people.identity import person_of
from wordless.server.web.access import HEADERS
from wordless.server.web.crowd import PERSON_SOCKETS_MAX, Crowd
from wordless.server.web.limits import GUESSES_BURST, KNOWN_MAX, Limit, Shared, household

NOD = {"move": "gesture", "gesture": "nod"}
TRUSTED = (ip_network("127.0.0.0/8"),)


async def asked(home: LocalServer, method: str, path: str, **headers: str) -> tuple[int, Any, aiohttp.ClientResponse]:
    body = json.dumps({"game": "signs"}) if method == "POST" else None
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with home.session.request(method, home.base + path, data=body, headers=named) as response:
        text = await response.text()
        return response.status, json.loads(text) if text.startswith("{") else {}, response


async def shaken(home: LocalServer, code: str, **headers: str) -> int:
    """The status of a request for a websocket."""
    reader, writer = await asyncio.open_connection("127.0.0.1", home.server.port)
    lines = [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    writer.write(upgrade(f"/ws/{code}", home.server.port, *lines))
    status = int((await reader.readline()).split()[1])
    writer.close()
    return status


@served(origin=("https://friend.example",))
async def test_other_sites_can_neither_post_nor_connect_and_allowed_ones_can(home: LocalServer) -> None:
    (ada,) = await home.at_table("signs", 1, seats=3)
    code = ada.table["code"]
    own = home.base
    for origin, welcome in (
        (own, True),
        (own.upper(), True),
        ("https://friend.example", True),
        ("https://evil.example", False),
        ("http://friend.example", False),
        (own + "1", False),
        ("http://127.0.0.1", False),
        ("null", False),
        ("http://[", False),
        ("", False),
    ):
        status, said, _ = await asked(home, "POST", "/api/tables", Origin=origin)
        assert (status == 201, said.get("error", {}).get("key", "")) == (welcome, "" if welcome else "origin"), origin
        assert (await shaken(home, code, Origin=origin) == 101) == welcome, origin
    assert (await asked(home, "POST", "/api/tables"))[0] == 201
    assert (await asked(home, "GET", "/", Origin="https://evil.example"))[0] == 200


@served(trusted_proxy=TRUSTED)
async def test_behind_a_trusted_proxy_the_outer_host_and_scheme_count(home: LocalServer) -> None:
    outer = {"X_Forwarded_Host": "play.example", "X_Forwarded_Proto": "https", "X_Forwarded_For": "203.0.113.9"}
    assert (await asked(home, "POST", "/api/tables", Origin="https://play.example", **outer))[0] == 201
    assert (await asked(home, "POST", "/api/tables", Origin="https://play.example:443", **outer))[0] == 201
    assert (await asked(home, "POST", "/api/tables", Origin="http://play.example", **outer))[0] == 403
    assert (await asked(home, "POST", "/api/tables", Origin=home.base, **outer))[0] == 403
    *_, page = await asked(home, "GET", "/", **outer)
    assert "Secure" in page.headers["Set-Cookie"]


@served()
async def test_nobody_else_is_believed_about_hosts_and_schemes(home: LocalServer) -> None:
    lies = {"X_Forwarded_Host": "play.example", "X_Forwarded_Proto": "https"}
    assert (await asked(home, "POST", "/api/tables", Origin="https://play.example", **lies))[0] == 403
    *_, page = await asked(home, "GET", "/", **lies)
    assert "Secure" not in page.headers["Set-Cookie"]


@served()
async def test_every_answer_wears_safe_headers_and_none_is_kept_by_a_cache(home: LocalServer) -> None:
    (ada,) = await home.at_table("signs", 1, seats=3)
    for method, path in (
        ("GET", "/"),
        ("GET", "/api/games"),
        ("GET", f"/api/tables/{ada.table['code']}"),
        ("GET", "/api/tables/NOSUCH"),
        ("GET", "/nothing/here"),
        ("DELETE", "/api/games"),
        ("POST", "/api/device/spent"),
        ("GET", "/metrics"),
        ("GET", "/healthz"),
        ("POST", "/api/token"),
        ("GET", f"/ws/{ada.table['code']}"),
    ):
        *_, response = await asked(home, method, path)
        for name, value in HEADERS.items():
            assert response.headers.get(name) == value, (path, name)
        assert response.headers["Cache-Control"] in ("no-store", "no-cache"), path
    assert "default-src 'none'" in HEADERS["Content-Security-Policy"]
    assert "unsafe" not in HEADERS["Content-Security-Policy"]


@served(prefix="/games/wordless")
async def test_the_cookie_is_for_this_server_and_path_only_and_no_script_can_read_it(home: LocalServer) -> None:
    *_, page = await asked(home, "GET", "/games/wordless/")
    ((name, morsel),) = SimpleCookie(page.headers["Set-Cookie"]).items()
    assert name.startswith("wordless-")
    assert morsel["httponly"] is True
    assert (morsel["samesite"], morsel["path"], morsel["secure"]) == ("Lax", "/games/wordless", "")
    assert len(morsel.value) == 43
    *_, again = await asked(home, "GET", "/games/wordless/", Cookie=f"{name}={morsel.value}")
    assert SimpleCookie(again.headers["Set-Cookie"])[name].value == morsel.value
    *_, other = await asked(home, "GET", "/games/wordless/api/games", Cookie=f"{name}={morsel.value}")
    assert "Set-Cookie" not in other.headers


@served()
async def test_what_a_first_page_asks_for_at_once_is_asked_by_one_person(home: LocalServer) -> None:
    *_, page = await asked(home, "GET", "/")
    cookie = page.headers["Set-Cookie"].partition(";")[0]
    status, opened, _ = await asked(home, "POST", "/api/tables", Cookie=cookie)
    assert status == 201
    *_, shown = await asked(home, "GET", f"/api/tables/{opened['code']}", Cookie=cookie)
    assert "Set-Cookie" not in shown.headers
    table = home.hall.tables[opened["code"]]
    assert table.now.seating.host == person_of(cookie.partition("=")[2])


@served()
async def test_only_a_well_formed_token_is_anybody(home: LocalServer) -> None:
    for wrong in ("Bearer", "Bearer x", "bearer " + "é" * 43, "Bearer " + "A" * 44):
        status, said, _ = await asked(home, "POST", "/api/tables", Authorization=wrong)
        assert (status, said["error"]["key"]) == (400, "token")
    assert (await asked(home, "POST", "/api/tables", Authorization="Basic YTpi"))[0] == 201
    _, given, _ = await asked(home, "POST", "/api/token")
    assert (await asked(home, "POST", "/api/tables", Authorization=f"Bearer {given['token']}"))[0] == 201


@served()
async def test_the_devices_of_a_seat_share_one_allowance_and_gestures_a_smaller_one(home: LocalServer) -> None:
    people = await home.at_table("signum", 4, seats=4)
    await start(people)
    tab = home.person(like=people[1])
    await tab.connect(people[1].table["code"])
    await tab.until(lambda heard: heard.view)
    said = [await device.ask(NOD) for _ in range(5) for device in (people[1], tab)]
    assert [answer["say"] for answer in said].count("done") == 6
    assert {error(answer) for answer in said if answer["say"] == "refused"} == {"too-fast"}
    assert (await people[2].ask(NOD))["say"] == "done"
    home.clock.turn(1)
    assert [(await tab.ask(NOD))["say"] for _ in range(3)] == ["done", "done", "refused"]

    home.clock.turn(60)
    devices = [home.person(like=people[3]) for _ in range(2)]
    for device in devices:
        await device.connect(people[3].table["code"])
    said = [await device.do("back") for _ in range(45) for device in devices]
    assert [answer["say"] for answer in said].count("done") == 80
    home.clock.turn(60)
    assert (await devices[0].do("back"))["say"] == "done"


@served(letters_per_second=5)
async def test_whoever_says_too_much_is_told_so_and_read_more_slowly(home: LocalServer) -> None:
    (ada,) = await home.at_table("signs", 1, seats=3)
    home.clock.turn(60)
    began = time.monotonic()
    said = [await ada.say({"say": "do", "what": {"do": "back"}}) for _ in range(24)]
    assert [answer["say"] for answer in said] == ["done"] * 20 + ["refused"] * 4
    assert time.monotonic() - began > 3 / 5
    home.clock.turn(60)
    assert (await ada.do("back"))["say"] == "done"


@served()
async def test_a_person_may_open_a_table_so_many_times_and_no_more(home: LocalServer) -> None:
    (ada,) = await home.at_table("signs", 1, seats=3)
    code = ada.table["code"]
    tabs = [home.person(like=ada) for _ in range(PERSON_SOCKETS_MAX - 1)]
    for tab in tabs:
        await tab.connect(code)
    await home.person(like=ada).connect_refused(code, 429, "too-many-tabs")
    await home.person().connect(code)
    await home.gone(tabs[0])
    await home.person(like=ada).connect(code)


@served(sockets_max=4)
async def test_a_full_server_says_so_and_whoever_sits_there_always_comes_back_in(home: LocalServer) -> None:
    (ada,) = await home.at_table("signs", 1, seats=3)
    code = ada.table["code"]
    await home.gone(ada)
    watchers = [home.person() for _ in range(4)]
    for watcher in watchers:
        await watcher.connect(code)
    await home.person().connect_refused(code, 503, "server-full")
    back = home.person(like=ada)
    await back.connect(code)
    assert (await back.do("back"))["say"] == "done"


def _enter(crowd: Crowd, person: str, address: str, seated: bool = False) -> tuple[list[bool], Callable[[], None]]:
    """A place, and whether it had to be given up."""
    gone: list[bool] = []
    leave = crowd.enter("AAAAAA", person, address, seated, lambda: not gone.append(True))  # type: ignore[func-returns-value]
    return gone, leave


def test_places_are_given_back() -> None:
    crowd = Crowd(2)
    for _ in range(3):
        _enter(crowd, "ada", "::1")[1]()
    _, leave = _enter(crowd, "ada", "192.0.2.4")
    _enter(crowd, "ada", "192.0.2.5")
    with pytest.raises(Illegal, match="server-full"):
        _enter(crowd, "bob", "192.0.2.6")
    leave()
    _enter(crowd, "bob", "192.0.2.6")


def test_whoever_holds_most_makes_room_and_those_who_sit_last_of_all() -> None:
    crowd = Crowd(6)
    seated, _ = _enter(crowd, "ada", "192.0.2.1", seated=True)
    hoard = [_enter(crowd, f"spy {n}", "192.0.2.9")[0] for n in range(5)]
    _enter(crowd, "bob", "192.0.2.2")
    assert [bool(gone) for gone in hoard].count(True) == 1
    with pytest.raises(Illegal, match="server-full"):
        _enter(crowd, "spy 6", "192.0.2.9")
    for n in range(4):
        _enter(crowd, f"player {n}", "192.0.2.3", seated=True)
    assert not seated


def test_coming_from_many_addresses_fills_nobodys_bucket_again() -> None:
    limit = Limit(0.5, 60.0, lambda: 0.0)
    while limit.allows("guesser"):
        pass
    for n in range(2 * KNOWN_MAX):
        limit.allows(f"address {n}")
    assert limit.spent("guesser")
    assert len(limit._buckets) <= KNOWN_MAX


def test_what_all_share_keeps_a_reserve_for_those_who_sit() -> None:
    shared = Shared(1.0, 10.0, lambda: 0.0)
    greedy = [who for who in range(40) for _ in range(10) if shared.allows(f"address {who}", seated=False)]
    assert len(greedy) < 100
    assert shared.allows("address 0", seated=True) is False  # its own is spent
    assert shared.allows("home", seated=True)


def test_a_household_shares_its_limits_and_is_never_banned() -> None:
    assert household("2001:db8:1:2:aaaa::1") == household("2001:db8:1:2:bbbb::2") != household("2001:db8:1:3::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") != household("192.0.2.2")
    assert household("fe80::1%eth0")
    assert household("?") == "?"
    now = [0.0]
    limit = Limit(2.0, 4.0, lambda: now[0])
    assert [limit.allows("a") for _ in range(6)] == [True] * 4 + [False] * 2
    assert limit.allows("b")
    now[0] += 1
    assert [limit.allows("a") for _ in range(3)] == [True, True, False]


@served()
async def test_guessing_codes_is_slow_work_and_even_a_right_guess_is_not_told(home: LocalServer) -> None:
    (ada,) = await home.at_table("signs", 1, seats=3)
    code, guesser = ada.table["code"], home.person()
    keys = [(await guesser.read("/api/tables/AAAAA2"))[1]["error"]["key"] for _ in range(int(GUESSES_BURST) + 2)]
    assert keys == ["no-such-table"] * int(GUESSES_BURST) + ["too-fast"] * 2
    assert (await guesser.read(f"/api/tables/{code}"))[1]["error"]["key"] == "too-fast"
    await guesser.connect_refused(code, 429, "too-fast")
    assert (await ada.read(f"/api/tables/{code}"))[0] == 200
    home.clock.turn(3)
    assert (await guesser.read(f"/api/tables/{code}"))[0] == 200


@served(requests_per_second=5)
async def test_an_address_may_ask_and_open_so_much_and_then_waits(home: LocalServer) -> None:
    person = home.person()
    keys = [(await person.post("/api/tables", {"game": "signs"}))[1].get("error", {}).get("key") for _ in range(14)]
    assert keys == [None] * 12 + ["too-fast"] * 2
    statuses = [(await person.read("/healthz"))[0] for _ in range(300)]
    assert statuses.count(200) == 300 - 5 * 14
    home.clock.turn(60)
    assert (await person.read("/healthz"))[0] == 200


def test_no_secret_is_in_a_log_a_metric_or_a_frame_of_somebody_else(tmp_path: Path) -> None:
    """Everything the server says in a busy run is searched for what it must never say."""
    house = ServerProcess(tmp_path / "data", "--log-level", "debug")
    house.start()
    try:
        tokens, seed, heard = asyncio.run(_busy(house))
    finally:
        ended = house.stop()
    assert ended == 0
    persons = [person_of(token) for token in tokens]
    for secret in (*tokens, *persons, seed):
        assert secret not in house.said
        for said in heard:
            assert secret not in said
    kept = b"".join(page.read_bytes() for page in house.data.iterdir())
    assert persons[0].encode() in kept
    for token in tokens:
        assert token.encode() not in kept
    assert "Traceback" not in house.said


async def _busy(house: ServerProcess) -> tuple[list[str], str, list[str]]:
    """A match from its opening to its end; and everything that was told before the end."""
    heard = []
    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session:
        people = [Client(house.base, session) for _ in range(4)]
        code = await people[0].open("signs", seats=4, name="guest 0")
        for seat, person in enumerate(people[:3]):
            await person.connect(code)
            assert (await person.do("sit", name=f"guest {seat}", seat=seat))["say"] == "done"
        await people[3].connect(code)
        await start(people[:1], fill="easy")
        _, given = await people[1].post(f"/api/tables/{code}/device")
        link = given["link"].removeprefix(house.base)
        for path in ("/metrics", "/healthz", f"/api/tables/{code}", "/api/tables/x", link + "x", "/api/games"):
            async with session.get(house.base + path, headers=people[2].headers) as response:
                heard.append(await response.text())
        await people[1].say({"say": "do", "what": {"do": "rename", "name": people[1].token}})
        for person in people:
            await person.ping()
            heard.append(json.dumps(person.frames))
            person.frames.clear()
        assert (await people[0].do("end"))["say"] == "done"
        seed = people[0].deal["seed"]
        tokens = [person.token for person in people] + [link.rpartition("/")[2]]
        for person in people:
            await person.leave()
    return tokens, seed, heard
