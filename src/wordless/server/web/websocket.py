"""A device at a table, from its coming to its going: the websocket's handshake, and the heartbeat of all of them.

After the handshake the connection is taken over from aiohttp. `_let_go` relies on these of its internals, each held by
a canary in tests/server/test_aiohttp.py: `request.protocol.transport` may be set to None, `connection_lost(None)` ends
the request's handler, and a handler that raises CancelledError is not answered.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from aiohttp import web

from wordless.engine.game import Illegal
from wordless.server.tables.model import Seating
from wordless.server.tables.people.chairs import seats_of
from wordless.server.tables.table import Table
from wordless.server.web.outbox import Outbox
from wordless.server.web.responses import ACCESS, number, table_of
from wordless.server.web.socket import GOODBYE_S, PING_S, Socket

log = logging.getLogger("wordless.web")

PINGS_AT_ONCE = 10
ROUND_STEPS = 100
STOOD_STILL_S = 2.0  # a process that was stopped for so long heard nobody meanwhile
LAST_LOOKS = 100
SOCKETS: web.AppKey[Any] = web.AppKey("sockets", set)
OUTBOX: web.AppKey[Outbox] = web.AppKey("outbox", Outbox)


async def socket(request: web.Request) -> web.StreamResponse:
    """A device at a table: `?seat=` picks one of its own seats, `?screen=1` the public View, `?at=` resumes."""
    access = request.app[ACCESS]
    person, address = access.person(request), access.address(request)
    table = await table_of(request)
    seating = table.now.seating
    if not seats_of(seating, person) and not seating.spectators and person != seating.host:
        raise Illegal("no-spectators")
    if request.protocol._message_tail:  # a client must wait for our yes: what it has said already would be lost
        raise Illegal("bad-request")
    link = Socket(table, person, access.limits, address, request.app[OUTBOX])
    leave = access.crowd.enter(table.code, person, address, bool(seats_of(seating, person)), link.give_up)
    try:
        await web.WebSocketResponse(compress=False).prepare(request)
        if request.transport is None:
            raise ConnectionResetError
    except ConnectionError:
        leave()
        raise asyncio.CancelledError from None  # gone before it had come: nobody's fault
    except BaseException:
        leave()
        raise
    link.screen = request.query.get("screen") == "1"
    link.seat = _seat(table.now.seating, link, request)  # as it is now: seats may have changed hands
    _attend(request, table, link, leave)
    raise asyncio.CancelledError  # there is no answer to give: the line is no longer the web server's


def _attend(request: web.Request, table: Table, link: Socket, leave: Callable[[], None]) -> None:
    """The line is handed over to the table's socket until it ends; a fault of ours ends this socket alone."""
    sockets = request.app[SOCKETS]

    def gone() -> None:
        sockets.discard(link)
        table.disconnect(link)
        leave()

    sockets.add(link)
    link.attach(_let_go(request), gone)
    try:
        table.connect(link, _position(request.query.get("at")))
    except Exception:
        log.exception("table %s: a socket failed", table.code)
        link.drop()


def _let_go(request: web.Request) -> asyncio.Transport:
    """The open line; to the web server it is as good as lost, so that nothing of the request stays behind."""
    server, transport = request.protocol, request.transport
    assert transport is not None
    server.transport = None
    server.connection_lost(None)
    return transport


def _seat(seating: Seating, link: Socket, request: web.Request) -> int | None:
    mine = seats_of(seating, link.person)
    if link.screen or not mine:
        return None
    wanted = number(request.query.get("seat"))
    return wanted if wanted in mine else mine[0]


def _position(at: str | None) -> tuple[str, int] | None:
    epoch, _, count = (at or "").partition(".")
    found = number(count)
    return None if not epoch or found is None else (epoch, found)


async def ping_while_up(app: web.Application) -> Any:
    pinging = asyncio.create_task(_pinging(app))
    yield
    pinging.cancel()
    for _ in range(LAST_LOOKS):
        if app[SOCKETS]:
            await asyncio.sleep(GOODBYE_S / LAST_LOOKS)


async def _pinging(app: web.Application) -> None:
    """The heartbeat: all in one round, a few at a time, so that nobody's move waits for a thousand pings."""
    loop = asyncio.get_running_loop()
    while True:
        links: tuple[Socket, ...] = tuple(app[SOCKETS])
        several = max(PINGS_AT_ONCE, len(links) // ROUND_STEPS)
        starts = range(0, max(1, len(links)), several)
        for start in starts:
            for link in links[start : start + several]:
                link.ping()
            slept = loop.time()
            await asyncio.sleep(PING_S / len(starts))
            if loop.time() - slept > PING_S / len(starts) + STOOD_STILL_S:
                for link in links:
                    link.excuse()
