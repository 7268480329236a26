"""Signum's bot: it follows every card, believes, and plays its side.

Its plan for a stage stands until the stage is over, a gesture in an attempt changes its mind, or the rules refuse it.
"""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from wordless.bots import Level, Seen, Thought
from wordless.bots.character import character
from wordless.bots.signum.attempts import answer, guess, lay, pointing, warning
from wordless.bots.signum.choosing import turn
from wordless.bots.signum.following import follow
from wordless.bots.signum.gestures import FEATURES
from wordless.bots.signum.judging import judge
from wordless.bots.signum.levels import TRAITS
from wordless.bots.signum.memory import Memory, Plan
from wordless.bots.signum.pace import GESTURE_MS, HIDE_MS, POINT_MS, REFLEX_MS, pause, within
from wordless.bots.signum.reasons import why
from wordless.engine.game import Seat
from wordless.games.signum.model import Gesture, Gestured, Hide, Lock, Move, Ready, Show, View
from wordless.games.signum.sight import idle
from wordless.games.signum.signs import SIGN_SLOTS, SIGNS

SHOWS_TEAM = 0.1  # how often the card shown first may be the team card
POINTERS = ("normal", "hard")
CHANGES_MAX = 3  # of mind in one stage: nobody's gestures hold a bot up for ever


def begin(seat: Seat, level: Level, seed: int) -> Memory:
    return Memory(seat, level, seed)


def think(memory: Memory, seen: Sequence[Seen], now_ms: int) -> Thought:
    """Takes in what is new, View by View at its own time, and keeps to the plan or makes one."""
    for each in seen:
        memory = _settled(follow(memory, each.view), memory, each.at_ms)
    if not seen:
        memory = _settled(_refused(memory, now_ms), memory, now_ms)
    plans = [plan for plan in (memory.plan, memory.aside) if plan is not None]
    if not plans:
        return Thought(memory)
    first = min(plans, key=_due)
    return Thought(memory, first.move, first.at_ms, first.why)


def _settled(memory: Memory, before: Memory, now_ms: int) -> Memory:
    view = memory.view
    if view is None or view.result is not None:
        return replace(memory, plan=None, aside=None)
    memory = _planned(memory, before, view, now_ms)
    aside = _aside(memory, before, view, now_ms)
    if aside is not None and aside.why is None:
        aside = replace(aside, why=why(memory, view, aside.move))
    return replace(memory, aside=aside)


def _due(plan: Plan) -> int:
    return plan.at_ms


def _refused(memory: Memory, now_ms: int) -> Memory:
    """Nothing new has come and a plan's time is over: it was refused, so another must be made."""
    plan = memory.plan if memory.plan is not None and memory.plan.at_ms <= now_ms else None
    aside = memory.aside if memory.aside is not None and memory.aside.at_ms <= now_ms else None
    if plan is None and aside is None:
        return memory
    return replace(memory, tries=memory.tries + 1, plan=None if plan else memory.plan, aside=None)


def _chance(memory: Memory, view: View, label: str) -> Random:
    """The lots of one decision: the same whenever the same Views are shown again."""
    return Random(f"{memory.seed}/{view.stage}/{label}/{memory.tries}")


def _planned(memory: Memory, before: Memory, view: View, now_ms: int) -> Memory:
    plan = memory.plan
    if memory.seat not in view.awaited:
        return replace(memory, plan=None)
    if plan is None or plan.stage != view.stage:
        at_ms = now_ms + pause(view, _chance(memory, view, "pause"), character(memory.seat, memory.seed).pace)
        return replace(memory, plan=_made(memory, view, at_ms))
    if plan.changes >= CHANGES_MAX or not _stirred(memory, before, view):
        return memory
    at_ms = max(plan.at_ms, now_ms + within(view, 2 * REFLEX_MS))
    return replace(memory, plan=_made(memory, view, at_ms, plan.changes + 1))


def _made(memory: Memory, view: View, at_ms: int, changes: int = 0) -> Plan:
    move = _move(memory, view)
    return Plan(view.stage, move, at_ms, changes, why(memory, view, move))


def _stirred(memory: Memory, before: Memory, view: View) -> bool:
    """Whether a gesture has come that may change one's mind: any in an attempt, none in a turn of one's own."""
    return memory.hints != before.hints or (view.phase != "turn" and memory.claims != before.claims)


def _move(memory: Memory, view: View) -> Move:
    """What this seat does in this phase."""
    random = _chance(memory, view, view.phase)
    if view.phase == "arrange":
        return Lock()
    if view.phase == "first-peek":
        return _shown(view, random)
    if view.phase == "reveal":
        return Ready()
    attempt = view.attempt
    table = judge(memory, view)
    if view.phase == "turn":
        return turn(table, random)
    if attempt is not None and view.phase == "answer":
        return answer(table, attempt, random)
    if attempt is not None and view.phase == "lay":
        return lay(table, attempt, random)
    if attempt is not None and view.phase == "guess":
        return guess(table, attempt, random)
    move = idle(view)
    assert move is not None, "whoever is awaited has a move"
    return move


def _shown(view: View, random: Random) -> Move:
    """A sign as a rule: who sees a team card is more likely a rival than a friend."""
    if random.random() < SHOWS_TEAM:
        return Show(random.randrange(3))
    return Show(random.choice(SIGN_SLOTS[view.hand]))


def _aside(memory: Memory, before: Memory, view: View, now_ms: int) -> Plan | None:
    """Something small beside the game: to point at a partner's card, to claim a sign, to put a card back."""
    kept = memory.aside
    if kept is not None and not _done(memory, view, kept):
        return kept
    if view.glimpse is not None and not view.options.peek_seconds and memory.look != before.look:
        return Plan(view.stage, Hide(), now_ms + _chance(memory, view, "hide").randint(*HIDE_MS))
    if view.options.signals == "room" or (before.view is not None and before.view.stage == view.stage):
        return None
    if view.phase == "lay" and memory.seat in view.awaited:
        return _point(memory, view, now_ms)
    if view.phase == "guess":
        return _warn(memory, view, now_ms)
    return _claim(memory, view, now_ms) if view.phase == "turn" else None


def _done(memory: Memory, view: View, aside: Plan) -> bool:
    """Whether it has been made or has lost its point: one of two partners is enough to point."""
    if isinstance(aside.move, Hide):
        return view.glimpse is None
    if aside.stage != view.stage or (view.phase == "lay" and memory.hints != (None, None)):
        return True
    happened = view.happened
    return isinstance(happened, Gestured) and happened.seat == memory.seat


def _point(memory: Memory, view: View, now_ms: int) -> Plan | None:
    if memory.level not in POINTERS or view.attempt is None:
        return None
    gesture = pointing(judge(memory, view), view.attempt)
    if gesture is None:
        return None
    late = 0 if memory.seat == view.attempt.declarer else 600
    wait = late + _chance(memory, view, "point").randint(*POINT_MS)
    return Plan(view.stage, gesture, now_ms + within(view, wait))


def _warn(memory: Memory, view: View, now_ms: int) -> Plan | None:
    if view.attempt is None:
        return None
    random = _chance(memory, view, "warn")
    gesture = warning(judge(memory, view), view.attempt, random)
    if gesture is None:
        return None
    return Plan(view.stage, gesture, now_ms + within(view, random.randint(*POINT_MS)))


def _claim(memory: Memory, view: View, now_ms: int) -> Plan | None:
    """Now and then, in another's turn: a sign one holds, or one does not."""
    random, traits = _chance(memory, view, "claim"), TRAITS[memory.level]
    if memory.seat in view.awaited or random.random() >= traits.claims * character(memory.seat, memory.seed).talks:
        return None
    held = random.random() >= traits.bluffs
    signs = [sign for sign in SIGNS if (sign in view.hand) == held]
    if not signs:
        return None
    return Plan(view.stage, Gesture(FEATURES[random.choice(signs)]), now_ms + random.randint(*GESTURE_MS))
