"""A doubt: the accused may give a reason, the piles are opened, somebody is out, the piles are covered."""

from msgspec.structs import replace

from wordless.engine.game import Illegal, Seat
from wordless.engine.rows import following, without
from wordless.games.signs.model import (
    Because,
    Covered,
    Doubt,
    Doubted,
    Ready,
    Reason,
    Refuted,
    Release,
    Released,
    State,
    Unreasoned,
    Upheld,
    Verdict,
)
from wordless.games.signs.runes import PENTAGRAM, Card, active, judged
from wordless.games.signs.turn import due, left, over, right

SEEN_BY_ALL = 2  # the rules since which a verdict waits for everybody, the last one too


def doubt(state: State, seat: Seat, move: Doubt) -> State:
    """Only the last sign, once, and only before the next reveal or sign (R6, R7)."""
    if state.phase == "reason" or state.phase == "verdict":
        raise Illegal("judging")
    if state.last is None:
        raise Illegal("nothing-to-doubt")
    if not state.open:
        raise Illegal("sign-stands")
    accused = state.last.seat
    if seat == accused:
        raise Illegal("own-sign")
    if seat != state.turn and not state.options.anyone_may_doubt:
        raise Illegal("not-your-turn")
    return replace(
        state,
        stage=state.stage + 1,
        phase="reason",
        awaited=(accused,),
        doubter=seat,
        happened=Doubted(following(state.happened), seat, accused),
    )


def reason(state: State, seat: Seat, move: Reason) -> State:
    """Whatever the accused says, the sign decides (R8, R9), unless the house holds them to it (R39)."""
    if state.phase != "reason":
        raise Illegal("nothing-to-explain")
    if seat != state.awaited[0]:
        raise Illegal("not-accused")
    if state.options.strict_reason and move.rune == "none":
        raise Illegal("reason-needed")
    found = _verdict(state, move.rune)
    after = _upheld(state, found) if found.upheld else _refuted(state, found)
    after = replace(after, stage=state.stage + 1, open=False, held=False, doubter=None, verdict=found)
    if state.rules < SEEN_BY_ALL:
        why = ending(after)
        return over(after, why) if why else replace(after, phase="verdict", awaited=after.living)
    return replace(after, phase="verdict", awaited=tuple(range(state.seats)))


def ending(state: State) -> str | None:
    """Why the match is over, now that somebody is out."""
    if len(state.living) == 1:
        return "last-standing"
    return "last-round" if due(state, state.turn, state.holder, False) == "over" else None


def _verdict(state: State, because: Because) -> Verdict:
    """No card was placed since the sign, so the runes on the table are those it was shown under."""
    sign, doubter = state.last, state.doubter
    assert sign is not None
    assert doubter is not None
    options = state.options
    fine, deciding = judged(active(state.runes), state.answered, sign.number, options.read_backwards)
    reasoned = not options.strict_reason or _holds(because, fine, deciding)
    piles = _relevant(state.runes, (because, *deciding)) if options.relevant_only else state.runes
    return Verdict(doubter, sign.seat, state.answered, sign.number, because, fine, deciding, piles, reasoned)


def _holds(because: Because, fine: bool, deciding: tuple[Card, ...]) -> bool:
    """A rune that allowed the sign, or a free choice that was one (R39)."""
    return fine and (because in deciding if deciding else because == "free")


def _relevant(
    piles: tuple[tuple[Card, ...], ...], named: tuple[Because | Card, ...]
) -> tuple[tuple[Card | None, ...], ...]:
    """The deciding runes, and the one that was named with the pentagram that killed it (R40)."""
    return tuple(
        [
            tuple([card if card in named or (card == PENTAGRAM and named[0] in pile) else None for card in pile])
            for pile in piles
        ]
    )


def _upheld(state: State, found: Verdict) -> State:
    """The doubter is out; whoever is on turn now answers the same sign (R7) and takes over a start (R5)."""
    doubter, turn, holder = found.doubter, state.turn, state.holder
    living = without(state.living, doubter)
    if turn == doubter:
        turn = left(living, doubter)
        holder = turn if holder == doubter else holder
    elif holder == doubter:
        holder = right(living, doubter)
    happened = Upheld(following(state.happened), doubter, found.accused)
    return replace(state, living=living, turn=turn, holder=holder, happened=happened)


def _refuted(state: State, found: Verdict) -> State:
    """The accused is out and the doubter opens, on turn or not."""
    happened = (Unreasoned if found.right else Refuted)(following(state.happened), found.doubter, found.accused)
    living = without(state.living, found.accused)
    return _opened(replace(state, living=living, happened=happened), found.doubter)


def _opened(state: State, seat: Seat) -> State:
    """The sign is void and the seat opens: a new round, for which it takes the deck, or the same (R4)."""
    return replace(
        state,
        turn=seat,
        holder=seat if state.options.opening == "new-round" else state.holder,
        last=None,
        answered=None,
        signs=(*state.signs, None) if state.options.earlier_signs else (),
    )


def ready(state: State, seat: Seat, move: Ready) -> State:
    """The piles stay open until everybody has seen enough, whoever is out too, or time is up (R31)."""
    if state.phase != "verdict":
        raise Illegal("no-verdict")
    if seat not in state.awaited:
        raise Illegal("ready-already")
    state = replace(state, awaited=without(state.awaited, seat))
    return state if state.awaited else cover(state)


def cover(state: State) -> State:
    """Play goes on under covered piles; a verdict that ended the match leaves them open."""
    why = ending(state)
    if why:
        return over(replace(state, stage=state.stage + 1), why)
    return replace(
        state,
        stage=state.stage + 1,
        phase=due(state, state.turn, state.holder, False),
        awaited=(state.turn,),
        verdict=None,
        happened=Covered(following(state.happened), state.turn),
    )


def release(state: State, seat: Seat, move: Release) -> State:
    """Hands that should stay up came down: their author is out, and the player on turn opens.

    Who has revealed this turn does not reveal again.
    """
    if not state.held or state.phase == "reason" or state.phase == "verdict":
        raise Illegal("hands-free")
    assert state.last is not None
    if seat != state.last.seat:
        raise Illegal("hands-free")
    revealed = state.phase == "place" or (state.phase == "show" and state.turn == state.holder)
    after = replace(
        _opened(state, state.turn),
        stage=state.stage + 1,
        living=without(state.living, seat),
        open=False,
        held=False,
        happened=Released(following(state.happened), seat),
    )
    if len(after.living) == 1:
        return over(after, "last-standing")
    phase = state.phase if revealed else due(after, after.turn, after.holder, False)
    return over(after, "last-round") if phase == "over" else replace(after, phase=phase)
