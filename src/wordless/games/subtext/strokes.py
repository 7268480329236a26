"""How a drawing is written: a tuple of strokes, each one string.

A stroke is a pen digit and then its points, four base64url letters each. The 24 bits of a point are
x (10), y (10) and pressure (4), on a canvas of 1024 by 1024. Every 24 bits are a point, and every
point has one form, so that a drawing's form can be checked without being decoded.
"""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TypeAlias

Drawing: TypeAlias = tuple[str, ...]
Point: TypeAlias = tuple[int, int, int]

PENS = ("rubber", "fine", "medium", "broad")
CANVAS = 1024
PRESSURES = 16
STROKES_MAX = 200
POINTS_MAX = 6000
STROKE_MAX = 1 + 4 * POINTS_MAX
PATTERN = r"^[0-3](?:[A-Za-z0-9_-]{4})+$(?!\n)"

_form = re.compile(r"[0-3][A-Za-z0-9_-]+").fullmatch


def sound(drawing: Drawing) -> bool:
    """Whether every stroke is a pen and at least one whole point."""
    return not [stroke for stroke in drawing if len(stroke) % 4 != 1 or _form(stroke) is None]


def size(drawing: Drawing) -> int:
    """How many points a sound drawing has."""
    return (len("".join(drawing)) - len(drawing)) // 4


def encode(pen: int, points: tuple[Point, ...]) -> str:
    """The stroke of this pen through these points; ValueError if there is no such stroke."""
    if pen not in range(len(PENS)) or not points:
        raise ValueError("a stroke is a pen and at least one point")
    for x, y, pressure in points:
        if not (0 <= x < CANVAS and 0 <= y < CANVAS and 0 <= pressure < PRESSURES):
            raise ValueError(f"no such point: {x}, {y}, {pressure}")
    packed = b"".join([(x << 14 | y << 4 | pressure).to_bytes(3, "big") for x, y, pressure in points])
    return f"{pen}{urlsafe_b64encode(packed).decode()}"


def decode(stroke: str) -> tuple[int, tuple[Point, ...]]:
    """The pen and the points; ValueError for anything that `encode` does not write."""
    if not sound((stroke,)):
        raise ValueError("not a stroke")
    packed = urlsafe_b64decode(stroke[1:])
    numbers = [int.from_bytes(packed[at : at + 3], "big") for at in range(0, len(packed), 3)]
    return int(stroke[0]), tuple([(bits >> 14, bits >> 4 & 1023, bits & 15) for bits in numbers])


# A dot, a line, a cross's two bars, a zigzag, a box and a rubbed-out spot: what random play draws with.
EXAMPLES = (
    encode(3, ((512, 512, 8),)),
    encode(1, ((100, 100, 4), (900, 900, 4))),
    encode(2, ((512, 100, 8), (512, 900, 8))),
    encode(2, ((100, 512, 8), (900, 512, 8))),
    encode(1, ((0, 700, 15), (300, 300, 9), (600, 700, 3), (1023, 300, 0))),
    encode(3, ((300, 300, 8), (700, 300, 8), (700, 700, 8), (300, 700, 8), (300, 300, 8))),
    encode(0, ((500, 500, 8), (540, 540, 8))),
)
