"""Starts the server: journal, hall, access and sockets put together, and a graceful shutdown in the opposite order.

The garbage collector is tuned once people can come in.
"""

import asyncio
import errno
import gc
import logging
import os
import secrets
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from aiohttp import web

from wordless.server.archive.replays import Replays
from wordless.server.host import resume, retention
from wordless.server.host.workers import WorkerThinker
from wordless.server.journal.file import Unusable, data_file
from wordless.server.journal.lock import held
from wordless.server.journal.sqlite import SqliteJournal
from wordless.server.settings import Settings
from wordless.server.tables.clock import Clock, LoopClock
from wordless.server.tables.hall import Hall
from wordless.server.tables.metrics import Tally
from wordless.server.tables.people.identity import Passes
from wordless.server.tables.world import World
from wordless.server.web import app as web_app
from wordless.server.web import listener
from wordless.server.web.access import Access
from wordless.server.web.outbox import Outbox

log = logging.getLogger("wordless")

GOODBYE_S = 2
FILES_BESIDES = 256
AT_ONCE = 130  # the exit code of a second Ctrl-C


class Running(NamedTuple):
    """A server that people can come to."""

    port: int
    path: Path
    hall: Hall
    journal: SqliteJournal


@asynccontextmanager
async def running(settings: Settings, clock: Clock | None = None) -> AsyncIterator[Running]:
    """While this lasts people can come in; then all are told to come back, and what was asked is written."""
    loop = asyncio.get_running_loop()
    path = data_file(settings.data)
    async with AsyncExitStack() as stack:
        stack.enter_context(held(settings.data))
        journal = SqliteJournal(path, loop.call_soon_threadsafe)
        instance, salt = journal.identity
        stack.push_async_callback(asyncio.to_thread, journal.close)
        clock, thinker = clock or LoopClock(), WorkerThinker(settings.bot_workers)
        stack.callback(thinker.close)
        world = World(journal, clock, thinker, secrets.token_bytes, salt, Tally())
        hall = Hall(world, settings.tables_max)
        access = Access(instance, settings, clock.now)
        app = web_app.build(hall, access, Replays(path, salt), Passes(clock.now), Outbox(loop.call_soon))
        port = await _listening(stack, app, access, settings)
        stack.callback(hall.close)
        stack.callback(asyncio.create_task(resume.go_on(hall, path)).cancel)
        for task in (retention.keep(hall, journal.writer, path, settings.keep_days), retention.look_through(path)):
            stack.callback(asyncio.create_task(task).cancel)
        yield Running(port, path, hall, journal)


async def _listening(stack: AsyncExitStack, app: web.Application, access: Access, settings: Settings) -> int:
    """The port on which the app is now served."""
    _open_files(settings.sockets_max + listener.PLAIN_MAX + FILES_BESIDES)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=GOODBYE_S)
    await runner.setup()
    stack.push_async_callback(runner.cleanup)
    try:
        listening = await listener.listen(runner, access, settings.host, settings.port)
    except OSError as wrong:
        raise Unusable(_unbound(settings, wrong)) from None
    stack.callback(listening.close)
    return int(listening.sockets[0].getsockname()[1])


def _unbound(settings: Settings, wrong: OSError) -> str:
    """Why the address cannot be listened on, and what to do."""
    if wrong.errno == errno.EADDRINUSE:
        return f"port {settings.port} is taken; choose another with --port, or --port 0 for any free one"
    if wrong.errno == errno.EACCES:
        return f"port {settings.port} is kept for the system; choose one above 1023 with --port"
    if isinstance(wrong, socket.gaierror) or wrong.errno == errno.EADDRNOTAVAIL:
        return f"{settings.host} is not an address of this machine; choose another with --host"
    return f"cannot listen on {settings.host}, port {settings.port}: {wrong.strerror or wrong}"


def _open_files(wanted: int) -> None:
    """A socket is an open file: ask for as many as may be needed."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft < limit:
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
    if max(soft, limit) < wanted:
        log.warning("the system allows %d open files; --sockets-max needs %d", max(soft, limit), wanted)


async def serve(settings: Settings, ready: Callable[[int], None]) -> None:
    """Run until told to stop; `ready` hears the port once people can come in."""
    stop = asyncio.Event()
    async with running(settings) as house:
        _stop_on_signals(stop)
        log.info("serving with process id %d", os.getpid())
        _tune_garbage_collector()
        ready(house.port)
        await stop.wait()
        log.info("stopping")


def _tune_garbage_collector() -> None:
    """The garbage collector need not visit again what is here now, and visits the rest a little at a time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 10, 50)


def _stop_on_signals(stop: asyncio.Event) -> None:
    """A signal stops gracefully, a second Ctrl-C at once: nothing confirmed is lost either way."""
    loop = asyncio.get_running_loop()

    def stopping(name: signal.Signals) -> None:
        if stop.is_set() and name == signal.SIGINT:
            os._exit(AT_ONCE)
        stop.set()

    for name in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(name, stopping, name)
        except NotImplementedError:
            signal.signal(name, lambda number, _: loop.call_soon_threadsafe(stopping, signal.Signals(number)))


def run(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve on the fastest loop there is."""
    factory = None
    with suppress(ImportError):
        import uvloop

        factory = uvloop.new_event_loop
    logging.basicConfig(level=settings.log_level.upper(), format="%(levelname)s %(name)s: %(message)s")
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(serve(settings, ready))
