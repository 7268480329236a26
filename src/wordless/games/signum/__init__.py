"""Signum: find out by peeking whose side you are on, then catch a rival with somebody who holds your sign."""

from wordless.games.signum.model import Move, Options, State, View
from wordless.games.signum.rules import RULES, SEATS, apply, awaited, result, start, timers
from wordless.games.signum.sight import idle, moves, view, worded

__all__ = [
    "RULES",
    "SEATS",
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
