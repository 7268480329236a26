"""A hundred thousand letters and requests that should not be: the server stays up, the tables as they were.

Each letter's answer is compared with what the rules themselves say of it, on a copy of the table read from the journal.
"""

import asyncio
import json
import secrets
import sqlite3
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import aiohttp
import pytest

from tests.helpers import malformed
from tests.helpers.client import Client
from tests.helpers.raw_socket import BINARY, CLOSE, TEXT, RawSocket, bearer, connect, frame
from tests.helpers.server import ServerProcess
from wordless.engine.game import Illegal
from wordless.server.tables import wire
from wordless.server.tables.judge import Standing, fold, judge
from wordless.server.tables.model import Do, Ping, Vote
from wordless.server.tables.people.chairs import Who
from wordless.server.tables.people.identity import person_of
from wordless.server.web.access import HEADERS
from wordless.texts import refusal

LETTERS = 92_000
REQUESTS = 6_500
BROKEN = 1_500
BATCH = 200
SILENCE_S = 0.5  # after which whoever stammers is taken to be still waited for
TABLES: tuple[tuple[str, int, dict[str, int]], ...] = (
    ("sign", 4, {"sign_seconds": 0, "auto_done_seconds": 0}),
    ("signum", 4, {"peek_seconds": 0, "reveal_seconds": 0}),
    ("signs", 3, {"reason_seconds": 0, "verdict_seconds": 0}),
    ("subtext", 4, {"reveal_seconds": 0}),
)  # no clock runs: whatever changes has been asked for
UNREAD = frozenset({"malformed", "too-fast"})


@cache
def worded(game: str | None, key: str, *parameters: tuple[str, str | int]) -> str:
    """The key's own text, which must be there."""
    return refusal("en", game, key, **dict(parameters))


class Table(NamedTuple):
    """A table in the middle of its match, and a copy of it to ask what should come of a letter."""

    code: str
    people: list[Client]
    standing: Standing
    granted: list[str]
    here: frozenset[str]


def entries(data: Path, code: str = "%") -> list[bytes]:
    db = sqlite3.connect(data / "wordless.sqlite")
    found = [row[0] for row in db.execute("select body from entries where tab like ? order by tab, seq", (code,))]
    db.close()
    return found


def stood(data: Path, code: str) -> Standing:
    standing = None
    for body in entries(data, code):
        _, standing = fold(standing, body)
    assert standing is not None
    return standing


async def settled(house: ServerProcess, session: aiohttp.ClientSession, game: str, seats: int, options: Any) -> Table:
    """Everybody sits, some moves are made, and then everybody holds still."""
    people = [Client(house.base, session) for _ in range(seats)]
    code = await people[0].open(game, seats=seats, options=options, name="guest 0")
    for seat, person in enumerate(people):
        await person.connect(code)
        if seat:
            assert (await person.do("sit", name=f"guest {seat}", seat=seat))["say"] == "done"
    assert (await people[0].do("start"))["say"] == "done"
    random, granted = Random(seats), list[str]()
    for turn in range(16):
        person = people[turn % seats]
        await person.ping()
        move = person.some_move(random)
        if move is not None and person.table["phase"] == "playing":
            answer = await person.ask(move)
            granted += [answer["id"]] if answer["say"] == "done" else []
    standing = stood(house.data, code)
    while standing.match is not None and standing.match.game.timers(standing.match.state):
        await asyncio.sleep(0.2)  # a clock that no option takes away rings first
        standing = stood(house.data, code)
    assert standing.playing, game
    return Table(code, people, standing, granted, frozenset(person_of(person.token) for person in people))


def expected(table: Table, who: Who, said: bytes) -> tuple[str, str] | None:
    """What the answer must be; None for what would change the table, or is answered by a pong."""
    try:
        letter = wire.letter(said)
    except Illegal as illegal:
        return "refused", illegal.key
    if isinstance(letter, Ping):
        return None
    if isinstance(letter, Do) and isinstance(letter.what, Vote):
        return "refused", "host-is-here"
    try:
        entry, _ = judge(table.standing, who, letter, table.here, secrets.token_bytes)
    except Illegal as illegal:
        return "refused", illegal.key
    return ("done", "") if entry is None else None


class Voice:
    """One socket that says what it should not, and hears what it is answered."""

    def __init__(self, table: Table, person: Client | None, seat: int | None, random: Random) -> None:
        self._table = table
        self._who = Who(person_of(person.token) if person else "", seat)
        self._token = person.token if person else secrets.token_urlsafe(32)
        self._liar = malformed.Liar(random, table.standing, table.granted)
        self._game = table.standing.seating.game
        self._answers: list[tuple[str, str]] = []
        self._news = asyncio.Event()
        self._raw: RawSocket | None = None
        self.said = Counter[str]()

    async def connect(self, port: int) -> None:
        path = f"/ws/{self._table.code}"
        self._raw = await connect(port, path, self._hear, bearer(self._token))

    def _hear(self, opcode: int, payload: bytes) -> None:
        assert opcode != CLOSE, payload
        if opcode != TEXT:
            return
        told = json.loads(payload)
        if told["say"] == "refused":
            error = told["error"]
            assert error["text"] == worded(self._game, error["key"], *error["parameters"].items())
            self._answers.append(("refused", error["key"]))
        elif told["say"] == "done":
            self._answers.append(("done", ""))
        self._news.set()

    async def lie(self, count: int) -> None:
        """So many letters, a batch at a time; each is answered in its turn, and as the rules would."""
        assert self._raw is not None
        while count > 0:
            wanted, out = list[tuple[str, str]](), list[bytes]()
            while len(out) < min(BATCH, count):
                said = self._liar.letter()
                answer = expected(self._table, self._who, said)
                if answer is not None and _readable(said):
                    wanted.append(answer)
                    out.append(frame(said, TEXT))
            self._answers.clear()
            self._raw.transport.write(b"".join(out))
            async with asyncio.timeout(30):
                while len(self._answers) < len(wanted):
                    self._news.clear()
                    await self._news.wait()
            assert self._answers == wanted
            self.said.update([key or "done" for _, key in wanted])
            count -= len(out)


def _readable(said: bytes) -> bool:
    try:
        said.decode()
    except UnicodeDecodeError:
        return False
    return True


async def speak(house: ServerProcess, tables: list[Table]) -> Counter[str]:
    """Every seat and a spectator at every table, all at once."""
    voices = [
        Voice(table, person, seat, Random(f"{table.standing.seating.game}/{seat}"))
        for table in tables
        for seat, person in [*enumerate(table.people), (None, None)]
    ]
    for voice in voices:
        await voice.connect(house.port)
    share = -(-LETTERS // len(voices))
    await asyncio.gather(*[voice.lie(share) for voice in voices])
    return sum([voice.said for voice in voices], Counter())


VIOLATIONS = (
    (1009, frame(b"x" * 40_001)),
    (1009, frame(b"x" * 30_000, fin=False) + frame(b"x" * 30_000, opcode=0)),
    (1007, frame(b"\xff\xfe\xfd")),
    (1003, frame(b"{}", opcode=BINARY)),
    (1002, frame(b"{}", opcode=0x3)),
    (1002, frame(b"{}", opcode=0xB)),
    (1002, frame(b"p" * 126, opcode=0x9)),
    (1002, b"\xf1\x82\x00\x00\x00\x00{}"),
    (1002, frame(b"", opcode=0x9, fin=False)),
    (1002, frame(b"{}", opcode=0)),
)


async def violate(house: ServerProcess, table: Table) -> int:
    """What is no websocket is closed with the code that says why."""
    for code, said in VIOLATIONS:
        heard: list[tuple[int, bytes]] = []
        raw = await connect(house.port, f"/ws/{table.code}", lambda opcode, payload: heard.append((opcode, payload)))  # noqa: B023
        raw.transport.write(said)
        await asyncio.wait_for(raw.closed(), 10)
        assert [payload[:2] for opcode, payload in heard if opcode == CLOSE] == [code.to_bytes(2, "big")], said[:20]
        raw.transport.abort()
    return len(VIOLATIONS)


async def answer_to(reader: asyncio.StreamReader, method: bytes = b"") -> tuple[int, dict[str, str], bytes]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
    size = 0 if method == b"HEAD" else int(headers.get("content-length", 0))
    return int(head[0].split()[1]), headers, await reader.readexactly(size)


def check(status: int, headers: dict[str, str], body: bytes, said: bytes) -> str:
    """Either it was fine, or it is refused in the one shape; safe headers are on everything."""
    for name, value in HEADERS.items():
        assert headers.get(name.lower()) == value.lower(), (said[:200], headers)
    assert status < 500, (said[:200], body)
    if status < 400 or not body:
        return "fine"
    error = json.loads(body)["error"]
    assert error["text"] == worded(None, error["key"], *error["parameters"].items()), error
    return str(error["key"])


class Caller:
    """Somebody with one connection at a time, and a new one when that has been closed."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def call(self, said: bytes) -> str:
        """How it was answered; a line that was closed before it was used again is no answer."""
        kept = self._line is not None
        reader, writer = self._line = self._line or await asyncio.open_connection("127.0.0.1", self._port)
        writer.write(said)
        try:
            async with asyncio.timeout(20):
                status, headers, body = await answer_to(reader, said.split()[0])
        except (asyncio.IncompleteReadError, ConnectionError):
            self.hang_up()
            assert kept, said[:300]
            return await self.call(said)
        if headers.get("connection") == "close" or status == 101:
            self.hang_up()
        return check(status, headers, body, said)

    def hang_up(self) -> None:
        if self._line is not None:
            self._line[1].close()
        self._line = None


async def visit(house: ServerProcess, table: Table, cookie: str, number: int, count: int) -> Counter[str]:
    random, caller = Random(f"visit/{number}"), Caller(house.port)
    found = Counter([await caller.call(malformed.request(random, table.code, cookie)) for _ in range(count)])
    caller.hang_up()
    return found


async def stammer(house: ServerProcess, number: int, count: int) -> Counter[str]:
    """What is not even HTTP, each on a connection of its own; an answer, if there is one, has the one shape."""
    random, found = Random(f"stammer/{number}"), Counter[str]()
    for _ in range(count):
        said = malformed.broken(random)
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(said)
        try:
            async with asyncio.timeout(SILENCE_S):
                found[check(*await answer_to(reader), said)] += 1
        except (asyncio.IncompleteReadError, ConnectionError, TimeoutError):
            found["nothing"] += 1
        writer.close()
    return found


async def looks(tables: list[Table]) -> list[Any]:
    """What every seat sees now."""
    for table in tables:
        for person in table.people:
            await person.ping()
    return [(person.view, person.offers, person.table["places"]) for table in tables for person in table.people]


async def assault(house: ServerProcess) -> None:
    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session:
        async with session.get(house.base + "/") as page:
            cookie = page.headers["Set-Cookie"].partition("=")[0]
        tables = [await settled(house, session, *each) for each in TABLES]
        before = await looks(tables), entries(house.data)
        letters = await speak(house, tables)
        violations = await violate(house, tables[0])
        visits = await asyncio.gather(
            *[visit(house, tables[n % 4], cookie, n, REQUESTS // 8 + 1) for n in range(8)],
            *[stammer(house, n, BROKEN // 4) for n in range(4)],
        )
        requests = sum(visits, Counter[str]())
        after = await looks(tables), entries(house.data)
        print(f"\nletters {letters.total()}: {letters}\nrequests {requests.total()}: {requests}")
        assert after == before
        reached = sum(count for key, count in letters.items() if key not in UNREAD)
        assert letters.total() + requests.total() + violations >= 100_000
        assert reached * 3 >= letters.total() + requests.total() + violations
        for table in tables:
            assert (await table.people[0].do("end"))["say"] == "done"
            for person in table.people:
                await person.leave()


@pytest.mark.slow
def test_a_hundred_thousand_bad_letters_and_requests_change_nothing(tmp_path: Path) -> None:
    house = ServerProcess(tmp_path / "data", "--letters-per-second", "100000", "--requests-per-second", "100000")
    house.start()
    pid = house.pid
    try:
        asyncio.run(assault(house))
        assert house.pid == pid
        assert house.process is not None
        assert house.process.poll() is None
    finally:
        ended = house.stop()
    assert ended == 0
    assert "Traceback" not in house.said
    assert "ERROR" not in house.said
    assert "secret-" not in house.said
