"""Bots at a table: each is shown its seat's Views in order and thinks elsewhere; its plan is played in time.

A bot's fault never harms the table: it falls back to what the house would play.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from wordless.bots import Level, Seen, Thought
from wordless.engine.game import Seat
from wordless.server.tables.clock import Clock, Handle
from wordless.server.tables.model import Pace

PACE_FACTOR: dict[Pace, float] = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "instant": 0.0}
RETRY_S = 1.0


class Thinker(Protocol):
    """Where bots think: `(memory, views) -> (move, memory)`, without holding the table up."""

    def think(
        self,
        game: str,
        seat: Seat,
        level: Level,
        seed: int,
        memory: Any,
        seen: Sequence[Seen],
        now_ms: int,
        done: Callable[[Thought | None], None],
        table: str = "",
        instant: bool = False,
    ) -> None:
        """`done` is called later in this thread, with None if the bot failed. Tables are served in turn."""


class Mind:
    """One bot on one seat for one match. `play` asks the table for its move, `idle` for the house's."""

    def __init__(
        self,
        game: str,
        seat: Seat,
        level: Level,
        seed: int,
        clock: Clock,
        thinker: Thinker,
        play: Callable[["Mind", int, Any], None],
        idle: Callable[["Mind"], None],
    ) -> None:
        self.seat = seat
        self.level = level
        self._who = (game, seat, level, seed)
        self._clock = clock
        self._thinker = thinker
        self._play = play
        self._idle = idle
        self._memory: Any = None
        self._unseen: list[Seen] = []
        self._pondered: list[Seen] = []
        self._last: Any = None
        self._stage = 0
        self._thinking = False
        self._asking = False
        self._stale = True
        self._plan: Handle | None = None
        self._gone = False
        self.pace_factor = 1.0
        self.table = ""  # whose thoughts these are, so that tables take turns
        self.upto = -1  # the number of the last entry it was shown

    @property
    def busy(self) -> bool:
        """It thinks, or will play or think again by itself."""
        return self._thinking or self._plan is not None

    def see(self, at_ms: int, view: Any) -> None:
        """A View that is not news is not shown."""
        if view != self._last:
            self._last = view
            self._unseen.append(Seen(at_ms, view))

    def think(self) -> None:
        """Think about what is new, or anew if the last plan is spent; one thought, one ask at a time."""
        if self._thinking or self._asking or self._gone or not (self._unseen or self._stale):
            return
        self._thinking, self._stale = True, False
        self._pondered, self._unseen = self._unseen, []
        if self._pondered:
            self._stage = self._pondered[-1].view.stage
        asked = (*self._who, self._memory, self._pondered, self.now_ms(), self._thought)
        self._thinker.think(*asked, self.table, instant=not self.pace_factor)

    def pause(self) -> None:
        """The table stands still: no plan outlives that."""
        self._drop()
        self._asking, self._stale = False, True

    def go(self) -> None:
        """The seat is played by somebody else now, or the match is over."""
        self._gone = True
        self._drop()

    def now_ms(self) -> int:
        return int(self._clock.now() * 1000)

    def _thought(self, thought: Thought | None) -> None:
        self._thinking = False
        if self._gone:
            return
        self._drop()
        if thought is None:
            self._unseen = self._pondered + self._unseen
            self._plan = self._clock.later(RETRY_S * self.pace_factor, self._fallen_back)
            return
        self._memory = thought.memory
        if self._unseen:
            self.think()
        elif thought.move is not None or thought.at_ms is not None:
            wait = max(0, (thought.at_ms or 0) - self.now_ms()) / 1000 * self.pace_factor
            stage, move = self._stage, thought.move
            self._plan = self._clock.later(wait, lambda: self._due(stage, move))

    def _due(self, stage: int, move: Any) -> None:
        self._plan, self._stale = None, True
        if move is None:
            self.think()
        else:
            self._asking = True
            self._play(self, stage, move)

    def _fallen_back(self) -> None:
        self._plan, self._stale, self._asking = None, True, True
        self._idle(self)

    def answered(self, granted: bool) -> None:
        """Its move is on disk, and it has seen what came of it; or it was refused, and it thinks again."""
        if granted:
            self._asking = False
            self.think()
        else:
            self.retry()

    def retry(self) -> None:
        """Think again, but not at once."""
        self._asking = False
        if not self._gone:
            self._drop()
            self._plan = self._clock.later(RETRY_S * max(self.pace_factor, 0.05), lambda: self._due(0, None))

    def _drop(self) -> None:
        if self._plan is not None:
            self._plan.cancel()
            self._plan = None
