"""What a bot keeps between two thoughts: frozen Structs of plain values, so that it can travel and be stored."""

from msgspec import Struct

from wordless.bots import Level
from wordless.engine.game import Seat
from wordless.games.gestures import Gesture
from wordless.games.sign.model import Card, Move, View

GONE = -1  # the place of a card that cannot come back in this round


class Note(Struct, frozen=True, gc=False):
    """Where a card went, a seat or GONE, until it is forgotten."""

    place: Seat
    until_ms: int


class Given(Struct, frozen=True, gc=False):
    gesture: Gesture
    at_ms: int


class Watch(Struct, frozen=True, gc=False):
    """A seat in this round: its last exchange, cards put away that it had been dealt, tables since, gestures."""

    moved_ms: int = 0
    puts: int = 0
    tables: int = 0
    given: tuple[Given, ...] = ()


class Habit(Struct, frozen=True, gc=False):
    """How often two gestures in a row came from a quintet, and how often not."""

    held: int = 0
    loose: int = 0


class Plan(Struct, frozen=True, gc=False):
    """A move and when to play it; `worth` says what a better one must beat."""

    move: Move
    at_ms: int
    worth: float = 0.0


class Signal(Struct, frozen=True, gc=False):
    """Gestures still to give, the next of them at `at_ms`; `true` if they mean a quintet."""

    gestures: tuple[Gesture, ...]
    at_ms: int
    true: bool


class Memory(Struct, frozen=True, gc=False):
    """`notes` by card, `watches` by seat, `habits` by team and gestures.

    `settled`: nothing has changed since the bot made up its mind about its own cards or its council.
    `stirred`: seats whose hand is worth a thought. `signed`: a team-mate who gave the sign, and when.
    `dealt`: the hand that nobody else has seen. `shows`: signals given since the table was laid. `proposed`: the last stage on which it has proposed or paid.
    """

    seed: int
    seat: Seat
    level: Level
    rolls: int = 0
    view: View | None = None
    dealt: tuple[Card, ...] = ()
    notes: dict[Card, Note] = {}
    watches: tuple[Watch, ...] = ()
    habits: dict[str, Habit] = {}
    settled: bool = False
    stirred: tuple[Seat, ...] = ()
    signed: tuple[Seat, int] | None = None
    shows: int = 0
    proposed: int = -1
    exposed: int = 0
    act: Plan | None = None
    call: Plan | None = None
    signal: Signal | None = None
