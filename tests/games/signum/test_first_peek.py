"""Arranging the rows and the first peek."""

from msgspec.structs import replace

from tests.games.signum.positions import locked, offered, opened, played, refused, shown, table
from wordless.games.signum import awaited, view
from wordless.games.signum.model import Arrange, Lock, Look, Show, Shown


def test_a_row_is_put_in_any_order_until_it_is_locked() -> None:
    state = opened(4)
    left, middle, right = state.hands[2]
    state = played(state, (2, Arrange((2, 0, 1))))
    assert state.hands[2] == (right, left, middle)
    state = played(state, (2, Arrange((1, 2, 0))))
    assert state.hands[2] == (left, middle, right)
    assert refused(state, 2, Arrange((0, 0, 1))) == "order"


def test_rows_are_arranged_before_the_first_peek_and_never_after() -> None:
    """G1: neither while cards are shown nor in a turn."""
    state = locked(opened(4))
    assert state.phase == "first-peek"
    assert refused(state, 0, Arrange((1, 0, 2))) == "not-now"
    assert refused(shown(state, 0, 0, 0, 0), 0, Arrange((1, 0, 2))) == "not-now"
    assert refused(shown(state, 0, 0, 0, 0), 0, Lock()) == "not-now"


def test_a_locked_row_and_a_chosen_card_stand() -> None:
    """G42: no second thoughts; the others are still awaited."""
    state = played(opened(4), (1, Lock()))
    assert awaited(state) == (0, 2, 3)
    assert refused(state, 1, Arrange((1, 0, 2))) == refused(state, 1, Lock()) == "row-locked"
    assert "arrange" not in offered(state, 1)
    state = played(locked(opened(4)), (3, Show(2)))
    assert awaited(state) == (0, 1, 2)
    assert refused(state, 3, Show(1)) == "committed"
    assert "show" not in offered(state, 3)


def test_how_somebody_arranges_is_seen_by_nobody_else() -> None:
    state = opened(5)
    after = played(state, (2, Arrange((2, 1, 0))))
    assert all(view(after, seat) == view(state, seat) for seat in (None, 0, 1, 3, 4))


def test_nobody_sees_a_card_before_all_have_chosen() -> None:
    """G2: and until then nobody else knows which one was chosen."""
    state = locked(opened(4))
    waiting = [played(state, (0, Show(slot)), (1, Show(1)), (2, Show(2))) for slot in range(3)]
    for seat in (None, 1, 2, 3):
        assert len({repr(view(each, seat)) for each in waiting}) == 1
    assert view(waiting[2], 0).committed == 2
    assert all(view(waiting[0], seat).glimpse is None for seat in range(4))
    after = played(waiting[0], (3, Show(0)))
    assert all(view(after, seat).glimpse is not None for seat in range(4))


def test_the_left_neighbour_sees_the_card_and_everybody_sees_where_it_lies() -> None:
    """G3: faces go to the left, slots to all; a team card may be shown."""
    hands = table().hands
    state = shown(replace(locked(opened(6)), hands=hands), 0, 1, 2, 0, 1, 2)
    faces = [view(state, seat).glimpse for seat in range(6)]
    assert faces == ["beta", "alpha", "beta", "alpha", "beta", "mouth"]
    assert view(state, None).happened == Shown(1, (0, 1, 2, 0, 1, 2))
    assert view(state, None).looks[0] == Look(1, 5, 2)
    assert view(state, None).looks[1] == Look(1, 0, 0)
    assert view(state, None).glimpse is None
    assert state.hands == hands


def test_then_the_first_player_has_the_first_turn() -> None:
    state = shown(locked(opened(4, opener=2)), 0, 0, 0, 0)
    assert (state.phase, state.turn, state.turns, awaited(state)) == ("turn", 2, 1, (2,))
    assert [locked(opened(4)).stage, state.stage] == [1, 2]
