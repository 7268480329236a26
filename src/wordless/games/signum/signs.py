"""The cards: five signs, three of each, and two teams. Equal cards are never told apart."""

from itertools import product
from typing import Literal, TypeAlias, get_args

Sign: TypeAlias = Literal["hand", "eye", "mouth", "nose", "eyebrow"]
Team: TypeAlias = Literal["alpha", "beta"]
Side: TypeAlias = Literal[Team, "none", "both"]
Card: TypeAlias = Literal[Sign, Team]
Row: TypeAlias = tuple[Card, ...]

SIGNS: tuple[Sign, ...] = get_args(Sign)
TEAMS: tuple[Team, ...] = get_args(Team)
CARDS: tuple[Card, ...] = (*SIGNS, *TEAMS)
SIGN_CARDS: Row = SIGNS * 3
SLOTS = (0, 1, 2)  # left, middle, right as their owner sees them

# For each of the 343 rows there can be, the slots that hold a sign.
SIGN_SLOTS: dict[Row, tuple[int, ...]] = {
    row: tuple([slot for slot in SLOTS if row[slot] in SIGNS]) for row in product(CARDS, repeat=3)
}


def side(row: Row) -> Side:
    """The one kind of team card in the row, or none, or both."""
    found = [kind for kind in TEAMS if kind in row]
    return "both" if len(found) == 2 else found[0] if found else "none"


def team(row: Row) -> int | None:
    """0 for Alpha, 1 for Beta; none without a team card, and none with both kinds (G21)."""
    alpha = "alpha" in row
    if alpha == ("beta" in row):
        return None
    return 0 if alpha else 1
