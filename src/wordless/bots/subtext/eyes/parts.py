"""What in a drawing is the thing meant, and which things stand apart in it.

Lines that lie close to each other belong together. The ground is no part of what stands on it, what is crossed out
does not count, and what is small and lies outside points at the thing or fills the sky.
"""

from itertools import pairwise
from math import hypot

from wordless.bots.subtext.eyes.shapes import length
from wordless.bots.subtext.icons import Line, Spot
from wordless.games.subtext.strokes import CANVAS

CELL = 48  # points; what lies in neighbouring cells belongs together
SIDE = CANVAS // CELL + 1
LEAST = 0.17  # of all ink, for a part that may be a thing
MOST = 3
ACROSS = 0.7  # of a group's diagonal, for a stroke that crosses it out
STRAIGHT = 0.9  # how much of its ink carries a bare line from end to end
WIDE, LOW = 0.7, 0.15  # of a drawing's width and height: the ground spans the one and lies within the other
BESIDE = tuple([row * SIDE + column for row in (-1, 0, 1) for column in (-1, 0, 1)])


def readings(lines: list[Line]) -> list[list[list[Line]]]:
    """Ways to see a drawing as other than one whole: the thing without what is around it; two or three things."""
    groups = _groups(_standing(lines))
    if len(groups) > 1:
        groups = [group for group in groups if not _crossed(group)] or groups
    sizes = [sum([length(line) for line in group]) for group in groups]
    least, most = LEAST * sum(sizes), max(sizes)
    things = [group for group, size in zip(groups, sizes, strict=True) if size >= least and not _bare(group)]
    biggest = [group for group, size in zip(groups, sizes, strict=True) if size == most]
    several = [things] if 2 <= len(things) <= MOST else []
    ways: list[list[list[Line]]] = []
    for way in ([_within(groups, things)], *several, [_within(groups, biggest)]):
        if way[0] and len(way[0]) < len(lines) and way not in ways:
            ways.append(way)
    return ways


def _within(groups: list[list[Line]], some: list[list[Line]]) -> list[Line]:
    """Some groups, and all that reaches into their frame."""
    frame = _box([line for group in some for line in group])
    return [line for group in groups if some and _meet(_box(group), frame) for line in group]


def _standing(lines: list[Line]) -> list[Line]:
    """What stands on the ground, if there is a ground."""
    left, top, right, bottom = _box(lines)
    wide, low = WIDE * (right - left), bottom - LOW * (bottom - top)
    ground = [
        line for line in lines if abs(_span(line)[0]) > wide and min([y for _, y in line]) > low and _bare([line])
    ]
    return [line for line in lines if line not in ground] if 0 < len(ground) < len(lines) else lines


def _bare(group: list[Line]) -> bool:
    """A single stroke from here to there: it tells nothing."""
    (ax, ay), (bx, by) = group[0][0], group[0][-1]
    return len(group) == 1 and hypot(bx - ax, by - ay) > STRAIGHT * length(group[0])


def _crossed(group: list[Line]) -> bool:
    """Whether two long strokes cross in its middle."""
    left, top, right, bottom = _box(group)
    long = ACROSS * hypot(right - left, bottom - top)
    bars = [line for line in group if _bare([line]) and hypot(*_span(line)) > long]
    return len(bars) == 2 and len(group) > 2 and _slope(bars[0]) * _slope(bars[1]) < 0


def _span(line: Line) -> Spot:
    return line[-1][0] - line[0][0], line[-1][1] - line[0][1]


def _slope(line: Line) -> float:
    across, down = _span(line)
    return across * down


def _box(lines: list[Line]) -> tuple[float, float, float, float]:
    xs, ys = [x for line in lines for x, _ in line], [y for line in lines for _, y in line]
    return (min(xs), min(ys), max(xs), max(ys)) if xs else (0.0, 0.0, 0.0, 0.0)


def _meet(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    return one[0] <= other[2] and other[0] <= one[2] and one[1] <= other[3] and other[1] <= one[3]


def _groups(lines: list[Line]) -> list[list[Line]]:
    """Lines whose cells touch, by flooding."""
    cells = [_cells(line) for line in lines]
    owners: dict[int, list[int]] = {}
    for number, own in enumerate(cells):
        for cell in own:
            owners.setdefault(cell, []).append(number)
    left, groups = set(range(len(lines))), []
    while left:
        waiting, group = [left.pop()], []
        while waiting:
            number = waiting.pop()
            group.append(number)
            near = {cell + step for cell in cells[number] for step in BESIDE}
            met = {other for cell in near & owners.keys() for other in owners[cell]} & left
            left -= met
            waiting += met
        groups.append([lines[number] for number in sorted(group)])
    return groups


def _cells(line: Line) -> set[int]:
    """The cells that a line passes through."""
    found = {int(line[0][1] // CELL) * SIDE + int(line[0][0] // CELL)}
    for (ax, ay), (bx, by) in pairwise(line):
        steps = int(hypot(bx - ax, by - ay) // CELL) + 1
        for step in range(1, steps + 1):
            x, y = ax + step * (bx - ax) / steps, ay + step * (by - ay) / steps
            found.add(int(y // CELL) * SIDE + int(x // CELL))
    return found
