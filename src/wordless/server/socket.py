"""One websocket. `send` writes a whole frame at once and never waits; a reader who is too slow is dropped."""

import asyncio
import struct
from collections.abc import Callable

from aiohttp import WSMsgType, web

from wordless.engine.game import Illegal, Seat
from wordless.server import wire
from wordless.server.limits import Bucket
from wordless.server.model import Ask, Do, Fault, Ping, Sit, Vote
from wordless.server.seating import Who, hosted_by, seats_of
from wordless.server.table import Table

BUFFERED_MAX = 256_000
STALE_S = 9.0
ASKS_PER_S = 20.0
ASKS_BURST = 80.0
GOING_AWAY = 1001
TRY_AGAIN = 1013


class Socket:
    """A Link over aiohttp: it reads letters for a table and writes frames without awaiting."""

    def __init__(self, request: web.Request, ws: web.WebSocketResponse, table: Table, person: str, seat: Seat | None):
        assert request.transport is not None
        self._transport = request.transport
        self._ws = ws
        self._table = table
        self.person = person
        self.seat = seat
        self.screen = False
        self._loop = asyncio.get_running_loop()
        self.heard_at = self._loop.time()
        self._bucket = Bucket(ASKS_BURST, self.heard_at)
        self._closing = False

    def send(self, frame: bytes) -> None:
        """Text frame, unmasked, in one write."""
        size = len(frame)
        if size < 126:
            head = struct.pack("!BB", 0x81, size)
        elif size < 65_536:
            head = struct.pack("!BBH", 0x81, 126, size)
        else:
            head = struct.pack("!BBQ", 0x81, 127, size)
        if self._closing or self._transport.is_closing():
            return
        self._transport.write(head + frame)
        if self._transport.get_write_buffer_size() > BUFFERED_MAX:
            self.drop()

    def ping(self) -> None:
        """Ask for a sign of life; without one for a while the socket is dropped."""
        if self._loop.time() - self.heard_at > STALE_S:
            self.drop()
        elif not self._closing and not self._transport.is_closing():
            self._transport.write(b"\x89\x00")

    def close(self, why: str) -> None:
        """Say goodbye: the client may come back."""
        if not self._closing:
            reason = why.encode()
            code = TRY_AGAIN if why == "too-busy" else GOING_AWAY
            self._transport.write(struct.pack("!BBH", 0x88, 2 + len(reason), code) + reason)
            self._closing = True
            self._loop.call_later(1.0, self.drop)

    def drop(self) -> None:
        """Cut the line; the client resumes where it was."""
        self._closing = True
        self._transport.abort()

    async def listen(self) -> None:
        """Letters, one after another, until the socket ends."""
        async for message in self._ws:
            self.heard_at = self._loop.time()
            if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                self._hear(message.data)
            elif message.type == WSMsgType.PING:
                self._transport.write(b"\x8a" + bytes([len(message.data)]) + message.data)

    def _hear(self, data: str | bytes) -> None:
        if not self._bucket.take(self.heard_at, ASKS_PER_S, ASKS_BURST):
            self.send(wire.refused(_id(data), self._table.fault(Illegal("too-fast"))))
            return
        try:
            letter = wire.letter(data)
        except Illegal as illegal:
            self.send(wire.refused(None, self._table.fault(illegal)))
            return
        if isinstance(letter, Ping):
            self.send(b'{"say":"pong"}')
        elif isinstance(letter, Ask):
            self._table.ask(Who(self.person, self.seat), letter, self._answering(letter.id))
        else:
            self._do(letter)

    def _do(self, letter: Do) -> None:
        who, what = Who(self.person, self.seat), letter.what
        answer = self._answering(letter.id)
        if isinstance(what, Vote):
            try:
                decided = self._table.presence.vote(who, what)
            except Illegal as illegal:
                answer(self._table.fault(illegal))
                return
            if decided is None:
                answer(None)
            else:
                self._table.ask(None, decided, answer)
        elif isinstance(what, Sit):
            self._table.ask(who, what, lambda wrong: self._seated(what, wrong, answer))
        else:
            self._table.ask(who, what, answer)

    def _seated(self, sit: Sit, wrong: Fault | None, answer: Callable[[Fault | None], None]) -> None:
        """Look from the seat just taken."""
        mine = seats_of(self._table.draft.seating, self.person)
        if wrong is None and mine and not self.screen:
            self._table.move_link(self, sit.seat if sit.seat in mine else mine[-1])
        answer(wrong)
        self.greet()

    def greet(self) -> None:
        """Who you are at this table: not a part of any stream."""
        seating = self._table.draft.seating
        host = hosted_by(seating, Who(self.person, self.seat))
        mine = seats_of(seating, self.person)
        self.send(wire.encode({"say": "you", "seat": self.seat, "seats": mine, "host": host}))

    def _answering(self, id: str) -> Callable[[Fault | None], None]:
        return lambda wrong: self.send(wire.done(id) if wrong is None else wire.refused(id, wrong))


def _id(data: str | bytes) -> str | None:
    """The id of a letter that will not be judged, if it has one."""
    try:
        letter = wire.letter(data)
    except Illegal:
        return None
    return None if isinstance(letter, Ping) else letter.id
