"""One websocket. `send` never waits: what a table says at once leaves in one write, right after it.

Backpressure both ways: a reader who is too slow is dropped, and who says too much is read no faster than they may.
Every frame counts, control frames and parts too, and a turn of the loop takes only a few from one socket. The heartbeat
is a ping with a deadline of its own: whoever answers stays, however late we were to ask.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from wordless.engine.game import Seat
from wordless.server.tables import inbox, wire
from wordless.server.tables.model import Do, MoveLetter
from wordless.server.tables.table import Table
from wordless.server.web.framing import (
    BINARY,
    CLOSE,
    CONTINUED,
    NOT_TEXT,
    PING,
    PONG,
    Broken,
    Frames,
    Message,
    farewell,
    framed,
    goodbye,
)
from wordless.server.web.limits import Limits
from wordless.server.web.outbox import Outbox

log = logging.getLogger("wordless.web")

BUFFERED_MAX = 256_000
PING_S = 2.5
STALE_S = 9.0
GOODBYE_S = 1.0
HOLD_S = 0.25  # who says too much is read again after that, and after twice as long the next time
HOLD_S_MAX = 4.0
TURN_FRAMES = 16
GOING_AWAY, TRY_AGAIN = 1001, 1013


class Socket(asyncio.Protocol):
    """A Link: letters of one device for a table, and frames for it."""

    __slots__ = (
        "_address",
        "_asked",
        "_broken",
        "_bucket",
        "_closing",
        "_frames",
        "_gone",
        "_held",
        "_hold_s",
        "_incoming",
        "_limits",
        "_loop",
        "_outbox",
        "_pinged_at",
        "_table",
        "_transport",
        "_waits",
        "heard_at",
        "person",
        "screen",
        "seat",
    )

    def __init__(self, table: Table, person: str, limits: Limits, address: str, outbox: Outbox) -> None:
        self._table = table
        self.person = person
        self.seat: Seat | None = None
        self.screen = False
        self._limits = limits
        self._address = address
        self._bucket = limits.letters.bucket()
        self._waits = limits.frames.bucket()
        self._outbox = outbox
        self._incoming = Frames(wire.FRAME_MAX)
        self._frames: tuple[bytes, ...] = ()
        self._loop = asyncio.get_running_loop()
        self.heard_at = self._loop.time()
        self._pinged_at: float | None = None
        self._asked = False
        self._closing = False
        self._broken = False
        self._held = False
        self._hold_s = HOLD_S
        self._gone: Callable[[], None] | None = None
        self._transport: Any = None

    def attach(self, transport: asyncio.Transport, gone: Callable[[], None]) -> None:
        """Take over an open line; `gone` hears when it has ended."""
        self._transport = transport
        self._gone = gone
        transport.set_write_buffer_limits(BUFFERED_MAX)
        transport.set_protocol(self)

    def eof_received(self) -> bool:
        """Who has said all gets what is still to be said, and then goes too."""
        return False

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
        """Ask for a sign of life, unless one has just come; without an answer for a while the socket is dropped."""
        now = self._loop.time()
        if self._held or (self._pinged_at is not None and self._pinged_at <= self.heard_at):
            self._pinged_at = None  # whom we do not read cannot answer
        if self._held:
            return
        if self._pinged_at is None:
            if now - self.heard_at > PING_S / 2:
                self._pinged_at, self._asked = now, True
                self._write(framed(b"", PING))
        elif now - self._pinged_at > STALE_S:
            self.drop()

    def excuse(self) -> None:
        """The server itself stood still: nobody could have answered meanwhile."""
        self._pinged_at = None

    def close(self, why: str) -> None:
        """Say goodbye: the client may come back."""
        self._part(TRY_AGAIN if why == "too-busy" else GOING_AWAY, why)

    def _part(self, code: int, why: str = "") -> None:
        """Say the last word, and leave a moment for the answer."""
        if not self._closing and self._transport is not None:
            self._write(goodbye(code, why))
            self._closing = True
            self._loop.call_later(GOODBYE_S, self.drop)

    def give_up(self) -> bool:
        """Make room for somebody who holds fewer places."""
        self.close("server-full")
        return True

    def drop(self) -> None:
        """Cut the line; the client resumes where it was."""
        self._closing = self._held = True
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        self.heard_at = self._loop.time()
        if self._broken:
            return
        self._incoming.feed(data)
        self._listen()

    def _listen(self) -> None:
        """Frames, one after another, a few a turn; a fault of ours ends this socket alone."""
        try:
            for _ in range(TURN_FRAMES):
                if self._held or (message := self._incoming.take()) is None:
                    return
                answered = message.opcode == PONG and self._answers()
                self._hear(message)
                if not answered and not self._limits.frame(self._waits, self._address, self.seat is not None):
                    self._hold_on()
        except Broken as broken:
            self._break(broken.code)
            return
        except Exception:
            log.exception("table %s: a socket failed", self._table.code)
            self.drop()
            return
        if not self._held:
            self._hold()
            self._loop.call_soon(self._listen_on)

    def _answers(self) -> bool:
        """Whether we have asked for this sign of life: an answer to each ping is free."""
        asked, self._asked = self._asked, False
        return asked

    def _hear(self, message: Message) -> None:
        opcode, said = message.opcode, message.data
        if opcode == CLOSE:
            assert isinstance(said, bytes)
            self._farewell(farewell(said))
        elif self._closing or opcode in (PONG, CONTINUED):
            return
        elif opcode == PING:
            assert isinstance(said, bytes)
            self._write(framed(said, PONG))
        elif opcode == BINARY:
            raise Broken(NOT_TEXT)
        elif self._limits.letters.takes(self._bucket):
            inbox.hear(self._table, self, said, self._allowed)
        else:
            inbox.refuse_too_fast(self._table, self, said)
            self._hold_on()

    def _hold_on(self) -> None:
        """Too much: read no further for a while, and longer each time."""
        if not self._held:
            self._hold()
            self._loop.call_later(self._hold_s, self._listen_on)
            self._hold_s = min(HOLD_S_MAX, self._hold_s * 2)

    def _hold(self) -> None:
        """Read no further for now; what has been read already waits too."""
        self._held = True
        if not self._transport.is_closing():
            self._transport.pause_reading()

    def _listen_on(self) -> None:
        if self._broken or self._transport.is_closing():
            return
        self._held = False
        self._transport.resume_reading()
        self._listen()
        if not self._held:
            self._hold_s = HOLD_S

    def _break(self, code: int) -> None:
        """What came is no websocket any more: the last word is said, and what else comes is not read."""
        self._part(code)
        self._broken = True
        self.flush()
        if self._transport.can_write_eof():
            self._transport.write_eof()
        else:
            self._transport.close()

    def _farewell(self, code: int) -> None:
        """The client goes, or answers our goodbye."""
        if not self._closing:
            self._write(goodbye(code))
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
