"""How a drawing is put together: one thing, or two of them, pointed at, in a little scene, or begun twice."""

from math import cos, pi, sin
from random import Random

from wordless.bots.subtext.hand import Box, placed, strokes
from wordless.bots.subtext.icons import Line, icons, lines
from wordless.bots.subtext.style import Style
from wordless.games.subtext.strokes import CANVAS, Drawing

# The other way round these mean something else, or nothing.
UPRIGHT = frozenset(("arrow-back", "arrow-right", "chart-down", "chart-up", "check", "checklist", "clef", "clock"))
UPRIGHT |= {"corner-arrow", "music", "question", "stopwatch", "u-turn"}
MARGIN = 50.0
GAP = 160.0  # between two things, so that they are seen apart
WAY = 340.0  # between two things with an arrow from one to the other
CLEAR = 115.0  # around an arrow
HEAD = 45.0
SMALL = 240.0
SPREAD = 0.1


def composed(concepts: tuple[str, ...], style: Style, random: Random) -> Drawing:
    """A drawing of one or two concepts, by hand."""
    if len(concepts) > 1:
        return tuple(_pair(concepts, style, random))
    chance = random.random()
    for manner, share in (
        (_pointed, style.arrows),
        (_scene, style.scenes),
        (_begun_twice, style.false_starts),
    ):
        if chance < share:
            return tuple(manner(concepts[0], style, random))
        chance -= share
    return tuple(_thing(concepts[0], _anywhere(style, random), style, random))


def _thing(concept: str, box: Box, style: Style, random: Random) -> list[str]:
    return strokes(_lines(concept, box, style, random), style, random)


def _lines(concept: str, box: Box, style: Style, random: Random) -> list[Line]:
    icon = random.choice(icons()[concept])
    return placed(lines(icon.strokes), box, style, random, concept not in UPRIGHT)


def _anywhere(style: Style, random: Random) -> Box:
    side = CANVAS * max(0.45, min(0.92, random.gauss(style.size, SPREAD)))
    rest = CANVAS - side
    return Box(rest * random.uniform(0.2, 0.8), rest * random.uniform(0.2, 0.8), side, side)


def _pair(concepts: tuple[str, ...], style: Style, random: Random) -> list[str]:
    """Side by side or one above the other, at times with an arrow from the first to the second."""
    joined = random.random() < 3 * style.arrows
    gap = WAY if joined else GAP
    side = (CANVAS - 2 * MARGIN - gap) / 2
    near = MARGIN + random.uniform(0.0, 30.0)
    far = near + side + gap
    first, second = [random.uniform(0.25, 0.75) * (CANVAS - side) for _ in concepts]
    upright = random.random() < 0.3
    places = (Box(first, near, side, side), Box(second, far, side, side))
    if not upright:
        places = (Box(near, first, side, side), Box(far, second, side, side))
    found = [each for at, box in enumerate(places) for each in _thing(concepts[at], box, style, random)]
    if joined:
        middle = (first + second + side) / 2
        tail, head = near + side + CLEAR, far - CLEAR
        ends = ((middle, tail), (middle, head)) if upright else ((tail, middle), (head, middle))
        found += strokes(_arrow(*ends), style, random)
    return found


def _pointed(concept: str, style: Style, random: Random) -> list[str]:
    """An arrow from the side or from above shows what is meant."""
    box = Box(MARGIN, 360.0, 600.0, 600.0)
    drawn = _lines(concept, box, style, random)
    right, top = max([x for line in drawn for x, _ in line]), min([y for line in drawn for _, y in line])
    start = (min(right + 300.0, CANVAS - MARGIN), max(top - 250.0, MARGIN))
    return strokes(drawn, style, random) + strokes(_arrow(start, (right + CLEAR, top - 40.0)), style, random)


def _arrow(start: tuple[float, float], end: tuple[float, float]) -> list[Line]:
    (ax, ay), (bx, by) = start, end
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 or 1.0
    x, y = HEAD * (bx - ax) / length, HEAD * (by - ay) / length
    tips = [(bx - 0.8 * x + 0.6 * y, by - 0.8 * y - 0.6 * x), (bx - 0.8 * x - 0.6 * y, by - 0.8 * y + 0.6 * x)]
    return [[start, end], [tips[0], end, tips[1]]]


def _scene(concept: str, style: Style, random: Random) -> list[str]:
    """The thing stands on the ground, with something small in the sky."""
    side = random.uniform(520.0, 640.0)
    ground = random.uniform(880.0, 940.0)
    left = random.uniform(60.0, CANVAS - side - 60.0)
    drawn = _lines(concept, Box(left, ground - side, side, side), style, random)
    drop = ground - max([y for line in drawn for _, y in line])
    drawn = [[(x, y + drop) for x, y in line] for line in drawn]
    soil = [(x, ground + random.uniform(-6.0, 6.0)) for x in (30.0, 300.0, 620.0, CANVAS - 30.0)]
    aside = 130.0 if left + side / 2 > CANVAS / 2 else CANVAS - 130.0
    sky = random.choice((_sun, _cloud, _birds))(aside, 120.0)
    return strokes(drawn, style, random) + strokes([soil], style, random) + strokes(sky, style, random)


def _sun(x: float, y: float) -> list[Line]:
    round_ = [(x + 30 * cos(at * pi / 6), y + 30 * sin(at * pi / 6)) for at in range(13)]
    rays = [at * 2 * pi / 7 for at in range(7)]
    return [round_, *[[(x + far * cos(at), y + far * sin(at)) for far in (44.0, 64.0)] for at in rays]]


def _cloud(x: float, y: float) -> list[Line]:
    bumps = ((-70.0, 20.0), (-62.0, -18.0), (-25.0, -25.0), (0.0, -55.0), (35.0, -40.0), (48.0, -15.0), (80.0, 0.0))
    return [[*[(x + dx, y + dy) for dx, dy in bumps], (x + 70.0, y + 24.0), (x - 70.0, y + 20.0)]]


def _birds(x: float, y: float) -> list[Line]:
    return [
        [
            (x + dx - 30, y + dy - 14),
            (x + dx - 12, y + dy - 20),
            (x + dx, y + dy),
            (x + dx + 14, y + dy - 20),
            (x + dx + 30, y + dy - 12),
        ]
        for dx, dy in ((-40.0, 0.0), (35.0, -40.0), (60.0, 25.0))
    ]


def _begun_twice(concept: str, style: Style, random: Random) -> list[str]:
    """A false start, small and in a corner, is crossed out; then the thing is drawn anew."""
    corner = Box(random.choice((MARGIN, CANVAS - MARGIN - SMALL)), MARGIN, SMALL, SMALL)
    begun = _lines(concept, corner, style, random)
    crossed: list[Line] = [
        [(corner.left + 10, corner.top + 15), (corner.left + SMALL - 15, corner.top + SMALL - 10)],
        [(corner.left + SMALL - 10, corner.top + 20), (corner.left + 15, corner.top + SMALL - 15)],
    ]
    side = random.uniform(500.0, 590.0)
    there = Box(random.uniform(MARGIN, CANVAS - MARGIN - side), CANVAS - MARGIN - side, side, side)
    first = strokes(begun, style, random)[: max(1, len(begun) // 2)]
    return first + strokes(crossed, style, random) + _thing(concept, there, style, random)
