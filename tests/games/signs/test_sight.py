"""Sight: nobody has a secret, and what lies covered is nowhere in a View."""

from random import Random
from typing import Any

import msgspec
import pytest

from tests.games.signs.laid import DOUBT, REVEAL, covered, doubted, laid, offers, play, tags
from tests.games.signs.laws import CASES, twin
from wordless.engine.game import Illegal, Seat
from wordless.engine.play import draw, kinds, playout
from wordless.games import signs
from wordless.games.signs.model import Options, Place, Show, Sign, State, View
from wordless.games.signs.runes import CARDS, Card

PILES: tuple[tuple[Card, ...], ...] = (
    ("one-to-seven", "pentagram", "six-to-thirteen"),
    ("eight-to-eleven", "even-to-odd"),
    ("nine-to-two",),
)
REVEALING = {"reveal", "reason"}


def named(view: View) -> set[str]:
    """Every card whose name is anywhere in the view."""
    text = msgspec.json.encode(view).decode()
    return {card for card in CARDS if f'"{card}"' in text}


def test_only_the_tops_of_the_piles_are_in_sight() -> None:
    state = laid(3, piles=PILES, turn=1, holder=2, last=(0, 11), answered=8)
    assert named(signs.view(state, 0)) == {"six-to-thirteen", "even-to-odd", "nine-to-two"}
    assert [pile.height for pile in signs.view(state, 0).piles] == [3, 2, 1]


def test_a_revealed_card_is_in_sight_until_it_is_covered() -> None:
    state = laid(2, piles=PILES, deck=("four-to-eight", "ten-to-twelve"), phase="reveal")
    state = play(state, (0, REVEAL))
    assert signs.view(state, 1).card == "ten-to-twelve"
    state = play(state, (0, Place(1)))
    assert named(signs.view(state, 1)) == {"six-to-thirteen", "ten-to-twelve", "nine-to-two"}


def test_a_verdict_shows_everything_on_the_table_to_all_and_is_then_forgotten() -> None:
    state = doubted(laid(3, piles=PILES, turn=1, holder=2, last=(0, 11), answered=8), 1)
    for seat in (None, 0, 1, 2):
        assert named(signs.view(state, seat)) == {card for pile in PILES for card in pile}
    after = signs.view(covered(state), 0)
    assert named(after) == {"six-to-thirteen", "even-to-odd", "nine-to-two"}


def test_what_the_last_sign_answered_and_whether_it_opened_is_not_kept() -> None:
    """R33"""
    opening = laid(3, piles=PILES, turn=1, last=(0, 11), answered=None)
    answer = laid(3, piles=PILES, turn=1, last=(0, 11), answered=8)
    assert signs.view(opening, 1) == signs.view(answer, 1)
    shown = play(laid(3, turn=0, holder=2), (0, Show(8)), (1, Show(11)))
    assert signs.view(shown, 2).last == Sign(1, 11, False)
    assert signs.view(shown, 2).signs == ()


def test_all_seats_see_the_same() -> None:
    """R27: so do spectators and those who are out."""
    state = laid(4, piles=PILES, living=(0, 1, 3), turn=1, last=(0, 11), answered=8)
    public = signs.view(state, None)
    for seat in range(4):
        assert msgspec.structs.replace(signs.view(state, seat), seat=None) == public


@pytest.mark.parametrize("options", [Options(), Options(anyone_may_doubt=True, hands_up=True)])
def test_spectators_may_do_nothing_and_those_who_are_out_no_more_than_say_that_they_have_seen_a_verdict(
    options: Options,
) -> None:
    """R27"""
    state = laid(4, living=(0, 1, 3), turn=1, last=(0, 11), answered=8, options=options)
    for each in (state, doubted(state, 1)):
        assert offers(each, None) == ()
        assert tags(each, 2) == ({"ready"} if each.phase == "verdict" else set())
        for move in (Show(1), REVEAL, DOUBT):
            with pytest.raises(Illegal, match="out"):
                play(each, (2, move))


def test_right_and_wrong_signs_are_told_alike() -> None:
    """R15: what follows a sign in sight does not depend on what lies covered."""
    state = laid(3, piles=PILES, turn=0, holder=1, last=(2, 8))
    other = laid(3, piles=(PILES[0], ("three-to-fourteen", "even-to-odd"), PILES[2]), turn=0, holder=1, last=(2, 8))
    for number in range(1, 16):
        one, two = play(state, (0, Show(number))), play(other, (0, Show(number)))
        assert signs.view(one, 1) == signs.view(two, 1)
        assert tags(one, 1) == {"reveal", "doubt"}


def positions(number: int, seats: int, options: Options) -> list[State]:
    random = Random(number)
    states = [state for _, _, state in playout(signs, seats, options, random.randbytes(32), random, moody=True)]
    return random.sample(states, min(15, len(states)))


def same(state: State, other: State, seat: Seat | None) -> bool:
    return (
        signs.view(state, seat) == signs.view(other, seat)
        and signs.awaited(state) == signs.awaited(other)
        and signs.timers(state) == signs.timers(other)
    )


@pytest.mark.parametrize(("number", "case"), list(enumerate(CASES)))
def test_no_seat_can_tell_a_twin_now_or_after_an_own_move_that_reveals_nothing(number: int, case: Any) -> None:
    random, changed = Random(number), 0
    for state in positions(number, *case):
        for seat in (None, *range(state.seats)):
            other = twin(state, seat, random)
            changed += (state.deck, state.runes) != (other.deck, other.runes)
            assert same(state, other, seat)
            for offer in offers(state, seat):
                move = draw(random, (offer,), kinds(signs), signs.view(state, seat))
                if offer.move not in REVEALING:
                    assert seat is not None
                    assert same(signs.apply(state, seat, move), signs.apply(other, seat, move), seat)
    assert changed
