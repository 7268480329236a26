"""What a bot of Subtext keeps in mind: the last View, its plan, and words it has seen at reveals."""

from msgspec import Struct

from wordless.bots import Level, Why
from wordless.engine.game import Seat
from wordless.games.subtext.model import Move, View


class Plan(Struct, frozen=True):
    """A move for a stage, when, and why."""

    stage: int
    move: Move
    at_ms: int
    why: Why | None = None


class Memory(Struct, frozen=True):
    """`since_ms` is when the stage was first seen; `gone` are cards shown at reveals, the latest last.

    `looked` counts the drawings of this round that were looked at.
    """

    seat: Seat
    level: Level
    seed: int
    view: View | None = None
    since_ms: int = 0
    gone: tuple[int, ...] = ()
    plan: Plan | None = None
    tries: int = 0
    looked: int = 0
