"""Bots think in processes of their own, so that a hundred of them never make a person wait.

A worker is sent `(memory, views)` and answers `(memory, move)`, in the order it was asked. To the server a bot's
memory is a parcel that it keeps and hands back unopened.
"""

import asyncio
import logging
import os
import pickle
import signal
import socket
import struct
import sys
import traceback
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing import get_context
from typing import Any, TypeAlias, cast

from wordless.bots import Level, Seen, Thought
from wordless.bots.policies import policy
from wordless.engine.game import Seat

log = logging.getLogger("wordless.bots")

BEHIND_PEOPLE = 10  # what a worker adds to its niceness
SIZE = struct.Struct("!I")
Done: TypeAlias = Callable[[Thought | None], None]


def think(game: str, seat: Seat, level: Level, seed: int, memory: Any, seen: Sequence[Seen], now_ms: int) -> Thought:
    """One thought, wherever it runs."""
    chosen = policy(game)
    return chosen.think(chosen.begin(seat, level, seed) if memory is None else memory, seen, now_ms)


def work(line: socket.socket) -> None:
    """A worker's life: it leaves Ctrl-C to the server, lets people go first, and goes when the line is cut."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(BEHIND_PEOPLE)
    with suppress(ConnectionError), line, line.makefile("rwb") as talk:
        while len(size := talk.read(SIZE.size)) == SIZE.size:
            talk.write(_parcel(_answer(talk.read(*SIZE.unpack(size)))))
            talk.flush()


def _answer(asked: bytes) -> Thought | str:
    """The thought, its memory packed; or what went wrong."""
    try:
        game, seat, level, seed, memory, seen, now_ms = pickle.loads(asked)  # noqa: S301 (the server's own)
        thought = think(game, seat, level, seed, memory and pickle.loads(memory), seen, now_ms)  # noqa: S301
        return Thought(pickle.dumps(thought.memory), thought.move, thought.at_ms)
    except Exception:
        return traceback.format_exc()


def _parcel(what: Any) -> bytes:
    packed = pickle.dumps(what)
    return SIZE.pack(len(packed)) + packed


class Worker(asyncio.Protocol):
    """The server's end of the line to a worker; `pending` hear their thoughts in order, None once it is gone."""

    def __init__(self) -> None:
        self.pending: deque[Done] = deque()
        self._unsent: list[bytes] = []
        self._come = bytearray()
        self._line: asyncio.Transport | None = None
        self.gone = False

    async def start(self) -> None:
        ours, theirs = socket.socketpair()
        try:
            with theirs:
                process = get_context("spawn").Process(target=work, args=(theirs,), daemon=True)
                await asyncio.to_thread(process.start)
            await asyncio.get_running_loop().create_connection(lambda: self, sock=ours)
        except BaseException as wrong:
            ours.close()
            self.connection_lost(wrong if isinstance(wrong, Exception) else None)
            raise

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._line = cast(asyncio.Transport, transport)
        self._line.write(b"".join(self._unsent))
        self._unsent.clear()

    def ask(self, asked: tuple[Any, ...], done: Done) -> None:
        self.pending.append(done)
        if self._line is None:
            self._unsent.append(_parcel(asked))
        else:
            self._line.write(_parcel(asked))

    def data_received(self, data: bytes) -> None:
        self._come += data
        while len(self._come) >= SIZE.size:
            end = SIZE.size + SIZE.unpack_from(self._come)[0]
            if len(self._come) < end:
                return
            found = pickle.loads(self._come[SIZE.size : end])  # noqa: S301 (from our own worker)
            del self._come[:end]
            self._deliver(found)

    def _deliver(self, found: Thought | str) -> None:
        done = self.pending.popleft()
        if isinstance(found, str):
            log.error("a bot failed; the house plays for it: %s", found)
        done(None if isinstance(found, str) else found)

    def connection_lost(self, wrong: Exception | None) -> None:
        """The worker has died: a new one serves the next thought."""
        if not self.gone:
            log.error("the bots' worker is gone", exc_info=wrong)
            self.gone = True
        while self.pending:
            self.pending.popleft()(None)

    def close(self) -> None:
        """Nobody waits for its thoughts any more."""
        self.gone = True
        self.pending.clear()
        if self._line is not None:
            self._line.abort()


class WorkerThinker:
    """Sends each thought to the worker that has least to do."""

    def __init__(self, workers: int = 1) -> None:
        self._most = workers
        self._workers: list[Worker] = []
        self._starting: set[asyncio.Task[None]] = set()

    def think(
        self,
        game: str,
        seat: Seat,
        level: Level,
        seed: int,
        memory: Any,
        seen: Sequence[Seen],
        now_ms: int,
        done: Done,
    ) -> None:
        self._worker().ask((game, seat, level, seed, memory, seen, now_ms), done)

    def _worker(self) -> Worker:
        self._workers = [worker for worker in self._workers if not worker.gone]
        idle = min(self._workers, key=lambda worker: len(worker.pending), default=None)
        if idle is not None and (not idle.pending or len(self._workers) == self._most):
            return idle
        self._workers.append(Worker())
        starting = asyncio.get_running_loop().create_task(self._workers[-1].start())
        self._starting.add(starting)
        starting.add_done_callback(self._started)
        return self._workers[-1]

    def _started(self, task: "asyncio.Task[None]") -> None:
        self._starting.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None:
            log.error("a worker for the bots cannot be started", exc_info=wrong)

    def close(self) -> None:
        for task in tuple(self._starting):
            task.cancel()
        for worker in self._workers:
            worker.close()
