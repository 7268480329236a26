"""One websocket. `send` never waits: what a table says at once leaves in one write, right after it.

A reader who is too slow is dropped; who says too much is read no faster than they may.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from wordless.engine.game import Seat
from wordless.server.tables import inbox, wire
from wordless.server.tables.model import Do, MoveLetter
from wordless.server.tables.table import Table
from wordless.server.web.framing import CLOSE, PING, PONG, Broken, Frames, Message, framed, goodbye
from wordless.server.web.limits import Limits

log = logging.getLogger("wordless.web")

BUFFERED_MAX = 256_000
PING_S = 2.5
STALE_S = 9.0
GOODBYE_S = 1.0
NORMAL, GOING_AWAY, TRY_AGAIN = 1000, 1001, 1013


class Socket(asyncio.Protocol):
    """A Link: letters of one device for a table, and frames for it."""

    __slots__ = (
        "_address",
        "_bucket",
        "_closing",
        "_frames",
        "_gone",
        "_held",
        "_incoming",
        "_limits",
        "_loop",
        "_outbox",
        "_table",
        "_transport",
        "heard_at",
        "person",
        "screen",
        "seat",
    )

    def __init__(self, table: Table, person: str, limits: Limits, address: str) -> None:
        self._table = table
        self.person = person
        self.seat: Seat | None = None
        self.screen = False
        self._limits = limits
        self._address = address
        self._bucket = limits.letters.bucket()
        self._outbox = table.world.outbox
        self._incoming = Frames(wire.FRAME_MAX)
        self._frames: tuple[bytes, ...] = ()
        self._loop = asyncio.get_running_loop()
        self.heard_at = self._loop.time()
        self._closing = False
        self._held = False
        self._gone: Callable[[], None] | None = None
        self._transport: Any = None

    def attach(self, transport: asyncio.Transport, gone: Callable[[], None]) -> None:
        """Take over an open line; `gone` hears when it has ended."""
        self._transport = transport
        self._gone = gone
        transport.set_write_buffer_limits(BUFFERED_MAX)
        transport.set_protocol(self)

    def connection_lost(self, wrong: Exception | None) -> None:
        self._closing = True
        if self._gone is not None:
            self._gone()

    def send(self, frame: bytes) -> None:
        """A text frame."""
        self._write(framed(frame))

    def _write(self, wired: bytes) -> None:
        if self._closing:
            return
        if not self._frames:
            self._outbox.add(self)
        self._frames += (wired,)

    def flush(self) -> None:
        """Everything that was sent, in one write."""
        frames, self._frames = self._frames, ()
        if frames and not self._transport.is_closing():
            self._transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def pause_writing(self) -> None:
        """Too much waits for a reader who is too slow."""
        self.drop()

    def ping(self) -> None:
        """Ask for a sign of life, unless one has just come; without one for a while the socket is dropped."""
        silent = self._loop.time() - self.heard_at
        if silent > STALE_S:
            self.drop()
        elif silent > PING_S / 2:
            self._write(framed(b"", PING))

    def close(self, why: str) -> None:
        """Say goodbye: the client may come back."""
        self._part(TRY_AGAIN if why == "too-busy" else GOING_AWAY, why)

    def _part(self, code: int, why: str = "") -> None:
        """Say the last word, and leave a moment for the answer."""
        self._write(goodbye(code, why))
        if not self._closing:
            self._closing = True
            self._loop.call_later(GOODBYE_S, self.drop)

    def drop(self) -> None:
        """Cut the line; the client resumes where it was."""
        self._closing = self._held = True
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        self.heard_at = self._loop.time()
        self._incoming.feed(data)
        self._listen()

    def _listen(self) -> None:
        """Letters, one after another; a fault of ours ends this socket alone."""
        try:
            while not self._held and (message := self._incoming.take()) is not None:
                self._hear(message)
        except Broken as broken:
            self._part(broken.code)
            self._hold()
        except Exception:
            log.exception("table %s: a socket failed", self._table.code)
            self.drop()

    def _hear(self, message: Message) -> None:
        opcode, said = message.opcode, message.data
        if opcode == CLOSE:
            self._farewell()
        elif self._closing or opcode == PONG:
            return
        else:
            listens = self._limits.letters.takes(self._bucket) and self._limits.households.allows(self._address)
            if opcode == PING:
                assert isinstance(said, bytes)
                self._write(framed(said, PONG))
            elif listens:
                inbox.hear(self._table, self, said, self._allowed)
            else:
                inbox.refuse_too_fast(self._table, self, said)
            if not listens:
                self._hold()
                self._loop.call_later(1 / self._limits.letters.rate, self._listen_on)

    def _hold(self) -> None:
        """Read no further for now; what has been read already waits too."""
        self._held = True
        if not self._transport.is_closing():
            self._transport.pause_reading()

    def _listen_on(self) -> None:
        if self._closing:
            return
        self._held = False
        self._transport.resume_reading()
        self._listen()

    def _farewell(self) -> None:
        """The client goes, or answers our goodbye."""
        self._write(goodbye(NORMAL))
        self.flush()
        self._closing = self._held = True
        self._transport.close()

    def _allowed(self, letter: MoveLetter | Do) -> bool:
        """A seat has one allowance for all its devices, and a smaller one for gestures."""
        if self.seat is None:
            return True
        seat = f"{self._table.code}/{self.seat}"
        if (
            isinstance(letter, MoveLetter)
            and wire.kind(letter.move) == "gesture"
            and not self._limits.gestures.allows(seat)
        ):
            return False
        return self._limits.letters.allows(seat)
