"""Who a bot is: a temperament that goes with its name, and habits of its own for the evening.

A bot is called after its seat, so a character belongs to a seat: Basil is bold at every table. The habits come from
those bits of the seed that stay the same from match to match (`evening`), so that they can be learnt.
"""

from functools import lru_cache
from random import Random
from typing import Literal, NamedTuple, TypeAlias, get_args

from wordless.engine.game import Seat
from wordless.games.gestures import GESTURES, Gesture

Temper: TypeAlias = Literal["serene", "bold", "careful", "quick", "talkative", "fiery", "dreamy", "sly", "cheeky"]
TEMPERS: tuple[Temper, ...] = get_args(Temper)
LASTING = 2**16 - 1  # the bits of a seed that stay
FAVOURITES = 7


class Character(NamedTuple):
    """How a bot differs from others of its level; 1 (0 for `bold`) is how they all would be."""

    temper: Temper
    pace: float  # how long its pauses are
    bold: float  # from -1, who doubts itself, to 1, who dares
    talks: float  # how often it makes a face
    tell: float  # how far doubt shows in its pauses; below 0 it hurries to hide it
    favourites: tuple[Gesture, ...]  # the gestures it likes best; the first two slip out when it bluffs


# pace, bold, talks, tell
TRAITS: dict[Temper, tuple[float, float, float, float]] = {
    "serene": (1.15, -0.1, 0.7, 0.3),
    "bold": (0.9, 0.8, 1.1, 0.7),
    "careful": (1.25, -0.8, 0.7, 1.4),
    "quick": (0.75, 0.1, 1.0, 1.6),
    "talkative": (1.0, 0.1, 1.8, 1.0),
    "fiery": (0.8, 0.6, 1.3, -0.5),
    "dreamy": (1.3, -0.3, 0.8, 1.2),
    "sly": (1.0, 0.3, 1.2, 0.1),
    "cheeky": (0.9, 0.5, 1.6, -0.3),
}


def evening(seed: int) -> int:
    """The part of a seed that stays while a table's bots stay."""
    return seed & LASTING


def seeded(lasting: int, fresh: int) -> int:
    """A seed for one match, of which the evening's part is given."""
    return (fresh & ~LASTING) | evening(lasting)


def character(seat: Seat, seed: int) -> Character:
    """The character of whoever is called after that seat, with this evening's habits."""
    return _character(seat, evening(seed))


@lru_cache(4096)
def _character(seat: Seat, lasting: int) -> Character:
    temper = TEMPERS[seat % len(TEMPERS)]
    random = Random(f"character/{seat}/{lasting}")
    pace, bold, talks, tell = TRAITS[temper]
    return Character(
        temper,
        pace * random.uniform(0.92, 1.08),
        bold + random.uniform(-0.15, 0.15),
        talks * random.uniform(0.85, 1.15),
        tell + random.uniform(-0.25, 0.25),
        tuple(random.sample(GESTURES, FAVOURITES)),
    )
