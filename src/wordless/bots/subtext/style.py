"""How a bot draws, all evening long: its pen and its hand, and how it likes to put things together."""

from functools import lru_cache
from random import Random
from typing import NamedTuple

from wordless.engine.game import Seat

PENS = (1, 2, 2, 2, 3)
STYLES = 512


class Style(NamedTuple):
    """One hand. Shares are chances from 0 to 1."""

    pen: int
    firm: float  # how hard the pen is pressed
    waver: float  # points that a line strays
    bent: float  # how far proportions are off
    tilt: float  # degrees, mostly
    size: float  # of the canvas, about
    hasty: float  # how often something is left unfinished
    sketchy: float  # how often a line is drawn twice
    pairs: float  # how often two things are put together
    arrows: float  # how often something is pointed at
    scenes: float  # how often there is a ground and a sky
    false_starts: float  # how often something is crossed out and begun anew


@lru_cache(STYLES)
def style(seat: Seat, lasting: int) -> Style:
    """The hand of whoever sits there, by the part of a seed that lasts for an evening."""
    random = Random(f"style/{seat}/{lasting}")
    return Style(
        pen=random.choice(PENS),
        firm=random.uniform(7.0, 12.5),
        waver=random.uniform(3.0, 11.0),
        bent=random.uniform(0.012, 0.04),
        tilt=random.uniform(2.0, 7.0),
        size=random.uniform(0.55, 0.88),
        hasty=random.choice((0.05, 0.15, 0.35)),
        sketchy=random.choice((0.0, 0.05, 0.2)),
        pairs=random.uniform(0.1, 0.3),
        arrows=random.uniform(0.03, 0.14),
        scenes=random.choice((0.04, 0.12, 0.25)),
        false_starts=random.uniform(0.02, 0.1),
    )
