"""Signs: answer the last sign as the covered runes demand, and doubt whoever has forgotten them."""

from wordless.games.signs.model import Move, Options, State, View
from wordless.games.signs.rules import RULES, SEATS, apply, awaited, result, start, timers
from wordless.games.signs.sight import idle, moves, view, worded
from wordless.games.signs.wording import MOMENTS, WORDING

__all__ = [
    "MOMENTS",
    "RULES",
    "SEATS",
    "WORDING",
    "Move",
    "Options",
    "State",
    "View",
    "apply",
    "awaited",
    "idle",
    "moves",
    "result",
    "start",
    "timers",
    "view",
    "worded",
]
