"""Which policy plays which game."""

from wordless.bots import Level, Policy, sign, signs, signum, subtext
from wordless.bots.guide import Guide, parts

POLICIES: dict[str, Policy] = {"sign": sign, "signum": signum, "signs": signs, "subtext": subtext}
GUIDES: dict[str, Policy] = {
    "sign": Guide(parts.sign, sign),
    "signum": Guide(parts.signum, signum),
    "signs": Guide(parts.signs, signs),
    "subtext": Guide(parts.subtext, subtext),
}


def policy(game: str, level: Level = "normal") -> Policy:
    return GUIDES[game] if level == "guide" else POLICIES[game]
