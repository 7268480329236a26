"""Somebody at a table: plays what is offered, and has whims. When it is calm everybody is helpful."""

from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec

from tests.simulation.behaviour import ANCHOR, Letter, duty, whim
from tests.simulation.client import Client
from tests.simulation.clock import Clock
from tests.simulation.faults import Faults
from wordless.engine.game import Offer
from wordless.engine.play import draw, kinds
from wordless.games import GAMES

KEEN_S = 0.6
UNANSWERED_MAX = 2
TALK = frozenset({"gesture"})


class SimulatedPerson:
    """One or two clients and a temper. The anchor of a table never leaves it; if hurried, one may sleep on."""

    def __init__(
        self, clock: Clock, random: Random, faults: Faults, name: str, clients: list[Client], hurried: bool
    ) -> None:
        self._clock = clock
        self._random = random
        self._faults = faults
        self.name = name
        self.clients = clients
        self.anchor = name == ANCHOR
        self.hurried = hurried
        self._gap_s = random.choice((KEEN_S, KEEN_S, 2.0, 15.0))
        self._numbers = random.random() < 0.5  # says which match it means
        self._asleep = not self.anchor and random.random() < 0.3
        self._turn()

    def _turn(self) -> None:
        if self._faults.late:
            return
        calm = self._faults.calm
        gap = KEEN_S if calm else self._gap_s
        self._clock.later(self._random.expovariate(1 / gap), self._turn)
        client = self._random.choice(self.clients)
        if not client.open or not client.told or len(client.pending) >= UNANSWERED_MAX:
            return
        wish = duty(client) if calm else whim(client, self, self._random)
        if wish is None and not (self._asleep and (self.hurried or not calm)):
            wish = self._move(client)
        if wish is not None:
            client.say(self._random.randbytes(12).hex(), wish)

    def _move(self, client: Client) -> Letter | None:
        """A move out of the offers as they came over the link."""
        view = client.told["view"]
        offers = [offer for offer in client.told["offers"] if offer["move"] not in TALK]
        if self._random.random() < 0.05:
            offers = client.told["offers"]
        eager = view is not None and (view["seat"] in client.told["awaited"] or self._random.random() < 0.3)
        if not offers or not eager:
            return None
        known = msgspec.convert(offers, tuple[Offer, ...])
        move = draw(self._random, known, kinds(GAMES[client.told["table"]["game"]]), SimpleNamespace(**view))
        stage = view["stage"] - (self._random.random() < 0.03)
        ask: dict[str, Any] = {"say": "ask", "stage": max(0, stage), "move": msgspec.to_builtins(move)}
        return ask | ({"match": client.told["deal"]["match"]} if self._numbers else {})
