"""What a journal holds, and what people ask for: frozen Structs with one JSON form each."""

from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from wordless.engine.game import Before, Own, Seat

M = TypeVar("M")


class Opened(Struct, frozen=True, tag_field="entry", tag="opened"):
    """A match begins. Everything its first state needs is here."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]  # as JSON has them
    seed: bytes
    before: Before | None = None


class Moved(Struct, Generic[M], frozen=True, tag_field="entry", tag="moved"):
    """A seat has moved; `id` is the asker's, so that a repeated ask is known."""

    seat: Seat
    move: M
    id: str


class Elapsed(Struct, frozen=True, tag_field="entry", tag="elapsed"):
    """A timer of the house has run out."""

    key: str
    id: str = ""


class Closed(Struct, frozen=True, tag_field="entry", tag="closed", omit_defaults=True):
    """The match was ended without a result; with the id of whoever asked for it."""

    why: str
    id: str = ""


MatchEntry: TypeAlias = Opened | Moved[Own] | Elapsed | Closed


class Ask(Struct, frozen=True):
    """What a seat (or, with None, the house) would like to happen, on the stage it was looking at."""

    id: str
    stage: int
    seat: Seat | None
    move: Own
