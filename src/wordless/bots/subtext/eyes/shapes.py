"""How much a drawing looks like each icon, from its lines alone.

A shape is a set of bits: for every cell of a grid and every direction of the pen, whether a line passes
there that way. The grid lies around the centre of the ink and is as wide as the ink is spread, so place and
size do not matter; mirroring, tilting and turns of 45 degrees are tried. Two shapes are alike as far as the lines of
each find a line of the other in the same cell or one beside it, going the same way or nearly.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from heapq import nlargest
from itertools import pairwise
from math import atan2, cos, floor, hypot, pi, radians, sin, sqrt
from struct import pack, unpack
from typing import NamedTuple, TypeAlias

from wordless.bots.subtext.associations import concepts
from wordless.bots.subtext.icons import Line, icons, lines

GRID = 16
WAYS = 8
LAYER = GRID * GRID
LAST = GRID - 1
CELLS = range(LAYER * WAYS)
MIDDLE = GRID / 2
COARSE = GRID // 2
OUTLINE = COARSE * COARSE * WAYS // 2
SPREAD = 4.6  # cells from the centre to where the ink lies on average
SAMPLES = 112
TILTS = (radians(-12), radians(12))
MIRRORED = 0.02  # what a mirrored likeness is worth less
TURNED = 0.05  # and a turned one
FINALISTS = 30
UNMISTAKABLE = 0.87  # so alike that nothing else is tried
TILTED = 8  # of them are tried with a tilt too
SECOND_LOOK, PER_TURN = 5, 3  # turns that are looked at closely, and icons for each
WHOLE = 2000.0  # of an outline's weight, so that a sum of all its parts fits a lane of 16 bits

Mark: TypeAlias = tuple[float, float, float | None]  # where the pen passes, and its way; a dot has none


class Shape(NamedTuple):
    """The bits of a drawing or an icon: exact, with the cells beside them, and with those a little turned."""

    exact: int
    close: int
    turned: int
    bits: int


def _rows(row: int, rows: range) -> int:
    """The same bits in these rows of every layer."""
    layer = sum([row << GRID * at for at in rows])
    return sum([layer << LAYER * way for way in range(WAYS)])


ALL = (1 << LAYER * WAYS) - 1
NOT_LEFT = _rows((1 << GRID) - 2, range(GRID))
NOT_RIGHT = _rows((1 << GRID - 1) - 1, range(GRID))
NOT_TOP = _rows((1 << GRID) - 1, range(1, GRID))
NOT_BOTTOM = _rows((1 << GRID) - 1, range(GRID - 1))


def _shape(cells: Iterable[int]) -> Shape:
    packed = bytearray(LAYER * WAYS // 8)
    for cell in cells:
        packed[cell >> 3] |= 1 << (cell & 7)
    exact = int.from_bytes(packed, "little")
    close = (
        exact | exact << 1 & NOT_LEFT | exact >> 1 & NOT_RIGHT | exact << GRID & NOT_TOP | exact >> GRID & NOT_BOTTOM
    )
    most = LAYER * (WAYS - 1)  # the last way is beside the first
    turned = close | (close << LAYER | close << most) & ALL | close >> LAYER | close >> most
    return Shape(exact, close, turned, exact.bit_count())


# The cell of an outline, twice as wide and for ways twice as wide: for a quick look.
WIDER = tuple(
    [cell // (2 * LAYER) * COARSE * COARSE + cell % LAYER // (2 * GRID) * COARSE + cell % GRID // 2 for cell in CELLS]
)


def marks(strokes: Sequence[Line]) -> list[Mark]:
    """Where the pen passes, at even distances along all of its way, around the centre of the ink, in cells."""
    step = max(sum([length(line) for line in strokes]) / SAMPLES, 1.0)
    found: list[Mark] = []
    for line in strokes:
        (x, y), due, moved = line[0], step / 2, False
        for next_x, next_y in line[1:]:
            far = hypot(next_x - x, next_y - y)
            if far < step / 2:
                continue
            way = atan2(next_y - y, next_x - x) * WAYS / pi + 0.5
            while due <= far:
                found.append((x + due / far * (next_x - x), y + due / far * (next_y - y), way))
                due += step
            due -= far
            x, y, moved = next_x, next_y, True
        if not moved:
            found.append((x, y, None))
    return _centred(found) if found else []


def length(line: Line) -> float:
    return sum([hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(line)])


def _centred(marks: list[Mark]) -> list[Mark]:
    count = len(marks)
    x0 = sum([x for x, _, _ in marks]) / count
    y0 = sum([y for _, y, _ in marks]) / count
    spread = sqrt(sum([(x - x0) ** 2 + (y - y0) ** 2 for x, y, _ in marks]) / count)
    size = SPREAD / max(spread, 1.0)
    return [(size * (x - x0), size * (y - y0), way) for x, y, way in marks]


def _tilted(marks: list[Mark], tilt: float) -> list[Mark]:
    cosine, sine, turn = cos(tilt), sin(tilt), tilt * WAYS / pi
    return [(cosine * x - sine * y, sine * x + cosine * y, None if way is None else way + turn) for x, y, way in marks]


def _mirrored(marks: list[Mark]) -> list[Mark]:
    return [(-x, y, None if way is None else 1.0 - way) for x, y, way in marks]


def _cells(marks: list[Mark]) -> set[int]:
    """The bits of these marks; what lies beyond the grid counts at its edge."""
    cells: set[int] = set()
    for x, y, way in marks:
        column, row = int(x + MIDDLE), int(y + MIDDLE)
        column = 0 if column < 0 else LAST if column > LAST else column
        row = 0 if row < 0 else LAST if row > LAST else row
        if way is None:
            cells.update(range(row * GRID + column, LAYER * WAYS, LAYER))
        else:
            cells.add(floor(way) % WAYS * LAYER + row * GRID + column)
    return cells


class Gallery(NamedTuple):
    """The icons of a level: the concept and shape of each, and for each bit of an outline who has it, in lanes."""

    places: tuple[int, ...]
    shapes: tuple[Shape, ...]
    columns: tuple[int, ...]


@cache
def _gallery(level: int) -> Gallery:
    known = [
        (at, _cells(marks(lines(icon.strokes))))
        for at, concept in enumerate(concepts(level))
        for icon in icons()[concept]
    ]
    rows = [[0] * len(known) for _ in range(OUTLINE)]
    for number, (_, cells) in enumerate(known):
        outline = {WIDER[cell] for cell in cells}
        for bit in outline:
            rows[bit][number] = round(WHOLE / sqrt(len(outline)))
    columns = [int.from_bytes(pack(f"<{len(known)}H", *row), "little") for row in rows]
    return Gallery(tuple([at for at, _ in known]), tuple([_shape(cells) for _, cells in known]), tuple(columns))


def upright(marks: list[Mark], level: int) -> dict[int, float]:
    """The concepts of a level, by place, that these marks look most like as they stand, from 0 to 1."""
    gallery = _gallery(level)
    best: dict[int, float] = {}
    for side, cost in ((marks, 0.0), (_mirrored(marks), MIRRORED)):
        cells = _cells(side)
        plain = _shape(cells)
        met = _met(cells, gallery)
        finalists = nlargest(FINALISTS, range(len(met)), key=met.__getitem__)
        found = [(_alike(plain, gallery.shapes[at]), at) for at in finalists]
        if max(found)[0] >= UNMISTAKABLE:
            return {gallery.places[at]: alike - cost for alike, at in sorted(found)}
        tilted = [_shape(_cells(_tilted(side, tilt))) for tilt in TILTS]
        for number, (alike, at) in enumerate(sorted(found, reverse=True)):
            if number < TILTED:
                alike = max(alike, *[_alike(shape, gallery.shapes[at]) for shape in tilted])
            place = gallery.places[at]
            best[place] = max(best.get(place, 0.0), alike - cost)
    return best


def turned(marks: list[Mark], level: int) -> dict[int, float]:
    """The same, turned by every 45 degrees, on either side."""
    gallery = _gallery(level)
    straight, slanted = _cells(marks), _cells(_tilted(marks, pi / 4))
    tried = []
    for turn in range(8):
        for cells in (straight, {MIRROR[cell] for cell in straight}) if turn else ():
            met = _met(cells, gallery)
            tried.append((max(met), met, cells))
        straight, slanted = slanted, {QUARTER[cell] for cell in straight}
    best: dict[int, float] = {}
    for _, met, cells in nlargest(SECOND_LOOK, tried, key=_most):
        shape = _shape(cells)
        for at in nlargest(PER_TURN, range(len(met)), key=met.__getitem__):
            place = gallery.places[at]
            best[place] = max(best.get(place, 0.0), _alike(shape, gallery.shapes[at]) - TURNED)
    return best


# Where a cell and its way come to lie in a mirror, and after a quarter turn clockwise.
MIRROR = tuple([-(cell // LAYER) % WAYS * LAYER + cell % LAYER // GRID * GRID + LAST - cell % GRID for cell in CELLS])
QUARTER = tuple(
    [(cell // LAYER + 4) % WAYS * LAYER + cell % GRID * GRID + LAST - cell % LAYER // GRID for cell in CELLS]
)


def _most(tried: tuple[int, tuple[int, ...], set[int]]) -> int:
    return tried[0]


def _met(cells: set[int], gallery: Gallery) -> tuple[int, ...]:
    """By icon, the cosine of its outline with this one, in parts of the same whole."""
    total = sum([gallery.columns[bit] for bit in {WIDER[cell] for cell in cells}])
    many = len(gallery.places)
    return unpack(f"<{many}H", total.to_bytes(2 * many, "little"))


def _alike(one: Shape, other: Shape) -> float:
    met = (one.exact & other.close).bit_count() + (one.close & other.exact).bit_count()
    met += (one.exact & other.turned).bit_count() + (one.turned & other.exact).bit_count()
    return met / (2 * (one.bits + other.bits))
