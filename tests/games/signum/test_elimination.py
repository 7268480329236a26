"""Eliminations, up to who is out."""

import pytest
from msgspec.structs import replace

from tests.games.signum.positions import cards, laid, offered, played, refused, seen, table
from wordless.engine.game import Illegal
from wordless.engine.model import Elapsed
from wordless.games.signum import apply, awaited, result, timers, view
from wordless.games.signum.model import (
    Accepted,
    Answer,
    Attempt,
    Declare,
    Declared,
    Declined,
    Failed,
    Gesture,
    Guess,
    Laid,
    Lay,
    Lock,
    Peek,
    Ready,
    Show,
    Waive,
)
from wordless.games.signum.signs import Sign

# Seats 0 and 1 both have a hand and an eye; seat 2 will be the target.
ROWS = ("alpha hand eye", "eye beta hand", "nose alpha beta", "beta eyebrow nose")
NO_SIGN = ("alpha hand eye", "beta alpha beta", "nose mouth hand", "eye eyebrow nose")


def test_target_and_accomplice_are_public_and_the_accomplice_is_awaited() -> None:
    state = apply(table(*ROWS), 0, Declare(2, 1))
    assert view(state, None).attempt == Attempt(0, 2, 1)
    assert view(state, None).happened == Declared(1, 0, 2, 1)
    assert awaited(state) == (1,)
    assert refused(state, 2, Answer(True)) == refused(state, 0, Answer(True)) == "not-asked"


def test_the_target_cannot_be_the_accomplice() -> None:
    """G30: refused, and never offered together."""
    state = table(*ROWS)
    assert refused(state, 0, Declare(2, 2)) == "same-player"
    pairs = {
        (target, accomplice)
        for offer in offered(state, 0)["declare"]
        for target in offer["target"]
        for accomplice in offer["accomplice"]
    }
    assert pairs == {(1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 2)}


def test_an_accomplice_without_a_sign_can_only_decline_and_nobody_else_can_tell() -> None:
    """G5: to all others the two tables look the same, before and after the refusal."""
    with_sign = table("alpha hand eye", "beta alpha nose", "beta mouth hand", "eye eyebrow nose")
    without = table(*NO_SIGN)
    for steps in ([(0, Declare(2, 1))], [(0, Declare(2, 1)), (1, Answer(False))]):
        one, other = played(with_sign, *steps), played(without, *steps)
        for seat in (None, 0, 3):
            assert view(one, seat) == view(other, seat)
            assert offered(one, seat) == offered(other, seat)
        assert awaited(one) == awaited(other)
        assert timers(one) == timers(other)
    asked = apply(without, 0, Declare(2, 1))
    assert offered(asked, 1)["answer"] == [{"accept": (False,)}]
    assert refused(asked, 1, Answer(True)) == "no-sign"
    assert offered(apply(with_sign, 0, Declare(2, 1)), 1)["answer"] == [{"accept": (True, False)}]


def test_a_refusal_ends_the_turn_and_tells_nothing() -> None:
    """G6: nobody else is asked, no card moves."""
    before = table(*ROWS)
    state = played(before, (0, Declare(2, 1)), (1, Answer(False)))
    assert (state.phase, state.turn, awaited(state)) == ("turn", 1, (1,))
    assert refused(state, 0, Declare(2, 3)) == "not-your-turn"
    assert view(state, None).attempt is None
    assert view(state, None).happened == Declined(2, 1)
    assert (state.hands, state.pile) == (before.hands, before.pile)


def test_two_cards_are_laid_in_secret_and_the_slots_shown_when_both_are_in() -> None:
    """G16: before the guess everybody sees where they came from, nobody what they are."""
    state = played(table(*ROWS), (0, Declare(2, 1)), (1, Answer(True)))
    assert view(state, None).happened == Accepted(2, 1)
    assert awaited(state) == (0, 1)
    waiting = [apply(state, 0, Lay(slot)) for slot in (1, 2)]
    assert awaited(waiting[0]) == (1,)
    assert all(view(waiting[0], seat) == view(waiting[1], seat) for seat in (None, 1, 2, 3))
    assert [view(each, 0).committed for each in waiting] == [1, 2]
    after = apply(waiting[0], 1, Lay(2))
    for seat in (None, 2):
        attempt = view(after, seat).attempt
        assert attempt is not None
        assert attempt.slots == (1, 2)
        assert attempt.cards is None
    assert view(after, None).happened == Laid(3, 0, 1, (1, 2))
    assert awaited(after) == (2,)


def test_a_laid_card_stands() -> None:
    """G42: no other may be laid instead."""
    state = played(table(*ROWS), (0, Declare(2, 1)), (1, Answer(True)), (0, Lay(1)))
    assert refused(state, 0, Lay(2)) == "committed"
    assert "lay" not in offered(state, 0)
    assert refused(state, 3, Lay(0)) == "not-asked"


def test_a_team_card_cannot_be_laid() -> None:
    """G43: its owner is refused, and offered the signs alone."""
    state = played(table(*ROWS), (0, Declare(2, 1)), (1, Answer(True)))
    assert refused(state, 1, Lay(1)) == "team-card"
    assert offered(state, 1)["lay"] == [{"slot": (0, 2)}]


def test_any_sign_may_be_laid_matching_or_not() -> None:
    """G7: an accomplice may sabotage."""
    state = laid(table(*ROWS), 2, 1, 1, 0)
    state = apply(state, 2, Waive())
    assert view(state, None).happened == Failed(4, 0, 1, 2, ("hand", "eye"), None)
    assert result(state) is None


def test_to_waive_is_to_guess_wrong() -> None:
    """G8: two equal cards eliminate whoever names nothing."""
    state = laid(table(*ROWS), 2, 1, 1, 2)
    assert set(offered(state, 2)) == {"guess", "waive", "gesture"}
    ended = result(seen(apply(state, 2, Waive())))
    assert ended is not None
    assert ended.opener == 2


@pytest.mark.parametrize("guess, out", [("hand", False), ("eye", True), ("nose", True)])
def test_equal_cards_eliminate_a_target_who_does_not_name_them(guess: Sign, out: bool) -> None:
    state = seen(apply(laid(table(*ROWS), 2, 1, 1, 2), 2, Guess(guess)))
    assert (result(state) is not None) == out


@pytest.mark.parametrize("guess", ["hand", "eye", "nose"])
def test_a_right_guess_against_cards_that_differ_is_a_failure_like_any_other(guess: Sign) -> None:
    """G9: the same cards move, whatever was said."""
    state = laid(table(*ROWS), 2, 1, 1, 0)
    after, waived = apply(state, 2, Guess(guess)), apply(state, 2, Waive())
    assert result(after) is None
    assert (after.hands, after.pile, after.turn) == (waived.hands, waived.pile, waived.turn)


def test_the_declarer_returns_and_draws_first() -> None:
    """G10: bottom up lie the accomplice's card, then the declarer's; the top goes to the declarer."""
    state = apply(laid(table(*ROWS), 2, 1, 1, 0), 2, Waive())
    assert state.pile == cards("eyebrow hand eye")
    assert state.hands[0] == cards("alpha mouth eye")
    assert state.hands[1] == cards("nose beta hand")
    assert awaited(seen(state)) == (1,)


def test_nobody_draws_back_a_card_just_returned() -> None:
    """G11: even the smallest pile, of three, gives two older cards."""
    state = apply(laid(table(*ROWS, pile="nose nose nose"), 2, 1, 2, 0), 2, Guess("eye"))
    assert state.hands[0][2] == state.hands[1][0] == "nose"
    assert state.pile == cards("nose eye eye")


def test_a_new_card_takes_the_slot_left_empty() -> None:
    """G12: all other cards stay where they are."""
    before = table(*ROWS)
    state = apply(laid(before, 2, 1, 2, 2), 2, Waive())
    changed = [
        (seat, slot) for seat in range(4) for slot in range(3) if state.hands[seat][slot] != before.hands[seat][slot]
    ]
    assert changed == [(0, 2), (1, 2)]


def test_seven_players_exchange_the_two_played_cards_and_no_others() -> None:
    """G13: there is no pile."""
    rows = (*ROWS, "alpha mouth mouth", "alpha eyebrow mouth", "beta eyebrow nose")
    before = table(*rows)
    state = apply(laid(before, 2, 1, 1, 0), 2, Waive())
    assert state.hands[0] == cards("alpha eye eye")
    assert state.hands[1] == cards("hand beta hand")
    assert state.hands[2:] == before.hands[2:]
    same = apply(laid(before, 2, 1, 1, 2), 2, Guess("hand"))
    assert same.hands == before.hands


def test_a_failed_elimination_stays_in_view_until_the_next_action() -> None:
    """G40: a gesture does not clear it."""
    state = apply(laid(table(*ROWS), 2, 1, 1, 0), 2, Guess("nose"))
    state = apply(state, 3, Gesture("yawn"))
    assert view(state, None).attempt == Attempt(0, 2, 1, (1, 0), ("hand", "eye"), "nose")
    assert view(seen(state), None).attempt == view(state, None).attempt
    assert view(apply(seen(state), 1, Peek(0, 0)), None).attempt is None


@pytest.mark.parametrize("guess, why", [("hand", None), ("eye", "teamless")])
def test_both_cards_lie_open_until_everybody_is_ready_before_the_end_too(guess: Sign, why: str | None) -> None:
    """G44: the match goes on, or is over, only then; the clock is no shorter than six seconds."""
    state = apply(laid(table(*ROWS), 2, 1, 1, 2), 2, Guess(guess))
    assert (state.phase, result(state)) == ("reveal", None)
    assert view(state, None).attempt == Attempt(0, 2, 1, (1, 2), ("hand", "hand"), guess)
    assert view(state, None).hands == ()
    assert awaited(state) == (0, 1, 2, 3)
    assert all("ready" in offered(state, seat) for seat in range(4))
    assert refused(state, 1, Peek(0, 0)) == "not-now"
    (timer,) = timers(state)
    assert timer.seat is None
    assert timer.seconds >= 6
    three = played(state, (0, Ready()), (1, Ready()), (3, Ready()))
    assert (three.stage, awaited(three), refused(three, 1, Ready())) == (state.stage, (2,), "ready-already")
    for after in (apply(three, 2, Ready()), apply(state, None, Elapsed(timer.key))):
        ended = result(after)
        assert (None if ended is None else ended.why) == why
        assert after.phase == ("turn" if why is None else "over")
    assert refused(table(*ROWS), 0, Ready()) == "not-now"


def test_without_a_clock_the_cards_lie_open_until_all_are_ready_and_never_for_less_than_six_seconds() -> None:
    """G44"""
    assert timers(apply(laid(table(*ROWS, reveal_seconds=0), 2, 1, 1, 2), 2, Waive())) == ()
    with pytest.raises(Illegal, match="reveal-too-short"):
        table(*ROWS, reveal_seconds=5)


def test_by_the_first_rules_the_match_went_on_at_once() -> None:
    """G45: so that a match of those days replays."""
    state = replace(laid(table(*ROWS), 2, 1, 1, 2), rules=1)
    failed, caught = apply(state, 2, Guess("hand")), apply(state, 2, Waive())
    assert (failed.phase, failed.stage, caught.phase, caught.stage) == (
        "turn",
        state.stage + 1,
        "over",
        state.stage + 1,
    )


def test_only_the_target_guesses() -> None:
    state = laid(table(*ROWS), 2, 1, 1, 2)
    assert {refused(state, seat, Guess("eye")) for seat in (0, 1, 3)} == {"not-target"}
    assert {refused(state, seat, Waive()) for seat in (0, 1, 3)} == {"not-target"}
    assert all(set(offered(state, seat)) == {"gesture"} for seat in (0, 1, 3))


def test_a_move_of_another_phase_is_refused() -> None:
    state = table(*ROWS)
    for move in (Lock(), Show(0), Answer(True), Lay(0), Guess("eye"), Waive()):
        assert refused(state, 0, move) == "not-now"
    asked = apply(state, 0, Declare(2, 1))
    assert refused(asked, 0, Peek(1, 0)) == refused(asked, 1, Lay(0)) == "not-now"


def test_an_elimination_begun_on_the_last_turn_is_played_out() -> None:
    """G39: it may still win; otherwise nobody does, and teams are named all the same."""
    state = table(*ROWS, turn_cap=1)
    won = result(seen(apply(laid(state, 2, 1, 1, 2), 2, Waive())))
    assert won is not None
    assert won.why == "teamless"
    for after in (
        seen(apply(laid(state, 2, 1, 1, 0), 2, Waive())),
        played(state, (0, Declare(2, 1)), (1, Answer(False))),
    ):
        ended = result(after)
        assert ended is not None
        assert (ended.why, ended.winners, ended.opener) == ("turn-cap", (), None)
        assert ended.teams == (0, 1, None, 1)
