"""The end of a round and of a match."""

from msgspec.structs import replace

from tests.games.sign.play import (
    MIXED,
    QUINTET,
    all_ready,
    arranged,
    elapsed,
    looked,
    next_round,
    offered,
    refused,
    swapping,
)
from wordless.games import sign
from wordless.games.sign.model import Call, Done, Ready, State


def with_scores(state: State, *scores: int) -> State:
    return replace(state, round=replace(state.round, scores=scores))


def test_a_round_lies_open_until_everybody_is_ready() -> None:
    """S36: the substitute too; scores count at once."""
    state = swapping(5, {1: QUINTET}, substitute=True)
    state = sign.apply(state, 3, Call(1))
    assert state.phase == "reveal"
    assert state.round.scores == (0, 1)
    assert state.awaited == (0, 1, 2, 3, 4)
    for seat in range(4):
        state = sign.apply(state, seat, Ready())
    assert state.phase == "reveal"
    assert refused(state, 0, Ready()) == "already-ready"
    assert sign.apply(state, 4, Ready()).phase == "change"


def test_a_round_lies_open_for_fifteen_seconds_at_most() -> None:
    """S34"""
    state = sign.apply(swapping(6), 0, Call(1))
    assert [(timer.seat, timer.seconds) for timer in sign.timers(state)] == [(None, 15)]
    assert elapsed(state).phase == "change"


def test_a_drawn_round_lies_open_too() -> None:
    """S36: so that everybody learns of it, and the match's end is said after it."""
    state = elapsed(swapping(6, round_limit_seconds=60, end="rounds", rounds=1))
    assert state.phase == "reveal"
    assert sign.result(state) is None
    assert offered(state, 0) == {"ready", "gesture"}
    over = all_ready(state)
    assert over.phase == "over"
    assert over.round.outcome == state.round.outcome


def test_ready_is_for_rounds_that_are_over() -> None:
    assert refused(swapping(6), 0, Ready()) == "ready-closed"


def test_the_match_ends_when_a_team_has_three_points() -> None:
    state = with_scores(swapping(6, {2: QUINTET}), 2, 2)
    state = all_ready(sign.apply(state, 0, Call(2)))
    result = sign.result(state)
    assert result is not None
    assert result.why == "points"
    assert result.winners == (0, 2, 4)
    assert sign.awaited(state) == ()
    assert sign.timers(state) == ()


def test_a_result_has_a_score_for_each_seat_and_the_substitute_wins_with_the_team() -> None:
    """S49: every member wins, and has the team's points."""
    state = swapping(5, substitute=True, points=1, sign_change="never")
    active = [seat for seat in (0, 2, 4) if seat != state.round.substitute]
    state = arranged(state, {active[1]: QUINTET})
    result = sign.result(all_ready(sign.apply(state, active[0], Call(active[1]))))
    assert result is not None
    assert result.winners == (0, 2, 4)
    assert result.scores == (1, 0, 1, 0, 1)
    assert result.teams == (0, 1, 0, 1, 0)


def test_with_fewer_points_the_match_goes_on() -> None:
    state = with_scores(swapping(6, {2: QUINTET}), 1, 2)
    assert sign.result(all_ready(sign.apply(state, 0, Call(2)))) is None


def test_teams_that_reach_the_target_together_draw() -> None:
    """S2: possible only through an invalid call inside a third team."""
    state = with_scores(swapping(6, {3: MIXED}, division="2-2-2"), 2, 2, 2)
    result = sign.result(all_ready(sign.apply(state, 0, Call(3))))
    assert result is not None
    assert result.why == "points-shared"
    assert (result.winners, result.drawn) == ((), (1, 2, 4, 5))
    once = replace(with_scores(swapping(6, {3: MIXED}, division="2-2-2"), 2, 2, 2), rules=1)
    shared = sign.result(all_ready(sign.apply(once, 0, Call(3))))
    assert shared is not None, "as it was under the first rules"
    assert (shared.winners, shared.drawn) == ((1, 2, 4, 5), ())


def test_of_two_teams_that_score_together_the_one_with_more_wins() -> None:
    """S2: the highest alone, if there is one."""
    state = with_scores(swapping(6, {3: MIXED}, division="2-2-2"), 2, 1, 2)
    result = sign.result(all_ready(sign.apply(state, 0, Call(3))))
    assert result is not None
    assert (result.why, result.winners) == ("points", (2, 5))


def test_a_drawn_round_counts_and_passes_the_deal_on() -> None:
    """S5"""
    state = swapping(6, round_limit_seconds=60, end="rounds", rounds=2)
    dealer = state.round.dealer
    state = next_round(elapsed(state))
    assert state.round.number == 2
    assert state.round.dealer == (dealer + 1) % 6
    result = sign.result(all_ready(elapsed(state)))
    assert result is not None
    assert result.why == "rounds-shared"
    assert (result.winners, result.drawn) == ((), (0, 1, 2, 3, 4, 5))


def test_an_even_number_of_rounds_is_allowed() -> None:
    """S24: advice, not a prohibition."""
    state = swapping(6, {2: QUINTET}, end="rounds", rounds=2)
    state = next_round(sign.apply(state, 0, Call(2)))
    state = arranged(state, {1: QUINTET})
    result = sign.result(all_ready(sign.apply(state, 3, Call(1))))
    assert result is not None
    assert result.why == "rounds-shared"


def test_all_rounds_are_played_even_when_the_match_is_decided() -> None:
    """S25: and points do not end a match by rounds."""
    state = swapping(6, end="rounds", rounds=3, points=1, sign_change="never")
    for _ in range(2):
        state = all_ready(sign.apply(arranged(state, {2: QUINTET}), 0, Call(2)))
        assert sign.result(state) is None
        state = looked(state)
    assert state.round.scores == (2, 0)
    result = sign.result(all_ready(sign.apply(arranged(state, {2: QUINTET}), 1, Call(2))))
    assert result is not None
    assert (result.why, result.winners) == ("rounds", (0, 2, 4))


def test_after_the_end_nothing_moves() -> None:
    state = all_ready(sign.apply(swapping(6, {2: QUINTET}, points=1), 0, Call(2)))
    assert refused(state, 0, Done()) == "match-over"
    assert refused(state, None, Done()) == "match-over"
    assert offered(state, 0) == set()
