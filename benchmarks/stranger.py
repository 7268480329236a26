"""A stranger at Sign's table, made without the bots' code, to see how `hard` fares against what it does not know.

Its team agrees on a new sign of one gesture every round, gives it about a second after the fifth card, makes faces
all the time as bait, collects by counting, and calls opponents by counting what they were seen to take.
"""

from collections.abc import Sequence
from math import comb
from random import Random
from typing import Any

from wordless.bots import Level, Seen, Thought
from wordless.engine.game import Seat
from wordless.games.gestures import GESTURES
from wordless.games.sign.model import (
    Call,
    Confirm,
    Done,
    Gesture,
    Gestured,
    Laid,
    Look,
    Move,
    Propose,
    Put,
    Ready,
    Refreshed,
    Swap,
    Swapped,
    Take,
    Took,
    View,
)

FIVE = 5
SIGN_MS, AGAIN_MS, REFLEX_MS = 900, 4_000, 900
BAIT_MS = (5_000, 14_000)
PONDER_MS, STEALS = 2_000, 0.45
SWAP_MS, TABLE_MS, DONE_MS, COUNCIL_MS = 4_500, 6_500, 5_000, 2_000
SEEMS = (0.02, 0.15, 1.0, 1.4, 1.8, 2.0)  # how likely a symbol is collected by whoever was dealt so many of it


class Notes:
    """What it has seen of a round, and its three plans by name: (time, move)."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.seat = seat
        self.random = Random(f"stranger/{seed}/{seat}")
        self.view: Any = None
        self.took: dict[int, Seat] = {}  # cards seen to be taken, and by whom
        self.puts: dict[Seat, int] = {}
        self.gone: set[int] = set()
        self.plans: dict[str, tuple[int, Move]] = {}
        self.named: tuple[Any, ...] = ()


def begin(seat: Seat, level: Level, seed: int) -> Notes:
    return Notes(seat, seed)


def think(notes: Notes, seen: Sequence[Seen], now_ms: int) -> Thought:
    for each in seen:
        _watch(notes, each.view, each.at_ms)
    view = notes.view
    if view is None or view.result is not None:
        return Thought(notes)
    if not seen and notes.plans:
        del notes.plans[min(notes.plans, key=lambda name: notes.plans[name][0])]
    if view.phase == "swap":
        _swap(notes, view, now_ms)
    else:
        _wait(notes, view, now_ms)
    if not notes.plans:
        return Thought(notes)
    at_ms, move = min(notes.plans.values(), key=lambda plan: plan[0])
    return Thought(notes, move, max(now_ms, at_ms))


def _soon(notes: Notes, now_ms: int, median_ms: float) -> int:
    return now_ms + max(400, int(median_ms * notes.random.lognormvariate(0, 0.3)))


def _watch(notes: Notes, view: View, at_ms: int) -> None:
    before, notes.view = notes.view, view
    if before is None or before.stage != view.stage:
        notes.plans = {}
    if before is None or before.round.number != view.round.number:
        notes.took, notes.puts, notes.gone = {}, {}, set()
    happened = view.happened
    if happened is None or (before is not None and before.happened == happened):
        return
    if isinstance(happened, Took):
        notes.took[happened.card] = happened.seat
    elif isinstance(happened, Laid):
        _put_away(notes, happened.seat, happened.card)
    elif isinstance(happened, Swapped):
        _put_away(notes, happened.seat, happened.gave)
        notes.took[happened.took] = happened.seat
    elif isinstance(happened, Refreshed) and before is not None:
        notes.gone.update([card for card in before.table if card is not None])
    elif isinstance(happened, Gestured) and happened.seat != notes.seat:
        _read(notes, view, happened, at_ms)
    if not isinstance(happened, Gestured):
        notes.plans.pop("cards", None)


def _put_away(notes: Notes, seat: Seat, card: int) -> None:
    if notes.took.pop(card, None) != seat:
        notes.puts[seat] = notes.puts.get(seat, 0) + 1


def _read(notes: Notes, view: View, happened: Gestured, at_ms: int) -> None:
    """A team-mate's sign is called at once; everybody else's faces are bait."""
    sign = view.council.sign if view.council is not None else None
    mate = view.setting.teams[happened.seat] == view.setting.teams[notes.seat]
    if mate and sign is not None and (happened.gesture,) == sign.gestures and view.sizes[happened.seat] == FIVE:
        notes.plans["call"] = (_soon(notes, at_ms, REFLEX_MS), Call(happened.seat))


def _wait(notes: Notes, view: View, now_ms: int) -> None:
    if "wait" in notes.plans and notes.named == (view.stage, view.council):
        return
    notes.named = (view.stage, view.council)
    notes.plans.pop("wait", None)
    council = view.council
    if view.ready[notes.seat] or (council is not None and notes.seat in council.agreed):
        return
    move: Move | None = None
    if view.phase == "prep":
        move = Look()
    elif view.phase == "reveal":
        move = Ready()
    elif council is not None and council.proposal is not None:
        move = Confirm(council.number)
    elif council is not None:
        old = council.sign.gestures if council.sign is not None else ()
        first = view.setting.teams.index(view.setting.teams[notes.seat]) == notes.seat
        move = Propose((notes.random.choice([each for each in GESTURES if each not in old]),), "") if first else None
    if move is not None:
        notes.plans["wait"] = (_soon(notes, now_ms, COUNCIL_MS), move)


def _swap(notes: Notes, view: View, now_ms: int) -> None:
    whole = len(view.hand) == FIVE and len({card // FIVE for card in view.hand}) == 1
    _face(notes, view, whole, now_ms)
    _steal(notes, view, now_ms)
    if "cards" not in notes.plans and not (whole and view.ready[notes.seat]):
        plan = (DONE_MS, Done()) if whole else _exchange(notes, view)
        if plan is not None and not (view.ready[notes.seat] and isinstance(plan[1], Done)):
            notes.plans["cards"] = (_soon(notes, now_ms, plan[0]), plan[1])


def _face(notes: Notes, view: View, whole: bool, now_ms: int) -> None:
    """The sign as soon as there is something to tell; anything else as bait."""
    sign = view.council.sign.gestures if view.council is not None and view.council.sign is not None else ()
    planned = notes.plans.get("face")
    signing = planned is not None and isinstance(planned[1], Gesture) and (planned[1].gesture,) == sign
    if whole and sign and not signing:
        said = isinstance(view.happened, Gestured) and view.happened.seat == notes.seat
        notes.plans["face"] = (_soon(notes, now_ms, AGAIN_MS if said else SIGN_MS), Gesture(sign[0]))
    elif not whole and (planned is None or signing):
        bait = notes.random.choice([each for each in GESTURES if (each,) != sign])
        notes.plans["face"] = (now_ms + notes.random.randint(*BAIT_MS), Gesture(bait))
    if isinstance(view.happened, Gestured) and view.happened.seat == notes.seat and planned == notes.plans.get("face"):
        notes.plans.pop("face", None)


def _steal(notes: Notes, view: View, now_ms: int) -> None:
    planned = notes.plans.get("call")
    if planned is not None:
        return
    teams = view.setting.teams
    rivals = [seat for seat in view.round.circle if teams[seat] != teams[notes.seat]]
    chances = {seat: _holds(notes, view, seat) for seat in rivals}
    best = max(chances, key=lambda seat: chances[seat])
    if chances[best] >= STEALS:
        notes.plans["call"] = (_soon(notes, now_ms, PONDER_MS), Call(best))


def _holds(notes: Notes, view: View, seat: Seat) -> float:
    """How likely the seat has a quintet, by the cards it was seen to take and keep."""
    kept = [card for card, owner in notes.took.items() if owner == seat]
    symbols = {card // FIVE for card in kept}
    if len(symbols) != 1 or view.sizes[seat] != FIVE:
        return 0.0
    symbol = symbols.pop()
    for card in range(FIVE * symbol, FIVE * symbol + FIVE):
        if card in view.hand or card in view.table or card in notes.gone or notes.took.get(card, seat) != seat:
            return 0.0
    missing = FIVE - len(kept)
    unseen = 80 - len(view.hand) - len(notes.gone) - len([card for card in view.table if card is not None])
    unseen -= len(notes.took)
    dealt = min(missing + notes.puts.get(seat, 0), FIVE)
    ways = [comb(dealt, had) * comb(max(unseen - missing, 1), missing - had) * SEEMS[had] for had in range(missing + 1)]
    return ways[missing] / sum(ways)


def _exchange(notes: Notes, view: View) -> tuple[float, Move] | None:
    """Towards the symbol that can still be completed best; done if nothing on the table helps."""
    lying = [card for card in view.table if card is not None]
    worth = {symbol: _reach(notes, view, symbol, lying) for symbol in range(16)}
    keep = max(worth, key=lambda symbol: worth[symbol])
    spare = sorted(view.hand, key=lambda card: (card // FIVE == keep, worth[card // FIVE]))
    wanted = sorted(lying, key=lambda card: (card // FIVE == keep, worth[card // FIVE]), reverse=True)
    if len(view.hand) > FIVE:
        return 1_500, Put(spare[0])
    if len(view.hand) < FIVE:
        return (1_500, Take(wanted[0])) if wanted else None
    gain = wanted and worth[wanted[0] // FIVE] > 1.2 * worth[spare[0] // FIVE] and wanted[0] // FIVE != spare[0] // FIVE
    if not gain:
        return DONE_MS, Done()
    return TABLE_MS if isinstance(view.happened, Refreshed) else SWAP_MS, Swap(spare[0], wanted[0])


def _reach(notes: Notes, view: View, symbol: int, lying: list[int]) -> float:
    chance = 1.0
    for card in range(FIVE * symbol, FIVE * symbol + FIVE):
        if card in view.hand:
            continue
        if card in notes.gone:
            return 0.0
        chance *= 0.9 if card in lying else 0.04 if card in notes.took else 0.6 if view.round.deck > 10 else 0.4
    return chance
