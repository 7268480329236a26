"""Tables of Sign built by hand for the examples.

Card 10 * 5 + 2 is written card("leaf", "green"); `QUINTET` is all five leaves.
"""

from typing import Any

from msgspec.structs import replace

from wordless.engine.game import Illegal, Seat
from wordless.engine.model import Elapsed
from wordless.games import sign
from wordless.games.sign.model import (
    Card,
    Confirm,
    Decline,
    Done,
    Hand,
    Look,
    Options,
    Piles,
    Propose,
    Ready,
    State,
)
from wordless.games.sign.symbols import CARDS, COLOURS, SYMBOLS

SEED = bytes(range(32))
NOD = Propose(("nod",), "with both eyes open")


def card(symbol: str, colour: str) -> Card:
    return SYMBOLS.index(symbol) * len(COLOURS) + COLOURS.index(colour)


def five(symbol: str) -> Hand:
    return tuple([card(symbol, colour) for colour in COLOURS])


QUINTET = five("leaf")
MIXED: Hand = (0, 6, 12, 18, 24)  # five symbols in five colours


def meeting(seats: int = 6, seed: bytes = SEED, **options: Any) -> State:
    return sign.start(seats, Options(**options), seed, None)


def preparing(seats: int = 6, seed: bytes = SEED, **options: Any) -> State:
    """Every team's first player proposes a nod, the others agree."""
    state = meeting(seats, seed, **options)
    gestures = () if state.setting.options.signals == "room" else NOD.gestures
    return agreed(state, Propose(gestures, "as always"))


def agreed(state: State, proposal: Propose) -> State:
    teams = state.setting.teams
    for team in range(len(state.councils)):
        first, *others = [seat for seat, its in enumerate(teams) if its == team]
        state = sign.apply(state, first, proposal)
        number = state.councils[team].number
        for seat in others:
            state = sign.apply(state, seat, Confirm(number))
    return state


def swapping(
    seats: int = 6, hands: dict[Seat, Hand] | None = None, table: Hand = (), seed: bytes = SEED, **options: Any
) -> State:
    """The table just turned up, with these hands and these cards on it, the rest as chance has it."""
    state = looked(preparing(seats, seed, **options))
    return arranged(state, hands or {}, table)


def looked(state: State) -> State:
    for seat in state.round.circle:
        state = sign.apply(state, seat, Look())
    return state


def arranged(state: State, hands: dict[Seat, Hand], table: Hand = ()) -> State:
    """All other cards fill up what is left: hands to five, the table to what hands leave it, the deck."""
    used = {each for hand in (*hands.values(), table) for each in hand}
    rest = [each for each in reversed(CARDS) if each not in used]
    row = [hands.get(seat, ()) for seat in range(len(state.ready))]
    for seat in state.round.circle:
        if seat not in hands:
            row[seat] = tuple([rest.pop() for _ in range(5)])
    sizes = tuple([len(hand) for hand in row])
    free = 5 * len(state.round.circle) + state.round.table_size - sum(sizes) - len(table)
    lying = [*table, *[rest.pop() for _ in range(free)]]
    deck = tuple([rest.pop() for _ in range(len(state.piles.deck))])
    return replace(state, hands=tuple(row), sizes=sizes, table=tuple(lying), piles=Piles((), deck, tuple(rest)))


def lying(state: State) -> Hand:
    return tuple([each for each in state.table if each is not None])


def played(state: State, *moves: tuple[Seat, Any]) -> State:
    for seat, move in moves:
        state = sign.apply(state, seat, move)
    return state


def all_done(state: State) -> State:
    for seat in state.round.circle:
        state = sign.apply(state, seat, Done())
    return state


def all_ready(state: State) -> State:
    for seat in range(len(state.ready)):
        state = sign.apply(state, seat, Ready())
    return state


def all_decline(state: State) -> State:
    for seat in sign.awaited(state):
        number = state.councils[state.setting.teams[seat]].number
        state = sign.apply(state, seat, Decline(number))
    return state


def next_round(state: State) -> State:
    """From the end of a round to the next table turned up, every team keeping its sign."""
    state = all_ready(state)
    return looked(all_decline(state) if state.phase == "change" else state)


def elapsed(state: State) -> State:
    """The clock of the house runs out."""
    (key,) = [timer.key for timer in sign.timers(state) if timer.seat is None]
    return sign.apply(state, None, Elapsed(key))


def refused(state: State, seat: Seat | None, move: Any) -> str:
    """The key of the refusal; the move must be refused."""
    try:
        sign.apply(state, seat, move)
    except Illegal as illegal:
        return illegal.key
    raise AssertionError(f"{move} was allowed")


def offered(state: State, seat: Seat | None) -> set[str]:
    return {offer.move for offer in sign.moves(sign.view(state, seat))}


def waited(state: State, seat: Seat) -> State:
    """The house plays for the seat."""
    move = sign.idle(sign.view(state, seat))
    assert move is not None
    return sign.apply(state, seat, move)
