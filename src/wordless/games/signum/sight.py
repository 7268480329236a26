"""What one seat may know, what it may do with that, and how to word what everybody saw.

A View is built, never scrubbed; offers and idle moves are read off a View alone.
"""

from wordless.engine import wording
from wordless.engine.game import Offer, Seat, Some
from wordless.games.gestures import GESTURES
from wordless.games.signum.model import (
    Answer,
    Happened,
    Lay,
    Lock,
    Move,
    Notes,
    Peek,
    Ready,
    Show,
    State,
    View,
    Waive,
)
from wordless.games.signum.signs import SIGN_SLOTS, SIGNS, SLOTS, Card, Row, side
from wordless.games.signum.wording import WORDING

GESTURE = Offer("gesture", {"gesture": GESTURES})
HIDE = Offer("hide")
ARRANGE = (Offer("arrange", {"order": Some(SLOTS, 3, 3)}), Offer("lock"))
SHOW = (Offer("show", {"slot": SLOTS}),)
ANSWER = (Offer("answer", {"accept": (True, False)}),)
DECLINE = (Offer("answer", {"accept": (False,)}),)
READY = (Offer("ready"),)
GUESS = (Offer("guess", {"sign": SIGNS}), Offer("waive"))

PEOPLE = ("seat", "other", "target", "accomplice")
PLACES = ("own", "slot")

_actions: dict[tuple[int, Seat, tuple[int, ...]], tuple[Offer, ...]] = {}  # at most 4 to 7 seats x 8 rows


def view(state: State, seat: Seat | None) -> View:
    over = state.result is not None
    return View(
        seat=seat,
        stage=state.stage,
        happened=state.happened,
        result=state.result,
        options=state.options,
        phase=state.phase,
        turn=state.turn,
        turns=state.turns,
        awaited=state.awaited,
        pile=len(state.pile),
        attempt=state.attempt,
        looks=state.looks,
        sides=tuple([side(row) for row in state.hands]) if over else (),
        hands=state.hands if over and state.options.reveal_all_at_end else (),
        hand=() if seat is None else state.hands[seat],
        committed=None if seat is None else state.commits[seat],
        glimpse=None if seat is None else state.glimpses[seat],
        notes=_notes(state, 1 << seat) if state.knowers and seat is not None else None,
    )


def _notes(state: State, knower: int) -> Notes:
    """Each card the seat has seen, where it lies now; None for the others."""
    rows = []
    for seat in range(len(state.hands)):
        rows.append(_known(state.hands[seat], state.knowers[seat], knower))
    return Notes(tuple(rows), _known(state.pile, state.pile_knowers, knower))


def _known(row: Row, knowers: tuple[int, ...], knower: int) -> tuple[Card | None, ...]:
    return tuple([card if seen & knower else None for card, seen in zip(row, knowers, strict=True)])


def moves(view: View) -> tuple[Offer, ...]:
    """A gesture at any time, a peek closed early, and the seat's part in the phase."""
    seat = view.seat
    if seat is None or view.phase == "over":
        return ()
    offers = _part(view, seat) if seat in view.awaited else ()
    if view.glimpse is not None:
        offers = (*offers, HIDE)
    return offers if view.options.signals == "room" else (*offers, GESTURE)


def _part(view: View, seat: Seat) -> tuple[Offer, ...]:
    signs = SIGN_SLOTS[view.hand]
    if view.phase == "turn":
        key = (len(view.looks), seat, signs)
        if key not in _actions:
            _actions[key] = _acts(*key)
        return _actions[key]
    if view.phase == "answer":
        return ANSWER if signs else DECLINE
    if view.phase == "lay":
        return (Offer("lay", {"slot": signs}),)
    if view.phase == "guess":
        return GUESS
    if view.phase == "reveal":
        return READY
    return ARRANGE if view.phase == "arrange" else SHOW


def _acts(seats: int, seat: Seat, signs: tuple[int, ...]) -> tuple[Offer, ...]:
    """The four actions; without a sign no discard and no declaration (G4, G14), and with seven no pile."""
    others = tuple([other for other in range(seats) if other != seat])
    acts = [
        Offer("peek", {"other": others, "slot": SLOTS}),
        Offer("swap", {"own": SLOTS, "other": others, "slot": SLOTS}),
    ]
    if not signs:
        return tuple(acts)
    if seats < 7:
        acts.append(Offer("discard", {"own": signs}))
    for target in others:
        rest = tuple([other for other in others if other != target])
        acts.append(Offer("declare", {"target": (target,), "accomplice": rest}))
    return tuple(acts)


def idle(view: View) -> Move | None:
    """What the house plays for a silent seat: the least harmful move there is (G32)."""
    seat = view.seat
    if seat is None or seat not in view.awaited:
        return None
    if view.phase == "turn":
        return Peek((seat + 1) % len(view.looks), 0)
    if view.phase == "answer":
        return Answer(False)
    if view.phase == "lay":
        return Lay(SIGN_SLOTS[view.hand][0])
    if view.phase == "guess":
        return Waive()
    if view.phase == "reveal":
        return Ready()
    return Lock() if view.phase == "arrange" else Show(0)


def worded(happening: Happened) -> dict[str, str]:
    """Whom and what the text of a happening names."""
    return wording.worded(WORDING, happening)
