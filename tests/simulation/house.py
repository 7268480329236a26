"""The server's process: it wakes tables from the disk, lets wires in, crashes, and starts again.

It is the real hall and the real tables; only opening and waking, which the hall does with futures, is done here.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from tests.simulation.annals import SALT, Annals
from tests.simulation.clock import Clock, Life
from tests.simulation.disk import Disk, DiskJournal
from tests.simulation.weather import Weather
from tests.simulation.wires import Wire
from wordless.bots import Level, Seen, Thought
from wordless.bots.plain import Plain
from wordless.engine.game import Seat
from wordless.games import GAMES
from wordless.server.journal import Damaged, Kept
from wordless.server.tables import hall as halls
from wordless.server.tables.hall import Hall
from wordless.server.tables.metrics import Tally
from wordless.server.tables.seating import seats_of
from wordless.server.tables.table import Table, World
from wordless.server.web.outbox import Outbox

TALLY = Tally()
POLICIES = {name: Plain(game) for name, game in GAMES.items()}


class Begun(NamedTuple):
    """A bot's memory, and how many Views have gone into it."""

    memory: Any
    views: int


class Thinker:
    """Plain play, thought of at once and told a little later; now and then a thought fails."""

    def __init__(self, life: Life, random: Random, weather: Weather, annals: Annals) -> None:
        self._annals = annals
        self._life = life
        self._random = random
        self._weather = weather

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
    ) -> None:
        plain = POLICIES[game]
        thought = None
        if not self._weather.now(self._weather.dull):
            begun = Begun(plain.begin(seat, level, seed), 0) if memory is None else memory
            seen_now = self._annals.seen(seed, seat, begun.views, [each.view for each in seen])
            thought = plain.think(begun.memory, seen, now_ms)
            thought = Thought(Begun(thought.memory, seen_now), thought.move, thought.at_ms)
        self._life.later(self._random.uniform(0.05, 0.5), lambda: done(thought))


class House:
    """One node. `up` is false between a crash and the next start."""

    def __init__(self, clock: Clock, random: Random, weather: Weather, disk: Disk, annals: Annals, stays: bool) -> None:
        self.clock = clock
        self._random = random
        self._weather = weather
        self._disk = disk
        self._annals = annals
        self._stays = stays
        self.crashes = 0
        self.start()

    def start(self) -> None:
        self.up = True
        self.life = Life(self.clock)
        self.journal = DiskJournal(self._disk, self.life, self.crash)
        thinker = Thinker(self.life, self._random, self._weather, self._annals)
        world = World(self.journal, self.life, thinker, self._random.randbytes, SALT, TALLY, Outbox(lambda call: None))
        self.hall = Hall(world)
        self._wires: list[Wire] = []
        self._knocking: dict[str, list[Callable[[Table], None]]] = {}

    def crash(self) -> None:
        """As a power cut would; somebody starts it again, unless it was there for a moment only."""
        if not self.up:
            return
        self.up = False
        self.crashes += 1
        self.life.alive = False
        self.journal.crash()
        for wire in self._wires:
            wire.orphaned()
        if self._stays:
            self.clock.later(self._random.uniform(0.1, 15), self.start)

    def connect(self, code: str, wire: Wire, seat: Seat | None, at: tuple[str, int] | None) -> bool:
        """As the websocket's route does; False if nobody opens."""
        if self.up:
            self._wires = [*[each for each in self._wires if each.up], wire]
            self.load(code, lambda table: self._let_in(table, wire, seat, at))
        return self.up

    def durable(self, code: str) -> int:
        return len(self._disk.rows[code])

    def load(self, code: str, then: Callable[[Table], None]) -> None:
        """The table, at once if it is awake."""
        table = self.hall.tables.get(code)
        if table is not None and table.closed is None:
            then(table)
            return
        knocking = self._knocking.setdefault(code, [])
        knocking.append(then)
        if len(knocking) == 1:
            self.hall.world.journal.read(code, None, lambda found: self._woken(code, found))

    def _woken(self, code: str, found: list[Kept] | Damaged) -> None:
        assert isinstance(found, list)
        table = self.hall.tables[code] = halls.load(code, self.hall.world, found)
        for then in self._knocking.pop(code):
            then(table)

    def _let_in(self, table: Table, wire: Wire, seat: Seat | None, at: tuple[str, int] | None) -> None:
        seating = table.now.seating
        mine = () if wire.screen else seats_of(seating, wire.person)
        wire.seat = seat if seat in mine else mine[0] if mine else None
        if wire.seat is None and not seating.spectators and wire.person != seating.host:
            wire.turn_away()
            return
        if wire.up:
            wire.table = table
            wire.durable = lambda: self.durable(table.code)
            table.connect(wire, at)
