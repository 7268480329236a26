"""A disk that outlives the processes that write to it: slow, now and then full, and cut off by a crash.

What is in `rows` is durable. An append whose `done` has not been called when its process crashes may be lost,
may have landed, or may have landed in part.
"""

from collections import Counter, deque
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from tests.simulation.clock import Clock, Life
from tests.simulation.faults import Faults
from wordless.server.journal import Damaged, Done, Kept, Outcome, Record


class Append(NamedTuple):
    """Lines on their way."""

    table: str
    expected: int
    lines: Sequence[Record]
    done: Done


class Disk:
    """What is written, by table; every process has a journal of its own to it."""

    def __init__(self, clock: Clock, random: Random, faults: Faults) -> None:
        self.clock = clock
        self.random = random
        self.faults = faults
        self.rows: dict[str, list[Kept]] = {}
        self._heads: dict[str, int] = {}
        self.full = False
        self.counts: Counter[str] = Counter()

    def land(self, append: Append) -> Outcome:
        """The lines are durable, unless another process has written that number first."""
        rows = self.rows.setdefault(append.table, [])
        if append.expected != len(rows):
            self.counts["conflicts"] += 1
            return "conflict"
        for line in append.lines:
            if line.head:
                self._heads[append.table] = len(rows)
            rows.append(Kept(len(rows), int(self.clock.now() * 1000), line.body))
        return "written"

    def found(self, table: str, after: int | None) -> list[Kept]:
        """As a journal reads: after a number, or from the last head on."""
        rows = self.rows.get(table, [])
        return rows[self._heads.get(table, 0) if after is None else after + 1 :]


class DiskJournal:
    """One process's way to the disk: all that waits when it is free goes together."""

    def __init__(self, disk: Disk, life: Life, struck: Callable[[], None]) -> None:
        self._disk = disk
        self._struck = struck
        self._life = life
        self._waiting: deque[Append] = deque()
        self._group: list[Append] = []

    def append(self, table: str, expected: int, lines: Sequence[Record], done: Done) -> None:
        self._waiting.append(Append(table, expected, tuple(lines), done))
        self._begin()

    def read(self, table: str, after: int | None, found: Callable[[list[Kept] | Damaged], None]) -> None:
        """What is there at one moment, heard of at a later one."""

        def look() -> None:
            there = self._disk.found(table, after)
            self._life.later(self._disk.faults.wait(), lambda: found(there))

        self._life.later(self._disk.faults.wait(), look)

    def crash(self) -> None:
        """What was on its way is lost from some point on, which may lie within an append."""
        for append in (*self._group, *self._waiting):
            kept = self._disk.random.randint(0, len(append.lines))
            self._disk.land(append._replace(lines=append.lines[:kept]))
            if kept < len(append.lines):
                self._disk.counts["tails lost"] += 1
                return

    def _begin(self) -> None:
        if not self._group and self._waiting:
            self._group = list(self._waiting)
            self._waiting.clear()
            self._life.later(self._disk.faults.wait(), self._commit)

    def _commit(self) -> None:
        """The moment of durability; that it was reached is heard a little later. Crashes love to come about now."""
        disk, group = self._disk, self._group
        if disk.faults.now(disk.faults.fatal):
            self._struck()
            return
        outcomes: list[Outcome] = ["full"] * len(group)
        disk.counts["found full"] += disk.full
        if not disk.full:
            lost = disk.faults.now(disk.faults.unsure)  # its sync failed: it may have landed, or not
            landed = not lost or disk.random.random() < 0.5
            outcomes = [disk.land(append) for append in group] if landed else []
            if lost:
                disk.counts["in doubt"] += 1
                outcomes = ["unsure"] * len(group)
        self._group = []
        if disk.faults.now(disk.faults.fatal):
            self._struck()
        self._life.later(disk.faults.wait() / 4, lambda: _tell(group, outcomes))
        self._begin()


def _tell(group: list[Append], outcomes: list[Outcome]) -> None:
    for append, outcome in zip(group, outcomes, strict=True):
        append.done(outcome)
