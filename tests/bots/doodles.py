"""Things as people scrawl them: crude lines that no icon has, with many shaky points."""

from itertools import pairwise
from math import cos, hypot, pi, radians, sin
from random import Random
from typing import TypeAlias

from wordless.games.subtext.strokes import Drawing, encode

Scrawl: TypeAlias = list[tuple[float, float]]


def scrawled(lines: list[Scrawl], pen: int = 2) -> Drawing:
    """A drawing of these lines with a point every few steps, none of them quite in its place."""
    random = Random(1)
    strokes = []
    for line in lines:
        spots: Scrawl = []
        for (ax, ay), (bx, by) in pairwise(line):
            steps = max(1, int(hypot(bx - ax, by - ay) / 6))
            spots += [(ax + (bx - ax) * at / steps, ay + (by - ay) * at / steps) for at in range(steps)]
        spots.append(line[-1])
        strokes.append(
            encode(pen, tuple([(round(x + random.gauss(0, 2)), round(y + random.gauss(0, 2)), 8) for x, y in spots]))
        )
    return tuple(strokes)


def arc(x: float, y: float, r: float, start: int = 0, end: int = 380, high: float = 0.0) -> Scrawl:
    return [(x + r * cos(radians(at)), y + (high or r) * sin(radians(at))) for at in range(start, end, 8)]


def ray(turn: float) -> Scrawl:
    return [(500 + length * cos(turn), 500 + length * sin(turn)) for length in (190, 290)]


DOODLES: dict[str, list[Scrawl]] = {
    "house": [
        [(300, 800), (310, 480), (720, 500), (700, 810), (300, 800)],
        [(260, 500), (520, 250), (770, 510)],
        [(460, 800), (465, 630), (560, 640), (560, 800)],
    ],
    "sun": [arc(500, 500, 130), *[ray(0.1 + at * pi / 4) for at in range(8)]],
    "umbrella": [
        arc(500, 500, 280, 180, 368),
        [(225, 505), (780, 500)],
        [(500, 500), (505, 760), (480, 800), (440, 790), (430, 750)],
    ],
    "envelope": [[(200, 350), (800, 340), (810, 700), (210, 710), (200, 350)], [(200, 350), (500, 560), (800, 340)]],
    "star": [[(500 + 280 * sin(at * 4 * pi / 5), 500 - 280 * cos(at * 4 * pi / 5)) for at in range(6)]],
    "mountain": [[(150, 800), (400, 350), (520, 560), (640, 420), (880, 800), (150, 800)]],
    "clock": [arc(500, 500, 280), [(500, 500), (500, 330)], [(500, 500), (620, 560)]],
    "candle": [
        [(430, 900), (430, 450), (570, 450), (570, 900), (430, 900)],
        [(500, 450), (500, 400)],
        [(500, 400), (460, 330), (500, 230), (540, 330), (500, 400)],
    ],
    "smile": [
        arc(500, 500, 280),
        arc(400, 420, 12),
        arc(600, 420, 12),
        arc(500, 520, 140, 20, 165),
    ],
    "cat": [
        arc(500, 550, 230),
        [(320, 400), (330, 240), (440, 340)],
        [(680, 400), (670, 240), (560, 340)],
        arc(430, 500, 12),
        arc(570, 500, 12),
        [(300, 600), (150, 570)],
        [(300, 630), (150, 650)],
        [(700, 600), (850, 570)],
        [(700, 630), (850, 650)],
    ],
}
