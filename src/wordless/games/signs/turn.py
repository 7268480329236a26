"""A turn: reveal and place a card if you hold the deck, then show a number."""

from msgspec.structs import replace

from wordless.engine.game import Illegal, Result, Seat
from wordless.engine.rows import following, put
from wordless.games.signs.model import (
    Accept,
    Accepted,
    Phase,
    Pile,
    Place,
    Placed,
    Reveal,
    Revealed,
    Show,
    Shown,
    Sign,
    State,
)

TEN = 10


def reveal(state: State, seat: Seat, move: Reveal) -> State:
    """The last sign is accepted for good (R6). The last card ends the match (R11)."""
    check_turn(state, seat)
    if state.phase != "reveal":
        raise Illegal("no-reveal")
    card = state.deck[-1]
    state = replace(
        state,
        deck=state.deck[:-1],
        stage=state.stage + 1,
        phase="place",
        card=card,
        open=False,
        happened=Revealed(following(state.happened), seat, card),
    )
    return state if state.deck or state.options.play_last_round else over(state, "deck-empty")


def place(state: State, seat: Seat, move: Place) -> State:
    """Any pile will do, empty or not, and for the pentagram too (R2, R21)."""
    pile = move.pile
    check_turn(state, seat)
    if state.card is None:
        raise Illegal("nothing-to-place")
    if pile >= len(state.piles):
        raise Illegal("no-such-pile", pile=pile + 1)
    runes, piles = state.runes, state.piles
    grown = (*runes[pile], state.card)
    return replace(
        state,
        runes=put(runes, pile, grown),
        stage=state.stage + 1,
        phase="show",
        piles=put(piles, pile, Pile(len(grown), state.card)),
        card=None,
        happened=Placed(following(state.happened), seat, pile),
    )


def darken(state: State, pile: int) -> State:
    """A flash is over: the rune lies face down. Nobody's choice is late for it, so the stage stands."""
    return replace(state, piles=put(state.piles, pile, Pile(state.piles[pile].height, None)))


def show(state: State, seat: Seat, move: Show) -> State:
    """Right or wrong, a sign stands until doubted (R14, R15). The deck passes on after the sign (R24)."""
    check_turn(state, seat)
    phase = state.phase
    if phase == "reveal":
        raise Illegal("reveal-first")
    if phase == "place":
        raise Illegal("place-first")
    if phase == "accept":
        raise Illegal("no-more-signs")
    number, fist = move.number, move.fist
    if fist and number != TEN:
        raise Illegal("fist-means-ten")
    turn = left(state.living, seat)
    holder = right(state.living, seat) if state.holder == seat else state.holder
    sign = Sign(seat, number, fist)
    return replace(
        state,
        stage=state.stage + 1,
        phase=due(state, turn, holder, True),
        turn=turn,
        holder=holder,
        awaited=(turn,),
        last=sign,
        answered=None if state.last is None else state.last.number,
        open=True,
        held=state.options.hands_up,
        signs=(*state.signs, sign) if state.options.earlier_signs else (),
        happened=Shown(following(state.happened), seat, number, fist),
    )


def accept(state: State, seat: Seat, move: Accept) -> State:
    """The last round is over when a reveal would be due, but its last sign can be doubted first (R29)."""
    check_turn(state, seat)
    if state.phase != "accept":
        raise Illegal("nothing-to-accept")
    state = replace(state, stage=state.stage + 1, open=False, happened=Accepted(following(state.happened), seat))
    return over(state, "last-round")


def check_turn(state: State, seat: Seat) -> None:
    if state.phase == "reason" or state.phase == "verdict":
        raise Illegal("judging")
    if seat != state.turn:
        raise Illegal("not-your-turn")


def due(state: State, turn: Seat, holder: Seat, open: bool) -> Phase:
    """How a turn begins; where a reveal is due and no card is left, the match is over (R11, R29)."""
    if turn != holder:
        return "show"
    if state.deck:
        return "reveal"
    return "accept" if open else "over"


def left(living: tuple[Seat, ...], seat: Seat) -> Seat:
    """The nearest living seat clockwise (R20)."""
    for other in living:
        if other > seat:
            return other
    return living[0]


def right(living: tuple[Seat, ...], seat: Seat) -> Seat:
    """The nearest living seat counter-clockwise (R20)."""
    found = living[-1]
    for other in living:
        if other >= seat:
            break
        found = other
    return found


def over(state: State, why: str) -> State:
    """All who live win together (R12, R13)."""
    scores = [0] * state.seats
    for seat in state.living:
        scores[seat] = 1
    return replace(state, phase="over", awaited=(), held=False, result=Result(state.living, tuple(scores), why))
