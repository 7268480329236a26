"""The values of Signs. Covered runes are in State alone: memory is the game, so no View ever holds them."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct

from wordless.engine import game as engine
from wordless.engine.game import Happening, Result, Seat
from wordless.games.signs.runes import Card, Rune

Phase: TypeAlias = Literal["reveal", "place", "show", "accept", "reason", "verdict", "over"]
Because: TypeAlias = Rune | Literal["free", "none"]

PILES_MAX = 5


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    piles: Annotated[int, Meta(ge=1, le=PILES_MAX)] = 3
    pentagrams: Annotated[int, Meta(ge=1, le=2)] = 1
    starter: Annotated[int, Meta(ge=0, le=8)] | None = None
    anyone_may_doubt: bool = False
    hands_up: bool = False
    no_numbers_spoken: bool = False
    silence: bool = False
    strict_reason: bool = False
    relevant_only: bool = False
    flash: bool = False
    flash_seconds: Annotated[int, Meta(ge=1, le=60)] = 5
    read_backwards: bool = False
    opening: Literal["new-round", "same-round"] = "new-round"
    play_last_round: bool = False
    earlier_signs: bool = False
    turn_seconds: Annotated[int, Meta(ge=0, le=600)] = 0
    reason_seconds: Annotated[int, Meta(ge=0, le=120)] = 20
    verdict_seconds: Annotated[int, Meta(ge=0, le=120)] = 12


class Reveal(engine.Move, frozen=True):
    """Turn up the top card of the deck."""


class Place(engine.Move, frozen=True):
    """Lay the revealed card on a pile."""

    pile: Annotated[int, Meta(ge=0, lt=PILES_MAX)]


class Show(engine.Move, frozen=True):
    """Show a number; only ten may be a fist alone instead of ten fingers."""

    number: Annotated[int, Meta(ge=1, le=15)]
    fist: bool = False


class Accept(engine.Move, frozen=True):
    """With the deck empty, let the last sign of the last round stand."""


class Doubt(engine.Move, frozen=True):
    """Call the last sign wrong."""


class Reason(engine.Move, frozen=True):
    """Say which rune the doubted sign obeyed, that it was free, or nothing."""

    rune: Because


class Ready(engine.Move, frozen=True):
    """The piles may be covered again."""


class Release(engine.Move, frozen=True):
    """Lower the hands that should have stayed up."""


Move: TypeAlias = Reveal | Place | Show | Accept | Doubt | Reason | Ready | Release


class Revealed(Happening, frozen=True):
    """A rune has been turned up: it is remembered, or it is not."""

    fleeting: ClassVar[bool] = True
    seat: Seat
    rune: Card


class Placed(Happening, frozen=True):
    seat: Seat
    pile: int


class Shown(Happening, frozen=True):
    seat: Seat
    number: int
    fist: bool


class Accepted(Happening, frozen=True):
    seat: Seat


class Doubted(Happening, frozen=True):
    seat: Seat
    accused: Seat


class Upheld(Happening, frozen=True):
    """The sign was right: the doubter is out."""

    doubter: Seat
    accused: Seat


class Refuted(Happening, frozen=True):
    """The sign was wrong: the accused is out."""

    doubter: Seat
    accused: Seat


class Unreasoned(Happening, frozen=True):
    """The sign was right and its reason was not: in a strict house the accused is out."""

    doubter: Seat
    accused: Seat


class Covered(Happening, frozen=True):
    """The piles are covered again and the seat is on turn."""

    seat: Seat


class Released(Happening, frozen=True):
    seat: Seat


Happened: TypeAlias = (
    Revealed | Placed | Shown | Accepted | Doubted | Upheld | Refuted | Unreasoned | Covered | Released
)


class Pile(Struct, frozen=True, gc=False):
    """What everybody sees of a pile: its height, and its top card unless that lies face down."""

    height: int
    top: Card | None


class Sign(Struct, frozen=True, gc=False):
    seat: Seat
    number: int
    fist: bool


class Verdict(Struct, frozen=True, gc=False):
    """What a doubt brings to light; `answered` is None if the sign opened; a free sign has no `deciding`.

    `reasoned`: the reason holds, or the house does not ask. A card that stays covered is None in `piles`.
    """

    doubter: Seat
    accused: Seat
    answered: int | None
    number: int
    reason: Because
    right: bool
    deciding: tuple[Card, ...]
    piles: tuple[tuple[Card | None, ...], ...]
    reasoned: bool = True

    @property
    def upheld(self) -> bool:
        """Whether the accused stays: by a right sign and, where the house is strict, by its right reason."""
        return self.right and self.reasoned


class State(Struct, frozen=True, gc=False):
    """The top card of `deck` and of each pile in `runes` stands last; None in `signs` marks a void sign."""

    rules: int
    options: Options
    seed: bytes
    seats: int
    deck: tuple[Card, ...]
    runes: tuple[tuple[Card, ...], ...]
    stage: int
    phase: Phase
    living: tuple[Seat, ...]
    turn: Seat
    holder: Seat
    awaited: tuple[Seat, ...]
    piles: tuple[Pile, ...]
    card: Card | None = None
    last: Sign | None = None
    answered: int | None = None
    open: bool = False
    held: bool = False
    doubter: Seat | None = None
    verdict: Verdict | None = None
    signs: tuple[Sign | None, ...] = ()
    happened: Happened | None = None
    result: Result | None = None


class View(Struct, frozen=True, gc=False):
    """The same for every seat but for `seat`: nobody has a secret, everybody forgets.

    `open`: the last sign may be doubted. `held`: its author must keep the hands up.
    """

    seat: Seat | None
    stage: int
    phase: Phase
    options: Options
    living: tuple[Seat, ...]
    turn: Seat
    holder: Seat
    awaited: tuple[Seat, ...]
    deck: int
    piles: tuple[Pile, ...]
    card: Card | None
    last: Sign | None
    open: bool
    held: bool
    doubter: Seat | None
    verdict: Verdict | None
    signs: tuple[Sign | None, ...]
    happened: Happened | None
    result: Result | None
