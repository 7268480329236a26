"""The end."""

import pytest
from msgspec.structs import replace

from tests.games.subtext.laws import shown
from tests.games.subtext.play import all_guess, all_ready, refusal
from wordless.engine.game import Result
from wordless.engine.model import Elapsed
from wordless.games.subtext import Options, State, apply, awaited, idle, moves, result, timers, view
from wordless.games.subtext.model import Draw, Guess, Ready, Void


def last(scores: tuple[int, ...] = (0, 0, 0, 0)) -> State:
    """The last round of four, once the drawings are open."""
    state = shown(4, dealer=0, partner=1, options=Options(rounds=5))
    return replace(state, round=5, scores=scores)


def test_the_most_points_win() -> None:
    state = all_ready(all_guess(last((4, 7, 5, 1)), [0, 0, 0, 1]))
    assert result(state) == Result((1,), (5, 8, 7, 1), "points")


def test_a_tie_is_shared() -> None:
    """There is no tie-break."""
    state = all_ready(all_guess(last((4, 2, 3, 1)), [0, 0, 0, 1]))
    assert result(state) == Result((0, 2), (5, 3, 5, 1), "shared")


def test_nobody_scoring_is_a_tie_of_all() -> None:
    """X36."""
    state = all_ready(all_guess(last(), [1, 1, 1, 1]))
    assert result(state) == Result((0, 1, 2, 3), (0, 0, 0, 0), "shared")


def test_the_last_reveal_is_looked_at_like_any_other() -> None:
    """X31: the match is over when all are ready, or when the reveal has stood its time."""
    state = all_guess(last(), [0, 0, 0, 1])
    assert state.phase == "reveal"
    assert result(state) is None
    assert timers(state) != ()
    by_clock = apply(state, None, Elapsed(timers(state)[0].key))
    assert by_clock == all_ready(state)
    assert by_clock.phase == "over"


def test_a_round_that_is_not_the_last_does_not_end_the_match() -> None:
    state = all_ready(all_guess(replace(last(), round=4), [0, 0, 0, 1]))
    assert result(state) is None
    assert state.round == 5


@pytest.mark.parametrize("move", [Draw(()), Guess(0), Void(), Ready(), Elapsed("reveal/3")])
def test_after_the_end_nothing_moves(move: Draw | Guess | Void | Ready | Elapsed) -> None:
    state = all_ready(all_guess(last(), [0, 0, 0, 1]))
    assert refusal(state, None if isinstance(move, Elapsed) else 0, move) == "match-over"
    assert awaited(state) == ()
    assert timers(state) == ()
    assert moves(view(state, 0)) == ()
    assert idle(view(state, 0)) is None


def test_after_the_end_the_last_reveal_stays_open() -> None:
    revealed = all_guess(last(), [0, 0, 0, 1])
    over = all_ready(revealed)
    assert view(over, 3).reveal == view(revealed, 3).reveal
    assert view(over, 3).result == result(over)
