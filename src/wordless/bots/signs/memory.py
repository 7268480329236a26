"""What a bot of Signs keeps in its head: the piles as it remembers them, the last two numbers, who took how long."""

from typing import NamedTuple

from msgspec import Struct

from wordless.bots import Level, Why
from wordless.engine.game import Seat
from wordless.games.signs.model import Move, View
from wordless.games.signs.runes import Card


class Head(NamedTuple):
    """How good a head is: what it can hold and what fades, how steady, sly, wary and straight-faced it is."""

    span: int  # so many covered cards it keeps in mind with ease
    fades: float  # the chance that one of these goes with each sign shown
    crowds: float  # of those beyond its span, the part that goes with each sign
    muddles: float  # how often a fading rune is taken for one like it instead of being forgotten
    reckons: float  # how far it reckons with what it has forgotten
    notices: float  # the chance that a card in an opened pile is taken in
    wavers: float  # how far its judgement of a number is off
    slyness: float  # how much it likes a number that is hard to answer
    trust: float  # how far it believes others when it does not know better
    strays: float  # how far its choice of a pile strays from what it thinks best
    tell: float  # how much longer than usual it takes for a sign it is not sure of


HEADS: dict[Level, Head] = {
    "easy": Head(3, 0.03, 0.5, 0.45, 0.1, 0.5, 0.2, 0.0, 0.2, 2.0, 1.2),
    "normal": Head(4, 0.012, 0.4, 0.3, 0.1, 0.75, 0.14, 0.1, 0.1, 1.0, 0.7),
    "hard": Head(5, 0.005, 0.35, 0.15, 0.1, 0.95, 0.1, 0.2, 0.0, 0.5, 0.3),
}


class Plan(Struct, frozen=True):
    """A move made up for one moment of one stage, the time to play it, and why."""

    stage: int
    open: bool
    move: Move
    at_ms: int
    why: Why


class Memory(Struct, frozen=True):
    """None in a pile is a card it has forgotten; `answered` is None when the last sign opened.

    `paces` are each seat's last times for a sign, in milliseconds; `hesitated` is the last one against those before.
    """

    seat: Seat
    level: Level
    seed: int
    piles: tuple[tuple[Card | None, ...], ...] = ()
    number: int | None = None
    answered: int | None = None
    seen: int = 0
    since_ms: int = 0
    paces: tuple[tuple[int, ...], ...] = ()
    hesitated: float = 1.0
    view: View | None = None
    plan: Plan | None = None
