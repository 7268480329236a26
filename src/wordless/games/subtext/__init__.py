"""Subtext: everybody draws a hint at a word, and all look for the one drawing that shares the dealer's."""

from wordless.games.subtext import rounds
from wordless.games.subtext.model import Move, Options, State, View
from wordless.games.subtext.rules import RULES, SEATS, apply, awaited, result, start, timers, used
from wordless.games.subtext.sight import idle, moves, view, worded
from wordless.games.subtext.wording import MOMENTS, WORDING

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
    "rounds",
    "start",
    "timers",
    "used",
    "view",
    "worded",
]
