"""After a restart tables of bots alone go on at once: found in the journal, without loading those of people."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

from wordless.engine.game import Illegal
from wordless.server.journal.file import Unusable, connect_existing
from wordless.server.journal.writer import TOUCH_MS
from wordless.server.tables import wire
from wordless.server.tables.hall import Hall
from wordless.server.tables.model import Arranged, Seating, Started
from wordless.server.web.awaiting import table_at

log = logging.getLogger("wordless.resume")

TABLES_MAX = 200
RECENT = """
select tab from tables where touched_ms > (select max(touched_ms) from tables) - ? order by touched_ms desc
"""  # whatever was running when the server stopped
HEAD = "select seq, body from entries where tab = ? and head = 1 order by seq desc limit 1"
SEATING = """
select body from entries where tab = ? and seq > ? and substr(body, 1, ?) = ? order by seq desc limit 1
"""
ARRANGED = b'{"entry":"arranged"'


def bots_alone(path: Path) -> list[str]:
    """The tables whose last match was left to bots, those touched last first."""
    with closing(connect_existing(path)) as db:
        found = [row[0] for row in db.execute(RECENT, (2 * TOUCH_MS,))]
        return [table for table in found if _left_to_bots(_seating(db, table))][:TABLES_MAX]


def _seating(db: sqlite3.Connection, table: str) -> Seating | None:
    """Who sat there last, if any match was started there; a journal that cannot be read is left alone."""
    row = db.execute(HEAD, (table,)).fetchone()
    try:
        started = None if row is None else wire.entry(None, row[1])
        if not isinstance(started, Started):
            return None
        later = db.execute(SEATING, (table, row[0], len(ARRANGED), ARRANGED)).fetchone()
        arranged = started if later is None else wire.entry(None, later[0])
        return arranged.seating if isinstance(arranged, Arranged | Started) else None
    except ValueError:
        return None


def _left_to_bots(seating: Seating | None) -> bool:
    return seating is not None and not seating.paused and all(chair.bot for chair in seating.chairs)


async def go_on(hall: Hall, path: Path) -> None:
    """Load them one by one; those whose match is over are unloaded again by themselves."""
    try:
        found = await asyncio.to_thread(bots_alone, path)
    except (sqlite3.Error, Unusable) as wrong:
        log.error("tables of bots could not be looked for: %s", wrong)
        return
    for code in found:
        try:
            await table_at(hall, code)
        except Illegal as illegal:
            log.warning("table %s, left to bots, cannot go on: %s", code, illegal.key)
