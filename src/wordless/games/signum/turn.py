"""A turn is one action: a peek, a swap, a discard or a declaration; then the next player's."""

from msgspec.structs import replace

from wordless.engine.game import Illegal, Result, Seat
from wordless.engine.rows import following
from wordless.games.signum.cards import looked, renewed, swapped
from wordless.games.signum.model import Attempt, Discard, Discarded, Happened, Peek, Peeked, Phase, State, Swap, Swapped
from wordless.games.signum.signs import SIGN_SLOTS, team


def check_phase(state: State, phase: Phase) -> None:
    if state.phase != phase:
        raise Illegal("not-now")


def check_turn(state: State, seat: Seat) -> None:
    check_phase(state, "turn")
    if seat != state.turn:
        raise Illegal("not-your-turn")


def check_other(state: State, seat: Seat, other: Seat) -> None:
    if other >= len(state.hands):
        raise Illegal("no-such-seat", seat=other + 1)
    if other == seat:
        raise Illegal("yourself")


def peek(state: State, seat: Seat, move: Peek) -> State:
    check_turn(state, seat)
    other, slot = move.other, move.slot
    check_other(state, seat, other)
    return next_turn(looked(state, seat, other, slot), Peeked(following(state.happened), seat, other, slot), None)


def swap(state: State, seat: Seat, move: Swap) -> State:
    """Any two cards, unseen; nobody can refuse (G27)."""
    check_turn(state, seat)
    check_other(state, seat, move.other)
    happened = Swapped(following(state.happened), seat, move.own, move.other, move.slot)
    return next_turn(swapped(state, seat, move.own, move.other, move.slot), happened, None)


def discard(state: State, seat: Seat, move: Discard) -> State:
    """A sign goes under the pile face down (G15); a team card never does (G14)."""
    check_turn(state, seat)
    if not state.pile:
        raise Illegal("no-pile")
    slot = move.own
    if slot not in SIGN_SLOTS[state.hands[seat]]:
        raise Illegal("team-card")
    return next_turn(renewed(state, seat, slot), Discarded(following(state.happened), seat, slot), None)


def next_turn(state: State, happened: Happened, attempt: Attempt | None) -> State:
    """The turn goes to the left; after the last one under a cap nobody wins (G26, G39)."""
    cap = state.options.turn_cap
    if 0 < cap <= state.turns:
        return ended(state, happened, attempt, (), "turn-cap", None)
    turn = (state.turn + 1) % len(state.hands)
    return replace(
        state,
        phase="turn",
        stage=state.stage + 1,
        turn=turn,
        turns=state.turns + 1,
        awaited=(turn,),
        attempt=attempt,
        happened=happened,
    )


def ended(
    state: State,
    happened: Happened,
    attempt: Attempt | None,
    winners: tuple[Seat, ...],
    why: str,
    opener: Seat | None,
) -> State:
    seats = range(len(state.hands))
    nobody = (None,) * len(seats)
    return replace(
        state,
        phase="over",
        stage=state.stage + 1,
        awaited=(),
        attempt=attempt,
        looks=nobody,
        glimpses=nobody,
        happened=happened,
        result=Result(
            winners=winners,
            scores=tuple([int(seat in winners) for seat in seats]),
            why=why,
            teams=tuple([team(row) for row in state.hands]),
            opener=opener,
        ),
    )
