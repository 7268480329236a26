"""A websocket by hand: cheap by the thousand, and able to say what no decent client would."""

import asyncio
import os
import socket
import struct
from collections.abc import Callable
from typing import Any

TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA
LOOPBACK = "127.0.0.1"


def frame(payload: bytes, opcode: int = TEXT, fin: bool = True, masked: bool = True) -> bytes:
    """One frame; the mask is all zero, so that what is said is what is sent."""
    size, mark = len(payload), 0x80 if masked else 0
    first = (0x80 if fin else 0) | opcode
    if size < 126:
        head = struct.pack("!BB", first, mark | size)
    elif size < 65_536:
        head = struct.pack("!BBH", first, mark | 126, size)
    else:
        head = struct.pack("!BBQ", first, mark | 127, size)
    return head + (bytes(4) if masked else b"") + payload


def upgrade(path: str, port: int, *lines: str) -> bytes:
    """The request for a websocket, as a browser makes it."""
    head = [
        f"GET {path} HTTP/1.1",
        f"Host: {LOOPBACK}:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *lines,
    ]
    return ("\r\n".join(head) + "\r\n\r\n").encode()


class RawSocket(asyncio.Protocol):
    """Hears whole frames; answers pings unless it is told to be mute."""

    def __init__(self, heard: Callable[[int, bytes], None], mute: bool = False) -> None:
        self._heard = heard
        self._mute = mute
        self._buffer = bytearray()
        self.head = b""
        self.up: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.goodbye: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, wrong: Exception | None) -> None:
        for waiting, answer in ((self.up, False), (self.lost, None)):
            if not waiting.done():
                waiting.set_result(answer)  # type: ignore[arg-type]

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.up.done():
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            self.head, self._buffer = head, bytearray(rest)
            self.up.set_result(head.startswith(b"HTTP/1.1 101"))
        while self._one():
            pass

    def _one(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, at = buffer[1] & 0x7F, 2
        if size >= 126:
            wide = 2 if size == 126 else 8
            size, at = int.from_bytes(buffer[2 : 2 + wide], "big"), 2 + wide
        if len(buffer) < at + size:
            return False
        opcode, payload = buffer[0] & 0x0F, bytes(buffer[at : at + size])
        del buffer[: at + size]
        if opcode == PING and not self._mute:
            self.transport.write(frame(payload, PONG))
        self._heard(opcode, payload)
        if opcode == CLOSE and not self.goodbye.done():
            self.goodbye.set_result(None)
        return True

    async def closed(self) -> None:
        """The other end has said goodbye, or has gone."""
        await asyncio.wait([self.lost, self.goodbye], return_when=asyncio.FIRST_COMPLETED)

    def say(self, *payloads: bytes) -> None:
        self.transport.write(b"".join([frame(payload) for payload in payloads]))


async def connect(
    port: int, path: str, heard: Callable[[int, bytes], None], *lines: str, mute: bool = False, receive: int = 0
) -> RawSocket:
    """Connected and upgraded; `receive` is how much the machine may hold for a client that does not read."""
    loop = asyncio.get_running_loop()
    made = socket.socket()
    if receive:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
    made.setblocking(False)
    await loop.sock_connect(made, (LOOPBACK, port))
    _, raw = await loop.create_connection(lambda: RawSocket(heard, mute), sock=made)
    raw.transport.write(upgrade(path, port, *lines))
    assert await raw.up, raw.head
    return raw


def bearer(token: str) -> str:
    return f"Authorization: Bearer {token}"


def open_files(wanted: int) -> None:
    """Each socket is an open file."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= wanted, os.strerror(24)
