"""Websocket frames (RFC 6455) of one client: bytes go in, whole messages come out. Knows no socket."""

import struct

from msgspec import Struct

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
OPCODES = (CONTINUED, TEXT, BINARY, CLOSE, PING, PONG)
CONTROL_MAX = 125
LAST, RESERVED, MASKED = 0x80, 0x70, 0x80
PROTOCOL_ERROR, NOT_UTF8, TOO_BIG = 1002, 1007, 1009


class Broken(Exception):
    """What came is no frame, no text or too much; the code says which."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Message(Struct, frozen=True, gc=False):
    """One whole message, or a control frame."""

    opcode: int
    data: str | bytes


class Frames:
    """What a client has sent and nobody has taken yet."""

    __slots__ = ("_at", "_buffer", "_kind", "_most", "_parts", "_size")

    def __init__(self, most: int) -> None:
        self._most = most
        self._buffer = b""
        self._at = 0
        self._kind = CONTINUED  # of the message whose parts are being gathered
        self._parts: list[bytes] | None = None
        self._size = 0

    def feed(self, data: bytes) -> None:
        self._buffer = self._buffer[self._at :] + data if self._at < len(self._buffer) else data
        self._at = 0

    def take(self) -> Message | None:
        """The next message, if all of it is here; control frames may come between its parts."""
        while (frame := self._frame()) is not None:
            last, opcode, payload = frame
            if opcode >= CLOSE:
                return Message(opcode, payload)
            if (opcode == CONTINUED) != (self._parts is not None):
                raise Broken(PROTOCOL_ERROR)
            if last and self._parts is None:
                return _message(opcode, payload)
            if self._parts is None:
                self._kind, self._parts = opcode, []
            self._parts.append(payload)
            self._size += len(payload)
            if last:
                whole, self._parts, self._size = b"".join(self._parts), None, 0
                return _message(self._kind, whole)
        return None

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


def _message(opcode: int, payload: bytes) -> Message:
    if opcode == BINARY:
        return Message(opcode, payload)
    try:
        return Message(opcode, payload.decode())
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
        return bytes((LAST | opcode, size)) + payload
    if size < 65_536:
        return struct.pack("!BBH", LAST | opcode, 126, size) + payload
    return struct.pack("!BBQ", LAST | opcode, 127, size) + payload


def goodbye(code: int, why: str = "") -> bytes:
    return framed(code.to_bytes(2, "big") + why.encode(), CLOSE)
