"""What the levels differ in: how well a bot watches and remembers, what it concludes, and what it dares."""

from msgspec import Struct

from wordless.bots import Level


class Traits(Struct, frozen=True):
    """`notices`, `catches`: the chance of taking in an exchange, a gesture. `keeps_s`: for how long, on average.

    `infers`: whether it reckons where unseen cards are and who collects what. `starves`: how much it cares that
    opponents do not get what they collect; `feeds`: that team-mates do; `hides`: that nobody sees what it collects.
    `steals`: how sure it must be of an opponent's quintet, `trusts`: of a team-mate's without a sign.
    `nosy`: what a flurry of gestures can tell it. `first_ms`: how soon it signs, by how many cards of the quintet
    everybody has seen; `signs_max`: how often. `changes`: how readily it gives up a sign that was seen.
    """

    notices: float
    keeps_s: float
    catches: float
    infers: bool
    starves: float
    feeds: float
    hides: float
    steals: float
    trusts: float
    nosy: float
    learns: bool
    pace: float
    reflex_ms: int
    ponder_ms: int
    feint_s: float
    first_ms: tuple[int, ...]
    signs_max: int
    sign_lengths: tuple[int, ...]
    changes: float


TRAITS: dict[Level, Traits] = {
    "easy": Traits(
        notices=0.7,
        keeps_s=90,
        catches=0.6,
        infers=False,
        starves=0.0,
        feeds=0.0,
        hides=0.0,
        steals=0.6,
        trusts=0.95,
        nosy=1.0,
        learns=False,
        pace=1.35,
        reflex_ms=2_400,
        ponder_ms=6_500,
        feint_s=80,
        first_ms=(10_000, 10_000, 9_000, 8_000, 7_000, 6_000),
        signs_max=2,
        sign_lengths=(1, 1, 2),
        changes=0.15,
    ),
    "normal": Traits(
        notices=0.93,
        keeps_s=300,
        catches=0.9,
        infers=True,
        starves=0.04,
        feeds=0.03,
        hides=0.0,
        steals=0.52,
        trusts=0.93,
        nosy=1.6,
        learns=False,
        pace=1.0,
        reflex_ms=1_800,
        ponder_ms=3_600,
        feint_s=50,
        first_ms=(6_500, 6_500, 5_000, 3_000, 1_800, 1_200),
        signs_max=5,
        sign_lengths=(1, 2, 2),
        changes=0.5,
    ),
    "hard": Traits(
        notices=1.0,
        keeps_s=100_000,
        catches=0.99,
        infers=True,
        starves=0.08,
        feeds=0.08,
        hides=0.06,
        steals=0.46,
        trusts=0.9,
        nosy=1.6,
        learns=True,
        pace=0.9,
        reflex_ms=1_100,
        ponder_ms=2_000,
        feint_s=32,
        first_ms=(4_000, 4_000, 2_200, 900, 600, 500),
        signs_max=6,
        sign_lengths=(1, 1, 1, 1, 1, 2),
        changes=0.9,
    ),
}
