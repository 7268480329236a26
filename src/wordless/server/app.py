"""Routes and the websocket: thin. Everything a table does is in `table`; everything about who you are in `people`."""

import asyncio
from collections.abc import Awaitable, Callable
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from aiohttp import web
from msgspec import Meta, Struct
from prometheus_client import generate_latest

from wordless.bots import Level
from wordless.engine.game import Illegal
from wordless.games import GAMES
from wordless.server import people, wire
from wordless.server.gate import Gate
from wordless.server.hall import Hall, Refused, ask
from wordless.server.judge import Device
from wordless.server.model import Name, SeatNumber, Sit, Start
from wordless.server.replays import Replays
from wordless.server.seating import Who, seats_of
from wordless.server.socket import Socket

PING_S = 2.5
BODY_MAX = 16_000
STATUS = {
    "no-such-table": 404,
    "not-found": 404,
    "too-fast": 429,
    "origin": 403,
    "forbidden": 403,
    "disk-full": 507,
}

HALL: web.AppKey[Hall] = web.AppKey("hall", Hall)
GATE: web.AppKey[Gate] = web.AppKey("gate", Gate)
PASSES: web.AppKey[people.Passes] = web.AppKey("passes", people.Passes)
REPLAYS: web.AppKey[Replays] = web.AppKey("replays", Replays)
SOCKETS: web.AppKey[Any] = web.AppKey("sockets", set)


class Open(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table; with a name its opener sits down, with `start` a match begins, free seats filled by bots."""

    game: Annotated[str, Meta(max_length=32)]
    seats: SeatNumber | None = None
    options: dict[str, Any] = {}
    language: Annotated[str, Meta(pattern="^(en|fr|de)$")] = "en"
    name: Name | None = None
    start: Level | None = None


def answer(body: Any, status: int = 200) -> web.Response:
    return web.Response(body=wire.encode(body), status=status, content_type="application/json")


def refuse(fault: Any) -> web.Response:
    return answer({"error": fault}, STATUS.get(fault.key, 400))


@web.middleware
async def guard(request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]) -> Any:
    """Origin and address first; whatever is refused is refused in one shape; headers on everything."""
    gate = request.app[GATE]
    try:
        gate.admit(request)
        response = await handler(request)
    except Illegal as illegal:
        response = refuse(wire.fault(None, illegal))
    except Refused as no:
        response = refuse(no.fault)
    except web.HTTPException as http:
        response = refuse(wire.fault(None, Illegal("not-found"))) if http.status == 404 else http
    if not response.prepared:
        gate.dress(request, response)
    return response


async def open_table(request: web.Request) -> web.Response:
    """Open a table, and if so wished sit down and start at once."""
    wanted = await _body(request, Open)
    gate, hall = request.app[GATE], request.app[HALL]
    person = gate.person(request)
    seats = wanted.seats or GAMES[wanted.game].SEATS[0] if wanted.game in GAMES else 0
    table = await hall.open(wanted.game, seats, wanted.options, person, wanted.language)
    who = Who(person, None)
    if wanted.name is not None:
        await ask(table, who, Sit(wanted.name))
    if wanted.start is not None:
        await ask(table, who, Start(wanted.start))
    return answer({"code": table.code, "seats": seats_of(table.draft.seating, person)}, 201)


async def show_table(request: web.Request) -> web.Response:
    """A table's public face, and which seats are yours."""
    table = await _table(request)
    mine = seats_of(table.draft.seating, request.app[GATE].person(request))
    return answer({"table": table.shown(None).table, "seats": mine})


async def token(request: web.Request) -> web.Response:
    """A bearer token for a program: as good as a browser's cookie."""
    return answer({"token": request.app[GATE].fresh_secret()}, 201)


async def device(request: web.Request) -> web.Response:
    """A one-time link that brings this seat to another device."""
    table, gate = await _table(request), request.app[GATE]
    mine = seats_of(table.draft.seating, gate.person(request))
    seat = int(request.query.get("seat", mine[0] if mine else -1))
    if seat not in mine:
        raise Illegal("not-seated")
    secret = gate.fresh_secret()
    request.app[PASSES].give(secret, table.code, seat)
    return answer({"link": gate.link(request, f"/d/{secret}"), "seconds": people.PASS_S}, 201)


async def arrive(request: web.Request) -> web.StreamResponse:
    """The other end of such a link: this browser holds the seat too, from now on."""
    gate = request.app[GATE]
    taken = request.app[PASSES].take(request.match_info["token"])
    if taken is None:
        raise Illegal("pass-spent")
    table = await request.app[HALL].table(taken.code)
    person = gate.person(request)
    await ask(table, None, Device(taken.seat, person))
    return web.Response(status=303, headers={"Location": gate.path(f"/t/{taken.code}?seat={taken.seat}")})


async def games(request: web.Request) -> web.Response:
    """What can be played: seats, rules version, and the options' schema with defaults."""
    return answer(
        {
            name: {
                "seats": [game.SEATS[0], game.SEATS[-1]],
                "rules": game.RULES,
                "options": msgspec.json.schema(game.Options),
                "defaults": game.Options(),
            }
            for name, game in GAMES.items()
        }
    )


async def health(request: web.Request) -> web.Response:
    hall = request.app[HALL]
    return answer({"ok": True, "tables": len(hall.tables), "sockets": len(request.app[SOCKETS])})


async def metrics(request: web.Request) -> web.Response:
    hall = request.app[HALL]
    tally = hall.world.tally
    tally.tables.set(len(hall.tables))
    tally.sockets.set(len(request.app[SOCKETS]))
    chairs = [chair for table in hall.tables.values() for chair in table.draft.seating.chairs]
    tally.seats.set(sum(bool(chair.people) for chair in chairs))
    tally.lag.set(getattr(hall.world.journal, "lag_s", 0.0))
    return web.Response(body=generate_latest(tally.registry), content_type="text/plain")


async def replay(request: web.Request) -> web.Response:
    """A finished match, step by step, as one seat knew it."""
    found = await request.app[REPLAYS].steps(
        request.match_info["code"],
        int(request.match_info["match"]),
        request.match_info["key"],
        request.query.get("seat"),
    )
    return web.Response(body=found, content_type="application/json")


async def socket(request: web.Request) -> web.StreamResponse:
    """A device at a table: `?seat=` picks one of its own seats, `?screen=1` the public View, `?at=` resumes."""
    gate = request.app[GATE]
    person = gate.person(request)
    ws = web.WebSocketResponse(compress=False, autoping=False, max_msg_size=wire.FRAME_MAX)
    table = await _table(request)
    seat = _seat(table.draft.seating, person, request)
    if seat is None and not table.draft.seating.spectators and person != table.draft.seating.host:
        raise Illegal("no-spectators")
    gate.dress(request, ws)
    await ws.prepare(request)
    link = Socket(request, ws, table, person, seat)
    link.screen = request.query.get("screen") == "1"
    request.app[SOCKETS].add(link)
    link.greet()
    table.connect(link, _position(request.query.get("at")))
    try:
        await link.listen()
    finally:
        request.app[SOCKETS].discard(link)
        table.disconnect(link)
    return ws


def _seat(seating: Any, person: str, request: web.Request) -> int | None:
    mine = seats_of(seating, person)
    if request.query.get("screen") == "1" or not mine:
        return None
    wanted = request.query.get("seat", "")
    return int(wanted) if wanted.isdecimal() and int(wanted) in mine else mine[0]


def _position(at: str | None) -> tuple[str, int] | None:
    epoch, _, number = (at or "").partition(".")
    return (epoch, int(number)) if epoch and number.isdecimal() and len(number) < 10 else None


async def _table(request: web.Request) -> Any:
    code = people.tidy_code(request.match_info["code"])
    if code is None:
        request.app[GATE].guessed(request)
        raise Illegal("no-such-table")
    try:
        return await request.app[HALL].table(code)
    except Illegal as illegal:
        if illegal.key == "no-such-table":
            request.app[GATE].guessed(request)
        raise


async def _body(request: web.Request, kind: Any) -> Any:
    try:
        return msgspec.json.decode(await request.read(), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Illegal("malformed", what=str(wrong)[:160]) from None


async def page(request: web.Request) -> web.Response:
    body = files("wordless.server").joinpath("page.html").read_text(encoding="utf-8")
    return web.Response(text=body, content_type="text/html")


async def _pinging(app: web.Application) -> None:
    while True:
        await asyncio.sleep(PING_S)
        for link in tuple(app[SOCKETS]):
            link.ping()


def build(hall: Hall, gate: Gate, replays: Replays, passes: people.Passes) -> web.Application:
    """The application, under the gate's path."""
    app = web.Application(middlewares=[guard], client_max_size=BODY_MAX)
    app[HALL], app[GATE], app[REPLAYS], app[PASSES] = hall, gate, replays, passes
    app[SOCKETS] = set()
    at = gate.path
    app.router.add_post(at("/api/tables"), open_table)
    app.router.add_get(at("/api/tables/{code}"), show_table)
    app.router.add_post(at("/api/tables/{code}/device"), device)
    app.router.add_post(at("/api/token"), token)
    app.router.add_get(at("/api/games"), games)
    app.router.add_get(at("/api/replays/{code}/{match:[0-9]{1,9}}/{key}"), replay)
    app.router.add_get(at("/ws/{code}"), socket)
    app.router.add_get(at("/d/{token}"), arrive)
    app.router.add_get(at("/healthz"), health)
    app.router.add_get(at("/metrics"), metrics)
    for where in ("/", "/t/{code}", "/t/{code}/table"):
        app.router.add_get(at(where), page)
    app.cleanup_ctx.append(_ping_while_up)
    return app


async def _ping_while_up(app: web.Application) -> Any:
    pinging = asyncio.create_task(_pinging(app))
    yield
    pinging.cancel()
