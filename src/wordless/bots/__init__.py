"""Players for empty seats. A bot is given its seat's Views in order and nothing else; it never sees a State.

A policy is a module: `begin` makes a memory, `think` takes it and the Views that came since, and says what
to play and when. The memory is a Struct of the policy's own, so it can travel to another process, and a bot
survives a restart by being shown its Views again.
"""

from collections.abc import Sequence
from typing import Any, Literal, Protocol, TypeAlias

from msgspec import Struct

from wordless.engine.game import Seat

# A guide plays its part of a lesson (`bots.guide`); the other three play to win.
Level: TypeAlias = Literal["easy", "normal", "hard", "guide"]
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")


class Seen(Struct, frozen=True):
    """A View and the table time at which it was seen."""

    at_ms: int
    view: Any


class Why(Struct, frozen=True):
    """A bot's reason: the id of a text and what it speaks of, as games tell theirs ("@2" a seat, "#id" a text).

    Nobody is shown it before the match is over.
    """

    key: str
    about: dict[str, str | int] = {}


class Thought(Struct, frozen=True):
    """A bot's memory after thinking; the move it would play, when and why; without a move, when to think again."""

    memory: Any
    move: Any = None
    at_ms: int | None = None
    why: Why | None = None


class Policy(Protocol):
    """How to play one game. `think` is asked on every new View and replaces the plan made before."""

    def begin(self, seat: Seat, level: Level, seed: int) -> Any:
        """A memory that has seen nothing yet."""

    def think(self, memory: Any, seen: Sequence[Seen], now_ms: int) -> Thought:
        """What to do, having seen these since the last time."""
