"""Doubts: reason, verdict, who is out, who goes on."""

import pytest
from msgspec.structs import replace

from tests.games.signs.laid import DOUBT, NO_REASON, READY, REVEAL, covered, doubted, laid, offers, play, tags
from wordless.engine.game import Illegal
from wordless.engine.model import Elapsed
from wordless.games import signs
from wordless.games.signs.model import (
    Covered,
    Options,
    Phase,
    Place,
    Reason,
    Refuted,
    Show,
    State,
    Unreasoned,
    Upheld,
    Verdict,
)
from wordless.games.signs.runes import RUNES, Card

# 8 is bound to 11: after 8 the sign 11 is right and 5 is wrong.
PILES: tuple[tuple[Card, ...], ...] = (("eight-to-eleven", "one-to-seven"), ("pentagram",), ())


def answering(number: int, seats: int = 4, holder: int = 3, options: Options | None = None) -> State:
    """Seat 1 has answered 8; seat 2 is on turn."""
    phase: Phase = "reveal" if holder == 2 else "show"
    return laid(seats, piles=PILES, phase=phase, turn=2, holder=holder, last=(1, number), answered=8, options=options)


def test_a_wrong_sign_puts_its_author_out_and_the_doubter_opens_a_new_round() -> None:
    """R4: with the deck and a new card."""
    state = doubted(answering(5), 2)
    assert state.living == (0, 2, 3)
    assert state.happened == Refuted(2, 2, 1)
    state = covered(state)
    assert (state.phase, state.turn, state.holder, state.last) == ("reveal", 2, 2, None)
    assert tags(state, 2) == {"reveal"}
    state = play(state, (2, REVEAL), (2, Place(0)), (2, Show(5)))
    assert (state.turn, state.holder, state.answered) == (3, 0, None)


def test_in_the_same_round_the_doubter_opens_without_the_deck() -> None:
    """R4"""
    state = covered(doubted(answering(5, options=Options(opening="same-round")), 2))
    assert (state.phase, state.turn, state.holder, state.last) == ("show", 2, 3, None)
    state = play(state, (2, Show(9)))
    assert (state.phase, state.turn, state.holder) == ("reveal", 3, 3)


def test_in_the_same_round_a_doubter_who_holds_the_deck_still_reveals() -> None:
    """R4"""
    state = covered(doubted(answering(5, holder=2, options=Options(opening="same-round")), 2))
    assert (state.phase, state.turn, state.holder) == ("reveal", 2, 2)


def test_a_right_sign_puts_the_doubter_out_and_the_next_answers_it() -> None:
    """R7: it is verified, so the next cannot doubt it again."""
    state = doubted(answering(11, holder=0), 2)
    assert state.living == (0, 1, 3)
    assert state.happened == Upheld(2, 2, 1)
    state = covered(state)
    assert (state.phase, state.turn, state.holder) == ("show", 3, 0)
    assert tags(state, 3) == {"show"}
    with pytest.raises(Illegal, match="sign-stands"):
        play(state, (3, DOUBT))
    assert play(state, (3, Show(5))).answered == 11


def test_a_holder_out_before_the_reveal_leaves_the_start_to_the_next() -> None:
    """R5: and the deck then goes right, to the author of the sign."""
    state = covered(doubted(answering(11, holder=2), 2))
    assert (state.phase, state.turn, state.holder) == ("reveal", 3, 3)
    assert tags(state, 3) == {"reveal"}
    state = play(state, (3, REVEAL), (3, Place(2)), (3, Show(1)))
    assert (state.turn, state.holder, state.answered) == (0, 1, 11)


def test_only_the_player_on_turn_may_doubt() -> None:
    """R6"""
    state = answering(5)
    assert tags(state, 2) == {"show", "doubt"}
    assert tags(state, 0) == tags(state, 1) == tags(state, 3) == set()
    for seat in (0, 3):
        with pytest.raises(Illegal, match="not-your-turn"):
            play(state, (seat, DOUBT))
    with pytest.raises(Illegal, match="own-sign"):
        play(state, (1, DOUBT))


def test_only_the_sign_just_before_may_be_doubted() -> None:
    """R6: the wrong 5 was answered, so the doubt concerns the answer, which is free."""
    state = play(answering(5), (2, Show(6)))
    assert doubted(state, 3).living == (0, 1, 2)


def test_there_is_nothing_to_doubt_before_the_first_sign() -> None:
    with pytest.raises(Illegal, match="nothing-to-doubt"):
        play(laid(phase="reveal"), (0, DOUBT))


def test_an_opening_sign_may_be_doubted_and_is_right() -> None:
    """R23"""
    state = laid(3, piles=((*RUNES,), (), ()), turn=1, holder=2, last=(0, 13), answered=None)
    assert "doubt" in tags(state, 1)
    state = doubted(state, 1)
    assert state.living == (0, 2)
    assert state.verdict is not None
    assert (state.verdict.answered, state.verdict.deciding) == (None, ())


def test_the_reason_is_a_rune_or_free_choice_or_none() -> None:
    """R36: any rune, out or not, but not the pentagram."""
    state = play(answering(11), (2, DOUBT))
    assert state.phase == "reason"
    assert signs.awaited(state) == (1,)
    assert offers(state, 1)[0].fields == {"rune": (*RUNES, "free", "none")}
    assert [tags(state, seat) for seat in (0, 2, 3)] == [set()] * 3
    with pytest.raises(Illegal, match="not-accused"):
        play(state, (2, NO_REASON))
    with pytest.raises(Illegal, match="nothing-to-explain"):
        play(answering(11), (1, NO_REASON))


@pytest.mark.parametrize("because", [*RUNES, "free", "none"])
def test_the_sign_decides_whatever_the_reason(because: signs.model.Because) -> None:
    """R8, R9"""
    for number, living in ((11, (0, 1, 3)), (5, (0, 2, 3))):
        state = play(answering(number), (2, DOUBT), (1, Reason(because)))
        assert state.living == living
        assert state.verdict is not None
        assert state.verdict.reason == because


def test_a_silent_accused_is_judged_when_the_time_is_up() -> None:
    """R9"""
    state = play(answering(11), (2, DOUBT))
    (timer,) = signs.timers(state)
    assert (timer.seat, timer.seconds) == (1, 20)
    assert signs.idle(signs.view(state, 1)) == NO_REASON
    patient = play(answering(11, options=Options(reason_seconds=0)), (2, DOUBT))
    assert signs.timers(patient) == ()


def test_a_verdict_opens_all_piles_and_points_at_the_runes_that_decide() -> None:
    """R10"""
    state = doubted(answering(5), 2)
    assert signs.view(state, 0).verdict == Verdict(2, 1, 8, 5, "none", False, ("eight-to-eleven",), PILES)
    state = doubted(answering(11), 2)
    assert signs.view(state, None).verdict == Verdict(2, 1, 8, 11, "none", True, ("eight-to-eleven",), PILES)


def test_a_rune_under_the_pentagram_decides_nothing() -> None:
    state = laid(3, piles=(("eight-to-eleven", "pentagram"), (), ()), turn=2, last=(1, 5), answered=8)
    state = doubted(state, 2)
    assert state.living == (0, 1)
    assert state.verdict is not None
    assert state.verdict.deciding == ()


def test_the_piles_are_covered_when_everybody_is_ready() -> None:
    """R31: the one who is out is waited for too, and nobody can move on meanwhile."""
    state = doubted(answering(5), 2)
    assert signs.awaited(state) == (0, 1, 2, 3)
    for seat, move in ((2, REVEAL), (2, Show(4)), (2, Place(0)), (3, DOUBT)):
        with pytest.raises(Illegal, match="judging"):
            play(state, (seat, move))
    assert tags(state, 1) == {"ready"}
    stage = state.stage
    state = play(state, (3, READY), (0, READY), (2, READY))
    assert (state.stage, state.awaited) == (stage, (1,))
    with pytest.raises(Illegal, match="ready-already"):
        play(state, (3, READY))
    state = play(state, (1, READY))
    assert signs.view(state, 2).verdict is None
    assert state.happened == Covered(3, 2)
    with pytest.raises(Illegal, match="no-verdict"):
        play(state, (2, READY))


def test_by_the_first_rules_a_verdict_was_for_the_living_and_the_last_one_ended_the_match_at_once() -> None:
    """R38: so that a match of those days replays."""
    state = doubted(replace(answering(5), rules=1), 2)
    assert signs.awaited(state) == (0, 2, 3)
    last = laid(2, piles=PILES, phase="reveal", turn=0, last=(1, 5), answered=8, rules=1)
    assert doubted(last, 0).phase == "over"


def test_the_piles_are_covered_when_the_time_is_up() -> None:
    """R31"""
    state = doubted(answering(5), 2)
    (timer,) = signs.timers(state)
    assert (timer.seat, timer.seconds) == (None, 12)
    after = signs.apply(state, None, Elapsed(timer.key))
    assert (after.phase, after.verdict) == ("reveal", None)
    with pytest.raises(Illegal, match="too-late"):
        signs.apply(after, None, Elapsed(timer.key))
    assert signs.timers(doubted(answering(5, options=Options(verdict_seconds=0)), 2)) == ()


def test_a_verdict_that_ends_the_match_is_looked_at_like_any_other_and_leaves_the_piles_open() -> None:
    """R31"""
    state = doubted(laid(2, piles=PILES, phase="reveal", turn=0, last=(1, 5), answered=8), 0)
    assert (state.phase, signs.result(state), signs.awaited(state)) == ("verdict", None, (0, 1))
    (timer,) = signs.timers(state)
    for after in (covered(state), signs.apply(state, None, Elapsed(timer.key))):
        assert after.phase == "over"
        assert signs.result(after) is not None
        assert signs.view(after, None).verdict == state.verdict


def test_nobody_doubts_twice_at_once() -> None:
    state = play(answering(5, options=Options(anyone_may_doubt=True)), (2, DOUBT))
    with pytest.raises(Illegal, match="judging"):
        play(state, (3, DOUBT))


STRICT = Options(strict_reason=True)


@pytest.mark.parametrize(
    "number, because, right, reasoned",
    [
        (11, "eight-to-eleven", True, True),
        (11, "one-digit-to-two", True, False),  # lies nowhere
        (11, "four-to-eight", True, False),  # on a dead pile
        (11, "free", True, False),
        (5, "eight-to-eleven", False, False),
        (5, "free", False, False),
    ],
)
def test_a_strict_house_holds_the_accused_to_the_reason(
    number: int, because: signs.model.Because, right: bool, reasoned: bool
) -> None:
    """R39: a right sign with a wrong reason, or with that of a dead pile, loses the doubt."""
    piles: tuple[tuple[Card, ...], ...] = (("eight-to-eleven",), ("four-to-eight", "pentagram"), ())
    state = laid(4, piles=piles, turn=2, holder=3, last=(1, number), answered=8, options=STRICT)
    state = play(state, (2, DOUBT), (1, Reason(because)))
    assert state.verdict is not None
    assert (state.verdict.right, state.verdict.reasoned) == (right, reasoned)
    assert state.living == ((0, 1, 3) if right and reasoned else (0, 2, 3))
    assert isinstance(state.happened, Upheld if right and reasoned else Unreasoned if right else Refuted)


def test_in_a_strict_house_a_free_sign_was_free_choice_and_something_must_be_said() -> None:
    """R39: the house names, for a silent accused, what the table shows."""
    free = laid(4, piles=PILES, turn=2, holder=3, last=(1, 7), answered=3, options=STRICT)
    assert play(free, (2, DOUBT), (1, Reason("free"))).living == (0, 1, 3)
    asked = play(free, (2, DOUBT))
    assert "none" not in offers(asked, 1)[0].fields["rune"]  # type: ignore[operator]
    with pytest.raises(Illegal, match="reason-needed"):
        play(asked, (1, NO_REASON))
    assert signs.idle(signs.view(asked, 1)) == Reason("one-to-seven")
    other = laid(4, piles=PILES, turn=2, holder=3, last=(1, 6), answered=3, options=STRICT)
    assert signs.idle(signs.view(play(other, (2, DOUBT)), 1)) == Reason("free")


def test_a_verdict_may_show_the_relevant_cards_alone() -> None:
    """R40: those that decide, and the one that was named with whatever killed it."""
    piles: tuple[tuple[Card, ...], ...] = (("eight-to-eleven", "one-to-seven"), ("four-to-eight", "pentagram"), ())
    options = Options(relevant_only=True)
    state = laid(4, piles=piles, turn=2, holder=3, last=(1, 11), answered=8, options=options)
    named = play(state, (2, DOUBT), (1, Reason("four-to-eight"))).verdict
    assert named is not None
    assert named.piles == (("eight-to-eleven", None), ("four-to-eight", "pentagram"), ())
    silent = doubted(state, 2).verdict
    assert silent is not None
    assert silent.piles == (("eight-to-eleven", None), (None, None), ())
