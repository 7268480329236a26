"""Somebody at a table: plays what is offered, and has whims. When it is calm everybody is helpful."""

from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec

from tests.simulation.clock import Clock
from tests.simulation.tab import Tab
from tests.simulation.weather import Weather
from tests.simulation.whims import ANCHOR, Letter, duty, whim
from wordless.engine.game import Offer
from wordless.engine.play import draw, kinds
from wordless.games import GAMES

KEEN_S = 0.6
UNANSWERED_MAX = 2
TALK = frozenset({"gesture"})


class Person:
    """One or two tabs and a temper. The anchor of a table never leaves it; in a hurried evening one may sleep on."""

    def __init__(
        self, clock: Clock, random: Random, weather: Weather, name: str, tabs: list[Tab], hurried: bool
    ) -> None:
        self._clock = clock
        self._random = random
        self._weather = weather
        self.name = name
        self.tabs = tabs
        self.anchor = name == ANCHOR
        self.hurried = hurried
        self._gap_s = random.choice((KEEN_S, KEEN_S, 2.0, 15.0))
        self._numbers = random.random() < 0.5  # says which match it means
        self._asleep = not self.anchor and random.random() < 0.3
        self._turn()

    def _turn(self) -> None:
        if self._weather.late:
            return
        calm = self._weather.calm
        gap = KEEN_S if calm else self._gap_s
        self._clock.later(self._random.expovariate(1 / gap), self._turn)
        tab = self._random.choice(self.tabs)
        if not tab.open or not tab.told or len(tab.pending) >= UNANSWERED_MAX:
            return
        wish = duty(tab) if calm else whim(tab, self, self._random)
        if wish is None and not (self._asleep and (self.hurried or not calm)):
            wish = self._move(tab)
        if wish is not None:
            tab.say(self._random.randbytes(12).hex(), wish)

    def _move(self, tab: Tab) -> Letter | None:
        """A move out of the offers as they came over the wire."""
        view = tab.told["view"]
        offers = [offer for offer in tab.told["offers"] if offer["move"] not in TALK]
        if self._random.random() < 0.05:
            offers = tab.told["offers"]
        eager = view is not None and (view["seat"] in tab.told["awaited"] or self._random.random() < 0.3)
        if not offers or not eager:
            return None
        known = msgspec.convert(offers, tuple[Offer, ...])
        move = draw(self._random, known, kinds(GAMES[tab.told["table"]["game"]]), SimpleNamespace(**view))
        stage = view["stage"] - (self._random.random() < 0.03)
        ask: dict[str, Any] = {"say": "ask", "stage": max(0, stage), "move": msgspec.to_builtins(move)}
        return ask | ({"match": tab.told["deal"]["match"]} if self._numbers else {})
