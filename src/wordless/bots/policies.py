"""Which policy plays which game; one without a policy of its own is played at random."""

from wordless.bots import Policy, sign, signs, signum, subtext
from wordless.bots.plain import Plain
from wordless.games import GAMES

POLICIES: dict[str, Policy] = {name: Plain(game) for name, game in GAMES.items()}
POLICIES["sign"] = sign
POLICIES["signs"] = signs
POLICIES["signum"] = signum
POLICIES["subtext"] = subtext


def policy(game: str) -> Policy:
    return POLICIES[game]
