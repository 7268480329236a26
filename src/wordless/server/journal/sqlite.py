"""The journal in one SQLite file: write-ahead log, full sync, one writer thread, group commit.

All appends that have come while the thread was busy go into one transaction. A conflict fails its own append only, and
so does a fault in one table's part of the file: a group that fails together is tried one by one.
"""

import errno
import logging
import queue
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct, json

from wordless.server.journal import Damaged, Done, Kept, Outcome, Record
from wordless.server.journal.file import checksum, connect, read_entries, widened

log = logging.getLogger("wordless.journal")

WAITING_MAX = 20_000
TOUCH_MS = 3_600_000  # how stale the time of a table's last entry may be
TOUCHED_MAX = 10_000
ROOM_BYTES = 1_000_000  # an I/O error with less room than this is a full disk
LASTS = "select json_group_array((select max(seq) from entries where tab = value)) from json_each(?)"
WIDEN_PAUSE_S = 0.01  # in between others can write to the file: `wordless forget`, say
# An entry follows the one before it, or is its table's first; that it is not there yet the primary key sees to.
FOLLOWING = """create temp trigger following before insert on main.entries
    when new.seq > 0 and not exists (select 1 from main.entries where tab = new.tab and seq = new.seq - 1)
    begin select raise(rollback, 'no entry before it'); end"""
COLUMNS = 6
ROWS_MAX = 100  # of one statement


class _Append(Struct, frozen=True, gc=False):
    table: str
    expected: int
    lines: Sequence[Record]
    done: Done


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
        self._db = connect(path)
        self._db.execute(FOLLOWING)
        self._reader = connect(path)
        self._post = post
        self._next: list[_Append] = []
        self._waiting: queue.SimpleQueue[list[_Append] | None] = queue.SimpleQueue()
        self._reads: queue.SimpleQueue[_Read | None] = queue.SimpleQueue()
        self._heard: dict[str, list[Callable[[list[Kept]], None]]] = {}
        self._touched: dict[str, int] = {}
        self._unwritten = 0
        self._writing = False
        self._closed = False
        self._trouble = ""
        self._began: float | None = None
        self._took_s = 0.0
        self._threads = [
            threading.Thread(target=self._write, name="journal-writer", daemon=True),
            threading.Thread(target=self._find, name="journal-reader", daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def append(self, table: str, expected: int, lines: Sequence[Record], done: Done) -> None:
        if self._closed or self._unwritten >= WAITING_MAX:
            self._post(partial(done, "failed"))
            return
        self._next.append(_Append(table, expected, lines, done))
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

    def subscribe(self, table: str, heard: Callable[[list[Kept]], None]) -> Callable[[], None]:
        """One server writes to a file, so all there is to hear is what this one has written."""
        self._heard.setdefault(table, []).append(heard)

        def stop() -> None:
            hearing = self._heard.get(table, [])
            if heard in hearing:
                hearing.remove(heard)
            if not hearing:
                self._heard.pop(table, None)

        return stop

    def close(self) -> None:
        """Everything that waits is written first."""
        if self._closed:
            return
        self._closed = True
        self._hand_over()
        self._waiting.put(None)
        self._reads.put(None)
        for thread in self._threads:
            thread.join()
        self._reader.close()
        self._db.close()

    @property
    def lag_s(self) -> float:
        """How long the last group took to be durable, or the one that is being written has taken so far."""
        began = self._began
        return self._took_s if began is None else time.perf_counter() - began

    def _write(self) -> None:
        """The writer thread: all that waits, in one transaction, then tell each; before the first, room for them."""
        with suppress(sqlite3.Error, OSError):  # then it takes a little longer
            while self._waiting.empty() and widened(self._db, self._path):
                time.sleep(WIDEN_PAUSE_S)
        while (group := self._waiting.get()) is not None:
            self._began = time.perf_counter()
            at_ms = time.time_ns() // 1_000_000
            outcomes = self._commit(group, at_ms)
            self._took_s, self._began = self.lag_s, None
            self._deliver(partial(self._tell, group, outcomes, at_ms))

    def _commit(self, group: list[_Append], at_ms: int) -> list[Outcome]:
        """The whole group in one call if it fits, else in a handful: each is a chance to wait for the interpreter."""
        try:
            if self._at_once(group, at_ms):
                self._report("")
                return ["written"] * len(group)
            self._db.execute("begin immediate")
            outcomes: list[Outcome] = ["written" if fits else "conflict" for fits in self._fitting(group)]
            self._insert([each for each, outcome in zip(group, outcomes, strict=True) if outcome == "written"], at_ms)
            self._db.execute("commit")
        except Exception as wrong:
            self._roll_back()
            outcome = self._outcome(wrong)
            if len(group) > 1 and outcome == "failed" and _code(wrong) != sqlite3.SQLITE_BUSY:
                return [self._commit([each], at_ms)[0] for each in group]
            self._report(f"table {group[0].table}: {wrong}")
            return [outcome] * len(group)
        self._report("")
        return outcomes

    def _report(self, trouble: str) -> None:
        """A host hears of trouble once when it comes and once when it is gone."""
        if trouble and trouble != self._trouble:
            log.error("the journal cannot be written: %s", trouble)
        elif self._trouble and not trouble:
            log.warning("the journal is written again")
        self._trouble = trouble

    def _fitting(self, group: list[_Append]) -> list[bool]:
        """Which of them expect the number that is next at their table, those before them counted."""
        tables = list({each.table: None for each in group})
        found = json.decode(self._db.execute(LASTS, (json.encode(tables).decode(),)).fetchone()[0])
        following = {table: 0 if last is None else last + 1 for table, last in zip(tables, found, strict=True)}
        fits = []
        for each in group:
            fits.append(each.expected == following[each.table])
            if fits[-1]:
                following[each.table] += len(each.lines)
        return fits

    def _at_once(self, group: list[_Append], at_ms: int) -> bool:
        """Add the whole group by one statement, a transaction by itself, if all of it fits: the file sees to that."""
        values = _values(group, at_ms)
        if len(values) > ROWS_MAX * COLUMNS or any(self._stale(each, at_ms) for each in group):
            return False
        try:
            self._db.execute(inserting(len(values) // COLUMNS), values)
        except sqlite3.IntegrityError:
            return False
        return True

    def _insert(self, fitting: list[_Append], at_ms: int) -> None:
        for each in fitting:
            if self._stale(each, at_ms):
                self._touch(each.table, at_ms)
        values = _values(fitting, at_ms)
        for start in range(0, len(values), ROWS_MAX * COLUMNS):
            row_values = values[start : start + ROWS_MAX * COLUMNS]
            self._db.execute(inserting(len(row_values) // COLUMNS), row_values)

    def _stale(self, append: _Append, at_ms: int) -> bool:
        """Once an hour is enough for a host who counts in days."""
        return append.expected == 0 or at_ms - self._touched.get(append.table, 0) > TOUCH_MS

    def _touch(self, table: str, at_ms: int) -> None:
        self._db.execute("insert or replace into tables values (?, ?)", (table, at_ms))
        if len(self._touched) >= TOUCHED_MAX:
            self._touched.clear()
        self._touched[table] = at_ms

    def _roll_back(self) -> None:
        self._touched.clear()
        with suppress(sqlite3.Error):
            if self._db.in_transaction:
                self._db.execute("rollback")

    def _outcome(self, wrong: Exception) -> Outcome:
        """What to call it: a full disk may also show as an I/O error."""
        code = _code(wrong)
        if code == sqlite3.SQLITE_FULL or getattr(wrong, "errno", None) == errno.ENOSPC:
            return "full"
        with suppress(OSError):
            if code == sqlite3.SQLITE_IOERR and shutil.disk_usage(self._path.parent).free < ROOM_BYTES:
                return "full"
        return "failed"

    def _tell(self, group: list[_Append], outcomes: list[Outcome], at_ms: int) -> None:
        """In the caller's thread: each hears of its own; one's fault is not another's."""
        self._unwritten -= len(group)
        self._hand_over()
        for each, outcome in zip(group, outcomes, strict=True):
            try:
                each.done(outcome)
                if outcome == "written":
                    self._tell_subscribers(each, at_ms)
            except Exception:
                log.exception("table %s, entry %d: written, but not taken up", each.table, each.expected)

    def _tell_subscribers(self, append: _Append, at_ms: int) -> None:
        for heard in tuple(self._heard.get(append.table, ())):
            heard([Kept(seq, at_ms, line.body) for seq, line in enumerate(append.lines, append.expected)])

    def _find(self) -> None:
        """The reader thread."""
        while (wanted := self._reads.get()) is not None:
            try:
                answer: list[Kept] | Damaged = read_entries(self._reader, wanted.table, wanted.after)
            except Damaged as damaged:
                answer = damaged
            except Exception as wrong:
                answer = Damaged(
                    wanted.table, 0 if wanted.after is None else wanted.after + 1, f"cannot be read: {wrong}"
                )
            self._deliver(partial(wanted.found, answer))

    def _deliver(self, call: Callable[[], None]) -> None:
        """Once nobody listens any more there is nobody to tell, but still something to write."""
        with suppress(RuntimeError):
            self._post(call)


@cache
def inserting(rows: int) -> str:
    """The statement that adds so many entries; `or rollback` spares SQLite a second journal for undoing half of it."""
    return f"insert or rollback into entries values {', '.join(['(?, ?, ?, ?, ?, ?)'] * rows)}"  # noqa: S608 (marks only)


def _values(appends: Sequence[_Append], at_ms: int) -> list[str | int | bytes]:
    values: list[str | int | bytes] = []
    for each in appends:
        for seq, line in enumerate(each.lines, each.expected):
            values += (each.table, seq, at_ms, line.head, checksum(seq, line.body), line.body)
    return values


def _code(wrong: Exception) -> int | None:
    """SQLite's error code, without its finer shades."""
    code = getattr(wrong, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF
