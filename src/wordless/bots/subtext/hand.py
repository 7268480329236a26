"""A hand that follows an icon's lines: it places, tilts and sizes them, wavers and overshoots, never twice alike."""

from itertools import pairwise
from math import cos, hypot, pi, radians, sin
from random import Random

from wordless.bots.subtext.icons import Line, Spot
from wordless.games.subtext.strokes import CANVAS, Drawing, encode

EDGE = 16
MIDDLE = CANVAS / 2
SPACING = 14.0
SIZES = (0.55, 0.9)
TILT = 5.0
STRETCH = 0.06
MIRRORED = 0.25
STRAY = 5.0
OVERSHOOT = (6.0, 30.0)
CLOSED = 20.0
DAB = 9.0
BACKWARDS = 0.2
PENS = (1, 2, 2, 2, 3)
# The other way round these mean something else, or nothing.
UPRIGHT = frozenset(("arrow-back", "arrow-right", "chart-down", "chart-up", "check", "checklist", "clef", "clock"))
UPRIGHT |= {"corner-arrow", "music", "question", "stopwatch", "u-turn"}


def sketch(concept: str, lines: list[Line], random: Random) -> Drawing:
    """A drawing of these lines, within the canvas."""
    placed = _placed(lines, random, concept not in UPRIGHT)
    pen = random.choice(PENS)
    waver = random.uniform(3.5, 9.5)
    return tuple([_stroke(line, pen, waver, random) for line in placed])


def _placed(lines: list[Line], random: Random, turns: bool) -> list[Line]:
    """Somewhere on the canvas, a little tilted and stretched, some of it the other way round."""
    tilt = radians(max(-3 * TILT, min(3 * TILT, random.gauss(0.0, TILT))))
    across = random.uniform(1 - STRETCH, 1 + STRETCH) * (-1 if turns and random.random() < MIRRORED else 1)
    down = random.uniform(1 - STRETCH, 1 + STRETCH)
    turned = [
        [
            (
                across * (x - MIDDLE) * cos(tilt) - down * (y - MIDDLE) * sin(tilt),
                across * (x - MIDDLE) * sin(tilt) + down * (y - MIDDLE) * cos(tilt),
            )
            for x, y in line
        ]
        for line in lines
    ]
    xs = [x for line in turned for x, _ in line]
    ys = [y for line in turned for _, y in line]
    left, top, width, height = min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
    size = random.uniform(*SIZES) * CANVAS / max(width, height, 1.0)
    right, bottom = CANVAS - size * width, CANVAS - size * height
    x0, y0 = right * random.uniform(0.15, 0.85), bottom * random.uniform(0.15, 0.85)
    return [[(x0 + size * (x - left), y0 + size * (y - top)) for x, y in line] for line in turned]


def _stroke(line: Line, pen: int, waver: float, random: Random) -> str:
    dot = len(line) == 1
    spots = _dab(line[0], random) if dot else _wavered(_spaced(_overshot(line, random)), waver, random)
    count = len(spots)
    firm = random.uniform(8.0, 12.0)
    points = []
    for at, (x, y) in enumerate(spots):
        lift = 1.0 if dot else min(1.0, 0.45 + 0.2 * min(at, count - 1 - at))
        pressure = round(firm * lift + random.uniform(-1.0, 1.0))
        points.append((_kept(x), _kept(y), max(1, min(15, pressure))))
    return encode(max(pen, 2) if dot else pen, tuple(points))


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


def _spaced(line: Line) -> Line:
    """The same way with a spot every few points."""
    spots = [line[0]]
    for (ax, ay), (bx, by) in pairwise(line):
        steps = max(1, round(hypot(bx - ax, by - ay) / SPACING))
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
