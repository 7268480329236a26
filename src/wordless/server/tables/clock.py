"""Timers and timeouts of a table: what time it is, and to be called later. Tests bring a clock of their own."""

import asyncio
import time
from collections.abc import Callable
from math import inf
from typing import Protocol

from wordless.engine.game import Timer

BEAT_S = 0.5
STOOD_STILL_S = 3.0


class Handle(Protocol):
    """A call to come, that can be called off."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Seconds that only ever grow."""

    def now(self) -> float: ...
    def later(self, seconds: float, call: Callable[[], None]) -> Handle: ...


class LoopClock:
    """The event loop's own time, less what the whole process stood still: then nobody could do anything.

    Somebody looks at this clock at least every `BEAT_S`; a longer gap is time in which the process was stopped, and it
    does not count. A call that comes too early for that reason is put off by whoever asked for it (`Countdowns`).
    """

    def __init__(self, time: Callable[[], float] = time.monotonic) -> None:
        self._loop = asyncio.get_running_loop()
        self._time = time
        self._stood_still = 0.0
        self._looked = time()
        self._beat()

    def now(self) -> float:
        at = self._time()
        gap, self._looked = at - self._looked, at
        if gap > STOOD_STILL_S:
            self._stood_still += gap
        return at - self._stood_still

    def later(self, seconds: float, call: Callable[[], None]) -> Handle:
        return self._loop.call_later(seconds, call)

    def _beat(self) -> None:
        self.now()
        self._loop.call_later(BEAT_S, self._beat)


class Countdowns:
    """The running timers of one match: a timer starts when its key appears and is dropped when it goes.

    One that has rung stands at zero until its key goes, or until `forget` lets it start again.
    """

    def __init__(self, clock: Clock, ring: Callable[[Timer], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._due: dict[str, tuple[float, Timer]] = {}
        self._rung: set[str] = set()
        self._handle: Handle | None = None
        self._armed_for = 0.0

    def wind(self, timers: tuple[Timer, ...]) -> None:
        """From now on just these run; those that ran already keep the time they have left."""
        if not timers and not self._due:
            return
        now = self._clock.now()
        self._due = {timer.key: self._due.get(timer.key) or (now + timer.seconds, timer) for timer in timers}
        self._rung &= self._due.keys()
        self._arm()

    def due(self, key: str) -> float:
        """When the timer rings, or rang."""
        return self._due[key][0] if key in self._due else self._clock.now()

    def left(self, key: str) -> float:
        """Seconds until then."""
        return max(0.0, round(self.due(key) - self._clock.now(), 1))

    def forget(self, key: str) -> None:
        """What the timer rang for did not come about."""
        self._due.pop(key, None)
        self._rung.discard(key)

    def stop(self) -> None:
        self._due = {}
        self._rung.clear()
        self._arm()

    def _arm(self) -> None:
        """One call for the earliest; a call that comes too early just arms again."""
        first = min([due for key, (due, _) in self._due.items() if key not in self._rung], default=inf)
        if self._handle is not None and self._armed_for <= first < inf:
            return
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        if first < inf:
            self._armed_for = first
            self._handle = self._clock.later(max(0.0, first - self._clock.now()), self._called)

    def _called(self) -> None:
        self._handle = None
        now = self._clock.now()
        running = [each for key, each in self._due.items() if key not in self._rung]
        over = [timer for due, timer in running if due <= now + 0.001]
        self._rung.update([timer.key for timer in over])
        self._arm()
        for timer in over:
            self._ring(timer)
