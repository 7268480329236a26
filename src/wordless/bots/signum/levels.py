"""What sets the levels apart: how well a bot remembers, what it makes of behaviour, how far it thinks, how it dares."""

from typing import NamedTuple

from wordless.bots import Level


class Traits(NamedTuple):
    """How one level plays."""

    fade: float  # chance, each turn, that a remembered face is forgotten
    reads: float  # how far declarations and answers tell who is with whom; 1: not at all
    notices: float  # chance to notice a gesture
    trusts: float  # how much likelier a sign is where somebody claims it
    counts: bool  # whether it counts how many of each sign are left
    doubts: bool  # whether it asks itself who gains if the accomplice is no ally
    foresees: float  # how far it thinks of what the target has seen
    patience: float  # the chance to win that it takes an open match to be worth
    caution: float  # what it thinks a failed attempt gives away
    curiosity: float  # what it is worth to it to learn a team it knows nothing of
    wavers: float  # how far its choice strays from what it thinks best, in chances to win
    claims: float  # chance, each turn of another, to claim a sign by a gesture
    bluffs: float  # part of those claims that are false
    warns: float  # chance to tell a target, by a gesture, what one knows of the cards laid; or a lie to a rival
    betrays: float  # how often it accepts in order to spoil rather than declines
    slips: float  # how much likelier, each round of a very long match, it misnames a sign it knows


TRAITS: dict[Level, Traits] = {
    "easy": Traits(0.10, 1.3, 0.5, 2.0, False, False, 0.0, 0.45, 0.02, 0.14, 0.06, 0.01, 0.0, 0.2, 0.1, 0.05),
    "normal": Traits(0.04, 1.8, 0.7, 1.6, True, True, 0.3, 0.55, 0.03, 0.22, 0.035, 0.03, 0.3, 0.6, 0.25, 0.04),
    "hard": Traits(0.004, 2.6, 0.98, 1.3, True, True, 1.0, 0.65, 0.04, 0.3, 0.004, 0.03, 0.6, 0.9, 0.4, 0.03),
}
