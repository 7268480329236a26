"""Preparation and swapping: real time, no turns.

Moves are judged one at a time in the order they come in, so that the first to ask for a card has it (S12).
"""

from msgspec.structs import replace

from wordless.engine.chance import shuffled
from wordless.engine.game import Illegal, Seat
from wordless.engine.rows import following, lifted
from wordless.engine.rows import put as put_in
from wordless.games.sign.calling import QUINTET
from wordless.games.sign.model import (
    Card,
    Dealt,
    Done,
    Exchange,
    Gesture,
    Gestured,
    Hand,
    Laid,
    Look,
    Made,
    Piles,
    Put,
    Refreshed,
    State,
    Swap,
    Swapped,
    Take,
    Took,
    Turned,
    Undone,
)
from wordless.games.sign.steps import NOBODY, readied
from wordless.games.sign.symbols import CARDS

HISTORY_MAX = 100
MADE_MAX = 60  # gestures of a round that are kept to be looked at again


def dealt(state: State) -> State:
    """Five cards each, the table face down, and the bottom card of the deck shown to everybody (S27)."""
    round = state.round
    seats = len(state.setting.teams)
    cards = shuffled(state.seed, f"deal/{round.number}", CARDS)
    hands: list[Hand] = [()] * seats
    for place, seat in enumerate(round.circle):
        hands[seat] = cards[QUINTET * place : QUINTET * (place + 1)]
    down = QUINTET * len(round.circle)
    deck = cards[down + round.table_size :]
    return replace(
        state,
        stage=state.stage + 1,
        phase="prep",
        round=replace(round, deck=len(deck), discard=0, bottom=deck[-1], outcome=None),
        piles=Piles(cards[down : down + round.table_size], deck, ()),
        hands=tuple(hands),
        sizes=tuple([len(hand) for hand in hands]),
        table=(),
        ready=NOBODY[seats],
        awaited=round.circle,
        made=(),
        given=(),
        happened=Dealt(following(state.happened), round.dealer),
        history=(),
    )


def look(state: State, seat: Seat, move: Look) -> State:
    if state.phase != "prep":
        raise Illegal("look-closed")
    return readied(state, seat)


def turned(state: State) -> State:
    """Everybody has looked: the table is turned up for all at once."""
    n = following(state.happened)
    round = state.round
    if state.setting.options.show_bottom_card != "always":
        round = replace(round, bottom=None)
    return replace(
        state,
        stage=state.stage + 1,
        phase="swap",
        round=round,
        piles=replace(state.piles, down=()),
        table=state.piles.down,
        ready=NOBODY[len(state.ready)],
        awaited=round.circle,
        changed=n,
        happened=Turned(n),
    )


def take(state: State, seat: Seat, move: Take) -> State:
    size = _size(state, seat)
    if size > QUINTET:
        raise Illegal("hand-full")
    card, table = move.card, state.table
    if card not in table:
        raise Illegal("card-gone")
    place = table.index(card)
    table = put_in(table, place, None)
    return _exchanged(
        state, seat, state.hands[seat] + (card,), size + 1, table, Took(following(state.happened), seat, card)
    )


def put(state: State, seat: Seat, move: Put) -> State:
    size = _size(state, seat)
    card, hand, table = move.card, state.hands[seat], state.table
    if card not in hand:
        raise Illegal("card-not-held")
    if size < QUINTET:
        raise Illegal("hand-short")
    held = hand.index(card)
    if None in table:
        place = table.index(None)
        table = put_in(table, place, card)
    else:
        table = (*table, card)
    return _exchanged(state, seat, lifted(hand, held), size - 1, table, Laid(following(state.happened), seat, card))


def swap(state: State, seat: Seat, move: Swap) -> State:
    """One exchange at any size of hand; two single moves would always reach it (S13)."""
    size = _size(state, seat)
    give, take, hand, table = move.give, move.take, state.hands[seat], state.table
    if give not in hand:
        raise Illegal("card-not-held")
    if take not in table:
        raise Illegal("card-gone")
    held, place = hand.index(give), table.index(take)
    return _exchanged(
        state,
        seat,
        put_in(hand, held, take),
        size,
        put_in(table, place, give),
        Swapped(following(state.happened), seat, give, take),
    )


def _size(state: State, seat: Seat) -> int:
    """The size of the seat's hand, while cards may be swapped."""
    if state.phase != "swap":
        raise Illegal("swap-closed")
    size = state.sizes[seat]
    if not size:
        raise Illegal("sits-out")
    return size


def _exchanged(
    state: State, seat: Seat, hand: Hand, size: int, table: tuple[Card | None, ...], happened: Exchange
) -> State:
    """A new card lies there, or one is gone: nobody is done any more (S16)."""
    hands, sizes = state.hands, state.sizes
    if size != sizes[seat]:
        sizes = put_in(sizes, seat, size)
    if state.setting.options.history:
        state = replace(state, history=(*state.history, happened)[-HISTORY_MAX:])
    return replace(
        state,
        hands=put_in(hands, seat, hand),
        sizes=sizes,
        table=table,
        ready=NOBODY[len(sizes)],
        awaited=state.round.circle,
        changed=happened.n,
        happened=happened,
    )


def done(state: State, seat: Seat, move: Done) -> State:
    if _size(state, seat) != QUINTET:
        raise Illegal("done-with-five")
    state = readied(state, seat)
    return state if state.awaited else replace(state, at_ms=move.at_ms)


def undone(state: State, seat: Seat, move: Undone) -> State:
    _size(state, seat)
    ready, undone = state.ready, state.undone
    if not ready[seat]:
        raise Illegal("not-done")
    ready = put_in(ready, seat, False)
    return replace(
        state,
        ready=ready,
        awaited=tuple([other for other in state.round.circle if not ready[other]]),
        undone=put_in(undone, seat, undone[seat] + 1),
    )


def refreshed(state: State) -> State:
    """All hold five and are done, so the table has its full number of cards; the dealer lays as many (S3)."""
    round, piles = state.round, state.piles
    size = round.table_size
    discard = piles.discard + tuple([card for card in state.table if card is not None])
    deck = piles.deck[size:]
    n = following(state.happened)
    return replace(
        state,
        # An empty deck has no bottom card: it lies open on the table now (S42).
        round=replace(round, deck=len(deck), discard=len(discard), bottom=round.bottom if deck else None),
        piles=Piles((), deck, discard),
        table=piles.deck[:size],
        ready=NOBODY[len(state.ready)],
        awaited=round.circle,
        changed=n,
        happened=Refreshed(n),
    )


def gesture(state: State, seat: Seat, move: Gesture) -> State:
    """For everybody to see, at any time of a round, true or false (S32)."""
    if state.setting.options.signals == "room":
        raise Illegal("gestures-off")
    if state.phase == "meet" or state.phase == "change":
        raise Illegal("gesture-closed")
    if seat == state.round.substitute:
        raise Illegal("sits-out")
    n = following(state.happened)
    made = (*state.made, Made(n, seat, move.gesture, move.at_ms))[-MADE_MAX:]
    return replace(state, made=made, at_ms=move.at_ms, happened=Gestured(n, seat, move.gesture))
