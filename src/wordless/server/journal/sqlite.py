"""The journal in one SQLite file: write-ahead log, full sync, one writer thread, group commit.

All appends that wait when the thread is free go into one transaction. A conflict fails its own append only.
"""

import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from wordless.server.journal import Done, Kept, Line, Outcome, Torn

SCHEMA = 1
GROUP_MAX = 512
WAITING_MAX = 20_000
TABLES = """
create table if not exists meta (key text primary key, value text not null) without rowid;
create table if not exists entries (
    tab text not null, seq integer not null, at_ms integer not null, head integer not null,
    sum integer not null, body blob not null, primary key (tab, seq)
) without rowid;
create index if not exists heads on entries (tab, seq) where head = 1;
create table if not exists tables (tab text primary key, touched_ms integer not null) without rowid;
create index if not exists touched on tables (touched_ms);
"""


class WrongSchema(Exception):
    """The file was written by another version of the program."""


class _Append(NamedTuple):
    table: str
    expected: int
    lines: Sequence[Line]
    done: Done


class _Read(NamedTuple):
    table: str
    after: int | None
    found: Callable[[list[Kept] | Torn], None]


def connect(path: Path) -> sqlite3.Connection:
    """An open file of our schema; WrongSchema, in words, for any other."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    db.execute("pragma journal_mode = wal")
    db.execute("pragma synchronous = full")
    db.execute("pragma busy_timeout = 10000")
    version = db.execute("pragma user_version").fetchone()[0]
    if version not in (0, SCHEMA):
        db.close()
        raise WrongSchema(f"{path} has journal schema {version}; this program reads schema {SCHEMA}")
    db.executescript(TABLES)
    if version == 0:
        db.execute(f"pragma user_version = {SCHEMA}")
    return db


class SqliteJournal:
    """Appends and reads queue for one thread; answers come back through `post`, in the caller's thread."""

    def __init__(self, path: Path, post: Callable[[Callable[[], None]], object]) -> None:
        self._db = connect(path)
        self._reader = connect(path)
        self._post = post
        self._waiting: queue.SimpleQueue[_Append | None] = queue.SimpleQueue()
        self._reads: queue.SimpleQueue[_Read | None] = queue.SimpleQueue()
        self._heard: dict[str, list[Callable[[list[Kept]], None]]] = {}
        self.lag_s = 0.0
        self._threads = [
            threading.Thread(target=self._write, name="journal-writer", daemon=True),
            threading.Thread(target=self._find, name="journal-reader", daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def append(self, table: str, expected: int, lines: Sequence[Line], done: Done) -> None:
        if self._waiting.qsize() > WAITING_MAX:
            self._post(lambda: done("failed"))
            return
        self._waiting.put(_Append(table, expected, lines, done))

    def read(self, table: str, after: int | None, found: Callable[[list[Kept] | Torn], None]) -> None:
        self._reads.put(_Read(table, after, found))

    def subscribe(self, table: str, heard: Callable[[list[Kept]], None]) -> Callable[[], None]:
        self._heard.setdefault(table, []).append(heard)

        def stop() -> None:
            self._heard[table].remove(heard)
            if not self._heard[table]:
                del self._heard[table]

        return stop

    def close(self) -> None:
        """Everything that waits is written first."""
        self._waiting.put(None)
        self._reads.put(None)
        for thread in self._threads:
            thread.join()
        self._db.close()
        self._reader.close()

    def _write(self) -> None:
        """The writer thread: all that waits, in one transaction, then tell each."""
        while True:
            group = self._group()
            if not group:
                return
            began = time.perf_counter()
            outcomes = self._commit(group)
            self.lag_s = time.perf_counter() - began
            self._post(_telling(self, group, outcomes))

    def _group(self) -> list[_Append]:
        """What waits now, at least one; empty when it is time to stop."""
        first = self._waiting.get()
        group = [] if first is None else [first]
        while group and len(group) < GROUP_MAX:
            try:
                item = self._waiting.get_nowait()
            except queue.Empty:
                return group
            if item is None:
                self._waiting.put(None)
                return group
            group.append(item)
        return group

    def _commit(self, group: list[_Append]) -> list[Outcome]:
        at_ms = time.time_ns() // 1_000_000
        try:
            self._db.execute("begin immediate")
            outcomes = [self._insert(each, at_ms) for each in group]
            self._db.execute("commit")
        except (sqlite3.Error, OSError) as wrong:
            if self._db.in_transaction:
                self._db.execute("rollback")
            return [_trouble(wrong)] * len(group)
        return outcomes

    def _insert(self, append: _Append, at_ms: int) -> Outcome:
        last = self._db.execute("select max(seq) from entries where tab = ?", (append.table,)).fetchone()[0]
        if append.expected != (0 if last is None else last + 1):
            return "conflict"
        rows = [
            (append.table, append.expected + n, at_ms, line.head, crc32(line.body), line.body)
            for n, line in enumerate(append.lines)
        ]
        self._db.executemany("insert into entries values (?, ?, ?, ?, ?, ?)", rows)
        if any(line.head for line in append.lines):
            self._db.execute("insert or replace into tables values (?, ?)", (append.table, at_ms))
        return "written"

    def _find(self) -> None:
        """The reader thread."""
        while (wanted := self._reads.get()) is not None:
            try:
                answer: list[Kept] | Torn = read_entries(self._reader, wanted.table, wanted.after)
            except Torn as torn:
                answer = torn
            except sqlite3.Error as wrong:
                answer = Torn(wanted.table, (wanted.after or 0) + 1, str(wrong))
            self._post(_finding(wanted.found, answer))

    def listened(self, table: str) -> bool:
        return table in self._heard

    def tell(self, table: str, kept: list[Kept]) -> None:
        for heard in tuple(self._heard.get(table, ())):
            heard(kept)


def read_entries(db: sqlite3.Connection, table: str, after: int | None) -> list[Kept]:
    """The entries after a number, or from the last head on; Torn at the first that is not whole."""
    if after is None:
        head = db.execute("select max(seq) from entries where tab = ? and head = 1", (table,)).fetchone()[0]
        after = -1 if head is None else head - 1
    rows = db.execute(
        "select seq, at_ms, sum, body from entries where tab = ? and seq > ? order by seq", (table, after)
    )
    kept: list[Kept] = []
    for seq, at_ms, total, body in rows:
        if seq != after + 1 + len(kept):
            raise Torn(table, after + 1 + len(kept), "is missing")
        if crc32(body) != total:
            raise Torn(table, seq, "does not match its checksum")
        kept.append(Kept(seq, at_ms, bytes(body)))
    return kept


def _trouble(wrong: Exception) -> Outcome:
    full = getattr(wrong, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
    return "full" if full or getattr(wrong, "errno", None) == 28 else "failed"


def _telling(journal: SqliteJournal, group: list[_Append], outcomes: list[Outcome]) -> Callable[[], None]:
    def tell() -> None:
        for each, outcome in zip(group, outcomes, strict=True):
            each.done(outcome)
            if outcome == "written" and journal.listened(each.table):
                kept = [Kept(each.expected + n, 0, line.body) for n, line in enumerate(each.lines)]
                journal.tell(each.table, kept)

    return tell


def _finding(found: Callable[[list[Kept] | Torn], None], answer: list[Kept] | Torn) -> Callable[[], None]:
    def find() -> None:
        found(answer)

    return find


def data_file(folder: Path) -> Path:
    """The journal's file in a data folder, which is made if it is not there."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    path = folder / "wordless.sqlite"
    if not os.access(folder, os.W_OK):
        raise PermissionError(f"{folder} cannot be written")
    return path
