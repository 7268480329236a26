"""One scenario from one seed: a node, one or two tables of people, faults, and then calm.

While it is bad: safety. Once it is calm: every match ends, everybody is answered, and all see the same.
"""

from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from random import Random
from typing import Any, NamedTuple

from tests.simulation.behaviour import ANCHOR, case
from tests.simulation.checks import Unsafe, plain
from tests.simulation.client import Client
from tests.simulation.clock import Clock
from tests.simulation.disk import Disk
from tests.simulation.faults import Faults
from tests.simulation.history import History
from tests.simulation.node import CODES, Node
from tests.simulation.person import SimulatedPerson
from tests.simulation.second_node import SecondNode
from wordless.server.tables.judge import Device
from wordless.server.tables.table import Table

NAMES = (ANCHOR, "Bo", "Cy", "Di")
STEPS_MAX = 400_000
LOOK_EVERY = 50
CALM_S_MAX = 3 * 3600.0
OPEN_AGAIN_S = 5.0
OPENINGS_MAX = 200


class Stuck(AssertionError):
    """It has been calm for long, and still a match is not over or somebody has not been answered."""


class Report(NamedTuple):
    """What came of an scenario; two of one seed are equal."""

    seed: int
    history: str
    counts: Counter[str]


class Party:
    """The people of one table, and what its journal says."""

    def __init__(self, scenario: "Scenario", party: str) -> None:
        random, clock, faults = scenario.random, scenario.clock, scenario.faults
        hurried = random.random() < 0.5
        game, seated, options = case(random, hurried)
        self.code = code = scenario.opened(game, seated, options, f"{party}-{ANCHOR}")
        self.checks = scenario.history.open(code, scenario.disk.rows[code])
        self.people = []
        for name in NAMES[: random.randint(1, len(NAMES))]:
            clients = [self._client(scenario, f"{party}-{name}", False) for _ in range(random.choice((1, 1, 1, 2)))]
            if random.random() < 0.3:
                clients.append(self._client(scenario, f"{party}-{name}-phone", False))
                clients[-1].phone = True
            self.people.append(SimulatedPerson(clock, random, faults, name, clients, hurried))
        self.clients = [client for person in self.people for client in person.clients]
        if random.random() < 0.5:
            self.clients.append(self._client(scenario, f"{party}-screen", True))

    def _client(self, scenario: "Scenario", person: str, screen: bool) -> Client:
        return Client(
            scenario.clock, scenario.faults, scenario.node, self.code, person, screen, self.checks, scenario.log
        )

    @property
    def settled(self) -> bool:
        """The match is over, and everybody has been answered and told."""
        last = self.checks.standings[self.checks.last]
        if last.playing or not last.seating.matches:
            return False
        return all(not client.pending and (client.link or client.barred) for client in self.clients if client.open)

    def stale(self) -> list[str]:
        """Who, at the end, does not see the table as the journal has it."""
        last = self.checks.last
        found = []
        for client in self.clients:
            if client.open and not client.barred:
                try:
                    self.checks.told(client.person, client.told, last, last + 1)
                except (Unsafe, KeyError):
                    found.append(client.person)
        return found


class Scenario:
    """Everything at once; `run` plays it to its end."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.random = Random(seed)
        self.clock = Clock(self.random)
        self.faults = Faults(self.random)
        self.disk = Disk(self.clock, self.random, self.faults)
        self._hash = blake2b(digest_size=16)
        self.history = History()
        self.node = Node(self.clock, self.random, self.faults, self.disk, self.history, True)
        self._blow(self.faults.crashes_s, self.node.crash)
        self._blow(self.faults.full_s, self._fill)
        self.openings = 0
        self.parties: list[Party] = []
        self.parties += [Party(self, party) for party in ("first", "second")[: self.random.choice((1, 1, 1, 2))]]
        self.second_nodes: list[SecondNode] = []
        self._blow(self.faults.naps_s, self._nap)
        self._blow(10.0, self._pair)
        self._blow(self.faults.cuts_s, self._cut)
        self._blow(self.faults.second_nodes_s, self._visit)
        self.clock.later(self.random.choice((30, 60, 90, 240)), self._calm)

    def opened(self, game: str, seats: int, options: dict[str, Any], host: str) -> str:
        """A new table's code: asked for again until it is open, whatever fails, while others try to guess it."""
        tables: list[Table] = []
        while not tables:
            if self.openings == OPENINGS_MAX:
                raise Stuck(f"no table of {game} at {seats} seats could be opened with {options}")
            if self.node.up:
                self.node.open(game, seats, plain(options), host, tables.append)
                self.openings += 1
            again = self.clock.now() + OPEN_AGAIN_S
            while not tables and self.clock.now() < again:
                self.clock.step()
                if self.node.up and self.random.random() < 0.5:
                    landed = [*self.disk.rows][-1:] or [CODES[0] * 6]
                    self.node.load(landed[0], lambda table: None)
        return tables[0].code

    def log(self, frame: bytes) -> None:
        self._hash.update(b"%.6f " % self.clock.now() + frame)

    def run(self) -> Report:
        for _ in range(STEPS_MAX // LOOK_EVERY):
            for _ in range(LOOK_EVERY):
                self.clock.step()
            self._look()
            if self.faults.calm and all(party.settled for party in self.parties):
                break
        self.faults.late = True
        for _ in range(200):  # what is still on its way arrives
            self.clock.step()
        self._last_look()
        for party in self.parties:
            self._hash.update(party.checks.hash())
        return Report(self.seed, self._hash.hexdigest(), self._counts())

    def _blow(self, mean_s: float, strike: Callable[[], None]) -> None:
        """Again and again until it is calm."""

        def blow() -> None:
            if not self.faults.calm:
                strike()
                self._blow(mean_s, strike)

        self.clock.later(self.random.expovariate(1 / mean_s), blow)

    def _pair(self) -> None:
        """Somebody continues on another device: its one-time link was opened."""
        party = self.random.choice(self.parties)
        first, phone = (person := self.random.choice(party.people)).clients[0], person.clients[-1]
        table, seat = self.node.hall.tables.get(party.code), first.you.get("seat")
        if self.node.up and table is not None and phone.phone and seat is not None:
            table.ask(None, Device(seat, phone.person, first.person), lambda wrong: phone.reload())

    def _nap(self) -> None:
        """Somebody, and be it the host, is away for a while."""
        person = self.random.choice(self.random.choice(self.parties).people)
        seconds = self.random.uniform(5, 150)
        for client in person.clients:
            client.nap(seconds)

    def _cut(self) -> None:
        client = self.random.choice(self.random.choice(self.parties).clients)
        if client.link is not None:
            client.link.cut()
        if self.random.random() < 0.1 and ANCHOR not in client.person:
            client.leave()

    def _fill(self) -> None:
        self.disk.full = True
        self.clock.later(self.random.uniform(0.1, 20), self._empty)

    def _empty(self) -> None:
        self.disk.full = False

    def _visit(self) -> None:
        party = self.random.choice(self.parties)
        node = Node(self.clock, self.random, self.faults, self.disk, self.history, False)
        self.second_nodes.append(SecondNode(node, self.random, party.checks, party.clients, party.code))

    def _calm(self) -> None:
        self.faults.calm = True
        self.calm_at = self.clock.now()

    def _tables(self) -> list[Table]:
        return list(self.node.hall.tables.values()) if self.node.up else []

    def _look(self) -> None:
        """No table may ever fail by itself."""
        nodes = [second_node.node for second_node in self.second_nodes if second_node.node.up]
        for table in [table for node in (self.node, *nodes) for table in node.hall.tables.values()]:
            if table.closed == "table-closed":
                raise Unsafe(f"table {table.code} failed after entry {table.seq - 1}")
        if self.faults.calm and self.clock.now() - self.calm_at > CALM_S_MAX:
            raise Stuck(self._state())

    def _last_look(self) -> None:
        for party in self.parties:
            if not party.settled or party.stale():
                raise Stuck(self._state())
        parties = {party.code: party for party in self.parties}
        for table in [table for table in self._tables() if table.code in parties]:  # of others nobody was told
            party = parties[table.code]
            standing = party.checks.standings[table.seq - 1]
            states = [each.match and each.match.state for each in (standing, table.now)]
            if standing.seating != table.now.seating or states[0] != states[1]:
                raise Unsafe(f"table {table.code} does not stand as its first {table.seq} entries say")

    def _state(self) -> str:
        told = [f"{self.clock.now():.0f} s"]
        for party in self.parties:
            standing = party.checks.standings[party.checks.last]
            told.append(
                f"{party.code} {standing.seating.game} match {standing.seating.matches} playing {standing.playing}"
            )
            told += [f"{client.person} waits for {len(client.pending)}, {client.refusals}" for client in party.clients]
            told.append(f"not up to date: {party.stale()}")
        return "; ".join(told)

    def _counts(self) -> Counter[str]:
        counts = Counter({"crashes": self.node.crashes, "calm seconds": int(self.clock.now() - self.calm_at)})
        counts += self.disk.counts + Counter({"openings": self.openings})
        for second_node in self.second_nodes:
            counts["confirmed elsewhere"] += second_node.confirmed
        for party in self.parties:
            counts += party.checks.kinds
            for client in party.clients:
                counts["frames"] += client.frames
                counts["resumed"] += client.resumed
                counts["refusals"] += sum(client.refusals.values())
        return counts


def run(seed: int) -> Report:
    return Scenario(seed).run()
