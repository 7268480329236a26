"""The prepared deals of the guided matches: seeds whose deal is what the lesson needs, match by match.

They are journalled like any other; `tests/bots/test_guide.py` says what each must deal.
"""

SEEDS: dict[str, tuple[str, ...]] = {
    "sign": (
        "1bd9e50d9eddb9e6355a4e38ab82b8c4ef5e365f1689b49982ccbaf26f68789a",
        "25bdb001f0dd4d3b9a1791aee468851864fc0dd0880810d442d0aea4ea752a5a",
    ),
    "signum": ("4aab0b995119c86c15c2d577e7b0526d687cb9db8d3df72dd51bad69b48f1ccb",),
    "signs": ("37ff3bb13a4c7bcba0bea89390c84b06cb004f7c19ca12a8eef4bbf8e1988a80",),
    "subtext": ("b12f73945047d56cd9059fac5cab4dc18349b26d270b5bc894ca2252fa5e7b48",),
}


def lesson_seed(game: str, match: int) -> bytes:
    """The seed of the so-manyth match of that game's lesson, counted from 1."""
    seeds = SEEDS[game]
    return bytes.fromhex(seeds[(match - 1) % len(seeds)])
