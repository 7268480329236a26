"""Actions of a turn."""

from random import Random
from typing import get_args

import pytest

from tests.games.signum.positions import cards, offered, played, refused, table
from wordless.engine.play import draw, kinds
from wordless.games import signum
from wordless.games.signum import apply, awaited, moves, result, view
from wordless.games.signum.model import (
    Declare,
    Discard,
    Discarded,
    Gesture,
    Gestured,
    Hide,
    Move,
    Peek,
    Peeked,
    Swap,
    Swapped,
)

TEAM_CARDS_ONLY = ("alpha alpha beta", "hand eye mouth", "nose eye hand", "beta hand eyebrow")


def test_a_peek_shows_the_card_to_the_peeker_alone_and_the_turn_goes_on_at_once() -> None:
    """G35: nobody waits for the look to end."""
    before = table()
    state = apply(before, 0, Peek(3, 0))
    assert [view(state, seat).glimpse for seat in (0, 1, 3, None)] == ["beta", None, None, None]
    assert view(state, None).happened == Peeked(1, 0, 3, 0)
    assert state.hands == before.hands
    assert awaited(state) == (1,)
    assert state.stage == before.stage + 1


def test_a_look_lasts_until_it_is_hidden_or_a_later_peek_replaces_it() -> None:
    """G35: it is the face as it was seen, even if the card has moved."""
    state = played(table(), (0, Peek(3, 0)), (1, Swap(0, 3, 0)))
    assert state.hands[3][0] == "hand"
    assert view(state, 0).glimpse == "beta"
    hidden = apply(state, 0, Hide())
    assert view(hidden, 0).glimpse is None
    assert view(hidden, None).looks == (None,) * 6
    assert refused(hidden, 0, Hide()) == "no-peek"
    later = played(state, *[(seat, Peek(0, 0)) for seat in (2, 3, 4, 5)], (0, Peek(1, 2)))
    assert view(later, 0).glimpse == "mouth"
    assert later.looks[0] is not None
    assert (later.looks[0].other, later.looks[0].slot) == (1, 2)


def test_a_swap_moves_two_cards_of_any_kind_unseen() -> None:
    before = table()
    state = apply(before, 0, Swap(0, 3, 2))
    assert state.hands[0] == cards("hand hand eye")
    assert state.hands[3] == cards("beta eyebrow alpha")
    assert state.hands[1:3] == before.hands[1:3]
    assert state.pile == before.pile
    assert view(state, None).happened == Swapped(1, 0, 0, 3, 2)


def test_nobody_is_asked_about_a_peek_or_a_swap() -> None:
    """G27: they are done, and the other could only gesture meanwhile."""
    for move in (Peek(3, 0), Swap(1, 3, 0)):
        state = apply(table(), 0, move)
        assert set(offered(state, 3)) == {"gesture"}
        assert state.phase == "turn"


def test_everybody_always_knows_their_own_cards() -> None:
    """G28: swapped and drawn ones too."""
    state = played(table(), (0, Swap(1, 3, 0)), (1, Discard(0)))
    assert view(state, 0).hand == cards("alpha beta eye")
    assert view(state, 3).hand == cards("hand eyebrow hand")
    assert view(state, 1).hand == cards("mouth beta mouth")
    assert [view(state, seat).hand for seat in range(6)] == list(state.hands)


def test_a_discard_goes_under_the_pile_and_the_top_card_into_its_slot() -> None:
    state = apply(table(), 0, Discard(1))
    assert state.hands[0] == cards("alpha mouth eye")
    assert state.pile == cards("nose eyebrow hand")
    assert awaited(state) == (1,)


def test_a_discarded_card_is_shown_to_nobody() -> None:
    """G15: with another sign in that slot every other View would be the same."""
    one, other = table(), table("alpha nose eye", *_rows()[1:])
    views = [[view(apply(state, 0, Discard(1)), seat) for seat in (None, 1, 2, 3, 4, 5)] for state in (one, other)]
    assert views[0] == views[1]
    assert views[0][0].happened == Discarded(1, 0, 1)


def test_a_team_card_cannot_be_discarded_and_only_its_owner_is_told() -> None:
    """G14: the refusal changes nothing that anybody sees."""
    state = table()
    assert refused(state, 0, Discard(0)) == "team-card"
    assert offered(state, 0)["discard"] == [{"own": (1, 2)}]
    none = table(*TEAM_CARDS_ONLY)
    assert "discard" not in offered(none, 0)
    assert {refused(none, 0, Discard(slot)) for slot in range(3)} == {"team-card"}


def test_seven_players_have_no_pile_to_discard_to() -> None:
    state = table(*_rows(), "mouth nose eyebrow")
    assert view(state, None).pile == 0
    assert "discard" not in offered(state, 0)
    assert refused(state, 0, Discard(1)) == "no-pile"


def test_a_player_with_three_team_cards_cannot_declare() -> None:
    """G4: it is not offered, and refused if asked for."""
    state = table(*TEAM_CARDS_ONLY)
    assert set(offered(state, 0)) == {"peek", "swap", "gesture"}
    assert refused(state, 0, Declare(1, 2)) == "no-sign"


def test_the_turn_goes_to_the_left_and_to_nobody_else() -> None:
    state = table(turn=5)
    assert refused(state, 0, Peek(1, 0)) == "not-your-turn"
    state = apply(state, 5, Peek(1, 0))
    assert state.turn == 0
    assert state.turns == 2


@pytest.mark.parametrize(
    "move, key",
    [
        (Peek(0, 1), "yourself"),
        (Swap(0, 0, 1), "yourself"),
        (Declare(0, 1), "yourself"),
        (Declare(1, 0), "yourself"),
        (Peek(6, 1), "no-such-seat"),
        (Swap(0, 6, 1), "no-such-seat"),
        (Declare(6, 1), "no-such-seat"),
        (Declare(1, 6), "no-such-seat"),
    ],
)
def test_an_action_is_aimed_at_another_player_of_the_table(move: Move, key: str) -> None:
    assert refused(table(), 0, move) == key


def test_nobody_shows_a_card_of_their_own_will() -> None:
    """G29: these are all the moves; the only card shown to another is the first one, to the left."""
    assert {kind.__struct_config__.tag for kind in get_args(signum.Move)} == {
        *("arrange", "lock", "show", "peek", "swap", "discard", "declare"),
        *("answer", "lay", "guess", "waive", "gesture", "hide", "ready"),
    }
    assert "show" not in {offer.move for seat in range(6) for offer in moves(view(table(), seat))}


def test_a_peek_is_always_legal_and_a_cap_ends_what_nothing_else_would() -> None:
    """G26: nobody is without a move; after the cap nobody wins."""
    state = table(*TEAM_CARDS_ONLY, turn_cap=30)
    for _ in range(30):
        assert "peek" in offered(state, state.turn)
        assert result(state) is None
        state = apply(state, state.turn, Peek((state.turn + 1) % 4, 0))
    ended = result(state)
    assert ended is not None
    assert (ended.why, ended.winners, ended.scores) == ("turn-cap", (), (0, 0, 0, 0))
    assert awaited(state) == ()


def test_without_a_cap_turns_go_on() -> None:
    state = table(turn_cap=0)
    for _ in range(1500):
        state = apply(state, state.turn, Peek((state.turn + 1) % 6, 0))
    assert result(state) is None
    assert state.turns == 1501


def test_the_end_covers_every_peeked_card() -> None:
    """G35: after the last turn nobody looks any more."""
    state = played(table(turn_cap=2), (0, Peek(3, 0)), (1, Peek(3, 0)))
    assert state.phase == "over"
    assert view(state, 0).glimpse is view(state, 1).glimpse is None
    assert view(state, None).looks == (None,) * 6


def test_anybody_may_gesture_at_any_time_in_view_of_all() -> None:
    state = table()
    for n in (1, 2):
        state = apply(state, 4, Gesture("nod"))
        assert all(view(state, seat).happened == Gestured(n, 4, "nod") for seat in (None, *range(6)))
    assert state.stage == table().stage
    assert awaited(state) == (0,)


def test_people_in_one_room_use_their_own_faces() -> None:
    """G41: no gesture is offered or taken."""
    state = table(signals="room")
    assert refused(state, 4, Gesture("nod")) == "room"
    assert moves(view(state, 4)) == ()
    assert "gesture" not in offered(state, 0)


@pytest.mark.parametrize("rows", [4, 5, 6, 7])
def test_every_action_offered_is_legal(rows: int) -> None:
    state, random = table(*(*_rows(), "mouth nose eyebrow")[:rows]), Random(rows)
    for offer in moves(view(state, 0)):
        for _ in range(50):
            apply(state, 0, draw(random, (offer,), kinds(signum), view(state, 0)))


def _rows() -> list[str]:
    return [" ".join(row) for row in table().hands]
