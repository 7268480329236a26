"""Where bots think: in order, with a memory that travels, and no worse off for a fault or a worker's death."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.server import until
from wordless.bots import Seen, Thought
from wordless.engine.match import begin, opening
from wordless.games import GAMES
from wordless.server.host import workers
from wordless.server.host.workers import WorkerThinker, think

PATIENCE_S = 30.0


def views() -> list[Seen]:
    """What the first seat of a fresh match of Signs has seen."""
    game = GAMES["signs"]
    match = begin(game, opening("signs", game, 4, game.Options(), bytes(32)))
    return [Seen(0, match.view(0))]


async def thought(
    thinker: WorkerThinker, seed: int, memory: Any, seen: list[Seen], now_ms: int = 0, game: str = "signs"
) -> Thought | None:
    heard: asyncio.Future[Thought | None] = asyncio.get_running_loop().create_future()
    thinker.think(game, 0, "hard", seed, memory, seen, now_ms, heard.set_result)
    return await asyncio.wait_for(heard, PATIENCE_S)


def with_thinker(check: Callable[[WorkerThinker], Any], most: int = 1) -> None:
    async def run() -> None:
        thinker = WorkerThinker(most)
        try:
            await check(thinker)
        finally:
            thinker.close()

    asyncio.run(run())


def children() -> set[int]:
    """Processes that this one has started and that still live."""
    found = Path(f"/proc/{os.getpid()}/task").glob("*/children")
    pids = {int(pid) for each in found for pid in each.read_text().split()}
    return {pid for pid in pids if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()}


def test_a_worker_thinks_what_would_be_thought_here_and_remembers_it() -> None:
    async def check(thinker: WorkerThinker) -> None:
        seen = views()
        here = think("signs", 0, "hard", 7, None, seen, 0)
        there = await thought(thinker, 7, None, seen)
        assert there is not None
        assert (there.move, there.at_ms) == (here.move, here.at_ms)
        again = await thought(thinker, 7, there.memory, [], 50)
        expected = think("signs", 0, "hard", 7, here.memory, [], 50)
        assert again is not None
        assert (again.move, again.at_ms) == (expected.move, expected.at_ms)

    with_thinker(check)


def test_thoughts_come_back_in_the_order_they_were_asked_for() -> None:
    async def check(thinker: WorkerThinker) -> None:
        seen, heard = views(), list[int]()
        for at in range(20):
            thinker.think("signs", 0, "easy", at, None, seen, 0, lambda _, at=at: heard.append(at))  # type: ignore[misc]
        await thought(thinker, 1, None, seen)
        assert heard == list(range(20))

    with_thinker(check)


def test_a_fault_in_one_thought_is_that_bots_alone(caplog: pytest.LogCaptureFixture) -> None:
    async def check(thinker: WorkerThinker) -> None:
        assert await thought(thinker, 1, None, [], game="no such game") is None
        assert await thought(thinker, 1, None, views()) is not None

    with_thinker(check)
    assert "a bot failed" in caplog.text


def test_a_worker_that_dies_is_replaced_and_those_who_waited_hear_of_it(caplog: pytest.LogCaptureFixture) -> None:
    async def check(thinker: WorkerThinker) -> None:
        before = children()
        await thought(thinker, 1, None, views())
        (worker,) = children() - before
        os.kill(worker, signal.SIGSTOP)  # so that what is asked now waits
        waiting = asyncio.create_task(thought(thinker, 1, None, views()))
        await asyncio.sleep(0.1)
        os.kill(worker, signal.SIGKILL)
        assert await waiting is None
        assert await thought(thinker, 1, None, views()) is not None

    with_thinker(check)
    assert "the bots' worker is gone" in caplog.text


def test_a_worker_that_hangs_is_replaced_and_costs_one_thought_alone(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def check(thinker: WorkerThinker) -> None:
        before = children()
        await thought(thinker, 1, None, views())
        (worker,) = children() - before
        monkeypatch.setattr(workers, "THOUGHT_S", 0.5)
        os.kill(worker, signal.SIGSTOP)
        hung = asyncio.create_task(thought(thinker, 1, None, views()))
        await asyncio.sleep(0)
        monkeypatch.setattr(workers, "THOUGHT_S", PATIENCE_S)
        others = [asyncio.create_task(thought(thinker, at, None, views())) for at in range(2, 8)]
        assert await hung is None
        assert None not in await asyncio.gather(*others)
        assert worker not in children()

    with_thinker(check)
    assert "has not answered" in caplog.text


def test_tables_take_turns_and_those_who_hurry_come_last() -> None:
    async def check(thinker: WorkerThinker) -> None:
        await thought(thinker, 1, None, views())
        heard: list[str] = []
        asked = [("crowd", True)] * 30 + [("busy", False)] * 6 + [("quiet", False)]
        for table, instant in asked:
            done = partial(lambda table, _: heard.append(table), table)
            thinker.think("signs", 0, "easy", 1, None, views(), 0, done, table, instant)
        await until(lambda: len(heard) == len(asked), PATIENCE_S)
        assert heard.index("quiet") < 6
        assert heard[-20:] == ["crowd"] * 20

    with_thinker(check)


def test_so_many_workers_share_the_thoughts_and_all_go_when_the_server_does() -> None:
    before = children()

    async def check(thinker: WorkerThinker) -> None:
        await asyncio.gather(*[thought(thinker, at, None, views()) for at in range(6)])
        assert len(children() - before) == 2

    with_thinker(check, most=2)
    until = time.monotonic() + PATIENCE_S
    while children() - before and time.monotonic() < until:
        time.sleep(0.05)
    assert not children() - before
