"""Sign: swap cards in silence and show your team, by a secret sign, that you hold five of one symbol."""

from wordless.games.sign import rounds
from wordless.games.sign.model import Move, Options, State, View
from wordless.games.sign.rules import RULES, apply, awaited, result, start, teams, timers
from wordless.games.sign.seating import SEATS
from wordless.games.sign.sight import idle, moves, view, worded
from wordless.games.sign.wording import MOMENTS, WORDING

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
    "teams",
    "timers",
    "view",
    "worded",
]
