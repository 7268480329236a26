"""The guided matches: real matches from prepared deals, in which the bots play their part and wait for the learner."""

from collections.abc import Callable
from typing import Any

import pytest

from wordless.bots import Seen
from wordless.bots.guide.lessons import SEEDS, lesson_seed
from wordless.bots.policies import policy
from wordless.engine.model import Elapsed
from wordless.games import GAMES
from wordless.games.sign.model import Call, Confirm, Gesture, Look, Propose, Ready, Swap
from wordless.games.signs import model as signs
from wordless.games.signum import model as signum
from wordless.games.subtext import model as subtext

STEPS_MAX = 400
STEP_MS = 60_000  # nobody waits for anybody's pace
Learner = Callable[[Any, Any], Any]
SIGN = {"points": 1, "sign_seconds": 0, "auto_done_seconds": 0}


def played(name: str, seats: int, options: dict[str, Any], learner: Learner, match: int = 1) -> Any:
    """The state at the end of a lesson, the learner on seat 0 doing what it is told; None from it is to wait."""
    game = GAMES[name]
    state = game.start(seats, game.Options(**options), lesson_seed(name, match), None)
    bots = {seat: policy(name, "guide") for seat in range(1, seats)}
    memories = {seat: bot.begin(seat, "guide", seat) for seat, bot in bots.items()}
    unseen: dict[int, list[Seen]] = {seat: [] for seat in bots}
    for step in range(STEPS_MAX):
        if game.result(state) is not None:
            return state
        now_ms = step * STEP_MS
        for seat in bots:
            unseen[seat].append(Seen(now_ms, game.view(state, seat)))
        mover: int | None = 0
        move = learner(game.view(state, 0), game)
        if move is None:
            mover, move = _bots_move(bots, memories, unseen, now_ms)
        if move is not None:
            state = game.apply(state, mover, move)
        elif timer := next((timer for timer in game.timers(state) if timer.seat is None), None):
            state = game.apply(state, None, Elapsed(timer.key))
    raise AssertionError(f"the lesson of {name} does not end")


def _bots_move(bots: Any, memories: Any, unseen: Any, now_ms: int) -> tuple[int | None, Any]:
    """The move that comes first, by whom; nobody's if all wait."""
    plans = []
    for seat, bot in bots.items():
        thought = bot.think(memories[seat], unseen[seat], now_ms)
        memories[seat], unseen[seat] = thought.memory, []
        if thought.move is not None:
            plans.append((thought.at_ms or now_ms, seat, thought.move))
    _, seat, move = min(plans, key=lambda plan: plan[:2], default=(0, None, None))
    return seat, move


def sign_learner(view: Any, game: Any) -> Any:
    moves = {offer.move for offer in game.moves(view)}
    if view.phase in ("meet", "change"):
        council = view.council
        if view.ready[0] or (council.proposal and 0 in council.agreed):
            return None
        return Confirm(council.number) if council.proposal else Propose(("nod", "wink-left"), "")
    if view.phase in ("prep", "reveal"):
        return None if view.ready[0] else Look() if view.phase == "prep" else Ready()
    symbols = [card // 5 for card in view.hand]
    kind = max(set(symbols), key=symbols.count)
    if symbols.count(kind) == 4:
        fifth = next(card for card in view.table if card is not None and card // 5 == kind)
        return Swap(next(card for card in view.hand if card // 5 != kind), fifth)
    last = view.happened
    if symbols.count(kind) == 5:
        sign = view.council.sign.gestures
        given = getattr(last, "gesture", None) if getattr(last, "seat", None) == 0 else None
        after = sign.index(given) + 1 if given in sign else 0
        return Gesture(sign[after]) if after < len(sign) else None
    if getattr(last, "gesture", None) and last.seat == 2 and last.gesture == view.council.sign.gestures[-1]:
        return Call(2) if "call" in moves else None
    return None


def test_in_sign_the_mate_calls_the_learners_sign() -> None:
    state = played("sign", 4, SIGN, sign_learner, match=1)
    assert (state.round.outcome.caller, state.round.outcome.target) == (2, 0)
    assert state.result.winners == (0, 2)


def test_in_sign_the_learner_reads_the_mates_sign() -> None:
    state = played("sign", 4, SIGN, sign_learner, match=2)
    assert (state.round.outcome.caller, state.round.outcome.target) == (0, 2)
    assert state.result.winners == (0, 2)


def test_in_signum_the_learner_peeks_remembers_and_eliminates() -> None:
    peeked = False

    def learner(view: Any, game: Any) -> Any:
        nonlocal peeked
        if 0 not in view.awaited:
            return None
        if view.phase == "turn" and not peeked:
            peeked = True
            return signum.Peek(1, 1)
        if view.phase == "turn":
            return signum.Declare(3, 1)
        if view.phase == "lay":
            return signum.Lay(0)
        return game.idle(view)

    state = played("signum", 4, {"peek_seconds": 0, "reveal_seconds": 0}, learner)
    assert state.result.why == "eliminated"
    assert 0 in state.result.winners
    assert 3 not in state.result.winners


def test_in_signs_the_learner_answers_doubts_and_is_doubted() -> None:
    def learner(view: Any, game: Any) -> Any:
        if 0 not in view.awaited:
            return None
        if view.open and view.last.seat == 2 and len([pile for pile in view.piles if pile.height]) == 3:
            return signs.Doubt()
        return signs.Reason("free") if view.phase == "reason" else game.idle(view)

    state = played("signs", 3, {"verdict_seconds": 0, "reason_seconds": 0}, learner)
    assert state.result.winners == (0,)
    assert (state.verdict.doubter, state.verdict.accused, state.verdict.right) == (1, 0, True)


def test_in_subtext_everybody_draws_and_guesses_once() -> None:
    def learner(view: Any, game: Any) -> Any:
        if view.phase == "guess":
            return subtext.Guess(0) if view.guess is None else None
        if 0 not in view.awaited:
            return None
        return subtext.Ready() if view.phase == "reveal" else game.idle(view)

    state = played("subtext", 4, {"rounds": 1, "reveal_seconds": 0}, learner)
    assert state.result is not None


@pytest.mark.parametrize("name", SEEDS)
def test_every_game_has_a_lesson(name: str) -> None:
    assert name in GAMES
    assert all(len(bytes.fromhex(seed)) == 32 for seed in SEEDS[name])
