"""The routes: thin. Everything a table does is in `table`; everything about who you are in `identity` and `access`."""

from functools import cache
from typing import Annotated, Any

import msgspec
from aiohttp import web
from msgspec import Meta, Struct
from prometheus_client import CONTENT_TYPE_LATEST

from wordless.bots import Level
from wordless.engine.game import Illegal
from wordless.games import GAMES
from wordless.server.archive.log import so_far
from wordless.server.archive.replays import Replays
from wordless.server.tables import wire
from wordless.server.tables.hall import Hall
from wordless.server.tables.judge import Device
from wordless.server.tables.model import Name, SeatNumber, Sit, Start, tidy_name
from wordless.server.tables.people import identity
from wordless.server.tables.people.chairs import Who, seats_of
from wordless.server.web import awaiting, static
from wordless.server.web.access import Access
from wordless.server.web.outbox import Outbox
from wordless.server.web.responses import ACCESS, HALL, add_headers, answer, body_of, costs, guard, number, table_of
from wordless.server.web.websocket import OUTBOX, SOCKETS, ping_while_up, socket

BODY_MAX = 16_000

PASSES: web.AppKey[identity.Passes] = web.AppKey("passes", identity.Passes)
REPLAYS: web.AppKey[Replays] = web.AppKey("replays", Replays)


class Open(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table; with a name its opener sits down, with `start` a match begins, free seats filled by bots."""

    game: Annotated[str, Meta(max_length=32)]
    seats: SeatNumber | None = None
    options: dict[str, Any] = {}
    language: Annotated[str, Meta(pattern="^(en|fr|de)$")] = "en"
    name: Name | None = None
    start: Level | None = None


@costs(5)
async def open_table(request: web.Request) -> web.Response:
    """Open a table, and if so wished sit down and start at once."""
    wanted = await body_of(request, Open)
    access, hall = request.app[ACCESS], request.app[HALL]
    person = access.person(request)
    if wanted.name is not None and tidy_name(wanted.name) is None:
        raise Illegal("name")
    access.opening(request)
    seats = wanted.seats
    if seats is None:
        seats = GAMES[wanted.game].SEATS[0] if wanted.game in GAMES else 0
    table = await awaiting.opened(hall, wanted.game, seats, wanted.options, person, wanted.language)
    who = Who(person, None)
    if wanted.name is not None:
        await awaiting.granted(table, who, Sit(wanted.name))
    if wanted.start is not None:
        await awaiting.granted(table, who, Start(wanted.start))
    return answer({"code": table.code, "seats": seats_of(table.now.seating, person)}, 201)


async def show_table(request: web.Request) -> web.Response:
    """A table's public face, and which seats are yours."""
    table = await table_of(request)
    mine = seats_of(table.now.seating, request.app[ACCESS].person(request))
    return answer({"table": table.snapshot(None).common.table, "seats": mine})


async def log(request: web.Request) -> web.Response:
    """What has happened in the table's match, as one of your seats, or else the public, may tell it."""
    table = await table_of(request)
    mine = seats_of(table.now.seating, request.app[ACCESS].person(request))
    seat = number(request.query.get("seat"))
    if ("seat" in request.query and seat not in mine) or not (mine or table.now.seating.spectators):
        raise Illegal("not-seated")
    found = await so_far(request.app[REPLAYS], table.code, seat)
    return web.Response(body=found, content_type="application/json")


async def token(request: web.Request) -> web.Response:
    """A bearer token for a program: as good as a browser's cookie."""
    return answer({"token": request.app[ACCESS].fresh_secret()}, 201)


async def device(request: web.Request) -> web.Response:
    """A one-time link that brings this seat to another device."""
    table, access = await table_of(request), request.app[ACCESS]
    person = access.person(request)
    mine = seats_of(table.now.seating, person)
    seat = number(request.query.get("seat")) if "seat" in request.query else next(iter(mine), None)
    if seat is None or seat not in mine:
        raise Illegal("not-seated")
    secret = access.fresh_secret()
    request.app[PASSES].give(secret, table.code, seat, person)
    return answer({"link": access.link(request, f"/d/{secret}"), "seconds": identity.PASS_S}, 201)


async def arrive(request: web.Request) -> web.Response:
    """The other end of such a link: this browser holds the seat too, from now on. Only looking at it spends nothing."""
    access = request.app[ACCESS]
    taken = request.app[PASSES].take(request.match_info["token"])
    if taken is None:
        raise Illegal("pass-spent")
    table = await awaiting.table_at(request.app[HALL], taken.code)
    await awaiting.granted(table, None, Device(taken.seat, access.person(request), taken.giver))
    return answer({"code": taken.code, "seat": taken.seat})


async def games(request: web.Request) -> web.Response:
    """What can be played: seats, rules version, and the options' schema with defaults."""
    return web.Response(body=_games(), content_type="application/json")


@cache
def _games() -> bytes:
    return wire.encode(
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
    """For this machine alone, or for whoever has the token: what is counted could help a player."""
    access, hall = request.app[ACCESS], request.app[HALL]
    if not access.measures(request):
        raise Illegal("not-found")
    tally = hall.world.tally
    if (told := tally.told(hall.world.clock.now())) is not None:
        return _measured(told)
    tally.tables.set(len(hall.tables))
    tally.sockets.set(len(request.app[SOCKETS]))
    chairs = [chair for table in hall.tables.values() for chair in table.now.seating.chairs]
    tally.seats.set(sum(bool(chair.people) for chair in chairs))
    tally.lag.set(getattr(hall.world.journal, "lag_s", 0.0))
    return _measured(tally.tell(hall.world.clock.now()))


def _measured(text: bytes) -> web.Response:
    return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_LATEST})


@costs(20)
async def replay(request: web.Request) -> web.Response:
    """A finished match, step by step, as one seat knew it."""
    found = await request.app[REPLAYS].steps(
        request.match_info["code"],
        int(request.match_info["match"]),
        request.match_info["key"],
        request.query.get("seat"),
    )
    return web.Response(body=found, content_type="application/json")


def build(hall: Hall, access: Access, replays: Replays, passes: identity.Passes, outbox: Outbox) -> web.Application:
    """The application, under the path it is served at."""
    app = web.Application(middlewares=[guard], client_max_size=BODY_MAX)
    app[HALL], app[ACCESS], app[REPLAYS], app[PASSES] = hall, access, replays, passes
    app[SOCKETS], app[OUTBOX] = set(), outbox
    at = access.path
    app.router.add_post(at("/api/tables"), open_table)
    app.router.add_get(at("/api/tables/{code}"), show_table)
    app.router.add_get(at("/api/tables/{code}/log"), log)
    app.router.add_post(at("/api/tables/{code}/device"), device)
    app.router.add_post(at("/api/token"), token)
    app.router.add_get(at("/api/games"), games)
    app.router.add_get(at("/api/replays/{code}/{match:[0-9]{1,9}}/{key}"), replay)
    app.router.add_get(at("/ws/{code}"), socket)
    app.router.add_post(at("/api/device/{token}"), arrive)
    app.router.add_get(at("/healthz"), health)
    app.router.add_get(at("/metrics"), metrics)
    static.mount(app, access)
    app.on_response_prepare.append(add_headers)
    app.cleanup_ctx.append(ping_while_up)
    return app
