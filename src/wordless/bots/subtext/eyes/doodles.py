"""What a person's doodle is likely of, among the concepts of a level, by the network's eyes."""

from collections.abc import Mapping
from functools import cache
from math import exp

from wordless.bots.subtext.associations import concepts
from wordless.bots.subtext.eyes.network import concepts_of_kinds, scores
from wordless.bots.subtext.eyes.pixels import CELLS, WAYS, features, picture, turned
from wordless.bots.subtext.icons import Line

AWRY = 2.0  # what a score is worth less for a thing that does not stand as usual
TURNS = 8


@cache
def _places(level: int) -> Mapping[int, tuple[int, ...]]:
    """For each kind whose concepts the words of a level call for, these by place."""
    place = {concept: at for at, concept in enumerate(concepts(level))}
    found = [tuple([place[name] for name in names if name in place]) for names in concepts_of_kinds()]
    return {kind: places for kind, places in enumerate(found) if places}


@cache
def _quarter() -> tuple[int, ...]:
    """Where each feature lies after a quarter turn clockwise: cells move, and every way becomes the one across it."""
    return tuple(
        [
            (column * CELLS + CELLS - 1 - row) * WAYS + (way + WAYS // 2) % WAYS
            for row in range(CELLS)
            for column in range(CELLS)
            for way in range(WAYS)
        ]
    )


def likely(lines: list[Line], level: int, enough: float = 0.0) -> dict[int, float]:
    """By the place of a concept, how likely it is what these lines show; turned about if none is likely enough."""
    known = _places(level)
    straight = features(picture(lines))
    best = _scored(straight, known)
    found = _shared(best, known)
    if max(found.values(), default=1.0) >= enough:
        return found
    slanted = features(picture(turned(lines, 45)))
    for _ in range(TURNS - 1):
        straight, slanted = slanted, _quartered(straight)
        for kind, score in _scored(straight, known).items():
            best[kind] = max(best[kind], score - AWRY)
    return _shared(best, known)


def _scored(read: list[int], known: Mapping[int, tuple[int, ...]]) -> dict[int, float]:
    every = scores(read)
    return {kind: every[kind] for kind in known}


def _shared(best: dict[int, float], known: Mapping[int, tuple[int, ...]]) -> dict[int, float]:
    """Scores of kinds as chances of concepts."""
    top = max(best.values(), default=0.0)
    strengths = {kind: exp(score - top) for kind, score in best.items()}
    whole = sum(strengths.values())
    found: dict[int, float] = {}
    for kind, strength in strengths.items():
        for at in known[kind]:
            found[at] = found.get(at, 0.0) + strength / whole / len(known[kind])
    return found


def _quartered(read: list[int]) -> list[int]:
    moved = [0] * len(read)
    for at, number in zip(_quarter(), read, strict=True):
        moved[at] = number
    return moved
