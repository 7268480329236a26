"""Another node on the same disk: for a moment it holds the same table, and people's other devices speak to it."""

from random import Random
from typing import Any

import msgspec

from tests.simulation.checks import Checks
from tests.simulation.client import Client
from tests.simulation.node import Node
from wordless.engine.play import draw, kinds
from wordless.games import GAMES
from wordless.server.tables import wire
from wordless.server.tables.model import Fault, MoveLetter
from wordless.server.tables.people.chairs import Who
from wordless.server.tables.table import Table

STAYS_S = 3.0


class SecondNode:
    """Wakes the table, asks a few things in its people's names, and is gone."""

    def __init__(self, node: Node, random: Random, checks: Checks, clients: list[Client], code: str) -> None:
        self.node = node
        self._random = random
        self._checks = checks
        self._tabs = clients
        self.confirmed = 0
        node.load(code, self._act)

    def _act(self, table: Table) -> None:
        for _ in range(self._random.randint(1, 4)):
            self.node.life.later(self._random.random() * STAYS_S, lambda: self._ask(table))
        self.node.life.later(STAYS_S * 2, lambda: self._go(table))

    def _go(self, table: Table) -> None:
        if self._random.random() < 0.5:
            table.close("restarting")
        else:
            self.node.crash()

    def _ask(self, table: Table) -> None:
        client = self._random.choice(self._tabs)
        if table.closed is not None or client.you.get("seat") is None:
            return
        who = Who(client.person, client.you["seat"])
        ask = self._repeated(client) if self._random.random() < 0.5 else self._fresh(table, who)
        if ask is not None:
            table.ask(who, ask, lambda wrong: self._answered(table, client.person, ask.id, wrong))

    def _repeated(self, client: Client) -> MoveLetter | None:
        """What the client has said to the first node, and has not heard of yet."""
        said = [wire.letter(letter) for letter in client.pending.values()]
        asks = [letter for letter in said if isinstance(letter, MoveLetter)]
        if not asks:
            return None
        ask = self._random.choice(asks)
        client.copies[ask.id] += 1
        return ask

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
            self._checks.granted(person, id, self.node.durable(table.code))
