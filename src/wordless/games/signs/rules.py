"""The rulebook of Signs: set-up, then every move to its rule, and the clocks.

Seats sit clockwise. The turn goes left, the deck goes right.
"""

from typing import Any

from wordless.engine.chance import picked, shuffled
from wordless.engine.game import Before, Illegal, Result, Seat, Timer
from wordless.games.signs.doubt import cover, doubt, ready, reason, release
from wordless.games.signs.model import (
    Accept,
    Doubt,
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
        raise Illegal("no-such-starter", seat=options.starter + 1, seats=seats)
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


def apply(state: State, seat: Seat | None, move: Any) -> State:
    if state.result is not None:
        raise Illegal("match-over")
    if seat is None:
        return _elapsed(state, move.key)
    if seat not in state.living and not isinstance(move, Ready):
        raise Illegal("out")
    if isinstance(move, Show):
        return show(state, seat, move.number, move.fist)
    if isinstance(move, Reveal):
        return reveal(state, seat)
    if isinstance(move, Place):
        return place(state, seat, move.pile)
    if isinstance(move, Ready):
        return ready(state, seat)
    if isinstance(move, Doubt):
        return doubt(state, seat)
    if isinstance(move, Reason):
        return reason(state, seat, move.rune)
    if isinstance(move, Release):
        return release(state, seat)
    assert isinstance(move, Accept)
    return accept(state, seat)


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


def _elapsed(state: State, key: str) -> State:
    if state.options.flash:
        for pile in _lit(state):
            if key == _flash(state, pile):
                return darken(state, pile)
    if state.phase != "verdict" or key != f"verdict/{state.stage}":
        raise Illegal("too-late")
    return cover(state)


def result(state: State) -> Result | None:
    return state.result
