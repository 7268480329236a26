"""Which policy plays which game."""

from wordless.bots import Policy, sign, signs, signum, subtext

POLICIES: dict[str, Policy] = {"sign": sign, "signum": signum, "signs": signs, "subtext": subtext}


def policy(game: str) -> Policy:
    return POLICIES[game]
