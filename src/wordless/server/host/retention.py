"""What a host does with the journal while people play: copies of it, and tables forgotten for good."""

import asyncio
import logging
import os
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from wordless.server.journal.file import Unusable, connect_existing
from wordless.server.tables.hall import Hall

log = logging.getLogger("wordless.upkeep")

DAY_S = 24 * 3600
STALE_AT_ONCE = 1_000
FORGET_AT_ONCE = 20


@contextmanager
def placed(target: Path) -> Iterator[Path]:
    """A file that appears under its name all at once, whole and on disk, and never in another's place."""
    if target.exists():
        raise Unusable(f"{target} is there already")
    part = target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield part
        with part.open("rb+") as made:
            os.fsync(made.fileno())
        _name(part, target)
    except (OSError, sqlite3.Error) as wrong:
        raise Unusable(f"{target} cannot be written: {getattr(wrong, 'strerror', None) or wrong}") from None
    finally:
        part.unlink(missing_ok=True)


def _name(part: Path, target: Path) -> None:
    try:
        os.link(part, target)
    except FileExistsError:
        raise Unusable(f"{target} is there already") from None
    except OSError:  # no second names on this disk
        if target.exists():
            raise Unusable(f"{target} is there already") from None
        part.rename(target)


def backup(path: Path, target: Path) -> str:
    """A consistent copy of the journal; what is wrong with it, or nothing."""
    with closing(connect_existing(path)) as source, placed(target) as part, closing(sqlite3.connect(part)) as copy:
        source.backup(copy)
        copy.execute("pragma journal_mode = delete")  # one file with nothing beside it
        checked = str(copy.execute("pragma quick_check(1)").fetchone()[0])
        return "" if checked == "ok" else checked


class Size(NamedTuple):
    """How much there is of a table."""

    entries: int
    touched_ms: int


def size(path: Path, table: str) -> Size | None:
    with closing(connect_existing(path)) as db:
        entries = db.execute("select count(*) from entries where tab = ?", (table,)).fetchone()[0]
        row = db.execute("select touched_ms from tables where tab = ?", (table,)).fetchone()
    return Size(entries, row[0] if row else 0) if entries else None


def forget(path: Path, tables: list[str], before_ms: int = 2**62) -> int:
    """Remove those of the tables that nobody has touched since; what they held is overwritten."""
    gone = 0
    with closing(connect_existing(path, write=True)) as db:
        db.execute("pragma secure_delete = on")
        for table in tables:
            db.execute("begin immediate")
            row = db.execute("select touched_ms from tables where tab = ?", (table,)).fetchone()
            if row is None or row[0] < before_ms:
                db.execute("delete from entries where tab = ?", (table,))
                db.execute("delete from tables where tab = ?", (table,))
                gone += 1
            db.execute("commit")
        db.execute("pragma wal_checkpoint(truncate)")
    return gone


def stale(path: Path, before_ms: int) -> list[str]:
    with closing(connect_existing(path)) as db:
        found = "select tab from tables where touched_ms < ? order by touched_ms limit ?"
        return [row[0] for row in db.execute(found, (before_ms, STALE_AT_ONCE))]


async def sweep(hall: Hall, path: Path, days: int) -> int:
    """Forget the tables untouched for so many days, but none that is loaded."""
    before_ms = time.time_ns() // 1_000_000 - days * DAY_S * 1000
    found = await asyncio.to_thread(stale, path, before_ms)
    gone = 0
    for at in range(0, len(found), FORGET_AT_ONCE):
        unloaded = [table for table in found[at : at + FORGET_AT_ONCE] if not hall.loaded(table)]
        gone += await asyncio.to_thread(forget, path, unloaded, before_ms)
    return gone


async def keep(hall: Hall, path: Path, days: int) -> None:
    """Sweep now and once a day."""
    while True:
        try:
            while gone := await sweep(hall, path, days):
                log.info("%d tables untouched for %d days are forgotten", gone, days)
        except (sqlite3.Error, Unusable):
            log.exception("old tables could not be removed; the next try is tomorrow")
        await asyncio.sleep(DAY_S)
