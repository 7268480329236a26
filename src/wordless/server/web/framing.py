"""Websocket frames (RFC 6455) of one client: bytes go in, messages come out, one frame at a time. Knows no socket.

Each call of `take` reads one frame, whatever it is, so that its caller can count all of them; a part of a message that
is not whole yet comes out as an empty `CONTINUED`. Text is decoded as its parts come: what is none is known early.
"""

import struct
from codecs import IncrementalDecoder, getincrementaldecoder

from msgspec import Struct

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
OPCODES = (CONTINUED, TEXT, BINARY, CLOSE, PING, PONG)
CONTROL_MAX = 125
PARTS_MAX = 64  # of one message
LAST, RESERVED, MASKED = 0x80, 0x70, 0x80
NORMAL, PROTOCOL_ERROR, NOT_TEXT, NO_CODE, NOT_UTF8, TOO_BIG = 1000, 1002, 1003, 1005, 1007, 1009
HEADS = tuple([bytes((LAST | TEXT, size)) for size in range(126)])
_utf8 = getincrementaldecoder("utf-8")


class Broken(Exception):
    """What came is no frame, no text or too much; the code says which."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Message(Struct, frozen=True, gc=False):
    """One whole message, or a control frame."""

    opcode: int
    data: str | bytes


PART = Message(CONTINUED, b"")


class Frames:
    """What a client has sent and nobody has taken yet."""

    __slots__ = ("_at", "_buffer", "_kind", "_most", "_parts", "_size", "_text")

    def __init__(self, most: int) -> None:
        self._most = most
        self._buffer = b""
        self._at = 0
        self._kind = CONTINUED  # of the message whose parts are being gathered
        self._parts: list[bytes] | list[str] | None = None
        self._text: IncrementalDecoder | None = None
        self._size = 0

    def feed(self, data: bytes) -> None:
        self._buffer = self._buffer[self._at :] + data if self._at < len(self._buffer) else data
        self._at = 0

    def take(self) -> Message | None:
        """The next frame, if all of it is here; control frames may come between the parts of a message."""
        frame = self._frame()
        if frame is None:
            return None
        last, opcode, payload = frame
        if opcode >= CLOSE:
            return Message(opcode, payload)
        if (opcode == CONTINUED) != (self._parts is not None):
            raise Broken(PROTOCOL_ERROR)
        if last and self._parts is None:
            return Message(opcode, payload if opcode == BINARY else _decoded(payload))
        return self._gathered(last, opcode, payload)

    def _gathered(self, last: bool, opcode: int, payload: bytes) -> Message:
        if self._parts is None:
            self._kind, self._parts = opcode, []
            self._text = _utf8() if opcode == TEXT else None
        if len(self._parts) >= PARTS_MAX:
            raise Broken(TOO_BIG)
        self._size += len(payload)
        part = payload if self._text is None else _decoded(payload, self._text, last)
        self._parts.append(part)  # type: ignore[arg-type]
        if not last:
            return PART
        whole = (b"" if self._text is None else "").join(self._parts)  # type: ignore[arg-type]
        self._parts, self._text, self._size = None, None, 0
        return Message(self._kind, whole)

    def _frame(self) -> tuple[bool, int, bytes] | None:
        """The next frame: is it the last of its message, what is it, and what does it hold."""
        buffer, at = self._buffer, self._at
        if len(buffer) - at < 2:
            return None
        first, second = buffer[at], buffer[at + 1]
        opcode, size = first & 0x0F, second & 0x7F
        if first & RESERVED or opcode not in OPCODES or not second & MASKED:
            raise Broken(PROTOCOL_ERROR)
        if opcode >= CLOSE and (size > CONTROL_MAX or not first & LAST):
            raise Broken(PROTOCOL_ERROR)
        start = at + 2
        if size >= 126:
            wide = 2 if size == 126 else 8
            if len(buffer) < start + wide:
                return None
            size = int.from_bytes(buffer[start : start + wide], "big")
            start += wide
        if opcode < CLOSE and self._size + size > self._most:
            raise Broken(TOO_BIG)
        end = start + 4 + size
        if len(buffer) < end:
            return None
        self._at = end
        return bool(first & LAST), opcode, _unmasked(buffer[start + 4 : end], buffer[start : start + 4])


def _decoded(payload: bytes, text: IncrementalDecoder | None = None, last: bool = True) -> str:
    try:
        return payload.decode() if text is None else text.decode(payload, last)
    except UnicodeDecodeError:
        raise Broken(NOT_UTF8) from None


def _unmasked(payload: bytes, mask: bytes) -> bytes:
    size = len(payload)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")


def framed(payload: bytes, opcode: int = TEXT) -> bytes:
    """One whole frame of the server's."""
    size = len(payload)
    if size < 126:
        return (HEADS[size] if opcode == TEXT else bytes((LAST | opcode, size))) + payload
    if size < 65_536:
        return struct.pack("!BBH", LAST | opcode, 126, size) + payload
    return struct.pack("!BBQ", LAST | opcode, 127, size) + payload


def goodbye(code: int, why: str = "") -> bytes:
    """A close frame; without a code it is empty."""
    return framed(b"" if code == NO_CODE else code.to_bytes(2, "big") + why.encode(), CLOSE)


def farewell(payload: bytes) -> int:
    """The code of a client's close frame, to be echoed; Broken if it is none that a client may send."""
    if not payload:
        return NO_CODE
    code = int.from_bytes(payload[:2], "big")
    if len(payload) < 2 or not (1000 <= code <= 1003 or 1007 <= code <= 1014 or 3000 <= code <= 4999):
        raise Broken(PROTOCOL_ERROR)
    _decoded(payload[2:])
    return code
