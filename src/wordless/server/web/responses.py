"""Middleware and responses: over HTTP every answer is JSON, every refusal has one shape, and both the same headers."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from aiohttp import web

from wordless.engine.game import Illegal
from wordless.server.tables import wire
from wordless.server.tables.hall import Hall
from wordless.server.tables.model import Fault
from wordless.server.tables.people import identity
from wordless.server.tables.people.chairs import seats_of
from wordless.server.tables.table import Table
from wordless.server.web.access import Access
from wordless.server.web.awaiting import Refused, table_at

log = logging.getLogger("wordless.web")

BODY_S = 10.0
STATUS = {
    "no-such-table": 404,
    "not-found": 404,
    "too-fast": 429,
    "method": 405,
    "too-large": 413,
    "origin": 403,
    "no-spectators": 403,
    "other-host": 421,
    "table-crowded": 503,
    "too-many-tabs": 429,
    "fault": 500,
    "disk-full": 507,
    "server-full": 503,
    "too-busy": 503,
    "unknown": 503,
}

Handler = TypeVar("Handler", bound=Callable[..., Any])

HALL: web.AppKey[Hall] = web.AppKey("hall", Hall)
ACCESS: web.AppKey[Access] = web.AppKey("access", Access)


def answer(body: Any, status: int = 200) -> web.Response:
    return web.Response(body=wire.encode(body), status=status, content_type="application/json")


def refuse(fault: Fault) -> web.Response:
    return answer({"error": fault}, STATUS.get(fault.key, 400))


def wrong(status: int) -> Illegal:
    """What the web calls by a number, as a refusal of ours."""
    if status == 404:
        return Illegal("not-found")
    if status == 405:
        return Illegal("method")
    return Illegal("too-large") if status in (413, 431) else Illegal("bad-request")


@web.middleware
async def guard(request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]) -> Any:
    """Origin and address first; whatever is refused is refused in one shape."""
    try:
        request.app[ACCESS].admit(request, getattr(request.match_info.handler, "cost", 1.0))
        return await handler(request)
    except Illegal as illegal:
        refused = illegal
    except Refused as no:
        return refuse(no.fault)
    except web.HTTPException as http:
        refused = wrong(http.status)
    except (web.RequestPayloadError, TimeoutError, ConnectionError):  # broken off: nobody's fault
        refused = Illegal("bad-request")
    except Exception:
        log.exception("a request could not be served")
        refused = Illegal("fault")
    request.app[HALL].world.tally.refused(refused.key)
    if refused.key == "too-fast":
        await request.app[ACCESS].slow_down()
    return refuse(wire.fault(None, refused))


def costs(cost: float) -> Callable[[Handler], Handler]:
    """What a request takes out of its address's allowance, if it is dearer or cheaper than most."""

    def priced(handler: Handler) -> Handler:
        handler.cost = cost  # type: ignore[attr-defined]
        return handler

    return priced


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    request.app[ACCESS].add_headers(request, response)


def number(text: str | None) -> int | None:
    return int(text) if text and text.isdecimal() and len(text) < 10 else None


async def table_of(request: web.Request) -> Table:
    """The table of the address; whoever has guessed too often hears nothing new, unless they sit there."""
    access, hall = request.app[ACCESS], request.app[HALL]
    code = identity.tidy_code(request.match_info["code"])
    if access.guessing(request) and not _sits(hall.tables.get(code or ""), access.person(request)):
        raise Illegal("too-fast")
    try:
        if code is None:
            raise Illegal("no-such-table")
        return await table_at(hall, code)
    except Illegal as illegal:
        if illegal.key == "no-such-table":
            access.guessed(request)
        raise


def _sits(table: Table | None, person: str) -> bool:
    return table is not None and bool(seats_of(table.now.seating, person))


async def body_of(request: web.Request, kind: Any) -> Any:
    try:
        async with asyncio.timeout(BODY_S):
            return msgspec.json.decode(await request.read(), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Illegal("malformed", what=str(wrong)[:160]) from None
