"""What a bot keeps in mind. A *back* is a card as everybody sees it: its number stays, wherever it openly goes.

Backs 3·seat + slot lay in that row when the first turn began, the others in the pile, from its top. A face
belongs to a back for ever, so whatever is learnt of one travels with it.
"""

from msgspec import Struct

from wordless.bots import Level, Why
from wordless.engine.game import Seat
from wordless.games.signum.model import Move, View
from wordless.games.signum.signs import Card, Sign


class Plan(Struct, frozen=True, gc=False):
    """A move meant for one stage, when to make it, and how often gestures have changed it."""

    stage: int
    move: Move
    at_ms: int
    changes: int = 0
    why: Why | None = None


class Claim(Struct, frozen=True, gc=False):
    """A gesture of somebody who says to hold this sign, or to know it among the cards laid; and its stage."""

    sign: Sign
    turn: int
    stage: int


class Memory(Struct, frozen=True, gc=False):
    """By back: the face if it is remembered, who has seen it (a bit per seat), and what behaviour says of it.

    `leans` are the odds that a back is Alpha, or Beta, against what the deal alone says; `plain` has a bit for
    each back that must be a sign. By seat: what it claims, how often one has swapped with it, and how often it
    has parried an attempt. `lost`: by back, the turn in which one gave it away or it was taken. `hints` are the
    slots named by declarer and accomplice in this attempt.
    """

    seat: Seat
    level: Level
    seed: int
    view: View | None = None
    count: int = 0
    look: int = -1
    rows: tuple[tuple[int, ...], ...] = ()
    pile: tuple[int, ...] = ()
    faces: tuple[Card | None, ...] = ()
    knowers: tuple[int, ...] = ()
    leans: tuple[tuple[float, float], ...] = ()
    plain: int = 0
    claims: tuple[Claim | None, ...] = ()
    feuds: tuple[int, ...] = ()
    parried: tuple[int, ...] = ()
    lost: dict[int, int] = {}
    hints: tuple[int | None, int | None] = (None, None)
    plan: Plan | None = None
    aside: Plan | None = None
    tries: int = 0
