"""Moves in a row, for the tests."""

from collections.abc import Iterable

from tests.games.subtext.laws import mark
from wordless.engine.game import Illegal, Seat
from wordless.engine.model import Elapsed
from wordless.games.subtext import Move, State, apply, awaited, timers
from wordless.games.subtext.model import Draw, Guess, Ready, Void


def refusal(state: State, seat: Seat | None, move: Move | Elapsed) -> str:
    """The key of the rule that the move breaks."""
    try:
        apply(state, seat, move)
    except Illegal as illegal:
        return illegal.key
    raise AssertionError(f"{move} was legal")


def all_draw(state: State) -> State:
    for seat in awaited(state):
        state = apply(state, seat, Draw(mark(seat)))
    return state


def guessed(state: State, letters: Iterable[int]) -> State:
    for seat, letter in enumerate(letters):
        state = apply(state, seat, Guess(letter))
    return state


def all_guess(state: State, letters: Iterable[int]) -> State:
    """Everybody guesses, and nobody changes their mind in time."""
    state = guessed(state, letters)
    (timer,) = timers(state)
    return apply(state, None, Elapsed(timer.key))


def all_ready(state: State) -> State:
    for seat in awaited(state):
        state = apply(state, seat, Ready())
    return state


def voided(state: State) -> State:
    """The state after just more than half have reported."""
    for seat in range(len(state.scores) // 2 + 1):
        state = apply(state, seat, Void())
    return state


def round_played(state: State) -> State:
    """To the next deal, or to the end, with everybody guessing A."""
    return all_ready(all_guess(all_draw(state), [0] * len(state.scores)))
