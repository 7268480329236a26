"""Retention and backup: copies of the journal while people play, and tables forgotten for good."""

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

from wordless.server.journal import anchor
from wordless.server.journal.anchor import forgotten
from wordless.server.journal.check import check, renew_anchor
from wordless.server.journal.file import Unusable, connect_existing
from wordless.server.journal.writer import Writer
from wordless.server.tables.hall import Hall

log = logging.getLogger("wordless.upkeep")

HOUR_S = 3600
DAY_S_LEAST = 20 * HOUR_S  # a clock that runs away makes no days
DATES_MAX = 1_000
STALE_AT_ONCE = 1_000
NAMED_MAX = 50
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


def restore(path: Path, source: Path) -> tuple[int, Path | None]:
    """Put a copy in the journal's place, on purpose; how many tables it holds, and where what was there lies now."""
    with closing(connect_existing(source)) as given:
        said = str(given.execute("pragma quick_check(1)").fetchone()[0])
        if said != "ok":
            raise Unusable(f"{source} is damaged itself: {' '.join(said.split())}")
        aside = _set_aside(path)
        with placed(path) as part, closing(sqlite3.connect(part)) as copy:
            given.backup(copy)
    return renew_anchor(path), aside


def _set_aside(path: Path) -> Path | None:
    """Nothing is lost: what lay there is moved into a folder beside it."""
    there = [each for each in path.parent.glob("wordless.*") if each.suffix != ".lock"]
    if not there:
        return None
    aside = path.parent / f"before-restore-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}"
    aside.mkdir(mode=0o700)
    for each in there:
        each.rename(aside / each.name)
    return aside


async def look_through(path: Path) -> None:
    """The check in the background after a start: what was lost is named, and all other tables go on."""
    try:
        report = await asyncio.to_thread(check, path)
    except (sqlite3.Error, Unusable, OSError) as wrong:
        log.error("the journal could not be looked through: %s", wrong)
        return
    for said in report.wrong[:NAMED_MAX]:
        log.error("%s", said)
    if len(report.wrong) > NAMED_MAX:
        log.error("and %d more: `wordless check` names all", len(report.wrong) - NAMED_MAX)


class Size(NamedTuple):
    """How much there is of a table."""

    entries: int
    touched_ms: int


def size(path: Path, table: str) -> Size | None:
    with closing(connect_existing(path)) as db:
        entries = db.execute("select count(*) from entries where tab = ?", (table,)).fetchone()[0]
        row = db.execute("select touched_ms from tables where tab = ?", (table,)).fetchone()
    return Size(entries, row[0] if row else 0) if entries else None


def forget(path: Path, tables: list[str], before_day: int = 2**62) -> int:
    """Remove those of the tables that nobody has touched since; what they held is overwritten."""
    gone = 0
    with closing(connect_existing(path, write=True)) as db:
        db.execute("pragma secure_delete = on")
        for table in tables:
            db.execute("begin immediate")
            row = db.execute("select day from tables where tab = ?", (table,)).fetchone()
            if row is None or row[0] < before_day:
                forgotten(path.with_name(anchor.FILE), [table])
                db.execute("delete from entries where tab = ?", (table,))
                db.execute("delete from tables where tab = ?", (table,))
                gone += 1
            db.execute("commit")
        db.execute("pragma wal_checkpoint(truncate)")
    return gone


def seen_day(path: Path, date: str) -> int:
    """How many days the server has seen: a date counts once, whatever the clock says before and after it."""
    with closing(connect_existing(path, write=True)) as db:
        db.execute("begin immediate")
        kept = dict(db.execute("select key, value from meta where key in ('days', 'dates')").fetchall())
        days, dates = int(kept.get("days", 0)), kept.get("dates", "").split()
        if date not in dates:
            days, dates = days + 1, [*dates, date][-DATES_MAX:]
            db.execute("insert or replace into meta values ('days', ?), ('dates', ?)", (str(days), " ".join(dates)))
        db.execute("commit")
    return days


def old(path: Path, day: int, keep_days: int) -> list[str]:
    """Tables that were marked on a day before and have not been touched since; those that are newly old are marked."""
    untouched = "day < ? and tab in (select tab from tables where day < ? order by day limit ?)"
    with closing(connect_existing(path, write=True)) as db:
        before = day - keep_days
        found = db.execute("select tab from tables where marked < ? and day < ? limit ?", (day, before, STALE_AT_ONCE))
        gone = [row[0] for row in found]
        db.execute(
            f"update tables set marked = ? where marked is null and {untouched}",  # noqa: S608 (names only)
            (day, before, before, STALE_AT_ONCE),
        )
    return gone


async def sweep(hall: Hall, path: Path, day: int, keep_days: int) -> int:
    """Forget the tables untouched for so many days that the server has seen, but none that is loaded."""
    found = await asyncio.to_thread(old, path, day, keep_days)
    gone = 0
    for at in range(0, len(found), FORGET_AT_ONCE):
        unloaded = [table for table in found[at : at + FORGET_AT_ONCE] if not hall.loaded(table)]
        gone += await asyncio.to_thread(forget, path, unloaded, day - keep_days)
    return gone


async def keep(hall: Hall, writer: Writer, path: Path, keep_days: int) -> None:
    """Count the days now and every hour, at most one in twenty hours of running; and sweep, if so wished."""
    counted: float | None = None
    while True:
        try:
            if counted is None or time.monotonic() - counted > DAY_S_LEAST:
                writer.day = await asyncio.to_thread(seen_day, path, time.strftime("%Y-%m-%d", time.gmtime()))
                counted = time.monotonic()
            while keep_days and (gone := await sweep(hall, path, writer.day, keep_days)):
                log.info("%d tables untouched for %d days are forgotten", gone, keep_days)
        except (sqlite3.Error, Unusable) as wrong:
            log.warning("days could not be counted, or old tables not removed: %s", wrong)
        await asyncio.sleep(HOUR_S)
