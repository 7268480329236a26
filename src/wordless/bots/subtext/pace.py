"""How long a person would take: to think of a hint and draw it, to compare drawings, to look at a reveal."""

from random import Random

from wordless.games.subtext.model import Draw, Guess, Move, Options, Ready
from wordless.games.subtext.strokes import size

HASTE = 0.6  # of a time limit, so that even a slow pace keeps within it
SOONEST_MS = 400
AGAIN_MS = 1_000
DRAW_MS = (10_000, 40_000)
GUESS_MS = (3_500, 20_000)
READY_MS = (2_500, 9_000)
VOID_MS = (1_500, 6_000)
POINT_MS = 35
STROKE_MS = 450


def pause(move: Move, random: Random) -> int:
    """Thinking takes most people about as long, and some much longer; a drawing takes longer with its ink."""
    if isinstance(move, Draw):
        ink = POINT_MS * size(move.strokes) + STROKE_MS * len(move.strokes)
        return _within(random.lognormvariate(8.8, 0.45) + ink, DRAW_MS)
    if isinstance(move, Guess):
        return _within(random.lognormvariate(8.85, 0.4), GUESS_MS)
    if isinstance(move, Ready):
        return _within(random.lognormvariate(8.4, 0.35), READY_MS)
    return _within(random.lognormvariate(8.0, 0.3), VOID_MS)


def _within(wanted: float, bounds: tuple[int, int]) -> int:
    return round(min(max(wanted, bounds[0]), bounds[1]))


def limit(move: Move, options: Options) -> int | None:
    """How long after a phase began this move should come at the latest, if the table has a limit."""
    seconds = options.guess_seconds
    if isinstance(move, Draw):
        seconds = options.draw_seconds
    elif isinstance(move, Ready):
        seconds = options.reveal_seconds
    return round(HASTE * 1000 * seconds) if seconds else None
