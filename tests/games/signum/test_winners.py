"""Who wins."""

import pytest

from tests.games.signum.positions import cards, laid, seen, table
from wordless.engine.game import Result
from wordless.games.signum import apply, result
from wordless.games.signum.model import Waive
from wordless.games.signum.signs import team


def outcome(*rows: str) -> Result:
    """Seat 0 declares with an accomplice in seat 1, each by their left card, a hand; seat 2 is eliminated."""
    ended = result(seen(apply(laid(table(*rows), 2, 1, 0, 0), 2, Waive())))
    assert ended is not None
    return ended


def test_the_team_opposite_to_the_eliminated_player_wins() -> None:
    ended = outcome("hand alpha eye", "hand eye nose", "beta nose mouth", "alpha eye nose", "beta nose eye")
    assert ended == Result((0, 3), (1, 0, 0, 1, 0), "eliminated", (0, None, 1, 0, 1), 2)


def test_to_eliminate_a_team_mate_is_legal_and_lets_the_others_win() -> None:
    """G22: two Alphas eliminate an Alpha; Beta wins."""
    ended = outcome("hand alpha eye", "hand alpha nose", "alpha nose mouth", "beta eye nose", "beta nose eye")
    assert (ended.winners, ended.why) == ((3, 4), "eliminated")


@pytest.mark.parametrize(
    "row, side",
    [
        ("hand eye nose", None),
        ("alpha eye nose", 0),
        ("eye beta nose", 1),
        ("alpha nose alpha", 0),
        ("beta beta mouth", 1),
        ("alpha alpha alpha", 0),
        ("beta beta beta", 1),
        ("alpha hand beta", None),
        ("alpha beta alpha", None),
        ("beta alpha beta", None),
    ],
)
def test_a_team_is_one_kind_of_team_card_and_no_other(row: str, side: int | None) -> None:
    """G21: two or three equal ones are a team, two to one are none."""
    assert team(cards(row)) == side


def test_against_a_player_of_no_team_the_one_acting_team_wins() -> None:
    """G17: the declarer is an Alpha, the accomplice has no team; every Alpha wins."""
    rows = ["hand alpha eye", "hand eye nose", "mouth nose mouth", "alpha eye nose", "beta nose eye"]
    assert (outcome(*rows).winners, outcome(*rows).why) == ((0, 3), "teamless")
    rows[0], rows[1] = rows[1], rows[0]
    assert outcome(*rows).winners == (1, 3)


def test_a_player_of_both_teams_counts_as_one_of_none() -> None:
    """G18: so the acting team wins, and not the opposite of either."""
    ended = outcome("hand alpha eye", "hand eye nose", "alpha nose beta", "alpha eye nose", "beta nose eye")
    assert (ended.winners, ended.why) == ((0, 3), "teamless")


def test_if_all_three_are_of_no_team_nobody_wins() -> None:
    """G19: conflicting cards are no team either."""
    ended = outcome("hand alpha beta", "hand eye nose", "alpha nose beta", "alpha eye nose", "beta nose eye")
    assert (ended.winners, ended.scores, ended.why) == ((), (0, 0, 0, 0, 0), "nobody")
    assert ended.opener == 2


def test_two_acting_teams_both_win_with_all_their_players() -> None:
    """G20: but nobody in conflict with themselves."""
    ended = outcome(
        *("hand alpha eye", "hand beta nose", "eye nose mouth", "alpha eye nose", "beta nose eye"),
        "alpha beta mouth",
    )
    assert ended.winners == (0, 1, 3, 4)


@pytest.mark.parametrize("row", ["alpha nose eye", "beta nose eye", "eye nose mouth", "alpha beta eye"])
def test_the_eliminated_player_never_wins(row: str) -> None:
    """G23: whatever the team."""
    for declarer in ("hand alpha eye", "hand beta eye", "hand nose eye"):
        ended = outcome(declarer, "hand alpha nose", row, "alpha eye nose", "beta nose eye")
        assert 2 not in ended.winners
        assert ended.scores[2] == 0
        assert ended.opener == 2


def test_if_nobody_is_on_the_winning_side_the_match_is_over_without_winners() -> None:
    """G24: an Alpha is eliminated where every Beta is in conflict."""
    ended = outcome("hand alpha eye", "hand alpha beta", "alpha nose mouth", "alpha beta nose")
    assert (ended.winners, ended.why) == ((), "nobody")
