"""Calling: somebody holds a quintet, or does not; the round ends either way."""

from typing import Literal

from msgspec.structs import replace

from wordless.engine.game import Illegal, Seat
from wordless.engine.rows import following
from wordless.games.sign.model import Call, Called, Drawn, Given, Hand, Outcome, Recalled, State
from wordless.games.sign.seating import members_of
from wordless.games.sign.steps import NOBODY
from wordless.games.sign.symbols import COLOURS

QUINTET = 5
RECALLED_MAX = 8


def call(state: State, seat: Seat, move: Call) -> State:
    """Judged by the target's hand as it is now (S11); the round ends either way."""
    if state.phase != "swap":  # S6
        raise Illegal("call-closed")
    target = move.target
    if seat == state.round.substitute:
        raise Illegal("sits-out")
    if target == seat:  # S8
        raise Illegal("call-another")
    if target not in state.round.circle:
        raise Illegal("call-active")
    hand = state.hands[target]
    valid = quintet(hand)
    points = _points(state, seat, target, valid)
    why: Literal["quintet", "no-quintet"] = "quintet" if valid else "no-quintet"
    outcome = Outcome(why, points, seat, target, hand, gestures=_recalled(state, target, move.at_ms))
    return _revealed(replace(state, at_ms=move.at_ms), outcome, Called(following(state.happened), seat, target, valid))


def _recalled(state: State, target: Seat, at_ms: int) -> tuple[Recalled, ...]:
    """The called player's last gestures, for everybody to see again (S52)."""
    last = [made for made in state.made if made.seat == target][-RECALLED_MAX:]
    return tuple([Recalled(made.n, made.gesture, since(made.at_ms, at_ms)) for made in last])


def since(then_ms: int, at_ms: int) -> int:
    """Milliseconds between the two; a house's clock may have begun anew meanwhile."""
    return max(0, at_ms - then_ms)


def quintet(hand: Hand) -> bool:
    """Exactly five cards, all of one symbol; five of one symbol have five colours anyway (S29)."""
    return len(hand) == QUINTET and len({card // len(COLOURS) for card in hand}) == 1


def _points(state: State, caller: Seat, target: Seat, valid: bool) -> tuple[int, ...]:
    """What each team scores for the call."""
    its, own = state.setting.teams[target], state.setting.teams[caller]
    teams = range(len(state.round.scores))
    if valid:
        return tuple([int(team == own) for team in teams])  # S10
    if its == own:
        return tuple([int(team != own) for team in teams])  # S1
    return tuple([int(team == its) for team in teams])


def drawn(state: State, why: Literal["deck-out", "time"]) -> State:
    outcome = Outcome(why, (0,) * len(state.round.scores))
    return _revealed(state, outcome, Drawn(following(state.happened), why))


def _revealed(state: State, outcome: Outcome, happened: Called | Drawn) -> State:
    """The round is over and lies open until all have seen how it ended, drawn ones too (S36)."""
    if state.setting.options.reveal_all_hands_after_round:
        outcome = replace(outcome, hands=state.hands)
    scores = tuple([score + won for score, won in zip(state.round.scores, outcome.points, strict=True)])
    teams = range(len(scores))
    return replace(
        state,
        stage=state.stage + 1,
        phase="reveal",
        given=tuple([_given(state, team) for team in teams]) if state.made else (),
        round=replace(state.round, scores=scores, outcome=outcome),
        ready=NOBODY[len(state.ready)],
        awaited=tuple(range(len(state.ready))),
        happened=happened,
    )


def _given(state: State, team: int) -> tuple[Given, ...]:
    """When whom of the team gave its sign in this round: one's own gestures in a row that are the sign's (S53)."""
    sign = state.councils[team].sign
    wanted = () if sign is None else sign.gestures
    found: list[Given] = []
    for seat in members_of(state.setting.teams, team) if wanted else ():
        own = [made for made in state.made if made.seat == seat]
        for end in range(len(wanted), len(own) + 1):
            row = own[end - len(wanted) : end]
            if tuple([made.gesture for made in row]) == wanted:
                numbers = tuple([made.n for made in row])
                found.append(Given(seat, numbers, since(row[-1].at_ms, state.at_ms)))
    return tuple(sorted(found, key=lambda given: given.gestures))
