"""Set-up and turns: who reveals, who shows, where deck and turn go."""

from random import Random
from typing import Any

import msgspec
import pytest

from tests.games.signs.laid import DOUBT, REVEAL, laid, offers, play, tags
from tests.games.signs.laws import CASES
from wordless.engine.game import Illegal
from wordless.engine.play import kinds, playout
from wordless.games import signs
from wordless.games.signs.model import Move, Options, Place, Show, State
from wordless.games.signs.runes import CARDS, RUNES, Card


def begun(seats: int, number: int = 1, options: Options | None = None) -> State:
    return signs.start(seats, options or Options(), Random(number).randbytes(32), None)


def round_of(state: State) -> tuple[int, State]:
    """An undisturbed round: its number of turns, and the state when the next reveal is due."""
    state = play(state, (state.turn, REVEAL), (state.turn, Place(0)), (state.turn, Show(3)))
    turns = 1
    while state.phase == "show":
        state = play(state, (state.turn, Show(3)))
        turns += 1
    return turns, state


def test_a_random_starter_holds_all_twenty_cards_before_three_empty_piles() -> None:
    state = begun(4)
    assert sorted(state.deck) == sorted(CARDS)
    assert state.runes == ((), (), ())
    assert state.turn == state.holder
    assert {begun(4, number).turn for number in range(40)} == {0, 1, 2, 3}
    assert len({begun(4, number).deck for number in range(40)}) == 40


@pytest.mark.parametrize("seats", range(2, 10))
def test_a_round_has_one_turn_fewer_than_players_and_brings_one_card(seats: int) -> None:
    state = begun(seats)
    for out in range(1, 20):
        turns, state = round_of(state)
        assert turns == seats - 1
        assert len(state.deck) == 20 - out


def test_with_three_players_starters_go_round_to_the_right() -> None:
    state = laid(3, phase="reveal", turn=0, holder=0)
    starters = []
    for _ in range(7):
        starters.append(state.turn)
        _, state = round_of(state)
    assert starters == [0, 2, 1, 0, 2, 1, 0]


def test_with_two_players_every_turn_is_a_start() -> None:
    state = laid(2, phase="reveal", turn=1, holder=1)
    for starter in (1, 0, 1, 0):
        assert (state.turn, state.holder, state.phase) == (starter, starter, "reveal")
        turns, state = round_of(state)
        assert turns == 1


def test_the_deck_passes_to_the_right_after_the_sign_and_not_before() -> None:
    """R24"""
    state = play(laid(4, phase="reveal", turn=2, holder=2), (2, REVEAL), (2, Place(1)))
    assert state.holder == 2
    state = play(state, (2, Show(9)))
    assert (state.turn, state.holder) == (3, 1)
    state = play(state, (3, Show(9)))
    assert (state.turn, state.holder) == (0, 1)


def test_neighbours_are_the_nearest_living_players() -> None:
    """R20"""
    state = play(laid(6, living=(0, 2, 5), turn=5, holder=5), (5, Show(1)))
    assert (state.turn, state.holder) == (0, 2)
    state = play(laid(6, living=(0, 2, 5), turn=0, holder=0), (0, Show(1)))
    assert (state.turn, state.holder) == (2, 5)


def test_a_card_may_go_on_any_pile_from_the_first_round() -> None:
    """R2: stacking beside empty fields is free; with no field empty a card must cover another."""
    full = laid(3, piles=(("four-to-eight",), ("one-to-seven",), ("nine-to-two",)), phase="reveal")
    state = play(laid(3, piles=(("four-to-eight",), (), ()), phase="reveal"), (0, REVEAL))
    for each in (state, play(full, (0, REVEAL))):
        assert offers(each, 0)[0].fields == {"pile": (0, 1, 2)}
    stacked = play(state, (0, Place(0)))
    assert stacked.runes[0] == ("four-to-eight", "pentagram")
    assert [pile.height for pile in stacked.piles] == [2, 0, 0]


def test_the_pentagram_may_be_spent_on_an_empty_pile() -> None:
    """R21"""
    state = play(laid(3, phase="reveal"), (0, REVEAL))
    assert state.card == "pentagram"
    assert play(state, (0, Place(2))).runes == ((), (), ("pentagram",))


def test_the_fresh_card_already_counts_for_the_sign_after_it() -> None:
    deck: tuple[Card, ...] = (*[card for card in CARDS if card != "five-to-three"], "five-to-three")
    state = laid(2, deck=deck, phase="reveal", turn=0, holder=0, last=(1, 5))
    state = play(state, (0, REVEAL), (0, Place(0)), (0, Show(4)), (1, DOUBT))
    assert play(state, (0, signs.model.Reason("free"))).living == (1,)


def test_all_fifteen_numbers_are_offered_whatever_the_runes_say() -> None:
    """R15, R19: a wrong number is a legal bluff; an opening has the same fifteen, and no 0."""
    answer = laid(piles=((*RUNES,), (), ()), turn=1, last=(0, 13))
    opening = laid(turn=1)
    for state in (answer, opening):
        show = [offer for offer in offers(state, 1) if offer.move == "show"]
        assert show[0].fields == {"number": tuple(range(1, 16)), "fist": (False,)}
        for number in range(1, 16):
            assert play(state, (1, Show(number))).last == signs.model.Sign(1, number, False)


@pytest.mark.parametrize("number", [0, 16])
def test_there_is_no_number_beyond_one_to_fifteen(number: int) -> None:
    """R19"""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(Show(number)), type=Move)


def test_a_wrong_sign_that_nobody_doubts_stands_and_is_answered() -> None:
    """R14"""
    state = laid(3, piles=(("four-to-eight",), (), ()), turn=1, holder=0, last=(0, 4))
    state = play(state, (1, Show(5)), (2, Show(6)))
    assert state.living == (0, 1, 2)
    assert state.answered == 5


def test_ten_is_ten_fingers_or_a_fist() -> None:
    """R3, R30: both mean 10, and every other number has one way."""
    state = laid(turn=0)
    fist = [offer for offer in offers(state, 0) if offer.fields.get("fist") == (True,)]
    assert [offer.fields["number"] for offer in fist] == [(10,)]
    fingers, closed = play(state, (0, Show(10))), play(state, (0, Show(10, True)))
    assert (fingers.last, closed.last) == (signs.model.Sign(0, 10, False), signs.model.Sign(0, 10, True))
    for number in (9, 11, 15):
        with pytest.raises(Illegal, match="fist-means-ten"):
            play(state, (0, Show(number, True)))


def test_a_fist_for_ten_is_judged_like_ten_fingers() -> None:
    """R30"""
    for fist in (False, True):
        state = laid(2, piles=(("fifteen-to-ten",), (), ()), turn=0, holder=1, last=(1, 15))
        state = play(state, (0, Show(10, fist)), (1, DOUBT), (0, signs.model.Reason("fifteen-to-ten")))
        assert state.living == (0,)


def test_revealing_accepts_the_last_sign() -> None:
    """R6: before it the player on turn may doubt, after it nobody may."""
    state = laid(3, phase="reveal", turn=1, holder=1, last=(0, 4))
    assert tags(state, 1) == {"reveal", "doubt"}
    assert tags(state, 2) == set()
    for step in (REVEAL, Place(0)):
        state = play(state, (1, step))
        assert "doubt" not in tags(state, 1)
        with pytest.raises(Illegal, match="sign-stands"):
            play(state, (1, DOUBT))


def test_the_steps_of_a_turn_come_in_order() -> None:
    state = laid(3, phase="reveal", turn=0, holder=0)
    with pytest.raises(Illegal, match="reveal-first"):
        play(state, (0, Show(1)))
    with pytest.raises(Illegal, match="nothing-to-place"):
        play(state, (0, Place(0)))
    with pytest.raises(Illegal, match="not-your-turn"):
        play(state, (1, REVEAL))
    state = play(state, (0, REVEAL))
    with pytest.raises(Illegal, match="place-first"):
        play(state, (0, Show(1)))
    with pytest.raises(Illegal, match="no-reveal"):
        play(state, (0, REVEAL))
    state = play(state, (0, Place(0)), (0, Show(1)))
    with pytest.raises(Illegal, match="no-reveal"):
        play(state, (1, REVEAL))
    with pytest.raises(Illegal, match="nothing-to-accept"):
        play(state, (1, signs.model.Accept()))


@pytest.mark.parametrize(("number", "case"), list(enumerate(CASES)))
def test_turn_and_deck_stay_with_the_living_and_the_turn_follows_the_last_sign(number: int, case: Any) -> None:
    """R20: whatever the options; and the author of the last sign never holds the deck."""
    random = Random(number)
    seats, options = case
    for _ in range(5):
        for _, _, state in playout(signs, seats, options, random.randbytes(32), random, moody=True):
            assert {state.turn, state.holder} <= set(state.living)
            if state.last is not None and len(state.living) > 1 and state.result is None:
                behind = (*state.living, *state.living)
                assert state.turn == behind[behind.index(state.last.seat) + 1]
                assert state.last.seat in state.living
                assert state.last.seat != state.holder


def test_there_is_no_move_that_leaves_a_match() -> None:
    """R26"""
    assert set(kinds(signs)) == {"reveal", "place", "show", "accept", "doubt", "reason", "ready", "release"}
