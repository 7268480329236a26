"""What no decent client says, by the ten thousand from one seed: letters first, then requests."""

import json
import secrets
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from wordless.engine.play import draw, kinds
from wordless.games import GAMES
from wordless.server.tables.judge import Standing

DEEP = 30_000
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1, 15, 16, 2**31, 2**63, 2**64, 10**400, 1.5, 1e308, "", "0", "x", "\x00", "é" * 30, "\ud800",
    "𝔘" * 12, "<script>", "a" * 500, [], [1], [[]], {}, {"do": "sit"}, {"move": "take"}, "../..", "easy", "end", "sign",
)  # fmt: skip
COMMANDS = (
    "sit", "stand", "rename", "choose", "bot", "back", "kick", "lock", "pause", "pace", "host", "start", "end", "vote",
)  # fmt: skip
FIELDS = ("name", "seat", "game", "seats", "options", "level", "on", "spectators", "pace", "fill", "to", "card", "move")


def text(value: Any) -> bytes:
    """JSON, even of what has no UTF-8."""
    return json.dumps(value).encode()


class Liar:
    """Somebody at one table who means no good: everything said is drawn from a seed."""

    def __init__(self, random: Random, standing: Standing, granted: list[str]) -> None:
        assert standing.match is not None
        self._random = random
        self._standing = standing
        self._granted = granted
        self._game = GAMES[standing.seating.game]
        state, seats = standing.match.state, range(standing.match.opened.seats)
        self._stage = state.stage
        self._views = [self._game.view(state, seat) for seat in seats]
        self._kinds: Any = kinds(self._game)
        ways: tuple[tuple[int, Callable[[], bytes]], ...] = (
            (40, self.wrong_move),
            (8, self.late),
            (4, self.again),
            (14, self.command),
            (14, self.mutilated),
            (10, self.misshapen),
            (6, self.unknown_field),
            (5, self.noise),
            (2, self.deep),
            (2, self.long),
            (5, self.odd_move),
        )
        self._ways = [way for weight, way in ways for _ in range(weight)]

    def letter(self) -> bytes:
        return self._random.choice(self._ways)()

    def _id(self) -> str:
        return f"{self._random.getrandbits(96):024x}"

    def _ask(self, move: Any, **more: Any) -> dict[str, Any]:
        return {"say": "ask", "id": self._id(), "stage": self._stage, "move": move, **more}

    def _move(self) -> dict[str, Any]:
        """A move that some seat might make, with perhaps a field from elsewhere."""
        view = self._random.choice(self._views)
        offers = self._game.moves(view)
        if not offers or self._random.random() < 0.2:
            kind = self._random.choice(list(self._kinds))
            fields = self._kinds[kind].__struct_fields__
            return {"move": kind, **{field: self._random.choice((0, 1, 2, 7, "nod", [0, 1])) for field in fields}}
        offer = self._random.choice(offers)
        move: dict[str, Any] = msgspec.to_builtins(draw(self._random, (offer,), self._kinds, view))
        for field, value in move.items():
            if isinstance(value, int) and self._random.random() < 0.5:
                move[field] = value + self._random.choice((-1, 1, 5, 40))
        return move

    def wrong_move(self) -> bytes:
        return text(self._ask(self._move()))

    def late(self) -> bytes:
        if self._random.random() < 0.3:
            return text(self._ask(self._move(), match=self._random.choice((0, 2, 99))))
        return text(self._ask(self._move()) | {"stage": self._random.choice((self._stage + 1, 0, 2**31 - 1))})

    def again(self) -> bytes:
        """An ask that was granted before, perhaps to somebody else."""
        return text(self._ask(self._move()) | {"id": self._random.choice(self._granted)})

    def command(self) -> bytes:
        what: dict[str, Any] = {"do": self._random.choice(COMMANDS)}
        usual = {"seat": self._random.randrange(5), "name": "guest 1", "level": "easy", "on": True, "to": "end"}
        for field in {"kick": ["seat"], "host": ["seat"], "sit": ["name", "seat"], "rename": ["name"]}.get(
            what["do"], ["seat", "level"] if what["do"] == "bot" else []
        ):
            what[field] = usual[field]
        if what["do"] in ("lock", "pause"):
            what["on"] = self._random.random() < 0.5
        elif what["do"] == "pace":
            what["pace"] = "slow"
        elif what["do"] == "vote":
            what["to"] = "end"
        elif what["do"] == "choose":
            what |= {"game": self._random.choice([*GAMES, "chess"]), "seats": self._random.randrange(16)}
        return text({"say": "do", "id": self._id(), "what": what})

    def _good(self) -> bytes:
        return self._random.choice((self.wrong_move, self.command))()

    def mutilated(self) -> bytes:
        """A letter with some bytes changed, lost or doubled on the way."""
        said = bytearray(self._good())
        for _ in range(self._random.randint(1, 4)):
            at = self._random.randrange(len(said))
            way = self._random.randrange(4)
            if way == 0:
                said[at] = self._random.randrange(256)
            elif way == 1:
                del said[at : at + self._random.randint(1, 20)]
            elif way == 2:
                said[at:at] = said[at : at + 8]
            else:
                del said[at:]
            if not said:
                return b"{"
        return bytes(said)

    def misshapen(self) -> bytes:
        """A letter in which one value is of another kind."""
        letter = json.loads(self._good())
        part = letter
        for inner in ("what", "move"):
            if isinstance(part.get(inner), dict) and self._random.random() < 0.6:
                part = part[inner]
        part[self._random.choice(list(part))] = self._random.choice(ODD)
        return text(letter)

    def unknown_field(self) -> bytes:
        letter = json.loads(self._good())
        inner = letter.get("what", letter.get("move"))
        part = inner if isinstance(inner, dict) and self._random.random() < 0.5 else letter
        name = self._random.choice((*FIELDS, "__class__", "seed", "entry", "", "é", "a" * 300))
        part[name] = self._random.choice(ODD)
        return text(letter)

    def noise(self) -> bytes:
        return self._random.randbytes(self._random.randint(0, 300))

    def deep(self) -> bytes:
        nest = self._random.choice((b"[", b'{"a":'))
        deep = nest * (DEEP // len(nest))
        return self._random.choice((deep, b'{"say":"ask","id":"12345678","stage":0,"move":' + deep))

    def long(self) -> bytes:
        what = {"do": "rename", "name": "n" * self._random.randint(25, 30_000)}
        return text({"say": "do", "id": self._id(), "what": what})

    def odd_move(self) -> bytes:
        return text(self._ask(self._random.choice(ODD)))


PATHS = (
    "/", "/api/games", "/api/tables", "/api/tables/{code}", "/api/tables/{code}/device", "/api/token", "/ws/{code}",
    "/api/replays/{code}/1/{key}", "/api/replays/{code}/999999999/{key}", "/d/{key}", "/t/{code}", "/t/{code}/table",
    "/api/device/{key}",
    "/healthz", "/metrics", "/../../etc/passwd", "/assets/../../../etc/passwd", "/assets/%2e%2e%2f%2e%2e%2fserve.py",
    "/%00", "/%ff%fe", "/api//tables", "/api/tables/{code}/../../..", "/.git/config", "//evil.example/",
    "/;/?;", "/api/replays/{code}/x/{key}", "/wordless.sqlite",
    "/api/replays/{code}/1/é", "/api/qr?path=javascript:alert(1)", "/api/link?path=//evil.example", "/index.html/..",
)  # fmt: skip
GUESSES = ("/api/tables/%F0%9F%99%82", "/api/tables/OOOOOO", "/api/tables/AAAAAA", "/ws/AAAAAA", "/ws/%00")
TO_POST = ("/api/tables", "/api/tables", "/api/tables/{code}/device", "/api/token", "/api/games")
QUERIES = (
    "", "?seat=0", "?seat=99999999999999999999", "?seat=-1", "?seat=٣", "?seat=1&seat=2", "?at=a.b", "?at=.",
    "?%00=%ff",
    "?seat=" + "9" * 3000, "?screen=1&screen=2", "?seat[]=1", "?&&&=", "?at=" + "x" * 2000 + ".1", "?seat=%31%",
)  # fmt: skip
BODIES = (
    b"", b"{", b"[]", b"null", b'"x"', b"{}", b'{"game":1}', b'{"game":"chess"}', b'{"game":"sign","seats":99}',
    b'{"game":"sign","seats":0}', b'{"game":"sign","options":{"x":1}}', b'{"game":"sign","options":[]}',
    b'{"game":"sign","name":""}', b'{"game":"sign","name":"\\u200b"}', b'{"game":"sign","language":"xx"}',
    b'{"game":"sign","start":"godlike"}', b'{"game":"sign","x":1}', b"\xff\xfe", b"[" * 15_000, b'{"game":"sign"' * 100,
    b"a" * 20_000, b'{"game":"sign","options":{"points":1' + b"0" * 400 + b"}}", b"--x\r\n\r\n--x--", b"a=b&c=d",
    b'{"game":"sign","seats":1.5}', b'{"game":"sign","name":"' + b"n" * 9_000 + b'"}',
)  # fmt: skip
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "PROPFIND")


def _headers(random: Random, cookie: str) -> Iterator[str]:
    odd = (
        "Cookie: {cookie}=", "Cookie: {cookie}=short", "Cookie: {cookie}=" + "A" * 43 + "; {cookie}=" + "B" * 43,
        "Cookie: ;;;=;{cookie}", "Cookie: " + "a=b; " * 300, "Authorization: Bearer", "Authorization: Bearer x",
        "Authorization: Basic YTpi", "Authorization: Bearer " + "é" * 20, "Origin: https://evil.example",
        "Origin: null",
        "Origin: http://127.0.0.1:1", "X-Forwarded-For: 1.2.3.4, ☃", "X-Forwarded-Host: evil.example",
        "X-Forwarded-Proto: https", "Upgrade: websocket", "Upgrade: h2c", "Connection: Upgrade", "Range: bytes=9-1",
        "Accept-Encoding: br;q=x", "If-None-Match: *", "Content-Type: text/html", "Content-Type: application/json; x",
        "Sec-WebSocket-Version: 99", "Sec-WebSocket-Key: short", "If-Modified-Since: never", "Accept: */*;q=",
        "Expect: x",
    )  # fmt: skip
    for header in random.sample(odd, random.randrange(4)):
        yield header.replace("{cookie}", cookie)


def request(random: Random, code: str, cookie: str) -> bytes:
    """A request that is HTTP, if nothing else; none of them may open a table or sit anybody down."""
    method = random.choice(METHODS) if random.random() < 0.1 else random.choice(("GET", "POST"))
    path = random.choice(TO_POST if method == "POST" else GUESSES if random.random() < 0.01 else PATHS)
    path = path.replace("{code}", code).replace("{key}", random.choice(("0" * 24, "A" * 43, "%")))
    if "?" not in path:
        path += random.choice(QUERIES)
    body = random.choice(BODIES) if method not in ("GET", "HEAD") or random.random() < 0.05 else b""
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", *_headers(random, cookie), f"Content-Length: {len(body)}"]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


BROKEN = (
    b"GET\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\n\x00\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", b"POST /api/tables HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nContent-Length: x\r\n\r\n", b"GET / HTTP/1.1\r\nCookie: %s\r\nbroken\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nabcd",
    b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\nHost: a\r\n\r\n", b"GET / HTTP/1.1\r\nX: " + b"a" * 20_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"".join(b"X%d: y\r\n" % n for n in range(300)) + b"\r\n",
    b"CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n", b"GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"get / http/1.1\r\n\r\n",
)  # fmt: skip


def broken(random: Random) -> bytes:
    """Not even HTTP."""
    said = bytearray(random.choice(BROKEN).replace(b"%s", b"secret-" + secrets.token_hex(8).encode()))
    if random.random() < 0.3:
        said[random.randrange(len(said))] = random.randrange(256)
    return bytes(said) + b"\r\n\r\n"
