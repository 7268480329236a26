"""How cards change places and are seen. Where notes are kept, a card's knowers go with it: a bit per seat.

Who has seen what follows from public moves alone; only the faces are secret.
"""

from typing import TypeVar

from msgspec.structs import replace

from wordless.engine.game import Seat
from wordless.engine.rows import put
from wordless.games.signum.model import Look, State

T = TypeVar("T")

EVERYBODY = 0b1111111


def put_card(rows: tuple[tuple[T, ...], ...], seat: Seat, slot: int, item: T) -> tuple[tuple[T, ...], ...]:
    return put(rows, seat, put(rows[seat], slot, item))


def noted(state: State, knowers: int, seat: Seat, slot: int) -> State:
    """These seats too have seen the card there."""
    if not state.knowers:
        return state
    return replace(state, knowers=put_card(state.knowers, seat, slot, state.knowers[seat][slot] | knowers))


def swapped(state: State, seat: Seat, own: int, other: Seat, slot: int) -> State:
    """Two cards change places; each of the two owners has then seen both."""
    hands = state.hands
    given, got = hands[seat][own], hands[other][slot]
    state = replace(state, hands=put_card(put_card(hands, seat, own, got), other, slot, given))
    knowers = state.knowers
    if not knowers:
        return state
    both = 1 << seat | 1 << other
    given_to, got_by = knowers[seat][own] | both, knowers[other][slot] | both
    return replace(state, knowers=put_card(put_card(knowers, seat, own, got_by), other, slot, given_to))


def renewed(state: State, seat: Seat, slot: int) -> State:
    """The card goes under the pile, then the top card into its slot (G11, G12)."""
    hands, pile = state.hands, state.pile
    state = replace(state, hands=put_card(hands, seat, slot, pile[0]), pile=(*pile[1:], hands[seat][slot]))
    knowers, below = state.knowers, state.pile_knowers
    if not knowers:
        return state
    return replace(
        state,
        knowers=put_card(knowers, seat, slot, below[0] | 1 << seat),
        pile_knowers=(*below[1:], knowers[seat][slot]),
    )


def looked(state: State, seat: Seat, other: Seat, slot: int) -> State:
    """The face is the seat's alone until it is covered; a later peek takes its place (G35)."""
    state = replace(
        state,
        looks=put(state.looks, seat, Look(state.stage, other, slot)),
        glimpses=put(state.glimpses, seat, state.hands[other][slot]),
    )
    return noted(state, 1 << seat, other, slot)


def covered(state: State, seat: Seat) -> State:
    return replace(state, looks=put(state.looks, seat, None), glimpses=put(state.glimpses, seat, None))
