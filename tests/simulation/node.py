"""The server's process: it opens tables, loads them from the disk, lets links in, crashes, and starts again.

It is the real hall and the real tables.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from tests.simulation.checks import Unsafe
from tests.simulation.clock import Clock, Life
from tests.simulation.disk import Disk, DiskJournal
from tests.simulation.faults import Faults
from tests.simulation.history import SALT, History
from tests.simulation.link import SimulatedLink
from wordless.bots import Level, Seen, Thought
from wordless.bots.plain import Plain
from wordless.engine.game import Illegal, Seat
from wordless.games import GAMES
from wordless.server.tables.hall import Hall
from wordless.server.tables.metrics import Tally
from wordless.server.tables.people.chairs import seats_of
from wordless.server.tables.table import Table
from wordless.server.tables.world import World

TALLY = Tally()
CODE_BYTES = 8  # what `new_code` draws at once
CODES = "ABCD"
POLICIES = {name: Plain(game) for name, game in GAMES.items()}


class Begun(NamedTuple):
    """A bot's memory, and how many Views have gone into it."""

    memory: Any
    views: int


class Thinker:
    """Plain play, thought of at once and told a little later; now and then a thought fails."""

    def __init__(self, life: Life, random: Random, faults: Faults, history: History) -> None:
        self._history = history
        self._life = life
        self._random = random
        self._faults = faults

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
        plain = POLICIES[game]
        thought = None
        if not self._faults.now(self._faults.dull):
            begun = Begun(plain.begin(seat, level, seed), 0) if memory is None else memory
            seen_now = self._history.seen(seed, seat, begun.views, [each.view for each in seen])
            thought = plain.think(begun.memory, seen, now_ms)
            thought = Thought(Begun(thought.memory, seen_now), thought.move, thought.at_ms)
        self._life.later(self._random.uniform(0.05, 0.5), lambda: done(thought))


class Node:
    """One node. `up` is false between a crash and the next start."""

    def __init__(self, clock: Clock, random: Random, faults: Faults, disk: Disk, history: History, stays: bool) -> None:
        self.clock = clock
        self._random = random
        self._faults = faults
        self._disk = disk
        self._history = history
        self._stays = stays
        self.crashes = 0
        self.start()

    def start(self) -> None:
        self.up = True
        self.life = Life(self.clock)
        self.journal = DiskJournal(self._disk, self.life, self.crash)
        thinker = Thinker(self.life, self._random, self._faults, self._history)
        world = World(self.journal, self.life, thinker, self._secret, SALT, TALLY)
        self.hall = Hall(world)
        self._links: list[SimulatedLink] = []
        self._handed: dict[str, Table] = {}

    def _secret(self, size: int) -> bytes:
        """Few codes, so that two tables are given the same one now and then."""
        drawn = self._random.randbytes(size)
        if size == CODE_BYTES and drawn[0] % 2:
            return bytes([drawn[1] % len(CODES)]) * size
        return drawn

    def crash(self) -> None:
        """As a power cut would; somebody starts it again, unless it was there for a moment only."""
        if not self.up:
            return
        self.up = False
        self.crashes += 1
        self.life.alive = False
        self.journal.crash()
        for link in self._links:
            link.orphaned()
        if self._stays:
            self.clock.later(self._random.uniform(0.1, 15), self.start)

    def connect(self, code: str, link: SimulatedLink, seat: Seat | None, at: tuple[str, int] | None) -> bool:
        """As the websocket's route does; False if nobody opens."""
        if self.up:
            self._links = [*[each for each in self._links if each.up], link]
            self.load(code, lambda table: self._let_in(table, link, seat, at), link.cut)
        return self.up

    def durable(self, code: str) -> int:
        return len(self._disk.rows[code])

    def load(self, code: str, then: Callable[[Table], None], refused: Callable[[], None] = lambda: None) -> None:
        """The table, by the hall; whoever asks is answered once, and never with a second table of that code."""
        life, waiting = self.life, [then]

        def found(answer: Table | Illegal) -> None:
            if not life.alive:
                return
            told = waiting.pop()
            if isinstance(answer, Illegal):
                refused()
                return
            self._handed_out(answer)
            told(answer)

        self.hall.table(code, found)

    def open(self, game: str, seats: int, options: dict[str, Any], host: str, then: Callable[[Table], None]) -> None:
        """A new table, by the hall; nobody is called if it could not be opened."""

        def found(answer: Table | Illegal) -> None:
            if isinstance(answer, Table):
                self._handed_out(answer)
                then(answer)

        self.hall.open(game, seats, options, host, "en", found)

    def _handed_out(self, table: Table) -> None:
        before = self._handed.setdefault(table.code, table)
        if before is not table and before.closed is None:
            raise Unsafe(f"two tables {table.code} are open in one process")
        if before.closed == "table-closed":
            raise Unsafe(f"table {table.code} failed after entry {before.seq - 1}")
        self._handed[table.code] = table

    def _let_in(self, table: Table, link: SimulatedLink, seat: Seat | None, at: tuple[str, int] | None) -> None:
        seating = table.now.seating
        mine = () if link.screen else seats_of(seating, link.person)
        link.seat = seat if seat in mine else mine[0] if mine else None
        if link.seat is None and not seating.spectators and link.person != seating.host:
            link.turn_away()
            return
        if link.up:
            link.table = table
            link.durable = lambda: self.durable(table.code)
            table.connect(link, at)
