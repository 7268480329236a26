"""Starts the server: journal, hall, gate and sockets put together, and taken down in order."""

import asyncio
import logging
import os
import secrets
import signal
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from aiohttp import web

from wordless.server import app as web_app
from wordless.server.clock import LoopClock
from wordless.server.gate import Gate
from wordless.server.hall import Hall
from wordless.server.journal.sqlite import SqliteJournal, connect, data_file
from wordless.server.metrics import Tally
from wordless.server.people import Passes
from wordless.server.replays import Replays
from wordless.server.table import World
from wordless.server.thinking import WorkerThinker

log = logging.getLogger("wordless")


class Settings(NamedTuple):
    """Everything a host may set."""

    data: Path
    host: str = "0.0.0.0"  # noqa: S104  the home network is the main use
    port: int = 8000
    prefix: str = ""
    trusted_proxy: bool = False
    origins: tuple[str, ...] = ()
    keep_days: int = 0


def identity(db: sqlite3.Connection) -> tuple[str, bytes]:
    """This instance's id and salt, made once."""
    made = {"instance": secrets.token_hex(4), "salt": secrets.token_hex(32)}
    for key, value in made.items():
        db.execute("insert or ignore into meta values (?, ?)", (key, value))
    kept = dict(db.execute("select key, value from meta").fetchall())
    return kept["instance"], bytes.fromhex(kept["salt"])


async def serve(settings: Settings, ready: Callable[[int], None]) -> None:
    """Run until told to stop; `ready` hears the port once people can come in."""
    loop = asyncio.get_running_loop()
    path = data_file(settings.data)
    db = connect(path)
    instance, salt = identity(db)
    db.close()
    clock, tally, thinker = LoopClock(), Tally(), WorkerThinker()
    journal = SqliteJournal(path, loop.call_soon_threadsafe)
    hall = Hall(World(journal, clock, thinker, secrets.token_bytes, salt, tally))
    gate = Gate(instance, settings.prefix, settings.trusted_proxy, settings.origins, clock.now)
    app = web_app.build(hall, gate, Replays(path, salt), Passes(clock.now))
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=2)
    await runner.setup()
    site = web.TCPSite(runner, settings.host, settings.port, backlog=2048)
    await site.start()
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(name, stop.set)
    ready(runner.addresses[0][1])
    log.info("serving with process id %d", os.getpid())
    await stop.wait()
    hall.close()
    await runner.cleanup()
    thinker.close()
    journal.close()
