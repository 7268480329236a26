"""An elimination: a target, an accomplice, two cards, a guess; and who wins if it succeeds."""

from msgspec.structs import replace

from wordless.engine.game import Illegal, Seat
from wordless.engine.rows import following, put, without
from wordless.games.signum.cards import EVERYBODY, noted, renewed, swapped
from wordless.games.signum.model import (
    Accepted,
    Answer,
    Attempt,
    Declare,
    Declared,
    Declined,
    Eliminated,
    Failed,
    Guess,
    Happened,
    Laid,
    Lay,
    Ready,
    State,
    Waive,
)
from wordless.games.signum.signs import SIGN_SLOTS, team
from wordless.games.signum.turn import check_other, check_phase, check_turn, ended, next_turn

REVEALS = 2  # the rules since which an attempt's cards are looked at before the match goes on


def declare(state: State, seat: Seat, move: Declare) -> State:
    """Whoever has a sign may ask one player to help to catch another (G4, G30)."""
    check_turn(state, seat)
    target, accomplice = move.target, move.accomplice
    check_other(state, seat, target)
    check_other(state, seat, accomplice)
    if target == accomplice:
        raise Illegal("same-player")
    if not SIGN_SLOTS[state.hands[seat]]:
        raise Illegal("no-sign")
    return replace(
        state,
        phase="answer",
        stage=state.stage + 1,
        awaited=(accomplice,),
        attempt=Attempt(seat, target, accomplice),
        happened=Declared(following(state.happened), seat, target, accomplice),
    )


def answer(state: State, seat: Seat, move: Answer) -> State:
    """A refusal ends the turn and says nothing of why (G5, G6)."""
    check_phase(state, "answer")
    if seat not in state.awaited:
        raise Illegal("not-asked")
    if not move.accept:
        return next_turn(state, Declined(following(state.happened), seat), None)
    if not SIGN_SLOTS[state.hands[seat]]:
        raise Illegal("no-sign")
    return replace(
        state,
        phase="lay",
        stage=state.stage + 1,
        awaited=(state.turn, seat),
        happened=Accepted(following(state.happened), seat),
    )


def lay(state: State, seat: Seat, move: Lay) -> State:
    """Any own sign, the same as the partner's or not (G7); the slots are public once both lie (G16)."""
    check_phase(state, "lay")
    attempt = state.attempt
    assert attempt is not None
    if seat != attempt.declarer and seat != attempt.accomplice:
        raise Illegal("not-asked")
    if seat not in state.awaited:
        raise Illegal("committed")
    slot = move.slot
    if slot not in SIGN_SLOTS[state.hands[seat]]:
        raise Illegal("team-card")
    awaited = without(state.awaited, seat)
    commits = put(state.commits, seat, slot)
    if awaited:
        return replace(state, commits=commits, awaited=awaited)
    first, second = commits[attempt.declarer], commits[attempt.accomplice]
    assert first is not None
    assert second is not None
    return replace(
        state,
        phase="guess",
        stage=state.stage + 1,
        awaited=(attempt.target,),
        commits=(None,) * len(commits),
        attempt=replace(attempt, slots=(first, second)),
        happened=Laid(following(state.happened), attempt.declarer, attempt.accomplice, (first, second)),
    )


def defend(state: State, seat: Seat, move: Guess | Waive) -> State:
    """Two equal cards that the target does not name eliminate it; to waive is to be wrong (G8, G9)."""
    check_phase(state, "guess")
    attempt = state.attempt
    assert attempt is not None
    assert attempt.slots is not None
    if seat != attempt.target:
        raise Illegal("not-target")
    declarer, accomplice = attempt.declarer, attempt.accomplice
    cards = (state.hands[declarer][attempt.slots[0]], state.hands[accomplice][attempt.slots[1]])
    guess = move.sign if isinstance(move, Guess) else None
    attempt = replace(attempt, cards=cards, guess=guess)
    happened = (Eliminated if _caught(attempt) else Failed)(
        following(state.happened), declarer, accomplice, seat, cards, guess
    )
    if not _caught(attempt):
        state = _taken_back(state, attempt)
    state = replace(state, attempt=attempt, happened=happened)
    if state.rules < REVEALS:
        return go_on(state)
    return replace(state, phase="reveal", stage=state.stage + 1, awaited=tuple(range(len(state.hands))))


def _caught(attempt: Attempt) -> bool:
    return attempt.cards is not None and attempt.cards[0] == attempt.cards[1] != attempt.guess


def ready(state: State, seat: Seat, move: Ready) -> State:
    """Both cards lie open until everybody has seen them, or time is up (G44)."""
    check_phase(state, "reveal")
    if seat not in state.awaited:
        raise Illegal("ready-already")
    state = replace(state, awaited=without(state.awaited, seat))
    return state if state.awaited else go_on(state)


def go_on(state: State) -> State:
    """The cards have been seen: the end, or the next turn."""
    attempt, happened = state.attempt, state.happened
    assert attempt is not None
    assert happened is not None
    return _eliminate(state, happened, attempt) if _caught(attempt) else next_turn(state, happened, attempt)


def _taken_back(state: State, attempt: Attempt) -> State:
    """Both played cards are renewed, or, without a pile, change places (G13).

    A pile of three or more gives the same cards whether it takes both before the first draw or not (G10).
    """
    assert attempt.slots is not None
    declarer, accomplice = attempt.declarer, attempt.accomplice
    first, second = attempt.slots
    state = noted(noted(state, EVERYBODY, declarer, first), EVERYBODY, accomplice, second)
    if not state.pile:
        return swapped(state, declarer, first, accomplice, second)
    return renewed(renewed(state, declarer, first), accomplice, second)


def _eliminate(state: State, happened: Happened, attempt: Attempt) -> State:
    """The team against the target's wins; if it had none, the teams of declarer and accomplice (G17)."""
    teams = [team(row) for row in state.hands]
    lost = teams[attempt.target]
    winning = {teams[attempt.declarer], teams[attempt.accomplice]} if lost is None else {1 - lost}
    winning.discard(None)
    winners = tuple([seat for seat in range(len(teams)) if teams[seat] in winning])
    why = "nobody" if not winners else "teamless" if lost is None else "eliminated"
    return ended(state, happened, attempt, winners, why, attempt.target)
