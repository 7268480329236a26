"""Virtual time: a queue of calls, ordered by when they are due and, where that is equal, by chance."""

from collections.abc import Callable
from heapq import heappop, heappush
from random import Random


class Call:
    """Something that will happen, unless it is called off."""

    __slots__ = ("run",)

    def __init__(self, run: Callable[[], None] | None) -> None:
        self.run = run

    def cancel(self) -> None:
        self.run = None


class Clock:
    """The one time of a simulation."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._now = 0.0
        self._calls: list[tuple[float, float, int, Call]] = []
        self._count = 0

    def now(self) -> float:
        return self._now

    def later(self, seconds: float, call: Callable[[], None]) -> Call:
        made = Call(call)
        self._count += 1
        heappush(self._calls, (self._now + max(0.0, seconds), self._random.random(), self._count, made))
        return made

    def step(self) -> bool:
        """Whatever is due next happens; False if nothing is."""
        while self._calls:
            due, _, _, call = heappop(self._calls)
            if call.run is not None:
                self._now = due
                run, call.run = call.run, None
                run()
                return True
        return False

    def run(self, seconds: float) -> None:
        """All that is due within so many seconds happens."""
        until = self._now + seconds
        while self._calls and self._calls[0][0] <= until:
            if self._calls[0][3].run is None:
                heappop(self._calls)
            else:
                self.step()
        self._now = until

    @property
    def idle(self) -> bool:
        """Nothing will ever happen again."""
        return all(call.run is None for _, _, _, call in self._calls)


class Life:
    """One process from its start to its crash, as a clock: what it has set going dies with it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.alive = True

    def now(self) -> float:
        return self._clock.now()

    def later(self, seconds: float, call: Callable[[], None]) -> Call:
        return self._clock.later(seconds, lambda: call() if self.alive else None)
