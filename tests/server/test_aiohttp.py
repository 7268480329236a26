"""Canaries: what of aiohttp's internals we rely on, so that an upgrade fails here, by name, and not at a table."""

import asyncio
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from wordless.server.web import listener, websocket

ROOT = Path(__file__).parents[2]
TOUCHED = ("_manager", "_loop", "_request_count", "_current_request", "_messages", "_message_tail")


class Echo(asyncio.Protocol):
    """Whoever takes the connection over."""

    def __init__(self) -> None:
        self.heard = b""
        self.lost = False

    def data_received(self, data: bytes) -> None:
        self.heard += data

    def connection_lost(self, wrong: Exception | None) -> None:
        self.lost = True


def test_the_version_is_one_that_was_tried() -> None:
    needs = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    assert "aiohttp>=3.14,<3.15" in needs
    assert version("aiohttp").startswith("3.14.")


@pytest.mark.parametrize("name", TOUCHED)
def test_a_request_handler_has_what_the_listener_reads(name: str) -> None:
    assert name in {slot for kind in web.RequestHandler.__mro__ for slot in getattr(kind, "__slots__", ())} | set(
        vars(web.RequestHandler)
    )


@pytest.mark.parametrize("name", ["connection_made", "connection_lost", "data_received", "force_close", "handle_error"])
def test_a_request_handler_does_what_the_listener_overrides_or_calls(name: str) -> None:
    assert callable(getattr(web.RequestHandler, name))
    assert issubclass(listener.Connection, web.RequestHandler)


async def _served(handler: Any, app: web.Application | None = None) -> tuple[web.AppRunner, int]:
    app = app or web.Application()
    app.router.add_get("/", handler)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    return runner, int(runner.addresses[0][1])


async def _taken_over() -> tuple[bytes, Echo, int]:
    """What the client reads, who has its connection now, and how many connections aiohttp still knows of."""
    echo = Echo()

    async def handler(request: web.Request) -> web.StreamResponse:
        transport = websocket._let_go(request)
        transport.set_protocol(echo)
        transport.write(b"ours")
        raise asyncio.CancelledError

    runner, port = await _served(handler)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
    said = await reader.readexactly(4)
    writer.write(b"more")
    while echo.heard != b"more":  # noqa: ASYNC110
        await asyncio.sleep(0.005)
    known = len(runner.server.connections) if runner.server is not None else -1
    await runner.cleanup()
    assert not echo.lost, "what was handed over outlives the web server"
    writer.write(b"!")
    while echo.heard != b"more!":  # noqa: ASYNC110
        await asyncio.sleep(0.005)
    writer.close()
    rest = await reader.read()
    return said + rest, echo, known


def test_a_connection_can_be_taken_over_and_nothing_of_the_request_stays() -> None:
    async def bounded() -> tuple[bytes, Echo, int]:
        return await asyncio.wait_for(_taken_over(), 30)

    said, echo, known = asyncio.run(bounded())
    assert said == b"ours", "a handler that is cancelled is not answered"
    assert (echo.heard, known) == (b"more!", 0)


async def _cookie() -> bytes:
    app = web.Application()

    async def prepared(request: web.Request, response: web.StreamResponse) -> None:
        response.set_cookie("late", "1")
        response.headers.add("Set-Cookie", response.cookies["late"].OutputString())

    app.on_response_prepare.append(prepared)

    async def handler(request: web.Request) -> web.Response:
        return web.Response(text="")

    runner, port = await _served(handler, app)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
    answer = await asyncio.wait_for(reader.read(), 30)
    writer.close()
    await runner.cleanup()
    return answer


def test_a_cookie_set_as_the_response_is_prepared_is_sent_once() -> None:
    assert asyncio.run(_cookie()).count(b"Set-Cookie: late=1") == 1
