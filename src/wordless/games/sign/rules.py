"""Sign: teams swap cards with the table in real time until somebody calls a quintet.

Everything that happens is one move by one seat, or a clock of the house; a phase ends when nobody is awaited.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from wordless.engine.chance import picked
from wordless.engine.game import Before, Illegal, Result, Seat, Timer
from wordless.engine.model import Elapsed
from wordless.games.sign import councils, swapping
from wordless.games.sign.calling import call, drawn
from wordless.games.sign.model import (
    Call,
    Confirm,
    Council,
    Decline,
    Done,
    Gesture,
    Look,
    Move,
    Options,
    Pay,
    Piles,
    Propose,
    Put,
    Ready,
    Round,
    Setting,
    State,
    Swap,
    Take,
    Undone,
)
from wordless.games.sign.seating import SEATS, TABLE_SIZES, circle_of, first_substitute, moved_on, seated
from wordless.games.sign.steps import NEVER, NOBODY, readied
from wordless.games.sign.symbols import CARDS

RULES = 2  # under 1 everybody won a draw


def start(seats: int, options: Options, seed: bytes, before: Before | None, rules: int = RULES) -> State:
    """Seat everybody and let the teams meet; the first dealer is drawn, or the host's choice (S18)."""
    if seats not in SEATS:
        raise Illegal("seats", least=SEATS[0], most=SEATS[-1])
    teams = seated(seats, options)
    round = _first_round(teams, options, seed)
    return State(
        rules=rules,
        seed=seed,
        stage=0,
        phase="meet",
        setting=Setting(options, teams),
        round=round,
        councils=(Council(None),) * len(round.scores),
        piles=Piles((), CARDS, ()),
        hands=((),) * seats,
        sizes=NEVER[seats],
        table=(),
        ready=NOBODY[seats],
        awaited=tuple(range(seats)),
        changed=0,
        undone=NEVER[seats],
        made=(),
        given=(),
        at_ms=0,
        happened=None,
        history=(),
        result=None,
    )


def _first_round(teams: tuple[int, ...], options: Options, seed: bytes) -> Round:
    dealer, seats = options.dealer, len(teams)
    if dealer is not None and dealer >= seats:
        raise Illegal("dealer", seat=dealer + 1, seats=seats)
    substitute = first_substitute(teams, options, seed)
    circle = circle_of(teams, substitute)
    return Round(
        number=1,
        circle=circle,
        dealer=picked(seed, "dealer", circle) if dealer is None else dealer,
        substitute=substitute,
        table_size=TABLE_SIZES[len(circle)],
        scores=(0,) * (max(teams) + 1),
        deck=len(CARDS),
        discard=0,
        bottom=None,
        outcome=None,
    )


def apply(state: State, seat: Seat | None, move: Move | Elapsed) -> State:
    """A rule for each move; whatever leaves nobody awaited ends the phase (`_onward`)."""
    if state.result is not None:
        raise Illegal("match-over")
    if seat is None or isinstance(move, Elapsed):
        return _elapsed(state, seat, move)
    rule = _BOOK.get(type(move))
    if rule is None:
        raise Illegal("too-late")
    state = rule(state, seat, move)
    return state if state.awaited else _onward(state)


def awaited(state: State) -> tuple[Seat, ...]:
    return state.awaited


def _onward(state: State) -> State:
    """Nobody is awaited any more."""
    phase = state.phase
    if phase == "meet":
        return swapping.dealt(state)
    if phase == "prep":
        return swapping.turned(state)
    if phase == "swap":
        enough = state.round.deck >= state.round.table_size
        return swapping.refreshed(state) if enough else drawn(state, "deck-out")  # S3
    if phase == "reveal":
        return _round_over(state)
    return _next_round(state)


def _ready(state: State, seat: Seat, move: Ready) -> State:
    if state.phase != "reveal":
        raise Illegal("ready-closed")
    return readied(state, seat)


def _round_over(state: State) -> State:
    ended = _ended(state)
    if ended is not None:
        return replace(state, stage=state.stage + 1, phase="over", awaited=(), result=ended)
    if not councils.window(state):
        return _next_round(state)
    seats = len(state.setting.teams)
    return councils.opened(
        replace(
            state,
            stage=state.stage + 1,
            phase="change",
            round=replace(state.round, deck=len(CARDS), discard=0, bottom=None),
            piles=Piles((), CARDS, ()),
            hands=((),) * seats,
            sizes=NEVER[seats],
            table=(),
            history=(),
        )
    )


def _next_round(state: State) -> State:
    """The dealer's role moves on, after a drawn round too (S5)."""
    round = state.round
    circle, dealer, substitute = moved_on(round, state.setting.teams, state.setting.options)
    round = replace(round, number=round.number + 1, circle=circle, dealer=dealer, substitute=substitute)
    return swapping.dealt(replace(state, round=round))


def _ended(state: State) -> Result | None:
    """Enough points, or all rounds played; several teams at the top have drawn, and nobody wins (S2)."""
    options, scores, teams = state.setting.options, state.round.scores, state.setting.teams
    top = max(scores)
    if top < options.points if options.end == "points" else state.round.number < options.rounds:  # S25
        return None
    leading = tuple([seat for seat, team in enumerate(teams) if scores[team] == top])
    own = tuple([scores[team] for team in teams])
    if scores.count(top) == 1:
        return Result(leading, own, options.end, teams)
    why = f"{options.end}-shared"
    return Result((), own, why, teams, drawn=leading) if state.rules > 1 else Result(leading, own, why, teams)


def teams(state: State) -> tuple[int, ...]:
    """The team of each seat."""
    return state.setting.teams


def result(state: State) -> Result | None:
    return state.result


def timers(state: State) -> tuple[Timer, ...]:
    """A clock for each seat that is awaited over its cards, and one of the house for the phase."""
    options, phase = state.setting.options, state.phase
    if phase == "prep" or phase == "swap":
        return _idle_clocks(state) + _round_clock(state)
    if phase == "reveal":
        return (Timer(f"reveal/{state.stage}", None, options.reveal_seconds),) if options.reveal_seconds else ()
    if phase == "over" or not options.sign_seconds:
        return ()
    return (Timer(f"sign/{state.stage}", None, options.sign_seconds),)


def _idle_clocks(state: State) -> tuple[Timer, ...]:
    """Counted anew from each change of the table and each change of mind; gestures do not count (S40)."""
    seconds = state.setting.options.auto_done_seconds
    if not seconds:
        return ()
    occasion = f"idle/{state.stage}/{state.changed}"
    undone = state.undone
    return tuple([Timer(f"{occasion}/{seat}/{undone[seat]}", seat, seconds) for seat in state.awaited])


def _round_clock(state: State) -> tuple[Timer, ...]:
    seconds = state.setting.options.round_limit_seconds
    if not seconds or state.phase != "swap":
        return ()
    return (Timer(f"round/{state.round.number}", None, seconds),)


def _elapsed(state: State, seat: Seat | None, move: Move | Elapsed) -> State:
    """A clock of the house has run out."""
    running = [timer.key for timer in timers(state) if timer.seat is None]
    if seat is not None or not isinstance(move, Elapsed) or move.key not in running:
        raise Illegal("too-late")
    if state.phase == "swap":
        return drawn(state, "time")
    return _onward(state if state.phase == "reveal" else councils.closed(state))


# Each rule takes its own move; the table cannot say so in its type.
_BOOK: dict[type, Callable[[State, Seat, Any], State]] = {
    Propose: councils.propose,
    Confirm: councils.confirm,
    Decline: councils.decline,
    Pay: councils.pay,
    Look: swapping.look,
    Take: swapping.take,
    Put: swapping.put,
    Swap: swapping.swap,
    Done: swapping.done,
    Undone: swapping.undone,
    Gesture: swapping.gesture,
    Call: call,
    Ready: _ready,
}
