"""Signs: a bot that forgets as people do, shows a doubtful sign with a straight face, and doubts on odds and nerve."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from wordless.bots import Level, Seen, Thought
from wordless.bots.character import character
from wordless.bots.signs.choosing import chosen
from wordless.bots.signs.memory import HEADS, Memory, Plan
from wordless.bots.signs.remembering import after
from wordless.engine.game import Seat
from wordless.games.signs.model import View

__all__ = ["Memory", "begin", "think"]

MIDDLE_MS = {"reveal": 1_600, "place": 2_400, "show": 3_200, "accept": 2_400, "reason": 3_200, "verdict": 4_500}
SPREAD = 0.35
LEAST_MS, MOST_MS = 500, 12_000
CLOCK_PART = 0.6
HURRY = 0.6  # nobody hides a doubt by more haste than this


def begin(seat: Seat, level: Level, seed: int) -> Memory:
    return Memory(seat, level, seed)


def think(memory: Memory, seen: Sequence[Seen], now_ms: int) -> Thought:
    """Remember what was seen; keep the plan for this moment, or make one."""
    for each in seen:
        memory = after(memory, each.at_ms, each.view)
    view = memory.view
    if view is None:
        return Thought(memory)
    plan = memory.plan
    if plan is None or (plan.stage, plan.open) != (view.stage, view.open) or not seen or _spent(view):
        plan = _planned(memory, view, memory.since_ms if seen else now_ms)
        memory = replace(memory, plan=plan)
    return Thought(memory) if plan is None else Thought(memory, plan.move, max(now_ms, plan.at_ms), plan.why)


def _spent(view: View) -> bool:
    """It has moved in this stage already, where a stage takes several moves."""
    return view.phase == "verdict" and view.seat not in view.awaited


def _planned(memory: Memory, view: View, since_ms: int) -> Plan | None:
    """The lots are the stage's, so that a bot shown everything again after a restart plays on as it would have."""
    random = Random(f"{memory.seed}/plan/{view.stage}/{view.open}")
    choice = chosen(memory, random)
    if choice is None:
        return None
    if view.phase == "verdict":  # people who look at one never wait for a bot
        return Plan(view.stage, view.open, choice.move, since_ms + LEAST_MS, choice.why)
    who = character(memory.seat, memory.seed)
    tell = max(HURRY, 1 + HEADS[memory.level].tell * who.tell * choice.doubtful)
    middle = MIDDLE_MS.get(view.phase, 2_000) * who.pace * tell
    options = view.options
    clock = {"reason": options.reason_seconds, "verdict": options.verdict_seconds}.get(view.phase, options.turn_seconds)
    most = min(MOST_MS, 1_000 * clock * CLOCK_PART) if clock else MOST_MS
    wait = min(most, max(LEAST_MS, min(middle, most / 2) * random.lognormvariate(0, SPREAD)))
    return Plan(view.stage, view.open, choice.move, since_ms + int(wait), choice.why)
