"""The journal in one SQLite file: write-ahead log, full sync, one writer thread, group commit.

This is what a server's loop talks to; how a group is written is in `writer`. Entries are chained by hash (`chain`), and
the last of each table is anchored in a file beside the database (`anchor`): what was lost is noticed when it is read.
"""

import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

from wordless.server.journal import Damaged, Done, Kept, Outcome, Record, anchor
from wordless.server.journal.anchor import Anchor, Last, ended
from wordless.server.journal.file import connect, identity, owner, read_entries
from wordless.server.journal.writer import Append, Writer

log = logging.getLogger("wordless.journal")

WAITING_MAX = 20_000
ANCHOR_S = 1.0
WIDEN_PAUSE_S = 0.01  # in between others can write to the file: `wordless forget`, say


class _Read(NamedTuple):
    table: str
    after: int | None
    found: Callable[[list[Kept] | Damaged], None]


class SqliteJournal:
    """Appends queue for the writer thread, reads for the reader's; answers come through `post`, in the caller's thread.

    Reads are bounded by their callers: a table has one under way to load, to catch up or to remind its bots.
    """

    def __init__(self, path: Path, post: Callable[[Callable[[], None]], object]) -> None:
        self._path = path
        self._reader = connect(path)
        self.identity = identity(self._reader, path)
        self.anchor = Anchor(path.with_name(anchor.FILE), owner(self._reader, path))
        self.writer = Writer(path, self.anchor)
        self._post = post
        self._next: list[Append] = []
        self._waiting: queue.SimpleQueue[list[Append] | None] = queue.SimpleQueue()
        self._reads: queue.SimpleQueue[_Read | None] = queue.SimpleQueue()
        self._unwritten = 0
        self._writing = False
        self._closed = False
        self._began: float | None = None
        self._took_s = 0.0
        self._stopping = threading.Event()
        self._threads = [
            threading.Thread(target=self._write, name="journal-writer", daemon=True),
            threading.Thread(target=self._find, name="journal-reader", daemon=True),
            threading.Thread(target=self._anchor, name="journal-anchor", daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def append(self, table: str, expected: int, lines: Sequence[Record], done: Done) -> None:
        if self._closed or self._unwritten >= WAITING_MAX:
            self._post(partial(done, "failed"))
            return
        self._next.append(Append(table, expected, lines, done))
        self._unwritten += 1
        if not self._writing:
            self._hand_over()

    def _hand_over(self) -> None:
        """All that has come while the writer was busy goes to it together."""
        self._writing = bool(self._next)
        if self._next:
            self._waiting.put(self._next)
            self._next = []

    def read(self, table: str, after: int | None, found: Callable[[list[Kept] | Damaged], None]) -> None:
        self._reads.put(_Read(table, after, found))

    def close(self) -> None:
        """Everything that waits is written first."""
        if self._closed:
            return
        self._closed = True
        self._hand_over()
        self._waiting.put(None)
        self._reads.put(None)
        self._stopping.set()
        for thread in self._threads:
            thread.join()
        self.anchor.close()
        self._reader.close()
        self.writer.db.close()

    @property
    def lag_s(self) -> float:
        """How long the last group took to be durable, or the one that is being written has taken so far."""
        began = self._began
        return self._took_s if began is None else time.perf_counter() - began

    def _write(self) -> None:
        """The writer thread: all that waits, in one transaction, then tell each; before the first, room for them."""
        while self._waiting.empty() and self.writer.widen():
            time.sleep(WIDEN_PAUSE_S)
        while (group := self._waiting.get()) is not None:
            self._began = time.perf_counter()
            at_ms = time.time_ns() // 1_000_000
            outcomes = self.writer.write(group, at_ms)
            self._took_s, self._began = self.lag_s, None
            self._deliver(partial(self._tell, group, outcomes))

    def _anchor(self) -> None:
        """The anchor's thread: now and then, and at the end, it is made to last."""
        while not self._stopping.wait(ANCHOR_S):
            with suppress(OSError):
                self.anchor.sync()

    def _tell(self, group: list[Append], outcomes: list[Outcome]) -> None:
        """In the caller's thread: each hears of its own; one's fault is not another's."""
        self._unwritten -= len(group)
        self._hand_over()
        for each, outcome in zip(group, outcomes, strict=True):
            try:
                each.done(outcome)
            except Exception:
                log.exception("table %s, entry %d: written, but not taken up", each.table, each.expected)

    def _find(self) -> None:
        """The reader thread."""
        while (wanted := self._reads.get()) is not None:
            try:
                known = self.anchor.last(wanted.table)  # before reading, so that it is never ahead of what is read
                kept = read_entries(self._reader, wanted.table, wanted.after)
                if wanted.after is None:
                    self._compare(wanted.table, kept, known)
                answer: list[Kept] | Damaged = kept
            except Damaged as damaged:
                answer = damaged
            except Exception as wrong:
                answer = Damaged(
                    wanted.table, 0 if wanted.after is None else wanted.after + 1, f"cannot be read: {wrong}"
                )
            self._deliver(partial(wanted.found, answer))

    def _compare(self, table: str, kept: list[Kept], known: Last | None) -> None:
        """With what the anchor knew; Damaged if the end is missing, or another."""
        if known is not None and not kept:
            self.anchor.renew()  # it may have been forgotten on purpose
            known = self.anchor.last(table)
        ended(table, kept, known)

    def _deliver(self, call: Callable[[], None]) -> None:
        """Once nobody listens any more there is nobody to tell, but still something to write."""
        with suppress(RuntimeError):
            self._post(call)
