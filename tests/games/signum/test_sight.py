"""Who sees what."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from tests.games.signum.laws import CASES, pieces, twin
from tests.games.signum.positions import cards, laid, opened, played, refused, table
from tests.games.signum.positions import seen as ready
from wordless.engine.play import draw, kinds, playout
from wordless.games import signum
from wordless.games.signum import Options, State, apply, awaited, moves, result, timers, view
from wordless.games.signum.model import Attempt, Discard, Guess, Hide, Lock, Notes, Peek, Show, Swap, Waive

SILENT = ("arrange", "lock", "declare", "answer", "gesture", "hide")  # moves that show their player no card


def walk(seats: int, options: Options, number: int) -> list[State]:
    seed = Random(number).randbytes(32)
    return [state for _, _, state in playout(signum, seats, options, seed, Random(number), moody=True)]


@pytest.mark.parametrize("case", range(len(CASES)))
def test_a_seat_cannot_tell_its_table_from_a_twin(case: int) -> None:
    """Now, and after any move of its own that shows it nothing."""
    seats, options = CASES[case]
    random = Random(case)
    after: Counter[str] = Counter()
    changed = 0
    states = walk(seats, options, case) + walk(seats, options, case + 100)
    for state in random.sample(states, min(60, len(states))):
        for seat in (None, *range(seats)):
            other = twin(state, seat, random)
            assert pieces(other) == pieces(state)
            assert view(other, seat) == view(state, seat)
            assert (awaited(other), timers(other)) == (awaited(state), timers(state))
            changed += other.hands != state.hands
            for offer in moves(view(state, seat)):
                if seat is not None and offer.move in SILENT:
                    move = draw(random, (offer,), kinds(signum), view(state, seat))
                    assert view(apply(other, seat, move), seat) == view(apply(state, seat, move), seat)
                    after[offer.move] += 1
    assert changed > 100
    assert len(after) >= 3, after


def test_a_twin_deals_every_hidden_card_anew() -> None:
    """No place that the seat has not seen always holds the same card, and no secret choice stays."""
    random = Random(5)
    state = played(opened(5), *[(seat, Lock()) for seat in range(5)], *[(seat, Show(1)) for seat in range(4)])
    twins = [twin(state, 0, random) for _ in range(60)]
    for seat in range(1, 5):
        assert all(len({other.hands[seat][slot] for other in twins}) > 3 for slot in range(3))
    assert all(len({other.pile[depth] for other in twins}) > 3 for depth in range(4))
    assert all(len({other.commits[seat] for other in twins}) == 3 for seat in range(1, 4))
    assert {other.hands[0] for other in twins} == {state.hands[0]}
    assert {other.commits[0] for other in twins} == {1}


def test_spectators_see_no_card_and_may_do_nothing() -> None:
    state = apply(table(), 0, Peek(3, 0))
    seen = view(state, None)
    assert (seen.hand, seen.glimpse, seen.committed, seen.notes, seen.hands) == ((), None, None, None, ())
    assert moves(seen) == ()


def test_all_rows_are_shown_at_the_end() -> None:
    state = laid(table(), 2, 1, 1, 0)
    assert all(view(state, seat).hands == () for seat in (None, *range(6)))
    over = ready(apply(state, 2, Waive()))
    assert all(view(over, seat).hands == over.hands for seat in (None, *range(6)))


def test_with_the_rows_kept_hidden_the_end_shows_teams_and_the_played_cards() -> None:
    """G38: what decided is seen, all else stays hidden; the View is the same with other signs."""
    state = laid(table(reveal_all_at_end=False), 2, 1, 1, 0)
    over = ready(apply(state, 2, Guess("eye")))
    ended = result(over)
    assert ended is not None
    assert ended.teams == (0, 1, 0, 1, 0, 1)
    assert view(over, None).attempt == Attempt(0, 2, 1, (1, 0), ("hand", "hand"), "eye")
    assert view(over, None).hands == ()
    assert view(over, None).sides == ("alpha", "beta", "alpha", "beta", "alpha", "beta")
    mixed = replace(over, hands=(*over.hands[:4], cards("eye nose hand"), cards("alpha beta nose")))
    assert view(mixed, None).sides[4:] == ("none", "both")
    assert view(state, None).sides == ()
    other = replace(over, hands=(*over.hands[:5], cards("beta nose nose")))
    assert view(other, 0) == view(over, 0)


def test_a_peeked_card_is_not_kept_in_view() -> None:
    """Without notes a View forgets: once hidden, nothing tells what was seen."""
    hand, nose = table(), table(*[*_rows()[:3], "beta nose hand", *_rows()[4:]])
    views = []
    for state in (hand, nose):
        seen = apply(state, 0, Peek(3, 1))
        views.append((view(seen, 0), view(apply(seen, 0, Hide()), 0)))
    assert views[0][0] != views[1][0]
    assert views[0][1] == views[1][1]


def _rows() -> list[str]:
    return [" ".join(row) for row in table().hands]


def noted(state: State, seat: int) -> Notes:
    notes = view(state, seat).notes
    assert notes is not None
    return notes


def test_notes_follow_the_cards_one_has_seen() -> None:
    """G36: a peeked card wherever it openly goes; the given and the received one for both who swap."""
    state = played(table(memory_aid=True), (0, Peek(3, 0)), (1, Swap(0, 3, 0)))
    assert noted(state, 0).rows[1] == ("beta", None, None)
    assert noted(state, 0).rows[3] == (None, None, None)
    assert noted(state, 1).rows[3] == ("hand", None, None)
    assert noted(state, 3).rows[1] == ("beta", None, None)
    assert noted(state, 2).rows[1] == noted(state, 2).rows[3] == (None, None, None)
    assert [noted(state, seat).rows[seat] for seat in range(6)] == list(state.hands)


def test_nobody_has_notes_unless_the_table_wants_them() -> None:
    """G36: and spectators never do."""
    assert view(apply(table(), 0, Peek(3, 0)), 0).notes is None
    assert view(apply(table(memory_aid=True), 0, Peek(3, 0)), None).notes is None


def test_notes_hold_discards_and_who_drew_a_known_card() -> None:
    """G36: the discarder knows the bottom of the pile, and later who drew the card from there."""
    state = apply(table(memory_aid=True), 0, Discard(1))
    assert noted(state, 0).pile == (None, None, "hand")
    assert noted(state, 1).pile == (None, None, None)
    assert noted(state, 0).rows[0] == state.hands[0]
    state = played(state, (1, Discard(0)), (2, Discard(0)), (3, Discard(1)))
    assert noted(state, 0).rows[3] == (None, "hand", None)
    assert noted(state, 1).rows[3] == (None, None, None)


@pytest.mark.parametrize("seats", [6, 7])
def test_notes_hold_what_a_failed_elimination_revealed(seats: int) -> None:
    """G36: everybody's, at the bottom of the pile or, with seven, where the cards went."""
    rows = [*_rows(), "mouth nose eyebrow"][:seats]
    state = apply(laid(table(*rows, memory_aid=True), 2, 1, 1, 2), 2, Waive())
    notes = noted(state, 5)
    if seats == 6:
        assert notes.pile == (None, "hand", "mouth")
        assert notes.rows[0] == notes.rows[1] == (None, None, None)
    else:
        assert notes.rows[0] == (None, "mouth", None)
        assert notes.rows[1] == (None, None, "hand")


def test_a_refusal_changes_nothing_that_anybody_sees() -> None:
    """G14: nor does it take the turn."""
    state = opened(4)
    before = [view(state, seat) for seat in (None, 0, 1, 2, 3)]
    assert refused(state, 0, Show(0)) == "not-now"
    assert [view(state, seat) for seat in (None, 0, 1, 2, 3)] == before
