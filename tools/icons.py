"""Turns line icons into the pen strokes that the bots of Subtext draw with and know shapes by; run by hand.

    npm install --prefix /tmp/icons @tabler/icons@3.51.0 lucide-static@1.62.0 @lucide/lab@0.7.0
    python tools/icons.py /tmp/icons/node_modules

`icons.tsv` beside this file says which icons stand for which concept. Written are the table of strokes and
the licences of its sources, both in `src/wordless/bots/subtext`. Choose no icon that holds a letter or a
digit: the game forbids them.
"""

import sys
from collections.abc import Iterator
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import TypeAlias

from svgelements import SVG, Close, Line, Move, Shape
from svgelements import Path as Outline

from wordless.games.subtext.strokes import encode

HERE = Path(__file__).parent
THERE = HERE.parent / "src" / "wordless" / "bots" / "subtext"
SOURCES = {
    "tabler": ("@tabler/icons", "icons/outline", "Tabler Icons"),
    "lucide": ("lucide-static", "icons", "Lucide"),
    "lab": ("@lucide/lab", "icons", "Lucide Lab"),
}
SCALE = 40  # an icon is 24 units wide, the canvas 1024 points
MARGIN = (1024 - 24 * SCALE) / 2
STEPS = 24
TOLERANCE = 5.0
DOT = 12.0
PEN = 2
PRESSURE = 8

Spot: TypeAlias = tuple[float, float]


def main(modules: Path) -> None:
    head, *rows = (HERE / "icons.tsv").read_text(encoding="utf-8").splitlines()
    assert head == "concept\ticons"
    lines = ["concept\ticon\tstrokes"]
    for row in rows:
        concept, icons = row.split("\t")
        lines += [f"{concept}\t{icon}\t{strokes(modules, icon)}" for icon in icons.split()]
    (THERE / "icons.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (THERE / "LICENCES").write_text(licences(modules), encoding="utf-8")


def strokes(modules: Path, icon: str) -> str:
    """An icon's strokes, each as a drawing would hold it, with spaces between them."""
    source, name = icon.split("/")
    package, folder, _ = SOURCES[source]
    lines = [thinned(line) for line in polylines(modules / package / folder / f"{name}.svg")]
    return " ".join([encode(PEN, tuple([(round(x), round(y), PRESSURE) for x, y in line])) for line in lines])


def polylines(page: Path) -> Iterator[list[Spot]]:
    """Every unbroken line of an icon, in points of the canvas."""
    for shape in SVG.parse(str(page)).elements():
        if isinstance(shape, Shape) and shape.values.get("stroke") != "none":
            for line in Outline(shape).as_subpaths():
                spots = list(_spots(Outline(line)))
                if spots:
                    yield spots


def _spots(line: Outline) -> Iterator[Spot]:
    for segment in line:
        if isinstance(segment, Move):
            yield _placed(segment.end.x, segment.end.y)
            continue
        steps = 1 if isinstance(segment, Line | Close) else STEPS
        for step in range(1, steps + 1):
            spot = segment.point(step / steps)
            yield _placed(spot.x, spot.y)


def _placed(x: float, y: float) -> Spot:
    return min(1023.0, max(0.0, MARGIN + SCALE * x)), min(1023.0, max(0.0, MARGIN + SCALE * y))


def thinned(line: list[Spot]) -> list[Spot]:
    """The fewest of its spots that keep the line within the tolerance; a dot is one spot."""
    length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))
    if length < DOT:
        return line[:1]
    far = max(range(len(line)), key=lambda at: hypot(line[at][0] - line[0][0], line[at][1] - line[0][1]))
    return _kept(line[: far + 1])[:-1] + _kept(line[far:])


def _kept(line: list[Spot]) -> list[Spot]:
    """Douglas and Peucker's way: split where the line strays most from its chord."""
    if len(line) < 3:
        return line
    (ax, ay), (bx, by) = line[0], line[-1]
    width, height = bx - ax, by - ay
    chord = hypot(width, height)
    strays = [abs(width * (ay - y) - (ax - x) * height) / chord if chord else hypot(x - ax, y - ay) for x, y in line]
    at = max(range(1, len(line) - 1), key=strays.__getitem__)
    if strays[at] <= TOLERANCE:
        return [line[0], line[-1]]
    return _kept(line[: at + 1])[:-1] + _kept(line[at:])


def licences(modules: Path) -> str:
    """The notices that must go with the strokes."""
    parts = ["The strokes in icons.tsv are derived from line icons of these projects.\n"]
    for package, _, name in SOURCES.values():
        text = (modules / package / "LICENSE").read_text(encoding="utf-8").strip()
        parts.append(f"{name} ({package})\n\n{text}\n")
    parts.append((THERE / "eyes" / "LICENCE").read_text(encoding="utf-8"))
    return f"\n{'=' * 80}\n\n".join(parts)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
