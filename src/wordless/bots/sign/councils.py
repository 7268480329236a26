"""Agreeing on a sign: a bot confirms what others propose, and proposes if nobody does."""

from msgspec.structs import replace

from wordless.bots.sign.chance import Dice
from wordless.bots.sign.levels import TRAITS
from wordless.bots.sign.memory import Memory, Plan
from wordless.games.gestures import GESTURES
from wordless.games.sign.model import Confirm, Council, Decline, Pay, Propose, View
from wordless.games.sign.seating import members_of

CONFIRM_MS = 1_800
PROPOSE_MS = 5_000  # people may want to be first
NEXT_MS = 3_500  # so much later each further member would
DECLINE_MS = 4_000
PAYS = 0.1  # how often a sign that everybody knows is worth a point
KNOWN = 2  # quintets that showed the sign, from which on it may be known


def decided(memory: Memory, view: View, dice: Dice, now_ms: int) -> Memory:
    council = view.council
    if council is None or view.ready[memory.seat]:
        return replace(memory, settled=True, act=None)
    if memory.settled:
        return memory
    memory = replace(memory, settled=True, act=None)
    if council.proposal is not None:
        if memory.seat in council.agreed:
            return memory
        return replace(memory, act=Plan(Confirm(council.number), now_ms + dice.pause(CONFIRM_MS)))
    if view.phase == "meet" or (council.paid and memory.seat not in council.agreed):
        return _proposing(memory, view, dice, now_ms)
    if memory.seat in council.agreed:
        return memory
    return _between(memory, view, council, dice, now_ms)


def _proposing(memory: Memory, view: View, dice: Dice, now_ms: int) -> Memory:
    """Members wait for one another, so that mostly one of them proposes; none insists."""
    if view.phase == "change" and memory.proposed == view.stage and view.council is not None:
        return replace(memory, act=Plan(Decline(view.council.number), now_ms + dice.pause(DECLINE_MS)))
    mates = members_of(view.setting.teams, view.setting.teams[memory.seat])
    wait_ms = dice.pause(PROPOSE_MS) + mates.index(memory.seat) * NEXT_MS
    return replace(memory, act=Plan(_sign(memory, view, dice), now_ms + wait_ms), proposed=view.stage)


def _between(memory: Memory, view: View, council: Council, dice: Dice, now_ms: int) -> Memory:
    """Mostly the sign stays; once it may be known to others a new one is worth something."""
    at_ms = now_ms + dice.pause(DECLINE_MS)
    changes = TRAITS[memory.level].changes * (1 if memory.exposed >= KNOWN else 0.3)
    if memory.proposed != view.stage and dice.roll() < changes:
        if view.setting.options.sign_change == "free":
            return replace(memory, act=Plan(_sign(memory, view, dice), at_ms), proposed=view.stage)
        if dice.roll() < PAYS:
            return replace(memory, act=Plan(Pay(), at_ms))
    return replace(memory, act=Plan(Decline(council.number), at_ms))


def _sign(memory: Memory, view: View, dice: Dice) -> Propose:
    """As long as the level likes it, no gesture twice."""
    if view.setting.options.signals == "room":
        return Propose((), "")
    left = list(GESTURES)
    gestures = []
    for _ in range(dice.pick(TRAITS[memory.level].sign_lengths)):
        gestures.append(dice.pick(left))
        left.remove(gestures[-1])
    return Propose(tuple(gestures), "")
