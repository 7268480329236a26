"""What Sign is made of. Setting, Round and Outcome are public as they stand; Piles never leaves the State."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct

from wordless.engine import game
from wordless.engine.game import Happening, Result, Seat
from wordless.games.gestures import Gesture as GestureId

NOTE_MAX = 80
GESTURES_MAX = 3

Card: TypeAlias = int
Hand: TypeAlias = tuple[Card, ...]
Phase: TypeAlias = Literal["meet", "prep", "swap", "reveal", "change", "over"]
Division: TypeAlias = Literal["", "2-2", "3-2", "3-3", "2-2-2", "4-3", "3-2-2", "4-4", "3-3-3"]

ACard: TypeAlias = Annotated[int, Meta(ge=0, le=79)]
ASeat: TypeAlias = Annotated[int, Meta(ge=0, le=8)]
ATeam: TypeAlias = Annotated[int, Meta(ge=0, le=2)]
AProposal: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
# One line: no control characters, no line or paragraph separators, nothing that turns the text around.
ANote: TypeAlias = Annotated[
    str,
    Meta(
        max_length=NOTE_MAX,
        pattern=r"^(?![\s\S]*[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069])",
    ),
]


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The house rules of one match."""

    division: Division = ""
    teams: Annotated[tuple[ATeam, ...], Meta(max_length=9)] = ()
    dealer: ASeat | None = None
    substitute: bool = False
    substitute_rotation: Literal["each-round", "never"] = "each-round"
    end: Literal["points", "rounds"] = "points"
    points: Annotated[int, Meta(ge=1, le=20)] = 3
    rounds: Annotated[int, Meta(ge=1, le=99)] = 5
    sign_change: Literal["free", "never", "costs-one-point"] = "free"
    signals: Literal["palette", "room"] = "palette"
    history: bool = False
    show_bottom_card: Literal["prep-only", "always"] = "prep-only"
    reveal_all_hands_after_round: bool = False
    sign_seconds: Annotated[int, Meta(ge=0, le=600)] = 90
    auto_done_seconds: Annotated[int, Meta(ge=0, le=600)] = 20
    round_limit_seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    reveal_seconds: Annotated[int, Meta(ge=0, le=120)] = 15


class Propose(game.Move, frozen=True):
    """A sign for the own team: gestures in this order, and a note."""

    gestures: Annotated[tuple[GestureId, ...], Meta(max_length=GESTURES_MAX)]
    note: ANote


class Confirm(game.Move, frozen=True):
    """Yes to the team's proposal of that number."""

    proposal: AProposal


class Decline(game.Move, frozen=True):
    """Keep the old sign, whatever the proposal of that number says."""

    proposal: AProposal


class Pay(game.Move, frozen=True):
    """A point of the own team for the right to change its sign."""


class Look(game.Move, frozen=True):
    """I have looked at my hand."""


class Take(game.Move, frozen=True):
    card: ACard


class Put(game.Move, frozen=True):
    card: ACard


class Swap(game.Move, frozen=True):
    give: ACard
    take: ACard


class Done(game.Timed, frozen=True):
    """I want no more of this table."""


class Undone(game.Move, frozen=True):
    """I do, after all."""


class Call(game.Timed, frozen=True):
    """That player holds a quintet."""

    target: ASeat


class Gesture(game.Timed, frozen=True):
    gesture: GestureId


class Ready(game.Move, frozen=True):
    """I have seen how the round ended."""


Move: TypeAlias = Propose | Confirm | Decline | Pay | Look | Take | Put | Swap | Done | Undone | Call | Gesture | Ready


class Dealt(Happening, frozen=True):
    dealer: Seat


class Turned(Happening, frozen=True):
    """The table cards are turned up."""


class Took(Happening, frozen=True):
    seat: Seat
    card: Card


class Laid(Happening, frozen=True):
    seat: Seat
    card: Card


class Swapped(Happening, frozen=True):
    seat: Seat
    gave: Card
    took: Card


class Refreshed(Happening, frozen=True):
    """All table cards are replaced."""


class Gestured(Happening, frozen=True):
    fleeting: ClassVar[bool] = True
    seat: Seat
    gesture: GestureId


class Called(Happening, frozen=True):
    caller: Seat
    target: Seat
    valid: bool


class Drawn(Happening, frozen=True):
    """The round ends and nobody scores."""

    why: Literal["deck-out", "time"]


class Paid(Happening, frozen=True):
    seat: Seat


Exchange: TypeAlias = Took | Laid | Swapped
Happened: TypeAlias = Dealt | Turned | Took | Laid | Swapped | Refreshed | Gestured | Called | Drawn | Paid


class Sign(Struct, frozen=True, gc=False):
    gestures: tuple[GestureId, ...]
    note: str


class Council(Struct, frozen=True, gc=False):
    """A team's own business. `agreed`: who confirmed the proposal or, without one, would keep the sign."""

    sign: Sign | None
    proposal: Sign | None = None
    number: int = 0
    agreed: tuple[Seat, ...] = ()
    paid: bool = False


class Made(Struct, frozen=True, gc=False):
    """A gesture of this round, under its happening's number, and when the house saw it."""

    n: int
    seat: Seat
    gesture: GestureId
    at_ms: int


class Recalled(Struct, frozen=True, gc=False):
    """A gesture seen again, and how long before the call it was made."""

    n: int
    gesture: GestureId
    before_ms: int


class Given(Struct, frozen=True, gc=False):
    """A team-mate gave the team's sign: the numbers of its gestures, and how long before the end the last was."""

    seat: Seat
    gestures: tuple[int, ...]
    before_ms: int


class Outcome(Struct, frozen=True, gc=False):
    """How a round ended: `points` by team; `hands` by seat, empty unless the house shows them all.

    `gestures` are the last ones of whoever was called.
    """

    why: Literal["quintet", "no-quintet", "deck-out", "time"]
    points: tuple[int, ...]
    caller: Seat | None = None
    target: Seat | None = None
    hand: Hand = ()
    hands: tuple[Hand, ...] = ()
    gestures: tuple[Recalled, ...] = ()


class Setting(Struct, frozen=True, gc=False):
    """What holds for the whole match: a team per seat."""

    options: Options
    teams: tuple[int, ...]


class Round(Struct, frozen=True, gc=False):
    """What everybody knows about this round. `circle`: the active seats clockwise; `scores`: by team."""

    number: int
    circle: tuple[Seat, ...]
    dealer: Seat
    substitute: Seat | None
    table_size: int
    scores: tuple[int, ...]
    deck: int
    discard: int
    bottom: Card | None
    outcome: Outcome | None


class Piles(Struct, frozen=True, gc=False):
    """The cards nobody sees: those lying face down on the table, the deck from top to bottom, the discard."""

    down: tuple[Card, ...]
    deck: tuple[Card, ...]
    discard: tuple[Card, ...]


class State(Struct, frozen=True, gc=False):
    """Rows are by seat, `councils` by team. `table` keeps its places: None where a card was taken away.

    `ready` is public in every phase: the team agreed, the hand looked at, no more swaps, the outcome seen.
    `changed` and `undone` tell one idle clock from the next: the table's last change, and changes of mind.
    `made` are the round's latest gestures, `given` by team, once it is over, those that were signs, and `at_ms` the
    last moment that the house has told.
    """

    rules: int
    seed: bytes
    stage: int
    phase: Phase
    setting: Setting
    round: Round
    councils: tuple[Council, ...]
    piles: Piles
    hands: tuple[Hand, ...]
    sizes: tuple[int, ...]
    table: tuple[Card | None, ...]
    ready: tuple[bool, ...]
    awaited: tuple[Seat, ...]
    changed: int
    undone: tuple[int, ...]
    made: tuple[Made, ...]
    given: tuple[tuple[Given, ...], ...]
    at_ms: int
    happened: Happened | None
    history: tuple[Exchange, ...]
    result: Result | None


class View(Struct, frozen=True, gc=False):
    """All that one seat may know; `hand`, `council` and `given` are its own or its team's, empty for a spectator."""

    seat: Seat | None
    stage: int
    phase: Phase
    setting: Setting
    round: Round
    council: Council | None
    given: tuple[Given, ...]
    hand: Hand
    sizes: tuple[int, ...]
    table: tuple[Card | None, ...]
    ready: tuple[bool, ...]
    happened: Happened | None
    history: tuple[Exchange, ...]
    result: Result | None
