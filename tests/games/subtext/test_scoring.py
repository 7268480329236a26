"""Scoring, with the tables of the rules."""

from itertools import product

import pytest
from msgspec.structs import replace

from tests.games.subtext.laws import shown
from tests.games.subtext.play import all_guess
from wordless.games.subtext import SEATS, view
from wordless.games.subtext.rules import ROUNDS
from wordless.games.subtext.scoring import points, track

D, P = 0, 1


def scored(right: set[int], seats: int = 6) -> tuple[int, ...]:
    """The scores after a round in which these guess right: A is the partner's."""
    state = shown(seats, dealer=D, partner=P)
    return all_guess(state, [0 if seat in right else 1 for seat in range(seats)]).scores


def test_dealer_partner_and_one_other_right() -> None:
    assert scored({D, P, 2}) == (3, 3, 4, 0, 0, 0)


def test_the_wrong_guess_of_the_partner_is_among_the_wrong_ones() -> None:
    """X3: dealer and one other are right, so four are wrong, the partner's included."""
    assert scored({D, 2}) == (0, 0, 5, 0, 0, 0)


def test_the_wrong_guess_of_the_dealer_is_among_the_wrong_ones() -> None:
    """X3."""
    assert scored({P, 2}) == (0, 0, 5, 0, 0, 0)


def test_all_right() -> None:
    assert scored({0, 1, 2, 3, 4, 5}) == (0, 0, 1, 1, 1, 1)


@pytest.mark.parametrize("right", [{D}, {P}, set()])
def test_dealer_or_partner_wrong_and_all_others_wrong(right: set[int]) -> None:
    """X5: exactly one of the two right is worth nothing either."""
    assert scored(right) == (0,) * 6


def test_dealer_and_partner_score_both_or_neither() -> None:
    """X4."""
    for right in product((0, 1), repeat=5):
        gained = points(right, 0, 2, 4)
        assert gained[2] == gained[4]
        assert (gained[2] > 0) <= (right[2] == right[4] == 0)


@pytest.mark.parametrize("seats", SEATS)
def test_only_dealer_and_partner_right(seats: int) -> None:
    """X6: the most that the two can have."""
    assert scored({D, P}, seats) == (seats - 2, seats - 2, *(0,) * (seats - 2))


@pytest.mark.parametrize("seats", SEATS)
def test_a_lone_outsider_has_the_most_there_is(seats: int) -> None:
    assert scored({2}, seats) == (0, 0, seats, *(0,) * (seats - 3))


def test_who_is_wrong_scores_nothing() -> None:
    """X7: so nobody's own wrong guess is ever in their points."""
    for right in product((0, 1), repeat=5):
        gained = points(right, 0, 2, 4)
        assert all(more == 0 for guess, more in zip(right, gained, strict=True) if guess == 1)


def test_no_guess_is_a_wrong_guess() -> None:
    """X15."""
    assert points((0, 0, 0, None), 0, D, P) == points((0, 0, 0, 1), 0, D, P) == (1, 1, 2, 0)


def test_points_add_up_round_by_round() -> None:
    state = all_guess(shown(4, dealer=0, partner=1), [0, 0, 1, 1])
    assert state.scores == (2, 2, 0, 0)
    following = replace(shown(4, dealer=1, partner=2), round=2, scores=state.scores)
    assert all_guess(following, [0, 1, 1, 1]).scores == (2, 3, 1, 2)


@pytest.mark.parametrize(
    "score, place",
    [(0, (0, 0)), (1, (0, 1)), (12, (0, 12)), (13, (1, 1)), (24, (1, 12)), (25, (2, 1)), (37, (3, 1))],
)
def test_the_track_has_twelve_spaces(score: int, place: tuple[int, int]) -> None:
    """X20: at exactly twelve the figure stands on 12 without a token."""
    assert track(score) == place


@pytest.mark.parametrize("seats, most", [(4, 28), (5, 46), (6, 34), (7, 47), (8, 62)])
def test_a_score_has_no_cap(seats: int, most: int) -> None:
    """X19: the lone right outsider in every round but one's own, where both are right alone."""
    alone = points((1, 1, 0, *(1,) * (seats - 3)), 0, D, P)[2]
    paired = points((0, 0, *(1,) * (seats - 2)), 0, D, P)[D]
    turns = ROUNDS[seats] // seats
    assert turns * paired + (ROUNDS[seats] - turns) * alone == most
    lap, space = track(most)
    assert 12 * lap + space == most


def test_everybody_sees_the_track() -> None:
    state = all_guess(shown(4, dealer=0, partner=1), [0, 1, 0, 1])
    assert state.scores == (0, 0, 3, 0)
    assert view(state, None).track == ((0, 0), (0, 0), (0, 3), (0, 0))
