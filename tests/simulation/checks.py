"""Safety: what the journal says of one table, and whether what somebody was told is in it.

Every prefix of the journal has, for every viewer, one thing that may be told. Whatever a client has put together
from its frames must be that of some prefix that was durable when it was sent, and never of an earlier one than
the client has seen.
"""

from collections import Counter
from hashlib import blake2b
from typing import Any

import msgspec

from wordless.engine.game import Seat
from wordless.engine.model import Elapsed, Moved
from wordless.server.journal import Kept
from wordless.server.tables.judge import Standing, fold
from wordless.server.tables.model import Arranged, Seating, Started
from wordless.server.tables.seating import people_of

FLEETING = frozenset({"code", "waiting", "watching", "votes"})


class Unsafe(AssertionError):
    """Somebody was told what the journal does not say."""


def plain(value: Any) -> Any:
    """As it looks once it has travelled."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Checks:
    """A table's journal, folded as it grows."""

    def __init__(self, rows: list[Kept]) -> None:
        self._rows = rows
        self.standings: list[Standing] = []
        self.entries: list[Any] = []
        self.ids: dict[str, int] = {}
        self.refused: set[str | None] = set()  # ids that were asked once and refused
        self._shown: dict[tuple[int, Seat | None], dict[str, Any]] = {}
        self.kinds: Counter[str] = Counter()
        self.starts: dict[int, int] = {}  # by the match's number, the entry that starts it

    def grow(self) -> None:
        """Fold what is new; no move stands there twice."""
        for kept in self._rows[len(self.standings) :]:
            entry, standing = fold(self.standings[-1] if self.standings else None, kept.body)
            self.standings.append(standing)
            self.entries.append(entry)
            self.kinds[entry.what if isinstance(entry, Arranged) else type(entry).__name__.lower()] += 1
            if isinstance(entry, Moved | Elapsed):
                if entry.id in self.ids:
                    raise Unsafe(f"ask {entry.id} is entry {self.ids[entry.id]} and entry {kept.seq}")
                self.ids[entry.id] = kept.seq
                if entry.id in self.refused:
                    raise Unsafe(f"ask {entry.id} was refused, and is entry {kept.seq}")
            elif isinstance(entry, Arranged | Started) and entry.granted:
                self.ids.setdefault(entry.granted[-1], kept.seq)
            if isinstance(entry, Started):
                self.starts[entry.seating.matches] = kept.seq

    @property
    def last(self) -> int:
        self.grow()
        return len(self.standings) - 1

    def shown(self, number: int, viewer: Seat | None) -> dict[str, Any]:
        """What that viewer may have been told once this entry was durable."""
        key = (number, viewer)
        if key not in self._shown:
            self._shown[key] = _shown(self.standings[number], viewer)
        return self._shown[key]

    def told(self, person: str, told: dict[str, Any], seen: int, durable: int) -> int:
        """The entry after which a viewer may have been told this, from the one it has seen on."""
        self.grow()
        viewer = told["view"]["seat"] if told["view"] else None
        table = {name: value for name, value in told["table"].items() if name not in FLEETING}
        table["places"] = [{**place, "here": None} for place in table["places"]]
        told = {**told, "table": table}
        for number in range(max(0, seen), durable):
            standing = self.standings[number]
            if viewer is not None and (standing.match is None or person not in people_of(standing.seating, viewer)):
                continue
            if self.shown(number, viewer) == told:
                return number
        raise Unsafe(f"seat {viewer} was told what is in no entry from {seen} to {durable}: {told}")

    def granted(self, person: str, id: str, durable: int) -> None:
        """What was confirmed is durable, and it was theirs to ask for."""
        self.grow()
        number = self.ids.get(id, durable)
        if number >= durable:
            raise Unsafe(f"{id} was confirmed, and is not among the first {durable} entries")
        entry = self.entries[number]
        if not isinstance(entry, Moved):
            return
        chair = self.standings[number - 1].seating.chairs[entry.seat]
        if chair.bot or person not in chair.people:
            raise Unsafe(f"entry {number} is {person}'s move on seat {entry.seat}, which was not theirs to play")

    def hash(self) -> bytes:
        return blake2b(b"\n".join([kept.body for kept in self._rows])).digest()


def _shown(standing: Standing, viewer: Seat | None) -> dict[str, Any]:
    told: dict[str, Any] = {"table": plain(_face(standing)), "deal": None, "view": None, "offers": [], "awaited": []}
    match = standing.match
    if match is None:
        return told
    view = match.view(viewer)
    told["view"] = plain(view)
    told["deal"] = {"match": standing.seating.matches, "commitment": match.commitment}
    told["deal"]["seed"] = match.opened.seed.hex() if match.over else None
    told["offers"] = [] if match.closed else plain(match.game.moves(view))
    told["awaited"] = [] if match.over else list(match.game.awaited(match.state))
    return told


def _face(standing: Standing) -> dict[str, Any]:
    """The table's public face, but for who is here."""
    seating = standing.seating
    same = ("game", "options", "language", "locked", "spectators", "paused", "pace", "hurried", "matches")
    face = {name: getattr(seating, name) for name in same}
    face |= {"queue": [each.name for each in seating.queue], "barred": len(seating.barred)}
    return face | {"phase": _phase(standing), "places": _places(seating)}


def _places(seating: Seating) -> list[dict[str, Any]]:
    return [
        {
            "name": chair.name,
            "taken": bool(chair.people),
            "bot": chair.bot,
            "here": None,
            "host": seating.host in chair.people,
        }
        for chair in seating.chairs
    ]


def _phase(standing: Standing) -> str:
    if standing.match is None:
        return "open"
    if standing.match.closed is not None:
        return "ended"
    return "over" if standing.match.over else "playing"
