"""Preparation, swapping and refreshing."""

import pytest

from tests.games.sign.play import (
    MIXED,
    QUINTET,
    all_done,
    arranged,
    card,
    five,
    looked,
    lying,
    offered,
    played,
    preparing,
    refused,
    swapping,
)
from wordless.engine.game import Illegal
from wordless.engine.match import begin, opening
from wordless.engine.model import Ask
from wordless.games import sign
from wordless.games.sign.model import (
    Call,
    Done,
    Laid,
    Look,
    Options,
    Put,
    Refreshed,
    Swap,
    Swapped,
    Take,
    Took,
    Turned,
    Undone,
)

KEYS, BELLS = five("key"), five("bell")


def test_the_table_is_turned_up_for_all_once_the_last_player_has_looked() -> None:
    state = preparing(6)
    for seat in range(5):
        state = sign.apply(state, seat, Look())
        assert state.phase == "prep"
        assert sign.view(state, seat).table == ()
    assert refused(state, 0, Look()) == "already-ready"
    down = state.piles.down
    state = sign.apply(state, 5, Look())
    assert state.phase == "swap"
    assert state.table == down
    assert isinstance(state.happened, Turned)
    assert len(down) == 6


def test_no_card_moves_before_the_table_is_turned_up() -> None:
    state = preparing(6)
    assert refused(state, 0, Take(state.piles.down[0])) == "swap-closed"
    assert refused(state, 0, Put(state.hands[0][0])) == "swap-closed"
    assert refused(state, 0, Done()) == "swap-closed"


def test_the_bottom_card_of_the_deck_is_shown_until_the_table_is_turned_up() -> None:
    """S27, F13: the last card of the draw pile, to everybody, once."""
    state = preparing(6)
    for seat in (None, 0, 5):
        assert sign.view(state, seat).round.bottom == state.piles.deck[-1]
    assert looked(state).round.bottom is None


def test_the_bottom_card_may_stay_visible_until_it_is_dealt() -> None:
    """S42: with four players the eleventh refresh lays it on the table."""
    state = swapping(4, show_bottom_card="always")
    bottom = preparing(4).piles.deck[-1]
    assert state.round.bottom == bottom
    state = arranged(state, {}, ())
    for _ in range(10):
        state = all_done(state)
        assert state.round.bottom is not None
    state = all_done(state)
    assert state.round.deck == 0
    assert state.round.bottom is None


def test_a_take_moves_one_card_from_the_table_to_the_hand() -> None:
    state = swapping(6, {0: MIXED}, table=KEYS)
    state = sign.apply(state, 0, Take(KEYS[2]))
    assert state.hands[0] == (*MIXED, KEYS[2])
    assert state.sizes == (6, 5, 5, 5, 5, 5)
    assert KEYS[2] not in state.table
    assert state.happened == Took(n=state.changed, seat=0, card=KEYS[2])


def test_a_put_moves_one_card_from_the_hand_to_the_table() -> None:
    state = sign.apply(swapping(6, {0: MIXED}), 0, Put(MIXED[1]))
    assert state.hands[0] == (MIXED[0], *MIXED[2:])
    assert state.sizes[0] == 4
    assert MIXED[1] in state.table
    assert isinstance(state.happened, Laid)


def test_a_swap_is_one_exchange_that_two_single_moves_would_reach() -> None:
    """S13: put and take, or take and put; both forms are offered at five cards."""
    state = swapping(6, {0: MIXED}, table=KEYS)
    swapped = sign.apply(state, 0, Swap(give=MIXED[0], take=KEYS[0]))
    put_first = played(state, (0, Put(MIXED[0])), (0, Take(KEYS[0])))
    take_first = played(state, (0, Take(KEYS[0])), (0, Put(MIXED[0])))
    assert set(swapped.hands[0]) == set(put_first.hands[0]) == set(take_first.hands[0])
    assert set(lying(swapped)) == set(lying(put_first)) == set(lying(take_first))
    assert isinstance(swapped.happened, Swapped)
    assert offered(state, 0) >= {"take", "put", "swap"}


@pytest.mark.parametrize("hand", [MIXED[:4], MIXED, (*MIXED, 30)])
def test_a_swap_is_possible_at_any_size_of_hand(hand: tuple[int, ...]) -> None:
    """S13"""
    state = swapping(6, {0: hand}, table=KEYS[:3])
    state = sign.apply(state, 0, Swap(give=hand[0], take=KEYS[0]))
    assert state.sizes[0] == len(hand)
    assert state.hands[0] == (KEYS[0], *hand[1:])


def test_a_hand_has_four_to_six_cards() -> None:
    """F14, F6: one card at a time, with the table and never with the deck."""
    state = swapping(6, {0: MIXED}, table=KEYS)
    six = sign.apply(state, 0, Take(KEYS[0]))
    assert refused(six, 0, Take(KEYS[1])) == "hand-full"
    four = sign.apply(state, 0, Put(MIXED[0]))
    assert refused(four, 0, Put(MIXED[1])) == "hand-short"
    assert offered(six, 0) == {"put", "swap", "call", "gesture"}
    assert offered(four, 0) == {"take", "swap", "call", "gesture"}
    deck = state.piles.deck[0]
    assert refused(state, 0, Take(deck)) == "card-gone"
    assert refused(state, 0, Swap(give=MIXED[0], take=deck)) == "card-gone"


def test_two_takes_lead_from_four_cards_to_six() -> None:
    """S14: legal, one at a time."""
    state = swapping(6, {0: MIXED[:4]}, table=KEYS)
    state = played(state, (0, Take(KEYS[0])), (0, Take(KEYS[1])))
    assert state.sizes[0] == 6


def test_only_cards_that_one_holds_can_be_given() -> None:
    state = swapping(6, {0: MIXED, 1: BELLS}, table=KEYS)
    assert refused(state, 0, Put(BELLS[0])) == "card-not-held"
    assert refused(state, 0, Swap(give=BELLS[0], take=KEYS[0])) == "card-not-held"
    assert refused(state, 0, Put(KEYS[0])) == "card-not-held"


def test_of_two_who_want_a_card_the_first_has_it() -> None:
    """S12"""
    state = sign.apply(swapping(6, table=KEYS), 3, Take(KEYS[0]))
    assert refused(state, 0, Take(KEYS[0])) == "card-gone"
    assert refused(state, 0, Swap(give=state.hands[0][0], take=KEYS[0])) == "card-gone"
    assert KEYS[0] in state.hands[3]


def test_a_card_on_the_table_never_moves_under_a_finger() -> None:
    """S45: a place that was emptied stays; a put fills the first free one, a swap the place it empties."""
    state = swapping(6, {0: MIXED, 1: BELLS}, table=(*KEYS, 79))
    state = played(state, (0, Take(KEYS[1])), (1, Take(KEYS[3])))
    assert state.table == (KEYS[0], None, KEYS[2], None, KEYS[4], 79)
    state = sign.apply(state, 2, Swap(give=state.hands[2][0], take=KEYS[2]))
    given = state.table[2]
    assert state.table == (KEYS[0], None, given, None, KEYS[4], 79)
    state = sign.apply(state, 0, Put(MIXED[0]))
    assert state.table == (KEYS[0], MIXED[0], given, None, KEYS[4], 79)
    state = played(state, (1, Put(BELLS[0])), (1, Put(BELLS[1])))
    assert state.table == (KEYS[0], MIXED[0], given, BELLS[0], KEYS[4], 79, BELLS[1])


def test_a_refresh_lays_the_table_anew() -> None:
    """S45: free places do not outlast it."""
    state = swapping(6)
    state = played(state, (0, Put(state.hands[0][0])), (0, Take(lying(state)[0])))
    assert len(state.table) == 7
    assert None in state.table
    assert len(all_done(state).table) == 6


@pytest.mark.parametrize("seats", [6, 7, 8, 9])
def test_an_empty_table_leaves_puts_and_calls(seats: int) -> None:
    """S15: everybody holds six, or with eight or nine all but one; then nobody takes or swaps."""
    state = swapping(seats)
    for seat in state.round.circle:
        if lying(state):
            state = sign.apply(state, seat, Take(lying(state)[0]))
    assert lying(state) == ()
    assert sorted(state.sizes).count(6) == state.round.table_size
    assert offered(state, 0) == {"put", "call", "gesture"}
    if seats >= 8:
        assert offered(state, seats - 1) == {"put", "done", "call", "gesture"}
    assert sign.apply(state, 0, Put(state.hands[0][0])).sizes[0] == 5


@pytest.mark.parametrize("seats", sign.SEATS)
def test_whoever_holds_four_always_finds_a_card_on_the_table(seats: int) -> None:
    """S15: even when all others hold as many as they can."""
    state = sign.apply(swapping(seats), 0, Put(swapping(seats).hands[0][0]))
    for seat in range(1, seats):
        if lying(state):
            state = sign.apply(state, seat, Take(lying(state)[0]))
    assert lying(state)
    assert sign.apply(state, 0, Take(lying(state)[0])).sizes[0] == 5


def test_any_change_of_the_table_clears_every_flag() -> None:
    """S16"""
    state = swapping(6, {5: MIXED}, table=KEYS)
    for seat in range(5):
        state = sign.apply(state, seat, Done())
    assert state.ready == (True,) * 5 + (False,)
    for move in (Take(KEYS[0]), Put(MIXED[0]), Swap(give=MIXED[0], take=KEYS[0])):
        changed = sign.apply(state, 5, move)
        assert changed.ready == (False,) * 6
        assert changed.awaited == (0, 1, 2, 3, 4, 5)


def test_done_needs_exactly_five_cards_and_can_be_taken_back() -> None:
    """S16, F7: nobody wants to swap and everybody holds exactly five: one condition."""
    state = swapping(6, table=KEYS)
    six = sign.apply(state, 0, Take(KEYS[0]))
    assert refused(six, 0, Done()) == "done-with-five"
    four = sign.apply(state, 0, Put(state.hands[0][0]))
    assert refused(four, 0, Done()) == "done-with-five"
    assert refused(state, 0, Undone()) == "not-done"
    done = sign.apply(state, 0, Done())
    assert refused(done, 0, Done()) == "already-ready"
    assert offered(done, 0) >= {"undone", "take", "swap", "put"}
    assert sign.apply(done, 0, Undone()).awaited == state.awaited


def test_a_refresh_replaces_all_table_cards_at_once() -> None:
    """S7, F10: one step; replacing the table cards and refreshing are the same thing."""
    state = swapping(6)
    old, new = lying(state), state.piles.deck[:6]
    state = all_done(state)
    assert isinstance(state.happened, Refreshed)
    assert state.phase == "swap"
    assert state.table == new
    assert state.piles.discard == old
    assert state.ready == (False,) * 6
    assert (state.round.deck, state.round.discard) == (38, 6)


def test_a_last_word_before_the_refresh_prevents_it() -> None:
    """S7: a call, a take, a put, a swap or an undone that comes first."""
    state = swapping(6, {5: QUINTET}, table=KEYS)
    for seat in range(5):
        state = sign.apply(state, seat, Done())
    assert sign.apply(state, 0, Call(5)).phase == "reveal"
    undone = played(state, (0, Undone()), (5, Done()))
    assert undone.table == state.table
    assert undone.awaited == (0,)


def test_a_deck_of_exactly_the_tables_size_refreshes_once_more() -> None:
    """S4: with four players the deck runs out to the last card, and the next refresh draws the round."""
    state = swapping(4)
    for _ in range(11):
        state = all_done(state)
    assert state.phase == "swap"
    assert state.round.deck == 0
    outcome = all_done(state).round.outcome
    assert outcome is not None
    assert outcome.why == "deck-out"


def test_a_deck_too_small_for_a_whole_table_draws_the_round() -> None:
    """S3: no partial refresh, nobody scores, and the bottom card never comes into play."""
    state = swapping(6)
    bottom = state.piles.deck[-1]
    for _ in range(7):
        state = all_done(state)
        assert bottom not in state.table
    assert state.round.deck == 2
    state = all_done(state)
    assert state.phase == "reveal"
    assert state.round.scores == (0, 0)
    assert state.piles.deck[-1] == bottom


def test_a_call_made_just_before_a_refresh_still_counts_after_it() -> None:
    """S46, S7: a refresh opens no new stage, so an ask on its way is not too late."""
    match = begin(sign, opening("sign", sign, 6, Options(), bytes(32)))
    match.state = swapping(6, {5: QUINTET})
    stage = match.state.stage
    for seat in range(6):
        _, match = match.decide(Ask(f"done-{seat}", stage, seat, Done()))
    assert isinstance(match.state.happened, Refreshed)
    _, match = match.decide(Ask("call", stage, 0, Call(5)))
    assert match.view(None).phase == "reveal"
    with pytest.raises(Illegal, match="too-late"):
        match.decide(Ask("second", stage, 1, Call(5)))


def test_advice_binds_nobody() -> None:
    """F12: a player may put away a card of a quintet, or be done with a poor hand."""
    state = swapping(6, {0: QUINTET, 1: MIXED})
    assert card("leaf", "sky") not in sign.apply(state, 0, Put(card("leaf", "sky"))).hands[0]
    assert sign.apply(state, 1, Done()).ready[1]
