"""How long a person would take: to think of a hint and draw it, to compare drawings, to look at a reveal.

When a bot acts is public, what it draws is anonymous and what it thinks is secret: a pause depends on what kind
of move it is and on nothing else, and its chance is drawn apart from the move's.
"""

from random import Random

from wordless.games.subtext.model import Draw, Guess, Move, Options, Ready

HASTE = 0.6  # of a time limit, so that even a slow pace keeps within it
SOONEST_MS = 400
AGAIN_MS = 1_000
LOOK_MS = 120  # from one drawing to the next; a guess comes later than all of them
DRAW_MS = (10_000, 40_000)
GUESS_MS = (3_500, 20_000)
READY_MS = (2_500, 9_000)
VOID_MS = (1_500, 6_000)


def pause(wish: type[Move], pace: float, random: Random) -> int:
    """Most people take about as long, and some much longer."""
    if wish is Draw:
        return _within(pace * random.lognormvariate(9.8, 0.3), DRAW_MS)
    if wish is Guess:
        return _within(pace * random.lognormvariate(8.85, 0.4), GUESS_MS)
    if wish is Ready:
        return _within(pace * random.lognormvariate(8.4, 0.35), READY_MS)
    return _within(pace * random.lognormvariate(8.0, 0.3), VOID_MS)


def _within(wanted: float, bounds: tuple[int, int]) -> int:
    return round(min(max(wanted, bounds[0]), bounds[1]))


def limit(wish: type[Move], options: Options) -> int | None:
    """How long after a phase began this move should come at the latest, if the table has a limit."""
    seconds = options.guess_seconds
    if wish is Draw:
        seconds = options.draw_seconds
    elif wish is Ready:
        seconds = options.reveal_seconds
    return round(HASTE * 1000 * seconds) if seconds else None
