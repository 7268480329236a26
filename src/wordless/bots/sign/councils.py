"""Agreeing on a sign: a bot confirms what others propose, and proposes if nobody does."""

from msgspec.structs import replace

from wordless.bots import Why
from wordless.bots.character import character
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
UNSEEN = 0.1  # how readily a sign is given up that nobody has seen, against one that was
LIKED = 0.5  # how often a gesture of a sign is one the character likes


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
        return replace(
            memory, act=Plan(Confirm(council.number), now_ms + dice.pause(CONFIRM_MS), why=Why("why-sign-agree"))
        )
    if view.phase == "meet" or (council.paid and memory.seat not in council.agreed):
        return _proposing(memory, view, dice, now_ms)
    if memory.seat in council.agreed:
        return memory
    return _between(memory, view, council, dice, now_ms)


def _proposing(memory: Memory, view: View, dice: Dice, now_ms: int) -> Memory:
    """Members wait for one another, so that mostly one of them proposes; none insists."""
    if view.phase == "change" and memory.proposed == view.stage and view.council is not None:
        at_ms = now_ms + dice.pause(DECLINE_MS)
        return replace(memory, act=Plan(Decline(view.council.number), at_ms, why=Why("why-sign-keep")))
    mates = members_of(view.setting.teams, view.setting.teams[memory.seat])
    wait_ms = dice.pause(PROPOSE_MS) + mates.index(memory.seat) * NEXT_MS
    plan = Plan(_sign(memory, view, dice), now_ms + wait_ms, why=Why("why-sign-propose"))
    return replace(memory, act=plan, proposed=view.stage)


def _between(memory: Memory, view: View, council: Council, dice: Dice, now_ms: int) -> Memory:
    """A sign that was seen is worth giving up; one that nobody has seen stays."""
    at_ms = now_ms + dice.pause(DECLINE_MS)
    changes = TRAITS[memory.level].changes * (1 if memory.exposed else UNSEEN)
    if memory.proposed != view.stage and dice.roll() < changes:
        why = Why("why-sign-change")
        if view.setting.options.sign_change == "free":
            return replace(memory, act=Plan(_sign(memory, view, dice), at_ms, why=why), proposed=view.stage)
        if dice.roll() < PAYS:
            return replace(memory, act=Plan(Pay(), at_ms, why=why))
    return replace(memory, act=Plan(Decline(council.number), at_ms, why=Why("why-sign-keep")))


def _sign(memory: Memory, view: View, dice: Dice) -> Propose:
    """As long as the level likes it, in the character's style, no gesture twice and none of the old sign."""
    if view.setting.options.signals == "room":
        return Propose((), "")
    old = view.council.sign.gestures if view.council is not None and view.council.sign is not None else ()
    left = [gesture for gesture in GESTURES if gesture not in old]
    liked = [gesture for gesture in character(memory.seat, memory.evening).favourites if gesture in left]
    gestures = []
    for _ in range(dice.pick(TRAITS[memory.level].sign_lengths)):
        gestures.append(dice.pick(liked if liked and dice.roll() < LIKED else left))
        left.remove(gestures[-1])
        liked = [gesture for gesture in liked if gesture in left]
    return Propose(tuple(gestures), "")
