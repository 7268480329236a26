"""The rulebook of Signs: set-up, then every move to its rule, and the clocks.

Seats sit clockwise. The turn goes left, the deck goes right.
"""

from collections.abc import Callable
from typing import Any

from wordless.engine.chance import picked, shuffled
from wordless.engine.game import Before, Illegal, Result, Seat, Timer
from wordless.engine.model import Elapsed
from wordless.games.signs.doubt import cover, doubt, ready, reason, release
from wordless.games.signs.model import (
    Accept,
    Doubt,
    Move,
    Options,
    Pile,
    Place,
    Ready,
    Reason,
    Release,
    Reveal,
    Show,
    State,
)
from wordless.games.signs.runes import PENTAGRAM, RUNES, Card
from wordless.games.signs.turn import accept, darken, place, reveal, show

SEATS = range(2, 10)
RULES = 2  # under 1 a verdict was for the living alone, and one that ended the match was over at once


def start(seats: int, options: Options, seed: bytes, before: Before | None, rules: int = RULES) -> State:
    """A starter, drawn or the host's choice, holds the deck. A pile is left without a pentagram: else all rules end."""
    if options.starter is not None and options.starter >= seats:
        raise Illegal("starter", seat=options.starter + 1, seats=seats)
    deck: tuple[Card, ...] = RUNES + (PENTAGRAM,) * min(options.pentagrams, options.piles - 1)
    starter = picked(seed, "starter", range(seats)) if options.starter is None else options.starter
    return State(
        rules,
        options,
        seed,
        seats,
        shuffled(seed, "deck", deck),
        ((),) * options.piles,
        0,
        "reveal",
        tuple(range(seats)),
        starter,
        starter,
        (starter,),
        (Pile(0, None),) * options.piles,
    )


def apply(state: State, seat: Seat | None, move: Move | Elapsed) -> State:
    """Whoever is out says no more than that a verdict has been seen."""
    if state.result is not None:
        raise Illegal("match-over")
    if seat is None or isinstance(move, Elapsed):
        return _elapsed(state, seat, move)
    if seat not in state.living and not isinstance(move, Ready):
        raise Illegal("out")
    rule = _BOOK.get(type(move))
    if rule is None:
        raise Illegal("too-late")
    return rule(state, seat, move)


def awaited(state: State) -> tuple[Seat, ...]:
    return state.awaited


def timers(state: State) -> tuple[Timer, ...]:
    """One clock for the step at hand (R28), and one for each rune that is still to turn face down."""
    if state.result is not None:
        return ()
    running: tuple[Timer, ...] = ()
    options, phase = state.options, state.phase
    if phase == "verdict":
        if options.verdict_seconds:
            running = (Timer(f"verdict/{state.stage}", None, options.verdict_seconds),)
    elif phase == "reason":
        if options.reason_seconds:
            running = (Timer(f"reason/{state.stage}", state.awaited[0], options.reason_seconds),)
    elif options.turn_seconds:
        running = (Timer(f"turn/{state.stage}", state.turn, options.turn_seconds),)
    if options.flash:
        for pile in _lit(state):
            running += (Timer(_flash(state, pile), None, options.flash_seconds),)
    return running


def _lit(state: State) -> list[int]:
    return [pile for pile in range(len(state.piles)) if state.piles[pile].top is not None]


def _flash(state: State, pile: int) -> str:
    """The clock of the pile's top card: no other card ever lies at that height of that pile."""
    return f"flash/{pile}/{state.piles[pile].height}"


def _elapsed(state: State, seat: Seat | None, move: Move | Elapsed) -> State:
    """A flash is over, or the verdict has been looked at long enough."""
    key = move.key if seat is None and isinstance(move, Elapsed) else ""
    if state.options.flash:
        for pile in _lit(state):
            if key == _flash(state, pile):
                return darken(state, pile)
    if state.phase != "verdict" or key != f"verdict/{state.stage}":
        raise Illegal("too-late")
    return cover(state)


def result(state: State) -> Result | None:
    return state.result


# Each rule takes its own move; the table cannot say so in its type.
_BOOK: dict[type, Callable[[State, Seat, Any], State]] = {
    Reveal: reveal,
    Place: place,
    Show: show,
    Accept: accept,
    Doubt: doubt,
    Reason: reason,
    Ready: ready,
    Release: release,
}
