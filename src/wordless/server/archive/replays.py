"""Finished matches, read back from the journal: exported whole, or stepped through from one seat's knowledge.

Only the entries of the one match are read. A replay is made in small slices, so that nobody at a table waits for it.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from hmac import compare_digest
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct

from wordless.engine.chance import commitment
from wordless.engine.game import Illegal, Result
from wordless.engine.match import Match, UnknownRules
from wordless.server.archive.reasons import Reasons
from wordless.server.archive.verify import FORMAT, Digest
from wordless.server.journal import Damaged, Kept
from wordless.server.journal.file import Unusable, connect_existing, read_entries
from wordless.server.tables import wire
from wordless.server.tables.judge import Standing, fold
from wordless.server.tables.model import Started
from wordless.server.tables.people.identity import replay_key

STEPS_MAX = 20_000
BYTES_MAX = 16_000_000
SLICE = 32
AT_ONCE = 2
WAITING_MAX = 32
END = 2**62
HEADS = "select seq, body from entries where tab = ? and head = 1 order by seq desc"
SIZE = "select count(*), sum(length(body)) from entries where tab = ? and seq >= ? and seq < ?"


class _Count(Struct, frozen=True):
    matches: int


class _Kind(Struct, frozen=True):
    """As much of an entry as can be read without the rules it was written under."""

    entry: str
    opened: Raw = Raw(b"")
    seating: _Count = _Count(0)


class Part(NamedTuple):
    """One match as it stands in the journal: its start, and everything that followed at its table."""

    table: str
    started: Started
    kept: list[Kept]


def part(db: sqlite3.Connection, table: str, number: int | None, bounded: bool = False) -> Part:
    """The entries of that match, or of the table's last; Illegal if there is none."""
    begin, end = _bounds(db, table, number)
    if bounded:
        steps, size = db.execute(SIZE, (table, begin, end)).fetchone()
        if steps > STEPS_MAX or size > BYTES_MAX:
            raise Illegal("replay-too-long")
    kept = read_entries(db, table, begin - 1, end)
    try:
        started = wire.entry(None, kept[0].body)
    except (msgspec.DecodeError, IndexError) as wrong:
        raise Damaged(table, begin, f"cannot be read: {wrong}") from wrong
    assert isinstance(started, Started)
    return Part(table, started, kept)


def _bounds(db: sqlite3.Connection, table: str, number: int | None) -> tuple[int, int]:
    """The number of the match's first entry and of the first one after it, found by the heads alone."""
    end = END
    for seq, body in db.execute(HEADS, (table,)):
        try:
            kind = msgspec.json.decode(body, type=_Kind)
        except msgspec.DecodeError as wrong:
            raise Damaged(table, seq, f"cannot be read: {wrong}") from wrong
        if kind.entry == "started" and number in (None, kind.seating.matches):
            return seq, end
        if number is not None and kind.seating.matches < number:
            break
        end = seq
    raise Illegal("not-found")


def bodies(part: Part) -> Iterator[bytes]:
    """The match's own entries as they were written, its opening first: no rules are needed for that."""
    for kept in part.kept:
        kind = msgspec.json.decode(kept.body, type=_Kind)
        if kind.entry != "arranged":
            yield bytes(kind.opened) or kept.body


def folded(part: Part) -> Iterator[tuple[Kept, Any, Match]]:
    """Each of the match's own entries, and the match after it; Damaged where one does not follow."""
    standing: Standing | None = None
    for kept in part.kept:
        try:
            entry, standing = fold(standing, kept.body)
        except UnknownRules:
            raise
        except Exception as wrong:
            raise Damaged(part.table, kept.seq, f"cannot be read: {type(wrong).__name__}") from wrong
        if entry.__struct_config__.tag != "arranged":
            assert standing.match is not None
            yield kept, entry, standing.match


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


class Export(NamedTuple):
    """A match as a file; `unknown` says which rules its result would have needed."""

    match: int
    text: bytes
    unknown: str


def exported(path: Path, table: str, number: int | None) -> Export:
    """A finished match; one of rules no longer here is given as it stands."""
    with closing(connect_existing(path)) as db:
        try:
            found = part(db, table, number)
        except Illegal:
            which = "match" if number is None else f"match {number}"
            raise Unusable(f"table {table} has no {which}") from None
    digest, unknown, result = Digest(), "", None
    for body in bodies(found):
        digest.add(body)
    try:
        *_, (_, _, match) = folded(found)
        result = ended(match).result
    except UnknownRules as rules:
        unknown = str(rules)
    text = wire.encode(document(found, digest, result))
    return Export(found.started.seating.matches, text, unknown)


def ended(match: Match) -> Match:
    """What a match has dealt stays secret until it is over."""
    if not match.over:
        raise Illegal("match-running")
    return match


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
        return await self.reading(code, number, lambda part: _stepped(part, seat, self._salt))

    async def reading(self, code: str, number: int | None, told: Callable[[Part], Awaitable[bytes]]) -> bytes:
        """What `told` makes of that match, or of the table's last; few are read at once."""
        if self._waiting >= WAITING_MAX:
            raise Illegal("too-busy")
        self._waiting += 1
        try:
            async with self._room:
                return await told(await asyncio.to_thread(self._read, code, number))
        except UnknownRules as unknown:
            raise Illegal("other-rules", game=unknown.game, rules=unknown.rules) from None
        except Damaged as damaged:
            raise Illegal("table-damaged", entry=damaged.seq) from None
        finally:
            self._waiting -= 1

    def _read(self, code: str, number: int | None) -> Part:
        with closing(connect_existing(self._path)) as db:
            return part(db, code, number, bounded=True)


async def _stepped(part: Part, seat: str | None, salt: bytes) -> bytes:
    viewer = _viewer(seat, part.started.opened.seats)
    digest, steps, last = Digest(), list[Raw](), None
    reasons = Reasons(salt, part.table, part.started, viewer)
    for body, (kept, entry, match) in zip(bodies(part), folded(part), strict=True):
        digest.add(body)
        view: Any = match.view(viewer)  # a Struct of the game's own
        told = None if isinstance(entry, Started) else entry
        step = {"at_ms": kept.at_ms, "entry": told, "view": wire.changed(last, view)}
        why = reasons.after(told, kept.at_ms, view)
        steps.append(Raw(wire.encode(step if why is None else step | {"why": why})))
        last = view
        if len(steps) % SLICE == 0 or reasons.known:
            await asyncio.sleep(0)
    result = ended(match).result
    names = [chair.name for chair in part.started.seating.chairs]
    return wire.encode(document(part, digest, result) | {"names": names, "seat": viewer, "steps": steps})


def _viewer(seat: str | None, seats: int) -> int | None:
    if seat is None:
        return None
    viewer = int(seat) if seat.isdecimal() and len(seat) < 4 else seats
    if viewer >= seats:
        raise Illegal("no-such-seat", seat=viewer + 1)
    return viewer
