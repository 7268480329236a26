"""Why a bot of Signum does what it does, as it saw it at that moment."""

from wordless.bots import Why
from wordless.bots.signum.attempts import welcome
from wordless.bots.signum.gestures import CLAIMS, PLACES
from wordless.bots.signum.judging import Judge, judge
from wordless.bots.signum.memory import Memory
from wordless.engine.game import Seat
from wordless.games.signum.model import Answer, Attempt, Declare, Discard, Gesture, Guess, Lay, Move, Peek, Swap, View
from wordless.games.signum.signs import TEAMS

PLAIN = {"arrange": "why-signum-arrange", "first-peek": "why-signum-show"}


def why(memory: Memory, view: View, move: Move) -> Why:
    """The reason for this move; for what everybody has to do, that it was due."""
    if view.phase in PLAIN:
        return Why(PLAIN[view.phase])
    if isinstance(move, Declare | Peek | Swap | Discard):
        return _turn(judge(memory, view), move)
    attempt = view.attempt
    if attempt is not None and isinstance(move, Answer | Lay | Guess):
        return _attempt(judge(memory, view), attempt, move)
    return _gesture(view, move) if isinstance(move, Gesture) else Why("why-signum-due")


def _percent(chance: float) -> int:
    return round(100 * chance)


def _turn(table: Judge, move: Declare | Peek | Swap | Discard) -> Why:
    if isinstance(move, Declare):
        ally, rival = table.beliefs.on(move.accomplice, table.team), _against(table, move.target)
        about: dict[str, str | int] = {"accomplice": f"@{move.accomplice}", "target": f"@{move.target}"}
        return Why("why-signum-declare", about | {"ally": _percent(ally), "rival": _percent(rival)})
    if isinstance(move, Discard):
        return Why("why-signum-discard")
    if isinstance(move, Peek):
        return Why("why-signum-peek", {"other": f"@{move.other}"})
    teamless = table.team is None
    kept = table.view.hand[move.own] not in TEAMS
    key = "why-signum-hunt" if teamless and kept else "why-signum-rid" if teamless else "why-signum-swap"
    return Why(key, {"other": f"@{move.other}"})


def _against(table: Judge, seat: Seat) -> float:
    return 0.0 if table.team is None else table.beliefs.on(seat, 1 - table.team)


def _attempt(table: Judge, attempt: Attempt, move: Answer | Lay | Guess) -> Why:
    target, rival = f"@{attempt.target}", _percent(_against(table, attempt.target))
    wanted = welcome(table, attempt) > 0
    if isinstance(move, Guess):
        return Why("why-signum-guess", {"sign": f"#signum-card-{move.sign}"})
    if isinstance(move, Lay):
        spoils = table.memory.seat == attempt.accomplice and not wanted
        return Why("why-signum-spoil" if spoils else "why-signum-lay", {"target": target})
    if move.accept:
        return Why("why-signum-help" if wanted else "why-signum-betray", {"target": target, "rival": rival})
    return Why("why-signum-hopeless" if wanted else "why-signum-decline", {"target": target, "rival": rival})


def _gesture(view: View, move: Gesture) -> Why:
    if move.gesture in PLACES:
        return Why("why-signum-point")
    sign = CLAIMS.get(move.gesture)
    if sign is None:
        return Why("why-signum-due")
    about: dict[str, str | int] = {"sign": f"#signum-card-{sign}"}
    if view.phase == "guess":
        return Why("why-signum-warn", about)
    return Why("why-signum-claim" if sign in view.hand else "why-signum-bluff", about)
