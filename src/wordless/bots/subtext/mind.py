"""One bot's own way of seeing: what drawings look like to it, and what that brings to its mind."""

from functools import lru_cache
from math import exp
from random import Random

from wordless.bots import Level
from wordless.bots.subtext.associations import links, senses
from wordless.bots.subtext.levels import TRAITS
from wordless.bots.subtext.shapes import likenesses
from wordless.games.subtext.strokes import Drawing

STRANGE = 0.04  # how often a drawing is of nothing one can think of
VAGUE, CLEAR = 0.4, 0.75  # likenesses that tell nothing, and enough
FAINT = 0.002
MINDS = 128


class Mind:
    """The associations that this seed has at this level; the same whenever it is asked."""

    def __init__(self, level: Level, seed: int) -> None:
        self.traits = TRAITS[level]
        self._seed = seed

    def fits(self, drawing: Drawing, level: int, own: int | None) -> list[float]:
        """By card, how likely it would be drawn so; all alike for a blank sheet. Its own card it understands best."""
        cards = len(links()[level - 1])
        seen = likenesses(drawing, level)
        if not seen:
            return [1.0] * cards
        traits, best, ease = self.traits, seen[0][1], _ease(self._seed, level)
        strengths = [(at, exp(traits.sharpness * (alike - best))) for at, alike in seen]
        clear = min(1.0, max(0.0, (best - VAGUE) / (CLEAR - VAGUE))) / sum([strength for _, strength in strengths])
        known = senses(level)
        found = [STRANGE / len(known)] * cards
        for at, strength in strengths:
            for sense in known[at] if strength > FAINT else ():
                reach = traits.knows if sense.card == own else traits.finds
                if ease[sense.number] < reach[sense.nearness]:
                    found[sense.card] += clear * strength * sense.chance
        return found


@lru_cache(MINDS)
def _ease(seed: int, level: int) -> tuple[float, ...]:
    """How readily each association comes, from 0, at once, to 1, hardly ever."""
    random = Random(f"{seed}/{level}")
    return tuple([random.random() for row in senses(level) for _ in row])
