"""How likely a number is right, as far as one remembers.

A forgotten card may be any that is not remembered. A pile with forgotten cards may hold the pentagram. But who has
forgotten a card hardly thinks of it: it counts only so far as the head reckons with its own gaps.
"""

from typing import NamedTuple

from wordless.bots.signs.memory import HEADS, Memory
from wordless.games.signs.runes import CARDS, NUMBERS, PENTAGRAM, Card, replies


class Belief(NamedTuple):
    """The remembered runes with the chance that each is active, and what the forgotten ones may be."""

    known: tuple[tuple[Card, float], ...]
    forgotten: int
    unseen: tuple[Card, ...]
    backwards: bool
    reckons: float = 1.0

    @property
    def certainty(self) -> float:
        """The share of the cards on the table that is remembered."""
        laid = len(self.known) + self.forgotten
        return len(self.known) / laid if laid else 1.0


def belief(memory: Memory) -> Belief:
    assert memory.view is not None
    remembered = {card for pile in memory.piles for card in pile if card is not None}
    if memory.view.card is not None:
        remembered.add(memory.view.card)
    unseen = tuple([card for card in CARDS if card not in remembered])
    known: list[tuple[Card, float]] = []
    forgotten = 0
    for pile in memory.piles:
        gaps = pile.count(None)
        if PENTAGRAM in pile:
            continue
        forgotten += gaps
        dead = gaps / len(unseen) if gaps and PENTAGRAM in unseen else 0.0
        known += [(card, 1.0 - min(1.0, dead)) for card in pile if card is not None]
    return Belief(tuple(known), forgotten, unseen, memory.view.options.read_backwards, HEADS[memory.level].reckons)


def rightness(held: Belief, answered: int | None) -> tuple[float, ...]:
    """For each number from 1 to 15 the chance that it may follow; an opening sign is always right."""
    if answered is None:
        return (1.0,) * len(NUMBERS)
    unbound, refused = 1.0, [1.0] * (len(NUMBERS) + 1)
    for card, alive in held.known:
        allowed = replies(card, answered, held.backwards)
        if allowed:
            unbound *= 1.0 - alive
            for number in allowed:
                refused[number] *= 1.0 - alive
    gaps = held.reckons * held.forgotten
    if gaps:
        unbound *= (1.0 - _share(held, answered, None)) ** gaps
        for number in NUMBERS:
            refused[number] *= (1.0 - _share(held, answered, number)) ** gaps
    return tuple([1.0 - refused[number] + unbound for number in NUMBERS])


def _share(held: Belief, answered: int, number: int | None) -> float:
    """Of the cards a forgotten one may be, how many bind the number answered (and allow this one)."""
    count = 0
    for card in held.unseen:
        allowed = replies(card, answered, held.backwards)
        if allowed and (number is None or number in allowed):
            count += 1
    return count / len(held.unseen) if held.unseen else 0.0


def awkwardness(held: Belief, number: int) -> float:
    """How rarely a random answer to this number would be right."""
    return 1.0 - sum(rightness(held, number)) / len(NUMBERS)
