"""A drawing as a picture of 28 by 28 pixels, and how its edges run: what the recogniser has learnt to read.

A picture is fitted to its frame, so that place and size do not matter. For each of 7 by 7 overlapping cells its
edges are counted by direction, the gradient histograms well known for pictures. Where the same sum is due for
many pixels at once, they are lanes of one long integer, which is Python's fastest vector.
"""

from functools import cache
from itertools import pairwise
from math import atan2, cos, hypot, pi, radians, sin, sqrt
from struct import pack, unpack

from wordless.bots.subtext.icons import Line

SIDE = 28
WIDTH = SIDE + 2  # a blank pixel around, so that nothing reaches across an edge
INK = 16
LANE = 16
CELLS = 7
WAYS = 8
FEATURES = CELLS * CELLS * WAYS
STEP = 8  # of a gradient, as finely as it is told apart
SPAN = 32  # steps of a gradient to either side
STRONG = 8  # the weight of one step
WEIGHTS = (1, 3, 5, 7, 7, 5, 3, 1)  # how much a pixel counts for a cell, across it
LENGTH = 128.0  # of all features together, as a vector
FULL = SIDE - 1.01
MANY = WIDTH * WIDTH
ROW = LANE * WIDTH
ONES = sum([1 << LANE * at for at in range(MANY)])
LEVEL = 512  # what no gradient at all becomes, so that every lane is above zero
SHADE = (LEVEL * STEP + STEP // 2) * ONES
STEPS = (LEVEL * 2 - 1) * ONES


def turned(strokes: list[Line], degrees: float) -> list[Line]:
    """The same lines turned clockwise."""
    cosine, sine = cos(radians(degrees)), sin(radians(degrees))
    return [[(cosine * x - sine * y, sine * x + cosine * y) for x, y in line] for line in strokes]


def picture(strokes: list[Line]) -> list[int]:
    """Thin smooth lines on a frame that the longer side fills and the shorter one is centred in: 0 to INK."""
    xs = [x for line in strokes for x, _ in line]
    ys = [y for line in strokes for _, y in line]
    left, top = min(xs), min(ys)
    across, down = max(xs) - left, max(ys) - top
    scale = FULL / max(across, down, 1.0)
    x0, y0 = (FULL - scale * across) / 2 - scale * left, (FULL - scale * down) / 2 - scale * top
    pixels = [0.0] * (SIDE * SIDE)
    for line in strokes:
        spots = [(x0 + scale * x, y0 + scale * y) for x, y in line]
        for (ax, ay), (bx, by) in pairwise(spots) if len(spots) > 1 else ((spots[0], spots[0]),):
            _draw(pixels, ax, ay, bx, by)
    return [INK if value >= 1.0 else int(INK * value + 0.5) for value in pixels]


def _draw(pixels: list[float], ax: float, ay: float, bx: float, by: float) -> None:
    """A pixel at each step along the longer way, shared with its neighbour across it."""
    width, height = bx - ax, by - ay
    steep = abs(height) > abs(width)
    if steep:
        ax, ay, width, height = ay, ax, height, width
    steps = int(abs(width)) + 1
    along, aside = (SIDE, 1) if steep else (1, SIDE)
    ink = min(1.0, abs(width) / steps + 0.02) if width else 0.5
    width, height = width / steps, height / steps
    for step in range(steps):
        y = ay + (step + 0.5) * height
        place = int(y)
        part = (y - place) * ink
        at = int(ax + (step + 0.5) * width + 0.5) * along + place * aside
        pixels[at] += ink - part
        if place < SIDE - 1:
            pixels[at + aside] += part


def features(pixels: list[int]) -> list[int]:
    """How strongly edges run each way in each cell, 49 by 8, as a vector of one length."""
    across, down = _gradients(pixels)
    table = edges()
    rows = [[0] * (CELLS + 2) for _ in range(CELLS + 2)]
    for y in range(SIDE):
        start = (y + 1) * WIDTH + 1
        sums = [0] * (CELLS + 2)
        for x in range(SIDE):
            edge = table.get(across[start + x] << 16 | down[start + x])
            if edge:
                cell, part = (x + 2) >> 2, (x + 2) & 3
                sums[cell] += WEIGHTS[part + 4] * edge
                sums[cell + 1] += WEIGHTS[part] * edge
        cell, part = (y + 2) >> 2, (y + 2) & 3
        for at, total in enumerate(sums):
            if total:
                rows[cell][at] += WEIGHTS[part + 4] * total
                rows[cell + 1][at] += WEIGHTS[part] * total
    packed = b"".join([total.to_bytes(4 * WAYS, "little") for row in rows[1:-1] for total in row[1:-1]])
    roots = [sqrt(value) for value in unpack(f"<{FEATURES}I", packed)]
    length = LENGTH / (hypot(*roots) or 1.0)
    return [int(length * root + 0.5) for root in roots]


def _gradients(pixels: list[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How the blurred picture rises to the right and downwards, in steps above LEVEL, with a blank frame."""
    blank = (0,) * WIDTH
    framed = [*blank]
    for start in range(0, SIDE * SIDE, SIDE):
        framed += (0, *pixels[start : start + SIDE], 0)
    flat = int.from_bytes(pack(f"<{MANY}H", *framed, *blank), "little")
    flat = (flat << LANE) + 2 * flat + (flat >> LANE)
    flat = (flat << ROW) + 2 * flat + (flat >> ROW)
    return _steps((flat >> LANE) - (flat << LANE)), _steps((flat >> ROW) - (flat << ROW))


def _steps(gradient: int) -> tuple[int, ...]:
    """The lanes of a gradient, each rounded to steps."""
    whole = (gradient + SHADE) // STEP & STEPS
    return unpack(f"<{MANY}H", (whole & (1 << LANE * MANY) - 1).to_bytes(2 * MANY, "little"))


@cache
def edges() -> dict[int, int]:
    """For a gradient to the right and downwards: how much it counts for each way, in lanes of 32 bits."""
    table = {}
    for across in range(-SPAN, SPAN + 1):
        for down in range(-SPAN, SPAN + 1):
            if across or down:
                way = atan2(down, across) / pi * WAYS % WAYS
                first, part = int(way) % WAYS, way % 1
                strength = STRONG * hypot(across, down)
                lanes = round(strength * (1 - part)) << 32 * first
                lanes += round(strength * part) << 32 * ((first + 1) % WAYS)
                table[across + LEVEL << 16 | down + LEVEL] = lanes
    return table
