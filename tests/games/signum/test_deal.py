"""Cards and deal."""

from collections import Counter
from random import Random

import pytest

from tests.games.signum.positions import opened
from wordless.engine.game import Before, Illegal
from wordless.games.signum import Options, start, view
from wordless.games.signum.signs import SIGN_SLOTS, SIGNS


@pytest.mark.parametrize(
    "seats, each_team, signs_held, pile", [(4, 2, 8, 7), (5, 2, 11, 4), (6, 3, 12, 3), (7, 3, 15, 0)]
)
def test_the_deal_is_the_table_of_the_rules(seats: int, each_team: int, signs_held: int, pile: int) -> None:
    state = opened(seats)
    held = Counter([card for row in state.hands for card in row])
    assert [len(row) for row in state.hands] == [3] * seats
    assert held["alpha"] == held["beta"] == each_team
    assert sum(held[sign] for sign in SIGNS) == signs_held
    assert len(state.pile) == pile
    assert all((held + Counter(state.pile))[sign] == 3 for sign in SIGNS)


@pytest.mark.parametrize("seats, without", [(4, 0), (5, 1), (6, 0), (7, 1)])
def test_one_of_an_odd_number_begins_without_a_team_and_nobody_is_told(seats: int, without: int) -> None:
    """G31: everybody else has one team card; the public sees no difference."""
    who = set()
    views = []
    for number in range(40):
        state = start(seats, Options(opener=0), Random(number).randbytes(32), None)
        teamless = [seat for seat in range(seats) if len(SIGN_SLOTS[state.hands[seat]]) == 3]
        assert len(teamless) == without
        assert [len(SIGN_SLOTS[row]) for row in state.hands].count(2) == seats - without
        who.update(teamless)
        views.append(view(state, None))
    assert who == (set(range(seats)) if without else set())
    assert all(each == views[0] for each in views)


def test_the_first_card_lies_in_any_slot() -> None:
    """G33: a row left as dealt does not tell where the team card is."""
    slots: Counter[int] = Counter()
    for number in range(60):
        for row in start(6, Options(), Random(number).randbytes(32), None).hands:
            slots[next(slot for slot in range(3) if slot not in SIGN_SLOTS[row])] += 1
    assert all(90 < slots[slot] < 150 for slot in range(3)), slots


def test_the_first_player_of_the_first_match_is_drawn_by_chance_or_chosen_by_the_host() -> None:
    """G25: any seat may be drawn; the host's choice stands."""
    seeds = [Random(number).randbytes(32) for number in range(60)]
    assert {start(6, Options(), seed, None).turn for seed in seeds} == set(range(6))
    assert {start(6, Options(opener=4), seed, None).turn for seed in seeds} == {4}


def test_the_eliminated_player_begins_the_next_match() -> None:
    """G37: unless that seat is gone, or nobody was eliminated; the host chooses for the first match only."""
    seeds = [Random(number).randbytes(32) for number in range(60)]

    def firsts(eliminated: int | None, chosen: int | None = None) -> set[int]:
        return {start(5, Options(opener=chosen), seed, Before(eliminated)).turn for seed in seeds}

    assert firsts(3) == firsts(3, 1) == {3}
    assert start(5, Options(opener=1), seeds[0], Before(3), rules=1).turn == 1, "as it was under the first rules"
    assert firsts(None, 1) == set(range(5))
    assert firsts(3, 6) == {3}
    assert firsts(6) == set(range(5))
    assert firsts(None) == set(range(5))
    assert view(start(5, Options(), seeds[0], Before(3)), None).turn == 3


def test_a_first_player_whom_the_table_has_no_seat_for_is_refused() -> None:
    """G37: five players have no seat 5."""
    with pytest.raises(Illegal, match="opener") as caught:
        opened(5, opener=5)
    assert caught.value.parameters == {"seat": 6, "seats": 5}
    assert opened(6, opener=5).turn == 5
