"""What sets the levels apart: how plainly a bot draws, how sharply it sees, how far it thinks, how much it keeps.

Every mind has associations of its own, by its seed; a better one has more of them. It is easier to see that a
drawing fits a word one has than to find a word for a drawing.
"""

from typing import NamedTuple, TypeAlias

from wordless.bots import Level

Nearness: TypeAlias = tuple[float, float, float, float]  # for obvious, near, far and further associations


class Traits(NamedTuple):
    """How one level plays."""

    candour: tuple[float, float, float]  # how gladly it draws an obvious, a near, a far hint
    slyness: float  # how much it prefers a hint that other words share
    sharpness: float  # how well it tells a better likeness from a lesser one; 1 is as well as can be
    knows: Nearness  # how many hints at a word it would understand, having the word
    finds: Nearness  # how many bring the word to its mind
    wavering: float  # how far its guess strays from what it believes
    recall: int  # how many of the words shown at reveals it keeps in mind


TRAITS: dict[Level, Traits] = {
    "easy": Traits((0.7, 0.3, 0.0), 0.0, 0.3, (0.75, 0.45, 0.1, 0.0), (0.28, 0.12, 0.0, 0.0), 1.2, 0),
    "normal": Traits((0.35, 0.55, 0.1), 0.3, 0.55, (0.95, 0.8, 0.5, 0.2), (0.42, 0.27, 0.1, 0.0), 0.5, 8),
    "hard": Traits((0.15, 0.55, 0.3), 0.8, 1.0, (1.0, 0.95, 0.85, 0.6), (0.55, 0.4, 0.2, 0.05), 0.2, 300),
}

FADE = (1.0, 0.95, 0.9, 0.85, 0.79)  # by word level, how readily associations come: harder words bring less to mind
