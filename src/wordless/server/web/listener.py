"""A connection from `accept` on, before it is a request: counted by its address, given seconds to say what it wants.

What cannot be read as HTTP is refused in our one shape too, and never logged: it may hold a secret, so the log says
only that something was wrong. Of connections that are no websockets there are only so many places (`crowd.Places`).
"""

import asyncio
import logging
from functools import partial
from typing import Any, cast

from aiohttp import web

from wordless.server.tables.wire import fault
from wordless.server.web.access import HEADERS, Access
from wordless.server.web.crowd import Place, Places
from wordless.server.web.limits import household
from wordless.server.web.responses import refuse, wrong

log = logging.getLogger("wordless.web")

BACKLOG = 2_048
IDLE_S = 15.0
HEAD_S = 5.0  # for a request's head to come in whole
PLAIN_MAX = 512  # connections that are no websockets
LINE_MAX = 4_096
FIELD_MAX = 8_190


class Connection(web.RequestHandler):
    """One client; aiohttp speaks HTTP with it."""

    __slots__ = ("_access", "_head", "_place", "_places")

    def __init__(self, access: Access, places: Places, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._access = access
        self._places = places
        self._place: Place | None = None
        self._head: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Taken in if its address has a place left; else it costs us no more than this."""
        peer = (transport.get_extra_info("peername") or ("?",))[0]
        proxy = self._access.proxied(peer)
        address = f"{peer}/{id(self)}" if proxy else household(peer)
        self._place = Place(address, seated=False, give_up=self._give_up)
        if (not proxy and not self._access.limits.connects.allows(address)) or not self._places.take(self._place):
            self._manager = None  # to aiohttp it was never there
            cast(asyncio.Transport, transport).abort()
            return
        super().connection_made(transport)
        self._head = self._loop.call_later(HEAD_S, self._headless)

    def data_received(self, data: bytes) -> None:
        if self._manager is None:
            return
        super().data_received(data)
        if self._head is not None and self._request_count:
            self._head.cancel()
            self._head = None

    def connection_lost(self, exc: BaseException | None) -> None:
        if self._place is not None:
            self._places.leave(self._place)
        if self._head is not None:
            self._head.cancel()
        super().connection_lost(exc)

    def _headless(self) -> None:
        if not self._request_count:
            self.force_close()

    def _give_up(self) -> bool:
        """Somebody who holds fewer places needs one: what is idle goes."""
        idle = self._current_request is None and not self._messages
        if idle:
            self.force_close()
        return idle

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        if status == 500:
            self.log_exception(exc_info=exc)
        if request.writer.output_size > 0:
            raise ConnectionError("half an answer is out already")
        response = _refused(status)
        response.force_close()
        return response

    def log_exception(self, *args: Any, **more: Any) -> None:
        log.error("a request could not be served: %s", type(more.get("exc_info")).__name__)

    async def finish_response(
        self, request: web.BaseRequest, resp: web.StreamResponse, start_time: float | None
    ) -> tuple[web.StreamResponse, bool]:
        """What aiohttp refuses before the guard has heard of it."""
        if isinstance(resp, web.HTTPException):
            resp = _refused(resp.status)
        return await super().finish_response(request, resp, start_time)


def _refused(status: int) -> web.Response:
    response = refuse(fault(None, wrong(status)))
    response.headers.update(HEADERS | {"Cache-Control": "no-store"})
    return response


async def listen(runner: web.AppRunner, access: Access, host: str, port: int) -> asyncio.Server:
    """Hand each client who comes to this address a Connection."""
    assert runner.server is not None
    loop = asyncio.get_running_loop()
    made = partial(
        Connection,
        access,
        Places(PLAIN_MAX),
        runner.server,
        loop=loop,
        access_log=None,
        keepalive_timeout=IDLE_S,
        max_line_size=LINE_MAX,
        max_field_size=FIELD_MAX,
        auto_decompress=False,
    )
    return await loop.create_server(made, host, port, backlog=BACKLOG)
