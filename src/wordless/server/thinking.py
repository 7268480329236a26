"""Bots think in a process of their own, so that a hundred of them never make a person wait."""

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from typing import Any

from wordless.bots import Level, Seen, Thought
from wordless.bots.policies import policy
from wordless.engine.game import Seat

log = logging.getLogger("wordless.bots")


def think(game: str, seat: Seat, level: Level, seed: int, memory: Any, seen: Sequence[Seen], now_ms: int) -> Thought:
    """One thought, wherever it runs."""
    chosen = policy(game)
    return chosen.think(chosen.begin(seat, level, seed) if memory is None else memory, seen, now_ms)


def _settle_in() -> None:
    """A worker leaves Ctrl-C to the server, and goes when the server does, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, name="follow-the-server", daemon=True).start()


def _follow() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)


class WorkerThinker:
    """Sends thoughts to worker processes and brings them back to the loop's thread."""

    def __init__(self, workers: int = 1) -> None:
        self._loop = asyncio.get_running_loop()
        self._workers = workers
        self._pool: Executor | None = None

    def think(
        self,
        game: str,
        seat: Seat,
        level: Level,
        seed: int,
        memory: Any,
        seen: Sequence[Seen],
        now_ms: int,
        done: Callable[[Thought | None], None],
    ) -> None:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), _settle_in)
        try:
            future = self._pool.submit(think, game, seat, level, seed, memory, seen, now_ms)
        except RuntimeError as broken:  # the worker died: a new one serves the next thought
            log.error("the bots' worker is gone", exc_info=broken)
            self._pool = None
            self._loop.call_soon(done, None)
            return
        future.add_done_callback(lambda finished: self._deliver(finished, done))

    def _deliver(self, finished: "Future[Thought]", done: Callable[[Thought | None], None]) -> None:
        """Once the server has stopped nobody waits for the thought."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(_deliver, finished, done)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _deliver(finished: "Future[Thought]", done: Callable[[Thought | None], None]) -> None:
    if finished.cancelled():
        return
    wrong = finished.exception()
    if wrong is not None:
        log.error("a bot failed; the house plays for it", exc_info=wrong)
    done(None if wrong is not None else finished.result())
