"""Signs and feints: the team's sign when there is a quintet, at a sensible moment, and idle faces otherwise.

A feint never amounts to the own team's sign, or team-mates could not trust it.
"""

from msgspec.structs import replace

from wordless.bots.sign.chance import Dice
from wordless.bots.sign.levels import TRAITS
from wordless.bots.sign.memory import Given, Memory, Signal
from wordless.bots.sign.watching import shown
from wordless.games.gestures import GESTURES, Gesture
from wordless.games.sign import calling
from wordless.games.sign.model import View

# Before the first sign, by how many cards of the quintet everybody has seen: the more, the more it hurries.
FIRST_MS = (9_000, 9_000, 8_000, 6_000, 3_800, 2_000)
AGAIN_MS = 10_000
SIGNS_MAX = 5  # of one table
FEINTS_MAX = 2
TRIES = 4
COPIES = 0.3  # how often a feint copies somebody else's


def decided(memory: Memory, view: View, dice: Dice, now_ms: int) -> Memory:
    """The signal to give next, if any."""
    if view.setting.options.signals == "room" or not view.sizes[memory.seat]:
        return memory
    signal = memory.signal
    if calling.quintet(view.hand):
        if signal is None or not signal.true:
            public = len(set(view.hand) - set(memory.dealt))
            return _signed(memory, view, dice, now_ms, FIRST_MS[public] * TRAITS[memory.level].pace)
        return memory if signal.gestures else _signed(memory, view, dice, now_ms, AGAIN_MS)
    if signal is None or signal.true or not signal.gestures:
        return _feinted(memory, view, dice, now_ms)
    return memory


def _signed(memory: Memory, view: View, dice: Dice, now_ms: int, median_ms: float) -> Memory:
    sign = view.council.sign if view.council is not None else None
    if sign is None or not sign.gestures or memory.shows >= SIGNS_MAX:
        return replace(memory, signal=Signal((), now_ms, True))
    signal = Signal(sign.gestures, now_ms + dice.pause(median_ms), True)
    return replace(memory, signal=signal, shows=memory.shows + 1)


def _feinted(memory: Memory, view: View, dice: Dice, now_ms: int) -> Memory:
    if memory.shows >= FEINTS_MAX:
        return memory if memory.signal is None else replace(memory, signal=None)
    gestures = _feint(memory, view, dice)
    signal = Signal(gestures, now_ms + dice.rarely(1000 * TRAITS[memory.level].feint_s), False)
    return replace(memory, signal=signal, shows=memory.shows + 1)


def _feint(memory: Memory, view: View, dice: Dice) -> tuple[Gesture, ...]:
    """One gesture or two, sometimes somebody else's; never the own sign."""
    sign = view.council.sign if view.council is not None else None
    given = memory.watches[memory.seat].given
    for _ in range(TRIES):
        gestures = _faces(memory, dice)
        row = given
        clear = True
        for gesture in gestures:
            row = (*row, Given(gesture, 0))
            clear = clear and not (sign is not None and shown(sign.gestures, row, 0))
        if clear:
            return gestures
    return ()


def _faces(memory: Memory, dice: Dice) -> tuple[Gesture, ...]:
    if not TRAITS[memory.level].infers:
        return (dice.pick(GESTURES),)
    if dice.roll() < COPIES:
        others = [watch.given for seat, watch in enumerate(memory.watches) if seat != memory.seat and watch.given]
        if others:
            return tuple([each.gesture for each in dice.pick(others)[-2:]])
    return tuple([dice.pick(GESTURES) for _ in range(1 + (dice.roll() < 0.5))])
