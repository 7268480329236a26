"""One socket from end to end: a Link to the table on one side, a line to a client on the other.

What the table sends arrives in order, or, once the link is cut, not at all; the server may hear of the cut much
later. What a client sends may be lost, repeated, or overtaken.
"""

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from tests.simulation.clock import Clock
from tests.simulation.faults import Faults
from wordless.engine.game import Seat

if TYPE_CHECKING:
    from wordless.server.tables.table import Table

NOTICED_S = 9.0  # how long a dead socket may go unnoticed
BUFFERED_MAX = 40  # frames; a reader this slow is dropped


class Sent(NamedTuple):
    """A frame, and how much of the table's history was durable when it was sent."""

    frame: bytes
    durable: int


class SimulatedLink:
    """A Link. `table` is set once the server has let it in."""

    def __init__(
        self,
        clock: Clock,
        faults: Faults,
        person: str,
        screen: bool,
        heard: Callable[[Sent], None],
        lost: Callable[[], None],
        turned_away: Callable[[], None],
    ) -> None:
        self._clock = clock
        self._faults = faults
        self.person = person
        self.screen = screen
        self.seat: Seat | None = None
        self.table: Table | None = None
        self.durable: Callable[[], int] = lambda: 0
        self.up = True
        self._heard = heard
        self._lost = lost
        self._turned_away = turned_away
        self._on_way: deque[Sent] = deque()
        self._arrives_at = 0.0
        self._stalled = faults.now(0.03)
        if self._stalled:
            clock.later(NOTICED_S, self.cut)

    def send(self, frame: bytes) -> None:
        if not self.up:
            return
        self._on_way.append(Sent(frame, self.durable()))
        if len(self._on_way) > BUFFERED_MAX:
            self.cut()
        elif not self._stalled:
            self._arrives_at = max(self._arrives_at, self._clock.now() + self._faults.latency())
            self._clock.later(self._arrives_at - self._clock.now(), self._arrive)

    def close(self, why: str) -> None:
        """The server says goodbye."""
        self._clock.later(self._faults.latency(), self.cut)

    def turn_away(self) -> None:
        """The server does not let it in."""
        self._turned_away()
        self.cut()

    def say(self, letter: bytes, hear: Callable[["Table", "SimulatedLink", bytes], None]) -> int:
        """From the client to the table, in whatever order and as often as faults will have it: so many copies."""
        if self._faults.now(self._faults.lost):
            return 0
        copies = 1 + self._faults.now(self._faults.repeated)
        for _ in range(copies):
            self._clock.later(self._faults.latency(), lambda: self._reach(letter, hear))
        return copies

    def cut(self) -> None:
        """The client knows at once, the server when it notices."""
        if self.up:
            self.up = False
            self._on_way.clear()
            self._lost()
            self._clock.later(self._faults.latency() * NOTICED_S, self._noticed)

    def orphaned(self) -> None:
        """The server has crashed: what it had sent may still arrive."""
        self.table = None
        self._clock.later(self._faults.latency(), self.cut)

    def _arrive(self) -> None:
        if self.up and self._on_way:
            self._heard(self._on_way.popleft())

    def _reach(self, letter: bytes, hear: Callable[["Table", "SimulatedLink", bytes], None]) -> None:
        if self.up and self.table is not None:
            hear(self.table, self, letter)

    def _noticed(self) -> None:
        if self.table is not None:
            self.table.disconnect(self)
            self.table = None
