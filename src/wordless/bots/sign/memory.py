"""What a bot keeps between two thoughts: frozen Structs of plain values, so that it can travel and be stored."""

from msgspec import Struct

from wordless.bots import Level, Why
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
    """A seat in this round: its last exchange, cards put away that it had been dealt, tables since, gestures.

    `begun_ms`, `faces`: how long it has been watched, and how many faces it has made.
    """

    moved_ms: int = 0
    puts: int = 0
    tables: int = 0
    given: tuple[Given, ...] = ()
    begun_ms: int = 0
    faces: int = 0


class Habit(Struct, frozen=True, gc=False):
    """How often two gestures in a row came from a quintet, and how often not."""

    held: int = 0
    loose: int = 0


class Hunch(Struct, frozen=True, gc=False):
    """Whom to call, and when: after a sign, or because a quintet seems so likely."""

    target: Seat
    at_ms: int
    likely: float = 1.0
    sign: bool = False
    symbol: int = 0


class Plan(Struct, frozen=True, gc=False):
    """A move and when to play it; `worth` says what a better one must beat."""

    move: Move
    at_ms: int
    worth: float = 0.0
    why: Why | None = None


class Signal(Struct, frozen=True, gc=False):
    """Gestures still to give, the next of them at `at_ms`; `true` if they mean a quintet."""

    gestures: tuple[Gesture, ...]
    at_ms: int
    true: bool


class Memory(Struct, frozen=True, gc=False):
    """`notes` by card, `watches` by seat, `habits` by team and gestures.

    `dealt`: the hand of this round that nobody else has seen. `exposed`: how often quintets showed the team's sign.
    `settled`: nothing has changed since the bot made up its mind about its own cards or its council.
    `stirred`: seats whose hand is worth a thought. `signed`: a team-mate who gave the sign, and when.
    `shows`: signals since cards last moved. `proposed`: the stage on which it last meant to propose.
    `away`: cards it put on this table itself. `seen`, `rolls`: the Views so far, and the dice thrown on the last.
    `act`, `call` and `signal` are its plans: for its cards or council, for a call, for gestures.
    """

    seed: int
    seat: Seat
    level: Level
    evening: int = 0
    seen: int = 0
    rolls: int = 0
    view: View | None = None
    dealt: tuple[Card, ...] = ()
    away: tuple[Card, ...] = ()
    notes: dict[Card, Note] = {}
    watches: tuple[Watch, ...] = ()
    habits: dict[str, Habit] = {}
    settled: bool = False
    stirred: tuple[Seat, ...] = ()
    signed: tuple[Seat, int] | None = None
    exposed: int = 0
    shows: int = 0
    proposed: int = -1
    act: Plan | None = None
    call: Hunch | None = None
    signal: Signal | None = None
