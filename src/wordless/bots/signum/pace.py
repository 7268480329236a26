"""How long a person takes: spread around a middle, with a long tail, and never past the clock."""

from random import Random

from wordless.games.signum.model import View

SLOWNESS_MS = {"arrange": 2_200, "first-peek": 2_600, "turn": 4_200, "answer": 2_600, "lay": 3_600, "guess": 4_200}
SPREAD = 0.4
LEAST_MS, MOST_MS = 900, 10_000
LAY_LEAST_MS = 2_400  # a partner's gesture needs its moment
POINT_MS = (700, 1_600)
GESTURE_MS = (900, 3_500)
HIDE_MS = (1_800, 4_000)
REFLEX_MS = 400
CLOCK_PART = 0.55  # of the time a clock gives


def pause(view: View, random: Random, pace: float = 1.0) -> int:
    """How long the choice of this phase takes; people who look at an attempt never wait for a bot."""
    if view.phase == "reveal":
        return LEAST_MS
    wait = SLOWNESS_MS.get(view.phase, 2_000) * pace * random.lognormvariate(0, SPREAD)
    least = LAY_LEAST_MS if view.phase == "lay" else LEAST_MS
    return within(view, int(min(MOST_MS, max(least, wait))))


def within(view: View, wait_ms: int) -> int:
    """No longer than the phase's clock allows."""
    options = view.options
    clock = options.answer_seconds
    if view.phase in ("arrange", "turn"):
        clock = options.turn_seconds
    elif view.phase == "guess":
        clock = options.guess_seconds
    return max(REFLEX_MS, min(wait_ms, int(clock * 1_000 * CLOCK_PART))) if clock else wait_ms
