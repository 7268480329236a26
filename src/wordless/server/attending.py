"""A device at a table, from its coming to its going: the websocket's route, and the pulse of all of them."""

import asyncio
import logging
from typing import Any

from aiohttp import web

from wordless.engine.game import Illegal
from wordless.server import wire
from wordless.server.answers import GATE, number, table_of
from wordless.server.model import Seating
from wordless.server.seating import seats_of
from wordless.server.socket import PING_S, Outbox, Socket
from wordless.server.table import Table

log = logging.getLogger("wordless.web")

PINGS_AT_ONCE = 10
SOCKETS: web.AppKey[Any] = web.AppKey("sockets", set)
OUTBOX: web.AppKey[Outbox] = web.AppKey("outbox", Outbox)


async def socket(request: web.Request) -> web.StreamResponse:
    """A device at a table: `?seat=` picks one of its own seats, `?screen=1` the public View, `?at=` resumes."""
    gate = request.app[GATE]
    person, address = gate.person(request), gate.address(request)
    table = await table_of(request)
    seating = table.draft.seating
    if not seats_of(seating, person) and not seating.spectators and person != seating.host:
        raise Illegal("no-spectators")
    ws = web.WebSocketResponse(compress=False, autoping=False, max_msg_size=wire.FRAME_MAX)
    with gate.limits.crowd.place(table.code, person, address):
        await ws.prepare(request)
        link = Socket(request, ws, table, person, gate.limits, address, request.app[OUTBOX])
        link.screen = request.query.get("screen") == "1"
        link.seat = _seat(table.draft.seating, link, request)  # as it is now: seats may have changed hands
        await _attend(request, table, link)
    return ws


async def _attend(request: web.Request, table: Table, link: Socket) -> None:
    """From coming to going; a fault of ours ends this socket alone."""
    sockets = request.app[SOCKETS]
    sockets.add(link)
    try:
        table.connect(link, _position(request.query.get("at")))
        await link.listen()
    except Exception:
        log.exception("table %s: a socket failed", table.code)
        link.drop()
    finally:
        sockets.discard(link)
        table.disconnect(link)


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


async def _pinging(app: web.Application) -> None:
    """All in one round, a few at a time: nobody's move waits for a thousand pings."""
    while True:
        links: tuple[Socket, ...] = tuple(app[SOCKETS])
        starts = range(0, max(1, len(links)), PINGS_AT_ONCE)
        for start in starts:
            for link in links[start : start + PINGS_AT_ONCE]:
                link.ping()
            await asyncio.sleep(PING_S / len(starts))
