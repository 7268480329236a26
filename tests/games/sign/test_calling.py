"""Calling a quintet, and what it scores."""

import msgspec
import pytest

from tests.games.sign.play import (
    MIXED,
    QUINTET,
    agreed,
    card,
    five,
    meeting,
    offered,
    played,
    preparing,
    refused,
    swapping,
)
from wordless.engine.rows import following
from wordless.games import sign
from wordless.games.gestures import Gesture as GestureId
from wordless.games.sign.calling import quintet
from wordless.games.sign.model import Call, Called, Gesture, Given, Look, Propose, Put, Recalled, Take


def test_a_quintet_is_exactly_five_cards_of_one_symbol() -> None:
    """S29: five colours of different symbols are none; four or six cards never are one."""
    assert quintet(QUINTET)
    assert not quintet(MIXED)
    assert not quintet(QUINTET[:4])
    assert not quintet((*QUINTET, 0))
    assert not quintet((*QUINTET[:4], 0))
    assert not quintet(())


def test_a_valid_call_scores_one_point_for_the_callers_team() -> None:
    """F9, F11: a quintet is worth one point, always."""
    state = sign.apply(swapping(6, {2: QUINTET}), 0, Call(2))
    assert state.round.scores == (1, 0)
    outcome = state.round.outcome
    assert outcome is not None
    assert (outcome.why, outcome.points) == ("quintet", (1, 0))
    assert (outcome.caller, outcome.target, outcome.hand) == (0, 2, QUINTET)
    assert state.happened == Called(n=3, caller=0, target=2, valid=True)


def test_an_opponents_quintet_scores_for_the_caller_alone() -> None:
    """S10: the holder's team gets nothing."""
    assert sign.apply(swapping(6, {2: QUINTET}), 1, Call(2)).round.scores == (0, 1)
    three = swapping(6, {2: QUINTET}, division="2-2-2")
    assert sign.apply(three, 0, Call(2)).round.scores == (1, 0, 0)


def test_an_invalid_call_inside_a_team_gives_every_other_team_a_point() -> None:
    """S1, F2, S33: with three teams two of them score in one round."""
    three = swapping(6, {3: MIXED}, division="2-2-2")
    assert sign.apply(three, 0, Call(3)).round.scores == (0, 1, 1)
    assert sign.apply(swapping(6, {2: MIXED}), 0, Call(2)).round.scores == (0, 1)


def test_an_invalid_call_of_another_team_gives_only_that_team_a_point() -> None:
    """F3: whether caller and target share a team is asked only when the hand is no quintet."""
    three = swapping(6, {1: MIXED}, division="2-2-2")
    assert sign.apply(three, 0, Call(1)).round.scores == (0, 1, 0)


@pytest.mark.parametrize("hand", [QUINTET[:4], (*QUINTET, 0), (*QUINTET[:4], 0)])
def test_a_hand_that_is_almost_a_quintet_is_none(hand: tuple[int, ...]) -> None:
    """S29, S11"""
    state = sign.apply(swapping(6, {2: hand}), 0, Call(2))
    assert state.round.scores == (0, 1)


def test_the_hand_counts_as_it_is_when_the_call_is_handled() -> None:
    """S11: a card dropped a moment earlier is gone, one taken a moment earlier is there."""
    state = swapping(6, {2: QUINTET, 4: (*MIXED[:4], 79)}, table=(1,))
    dropped = played(state, (2, Put(QUINTET[0])), (0, Call(2)))
    assert dropped.round.outcome is not None
    assert dropped.round.outcome.hand == QUINTET[1:]
    assert dropped.round.scores == (0, 1)
    four = swapping(6, {2: QUINTET[:4]}, table=(QUINTET[4],))
    assert played(four, (2, Take(QUINTET[4])), (0, Call(2))).round.scores == (1, 0)


def test_calls_open_when_the_table_is_turned_up() -> None:
    """S6: not before, and not once the round is over."""
    assert refused(preparing(6), 0, Call(1)) == "call-closed"
    assert refused(meeting(6), 0, Call(1)) == "call-closed"
    assert "call" not in offered(preparing(6), 0)
    assert "call" in offered(swapping(6), 0)


def test_of_two_calls_the_first_counts_and_the_second_is_void() -> None:
    """S9"""
    state = sign.apply(swapping(6, {2: QUINTET}), 1, Call(2))
    assert refused(state, 0, Call(2)) == "call-closed"
    assert state.round.scores == (0, 1)


def test_nobody_calls_themselves() -> None:
    """S8: refused, not punished."""
    state = swapping(6, {0: QUINTET})
    assert refused(state, 0, Call(0)) == "call-another"
    assert state.round.scores == (0, 0)


def test_only_a_seat_at_this_table_can_be_called() -> None:
    assert refused(swapping(6), 0, Call(8)) == "call-active"
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"move": "call", "target": 9}', type=Call)


def test_a_call_names_a_player_and_no_symbol() -> None:
    """S28"""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"move": "call", "target": 2, "symbol": 10}', type=Call)


def test_no_sign_is_needed_before_a_call() -> None:
    """S30: whoever sees it coming may call; the caller's own hand does not matter."""
    state = swapping(6, {0: (*MIXED, 79), 2: QUINTET})
    assert sign.apply(state, 0, Call(2)).round.scores == (1, 0)


def test_a_sign_given_without_a_quintet_is_a_legal_bluff() -> None:
    """S32: even another team's sign, and as often as one likes; cards and flags stay as they are."""
    state = swapping(6, {0: MIXED})
    for gesture in ("nod", "yawn", "yawn"):
        bluffed = sign.apply(state, 0, Gesture(gesture))
        assert bluffed.hands == state.hands
        assert bluffed.ready == state.ready
        assert bluffed.stage == state.stage
        state = bluffed


def test_five_cards_of_one_symbol_have_five_colours() -> None:
    assert {each % 5 for each in five("moon")} == set(range(5))
    assert card("moon", "sky") in five("moon")


def test_after_a_call_the_called_players_last_gestures_are_seen_again_with_their_moments() -> None:
    """S52: by everybody alike, the latest eight."""
    state = swapping(6, {2: QUINTET})
    made: list[tuple[int, GestureId]] = [(2, "smile"), (4, "yawn"), (2, "nod")]
    for at_ms, (seat, gesture) in enumerate(made, 3):
        state = sign.apply(state, seat, Gesture(gesture, at_ms=1000 * at_ms))
    assert all(sign.view(state, seat).given == () for seat in (None, *range(6))), "nothing before the end"
    called = sign.apply(state, 0, Call(2, at_ms=7500))
    first = following(state.happened) - 3
    recalled = (Recalled(first, "smile", 4500), Recalled(first + 2, "nod", 2500))
    for seat in (None, *range(6)):
        outcome = sign.view(called, seat).round.outcome
        assert outcome is not None
        assert outcome.gestures == recalled
    for _ in range(9):
        state = sign.apply(state, 2, Gesture("nod"))
    outcome = sign.apply(state, 0, Call(2)).round.outcome
    assert outcome is not None
    assert [each.gesture for each in outcome.gestures] == ["nod"] * 8


def test_which_gestures_were_the_sign_and_whose_is_told_to_the_team_alone() -> None:
    """S53: also a sign that nobody answered, by whom and when; other teams never learn of it."""
    state = agreed(meeting(6, sign_change="never"), Propose(("smile", "nod"), ""))
    state = played(state, *[(seat, Look()) for seat in range(6)])
    made: list[tuple[int, GestureId]] = [(2, "smile"), (2, "nod"), (1, "smile"), (4, "smile")]
    made += [(1, "yawn"), (1, "nod"), (4, "nod")]
    for at_ms, (seat, gesture) in enumerate(made):
        state = sign.apply(state, seat, Gesture(gesture, at_ms=1000 * at_ms))
    first = following(state.happened) - len(made)
    state = sign.apply(state, 3, Call(2, at_ms=10_000))
    given = (Given(2, (first, first + 1), 9000), Given(4, (first + 3, first + 6), 4000))
    assert all(sign.view(state, seat).given == given for seat in (0, 2, 4))
    assert all(sign.view(state, seat).given == () for seat in (None, 1, 3, 5))
