"""Which policy plays which game."""

from wordless.bots import Policy
from wordless.bots.plain import Plain
from wordless.games import GAMES

POLICIES: dict[str, Policy] = {name: Plain(game) for name, game in GAMES.items()}


def policy(game: str) -> Policy:
    return POLICIES[game]
