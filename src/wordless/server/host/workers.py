"""A worker pool: bots think in processes of their own, so that a hundred of them never make a person wait.

A worker is sent `(memory, views)` and answers `(memory, move)`, in the order it was asked. To the server a bot's
memory is a parcel that it keeps and hands back unopened. Thoughts wait in a fair queue, table by table in turn, and
those of tables that play at once have a budget. A worker that does not answer within its deadline is killed and
replaced; the thought it hung on falls back to what the house plays, and the others are asked elsewhere.
"""

import asyncio
import logging
import os
import pickle
import signal
import socket
import struct
import sys
import time
import traceback
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeAlias, cast

from wordless.bots import Level, Seen, Thought
from wordless.bots.policies import policy
from wordless.engine.game import Seat

log = logging.getLogger("wordless.bots")

BEHIND_PEOPLE = 10  # what a worker adds to its niceness
START_S = 60.0  # for a worker to come up, on a busy machine too
THOUGHT_S = 5.0  # far beyond what any thought takes
AT_ONCE = 2  # thoughts a worker is given: the next while it answers the last
HURRIED_PER_S = 200  # thoughts of bots that play at once, all tables together
SIZE = struct.Struct("!I")
Done: TypeAlias = Callable[[Thought | None], None]


def think(game: str, seat: Seat, level: Level, seed: int, memory: Any, seen: Sequence[Seen], now_ms: int) -> Thought:
    """One thought, wherever it runs."""
    chosen = policy(game, level)
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


class Asked(NamedTuple):
    """A thought that is wanted."""

    what: tuple[Any, ...]
    done: Done


class Worker(asyncio.Protocol):
    """The server's end of the line to a worker. What it hung on, or died of, hears None; `left` gets the rest."""

    def __init__(self, free: Callable[[], None], left: Callable[[Sequence[Asked]], None]) -> None:
        self._free = free
        self._left = left
        self.pending: deque[Asked] = deque()
        self._unsent: list[bytes] = []
        self._come = bytearray()
        self._line: asyncio.Transport | None = None
        self._process: Any = None
        self._deadline: asyncio.TimerHandle | None = None
        self.gone = False

    async def start(self) -> None:
        ours, theirs = socket.socketpair()
        try:
            with theirs:
                self._process = get_context("spawn").Process(target=work, args=(theirs,), daemon=True)
                await asyncio.to_thread(self._process.start)
            await asyncio.get_running_loop().create_connection(lambda: self, sock=ours)
        except BaseException as wrong:
            ours.close()
            self.connection_lost(wrong if isinstance(wrong, Exception) else None)
            raise

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._line = cast(asyncio.Transport, transport)
        self._line.write(b"".join(self._unsent))
        self._unsent.clear()

    def ask(self, asked: Asked) -> None:
        self.pending.append(asked)
        if self._line is None:
            self._unsent.append(_parcel(asked.what))
        else:
            self._line.write(_parcel(asked.what))
        if self._deadline is None:
            self._expect(START_S if self._line is None else THOUGHT_S)

    def _expect(self, seconds: float) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = asyncio.get_running_loop().call_later(seconds, self._hung) if self.pending else None

    def _hung(self) -> None:
        log.error("a bots' worker has not answered for a while: it is replaced")
        if self._process is not None and self._process.pid is not None:
            self._process.kill()
        self.gone = True
        if self._line is not None:
            self._line.abort()
        self._give_up()

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
        asked = self.pending.popleft()
        self._expect(THOUGHT_S)
        if isinstance(found, str):
            log.error("a bot failed; the house plays for it: %s", found)
        asked.done(None if isinstance(found, str) else found)
        self._free()

    def connection_lost(self, wrong: Exception | None) -> None:
        """The worker has died: a new one serves the next thought."""
        if not self.gone:
            log.error("the bots' worker is gone", exc_info=wrong)
            self.gone = True
        self._give_up()

    def _give_up(self) -> None:
        pending, self.pending = self.pending, deque()
        self._expect(0.0)
        if pending:
            pending.popleft().done(None)
            self._left(pending)

    def close(self) -> None:
        """Nobody waits for its thoughts any more."""
        self.gone = True
        self.pending.clear()
        self._expect(0.0)
        if self._line is not None:
            self._line.abort()


class WorkerThinker:
    """Hands thoughts to workers that have little to do: one a table, in turn."""

    def __init__(self, workers: int = 1) -> None:
        self._most = workers
        self._workers: list[Worker] = []
        self._starting: set[asyncio.Task[None]] = set()
        self._waiting: dict[str, deque[Asked]] = {}
        self._hurried: dict[str, deque[Asked]] = {}
        self._allowed = float(HURRIED_PER_S)
        self._allowed_at = time.monotonic()
        self._later: asyncio.TimerHandle | None = None

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
        table: str = "",
        instant: bool = False,
    ) -> None:
        """`instant` tables share what is left of the budget; people's tables are served first."""
        waiting = self._hurried if instant else self._waiting
        waiting.setdefault(table, deque()).append(Asked((game, seat, level, seed, memory, seen, now_ms), done))
        self._serve()

    def _serve(self) -> None:
        while (self._waiting or (self._hurried and self._may_hurry())) and (worker := self._worker()) is not None:
            queues = self._waiting or self._hurried
            if queues is self._hurried:
                self._allowed -= 1
            table = next(iter(queues))
            queue = queues.pop(table)
            asked = queue.popleft()
            if queue:
                queues[table] = queue  # behind all others
            worker.ask(asked)

    def _may_hurry(self) -> bool:
        now = time.monotonic()
        self._allowed = min(float(HURRIED_PER_S), self._allowed + (now - self._allowed_at) * HURRIED_PER_S)
        self._allowed_at = now
        if self._allowed < 1 and self._later is None:
            self._later = asyncio.get_running_loop().call_later(0.02, self._serve_later)
        return self._allowed >= 1

    def _serve_later(self) -> None:
        self._later = None
        self._serve()

    def _worker(self) -> Worker | None:
        """One that has room for another thought; a new one while there may be more."""
        self._workers = [worker for worker in self._workers if not worker.gone]
        idle = min(self._workers, key=lambda worker: len(worker.pending), default=None)
        if idle is not None and (not idle.pending or len(self._workers) == self._most):
            return idle if len(idle.pending) < AT_ONCE else None
        self._workers.append(Worker(self._serve, self._ask_again))
        starting = asyncio.get_running_loop().create_task(self._workers[-1].start())
        self._starting.add(starting)
        starting.add_done_callback(self._started)
        return self._workers[-1]

    def _ask_again(self, left: Sequence[Asked]) -> None:
        if left:
            self._waiting.setdefault("", deque()).extend(left)
        self._serve()

    def _started(self, task: "asyncio.Task[None]") -> None:
        self._starting.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None:
            log.error("a worker for the bots cannot be started", exc_info=wrong)

    def close(self) -> None:
        for task in tuple(self._starting):
            task.cancel()
        if self._later is not None:
            self._later.cancel()
        for waiting in (self._waiting, self._hurried):
            waiting.clear()
        for worker in self._workers:
            worker.close()
