"""What a bot of Signs keeps in its head: the cards of each pile as far as it remembers, and the last two numbers."""

from typing import NamedTuple

from msgspec import Struct

from wordless.bots import Level
from wordless.engine.game import Seat
from wordless.games.signs.model import Move, View
from wordless.games.signs.runes import Card


class Head(NamedTuple):
    """How good a head is: what fades, what a look at the open piles brings back, how steady, sly and wary it is."""

    fades: float  # the chance that a covered card is forgotten with each sign shown
    notices: float  # the chance that a card in an opened pile is taken in
    wavers: float  # how far its judgement of a number is off
    slyness: float  # how much it likes a number that is hard to answer
    trust: float  # how far it believes others when it does not know better
    strays: float  # how far its choice of a pile strays from what it thinks best


HEADS: dict[Level, Head] = {
    "easy": Head(fades=0.055, notices=0.6, wavers=0.16, slyness=0.0, trust=0.45, strays=3.0),
    "normal": Head(fades=0.022, notices=0.85, wavers=0.07, slyness=0.04, trust=0.6, strays=1.0),
    "hard": Head(fades=0.004, notices=1.0, wavers=0.01, slyness=0.08, trust=0.7, strays=0.5),
}


class Plan(Struct, frozen=True):
    """A move made up for one moment of one stage, and the time to play it."""

    stage: int
    open: bool
    move: Move
    at_ms: int


class Memory(Struct, frozen=True):
    """None in a pile is a card it has forgotten; `answered` is None when the last sign opened."""

    seat: Seat
    level: Level
    seed: int
    piles: tuple[tuple[Card | None, ...], ...] = ()
    number: int | None = None
    answered: int | None = None
    seen: int = 0
    view: View | None = None
    plan: Plan | None = None
