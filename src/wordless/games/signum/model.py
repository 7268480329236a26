"""What Signum is made of: options, moves, happenings, the state and what one seat sees of it."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct

from wordless.engine import game as engine
from wordless.engine.game import Result, Seat
from wordless.games import gestures
from wordless.games.signum.signs import Card, Row, Side, Sign

Player: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
Slot: TypeAlias = Annotated[int, Meta(ge=0, le=2)]
Seconds: TypeAlias = Annotated[int, Meta(ge=0, le=600)]
Phase: TypeAlias = Literal["arrange", "first-peek", "turn", "answer", "lay", "guess", "reveal", "over"]


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Seconds of 0 mean that nobody is hurried; an opener of None, that the rules choose one."""

    memory_aid: bool = False
    peek_seconds: Annotated[int, Meta(ge=0, le=60)] = 5
    turn_cap: Annotated[int, Meta(ge=0, le=1000)] = 200
    opener: Player | None = None
    signals: Literal["palette", "room"] = "palette"
    reveal_all_at_end: bool = True
    turn_seconds: Seconds = 0
    answer_seconds: Seconds = 0
    guess_seconds: Seconds = 0
    reveal_seconds: Annotated[int, Meta(ge=0, le=120)] = 12


class Arrange(engine.Move, frozen=True):
    """Slot i gets the card that lay in slot `order[i]`."""

    order: tuple[Slot, Slot, Slot]


class Lock(engine.Move, frozen=True):
    """The row stays as it lies."""


class Show(engine.Move, frozen=True):
    """The card that the left neighbour is to see first."""

    slot: Slot


class Peek(engine.Move, frozen=True):
    other: Player
    slot: Slot


class Swap(engine.Move, frozen=True):
    own: Slot
    other: Player
    slot: Slot


class Discard(engine.Move, frozen=True):
    own: Slot


class Declare(engine.Move, frozen=True):
    target: Player
    accomplice: Player


class Answer(engine.Move, frozen=True):
    accept: bool


class Lay(engine.Move, frozen=True):
    slot: Slot


class Guess(engine.Move, frozen=True):
    sign: Sign


class Waive(engine.Move, frozen=True):
    """The target names no sign."""


class Gesture(engine.Move, frozen=True):
    gesture: gestures.Gesture


class Hide(engine.Move, frozen=True):
    """The peeker has seen enough."""


class Ready(engine.Move, frozen=True):
    """I have seen how the elimination went."""


Move: TypeAlias = (
    Arrange | Lock | Show | Peek | Swap | Discard | Declare | Answer | Lay | Guess | Waive | Gesture | Hide | Ready
)


class Gestured(engine.Happening, frozen=True):
    fleeting: ClassVar[bool] = True
    seat: Seat
    gesture: gestures.Gesture


class Shown(engine.Happening, frozen=True):
    """Everybody has shown the left neighbour the card in the slot named here, seat by seat."""

    slots: tuple[Slot, ...]


class Peeked(engine.Happening, frozen=True):
    seat: Seat
    other: Seat
    slot: Slot


class Swapped(engine.Happening, frozen=True):
    seat: Seat
    own: Slot
    other: Seat
    slot: Slot


class Discarded(engine.Happening, frozen=True):
    seat: Seat
    slot: Slot


class Declared(engine.Happening, frozen=True):
    seat: Seat
    target: Seat
    accomplice: Seat


class Accepted(engine.Happening, frozen=True):
    seat: Seat


class Declined(engine.Happening, frozen=True):
    seat: Seat


class Laid(engine.Happening, frozen=True):
    """Declarer and accomplice have both laid a card, face down, from these slots."""

    seat: Seat
    accomplice: Seat
    slots: tuple[Slot, Slot]


class Failed(engine.Happening, frozen=True):
    seat: Seat
    accomplice: Seat
    target: Seat
    cards: tuple[Card, Card]
    guess: Sign | None


class Eliminated(engine.Happening, frozen=True):
    seat: Seat
    accomplice: Seat
    target: Seat
    cards: tuple[Card, Card]
    guess: Sign | None


Happened: TypeAlias = (
    Gestured | Shown | Peeked | Swapped | Discarded | Declared | Accepted | Declined | Laid | Failed | Eliminated
)


class Look(Struct, frozen=True, gc=False):
    """Where a peeked face lay, and the stage at which it was turned to the peeker: public."""

    stage: int
    other: Seat
    slot: Slot


class Attempt(Struct, frozen=True, gc=False):
    """An elimination as far as everybody has seen it; it stays in view until the next action."""

    declarer: Seat
    target: Seat
    accomplice: Seat
    slots: tuple[Slot, Slot] | None = None
    cards: tuple[Card, Card] | None = None
    guess: Sign | None = None


class Notes(Struct, frozen=True, gc=False):
    """The faces a seat has seen, wherever they have openly gone since: rows by seat, pile from the top."""

    rows: tuple[tuple[Card | None, ...], ...]
    pile: tuple[Card | None, ...]


class State(Struct, frozen=True, gc=False):
    """Everything. `knowers` has a bit for each seat that has seen the card there; empty without notes."""

    rules: int
    options: Options
    seed: bytes
    stage: int
    phase: Phase
    turn: Seat
    turns: int
    awaited: tuple[Seat, ...]
    hands: tuple[Row, ...]
    pile: Row
    commits: tuple[Slot | None, ...]
    attempt: Attempt | None
    looks: tuple[Look | None, ...]
    glimpses: tuple[Card | None, ...]
    knowers: tuple[tuple[int, ...], ...]
    pile_knowers: tuple[int, ...]
    happened: Happened | None
    result: Result | None


class View(Struct, frozen=True, gc=False):
    """All that one seat may know. From `hand` on it is the seat's own; `sides` and `hands` are shown at the end."""

    seat: Seat | None
    stage: int
    happened: Happened | None
    result: Result | None
    options: Options
    phase: Phase
    turn: Seat
    turns: int
    awaited: tuple[Seat, ...]
    pile: int
    attempt: Attempt | None
    looks: tuple[Look | None, ...]
    sides: tuple[Side, ...]
    hands: tuple[Row, ...]
    hand: Row
    committed: Slot | None
    glimpse: Card | None
    notes: Notes | None
