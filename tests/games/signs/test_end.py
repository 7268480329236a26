"""How a match ends: one player left, or no card left."""

import pytest

from tests.games.signs.laid import ACCEPT, REVEAL, covered, doubted, laid, play, tags
from wordless.engine.game import Illegal, Result
from wordless.games import signs
from wordless.games.signs.model import Options, Phase, Place, Release, Show, State
from wordless.games.signs.runes import Card

BOUND: tuple[tuple[Card, ...], ...] = (("eight-to-eleven",), (), ())
LAST = Options(play_last_round=True)


def emptied(number: int, holder: int, options: Options = LAST) -> State:
    """The deck is empty; seat 1 has answered 8; seat 2 is on turn."""
    phase: Phase = "accept" if holder == 2 else "show"
    return laid(
        4,
        piles=BOUND,
        deck=(),
        phase=phase,
        turn=2,
        holder=holder,
        last=(1, number),
        answered=8,
        options=options,
    )


def test_the_last_player_wins_the_match() -> None:
    """R12"""
    right = covered(doubted(laid(2, piles=BOUND, turn=0, holder=1, last=(1, 11), answered=8), 0))
    wrong = covered(doubted(laid(2, piles=BOUND, turn=0, holder=1, last=(1, 5), answered=8), 0))
    assert signs.result(right) == Result((1,), (0, 1), "last-standing")
    assert signs.result(wrong) == Result((0,), (1, 0), "last-standing")
    assert signs.awaited(right) == ()


def test_the_last_card_ends_the_match_the_moment_it_is_revealed() -> None:
    """R11, R13: it is never placed, and all living players win alike."""
    state = laid(5, deck=("four-to-eight",), living=(0, 2, 3), phase="reveal", turn=2, holder=2, last=(0, 4))
    state = play(state, (2, REVEAL))
    assert signs.result(state) == Result((0, 2, 3), (1, 0, 1, 1, 0), "deck-empty")
    assert (state.phase, state.card, state.runes) == ("over", "four-to-eight", ((), (), ()))


def test_the_last_sign_can_be_doubted_before_the_last_card() -> None:
    """R6, R11"""
    state = laid(2, piles=BOUND, deck=("four-to-eight",), phase="reveal", turn=0, last=(1, 5), answered=8)
    assert tags(state, 0) == {"reveal", "doubt"}
    assert doubted(state, 0).living == (0,)


def test_the_last_round_is_played_out_if_so_agreed() -> None:
    """R11, R29: three players have two more turns; then the holder may only doubt or accept."""
    state = laid(3, deck=("four-to-eight",), phase="reveal", turn=0, holder=0, options=LAST)
    state = play(state, (0, REVEAL), (0, Place(0)), (0, Show(4)), (1, Show(8)))
    assert (state.phase, state.turn, state.holder) == ("accept", 2, 2)
    assert tags(state, 2) == {"accept", "doubt"}
    assert signs.idle(signs.view(state, 2)) == ACCEPT
    state = play(state, (2, ACCEPT))
    assert signs.result(state) == Result((0, 1, 2), (1, 1, 1), "last-round")


def test_the_last_sign_of_the_last_round_can_be_doubted() -> None:
    """R29: either way a reveal is due afterwards, so the match ends with the verdict."""
    wrong = covered(doubted(emptied(5, holder=2), 2))
    assert signs.result(wrong) == Result((0, 2, 3), (1, 0, 1, 1), "last-round")
    right = covered(doubted(emptied(11, holder=2), 2))
    assert signs.result(right) == Result((0, 1, 3), (1, 1, 0, 1), "last-round")


def test_a_doubt_within_the_last_round_ends_the_match_only_if_a_reveal_is_due() -> None:
    """R29"""
    right = covered(doubted(emptied(11, holder=0), 2))
    assert (right.result, right.phase, right.turn) == (None, "show", 3)
    wrong = covered(doubted(emptied(5, holder=0), 2))
    assert wrong.result == Result((0, 2, 3), (1, 0, 1, 1), "last-round"), "a new round has no card"
    same = covered(doubted(emptied(5, holder=0, options=Options(play_last_round=True, opening="same-round")), 2))
    assert (same.result, same.phase, same.turn) == (None, "show", 2)


def test_hands_lowered_when_no_card_is_left_end_the_match() -> None:
    """R35"""
    held = Options(play_last_round=True, hands_up=True)
    for holder in (0, 2):
        state = play(emptied(11, holder=holder, options=held), (1, Release()))
        assert state.result == Result((0, 2, 3), (1, 0, 1, 1), "last-round")


def test_nothing_more_is_shown_once_the_deck_is_empty_and_its_holder_on_turn() -> None:
    """R29"""
    with pytest.raises(Illegal, match="no-more-signs"):
        play(emptied(11, holder=2), (2, Show(5)))
