"""Clocks, and what the house plays for the silent."""

from typing import Any

import pytest

from tests.games.signum.positions import laid, locked, opened, played, refused, shown, table
from wordless.engine.game import Timer
from wordless.engine.model import Elapsed
from wordless.games.signum import State, apply, awaited, idle, result, timers, view
from wordless.games.signum.model import Answer, Arrange, Declare, Lay, Lock, Peek, Show, Waive

PACED: dict[str, Any] = {"turn_seconds": 60, "answer_seconds": 30, "guess_seconds": 20}


def clocks(state: State) -> list[tuple[int | None, int]]:
    return [(timer.seat, timer.seconds) for timer in timers(state) if timer.seat is not None]


def test_every_phase_has_its_clock_and_every_awaited_player_one_of_their_own() -> None:
    """G34: rows in the time of a turn, choices of a card in that of an answer."""
    state = played(opened(4, **PACED), (2, Lock()))
    assert clocks(state) == [(0, 60), (1, 60), (3, 60)]
    assert clocks(played(locked(opened(4, **PACED)), (0, Show(1)))) == [(1, 30), (2, 30), (3, 30)]
    state = table(**PACED)
    assert clocks(state) == [(0, 60)]
    state = apply(state, 0, Declare(2, 1))
    assert clocks(state) == [(1, 30)]
    state = apply(state, 1, Answer(True))
    assert clocks(state) == [(0, 30), (1, 30)]
    state = apply(state, 1, Lay(0))
    assert clocks(state) == [(0, 30)]
    assert clocks(apply(state, 0, Lay(1))) == [(2, 20)]


def test_nobody_is_hurried_unless_the_host_wants_it() -> None:
    """G34: a clock of 0 does not run."""
    assert timers(opened(4)) == timers(table()) == timers(laid(table(), 2, 1, 1, 0)) == ()


def test_a_clock_goes_on_while_others_move() -> None:
    state = opened(4, **PACED)
    after = played(state, (0, Lock()))
    assert set(timers(after)) < set(timers(state))


def test_a_peek_has_a_clock_that_everybody_sees_and_that_covers_it() -> None:
    """G35: whatever phase the game is in by then."""
    state = played(table(), (0, Peek(3, 0)), (1, Declare(2, 4)))
    assert timers(state) == (Timer("peek/0/0", None, 5),)
    after = apply(state, None, Elapsed("peek/0/0"))
    assert view(after, 0).glimpse is None
    assert after.phase == "answer"
    assert timers(after) == ()
    assert refused(after, None, Elapsed("peek/0/0")) == "too-late"
    assert refused(after, None, Waive()) == "too-late"


def test_a_later_peek_has_a_clock_of_its_own() -> None:
    """G35: the one before it runs no longer."""
    state = played(table(), *[(seat, Peek((seat + 1) % 6, 0)) for seat in (0, 1, 2, 3, 4, 5, 0)])
    keys = [timer.key for timer in timers(state)]
    assert "peek/6/0" in keys
    assert "peek/0/0" not in keys
    assert refused(state, None, Elapsed("peek/0/0")) == "too-late"


def test_a_peek_without_a_clock_lasts_until_it_is_hidden() -> None:
    """G35: with 0 seconds no key covers it."""
    state = apply(table(peek_seconds=0), 0, Peek(3, 0))
    assert timers(state) == ()
    assert refused(state, None, Elapsed("peek/0/0")) == "too-late"
    assert view(state, 0).glimpse == "beta"


def test_all_see_the_first_peek_for_as_long() -> None:
    state = shown(locked(opened(5, peek_seconds=9)), 0, 1, 2, 0, 1)
    assert [timer.seconds for timer in timers(state)] == [9] * 5


def test_the_house_plays_the_least_harmful_move_for_the_silent() -> None:
    """G32: phase by phase."""
    state = apply(opened(6), 0, Arrange((2, 1, 0)))
    assert idle(view(state, 0)) == Lock()
    assert idle(view(locked(state), 3)) == Show(0)
    assert idle(view(table(turn=5), 5)) == Peek(0, 0)
    asked = apply(table(), 0, Declare(2, 1))
    assert idle(view(asked, 1)) == Answer(False)
    laying = apply(asked, 1, Answer(True))
    assert idle(view(laying, 0)) == Lay(1)
    assert idle(view(laying, 1)) == Lay(0)
    assert idle(view(laid(table(), 2, 1, 1, 0), 2)) == Waive()


@pytest.mark.parametrize("seat", [None, 1, 5])
def test_the_house_plays_for_nobody_who_is_not_awaited(seat: int | None) -> None:
    """G32: nor for spectators."""
    assert idle(view(table(), seat)) is None


def test_a_table_of_silent_players_ends_at_the_cap() -> None:
    """G32: the house alone plays a whole match, and every idle move is legal."""
    state = opened(7, turn_cap=20)
    while result(state) is None:
        seat = awaited(state)[0]
        move = idle(view(state, seat))
        assert move is not None
        state = apply(state, seat, move)
    assert state.turns == 20
