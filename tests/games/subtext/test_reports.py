"""Letters or digits in a drawing: how a round is voided."""

import pytest

from tests.games.subtext.laws import dealt, shown
from tests.games.subtext.play import all_draw, all_guess, all_ready, refusal, voided
from wordless.engine.game import Offer
from wordless.games.subtext import Options, State, apply, moves, view
from wordless.games.subtext.model import Guess, Reported, Void, Voided


@pytest.mark.parametrize("seats, needed", [(4, 3), (5, 3), (6, 4), (7, 4), (8, 5)])
def test_more_than_half_of_all_players_void_a_round(seats: int, needed: int) -> None:
    """X14: nobody scores, the same dealer deals new cards."""
    state = before = shown(seats, dealer=1, partner=2)
    for seat in range(needed - 1):
        state = apply(state, seat, Void())
        assert state.phase == "guess"
        assert state.happened == Reported(before.happened.n + seat + 1, seat)
    state = apply(state, needed - 1, Void())
    assert state.happened == Voided(before.happened.n + needed, 1)
    assert (state.phase, state.dealer, state.repeated) == ("draw", 1, True)
    assert state.scores == (0,) * seats
    assert state.voids == ()
    assert state.stage == before.stage + 1


def test_a_voided_round_is_played_again_under_its_number_and_tells_nothing() -> None:
    """X28."""
    before = apply(shown(), 3, Guess(1))
    after = voided(before)
    assert after.round == before.round == 1
    assert (after.show, after.reveal) == (None, None)
    assert (after.guesses, after.sketches) == ((None,) * 6, (None,) * 6)
    assert after.authors == ()


def test_a_turn_as_dealer_is_repeated_once() -> None:
    """X14: the next dealer's round can be voided again."""
    again = all_draw(voided(shown()))
    assert refusal(again, 0, Void()) == "voided-once"
    assert "void" not in tags(again, 0)
    following = all_draw(all_ready(all_guess(again, [0] * 6)))
    assert (following.dealer, following.repeated) == (1, False)
    assert "void" in tags(following, 0)


def test_a_report_is_public_and_final_and_one_for_each() -> None:
    """X27."""
    state = apply(shown(), 4, Void())
    assert view(state, None).voids == view(state, 2).voids == (4,)
    assert refusal(state, 4, Void()) == "reported-already"
    assert "void" not in tags(state, 4)
    assert "void" in tags(state, 5)


def test_reports_are_for_the_time_of_guessing() -> None:
    """X14: while the drawings are open and the guesses are not."""
    assert refusal(dealt(), 0, Void()) == "void-when-shown"
    assert refusal(all_guess(shown(), [0] * 6), 0, Void()) == "void-when-shown"


def test_who_has_guessed_may_still_report_and_who_has_reported_must_still_guess() -> None:
    """X14: a report is no guess."""
    state = apply(apply(shown(), 0, Guess(2)), 0, Void())
    assert state.guesses[0] == 2
    state = apply(state, 1, Void())
    assert 1 in state.awaited
    assert tags(state, 1) == ["guess"]


def test_a_table_can_play_without_reports() -> None:
    """X27: an honour rule alone."""
    state = shown(options=Options(reports=False))
    assert refusal(state, 0, Void()) == "no-reports"
    assert moves(view(state, 0)) == (Offer("guess", {"letter": (0, 1, 2, 3, 4)}),)


def tags(state: State, seat: int) -> list[str]:
    return [offer.move for offer in moves(view(state, seat))]
