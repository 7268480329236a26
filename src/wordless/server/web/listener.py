"""A connection before it is a request: what cannot be read as HTTP is refused in our one shape too, and never logged.

What came in may hold a secret, so the log says only that something was wrong.
"""

import asyncio
import logging
from functools import partial
from typing import Any

from aiohttp import web

from wordless.server.tables.wire import fault
from wordless.server.web.access import HEADERS
from wordless.server.web.responses import refuse, wrong

log = logging.getLogger("wordless.web")

BACKLOG = 2_048
IDLE_S = 60.0  # also for a request's head to come in whole
LINE_MAX = 4_096
FIELD_MAX = 8_190


class Connection(web.RequestHandler):
    """One client; aiohttp speaks HTTP with it."""

    __slots__ = ()

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


async def listen(runner: web.AppRunner, host: str, port: int) -> asyncio.Server:
    """Hand each client who comes to this address a Connection."""
    assert runner.server is not None
    loop = asyncio.get_running_loop()
    made = partial(
        Connection,
        runner.server,
        loop=loop,
        access_log=None,  # type: ignore[arg-type]
        keepalive_timeout=IDLE_S,
        max_line_size=LINE_MAX,
        max_field_size=FIELD_MAX,
        auto_decompress=False,
    )
    return await loop.create_server(made, host, port, backlog=BACKLOG)
