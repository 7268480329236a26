"""Who may know what."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.sign.laws import CASES, twin
from tests.games.sign.play import (
    MIXED,
    NOD,
    QUINTET,
    agreed,
    all_done,
    all_ready,
    elapsed,
    looked,
    lying,
    meeting,
    offered,
    played,
    preparing,
    swapping,
)
from wordless.engine.game import listed
from wordless.engine.play import draw, kinds, playout
from wordless.games import sign
from wordless.games.sign.model import (
    Call,
    Done,
    Gesture,
    Gestured,
    Laid,
    Options,
    Propose,
    Put,
    Refreshed,
    State,
    Swap,
    Swapped,
    Take,
    Took,
)
from wordless.games.sign.swapping import HISTORY_MAX
from wordless.games.sign.symbols import SYMBOLS
from wordless.texts import text


def everything(state: State, seat: int | None) -> str:
    return msgspec.json.encode(sign.view(state, seat)).decode()


def test_a_hand_is_its_owners_alone() -> None:
    """S26: team-mates do not see it either; everybody sees how many cards it has."""
    state = swapping(6, {0: MIXED[:4], 2: QUINTET})
    for seat in range(6):
        assert sign.view(state, seat).hand == state.hands[seat]
        assert sign.view(state, seat).sizes == (4, 5, 5, 5, 5, 5)
    assert sign.view(state, None).hand == ()
    own, first, mate, third, other, last = state.hands
    exchanged = msgspec.structs.replace(state, hands=(own, first, other, third, mate, last))
    assert sign.view(exchanged, 0) == sign.view(state, 0)
    assert sign.view(exchanged, 2) != sign.view(state, 2)


def test_table_cards_face_down_and_the_deck_are_nobodys() -> None:
    state = preparing(6)
    assert sign.view(state, 0).table == ()
    assert sign.view(state, 0).round.table_size == 6
    assert sign.view(state, 0).round.deck == 44
    assert "piles" not in everything(state, 0)


def test_discards_are_counted_and_seen_no_more() -> None:
    state = swapping(6)
    gone = lying(state)
    after = all_done(state)
    view = sign.view(after, 0)
    assert view.round.discard == 6
    assert not set(gone) & set(lying(after))
    assert view.history == ()


def test_a_sign_is_its_teams_alone() -> None:
    """S34: other teams and spectators learn only that a team is ready."""
    state = agreed(meeting(4), Propose(("tug-ear",), "xyzzy"))
    other = msgspec.structs.replace(state, councils=(state.councils[0], preparing(4).councils[1]))
    for phase in (state, looked(state)):
        assert "xyzzy" in everything(phase, 0)
        assert "xyzzy" in everything(phase, 2)
        assert "xyzzy" not in everything(phase, None)
        assert sign.view(phase, None).council is None
    assert sign.view(other, 0) == sign.view(state, 0)
    assert sign.view(other, 1) != sign.view(state, 1)


def test_the_substitute_sees_the_sign_of_the_own_team() -> None:
    """S19"""
    state = swapping(5, substitute=True)
    assert state.round.substitute is not None
    view = sign.view(state, state.round.substitute)
    assert view.council == state.councils[0]
    assert view.hand == ()


def test_a_proposal_and_its_confirmations_are_the_teams_alone() -> None:
    """S34"""
    state = meeting(6)
    proposed = sign.apply(state, 0, NOD)
    assert sign.view(proposed, 2) != sign.view(state, 2)
    for seat in (1, 3, 5, None):
        assert sign.view(proposed, seat) == sign.view(state, seat)
    assert sign.awaited(proposed) == sign.awaited(state)
    assert sign.timers(proposed) == sign.timers(state)


def test_a_gesture_is_seen_by_all_alike_and_at_the_same_time() -> None:
    """S22, S32: with a number, so that two equal ones in a row differ."""
    state = swapping(6)
    first = sign.apply(state, 0, Gesture("wink-left"))
    second = sign.apply(first, 0, Gesture("wink-left"))
    seen = {sign.view(first, seat).happened for seat in (None, *range(6))}
    assert seen == {Gestured(n=first.happened.n, seat=0, gesture="wink-left")}  # type: ignore[union-attr]
    assert sign.view(second, 3).happened != sign.view(first, 3).happened


def test_gestures_are_for_every_moment_of_a_round() -> None:
    """S50: while preparing, swapping and looking at the end, but not at a meeting."""
    called = sign.apply(swapping(6), 0, Call(1))
    for state in (preparing(6), swapping(6), called):
        assert all("gesture" in offered(state, seat) for seat in range(6))
    for state in (meeting(6), all_ready(called)):
        assert not any("gesture" in offered(state, seat) for seat in range(6))


def test_who_takes_and_puts_which_card_is_seen_as_it_happens_and_not_kept() -> None:
    """S43"""
    state = swapping(6)
    card = lying(state)[0]
    state = sign.apply(state, 0, Take(card))
    assert sign.view(state, None).happened == Took(state.changed, 0, card)
    state = sign.apply(state, 0, Put(card))
    assert sign.view(state, None).happened == Laid(state.changed, 0, card)
    assert sign.view(state, None).history == ()


def test_with_history_the_latest_exchanges_of_the_round_stay_visible() -> None:
    """S43: a hundred of them, until the cards are gathered."""
    state = swapping(6, {0: MIXED}, table=(79,), history=True)
    state = played(state, (0, Put(MIXED[0])), (0, Take(79)), (0, Swap(give=79, take=MIXED[0])))
    history = sign.view(state, None).history
    assert [type(each) for each in history] == [Laid, Took, Swapped]
    for _ in range(HISTORY_MAX):
        state = played(state, (0, Put(MIXED[1])), (0, Take(MIXED[1])))
    assert len(state.history) == HISTORY_MAX == 100
    assert state.history[-1] == state.happened
    called = sign.apply(state, 0, Call(1))
    assert called.history == state.history
    gathered = elapsed(called)
    assert (gathered.phase, gathered.history) == ("change", ())


def test_with_history_the_next_round_begins_a_new_list() -> None:
    """S43"""
    state = swapping(6, table=(79,), history=True, sign_change="never")
    state = elapsed(played(state, (0, Take(79)), (0, Call(1))))
    assert (state.phase, state.history) == ("prep", ())


def test_after_a_call_only_the_targets_hand_is_shown() -> None:
    state = sign.apply(swapping(6, {1: MIXED, 3: QUINTET}), 0, Call(1))
    outcome = sign.view(state, None).round.outcome
    assert outcome is not None
    assert (outcome.hand, outcome.hands) == (MIXED, ())
    assert sign.view(twin(state, 0, Random(1)), 0) == sign.view(state, 0)


def test_the_house_may_show_all_hands_after_a_round() -> None:
    state = swapping(6, reveal_all_hands_after_round=True, round_limit_seconds=30)
    for ended in (sign.apply(state, 0, Call(1)), elapsed(state)):
        outcome = sign.view(ended, None).round.outcome
        assert outcome is not None
        assert outcome.hands == state.hands


def test_a_spectator_may_do_nothing() -> None:
    for state in (meeting(6), preparing(6), swapping(6)):
        assert sign.moves(sign.view(state, None)) == ()


def reveals(before: State, after: State) -> bool:
    """Cards are turned up or dealt."""
    return after.stage != before.stage or isinstance(after.happened, Refreshed)


@pytest.mark.parametrize("case", range(len(CASES)))
def test_own_moves_that_turn_nothing_up_tell_nothing(case: int) -> None:
    """The table and its twin still look the same to whoever moved."""
    seats, options = CASES[case]
    random, tags = Random(case), kinds(sign)
    tried = 0
    for _, _, state in playout(sign, seats, options, random.randbytes(32), random, moody=True):
        if random.random() > 0.1:
            continue
        for seat in range(seats):
            other = twin(state, seat, random)
            view = sign.view(state, seat)
            for offer in sign.moves(view):
                move = draw(random, (offer,), tags, view)
                after, beside = sign.apply(state, seat, move), sign.apply(other, seat, move)
                if not reveals(state, after):
                    tried += 1
                    assert sign.view(after, seat) == sign.view(beside, seat)
                    assert sign.awaited(after) == sign.awaited(beside)
                    assert sign.timers(after) == sign.timers(beside)
    assert tried


def test_a_twin_moves_every_hidden_card_it_may() -> None:
    state = all_done(swapping(6))
    other = twin(state, 0, Random(1))
    assert other.hands[0] == state.hands[0]
    assert all(other.hands[seat] != state.hands[seat] for seat in range(1, 6))
    assert other.piles.deck != state.piles.deck
    assert other.piles.discard != state.piles.discard
    assert other.councils[0] == state.councils[0]
    assert other.councils[1] != state.councils[1]


def test_happenings_are_told_by_names_and_faces() -> None:
    assert sign.worded(Took(3, 2, 9 * 5 + 1)) == {
        "seat": "@2",
        "symbol": "#sign-symbol-key",
        "colour": "#sign-colour-sky",
    }
    assert SYMBOLS[9] == "key"
    called = text("en", "sign-happened-called", caller="Ada", target="Bo", valid="yes", you="nobody")
    assert called == "Ada calls “Sign!” on Bo: a quintet!"
    assert text("de", "sign-happened-drawn", why="time") == "Die Zeit ist um. Niemand punktet."


def test_offers_hold_exactly_the_cards_that_may_move() -> None:
    state = swapping(6, {0: MIXED}, table=(79, 78))
    state = sign.apply(state, 1, Take(79))
    view = sign.view(state, 0)
    offered = {
        offer.move: {field: listed(each, view) for field, each in offer.fields.items()} for offer in sign.moves(view)
    }
    assert offered["put"] == {"card": MIXED}
    assert offered["take"] == {"card": lying(state)}
    assert offered["swap"] == {"give": MIXED, "take": lying(state)}
    assert offered["call"] == {"target": (1, 2, 3, 4, 5)}


def test_nothing_can_be_taken_from_a_table_where_nothing_lies() -> None:
    state = replace(swapping(6, {0: MIXED}), table=(None, None))
    assert [offer.move for offer in sign.moves(sign.view(state, 0))] == ["call", "gesture", "put", "done"]


def test_done_flags_are_public() -> None:
    """S16"""
    state = sign.apply(swapping(6), 2, Done())
    assert sign.view(state, None).ready == (False, False, True, False, False, False)


def test_options_are_public_to_all_alike() -> None:
    options = Options(history=True)
    state = sign.start(6, options, bytes(32), None)
    assert sign.view(state, None).setting.options == options
