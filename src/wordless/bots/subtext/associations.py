"""What the words make one think of: `associations.tsv`, from the thing itself to what only goes with it.

Everything here speaks of cards and concepts, never of a language: card k of a level is the same in all three.
"""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from wordless.bots.subtext.icons import icons
from wordless.games.subtext.words import BANK, LEVELS

OBVIOUS, NEAR, FAR, FURTHER = range(4)
DRAWN = (0.36, 0.38, 0.16, 0.1)  # how often a word is hinted at so; further is what its hints bring to mind in turn
FURTHEST = 12


class Link(NamedTuple):
    """A concept that a word brings to mind, and how directly: obvious, near or far."""

    concept: str
    nearness: int


@cache
def links() -> tuple[tuple[tuple[Link, ...], ...], ...]:
    """By level and card."""
    head, *rows = files(__package__).joinpath("associations.tsv").read_text(encoding="utf-8").splitlines()
    assert head == "level\tword\tobvious\tnear\tfar"
    levels: list[dict[str, tuple[Link, ...]]] = [{} for _ in LEVELS]
    for row in rows:
        level, word, *columns = row.split("\t")
        levels[int(level) - 1][word] = tuple(
            [Link(concept, nearness) for nearness, column in enumerate(columns) for concept in column.split(" ")]
        )
    return tuple([tuple([found[word] for word in BANK["en"][at]]) for at, found in enumerate(levels)])


@cache
def _cards(language: str, level: int) -> Mapping[str, int]:
    return {word: card for card, word in enumerate(BANK[language][level - 1])}


def card(language: str, level: int, word: str | None) -> int | None:
    """Which card a word stands on."""
    return _cards(language, level).get(word or "")


@cache
def concepts(level: int) -> tuple[str, ...]:
    """All that the words of a level bring to mind."""
    return tuple(sorted({link.concept for row in links()[level - 1] for link in row}))


@cache
def common(level: int) -> Mapping[str, int]:
    """How many words of a level each concept hints at."""
    return Counter([link.concept for row in links()[level - 1] for link in row])


class Sense(NamedTuple):
    """A card that a concept may stand for: how directly, how likely it is drawn for it, and a number of its own."""

    card: int
    nearness: int
    chance: float
    number: int


@cache
def senses(level: int) -> tuple[tuple[Sense, ...], ...]:
    """For each concept of a level, by place, the cards that it may stand for."""
    place = {concept: at for at, concept in enumerate(concepts(level))}
    found: list[list[Sense]] = [[] for _ in place]
    number = 0
    for own, row in enumerate(links()[level - 1]):
        kinds = Counter([link.nearness for link in row])
        for link in row:
            chance = DRAWN[link.nearness] / kinds[link.nearness]
            found[place[link.concept]].append(Sense(own, link.nearness, chance, number))
            number += 1
        for concept, part in _further(row, place):
            found[place[concept]].append(Sense(own, FURTHER, DRAWN[FURTHER] * part, number))
            number += 1
    return tuple([tuple(row) for row in found])


@cache
def _beside() -> Mapping[str, Counter[str]]:
    """For each concept those that stand beside it in any row of any level, and how often."""
    found: dict[str, Counter[str]] = {concept: Counter() for concept in icons()}
    for level in links():
        for row in level:
            for link in row:
                found[link.concept].update([other.concept for other in row if other.concept != link.concept])
    return found


def _further(row: tuple[Link, ...], place: Mapping[str, int]) -> list[tuple[str, float]]:
    """What a word's own hints bring to mind in turn: the most likely of it, in parts of a whole."""
    own = {link.concept for link in row}
    parts: dict[str, float] = {}
    for concept in own:
        beside = _beside()[concept]
        for other in beside.keys() & place.keys() - own:
            parts[other] = parts.get(other, 0.0) + beside[other] / beside.total()
    best = sorted(parts.items(), key=lambda each: (-each[1], each[0]))[:FURTHEST]
    whole = sum([part for _, part in best])
    return [(concept, part / whole) for concept, part in best]
