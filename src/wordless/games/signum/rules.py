"""The rulebook in code: the deal, the first peek, the door for every move, the clocks."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from wordless.engine.chance import picked, shuffled
from wordless.engine.game import Before, Illegal, Result, Seat, Timer
from wordless.engine.model import Elapsed
from wordless.engine.rows import following, put, without
from wordless.games.signum.cards import covered, looked
from wordless.games.signum.elimination import answer, declare, defend, go_on, lay, ready
from wordless.games.signum.model import (
    Answer,
    Arrange,
    Declare,
    Discard,
    Gesture,
    Gestured,
    Guess,
    Hide,
    Lay,
    Lock,
    Look,
    Move,
    Options,
    Peek,
    Ready,
    Show,
    Shown,
    State,
    Swap,
    Waive,
)
from wordless.games.signum.signs import SIGN_CARDS, SLOTS, TEAMS, Row
from wordless.games.signum.turn import check_phase, discard, peek, swap

SEATS = range(4, 8)
RULES = 2  # under 1 the match went on at once after an attempt, and the host chose the opener of every match
REVEAL_LEAST_S = 6


def start(seats: int, options: Options, seed: bytes, before: Before | None, rules: int = RULES) -> State:
    """Deal, and see who will have the first turn."""
    if 0 < options.reveal_seconds < REVEAL_LEAST_S:
        raise Illegal("reveal-too-short", least=REVEAL_LEAST_S)
    if before is None and options.opener is not None and options.opener >= seats:
        raise Illegal("opener", seat=options.opener + 1, seats=seats)
    hands, pile = _dealt(seats, seed)
    nobody = (None,) * seats
    return State(
        rules=rules,
        options=options,
        seed=seed,
        stage=0,
        phase="arrange",
        turn=_opener(seats, options, seed, before, rules),
        turns=0,
        awaited=tuple(range(seats)),
        hands=hands,
        pile=pile,
        commits=nobody,
        attempt=None,
        looks=nobody,
        glimpses=nobody,
        knowers=tuple([(1 << seat,) * 3 for seat in range(seats)]) if options.memory_aid else (),
        pile_knowers=(0,) * len(pile) if options.memory_aid else (),
        happened=None,
        result=None,
    )


def _dealt(seats: int, seed: bytes) -> tuple[tuple[Row, ...], Row]:
    """A first card and two signs each, one first card a sign if seats are odd (G31); the rest is the pile."""
    signs = shuffled(seed, "signs", SIGN_CARDS)
    odd = seats % 2
    teams: Row = TEAMS * (seats // 2)
    firsts = shuffled(seed, "firsts", teams + signs[:odd])
    hands = []
    for seat in range(seats):
        pair = signs[odd + 2 * seat : odd + 2 * seat + 2]
        slot = picked(seed, f"slot/{seat}", SLOTS)  # G33: where it lies tells nothing
        hands.append((*pair[:slot], firsts[seat], *pair[slot:]))
    return tuple(hands), signs[odd + 2 * seats :]


def _opener(seats: int, options: Options, seed: bytes, before: Before | None, rules: int) -> Seat:
    """In a table's first match the host's choice, later whoever was eliminated, else chance (G25, G37)."""
    if options.opener is not None and (before is None or rules < 2):
        return options.opener
    if before is not None and before.opener is not None and before.opener < seats:
        return before.opener
    return picked(seed, "opener", range(seats))


def apply(state: State, seat: Seat | None, move: Move | Elapsed) -> State:
    if state.result is not None:
        raise Illegal("match-over")
    if seat is None or isinstance(move, Elapsed):
        return _elapsed(state, seat, move)
    rule = _BOOK.get(type(move))
    if rule is None:
        raise Illegal("too-late")
    return rule(state, seat, move)


def _arrange(state: State, seat: Seat, move: Arrange) -> State:
    """Rows are set before the first peek and never again (G1)."""
    check_phase(state, "arrange")
    if seat not in state.awaited:
        raise Illegal("row-locked")
    if len(set(move.order)) < len(SLOTS):
        raise Illegal("order")
    hand = state.hands[seat]
    return replace(state, hands=put(state.hands, seat, tuple([hand[slot] for slot in move.order])))


def _lock(state: State, seat: Seat, move: Lock) -> State:
    check_phase(state, "arrange")
    if seat not in state.awaited:
        raise Illegal("row-locked")
    awaited = without(state.awaited, seat)
    if awaited:
        return replace(state, awaited=awaited)
    return replace(state, phase="first-peek", stage=state.stage + 1, awaited=tuple(range(len(state.hands))))


def _show(state: State, seat: Seat, move: Show) -> State:
    """Any card, a team card too; nobody sees one before all have chosen (G2)."""
    check_phase(state, "first-peek")
    if seat not in state.awaited:
        raise Illegal("committed")
    state = replace(state, commits=put(state.commits, seat, move.slot), awaited=without(state.awaited, seat))
    return state if state.awaited else _first_peek(state)


def _first_peek(state: State) -> State:
    """Each left neighbour sees the card; everybody sees where it lies (G3)."""
    slots = tuple([slot for slot in state.commits if slot is not None])
    for seat in range(len(slots)):
        state = looked(state, (seat + 1) % len(slots), seat, slots[seat])
    return replace(
        state,
        phase="turn",
        stage=state.stage + 1,
        turns=1,
        awaited=(state.turn,),
        commits=(None,) * len(slots),
        happened=Shown(following(state.happened), slots),
    )


def _hide(state: State, seat: Seat, move: Hide) -> State:
    if state.looks[seat] is None:
        raise Illegal("no-peek")
    return covered(state, seat)


def _gesture(state: State, seat: Seat, move: Gesture) -> State:
    """At any time, in view of all; people in one room have faces of their own (G41)."""
    if state.options.signals == "room":
        raise Illegal("room")
    return replace(state, happened=Gestured(following(state.happened), seat, move.gesture))


def awaited(state: State) -> tuple[Seat, ...]:
    return state.awaited


def result(state: State) -> Result | None:
    return state.result


def timers(state: State) -> tuple[Timer, ...]:
    """A clock for whoever is awaited, and one for each peeked face; none of them depends on a card."""
    running = []
    seconds = _seconds(state)
    if state.phase == "reveal":
        running += [Timer(_reveal_clock(state), None, seconds)] if seconds else []
    elif seconds:
        running += [Timer(f"{state.phase}/{state.stage}/{seat}", seat, seconds) for seat in state.awaited]
    if state.options.peek_seconds:
        for seat in range(len(state.looks)):
            look = state.looks[seat]
            if look is not None:
                running.append(Timer(_peek_clock(look, seat), None, state.options.peek_seconds))
    return tuple(running)


def _seconds(state: State) -> int:
    """Rows are set in the time of a turn, and every commitment is made in the time of an answer (G34)."""
    if state.phase == "arrange" or state.phase == "turn":
        return state.options.turn_seconds
    if state.phase == "guess":
        return state.options.guess_seconds
    if state.phase == "reveal":
        return state.options.reveal_seconds
    return state.options.answer_seconds


def _peek_clock(look: Look, seat: Seat) -> str:
    return f"peek/{look.stage}/{seat}"


def _reveal_clock(state: State) -> str:
    return f"reveal/{state.stage}"


def _elapsed(state: State, seat: Seat | None, move: Move | Elapsed) -> State:
    """A peek's time is up: the face is covered, and the game has not waited for it. Or all have seen an attempt."""
    if seat is not None or not isinstance(move, Elapsed):
        raise Illegal("too-late")
    if state.phase == "reveal" and state.options.reveal_seconds and move.key == _reveal_clock(state):
        return go_on(state)
    if state.options.peek_seconds:
        for peeker, look in enumerate(state.looks):
            if look is not None and move.key == _peek_clock(look, peeker):
                return covered(state, peeker)
    raise Illegal("too-late")


# Each rule takes its own move; the table cannot say so in its type.
_BOOK: dict[type, Callable[[State, Seat, Any], State]] = {
    Arrange: _arrange,
    Lock: _lock,
    Show: _show,
    Peek: peek,
    Swap: swap,
    Discard: discard,
    Declare: declare,
    Answer: answer,
    Lay: lay,
    Guess: defend,
    Waive: defend,
    Ready: ready,
    Gesture: _gesture,
    Hide: _hide,
}
