"""Finished matches, read back from the journal: exported whole, or stepped through from one seat's knowledge.

Only the entries of the one match are read. A replay is made in small slices, so that nobody at a table waits for it.
"""

import asyncio
import sqlite3
from collections.abc import Iterator
from hmac import compare_digest
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct

from wordless.engine.chance import commitment
from wordless.engine.game import Illegal, Result
from wordless.engine.match import Match, UnknownRules
from wordless.server import wire
from wordless.server.journal import Kept, Torn
from wordless.server.journal.file import connect_existing, read_entries
from wordless.server.judge import Draft, fold
from wordless.server.model import Started
from wordless.server.people import replay_key
from wordless.server.verify import FORMAT, Digest

STEPS_MAX = 20_000
BYTES_MAX = 16_000_000
SLICE = 32
AT_ONCE = 2
WAITING_MAX = 32
HEAD = "select seq from entries where tab = ? and head = 1 order by seq desc limit 1 offset ?"
SIZE = "select count(*), sum(length(body)) from entries where tab = ? and seq >= ? and seq < ?"


class _Kind(Struct):
    """As much of an entry as can be read without the rules it was written under."""

    entry: str
    opened: Raw = Raw(b"")


class Part(NamedTuple):
    """One match as it stands in the journal: its start, and everything up to the next."""

    table: str
    started: Started
    kept: list[Kept]


def last_match(db: sqlite3.Connection, table: str) -> int:
    """The number of the table's last match, 0 if there was none; Illegal if there is no such table."""
    seq = _head(db, table, 0)
    if seq is None:
        raise Illegal("no-such-table")
    entry = _read_head(table, read_entries(db, table, seq - 1, seq + 1)[0])
    return entry.seating.matches if isinstance(entry, Started) else 0


def part(db: sqlite3.Connection, table: str, number: int, bounded: bool = False) -> Part:
    """The entries of that match, found by the heads: the last ones are the matches' starts, one each."""
    back = last_match(db, table) - number
    begin = _head(db, table, back) if number > 0 and back >= 0 else None
    if begin is None:
        raise Illegal("not-found")
    end = _head(db, table, back - 1) if back else None
    if bounded:
        steps, size = db.execute(SIZE, (table, begin, 2**62 if end is None else end)).fetchone()
        if steps > STEPS_MAX or size > BYTES_MAX:
            raise Illegal("replay-too-long")
    kept = read_entries(db, table, begin - 1, end)
    started = _read_head(table, kept[0])
    if not isinstance(started, Started) or started.seating.matches != number:
        raise Torn(table, begin, f"is not the start of match {number}")
    return Part(table, started, kept)


def _head(db: sqlite3.Connection, table: str, back: int) -> int | None:
    row = db.execute(HEAD, (table, back)).fetchone()
    return None if row is None else int(row[0])


def _read_head(table: str, kept: Kept) -> Any:
    try:
        return wire.entry(None, kept.body)
    except msgspec.DecodeError as wrong:
        raise Torn(table, kept.seq, f"cannot be read: {wrong}") from wrong


def bodies(part: Part) -> Iterator[bytes]:
    """The match's own entries as they were written, its opening first: no rules are needed for that."""
    for kept in part.kept:
        kind = msgspec.json.decode(kept.body, type=_Kind)
        if kind.entry != "arranged":
            yield bytes(kind.opened) or kept.body


def folded(part: Part) -> Iterator[tuple[Kept, Any, Match]]:
    """Each of the match's own entries, and the match after it; Torn where one does not follow."""
    draft: Draft | None = None
    for kept in part.kept:
        try:
            entry, draft = fold(draft, kept.body)
        except UnknownRules:
            raise
        except Exception as wrong:
            raise Torn(part.table, kept.seq, f"cannot be read: {type(wrong).__name__}") from wrong
        if entry.__struct_config__.tag != "arranged":
            assert draft.match is not None
            yield kept, entry, draft.match


def document(part: Part, digest: Digest, result: Result | None) -> dict[str, Any]:
    """One match as a document of its own."""
    opened = part.started.opened
    return {
        "wordless": FORMAT,
        "table": part.table,
        "match": part.started.seating.matches,
        "game": opened.game,
        "rules": opened.rules,
        "commitment": commitment(opened.seed),
        "digest": digest.hex(),
        "result": result,
        "entries": digest.entries,
    }


class Replays:
    """Opens replays by their key."""

    def __init__(self, path: Path, salt: bytes) -> None:
        self._path = path
        self._salt = salt
        self._room = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def steps(self, code: str, number: int, key: str, seat: str | None) -> bytes:
        """Every step of the match as changes of one seat's View; None is the public."""
        if not compare_digest(key.encode(), replay_key(self._salt, code, number).encode()):
            raise Illegal("not-found")
        if self._waiting >= WAITING_MAX:
            raise Illegal("too-busy")
        self._waiting += 1
        try:
            async with self._room:
                return await _stepped(await asyncio.to_thread(self._read, code, number), seat)
        except UnknownRules as unknown:
            raise Illegal("other-rules", game=unknown.game, rules=unknown.rules) from None
        except Torn as torn:
            raise Illegal("table-torn", entry=torn.seq) from None
        finally:
            self._waiting -= 1

    def _read(self, code: str, number: int) -> Part:
        db = connect_existing(self._path)
        try:
            return part(db, code, number, bounded=True)
        finally:
            db.close()


async def _stepped(part: Part, seat: str | None) -> bytes:
    viewer = _viewer(seat, part.started.opened.seats)
    digest, steps, last = Digest(), list[Raw](), None
    for body, (kept, entry, match) in zip(bodies(part), folded(part), strict=True):
        digest.add(body)
        view = match.view(viewer)
        told = None if isinstance(entry, Started) else entry
        steps.append(Raw(wire.encode({"at_ms": kept.at_ms, "entry": told, "view": wire.changed(last, view)})))
        last = view
        if len(steps) % SLICE == 0:
            await asyncio.sleep(0)
    if not match.over:
        raise Illegal("match-running")
    names = [chair.name for chair in part.started.seating.chairs]
    return wire.encode(document(part, digest, match.result) | {"names": names, "seat": viewer, "steps": steps})


def _viewer(seat: str | None, seats: int) -> int | None:
    if seat is None:
        return None
    viewer = int(seat) if seat.isdecimal() and len(seat) < 4 else seats
    if viewer >= seats:
        raise Illegal("no-such-seat", seat=viewer + 1)
    return viewer
