"""What a game is: a module of pure functions over frozen values.

`view` is the only door out of State, and it builds what one seat may know. `moves` takes a View, so
that not even legality can leak (noninterference). Structs stand here and in `model.py`, never in a compiled module.
"""

from typing import Any, ClassVar, Protocol, TypeAlias

from msgspec import Struct

Seat: TypeAlias = int


class Illegal(Exception):
    """A move the rules refuse: a key with parameters, worded in every language as the rule that was broken."""

    def __init__(self, key: str, **parameters: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.parameters = parameters


class Move(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="move", tag=str.lower):
    """A move is small and has one JSON form: `{"move": "take", "card": 7}`."""


class Timed(Move, frozen=True, omit_defaults=True, kw_only=True):
    """A move whose moment matters: the house writes its clock's milliseconds there, whatever the asker wrote."""

    at_ms: int = 0


class Happening(Struct, frozen=True, gc=False, tag_field="what", tag=str.lower):
    """What just happened in public; `n` runs on, so that two equal gestures in a row differ.

    What players are meant to see and remember for themselves is `fleeting`: no log tells it again.
    """

    n: int
    fleeting: ClassVar[bool] = False


class Some(Struct, frozen=True, gc=False, tag_field="kind", tag="some"):
    """A choice of `least` to `most` values out of `of`, in any order; `repeats` if one may come twice."""

    of: tuple[int | str, ...]
    least: int
    most: int
    repeats: bool = False


class Text(Struct, frozen=True, gc=False, tag_field="kind", tag="text"):
    """Any line of text of at most `most` characters."""

    most: int


class Sketch(Struct, frozen=True, gc=False, tag_field="kind", tag="sketch"):
    """A drawing of at most so many strokes with together so many points, each stroke of the form `pattern`.

    How a point is written is the game's own; `examples` are strokes that somebody without a pen may draw.
    """

    strokes: int
    points: int
    pattern: str
    examples: tuple[str, ...]


class Among(Struct, frozen=True, gc=False, tag_field="kind", tag="among"):
    """One of the values that lie in this field of the View: so an offer need not be told again when they change."""

    field: str


Choice: TypeAlias = tuple[int | str | bool, ...] | Among | Some | Text | Sketch


def listed(choice: Choice, view: object) -> tuple[int | str | bool, ...] | None:
    """The values of which one is chosen; None for a choice of another kind."""
    if isinstance(choice, Among):
        return tuple([value for value in getattr(view, choice.field) if value is not None])
    return choice if isinstance(choice, tuple) else None


class Offer(Struct, frozen=True, gc=False):
    """A move's tag and, for each of its fields, the values allowed: any choice within one Offer is legal."""

    move: str
    fields: dict[str, Choice] = {}


class Timer(Struct, frozen=True, gc=False):
    """While `key` stands a clock runs; at zero the house plays `idle` for `seat`, or Elapsed(key).

    The last `grace` seconds are for the way: a client hands in what it has when only they are left.
    """

    key: str
    seat: Seat | None
    seconds: int
    grace: int = 0


class Result(Struct, frozen=True, gc=False):
    """How a match ended: `why` is a key; `opener` is whoever opens the table's next match, if that is known.

    In a draw nobody wins, and `drawn` are the seats it is between; who is in neither has lost.
    """

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    why: str
    teams: tuple[int | None, ...] = ()
    opener: Seat | None = None
    drawn: tuple[Seat, ...] = ()


class Before(Struct, frozen=True, gc=False):
    """What a table's matches leave to its next: who opens it, and the cards that were used. Nobody is told."""

    opener: Seat | None = None
    used: tuple[int, ...] = ()


# A game's functions take its own Structs and no others, which a Protocol cannot say: `Own` stands for one of them.
Own: TypeAlias = Any


class AnyState(Protocol):
    """What every State has. `stage` goes up with whatever makes an older choice late."""

    @property
    def stage(self) -> int: ...
    @property
    def happened(self) -> Happening | None: ...
    @property
    def result(self) -> Result | None: ...


class AnyView(Protocol):
    """What every View has; `phase` is one of the words that the game's texts know."""

    @property
    def seat(self) -> Seat | None: ...
    @property
    def stage(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def happened(self) -> Happening | None: ...
    @property
    def result(self) -> Result | None: ...


class Game(Protocol):
    """The shape of a game module; `wordless.games.GAMES` lists them.

    RULES goes up when the same entries would lead elsewhere; whatever older rules did differently stays in the code,
    keyed by the version that `start` is given, so that every journal replays.

    A game may have more: `used(state)`, cards that the table's next match leaves out; `teams(state)`, by seat; and a
    module `rounds`, for statistics.
    """

    SEATS: range
    RULES: int
    Options: Any  # the game's own Structs, made by name
    Move: Any
    State: Any
    View: Any

    def start(self, seats: int, options: Own, seed: bytes, before: Before | None, rules: int = ...) -> AnyState:
        """Shuffle and deal, as any version of the rules up to RULES does; Illegal for impossible options."""

    def view(self, state: Own, seat: Seat | None) -> AnyView:
        """All that one seat may know; None is a spectator or the table screen."""

    def moves(self, view: Own) -> tuple[Offer, ...]:
        """What the viewer may do now."""

    def apply(self, state: Own, seat: Seat | None, move: Own) -> AnyState:
        """The state after the move, or Illegal; seat None is the house, with an Elapsed."""

    def awaited(self, state: Own) -> tuple[Seat, ...]:
        """Who holds the game up: public, and empty only when it is over or the house is to move."""

    def timers(self, state: Own) -> tuple[Timer, ...]:
        """The clocks that run now; public."""

    def idle(self, view: Own) -> Move | None:
        """What the house plays for a seat whose time is up: a Move or None, deterministic from the View."""

    def result(self, state: Own) -> Result | None:
        """Winners, scores and why, once over."""

    def worded(self, happening: Own) -> dict[str, str]:
        """How to word a happening: for each parameter "@2" for a seat's name, "#id" for a text, or plain."""
