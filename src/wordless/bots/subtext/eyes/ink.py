"""What can be seen of a drawing: its lines, less what was rubbed out of them later."""

from wordless.bots.subtext.icons import Line, lines
from wordless.games.subtext.strokes import Drawing, size

RUBBER = "0"
RUBBED = 24.0  # points that it takes away on either side
CORNERS = ((-0.5, -0.5), (-0.5, 0.5), (0.5, -0.5), (0.5, 0.5))
POINTS = 800  # more of them tell nothing new


def ink(drawing: Drawing) -> list[Line]:
    """The lines that are left, in the order of the pen."""
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
