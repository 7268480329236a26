"""One bot's own way of seeing: what drawings look like to it, and what that brings to its mind."""

from array import array
from functools import lru_cache
from random import Random

from wordless.bots import Level
from wordless.bots.subtext.associations import links, senses
from wordless.bots.subtext.eyes import Sight, seen
from wordless.bots.subtext.levels import FADE, TRAITS
from wordless.games.subtext.strokes import Drawing

STRANGE = 0.04  # how often a drawing is of nothing one can think of
FAINT = 0.002
MINDS = 512


class Mind:
    """The associations that this seed has at this level; the same whenever it is asked."""

    def __init__(self, level: Level, seed: int) -> None:
        self.traits = TRAITS[level]
        self._seed = seed

    def fits(self, drawing: Drawing, level: int, own: int | None) -> list[float]:
        """By card, how likely it would be drawn so; all alike for a blank sheet. Its own card it understands best.

        Of several things in a drawing each is a hint of its own, and all of them together tell the more.
        """
        found = [1.0] * len(links()[level - 1])
        for sight in seen(drawing, level):
            found = [before * chance for before, chance in zip(found, self.hinted(sight, level, own), strict=True)]
        return found

    def hinted(self, sight: Sight, level: int, own: int | None) -> list[float]:
        """By card, how likely this one thing would be drawn for it."""
        traits, ease, known, fade = self.traits, _ease(self._seed, level), senses(level), FADE[level - 1]
        strengths = [(at, belief**traits.sharpness) for at, belief in sight.beliefs]
        whole = sum([strength for _, strength in strengths]) or 1.0
        found = [STRANGE / len(known)] * len(links()[level - 1])
        for at, strength in strengths:
            share = sight.clear * strength / whole
            for sense in known[at] if share > FAINT else ():
                reach = traits.knows if sense.card == own else traits.finds
                if ease[sense.number] < fade * reach[sense.nearness]:
                    found[sense.card] += share * sense.chance
        return found


@lru_cache(MINDS)
def _ease(seed: int, level: int) -> "array[float]":
    """How readily each association comes, from 0, at once, to 1, hardly ever."""
    random = Random(f"{seed}/{level}")
    return array("f", [random.random() for row in senses(level) for _ in row])
