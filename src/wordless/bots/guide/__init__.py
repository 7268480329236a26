"""Bots that teach: in a guided match each plays its part of the lesson, waits for the learner, and is never hurried.

A part is a pure function of what the seat has seen. Where it has nothing to say the seat plays as a normal bot would,
so that a learner who strays from the lesson plays a real match to its end.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from wordless.bots import Level, Policy, Seen, Thought
from wordless.engine.game import Seat

PAUSE_MS = 1_400
RECENT = 64


class Waits(Struct, frozen=True):
    """The part is to do nothing now."""


class AsUsual(Struct, frozen=True):
    """The part leaves this to the normal bot."""


WAITS, AS_USUAL = Waits(), AsUsual()
Part: TypeAlias = Callable[[Any, tuple[Any, ...]], Any]


class Memory(Struct, frozen=True):
    """The normal bot's own memory, the last View, the latest happenings, and what it means to do when."""

    normal: Any
    view: Any = None
    happened: tuple[Any, ...] = ()
    move: Any = None
    at_ms: int = 0


class Guide:
    """The policy of one game's lesson."""

    def __init__(self, part: Part, normal: Policy) -> None:
        self._part = part
        self._normal = normal

    def begin(self, seat: Seat, level: Level, seed: int) -> Memory:
        return Memory(self._normal.begin(seat, "normal", seed))

    def think(self, memory: Memory, seen: Sequence[Seen], now_ms: int) -> Thought:
        usual = self._normal.think(memory.normal, seen, now_ms)
        happened, view = memory.happened, memory.view
        for each in seen:
            view = each.view
            if view.happened is not None and view.happened not in happened[-1:]:
                happened = (*happened, view.happened)[-RECENT:]
        move = self._part(view, happened)
        if isinstance(move, Waits):
            return Thought(Memory(usual.memory, view, happened))
        if isinstance(move, AsUsual):
            return Thought(Memory(usual.memory, view, happened), usual.move, usual.at_ms)
        did = any(getattr(each.view.happened, "seat", None) == each.view.seat for each in seen)
        planned = seen and not did and move == memory.move  # what others do meanwhile does not put it off
        at_ms = memory.at_ms if planned else now_ms + PAUSE_MS
        return Thought(Memory(usual.memory, view, happened, move, at_ms), move, max(now_ms, at_ms))
