"""Tables built by hand: a row of cards a player, a pile from the top, and moves in turn."""

from typing import Any

import pytest
from msgspec.structs import replace

from wordless.engine.game import Illegal, Seat
from wordless.games.signum import Options, State, apply, moves, start, view
from wordless.games.signum.model import Answer, Declare, Lay, Lock, Ready, Show
from wordless.games.signum.signs import Row

SEED = bytes(range(32))
ROWS = (
    "alpha hand eye",
    "hand beta mouth",
    "nose eye alpha",
    "beta eyebrow hand",
    "alpha mouth nose",
    "eye eyebrow beta",
)
PILE = "mouth nose eyebrow"


def cards(line: str) -> Row:
    return tuple(line.split())  # type: ignore[arg-type]


def table(*rows: str, pile: str = PILE, turn: Seat = 0, **options: Any) -> State:
    """The first turn of a match with these cards; six ordinary rows unless told."""
    hands = tuple([cards(row) for row in rows or ROWS])
    state = opened(len(hands), **options)
    below = cards(pile) if len(hands) < 7 else ()
    return replace(
        state,
        phase="turn",
        turn=turn,
        turns=1,
        awaited=(turn,),
        hands=hands,
        pile=below,
        pile_knowers=(0,) * len(below) if state.knowers else (),
    )


def opened(seats: int, **options: Any) -> State:
    return start(seats, Options(**options), SEED, None)


def played(state: State, *steps: tuple[Seat | None, Any]) -> State:
    for seat, move in steps:
        state = apply(state, seat, move)
    return state


def locked(state: State) -> State:
    return played(state, *[(seat, Lock()) for seat in range(len(state.hands))])


def shown(state: State, *slots: int) -> State:
    return played(state, *[(seat, Show(slot)) for seat, slot in enumerate(slots)])


def laid(state: State, target: Seat, accomplice: Seat, first: int, second: int) -> State:
    """Declared by the player on turn, accepted, both cards laid: the target is to guess."""
    return played(
        state,
        (state.turn, Declare(target, accomplice)),
        (accomplice, Answer(True)),
        (state.turn, Lay(first)),
        (accomplice, Lay(second)),
    )


def seen(state: State) -> State:
    """The attempt's cards have been looked at: everybody is ready."""
    return played(state, *[(seat, Ready()) for seat in range(len(state.hands))])


def refused(state: State, seat: Seat | None, move: Any) -> str:
    """The key of the rule that refuses the move."""
    with pytest.raises(Illegal) as caught:
        apply(state, seat, move)
    return caught.value.key


def offered(state: State, seat: Seat | None) -> dict[str, list[dict[str, Any]]]:
    """What the seat may do: for each tag the fields of its offers."""
    found: dict[str, list[dict[str, Any]]] = {}
    for offer in moves(view(state, seat)):
        found.setdefault(offer.move, []).append(offer.fields)
    return found
