"""What becomes of an ask or a command: pure. An entry for the journal and the table after it, or Illegal."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from wordless.bots import Level
from wordless.engine import model as engine
from wordless.engine.chance import SEED_BYTES
from wordless.engine.game import Illegal, Seat
from wordless.engine.match import Match, begin, opening
from wordless.engine.model import Closed
from wordless.games import GAMES
from wordless.server import seating as seats
from wordless.server import wire
from wordless.server.model import Arranged, Ask, Command, End, Seating, Start, Started
from wordless.server.seating import Moment, Who


class Draft(NamedTuple):
    """A table as it stands, or as it would stand."""

    seating: Seating
    match: Match | None

    @property
    def playing(self) -> bool:
        return self.match is not None and not self.match.over


class Device(NamedTuple):
    """Another browser of the person on this seat."""

    seat: Seat
    person: str


class Heir(NamedTuple):
    """The host is gone; this person is host now."""

    person: str


class StandIn(NamedTuple):
    """The house, or a vote, lets a bot play an absent seat."""

    seat: Seat
    level: Level


class Finish(NamedTuple):
    """The house, or a vote, ends the match without a result."""

    why: str


What: TypeAlias = engine.Ask | Ask | Command | Device | Heir | StandIn | Finish
Entry: TypeAlias = Struct


def judge(
    draft: Draft, who: Who | None, what: What, here: frozenset[str], secret: Callable[[int], bytes]
) -> tuple[Entry | None, Draft]:
    """None as the entry: there was nothing to change. `who` is None for the house."""
    if isinstance(what, Ask):
        assert who is not None
        return _move(draft, _asked(draft, who, what))
    if isinstance(what, engine.Ask):
        return _move(draft, what)
    if isinstance(what, Start):
        assert who is not None
        return _start(draft, who, what, secret)
    if isinstance(what, End | Finish):
        return _end(draft, who, what)
    return _arranged(draft, who, what, Moment(draft.playing, here))


def _asked(draft: Draft, who: Who, ask: Ask) -> engine.Ask:
    """A person's ask, if the seat is theirs to play."""
    if draft.match is None:
        raise Illegal("no-match")
    if who.seat is None:
        raise Illegal("not-seated")
    if draft.seating.chairs[who.seat].bot:
        raise Illegal("bot-plays")
    return engine.Ask(ask.id, ask.stage, who.seat, wire.move(draft.match.opened.game, ask.move))


def _move(draft: Draft, ask: engine.Ask) -> tuple[Entry | None, Draft]:
    if draft.match is None:
        raise Illegal("no-match")
    if draft.seating.paused:
        raise Illegal("paused")
    entry, match = draft.match.decide(ask)
    return entry, Draft(draft.seating, match)


def _start(draft: Draft, who: Who, start: Start, secret: Callable[[int], bytes]) -> tuple[Entry, Draft]:
    """Each match has a fresh seed and knows the one before."""
    if not seats.hosted_by(draft.seating, who):
        raise Illegal("host-only")
    if draft.playing:
        raise Illegal("playing")
    seating = seats.filled(draft.seating, start.fill)
    seating = replace(seating, matches=seating.matches + 1, paused=False)
    game, options = seats.fits(seating.game, len(seating.chairs), seating.options)
    opened = opening(seating.game, game, len(seating.chairs), options, secret(SEED_BYTES), _before(draft, seating))
    return Started(seating, opened), Draft(seating, begin(game, opened))


def _before(draft: Draft, seating: Seating) -> Any:
    """The last result, if it was of the same game at the same seats."""
    match = draft.match
    if match is None or (match.opened.game, match.opened.seats) != (seating.game, len(seating.chairs)):
        return None
    return match.result


def _end(draft: Draft, who: Who | None, end: End | Finish) -> tuple[Entry, Draft]:
    if who is not None and not seats.hosted_by(draft.seating, who):
        raise Illegal("host-only")
    if draft.match is None or not draft.playing:
        raise Illegal("no-match")
    entry = Closed(end.why if isinstance(end, Finish) else "host")
    return entry, Draft(draft.seating, draft.match.evolve(entry))


def _arranged(draft: Draft, who: Who | None, what: Any, moment: Moment) -> tuple[Entry | None, Draft]:
    if isinstance(what, Device):
        seating = seats.joined(draft.seating, what.seat, what.person)
    elif isinstance(what, Heir):
        seating = replace(draft.seating, host=what.person)
    elif isinstance(what, StandIn):
        seating = seats.stood_in(draft.seating, what.seat, what.level)
    else:
        assert who is not None
        seating = seats.arrange(draft.seating, who, what, moment)
    if seating == draft.seating:
        return None, draft
    return Arranged(type(what).__name__.lower(), seating), Draft(seating, draft.match)


def fold(draft: Draft | None, body: bytes) -> tuple[Any, Draft]:
    """The table after an entry that the journal holds, and the entry itself."""
    game = None if draft is None or draft.match is None else draft.match.opened.game
    entry = wire.entry(game, body)
    if isinstance(entry, Arranged):
        return entry, Draft(entry.seating, None if draft is None else draft.match)
    if isinstance(entry, Started):
        return entry, Draft(entry.seating, begin(GAMES[entry.opened.game], entry.opened))
    assert draft is not None
    assert draft.match is not None
    return entry, Draft(draft.seating, draft.match.evolve(entry))
