"""Chance for a bot: rolls that belong to a View, the same in every process, and pauses spread like people's."""

from collections.abc import Sequence
from math import exp, log
from statistics import NormalDist
from typing import TypeVar

T = TypeVar("T")

LIMIT = 2**64
GOLDEN = 0x9E3779B97F4A7C15
STEP = 0xD6E8FEB86659FD93
QUICKEST_MS = 400  # nobody reacts faster
SPREAD = 0.4  # of the logarithm of a pause

_bell = NormalDist()


def roll(seed: int, count: int) -> float:
    """The roll of that number out of this seed, from 0 to below 1."""
    mixed = (seed + (count + 1) * GOLDEN) % LIMIT
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) % LIMIT
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) % LIMIT
    return ((mixed ^ (mixed >> 31)) >> 11) / 2**53


class Dice:
    """Rolls one after another, begun anew with every View: whoever is shown the same Views again rolls the same."""

    __slots__ = ("_seed", "count")

    def __init__(self, seed: int, seen: int, count: int = 0) -> None:
        self._seed = (seed ^ seen * STEP) % LIMIT
        self.count = count

    def roll(self) -> float:
        self.count += 1
        return roll(self._seed, self.count)

    def pick(self, items: Sequence[T]) -> T:
        return items[int(self.roll() * len(items))]

    def pause(self, median_ms: float) -> int:
        """Mostly near the median, now and then much longer, never shorter than a person's reflex."""
        return max(QUICKEST_MS, int(median_ms * exp(SPREAD * _bell.inv_cdf(min(max(self.roll(), 1e-4), 1 - 1e-4)))))

    def rarely(self, mean_ms: float) -> int:
        """A pause that may end at any moment alike."""
        return QUICKEST_MS - int(mean_ms * log(1 - self.roll()))
