"""Calling: a team-mate's sign, or a hand that has given itself away."""

from msgspec.structs import replace

from wordless.bots.sign.beliefs import Picture, may_hold, picture, quintet
from wordless.bots.sign.chance import Dice
from wordless.bots.sign.levels import TRAITS
from wordless.bots.sign.memory import Memory, Plan
from wordless.engine.game import Seat
from wordless.games.sign import calling
from wordless.games.sign.model import Call, View

LATE_MS = 20_000  # a sign is no news after that
OWN_QUINTET = 0.85  # how sure one must be to call others while holding one's own
ROOM_TRUSTS = 0.6  # of a team-mate, where no sign can be seen on the screen


def decided(memory: Memory, view: View, dice: Dice, now_ms: int) -> Memory:
    """Whom to call and when, if anybody; looks only at seats about which there is news."""
    if view.phase != "swap" or not view.sizes[memory.seat]:
        return memory
    if memory.signed is None and not memory.stirred:
        return memory
    known = picture(memory, view, now_ms)
    if memory.signed is not None:
        memory = _answered(memory, view, known, dice, now_ms)
    for seat in memory.stirred:
        if seat != memory.seat and view.sizes[seat]:
            memory = _weighed(memory, view, known, seat, dice, now_ms)
    return replace(memory, stirred=())


def _answered(memory: Memory, view: View, known: Picture, dice: Dice, now_ms: int) -> Memory:
    """The sign was given: call, unless the hand cannot be a quintet."""
    assert memory.signed is not None
    seat, at_ms = memory.signed
    if now_ms - at_ms > LATE_MS or not may_hold(known, view, seat):
        return replace(memory, signed=None)
    due = at_ms + dice.pause(TRAITS[memory.level].reflex_ms)
    if memory.call is not None and memory.call.at_ms <= due:
        return replace(memory, signed=None)
    return replace(memory, signed=None, call=Plan(Call(seat), due, 9.0))


def _weighed(memory: Memory, view: View, known: Picture, seat: Seat, dice: Dice, now_ms: int) -> Memory:
    likely = quintet(memory, view, known, seat)
    plan = memory.call
    planned = plan is not None and plan.move == Call(seat)
    if likely < _needed(memory, view, seat):
        signed = planned and plan is not None and plan.worth > 1 and may_hold(known, view, seat)
        return replace(memory, call=None) if planned and not signed else memory
    if plan is not None and (planned or plan.worth >= likely):
        return memory
    return replace(memory, call=Plan(Call(seat), now_ms + dice.pause(TRAITS[memory.level].ponder_ms), likely))


def _needed(memory: Memory, view: View, seat: Seat) -> float:
    """How likely a quintet must be before it is called."""
    traits, teams = TRAITS[memory.level], view.setting.teams
    if teams[seat] == teams[memory.seat]:
        return ROOM_TRUSTS if view.setting.options.signals == "room" else traits.trusts
    return max(traits.steals, OWN_QUINTET) if calling.quintet(view.hand) else traits.steals
