"""Tables of Signs laid by hand, and moves played on them."""

from typing import Any

from wordless.engine.game import Offer, Seat
from wordless.games.signs import RULES, apply, moves, view
from wordless.games.signs.model import Accept, Doubt, Options, Phase, Pile, Ready, Reason, Reveal, Sign, State
from wordless.games.signs.runes import CARDS, RUNES, Card

REVEAL, ACCEPT, DOUBT, READY = Reveal(), Accept(), Doubt(), Ready()
NO_REASON = Reason("none")
EMPTY: tuple[tuple[Card, ...], ...] = ((), (), ())


def laid(
    seats: int = 3,
    *,
    piles: tuple[tuple[Card, ...], ...] = EMPTY,
    deck: tuple[Card, ...] | None = None,
    living: tuple[Seat, ...] | None = None,
    phase: Phase = "show",
    turn: Seat = 0,
    holder: Seat = 0,
    last: tuple[Seat, int] | None = None,
    answered: int | None = None,
    options: Options | None = None,
    rules: int = RULES,
) -> State:
    """A table in mid-match: the last sign, if any, is open; the deck, its top last, has what lies on no pile."""
    options = options or Options()
    out = {card for pile in piles for card in pile}
    rest = tuple([card for card in (RUNES if len(piles) == 1 else CARDS) if card not in out])
    return State(
        rules,
        options,
        bytes(32),
        seats,
        rest if deck is None else deck,
        piles,
        0,
        phase,
        tuple(range(seats)) if living is None else living,
        turn,
        holder,
        (turn,),
        tuple([Pile(len(pile), pile[-1] if pile else None) for pile in piles]),
        last=None if last is None else Sign(*last, fist=False),
        answered=answered,
        open=last is not None,
        held=last is not None and options.hands_up,
    )


def play(state: State, *steps: tuple[Seat, Any]) -> State:
    for seat, move in steps:
        state = apply(state, seat, move)
    return state


def covered(state: State) -> State:
    """After the verdict: everybody is ready."""
    return play(state, *[(seat, READY) for seat in state.awaited])


def doubted(state: State, doubter: Seat) -> State:
    """A doubt up to its verdict."""
    state = apply(state, doubter, DOUBT)
    return apply(state, state.awaited[0], NO_REASON)


def offers(state: State, seat: Seat | None) -> tuple[Offer, ...]:
    return moves(view(state, seat))


def tags(state: State, seat: Seat | None) -> set[str]:
    return {offer.move for offer in offers(state, seat)}
