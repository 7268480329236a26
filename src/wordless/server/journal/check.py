"""The journal looked through from end to end (an fsck): database, every table's chain, and the anchor beside them."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from wordless.server.journal import Damaged, anchor
from wordless.server.journal.anchor import FORGOTTEN, Anchored, Last, ended, read_anchor, write_anchor
from wordless.server.journal.file import Unusable, connect_existing, identity, owner, read_entries

PAGES_MAX = 20  # of SQLite's own complaints
SLICE = 5_000  # entries of one table read at a time


class Report(NamedTuple):
    """What was read, and each thing that is wrong, in a line of its own."""

    tables: int
    entries: int
    records: int
    wrong: list[str]


def check(path: Path) -> Report:
    """Everything, also while a server writes: the anchor is read first, so that it is never ahead for that reason."""
    known = read_anchor(path.with_name(anchor.FILE))
    with closing(connect_existing(path)) as db:
        wrong = [*known.damage, *_pages(db), *_owned(db, path, known)]
        entries = 0
        tables = sorted({*_tables(db), *[each for each, last in known.lasts.items() if last.seq != FORGOTTEN]})
        for table in tables:
            try:
                entries += _read(db, table, known.lasts.get(table))
            except Damaged as damaged:
                wrong.append(str(damaged))
            except sqlite3.Error as unread:
                wrong.append(f"table {table}: cannot be read: {unread}")
        wrong += _shortened(db, known)
    return Report(len(tables), entries, known.total, wrong)


def _tables(db: sqlite3.Connection) -> list[str]:
    try:
        found = db.execute("select distinct tab from entries").fetchall()
        return [table for (table,) in found if isinstance(table, str)]  # else its page is damaged, and named
    except sqlite3.Error:
        return []


def _pages(db: sqlite3.Connection) -> Iterator[str]:
    try:
        for (said,) in db.execute(f"pragma integrity_check({PAGES_MAX})"):
            if said != "ok":
                yield f"the database: {' '.join(said.split())}"
    except sqlite3.Error as wrong:
        yield f"the database cannot be read through: {wrong}"


def _owned(db: sqlite3.Connection, path: Path, known: Anchored) -> Iterator[str]:
    try:
        if known.owner and known.owner != owner(db, path):
            yield "the anchor is another journal's"
    except Unusable as wrong:
        yield str(wrong)


def _read(db: sqlite3.Connection, table: str, last: Last | None) -> int:
    """All of a table's entries in slices, each linked to the one before; then its end."""
    count, kept = 0, read_entries(db, table, -1, SLICE)
    while kept:
        count = kept[-1].seq + 1
        more = read_entries(db, table, count - 1, count + SLICE)
        if not more or (last is not None and last.seq < count):
            ended(table, kept, last)
            last = None
        kept = more
    if not count:
        ended(table, [], last)
    return count


def _shortened(db: sqlite3.Connection, known: Anchored) -> Iterator[str]:
    try:
        there = db.execute("select max(anchored) from entries").fetchone()[0] or 0
    except sqlite3.Error:
        return
    if known.total < there:
        yield f"the anchor ends after record {known.total}; there were {there} at least"


def renew_anchor(path: Path) -> int:
    """An anchor made of what is there now, which is accepted with it; how many tables there are."""
    known = read_anchor(path.with_name(anchor.FILE))
    lasts: dict[str, Last] = {}
    with closing(connect_existing(path)) as db:
        identity(db, path)
        for table in _tables(db):
            seq, link = db.execute("select seq, link from entries where tab = ? order by seq desc", (table,)).fetchone()
            lasts[table] = Last(seq, bytes(link))
        there = db.execute("select max(anchored) from entries").fetchone()[0] or 0
        write_anchor(path.with_name(anchor.FILE), owner(db, path), lasts, max(known.total, there))
    return len(lasts)
