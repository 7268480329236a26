"""One play-through: entries folded into a state (event sourcing); asks are idempotent by their ids.

A Match is a value: `decide` and `evolve` return the next one and leave this one as it was. Only an
entry that a journal has accepted should ever be shown to anybody.
"""

from collections.abc import Iterable
from hashlib import blake2b
from itertools import repeat
from operator import contains
from typing import Any

import msgspec

from wordless.engine.chance import SEED_BYTES, commitment
from wordless.engine.game import AnyState, AnyView, Before, Game, Illegal, Own, Result, Seat
from wordless.engine.model import Ask, Closed, Elapsed, MatchEntry, Moved, Opened

REMEMBERED = 16  # asks a seat may have unanswered; a repeat of a later one is known


class UnknownRules(Exception):
    """The journal was written under rules that are not in this package: it is kept, but cannot be played."""

    def __init__(self, game: str, rules: int) -> None:
        super().__init__(f"{game} rules version {rules} is not in this package")
        self.game = game
        self.rules = rules


class Match:
    """A game, the state its entries lead to, and the ids of the latest asks of each seat."""

    __slots__ = ("closed", "game", "opened", "over", "recent", "state")

    def __init__(
        self,
        game: Game,
        opened: Opened,
        state: AnyState,
        recent: dict[Seat | None, dict[str, None]],
        closed: str | None,
    ) -> None:
        self.game = game
        self.opened = opened
        self.state = state
        self.recent = recent
        self.closed = closed
        self.over = closed is not None or game.result(state) is not None

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    @property
    def commitment(self) -> str:
        return commitment(self.opened.seed)

    def out(self, seat: Seat) -> bool:
        """Whether the seat has nothing more to play: where one can be out, the public View lists the `living`."""
        living = getattr(self.game.view(self.state, None), "living", None)
        return living is not None and seat not in living

    def left(self) -> Before:
        """What the table's next match may know of this one; a game that deals cards once only says which are `used`."""
        result, used = self.result, getattr(self.game, "used", None)
        return Before(None if result is None else result.opener, () if used is None else used(self.state))

    def view(self, seat: Seat | None) -> AnyView:
        return self.game.view(self.state, seat)

    def knows(self, id: str) -> bool:
        """Whether it is the id of a late ask of any seat."""
        return any(map(contains, self.recent.values(), repeat(id)))

    def decide(self, ask: Ask) -> "tuple[Moved[Own] | Elapsed | None, Match]":
        """The entry that grants the ask and the match after it; None for a repeat; Illegal if refused."""
        if ask.id in self.recent.get(ask.seat, ()):
            return None, self
        if self.over:
            raise Illegal("match-over")
        if ask.stage != self.state.stage:
            raise Illegal("too-late")
        if ask.seat is None:
            if not any(timer.key == ask.move.key and timer.seat is None for timer in self.game.timers(self.state)):
                raise Illegal("too-late")
            entry: Moved[Own] | Elapsed = Elapsed(key=ask.move.key, id=ask.id)
        else:
            if not 0 <= ask.seat < self.opened.seats:
                raise Illegal("no-such-seat", seat=ask.seat + 1)
            entry = Moved(seat=ask.seat, move=ask.move, id=ask.id)
        return entry, self.evolve(entry)

    def evolve(self, entry: MatchEntry) -> "Match":
        """The match after an accepted entry."""
        if isinstance(entry, Moved):
            state = self.game.apply(self.state, entry.seat, entry.move)
            return Match(self.game, self.opened, state, self._with_id(entry.seat, entry.id), self.closed)
        if isinstance(entry, Elapsed):
            state = self.game.apply(self.state, None, entry)
            return Match(self.game, self.opened, state, self._with_id(None, entry.id), self.closed)
        assert isinstance(entry, Closed), "a match opens once"
        return Match(self.game, self.opened, self.state, self.recent, entry.why)

    def _with_id(self, seat: Seat | None, id: str) -> dict[Seat | None, dict[str, None]]:
        """The latest ids of each seat, in order; a dict, since each new ask looks for itself in all of them."""
        ids = {**self.recent.get(seat, {}), id: None}
        if len(ids) > REMEMBERED:
            del ids[next(iter(ids))]
        return {**self.recent, seat: ids}


def opening(name: str, game: Game, seats: int, options: Own, seed: bytes, before: Before | None = None) -> Opened:
    """The entry that opens a match, once its options are known to be possible."""
    if seats not in game.SEATS:
        raise Illegal("seats", least=game.SEATS[0], most=game.SEATS[-1])
    assert len(seed) == SEED_BYTES
    game.start(seats, options, seed, before)
    return Opened(name, game.RULES, seats, msgspec.to_builtins(options), seed, before)


def begin(game: Game, opened: Opened) -> Match:
    """The match as it stands before the first move."""
    if not 1 <= opened.rules <= game.RULES:
        raise UnknownRules(opened.game, opened.rules)
    options = msgspec.convert(opened.options, game.Options)
    state = game.start(opened.seats, options, opened.seed, opened.before, opened.rules)
    return Match(game, opened, state, {}, None)


def house_id(match: str, stage: int, seat: Seat | None, purpose: str) -> str:
    """The id of a house's ask, the same on every node, so that none is played twice."""
    return blake2b(f"{match}\0{stage}\0{seat}\0{purpose}".encode(), digest_size=12).hexdigest()


_decoders: dict[int, Any] = {}  # what one reads is its game's own


def decoder(game: Game) -> Any:
    """Reads this game's entries back, strictly."""
    key = id(game)
    if key not in _decoders:
        move: Any = game.Move  # a union that is known when it is read
        _decoders[key] = msgspec.json.Decoder(Opened | Moved[move] | Elapsed | Closed)
    return _decoders[key]


def replay(game: Game, lines: Iterable[bytes]) -> Match:
    """The match that these journalled entries lead to; the first opens it."""
    read = decoder(game).decode
    entries = iter(lines)
    match = begin(game, read(next(entries)))
    for line in entries:
        match = match.evolve(read(line))
    return match
