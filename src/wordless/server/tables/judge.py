"""What becomes of an ask or a command: pure, the state machine of a table. An entry and the table after it, or Illegal.

Requests are idempotent: what was granted under an id is granted again, and done once. A move is decoded here, not
before: only now is it known which game it was meant for.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from wordless.bots import Level
from wordless.bots.guide.lessons import lesson_seed
from wordless.engine import model as engine
from wordless.engine.chance import SEED_BYTES
from wordless.engine.game import Before, Illegal, Seat, Timed, Timer
from wordless.engine.match import Match, UnknownRules, begin, house_id, opening
from wordless.engine.model import Closed
from wordless.games import GAMES
from wordless.server.tables import seating, wire
from wordless.server.tables.model import Arranged, Command, Do, End, Entry, MoveLetter, Seating, Start, Started
from wordless.server.tables.people import sitting
from wordless.server.tables.people.chairs import Moment, Who

GRANTED_MAX = 64
CARRIED = 4  # asks of each seat that are still known in the match after, and commands before the first


class Left(NamedTuple):
    """What the last match left to the next one of its game, and the people on the seat that is to open it."""

    game: str
    before: Before
    opener: tuple[str, ...]


class Standing(Struct, frozen=True, gc=False):
    """A table as it stands, or as it would stand; `granted` are ids that were granted outside the running match."""

    seating: Seating
    match: Match | None
    granted: tuple[str, ...] = ()
    left: Left | None = None

    @property
    def playing(self) -> bool:
        return self.match is not None and not self.match.over


class Device(NamedTuple):
    """Another browser of the person on this seat, who gave it a pass."""

    seat: Seat
    person: str
    giver: str


class HostGone(NamedTuple):
    """The host is gone; somebody who is here is host now."""


class StandIn(NamedTuple):
    """A vote lets a bot play an absent seat."""

    seat: Seat
    level: Level


class Hurry(NamedTuple):
    """Nobody but bots plays on, and those who watch wish to see the end."""


class Finish(NamedTuple):
    """The house, or a vote, ends the match without a result."""

    why: str


class Rung(NamedTuple):
    """A clock at zero: the house plays what it stands for, unless it has been dropped meanwhile."""

    code: str
    match: int
    timer: Timer


class Played(NamedTuple):
    """A bot's move, under an id that is the same on every node."""

    match: int
    ask: engine.Ask


Action: TypeAlias = MoveLetter | Do | Command | Device | HostGone | StandIn | Hurry | Finish | Rung | Played


def judge(
    now: Standing, who: Who | None, what: Action, here: frozenset[str], secret: Callable[[int], bytes], at_ms: int = 0
) -> tuple[Entry | None, Standing]:
    """None as the entry: there was nothing to change. `who` is None for the house."""
    if isinstance(what, MoveLetter):
        assert who is not None
        return _ask(now, who, what, at_ms)
    if isinstance(what, Rung):
        return _rung(now, what, at_ms)
    if isinstance(what, Played):
        return _played(now, what, at_ms)
    if isinstance(what, Do):
        return _once(now, what.id, lambda: judge(now, who, what.what, here, secret))
    if isinstance(what, Start):
        assert who is not None
        return _start(now, who, what, secret)
    if isinstance(what, End | Finish):
        return _end(now, who, what)
    return _arranged(now, who, what, Moment(now.playing, here))


def _ask(now: Standing, who: Who, ask: MoveLetter, at_ms: int) -> tuple[Entry | None, Standing]:
    """A person's ask, if the seat is theirs to play; one that was granted is granted again."""
    match = now.match
    if _known(now, ask.id):
        return None, now
    if match is None:
        raise Illegal("no-match")
    if who.seat is None or not seating.holds(now.seating, who):
        raise Illegal("not-seated")
    if ask.match not in (None, now.seating.matches):
        raise Illegal("too-late")
    if now.seating.chairs[who.seat].bot:
        raise Illegal("bot-plays")
    return _move(now, engine.Ask(ask.id, ask.stage, who.seat, wire.move(match.opened.game, ask.move)), at_ms)


def _known(now: Standing, id: str) -> bool:
    """Whether it is known, from whatever seat it was asked: people change seats."""
    if id in now.granted:
        return True
    return now.match is not None and now.match.knows(id)


def _rung(now: Standing, rung: Rung, at_ms: int) -> tuple[Entry | None, Standing]:
    """The move is worked out now: whoever was quicker than the clock is not played for."""
    match, timer = now.match, rung.timer
    if match is None or match.over or now.seating.matches != rung.match:
        raise Illegal("too-late")
    if timer not in match.game.timers(match.state):
        raise Illegal("too-late")
    stage = match.state.stage
    id = house_id(f"{rung.code}/{rung.match}", stage, timer.seat, timer.key)
    move = engine.Elapsed(timer.key) if timer.seat is None else match.game.idle(match.view(timer.seat))
    if move is None:
        return None, now
    return _move(now, engine.Ask(id, stage, timer.seat, move), at_ms)


def _played(now: Standing, played: Played, at_ms: int) -> tuple[Entry | None, Standing]:
    """A bot plays its own seat, in its own match, and no longer than it sits there."""
    seat = played.ask.seat
    if not now.playing or now.seating.matches != played.match:
        raise Illegal("too-late")
    if seat is None or not now.seating.chairs[seat].bot:
        raise Illegal("too-late")
    return _move(now, played.ask, at_ms)


def _move(now: Standing, ask: engine.Ask, at_ms: int) -> tuple[Entry | None, Standing]:
    """A move whose moment matters is told the time: nobody else may say it."""
    if now.match is None:
        raise Illegal("no-match")
    if now.seating.paused:
        raise Illegal("paused")
    if isinstance(ask.move, Timed):
        ask = replace(ask, move=replace(ask.move, at_ms=at_ms))
    entry, match = now.match.decide(ask)
    return entry, _with_match(now, match)


def _with_match(now: Standing, match: Match) -> Standing:
    """The table after an entry of its match; once that is over it is known what it leaves."""
    if not match.over:
        return replace(now, match=match)
    before = match.left()
    people = () if before.opener is None else now.seating.chairs[before.opener].people
    return replace(now, match=match, left=Left(match.opened.game, before, people))


def _once(now: Standing, id: str, judged: Callable[[], tuple[Entry | None, Standing]]) -> tuple[Entry | None, Standing]:
    """A command that was granted is granted again, and done once; its entry carries the id."""
    if id in now.granted:
        return None, now
    entry, after = judged()
    after = replace(after, granted=_more(after.granted, (id,)))
    if isinstance(entry, Arranged):  # before the first match a reader may begin at any
        entry = replace(entry, granted=after.granted[-CARRIED:] if after.seating.matches == 0 else (id,))
    elif isinstance(entry, Started):
        entry = replace(entry, granted=after.granted)
    elif isinstance(entry, Closed):
        entry = replace(entry, id=id)
    return entry, after


def _more(granted: tuple[str, ...], ids: Iterable[str]) -> tuple[str, ...]:
    return (*granted, *[id for id in ids if id not in granted])[-GRANTED_MAX:]


def _start(now: Standing, who: Who, start: Start, secret: Callable[[int], bytes]) -> tuple[Entry, Standing]:
    """Each match has a fresh seed, knows the one before, and its latest asks."""
    if not seating.hosted_by(now.seating, who):
        raise Illegal("host-only")
    if now.playing:
        raise Illegal("playing")
    arrangement = seating.filled(sitting.admitted(now.seating), start.fill)
    arrangement = replace(arrangement, matches=arrangement.matches + 1, paused=False, hurried=False)
    game, options = seating.fits(arrangement.game, len(arrangement.chairs), arrangement.options)
    before = _before(now.left, arrangement)
    seed = _lesson(arrangement) or secret(SEED_BYTES)
    opened = opening(arrangement.game, game, len(arrangement.chairs), options, seed, before)
    granted = _carried(now)
    return Started(arrangement, opened, granted), Standing(arrangement, begin(game, opened), granted)


def _lesson(arrangement: Seating) -> bytes | None:
    """A guided match has a prepared deal; everybody may know its seed, so nobody may be there to be cheated."""
    if not any(chair.bot == "guide" for chair in arrangement.chairs):
        return None
    if sum(bool(chair.people) for chair in arrangement.chairs) > 1:
        raise Illegal("lesson-alone")
    return lesson_seed(arrangement.game, arrangement.matches)


def _before(left: Left | None, arrangement: Seating) -> Before | None:
    """What the last match of the same game left; its opener is a person, wherever they sit now, or a bot's seat."""
    if left is None or left.game != arrangement.game:
        return None
    chairs, opener = arrangement.chairs, left.before.opener
    if left.opener:
        theirs = [seat for seat, chair in enumerate(chairs) if not set(left.opener).isdisjoint(chair.people)]
        opener = opener if opener in theirs else next(iter(theirs), None)
    elif opener is not None and (opener >= len(chairs) or chairs[opener].people):
        opener = None
    return replace(left.before, opener=opener)


def _carried(now: Standing) -> tuple[str, ...]:
    """Commands, and the latest asks of the people, so that a repeat of one is not played in the next match."""
    if now.match is None:
        return now.granted
    recent = now.match.recent
    people = [seat for seat, chair in enumerate(now.seating.chairs) if chair.people]
    return _more(now.granted, [id for seat in people for id in tuple(recent.get(seat, ()))[-CARRIED:]])


def _end(now: Standing, who: Who | None, end: End | Finish) -> tuple[Entry, Standing]:
    if who is not None and not seating.hosted_by(now.seating, who):
        raise Illegal("host-only")
    if now.match is None or not now.playing:
        raise Illegal("no-match")
    entry = Closed(end.why if isinstance(end, Finish) else "host")
    return entry, _with_match(now, now.match.evolve(entry))


def _arranged(now: Standing, who: Who | None, what: Any, moment: Moment) -> tuple[Entry | None, Standing]:
    if isinstance(what, Device):
        arrangement = seating.joined(now.seating, what.seat, what.person, what.giver, now.playing)
    elif isinstance(what, HostGone):
        arrangement = seating.succeeded(now.seating, moment.here)
    elif isinstance(what, StandIn):
        arrangement = seating.stood_in(now.seating, seating.absent(now.seating, what.seat, moment.here), what.level)
    elif isinstance(what, Hurry):
        arrangement = replace(now.seating, hurried=now.playing)
    else:
        assert who is not None
        arrangement = seating.arrange(now.seating, who, what, moment)
    if arrangement == now.seating:
        return None, now
    return Arranged(type(what).__name__.lower(), arrangement), Standing(
        arrangement, _kept_match(now, arrangement), now.granted, now.left
    )


def _kept_match(now: Standing, seating: Seating) -> Match | None:
    """A match stays on the table until another game, or another number of seats, is chosen."""
    match = now.match
    if match is None or (match.opened.game, match.opened.seats) != (seating.game, len(seating.chairs)):
        return None
    return match


def fold(now: Standing | None, body: bytes) -> tuple[Entry, Standing]:
    """The table after an entry that the journal holds, and the entry itself."""
    game = None if now is None or now.match is None else now.match.opened.game
    entry = wire.entry(game, body)
    if isinstance(entry, Started):
        return entry, Standing(entry.seating, _begun(entry.opened), entry.granted)
    if isinstance(entry, Arranged):
        was = now or Standing(entry.seating, None)
        granted = _more(was.granted, entry.granted)
        return entry, Standing(entry.seating, _kept_match(was, entry.seating), granted, was.left)
    assert now is not None
    assert now.match is not None
    granted = _more(now.granted, (entry.id,)) if isinstance(entry, Closed) and entry.id else now.granted
    return entry, replace(_with_match(now, now.match.evolve(entry)), granted=granted)


def _begun(opened: engine.Opened) -> Match:
    if opened.game not in GAMES:
        raise UnknownRules(opened.game, opened.rules)
    return begin(GAMES[opened.game], opened)
