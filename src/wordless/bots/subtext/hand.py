"""A hand that draws a thing after an icon: bent, tilted, wavering, overshooting or unfinished, never twice alike."""

from itertools import pairwise
from math import cos, hypot, pi, radians, sin
from random import Random
from typing import NamedTuple

from wordless.bots.subtext.icons import Line, Spot
from wordless.bots.subtext.style import Style
from wordless.games.subtext.strokes import CANVAS, encode

EDGE = 16
MIDDLE = CANVAS / 2
SPACING = 14.0
STRETCH = 0.08
MIRRORED = 0.25
STRAY = 5.0
OVERSHOOT = (6.0, 30.0)
CLOSED = 20.0
DAB = 9.0
BACKWARDS = 0.2
CUT = (0.55, 0.85)  # what there is of a line that was not drawn to its end
LONG = 160.0  # a line worth leaving unfinished, or drawing twice


class Box(NamedTuple):
    """Where on the canvas a thing is to be."""

    left: float
    top: float
    width: float
    height: float


def placed(lines: list[Line], box: Box, style: Style, random: Random, turns: bool = True) -> list[Line]:
    """These lines fitted into a box, a little tilted, stretched and bent, at times the other way round."""
    tilt = radians(max(-15.0, min(15.0, random.gauss(0.0, style.tilt))))
    across = random.uniform(1 - STRETCH, 1 + STRETCH) * (-1 if turns and random.random() < MIRRORED else 1)
    down = random.uniform(1 - STRETCH, 1 + STRETCH)
    bent = _bent(lines, style, random)
    turned = [
        [
            (
                across * (x - MIDDLE) * cos(tilt) - down * (y - MIDDLE) * sin(tilt),
                across * (x - MIDDLE) * sin(tilt) + down * (y - MIDDLE) * cos(tilt),
            )
            for x, y in line
        ]
        for line in bent
    ]
    xs = [x for line in turned for x, _ in line]
    ys = [y for line in turned for _, y in line]
    left, top, width, height = min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
    size = min(box.width / max(width, 1.0), box.height / max(height, 1.0))
    x0, y0 = box.left + (box.width - size * width) / 2, box.top + (box.height - size * height) / 2
    return [[(x0 + size * (x - left), y0 + size * (y - top)) for x, y in line] for line in turned]


def _bent(lines: list[Line], style: Style, random: Random) -> list[Line]:
    """What should be straight or even is not quite: slow waves go through the whole."""
    far = style.bent * CANVAS
    here, there = random.uniform(0.0, 2 * pi), random.uniform(0.0, 2 * pi)
    wide, high = random.uniform(0.003, 0.008), random.uniform(0.003, 0.008)
    return [
        [
            (x + far * sin(here + high * y + wide * x / 2), y + far * sin(there + wide * x + high * y / 2))
            for x, y in _spaced(line, 3 * SPACING)
        ]
        for line in lines
    ]


def strokes(lines: list[Line], style: Style, random: Random) -> list[str]:
    """Pen strokes along these lines: what is large comes first, as people draw; the last may stay unfinished."""
    ordered = sorted(lines, key=_length, reverse=True)
    if len(ordered) > 1 and random.random() < style.hasty:
        ordered[-1] = _cut(ordered[-1], random)
    found = []
    for line in ordered:
        found.append(_stroke(line, style, random))
        if random.random() < style.sketchy and _length(line) > LONG:
            found.append(_stroke(_cut(line, random), style, random))
    return found


def _cut(line: Line, random: Random) -> Line:
    spots = _spaced(line, SPACING)
    return spots[: max(2, round(len(spots) * random.uniform(*CUT)))]


def _length(line: Line) -> float:
    return sum([hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(line)])


def _stroke(line: Line, style: Style, random: Random) -> str:
    dot = len(line) == 1
    spots = _dab(line[0], random) if dot else _wavered(_spaced(_overshot(line, random), SPACING), style.waver, random)
    count = len(spots)
    firm = style.firm + random.uniform(-1.0, 1.0)
    points = []
    for at, (x, y) in enumerate(spots):
        lift = 1.0 if dot else min(1.0, 0.45 + 0.2 * min(at, count - 1 - at))
        pressure = round(firm * lift + random.uniform(-1.0, 1.0))
        points.append((_kept(x), _kept(y), max(1, min(15, pressure))))
    return encode(max(style.pen, 2) if dot else style.pen, tuple(points))


def _kept(place: float) -> int:
    return max(EDGE, min(CANVAS - 1 - EDGE, round(place)))


def _dab(spot: Spot, random: Random) -> Line:
    """A dot is a tiny curl."""
    turn = random.uniform(0.0, 2 * pi)
    return [(spot[0] + DAB * cos(turn + step), spot[1] + DAB * sin(turn + step)) for step in (0.0, 1.6, 3.2, 4.8)]


def _overshot(line: Line, random: Random) -> Line:
    """A round line is begun anywhere and goes past its beginning; another ends a little late, or is drawn backwards."""
    (ax, ay), (bx, by) = line[0], line[-1]
    if len(line) > 3 and hypot(bx - ax, by - ay) < CLOSED:
        ring = line[:-1]
        start = random.randrange(len(ring))
        line = ring[start:] + ring[:start]
        return [*line, line[0], _towards(line[0], line[1], random.uniform(*OVERSHOOT))]
    if random.random() < BACKWARDS:
        line = line[::-1]
    if random.random() < 0.5:
        return line
    (ax, ay), (bx, by) = line[-2], line[-1]
    return [*line[:-1], _towards((bx, by), (2 * bx - ax, 2 * by - ay), random.uniform(0.0, OVERSHOOT[0]))]


def _towards(start: Spot, end: Spot, length: float) -> Spot:
    (ax, ay), (bx, by) = start, end
    part = length / (hypot(bx - ax, by - ay) or 1.0)
    return ax + part * (bx - ax), ay + part * (by - ay)


def _spaced(line: Line, spacing: float) -> Line:
    """The same way with a spot every few points."""
    spots = [line[0]]
    for (ax, ay), (bx, by) in pairwise(line):
        steps = max(1, round(hypot(bx - ax, by - ay) / spacing))
        width, height = (bx - ax) / steps, (by - ay) / steps
        spots += [(ax + step * width, ay + step * height) for step in range(1, steps + 1)]
    return spots


def _wavered(spots: Line, waver: float, random: Random) -> Line:
    """Each stroke misses its place a little; two slow waves and a tremble carry the pen off and back."""
    dx, dy = random.gauss(0.0, STRAY), random.gauss(0.0, STRAY)
    across, down = random.uniform(0.05, 0.14), random.uniform(0.05, 0.14)
    here, there = random.uniform(0.0, 2 * pi), random.uniform(0.0, 2 * pi)
    return [
        (
            x + dx + waver * sin(here + across * at) + random.uniform(-1.2, 1.2),
            y + dy + waver * sin(there + down * at) + random.uniform(-1.2, 1.2),
        )
        for at, (x, y) in enumerate(spots)
    ]
