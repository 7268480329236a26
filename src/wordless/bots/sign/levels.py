"""What the levels differ in: how well a bot watches and remembers, what it concludes, and what it dares."""

from msgspec import Struct

from wordless.bots import Level


class Traits(Struct, frozen=True):
    """`notices`, `catches`: the chance of taking in an exchange, a gesture. `keeps_s`: for how long, on average.

    `infers`: whether it reckons where unseen cards are and who collects what. `starves`: how much it cares that
    opponents do not get what they collect; `feeds`: that team-mates do. `steals`: how sure it must be of an
    opponent's quintet, `trusts`: of a team-mate's without a sign. `nosy`: what a flurry of gestures tells it.
    """

    notices: float
    keeps_s: float
    catches: float
    infers: bool
    starves: float
    feeds: float
    steals: float
    trusts: float
    nosy: float
    learns: bool
    pace: float
    reflex_ms: int
    ponder_ms: int
    feint_s: float
    sign_lengths: tuple[int, ...]
    changes: float


TRAITS: dict[Level, Traits] = {
    "easy": Traits(
        notices=0.75,
        keeps_s=110,
        catches=0.8,
        infers=False,
        starves=0.0,
        feeds=0.0,
        steals=0.6,
        trusts=0.95,
        nosy=1.0,
        learns=False,
        pace=1.25,
        reflex_ms=1_900,
        ponder_ms=6_000,
        feint_s=100,
        sign_lengths=(1, 1, 2),
        changes=0.08,
    ),
    "normal": Traits(
        notices=0.95,
        keeps_s=360,
        catches=0.93,
        infers=True,
        starves=0.04,
        feeds=0.03,
        steals=0.6,
        trusts=0.93,
        nosy=2.0,
        learns=False,
        pace=1.0,
        reflex_ms=1_250,
        ponder_ms=3_700,
        feint_s=70,
        sign_lengths=(1, 2, 2, 2),
        changes=0.2,
    ),
    "hard": Traits(
        notices=1.0,
        keeps_s=100_000,
        catches=0.99,
        infers=True,
        starves=0.08,
        feeds=0.08,
        steals=0.55,
        trusts=0.9,
        nosy=2.5,
        learns=True,
        pace=0.9,
        reflex_ms=900,
        ponder_ms=3_000,
        feint_s=60,
        sign_lengths=(2, 2, 3),
        changes=0.35,
    ),
}
