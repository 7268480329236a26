"""What a bot learns over the rounds: which gestures of the opponents came from a quintet."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from wordless.bots.sign.levels import TRAITS
from wordless.bots.sign.memory import Given, Habit, Memory
from wordless.engine.game import Seat
from wordless.games.gestures import GESTURES
from wordless.games.sign.model import View

PAUSE_MS = 4_000  # a longer one parts two signals
HABITS_MAX = 400
STOLEN = 2  # counts as so many right calls of the team: the sign is known
KEPT = 0.5  # how likely a sign is used again
TELLING_MOST = 40.0


def signals(given: Iterable[Given]) -> Iterator[tuple[int, str]]:
    """Every two gestures in a row, or one that stands alone, each with its time."""
    before, alone = None, True
    for each in given:
        near = before is not None and each.at_ms - before.at_ms <= PAUSE_MS
        if before is not None and near:
            yield each.at_ms, f"{before.gesture} {each.gesture}"
        elif before is not None and alone:
            yield before.at_ms, before.gesture
        before, alone = each, not near
    if before is not None and alone:
        yield before.at_ms, before.gesture


def learned(memory: Memory, view: View) -> Memory:
    """The end of a round tells what its gestures meant."""
    outcome = view.round.outcome
    if outcome is None:
        return memory
    teams, own = view.setting.teams, view.setting.teams[memory.seat]
    quintet = outcome.target if outcome.why == "quintet" else None
    if quintet is not None and teams[quintet] == own:
        caller = outcome.caller
        stolen = caller is not None and teams[caller] != own
        return replace(_heard(memory, view, None), exposed=memory.exposed + (STOLEN if stolen else 1))
    return _heard(memory, view, quintet)


def _heard(memory: Memory, view: View, quintet: Seat | None) -> Memory:
    if not TRAITS[memory.level].learns:
        return memory
    teams, own = view.setting.teams, view.setting.teams[memory.seat]
    habits = dict(memory.habits)
    for seat, watch in enumerate(memory.watches):
        if teams[seat] == own or len(habits) > HABITS_MAX:
            continue
        for at_ms, signal in signals(watch.given):
            key = f"{teams[seat]} {signal}"
            habit = habits.get(key, Habit())
            if seat == quintet and at_ms >= watch.moved_ms:
                habits[key] = replace(habit, held=habit.held + 1)
            else:
                habits[key] = replace(habit, loose=habit.loose + 1)
    return replace(memory, habits=habits)


def telling(memory: Memory, team: int, given: tuple[Given, ...], since_ms: int) -> float:
    """How many times likelier than before a quintet is, after the signals that the seat gave since then.

    Whoever makes faces all the time makes any of them by chance: each further one makes them all less telling.
    """
    late = [signal for at_ms, signal in signals(given) if at_ms >= since_ms]
    most = 1.0
    for signal in late:
        habit = memory.habits.get(f"{team} {signal}")
        if habit is not None and habit.held:
            stray = (habit.loose + len(late)) / len(GESTURES) ** len(signal.split())
            repeated = KEPT ** (1 / habit.held) * habit.held / (habit.held + habit.loose)
            most = max(most, min(TELLING_MOST, repeated / stray))
    return most
