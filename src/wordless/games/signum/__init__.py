"""Signum: find out by peeking whose side you are on, then catch a rival with somebody who holds your sign."""

from wordless.games.signum.model import Move, Options, State, View
from wordless.games.signum.rules import RULES, SEATS, apply, awaited, result, start, timers
from wordless.games.signum.sight import idle, moves, view, worded
from wordless.games.signum.wording import MOMENTS, WORDING

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
