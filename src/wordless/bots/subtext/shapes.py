"""How much a drawing looks like each icon, from the strokes alone.

A shape is a set of bits: for every cell of a grid and every direction of the pen, whether a line passes
there that way. The grid lies around the centre of the ink and is as wide as the ink is spread, so place and
size do not matter; tilting and mirroring are tried. Two shapes are alike as far as the lines of each find a
line of the other in the same cell or one beside it, going the same way or nearly.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from heapq import nlargest
from itertools import pairwise
from math import atan2, cos, floor, hypot, pi, radians, sin, sqrt
from typing import NamedTuple, TypeAlias

from wordless.bots.subtext.associations import concepts
from wordless.bots.subtext.icons import Line, icons, lines
from wordless.games.subtext.strokes import Drawing, size

GRID = 16
WAYS = 8
LAYER = GRID * GRID
LAST = GRID - 1
MIDDLE = GRID / 2
OUTLINE = LAYER // 4
SPREAD = 4.6  # cells from the centre to where the ink lies on average
SAMPLES = 112
RUBBER = "0"
RUBBED = 24.0  # points that it takes away on either side
CORNERS = ((-0.5, -0.5), (-0.5, 0.5), (0.5, -0.5), (0.5, 0.5))
POINTS = 800  # more of them tell nothing new
TILTS = (0.0, radians(-12), radians(12))
MIRRORED = 0.02  # what a mirrored likeness is worth less
FINALISTS = 40
CACHED = 256

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


def _shape(cells: set[int]) -> Shape:
    packed = bytearray(LAYER * WAYS // 8)
    for cell in cells:
        packed[cell >> 3] |= 1 << (cell & 7)
    exact = int.from_bytes(packed, "little")
    close = (
        exact | exact << 1 & NOT_LEFT | exact >> 1 & NOT_RIGHT | exact << GRID & NOT_TOP | exact >> GRID & NOT_BOTTOM
    )
    most = LAYER * (WAYS - 1)  # the last way is beside the first
    turned = close | (close << LAYER | close << most) & ALL | close >> LAYER | close >> most
    return Shape(exact, close, turned, len(cells))


def _outline(cells: set[int]) -> int:
    """The same in cells and ways twice as wide, for a quick look."""
    wider = {
        cell // (2 * LAYER) * OUTLINE + cell % LAYER // (2 * GRID) * (GRID // 2) + cell % GRID // 2 for cell in cells
    }
    return sum([1 << cell for cell in wider])


def _marks(strokes: Sequence[Line]) -> list[Mark]:
    """Where the pen passes, at even distances along all of its way."""
    step = max(sum([_length(line) for line in strokes]) / SAMPLES, 1.0)
    found: list[Mark] = []
    for line in strokes:
        (x, y), due, moved = line[0], step / 2, False
        for next_x, next_y in line[1:]:
            length = hypot(next_x - x, next_y - y)
            if length < step / 2:
                continue
            way = atan2(next_y - y, next_x - x) * WAYS / pi + 0.5
            while due <= length:
                found.append((x + due / length * (next_x - x), y + due / length * (next_y - y), way))
                due += step
            due -= length
            x, y, moved = next_x, next_y, True
        if not moved:
            found.append((x, y, None))
    return found


def _length(line: Line) -> float:
    return sum([hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(line)])


def _centred(marks: list[Mark]) -> list[Mark]:
    """Around the centre of the ink, in cells."""
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


@cache
def _known(level: int) -> tuple[tuple[int, Shape], ...]:
    """Every icon of every concept of a level, by the concept's place."""
    return tuple([(at, _shape(cells)) for at, cells in _all(level)])


@cache
def _outlines(level: int) -> tuple[tuple[int, int], ...]:
    return tuple([(outline, outline.bit_count()) for outline in [_outline(cells) for _, cells in _all(level)]])


@cache
def _all(level: int) -> list[tuple[int, set[int]]]:
    return [
        (at, _cells(_centred(_marks(lines(icon.strokes)))))
        for at, concept in enumerate(concepts(level))
        for icon in icons()[concept]
    ]


@lru_cache(CACHED)
def likenesses(drawing: Drawing, level: int) -> tuple[tuple[int, float], ...]:
    """The concepts of a level, by place, that a drawing looks most like, from 0 to 1; none for a blank sheet."""
    marks = _marks(_ink(drawing))
    if not marks:
        return ()
    plain = _centred(marks)
    best: dict[int, float] = {}
    for side, cost in ((plain, 0.0), (_mirrored(plain), MIRRORED)):
        shapes = [_shape(_cells(_tilted(side, tilt))) for tilt in TILTS]
        for number in _finalists(_outline(_cells(side)), level):
            at, icon = _known(level)[number]
            best[at] = max(best.get(at, 0.0), *[_alike(shape, icon) - cost for shape in shapes])
    return tuple(sorted(best.items(), key=_likeness, reverse=True))


def _likeness(pair: tuple[int, float]) -> float:
    return pair[1]


def _finalists(outline: int, level: int) -> list[int]:
    """The icons that are worth a closer look."""
    bits = outline.bit_count()
    alike = [(outline & other).bit_count() / (bits + size) for other, size in _outlines(level)]
    return nlargest(FINALISTS, range(len(alike)), key=alike.__getitem__)


def _alike(one: Shape, other: Shape) -> float:
    met = (one.exact & other.close).bit_count() + (one.close & other.exact).bit_count()
    met += (one.exact & other.turned).bit_count() + (one.turned & other.exact).bit_count()
    return met / (2 * (one.bits + other.bits))


def _ink(drawing: Drawing) -> list[Line]:
    """What can be seen of a drawing: lines, less what was rubbed out of them later."""
    every = 1 + size(drawing) // POINTS
    seen: list[Line] = []
    for stroke, line in zip(drawing, lines(drawing), strict=True):
        line = line[::every] + line[-1:]
        if stroke[0] == RUBBER:
            seen = [part for each in seen for part in _left(each, line)]
        else:
            seen.append(line)
    return seen


def _left(line: Line, rubber: Line) -> list[Line]:
    """What the rubber has left of a line."""
    rubbed = {(int(x / RUBBED + across), int(y / RUBBED + down)) for x, y in rubber for across, down in CORNERS}
    parts: list[Line] = [[]]
    for x, y in line:
        if (int(x / RUBBED), int(y / RUBBED)) in rubbed:
            parts.append([])
        else:
            parts[-1].append((x, y))
    return [part for part in parts if part]
