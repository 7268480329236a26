"""What every phase shares: who is ready."""

from msgspec.structs import replace

from wordless.engine.game import Illegal, Seat
from wordless.engine.rows import put, without
from wordless.games.sign.model import State
from wordless.games.sign.seating import SEATS

# Rows by seat to begin a phase with, for each number of seats.
NOBODY: tuple[tuple[bool, ...], ...] = tuple([(False,) * seats for seats in range(SEATS.stop)])
NEVER: tuple[tuple[int, ...], ...] = tuple([(0,) * seats for seats in range(SEATS.stop)])


def readied(state: State, seat: Seat) -> State:
    ready = state.ready
    if seat == state.round.substitute and state.phase != "reveal":
        raise Illegal("sits-out")
    if ready[seat]:
        raise Illegal("already-ready")
    return replace(
        state,
        ready=put(ready, seat, True),
        awaited=without(state.awaited, seat),
    )
