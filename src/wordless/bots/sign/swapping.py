"""What a bot does with its cards: it exchanges by odds, comes back to five, and is done when nothing helps."""

from msgspec.structs import replace

from wordless.bots import Why
from wordless.bots.character import character
from wordless.bots.sign.beliefs import picture
from wordless.bots.sign.chance import Dice
from wordless.bots.sign.collecting import WORTHWHILE, Choice, choose
from wordless.bots.sign.levels import TRAITS
from wordless.bots.sign.memory import Memory, Plan
from wordless.games.sign import calling
from wordless.games.sign.calling import QUINTET
from wordless.games.sign.model import Card, Done, Move, Put, Refreshed, Swap, Take, Turned, View
from wordless.games.sign.symbols import COLOURS, SYMBOLS

NEW_TABLE_MS = 8_500
SWAP_MS = 5_500
EAGER_MS = 3_000
PUT_MS = 1_800
DONE_MS = 5_500
ALONE, CROWD = 0.4, 0.16
IDLE_S, ROUND_S = 16, 240  # a clock shorter than this makes everybody hurry
HURRY_MOST = 0.2
LAST_MS = 40_000  # somebody with a quintet does not hurry to end the round
EAGER = 0.25  # worth of an exchange that nobody dawdles over
BETTER = 0.05  # so much more must another exchange be worth to change one's mind
TWO_STEPS = 0.25  # how often an exchange is a take and then a put


def decided(memory: Memory, view: View, dice: Dice, now_ms: int) -> Memory:
    """The plan for the own cards after the table, or the own hand, has changed."""
    seat = memory.seat
    if not view.sizes[seat]:
        return replace(memory, settled=True, act=None)
    if view.ready[seat] and (memory.act is None or isinstance(memory.act.move, Done)):
        return replace(memory, settled=True, act=None)
    if memory.settled:
        return memory
    traits = TRAITS[memory.level]
    pace = traits.pace * _hurry(view) * character(seat, memory.evening).pace
    if calling.quintet(view.hand):
        last = view.round.deck < view.round.table_size
        act = Plan(Done(), now_ms + dice.pause(LAST_MS if last else DONE_MS * pace), why=Why("why-sign-wait"))
        return replace(memory, settled=True, act=act)
    choice = choose(view, memory, picture(memory, view, now_ms))
    plan = memory.act
    if plan is not None and _stands(plan.move, view) and choice.worth < plan.worth + BETTER:
        return replace(memory, settled=True)
    return replace(memory, settled=True, act=_plan(view, choice, pace, dice, now_ms))


def _hurry(view: View) -> float:
    """More to watch with every player, less time with every clock."""
    options = view.setting.options
    clocks = [options.auto_done_seconds / IDLE_S, options.round_limit_seconds / ROUND_S]
    pressure = max(min([1.0, *[clock for clock in clocks if clock]]), HURRY_MOST)
    return (ALONE + CROWD * len(view.round.circle)) * pressure


def _stands(move: Move, view: View) -> bool:
    """Whether an exchange planned before is still there to be made."""
    if isinstance(move, Swap):
        return move.take in view.table and move.give in view.hand
    if isinstance(move, Take):
        return move.card in view.table and len(view.hand) <= QUINTET
    return isinstance(move, Put) and move.card in view.hand and len(view.hand) > QUINTET


def _plan(view: View, choice: Choice, pace: float, dice: Dice, now_ms: int) -> Plan | None:
    size = len(view.hand)
    if size > QUINTET:
        return Plan(Put(choice.give), now_ms + dice.pause(PUT_MS * pace), 9.0, _why("why-sign-put", choice.give))
    if size < QUINTET:
        if choice.take is None:
            return None
        return Plan(Take(choice.take), now_ms + dice.pause(PUT_MS * pace), 9.0, _why("why-sign-take", choice.take))
    if choice.take is None or choice.worth < WORTHWHILE:
        return Plan(Done(), now_ms + dice.pause(DONE_MS * pace), why=Why("why-sign-done"))
    new = isinstance(view.happened, Turned | Refreshed)
    median = (NEW_TABLE_MS if new else EAGER_MS if choice.worth >= EAGER else SWAP_MS) * pace
    single = dice.roll() < TWO_STEPS
    move = Take(choice.take) if single else Swap(choice.give, choice.take)
    return Plan(move, now_ms + dice.pause(median), choice.worth, _why("why-sign-take", choice.take))


def _why(key: str, card: Card) -> Why:
    return Why(key, {"symbol": f"#sign-symbol-{SYMBOLS[card // len(COLOURS)]}"})
