"""Another node on the same disk: for a moment it holds the same table, and people's other devices speak to it."""

from random import Random
from typing import Any

import msgspec

from tests.simulation.chronicle import Chronicle
from tests.simulation.house import House
from tests.simulation.tab import Tab
from wordless.engine.play import draw, kinds
from wordless.games import GAMES
from wordless.server.tables import wire
from wordless.server.tables.model import Fault, MoveLetter
from wordless.server.tables.seating import Who
from wordless.server.tables.table import Table

STAYS_S = 3.0


class Neighbour:
    """Wakes the table, asks a few things in its people's names, and is gone."""

    def __init__(self, house: House, random: Random, chronicle: Chronicle, tabs: list[Tab], code: str) -> None:
        self.house = house
        self._random = random
        self._chronicle = chronicle
        self._tabs = tabs
        self.confirmed = 0
        house.load(code, self._act)

    def _act(self, table: Table) -> None:
        for _ in range(self._random.randint(1, 4)):
            self.house.life.later(self._random.random() * STAYS_S, lambda: self._ask(table))
        self.house.life.later(STAYS_S * 2, lambda: self._go(table))

    def _go(self, table: Table) -> None:
        if self._random.random() < 0.5:
            table.close("restarting")
        else:
            self.house.crash()

    def _ask(self, table: Table) -> None:
        tab = self._random.choice(self._tabs)
        if table.closed is not None or tab.you.get("seat") is None:
            return
        who = Who(tab.person, tab.you["seat"])
        ask = self._repeated(tab) if self._random.random() < 0.5 else self._fresh(table, who)
        if ask is not None:
            table.ask(who, ask, lambda wrong: self._answered(table, tab.person, ask.id, wrong))

    def _repeated(self, tab: Tab) -> MoveLetter | None:
        """What the tab has said to the first node, and has not heard of yet."""
        said = [wire.letter(letter) for letter in tab.pending.values()]
        asks = [letter for letter in said if isinstance(letter, MoveLetter)]
        return self._random.choice(asks) if asks else None

    def _fresh(self, table: Table, who: Who) -> MoveLetter | None:
        standing, seat = table.now, who.seat
        if not standing.playing or standing.match is None or seat is None or seat >= standing.match.opened.seats:
            return None
        shown = table.snapshot(seat)
        if not shown.offers:
            return None
        move: Any = draw(self._random, shown.offers, kinds(GAMES[standing.seating.game]), shown.view)
        raw = msgspec.Raw(wire.encode(move))
        return MoveLetter(self._random.randbytes(12).hex(), standing.match.state.stage, raw, standing.seating.matches)

    def _answered(self, table: Table, person: str, id: str, wrong: Fault | None) -> None:
        if wrong is None:
            self.confirmed += 1
            self._chronicle.granted(person, id, self.house.durable(table.code))
