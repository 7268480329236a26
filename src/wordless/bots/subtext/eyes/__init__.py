"""What a drawing shows, as far as lines can tell: a thing, or several things side by side.

Two ways of seeing go together. `shapes` compares the lines with every icon, which tells what a bot has drawn, or
whoever draws like one; `network` has learnt from people's doodles. The clearer an icon is seen, the more it counts.
A drawing that is clear at once is looked at no longer; else it is taken apart, and turned about.
"""

from functools import lru_cache
from math import exp
from typing import NamedTuple, TypeAlias

from wordless.bots.subtext.eyes import shapes
from wordless.bots.subtext.eyes.doodles import likely
from wordless.bots.subtext.eyes.ink import ink
from wordless.bots.subtext.eyes.parts import readings
from wordless.bots.subtext.icons import Line
from wordless.games.subtext.strokes import Drawing

VAGUE, CLEAR = 0.72, 0.82  # likenesses of an icon that tell nothing, and enough
PLAIN = 0.84  # a likeness that leaves no doubt
SHARP = 40.0  # how much likelier a better likeness is
FAINT = 0.002
LEARNT = 0.85  # how far the network is trusted where no icon is clear
PROBABLE = 0.35  # what the network must find at once, or it turns the drawing about
OBVIOUS = 0.85  # how far a reading must be believed to try no other
SURE = 0.6  # how far a reading must be believed to look no longer
CACHED = 2048

Beliefs: TypeAlias = dict[int, float]


class Sight(NamedTuple):
    """One thing that was seen: concepts of a level, by place, and how likely each is; in all 1 or less."""

    beliefs: tuple[tuple[int, float], ...]
    clear: float


@lru_cache(CACHED)
def seen(drawing: Drawing, level: int) -> tuple[Sight, ...]:
    """The things in a drawing, none on a blank sheet."""
    lines = ink(drawing)
    marks = shapes.marks(lines) if lines else []
    if not marks:
        return ()
    icons = shapes.upright(marks, level)
    if max(icons.values()) >= PLAIN:
        return (_sight(icons, {}),)
    best: tuple[Sight, ...] = ()
    for reading in readings(lines):
        best = max(best, tuple([_part(part, level) for part in reading]), key=_sure)
        if _sure(best) >= OBVIOUS:
            return best
    for at, alike in shapes.turned(marks, level).items():
        icons[at] = max(alike, icons.get(at, 0.0))
    if max(icons.values()) >= CLEAR:
        return (_sight(icons, {}),)
    if best and _sure(best) >= SURE:
        return best
    return max(best, (_sight(icons, likely(lines, level, PROBABLE)),), key=_sure)


def _sure(sights: tuple[Sight, ...]) -> float:
    """How much the likeliest reading of each thing is believed, on average."""
    return sum([sight.beliefs[0][1] for sight in sights if sight.beliefs]) / max(1, len(sights))


def _part(lines: list[Line], level: int) -> Sight:
    icons = shapes.upright(shapes.marks(lines), level)
    return _sight(icons, {} if max(icons.values()) >= CLEAR else likely(lines, level))


def _sight(icons: Beliefs, doodles: Beliefs) -> Sight:
    """Likenesses of icons and what the network makes of it, as one belief."""
    best = max(icons.values())
    trust = min(1.0, max(0.0, (best - VAGUE) / (CLEAR - VAGUE)))
    strengths = {at: exp(SHARP * (alike - best)) for at, alike in icons.items()}
    share = trust / sum(strengths.values())
    beliefs = {at: share * strength for at, strength in strengths.items()}
    for at, chance in doodles.items():
        beliefs[at] = beliefs.get(at, 0.0) + (1 - trust) * LEARNT * chance
    kept = sorted([each for each in beliefs.items() if each[1] > FAINT], key=_belief, reverse=True)
    return Sight(tuple(kept), sum([belief for _, belief in kept]))


def _belief(pair: tuple[int, float]) -> float:
    return pair[1]
