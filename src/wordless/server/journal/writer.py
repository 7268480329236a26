"""The writer of the journal's file: one group of appends after another, each durable, chained by hash and anchored.

All that has come while it was busy goes into one transaction. A conflict fails its own append only, and so does a fault
in one table's part of the file: a group that fails together is tried one by one. After a failed sync it is in doubt: it
opens the file anew, reads back what is there, and says `unsure` if it cannot. Nothing is ever guessed.
"""

import errno
import logging
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path

from msgspec import Struct, json

from wordless.server.journal import Done, Outcome, Record
from wordless.server.journal.anchor import Anchor, Last
from wordless.server.journal.chain import genesis, linked
from wordless.server.journal.file import Unusable, connect, widened

log = logging.getLogger("wordless.journal")

TOUCH_MS = 3_600_000  # how stale the time of a table's last entry may be
TOUCHED_MAX = 10_000
ROOM_BYTES = 1_000_000  # an I/O error with less room than this is a full disk
LASTS = "select json_group_array((select max(seq) from entries where tab = value)) from json_each(?)"
COLUMNS = 7
ROWS_MAX = 100  # of one statement
# An entry follows the one before it, or is its table's first; that it is not there yet the primary key sees to.
FOLLOWING = """create temp trigger following before insert on main.entries
    when new.seq > 0 and not exists (select 1 from main.entries where tab = new.tab and seq = new.seq - 1)
    begin select raise(rollback, 'no entry before it'); end"""


class Append(Struct, frozen=True, gc=False):
    table: str
    expected: int
    lines: Sequence[Record]
    done: Done


class Writer:
    """For one thread: it keeps a connection, the last links of tables, and whether it is in doubt."""

    def __init__(self, path: Path, anchor: Anchor) -> None:
        self._path = path
        self.anchor = anchor
        self.db = connect(path)
        self.db.execute(FOLLOWING)
        self.day = 0  # of those the server has seen, by which tables grow old
        self._links: dict[str, Last] = {}
        self._touched: dict[str, int] = {}
        self._trouble = ""
        self._doubt = ""

    def widen(self) -> bool:
        """Make room in the log while nobody waits; False when there is enough, or none to be had."""
        with suppress(sqlite3.Error, OSError):  # then it takes a little longer
            return widened(self.db, self._path)
        return False

    def write(self, group: list[Append], at_ms: int) -> list[Outcome]:
        """All of them, and what became of each; whatever happens, the next group is written too."""
        try:
            return self._commit(group, at_ms)
        except Exception as wrong:
            log.exception("a fault in the journal's writer")
            self._doubt = str(wrong)
            return ["unsure"] * len(group)

    def _noted(self, group: list[Append], outcomes: list[Outcome]) -> list[Outcome]:
        """What is durable is anchored too; without an anchor play goes on, and `wordless check` will say so."""
        self._report("")
        written = {each.table: None for each, outcome in zip(group, outcomes, strict=True) if outcome == "written"}
        try:
            if written:
                self.anchor.note({table: self._links[table] for table in written})
        except OSError as wrong:
            log.error("the anchor cannot be written: %s", wrong)
        return outcomes

    def _commit(self, group: list[Append], at_ms: int) -> list[Outcome]:
        """The whole group in one call if it fits, else in a handful: each is a chance to wait for the interpreter."""
        if self._doubt and not self._reopened():
            return ["failed"] * len(group)  # nothing of it was tried
        try:
            if self._at_once(group, at_ms):
                return self._noted(group, ["written"] * len(group))
            self._links.clear()
            self.db.execute("begin immediate")
            outcomes: list[Outcome] = ["written" if fits else "conflict" for fits in self._fitting(group)]
            self._insert([each for each, outcome in zip(group, outcomes, strict=True) if outcome == "written"], at_ms)
            self.db.execute("commit")
        except Exception as wrong:
            return self._after_failure(group, at_ms, wrong)
        return self._noted(group, outcomes)

    def _after_failure(self, group: list[Append], at_ms: int, wrong: Exception) -> list[Outcome]:
        """A sync that failed leaves us in doubt: what is there now is read back, and never guessed."""
        self._roll_back()
        outcome = self._outcome(wrong)
        code = _code(wrong)
        self._report(f"table {group[0].table}: {wrong}")
        if code == sqlite3.SQLITE_IOERR:
            self._doubt = str(wrong)
            if not self._reopened():
                return ["unsure"] * len(group)
            return self._noted(group, ["written" if self._is_there(each, at_ms) else outcome for each in group])
        if len(group) > 1 and outcome == "failed" and code != sqlite3.SQLITE_BUSY:
            return [self._commit([each], at_ms)[0] for each in group]
        return [outcome] * len(group)

    def _reopened(self) -> bool:
        """Another connection, and all of the log taken into the file and synced: then what is there is there."""
        try:
            self.db.close()
            self.db = connect(self._path)
            busy, *_ = self.db.execute("pragma wal_checkpoint(truncate)").fetchone()
            self.db.execute(FOLLOWING)
        except (sqlite3.Error, Unusable) as wrong:
            log.error("the journal is in doubt and cannot be read back: %s", wrong)
            return False
        if not busy:
            self._doubt = ""
        return not busy

    def _is_there(self, append: Append, at_ms: int) -> bool:
        """Whether just these entries stand there; their links then are what follows on."""
        rows = self.db.execute(
            "select seq, link, body from entries where tab = ? and seq >= ? and seq < ? and at_ms = ? order by seq",
            (append.table, append.expected, append.expected + len(append.lines), at_ms),
        ).fetchall()
        if [row[2] for row in rows] != [line.body for line in append.lines]:
            return False
        self._links[append.table] = Last(rows[-1][0], rows[-1][1])
        return True

    def _report(self, trouble: str) -> None:
        """A host hears of trouble once when it comes and once when it is gone."""
        if trouble and trouble != self._trouble:
            log.error("the journal cannot be written: %s", trouble)
        elif self._trouble and not trouble:
            log.warning("the journal is written again")
        self._trouble = trouble

    def _fitting(self, group: list[Append]) -> list[bool]:
        """Which of them expect the number that is next at their table, those before them counted."""
        tables = list({each.table: None for each in group})
        found = json.decode(self.db.execute(LASTS, (json.encode(tables).decode(),)).fetchone()[0])
        following = {table: 0 if last is None else last + 1 for table, last in zip(tables, found, strict=True)}
        fits = []
        for each in group:
            fits.append(each.expected == following[each.table])
            if fits[-1]:
                following[each.table] += len(each.lines)
        return fits

    def _at_once(self, group: list[Append], at_ms: int) -> bool:
        """Add the whole group by one statement, a transaction by itself, if all of it fits: the file sees to that."""
        values = self._values(group, at_ms)
        if values is None or len(values) > ROWS_MAX * COLUMNS or any(self._stale(each, at_ms) for each in group):
            return False
        try:
            self.db.execute(inserting(len(values) // COLUMNS), values)
        except sqlite3.IntegrityError:
            return False
        return True

    def _values(self, appends: Sequence[Append], at_ms: int) -> list[str | int | bytes] | None:
        """The rows to add, each linked to the one before it; None if one has nothing before it."""
        values: list[str | int | bytes] = []
        for each in appends:
            link = self._link_before(each.table, each.expected)
            if link is None:
                return None
            for seq, line in enumerate(each.lines, each.expected):
                link = linked(link, seq, at_ms, line.head, line.body)
                values += (each.table, seq, at_ms, line.head, link, self.anchor.count, line.body)
            self._links[each.table] = Last(seq, link)
        return values

    def _link_before(self, table: str, seq: int) -> bytes | None:
        if seq == 0:
            return genesis(table)
        known = self._links.get(table)
        if known is not None and known.seq == seq - 1:
            return known.link
        row = self.db.execute("select link from entries where tab = ? and seq = ?", (table, seq - 1)).fetchone()
        return None if row is None else bytes(row[0])

    def _insert(self, fitting: list[Append], at_ms: int) -> None:
        for each in fitting:
            if self._stale(each, at_ms):
                self._touch(each.table, at_ms)
        values = self._values(fitting, at_ms)
        assert values is not None
        for start in range(0, len(values), ROWS_MAX * COLUMNS):
            row_values = values[start : start + ROWS_MAX * COLUMNS]
            self.db.execute(inserting(len(row_values) // COLUMNS), row_values)

    def _stale(self, append: Append, at_ms: int) -> bool:
        """Once an hour is enough for a host who counts in days."""
        return append.expected == 0 or at_ms - self._touched.get(append.table, 0) > TOUCH_MS

    def _touch(self, table: str, at_ms: int) -> None:
        self.db.execute("insert or replace into tables values (?, ?, ?, null)", (table, at_ms, self.day))
        if len(self._touched) >= TOUCHED_MAX:
            self._touched.clear()
        self._touched[table] = at_ms

    def _roll_back(self) -> None:
        self._touched.clear()
        self._links.clear()
        with suppress(sqlite3.Error):
            if self.db.in_transaction:
                self.db.execute("rollback")

    def _outcome(self, wrong: Exception) -> Outcome:
        """What to call it: a full disk may also show as an I/O error."""
        code = _code(wrong)
        if code == sqlite3.SQLITE_FULL or getattr(wrong, "errno", None) == errno.ENOSPC:
            return "full"
        with suppress(OSError):
            if code == sqlite3.SQLITE_IOERR and shutil.disk_usage(self._path.parent).free < ROOM_BYTES:
                return "full"
        return "failed"


@cache
def inserting(rows: int) -> str:
    """The statement that adds so many entries; `or rollback` spares SQLite a second journal for undoing half of it."""
    return f"insert or rollback into entries values {', '.join(['(?, ?, ?, ?, ?, ?, ?)'] * rows)}"  # noqa: S608 (marks only)


def _code(wrong: Exception) -> int | None:
    """SQLite's error code, without its finer shades."""
    code = getattr(wrong, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF
