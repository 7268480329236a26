"""Signs: a bot that remembers runes as well as its level lets it, bluffs where it has forgotten, and doubts by odds."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from wordless.bots import Level, Seen, Thought
from wordless.bots.signs.choosing import chosen
from wordless.bots.signs.memory import Memory, Plan
from wordless.bots.signs.remembering import after
from wordless.engine.game import Seat
from wordless.games.signs.model import Move, View

__all__ = ["Memory", "begin", "think"]

MIDDLE_MS = {"reveal": 1_300, "place": 2_200, "show": 2_600, "accept": 2_000, "reason": 3_000, "verdict": 3_600}
SPREAD = 0.4
LEAST_MS, MOST_MS = 500, 9_000
CLOCK_PART = 0.6


def begin(seat: Seat, level: Level, seed: int) -> Memory:
    return Memory(seat, level, seed)


def think(memory: Memory, seen: Sequence[Seen], now_ms: int) -> Thought:
    """Remember what was seen; keep the plan for this moment, or make one."""
    for each in seen:
        memory = after(memory, each.view)
    view = memory.view
    if view is None:
        return Thought(memory)
    plan = memory.plan
    if plan is None or (plan.stage, plan.open) != (view.stage, view.open) or not seen or _spent(view, plan.move):
        plan = _planned(memory, view, now_ms)
        memory = replace(memory, plan=plan)
    return Thought(memory) if plan is None else Thought(memory, plan.move, plan.at_ms)


def _spent(view: View, move: Move) -> bool:
    """It has moved in this stage already, where a stage takes several moves."""
    return view.phase == "verdict" and view.seat not in view.awaited


def _planned(memory: Memory, view: View, now_ms: int) -> Plan | None:
    random = Random(f"{memory.seed}/plan/{memory.seen}")
    move = chosen(memory, random)
    if move is None:
        return None
    wait = min(MOST_MS, max(LEAST_MS, MIDDLE_MS.get(view.phase, 2_000) * random.lognormvariate(0, SPREAD)))
    options = view.options
    clock = {"reason": options.reason_seconds, "verdict": options.verdict_seconds}.get(view.phase, options.turn_seconds)
    if clock:
        wait = min(wait, 1_000 * clock * CLOCK_PART)
    return Plan(view.stage, view.open, move, now_ms + int(wait))
