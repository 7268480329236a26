"""Set-up: teams, the circle, the dealer, the substitute."""

from itertools import permutations
from typing import Any

import msgspec
import pytest

from tests.games.sign.play import (
    SEED,
    all_decline,
    all_done,
    all_ready,
    elapsed,
    lying,
    meeting,
    offered,
    preparing,
    refused,
    swapping,
    waited,
)
from wordless.engine.game import Illegal
from wordless.games import sign
from wordless.games.sign.model import Call, Done, Gesture, Look, Options, Round, Take
from wordless.games.sign.seating import DIVISIONS, PATTERNS
from wordless.games.sign.symbols import CARDS, COLOURS, SYMBOLS


def neighbours(row: tuple[Any, ...]) -> int:
    """How often two of a team sit side by side."""
    return sum(left == right for left, right in zip(row, (*row[1:], row[0]), strict=True))


def around(round: Round, teams: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([teams[seat] for seat in round.circle])


def test_sixteen_symbols_in_five_colours_make_eighty_cards() -> None:
    assert len(set(SYMBOLS)) == 16
    assert len(set(COLOURS)) == 5
    assert {(card // 5, card % 5) for card in CARDS} == {(s, c) for s in range(16) for c in range(5)}


@pytest.mark.parametrize(
    "seats, sizes, table, deck, refreshes, rest",
    [
        (4, (2, 2), 5, 55, 11, 0),
        (5, (3, 2), 6, 49, 8, 1),
        (6, (3, 3), 6, 44, 7, 2),
        (7, (4, 3), 7, 38, 5, 3),
        (8, (4, 4), 7, 33, 4, 5),
        (9, (3, 3, 3), 8, 27, 3, 3),
    ],
)
def test_the_number_of_players_sets_teams_table_deck_and_refreshes(
    seats: int, sizes: tuple[int, ...], table: int, deck: int, refreshes: int, rest: int
) -> None:
    state = swapping(seats)
    teams = state.setting.teams
    assert tuple(teams.count(team) for team in range(max(teams) + 1)) == sizes
    assert len(state.table) == state.round.table_size == table
    assert len(state.piles.deck) == state.round.deck == deck
    for _ in range(refreshes):
        state = all_done(state)
        assert state.phase == "swap"
        assert len(lying(state)) == table
    assert state.round.deck == rest
    assert state.round.discard == refreshes * table
    assert all_done(state).round.outcome is not None


def test_where_two_divisions_fit_the_host_picks_and_the_first_is_usual() -> None:
    """F1: 3-3 or 2-2-2, 4-3 or 3-2-2: alternatives, not both at once."""
    assert meeting(6).setting.teams == (0, 1, 0, 1, 0, 1)
    assert meeting(6, division="2-2-2").setting.teams == (0, 1, 2, 0, 1, 2)
    assert meeting(7).setting.teams == (0, 1, 0, 1, 0, 1, 0)
    assert meeting(7, division="3-2-2").setting.teams == (0, 1, 2, 0, 1, 0, 2)


@pytest.mark.parametrize("seats", sign.SEATS)
def test_a_division_outside_the_table_is_not_offered(seats: int) -> None:
    """S20: 8 as 2-2-2-2 or 9 as 5-4 cannot even be asked for, and others fit only their number of players."""
    for division in ("2-2-2-2", "5-4"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"division": division}, Options)
    for division in PATTERNS:
        options = msgspec.convert({"division": division}, Options)
        if division in DIVISIONS[seats]:
            sign.start(seats, options, SEED, None)
        else:
            with pytest.raises(Illegal, match="division"):
                sign.start(seats, options, SEED, None)


@pytest.mark.parametrize("seats", [3, 10])
def test_fewer_than_four_or_more_than_nine_cannot_play(seats: int) -> None:
    with pytest.raises(Illegal, match="seats"):
        sign.start(seats, Options(), SEED, None)


@pytest.mark.parametrize("division", PATTERNS)
def test_as_few_team_mates_as_possible_sit_side_by_side(division: str) -> None:
    """S21, F5: seats alternate, and no other order around the table has fewer neighbours of a team."""
    pattern = tuple(PATTERNS[division])
    others = set(permutations(pattern)) if len(pattern) < 9 else {pattern}
    assert neighbours(pattern) == min(neighbours(order) for order in others)
    assert neighbours(pattern) == (1 if division in ("3-2", "4-3") else 0)


def test_teams_chosen_by_the_host_are_seated_in_the_same_pattern() -> None:
    """S47: each team's members in the order of their seats, the largest team first."""
    state = meeting(7, division="3-2-2", teams=(2, 2, 1, 1, 1, 0, 0))
    assert around(state.round, state.setting.teams) == (1, 0, 2, 1, 0, 1, 2)
    assert state.round.circle == (2, 5, 0, 3, 6, 4, 1)
    assert meeting(6).round.circle == (0, 1, 2, 3, 4, 5)


@pytest.mark.parametrize(
    "seats, teams",
    [
        (4, (0, 0, 0, 1)),
        (4, (0, 1, 0)),
        (4, (0, 0, 2, 2)),
        (4, (1, 1, 2, 2)),
        (6, (0, 1, 2, 0, 1, 1)),
        (5, (0, 1, 0, 1)),
    ],
)
def test_teams_must_have_the_sizes_of_the_division(seats: int, teams: tuple[int, ...]) -> None:
    """S47: numbered from 0 without a gap, one for each seat."""
    with pytest.raises(Illegal, match="teams"):
        meeting(seats, teams=teams)


def test_teams_chosen_by_the_host_imply_the_division() -> None:
    """S47: unless the host has chosen another one too."""
    assert meeting(6, teams=(0, 1, 2, 0, 1, 2)).round.circle == (0, 1, 2, 3, 4, 5)
    assert len(meeting(7, teams=(2, 2, 1, 1, 1, 0, 0)).round.scores) == 3
    with pytest.raises(Illegal, match="teams"):
        meeting(6, division="3-3", teams=(0, 1, 2, 0, 1, 2))


def test_the_host_may_choose_the_first_dealer_who_then_does_not_sit_out() -> None:
    """S18, S37"""
    for n in range(20):
        state = meeting(5, seed=bytes([n] * 32), dealer=2, substitute=True)
        assert state.round.dealer == 2
        assert state.round.substitute in (0, 4)
    with pytest.raises(Illegal, match="dealer") as caught:
        meeting(4, dealer=4)
    assert caught.value.parameters == {"seat": 5, "seats": 4}


def test_any_active_player_may_be_the_first_dealer() -> None:
    """S18: chance decides."""
    dealers = {meeting(6, seed=bytes([n] * 32)).round.dealer for n in range(60)}
    assert dealers == set(range(6))


def test_the_dealers_role_goes_round_clockwise() -> None:
    state = swapping(4, teams=(0, 0, 1, 1), sign_change="never")
    circle = state.round.circle
    assert circle == (0, 2, 1, 3)
    place = circle.index(state.round.dealer)
    state = all_ready(sign.apply(state, 0, Call(2)))
    assert state.round.dealer == circle[(place + 1) % 4]


def test_uneven_teams_play_without_a_substitute_by_default() -> None:
    """S19: 3-2, 4-3 and 3-2-2 are allowed as they are."""
    state = meeting(5)
    assert state.round.substitute is None
    assert len(state.round.circle) == 5


@pytest.mark.parametrize("seats, division, active", [(5, "3-2", 4), (7, "4-3", 6), (7, "3-2-2", 6)])
def test_with_a_substitute_the_active_players_set_the_table(seats: int, division: str, active: int) -> None:
    """S19: five play as four with five table cards, seven as six with six; seats stay alternate."""
    state = preparing(seats, division=division, substitute=True, sign_change="never")
    assert len(state.round.circle) == active
    assert state.round.table_size == {4: 5, 6: 6}[active]
    assert state.round.deck == 80 - 5 * active - state.round.table_size
    assert neighbours(around(state.round, state.setting.teams)) == 0


def test_the_substitute_has_no_hand_and_cannot_call_or_be_called_or_gesture() -> None:
    """S19, S22: whoever sits out only watches."""
    state = swapping(5, substitute=True)
    out = state.round.substitute
    assert out is not None
    assert state.hands[out] == ()
    assert state.setting.teams[out] == 0
    assert offered(state, out) == offered(preparing(5, substitute=True), out) == set()
    assert refused(preparing(5, substitute=True), out, Look()) == "sits-out"
    assert refused(state, out, Take(lying(state)[0])) == "sits-out"
    assert refused(state, out, Call(state.round.circle[0])) == "sits-out"
    assert refused(state, out, Done()) == "sits-out"
    assert refused(state, out, Gesture("nod")) == "sits-out"
    caller = state.round.circle[0]
    assert refused(state, caller, Call(out)) == "call-active"
    targets = [o.fields["target"] for o in sign.moves(sign.view(state, caller)) if o.move == "call"]
    assert targets == [tuple(seat for seat in state.round.circle if seat != caller)]


def test_the_returning_player_takes_the_place_of_the_one_who_leaves() -> None:
    """S19: the largest team takes turns in the order of its seats; the dealer's role stays with the place."""
    state = swapping(5, substitute=True, sign_change="never", end="rounds", rounds=9)
    team = (0, 2, 4)
    for _ in range(4):
        before = state.round
        assert before.substitute is not None
        leaving = team[(team.index(before.substitute) + 1) % 3]
        state = all_ready(sign.apply(state, 1, Call(3)))
        now = state.round
        assert now.substitute == leaving
        assert now.circle[before.circle.index(leaving)] == before.substitute
        assert neighbours(around(now, state.setting.teams)) == 0
        assert now.circle.index(now.dealer) == (before.circle.index(before.dealer) + 1) % 4
        for seat in now.circle:
            state = waited(state, seat)


def test_chance_picks_the_first_substitute_and_even_teams_need_none() -> None:
    """S37: the option does nothing where teams are even."""
    assert {meeting(5, seed=bytes([n] * 32), substitute=True).round.substitute for n in range(40)} == {0, 2, 4}
    assert meeting(6, substitute=True).round.substitute is None


def test_without_rotation_the_same_player_sits_out_every_round() -> None:
    """S37"""
    state = swapping(7, substitute=True, substitute_rotation="never")
    out, circle = state.round.substitute, state.round.circle
    state = all_decline(all_ready(sign.apply(state, circle[0], Call(circle[1]))))
    assert state.round.number == 2
    assert (state.round.substitute, state.round.circle) == (out, circle)


@pytest.mark.parametrize(
    "options",
    [
        {"points": 0},
        {"rounds": 0},
        {"points": 21},
        {"auto_done_seconds": -1},
        {"sign_seconds": 601},
        {"teams": [3, 0, 0, 1]},
        {"end": "never"},
        {"chat": True},
    ],
)
def test_options_out_of_bounds_are_refused_when_read(options: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(options, Options)


def test_every_round_is_dealt_anew() -> None:
    state = preparing(6, sign_change="never")
    again = all_ready(elapsed_round(state))
    assert again.phase == "prep"
    assert again.hands != state.hands
    assert preparing(6, sign_change="never").hands == state.hands


def elapsed_round(state: sign.State) -> sign.State:
    for seat in state.round.circle:
        state = waited(state, seat)
    return sign.apply(state, 0, Call(1))


def test_drawn_signs_do_not_depend_on_the_deal() -> None:
    """Each shuffle has a stream of its own: agreeing by hand or by the clock deals the same cards."""
    assert elapsed(meeting(6)).hands == preparing(6).hands
