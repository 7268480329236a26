"""Sign: collects by odds, signs and feints, reads its team-mates and watches the others.

Three plans stand side by side, one for the own cards or council, one for a call, one for gestures; the earliest
comes next.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from wordless.bots import Level, Seen, Thought
from wordless.bots.sign import calls, councils, signalling, swapping
from wordless.bots.sign.chance import Dice
from wordless.bots.sign.memory import Memory, Plan
from wordless.bots.sign.watching import taken_in
from wordless.engine.game import Seat, listed
from wordless.games.sign.model import Call, Gesture, Look, Ready, View
from wordless.games.sign.sight import idle, moves

SEEDS = 16  # bots of one seed on different seats play differently
LOOK_MS = 4_000
READY_MS = 5_000
IDLE_MS = 6_000
AGAIN_MS = 2_000


def begin(seat: Seat, level: Level, seed: int) -> Memory:
    return Memory((seed * SEEDS + seat) % 2**63, seat, level)


def think(memory: Memory, seen: Sequence[Seen], now_ms: int) -> Thought:
    for each in seen:
        memory = taken_in(memory, each.at_ms, each.view)
    view = memory.view
    if view is None or view.seat is None or view.phase == "over":
        return Thought(memory)
    if not seen:
        memory = _refused(memory, now_ms)
    dice = Dice(memory.seed, memory.rolls)
    memory = _decided(memory, view, dice, now_ms)
    plan = _next(memory)
    if plan is None:
        return Thought(replace(memory, rolls=dice.count))
    if not _offered(plan, view):
        memory = replace(memory, act=None, call=None, signal=None)
        move = idle(view)
        return Thought(replace(memory, rolls=dice.count), move, now_ms + IDLE_MS if move is not None else None)
    return Thought(replace(memory, rolls=dice.count), plan.move, max(plan.at_ms, now_ms))


def _refused(memory: Memory, now_ms: int) -> Memory:
    """The move was not to be: make up the mind again; a gesture waits a little."""
    plan, signal = _next(memory), memory.signal
    if plan is not None and isinstance(plan.move, Call):
        return replace(memory, call=None)
    if signal is not None and plan is not None and isinstance(plan.move, Gesture):
        return replace(memory, signal=replace(signal, at_ms=now_ms + AGAIN_MS))
    return replace(memory, settled=False, act=None)


def _decided(memory: Memory, view: View, dice: Dice, now_ms: int) -> Memory:
    if view.phase == "swap":
        memory = swapping.decided(memory, view, dice, now_ms)
        memory = calls.decided(memory, view, dice, now_ms)
        return signalling.decided(memory, view, dice, now_ms)
    if view.phase == "meet" or view.phase == "change":
        return councils.decided(memory, view, dice, now_ms)
    if view.ready[memory.seat]:
        return replace(memory, act=None)
    if memory.act is not None:
        return memory
    if view.phase == "reveal":
        return replace(memory, act=Plan(Ready(), now_ms + dice.pause(READY_MS)))
    if view.sizes[memory.seat]:
        return replace(memory, act=Plan(Look(), now_ms + dice.pause(LOOK_MS)))
    return memory


def _next(memory: Memory) -> Plan | None:
    """The earliest of the three plans; of two at once the call."""
    act, call, signal = memory.act, memory.call, memory.signal
    plans = [] if call is None else [Plan(Call(call.target), call.at_ms)]
    if act is not None:
        plans.append(act)
    if signal is not None and signal.gestures:
        plans.append(Plan(Gesture(signal.gestures[0]), signal.at_ms))
    return min(plans, key=lambda plan: plan.at_ms, default=None)


def _offered(plan: Plan, view: View) -> bool:
    """Whether the plan's move is among the View's offers."""
    move = plan.move
    for offer in moves(view):
        if offer.move == move.__struct_config__.tag:
            choices = [(name, listed(choice, view)) for name, choice in offer.fields.items()]
            return all(values is None or getattr(move, name) in values for name, values in choices)
    return False
