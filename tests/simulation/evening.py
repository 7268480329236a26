"""One evening from one seed: a house, one or two tables of people, bad weather, and then calm.

While it is bad: safety. Once it is calm: every match ends, everybody is answered, and all see the same.
"""

from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from random import Random
from typing import Any, NamedTuple

from tests.simulation.annals import Annals
from tests.simulation.chronicle import Unsafe, plain
from tests.simulation.clock import Clock
from tests.simulation.disk import Disk
from tests.simulation.house import CODES, House
from tests.simulation.neighbour import Neighbour
from tests.simulation.person import Person
from tests.simulation.tab import Tab
from tests.simulation.weather import Weather
from tests.simulation.whims import ANCHOR, case
from wordless.server.tables.judge import Device
from wordless.server.tables.table import Table

NAMES = (ANCHOR, "Bo", "Cy", "Di")
STEPS_MAX = 400_000
LOOK_EVERY = 50
CALM_S_MAX = 3 * 3600.0
OPEN_AGAIN_S = 5.0


class Stuck(AssertionError):
    """It has been calm for long, and still a match is not over or somebody has not been answered."""


class Report(NamedTuple):
    """What came of an evening; two of one seed are equal."""

    seed: int
    history: str
    counts: Counter[str]


class Party:
    """The people of one table, and what its journal says."""

    def __init__(self, evening: "Evening", party: str) -> None:
        random, clock, weather = evening.random, evening.clock, evening.weather
        hurried = random.random() < 0.5
        game, seated, options = case(random, hurried)
        self.code = code = evening.opened(game, seated, options, f"{party}-{ANCHOR}")
        self.chronicle = evening.annals.open(code, evening.disk.rows[code])
        self.people = []
        for name in NAMES[: random.randint(1, len(NAMES))]:
            tabs = [self._tab(evening, f"{party}-{name}", False) for _ in range(random.choice((1, 1, 1, 2)))]
            if random.random() < 0.3:
                tabs.append(self._tab(evening, f"{party}-{name}-phone", False))
                tabs[-1].phone = True
            self.people.append(Person(clock, random, weather, name, tabs, hurried))
        self.tabs = [tab for person in self.people for tab in person.tabs]
        if random.random() < 0.5:
            self.tabs.append(self._tab(evening, f"{party}-screen", True))

    def _tab(self, evening: "Evening", person: str, screen: bool) -> Tab:
        return Tab(
            evening.clock, evening.weather, evening.house, self.code, person, screen, self.chronicle, evening.log
        )

    @property
    def settled(self) -> bool:
        """The match is over, and everybody has been answered and told."""
        last = self.chronicle.standings[self.chronicle.last]
        if last.playing or not last.seating.matches:
            return False
        return all(not tab.pending and (tab.wire or tab.barred) for tab in self.tabs if tab.open)

    def stale(self) -> list[str]:
        """Who, at the end, does not see the table as the journal has it."""
        last = self.chronicle.last
        found = []
        for tab in self.tabs:
            if tab.open and not tab.barred:
                try:
                    self.chronicle.told(tab.person, tab.told, last, last + 1)
                except (Unsafe, KeyError):
                    found.append(tab.person)
        return found


class Evening:
    """Everything at once; `run` plays it to its end."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.random = Random(seed)
        self.clock = Clock(self.random)
        self.weather = Weather(self.random)
        self.disk = Disk(self.clock, self.random, self.weather)
        self._hash = blake2b(digest_size=16)
        self.annals = Annals()
        self.house = House(self.clock, self.random, self.weather, self.disk, self.annals, True)
        self._blow(self.weather.crashes_s, self.house.crash)
        self._blow(self.weather.full_s, self._fill)
        self.openings = 0
        self.parties: list[Party] = []
        self.parties += [Party(self, party) for party in ("first", "second")[: self.random.choice((1, 1, 1, 2))]]
        self.neighbours: list[Neighbour] = []
        self._blow(self.weather.naps_s, self._nap)
        self._blow(10.0, self._pair)
        self._blow(self.weather.cuts_s, self._cut)
        self._blow(self.weather.neighbours_s, self._visit)
        self.clock.later(self.random.choice((30, 60, 90, 240)), self._calm)

    def opened(self, game: str, seats: int, options: dict[str, Any], host: str) -> str:
        """A new table's code: asked for again until it is open, whatever fails, while others try to guess it."""
        tables: list[Table] = []
        while not tables:
            if self.house.up:
                self.house.open(game, seats, plain(options), host, tables.append)
                self.openings += 1
            again = self.clock.now() + OPEN_AGAIN_S
            while not tables and self.clock.now() < again:
                self.clock.step()
                if self.house.up and self.random.random() < 0.5:
                    landed = [*self.disk.rows][-1:] or [CODES[0] * 6]
                    self.house.load(landed[0], lambda table: None)
        return tables[0].code

    def log(self, frame: bytes) -> None:
        self._hash.update(b"%.6f " % self.clock.now() + frame)

    def run(self) -> Report:
        for _ in range(STEPS_MAX // LOOK_EVERY):
            for _ in range(LOOK_EVERY):
                self.clock.step()
            self._look()
            if self.weather.calm and all(party.settled for party in self.parties):
                break
        self.weather.late = True
        for _ in range(200):  # what is still on its way arrives
            self.clock.step()
        self._last_look()
        for party in self.parties:
            self._hash.update(party.chronicle.hash())
        return Report(self.seed, self._hash.hexdigest(), self._counts())

    def _blow(self, mean_s: float, strike: Callable[[], None]) -> None:
        """Again and again until it is calm."""

        def blow() -> None:
            if not self.weather.calm:
                strike()
                self._blow(mean_s, strike)

        self.clock.later(self.random.expovariate(1 / mean_s), blow)

    def _pair(self) -> None:
        """Somebody continues on another device: its one-time link was opened."""
        party = self.random.choice(self.parties)
        first, phone = (person := self.random.choice(party.people)).tabs[0], person.tabs[-1]
        table, seat = self.house.hall.tables.get(party.code), first.you.get("seat")
        if self.house.up and table is not None and phone.phone and seat is not None:
            table.ask(None, Device(seat, phone.person, first.person), lambda wrong: phone.reload())

    def _nap(self) -> None:
        """Somebody, and be it the host, is away for a while."""
        person = self.random.choice(self.random.choice(self.parties).people)
        seconds = self.random.uniform(5, 150)
        for tab in person.tabs:
            tab.nap(seconds)

    def _cut(self) -> None:
        tab = self.random.choice(self.random.choice(self.parties).tabs)
        if tab.wire is not None:
            tab.wire.cut()
        if self.random.random() < 0.1 and ANCHOR not in tab.person:
            tab.leave()

    def _fill(self) -> None:
        self.disk.full = True
        self.clock.later(self.random.uniform(0.1, 20), self._empty)

    def _empty(self) -> None:
        self.disk.full = False

    def _visit(self) -> None:
        party = self.random.choice(self.parties)
        node = House(self.clock, self.random, self.weather, self.disk, self.annals, False)
        self.neighbours.append(Neighbour(node, self.random, party.chronicle, party.tabs, party.code))

    def _calm(self) -> None:
        self.weather.calm = True
        self.calm_at = self.clock.now()

    def _tables(self) -> list[Table]:
        return list(self.house.hall.tables.values()) if self.house.up else []

    def _look(self) -> None:
        """No table may ever fail by itself."""
        nodes = [neighbour.house for neighbour in self.neighbours if neighbour.house.up]
        for table in [table for node in (self.house, *nodes) for table in node.hall.tables.values()]:
            if table.closed == "table-closed":
                raise Unsafe(f"table {table.code} failed after entry {table.seq - 1}")
        if self.weather.calm and self.clock.now() - self.calm_at > CALM_S_MAX:
            raise Stuck(self._state())

    def _last_look(self) -> None:
        for party in self.parties:
            if not party.settled or party.stale():
                raise Stuck(self._state())
        parties = {party.code: party for party in self.parties}
        for table in [table for table in self._tables() if table.code in parties]:  # of others nobody was told
            party = parties[table.code]
            standing = party.chronicle.standings[table.seq - 1]
            states = [each.match and each.match.state for each in (standing, table.now)]
            if standing.seating != table.now.seating or states[0] != states[1]:
                raise Unsafe(f"table {table.code} does not stand as its first {table.seq} entries say")

    def _state(self) -> str:
        told = [f"{self.clock.now():.0f} s"]
        for party in self.parties:
            standing = party.chronicle.standings[party.chronicle.last]
            told.append(
                f"{party.code} {standing.seating.game} match {standing.seating.matches} playing {standing.playing}"
            )
            told += [f"{tab.person} waits for {len(tab.pending)}, {tab.refusals}" for tab in party.tabs]
            told.append(f"not up to date: {party.stale()}")
        return "; ".join(told)

    def _counts(self) -> Counter[str]:
        counts = Counter({"crashes": self.house.crashes, "calm seconds": int(self.clock.now() - self.calm_at)})
        counts += self.disk.counts + Counter({"openings": self.openings})
        for neighbour in self.neighbours:
            counts["confirmed elsewhere"] += neighbour.confirmed
        for party in self.parties:
            counts += party.chronicle.kinds
            for tab in party.tabs:
                counts["frames"] += tab.frames
                counts["resumed"] += tab.resumed
                counts["refusals"] += sum(tab.refusals.values())
        return counts


def run(seed: int) -> Report:
    return Evening(seed).run()
