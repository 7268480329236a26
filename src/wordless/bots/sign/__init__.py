"""Sign: collects by odds and out of sight, signs and feints, reads its team-mates and watches the others.

Three plans stand side by side, one for the own cards or council, one for a call, one for gestures; the earliest
comes next. They are made View by View, at the View's own time: a bot shown all of them again has the same plans.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from wordless.bots import Level, Seen, Thought, Why
from wordless.bots.sign import calls, councils, signalling, swapping
from wordless.bots.sign.chance import Dice
from wordless.bots.sign.memory import Hunch, Memory, Plan
from wordless.bots.sign.watching import taken_in
from wordless.engine.game import Seat, listed
from wordless.games.sign.model import Call, Gesture, Look, Ready, View
from wordless.games.sign.sight import idle, moves
from wordless.games.sign.symbols import SYMBOLS

SEEDS = 16  # bots of one seed on different seats play differently
LOOK_MS = 4_000
READY_MS = 5_000
IDLE_MS = 6_000
AGAIN_MS = 2_000


def begin(seat: Seat, level: Level, seed: int) -> Memory:
    return Memory((seed * SEEDS + seat) % 2**63, seat, level, seed)


def think(memory: Memory, seen: Sequence[Seen], now_ms: int) -> Thought:
    for each in seen:
        memory = taken_in(memory, each.at_ms, each.view)
        memory = _rolled(replace(memory, seen=memory.seen + 1, rolls=0), each.at_ms)
    view = memory.view
    if view is None or view.seat is None or view.phase == "over":
        return Thought(memory)
    if not seen:
        memory = _rolled(_refused(memory, now_ms), now_ms)
    plan = _next(memory)
    if plan is None:
        return Thought(memory)
    if not _offered(plan, view):
        memory = replace(memory, act=None, call=None, signal=None)
        move = idle(view)
        return Thought(memory, move, now_ms + IDLE_MS if move is not None else None)
    return Thought(memory, plan.move, max(plan.at_ms, now_ms), plan.why)


def _refused(memory: Memory, now_ms: int) -> Memory:
    """The move was not to be: make up the mind again; a gesture waits a little."""
    plan, signal = _next(memory), memory.signal
    if plan is not None and isinstance(plan.move, Call):
        return replace(memory, call=None)
    if signal is not None and plan is not None and isinstance(plan.move, Gesture):
        return replace(memory, signal=replace(signal, at_ms=now_ms + AGAIN_MS))
    return replace(memory, settled=False, act=None)


def _rolled(memory: Memory, now_ms: int) -> Memory:
    """The plans after the View it has in mind."""
    view = memory.view
    if view is None or view.seat is None or view.phase == "over":
        return memory
    dice = Dice(memory.seed, memory.seen, memory.rolls)
    return replace(_decided(memory, view, dice, now_ms), rolls=dice.count)


def _decided(memory: Memory, view: View, dice: Dice, now_ms: int) -> Memory:
    if view.phase == "swap":
        memory = swapping.decided(memory, view, dice, now_ms)
        memory = calls.decided(memory, view, dice, now_ms)
        return signalling.decided(memory, view, dice, now_ms)
    if view.phase == "meet" or view.phase == "change":
        return councils.decided(memory, view, dice, now_ms)
    memory = signalling.chatted(memory, view, dice, now_ms)
    if view.ready[memory.seat]:
        return replace(memory, act=None)
    if memory.act is not None:
        return memory
    if view.phase == "reveal":
        return replace(memory, act=Plan(Ready(), now_ms + dice.pause(READY_MS), why=Why("why-sign-ready")))
    if view.sizes[memory.seat]:
        return replace(memory, act=Plan(Look(), now_ms + dice.pause(LOOK_MS), why=Why("why-sign-look")))
    return memory


def _next(memory: Memory) -> Plan | None:
    """The earliest of the three plans; of two at once the call."""
    act, call, signal = memory.act, memory.call, memory.signal
    plans = [] if call is None else [Plan(Call(call.target), call.at_ms, why=_hunch(call))]
    if act is not None:
        plans.append(act)
    if signal is not None and signal.gestures:
        why = Why("why-sign-signal" if signal.true else "why-sign-feint")
        plans.append(Plan(Gesture(signal.gestures[0]), signal.at_ms, why=why))
    return min(plans, key=lambda plan: plan.at_ms, default=None)


def _hunch(call: Hunch) -> Why:
    if call.sign:
        return Why("why-sign-mate", {"seat": f"@{call.target}"})
    symbol = f"#sign-symbol-{SYMBOLS[call.symbol]}"
    return Why("why-sign-call", {"seat": f"@{call.target}", "symbol": symbol, "chance": round(100 * call.likely)})


def _offered(plan: Plan, view: View) -> bool:
    """Whether the plan's move is among the View's offers."""
    move = plan.move
    for offer in moves(view):
        if offer.move == move.__struct_config__.tag:
            choices = [(name, listed(choice, view)) for name, choice in offer.fields.items()]
            return all(values is None or getattr(move, name) in values for name, values in choices)
    return False
