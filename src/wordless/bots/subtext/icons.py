"""Line icons as pen strokes, read once and only when they are wanted; `LICENCES` says whose they are."""

from base64 import urlsafe_b64decode
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple, TypeAlias

Spot: TypeAlias = tuple[float, float]
Line: TypeAlias = list[Spot]


class Icon(NamedTuple):
    """One way to draw a concept; its strokes are on the game's canvas. A stroke of one spot is a dot."""

    concept: str
    name: str
    strokes: tuple[str, ...]


@cache
def icons() -> Mapping[str, tuple[Icon, ...]]:
    """The ways to draw each concept."""
    head, *rows = files(__package__).joinpath("icons.tsv").read_text(encoding="utf-8").splitlines()
    assert head == "concept\ticon\tstrokes"
    found: dict[str, tuple[Icon, ...]] = {}
    for row in rows:
        concept, name, strokes = row.split("\t")
        found[concept] = (*found.get(concept, ()), Icon(concept, name, tuple(strokes.split(" "))))
    return found


def lines(strokes: tuple[str, ...]) -> list[Line]:
    """The way of the pen, stroke by stroke."""
    return [_line(urlsafe_b64decode(stroke[1:])) for stroke in strokes]


def _line(packed: bytes) -> Line:
    """The places of a stroke's points (see `games.subtext.strokes`), without their pressure."""
    return [
        (high << 2 | middle >> 6, (middle & 63) << 4 | low >> 4)
        for high, middle, low in zip(packed[::3], packed[1::3], packed[2::3], strict=True)
    ]
