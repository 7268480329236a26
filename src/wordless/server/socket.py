"""One websocket. `send` never waits: what is sent in one turn of the loop leaves in one write, right after it.

A reader who is too slow is dropped.
"""

import asyncio
import struct

from aiohttp import WSMsgType, web

from wordless.engine.game import Seat
from wordless.server import letters, wire
from wordless.server.limits import Limits
from wordless.server.model import Ask, Do
from wordless.server.table import Table

BUFFERED_MAX = 256_000
PING_S = 2.5
STALE_S = 9.0
GOODBYE_S = 1.0
HEARD = (WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.PING)
GOING_AWAY = 1001
TRY_AGAIN = 1013


class Outbox:
    """The sockets that have something to write when this turn of the loop is over."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._full: list[Socket] = []

    def add(self, socket: "Socket") -> None:
        if not self._full:
            self._loop.call_soon(self._empty)
        self._full.append(socket)

    def _empty(self) -> None:
        full, self._full = self._full, []
        for socket in full:
            socket.flush()


class Socket:
    """A Link over aiohttp: it reads letters for a table and writes frames without awaiting."""

    def __init__(
        self,
        request: web.Request,
        ws: web.WebSocketResponse,
        table: Table,
        person: str,
        limits: Limits,
        address: str,
        outbox: Outbox,
    ) -> None:
        assert request.transport is not None
        self._transport = request.transport
        self._ws = ws
        self._table = table
        self.person = person
        self.seat: Seat | None = None
        self.screen = False
        self._limits = limits
        self._address = address
        self._bucket = limits.letters.bucket()
        self._outbox = outbox
        self._frames: list[bytes] = []
        self._loop = asyncio.get_running_loop()
        self.heard_at = self._loop.time()
        self._closing = False

    def send(self, frame: bytes) -> None:
        """A text frame, unmasked."""
        size = len(frame)
        if size < 126:
            head = struct.pack("!BB", 0x81, size)
        elif size < 65_536:
            head = struct.pack("!BBH", 0x81, 126, size)
        else:
            head = struct.pack("!BBQ", 0x81, 127, size)
        self._write(head + frame)

    def _write(self, wired: bytes) -> None:
        if self._closing:
            return
        if not self._frames:
            self._outbox.add(self)
        self._frames.append(wired)

    def flush(self) -> None:
        """Everything that was sent, in one write."""
        frames, self._frames = self._frames, []
        if self._transport.is_closing():
            return
        self._transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        if self._transport.get_write_buffer_size() > BUFFERED_MAX:
            self.drop()

    def ping(self) -> None:
        """Ask for a sign of life, unless one has just come; without one for a while the socket is dropped."""
        silent = self._loop.time() - self.heard_at
        if silent > STALE_S:
            self.drop()
        elif silent > PING_S / 2:
            self._write(b"\x89\x00")

    def close(self, why: str) -> None:
        """Say goodbye: the client may come back."""
        reason = why.encode()
        code = TRY_AGAIN if why == "too-busy" else GOING_AWAY
        self._write(struct.pack("!BBH", 0x88, 2 + len(reason), code) + reason)
        if not self._closing:
            self._closing = True
            self._loop.call_later(GOODBYE_S, self.drop)

    def drop(self) -> None:
        """Cut the line; the client resumes where it was."""
        self._closing = True
        self._transport.abort()

    async def listen(self) -> None:
        """Letters, one after another, until the socket ends; who says too much is read no faster than they may."""
        async for message in self._ws:
            self.heard_at = self._loop.time()
            if message.type not in HEARD:
                continue
            listens = self._limits.letters.takes(self._bucket) and self._limits.households.allows(self._address)
            if message.type is WSMsgType.PING:
                self._write(b"\x8a" + bytes([len(message.data)]) + message.data)
            elif listens:
                letters.hear(self._table, self, message.data, self._allowed)
            else:
                letters.spare(self._table, self, message.data)
            if not listens:
                await asyncio.sleep(1 / self._limits.letters.rate)

    def _allowed(self, letter: Ask | Do) -> bool:
        """A seat has one allowance for all its devices, and a smaller one for gestures."""
        seat = f"{self._table.code}/{self.seat}"
        if self.seat is None:
            return True
        if isinstance(letter, Ask) and wire.kind(letter.move) == "gesture" and not self._limits.gestures.allows(seat):
            return False
        return self._limits.letters.allows(seat)
