"""What a seat may know, and what it may do about it. Hands, piles and other teams' councils stay behind."""

from functools import lru_cache

from wordless.engine import wording
from wordless.engine.game import Among, Choice, Offer, Seat, Some, Text
from wordless.games.gestures import GESTURES
from wordless.games.sign.calling import QUINTET
from wordless.games.sign.model import (
    GESTURES_MAX,
    NOTE_MAX,
    Card,
    Done,
    Happened,
    Look,
    Move,
    Put,
    Ready,
    State,
    Take,
    View,
)
from wordless.games.sign.symbols import COLOURS
from wordless.games.sign.wording import WORDING

NOTE = Text(NOTE_MAX)
PROPOSE = Offer("propose", {"gestures": Some(GESTURES, 1, GESTURES_MAX, True), "note": NOTE})
PROPOSE_IN_ROOM = Offer("propose", {"gestures": Some((), 0, 0), "note": NOTE})
PAY = Offer("pay")
LOOK = Offer("look")
DONE = Offer("done")
UNDONE = Offer("undone")
GESTURE = Offer("gesture", {"gesture": GESTURES})
READY = Offer("ready")
PUT = Offer("put", {"card": Among("hand")})
SWAP = Offer("swap", {"give": Among("hand"), "take": Among("table")})
TAKE = Offer("take", {"card": Among("table")})


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        stage=state.stage,
        phase=state.phase,
        setting=state.setting,
        round=state.round,
        council=None if seat is None else state.councils[state.setting.teams[seat]],
        given=() if seat is None or not state.given else state.given[state.setting.teams[seat]],
        hand=() if seat is None else state.hands[seat],
        sizes=state.sizes,
        table=state.table,
        ready=state.ready,
        happened=state.happened,
        history=state.history,
        result=state.result,
    )


def moves(view: View) -> tuple[Offer, ...]:
    seat, phase = view.seat, view.phase
    if seat is None or phase == "over":
        return ()
    if phase == "swap":
        return _swapping(view, seat)
    if phase == "meet" or phase == "change":
        return _meeting(view, seat)
    gesture = _gesturing(view, seat)
    if view.ready[seat]:
        return gesture
    if phase == "reveal":
        return (READY, *gesture)
    return (LOOK, *gesture) if view.sizes[seat] else ()


def _swapping(view: View, seat: Seat) -> tuple[Offer, ...]:
    """The same Offers move after move: which cards they mean, the View says."""
    size = view.sizes[seat]
    if not size:
        return ()
    offers = [_call(view.round.circle, seat)]
    if view.setting.options.signals == "palette":
        offers.append(GESTURE)
    if size >= QUINTET:
        offers.append(PUT)
    if size == QUINTET:
        offers.append(UNDONE if view.ready[seat] else DONE)
    if view.table.count(None) < len(view.table):
        offers.append(SWAP)
        if size <= QUINTET:
            offers.append(TAKE)
    return tuple(offers)


@lru_cache(maxsize=1024)
def _call(circle: tuple[Seat, ...], seat: Seat) -> Offer:
    """Anybody else who plays this round, team-mates included."""
    return Offer("call", {"target": tuple([other for other in circle if other != seat])})


def _gesturing(view: View, seat: Seat) -> tuple[Offer, ...]:
    """A substitute's face is not at the table."""
    if view.setting.options.signals == "room" or seat == view.round.substitute:
        return ()
    return (GESTURE,)


def _meeting(view: View, seat: Seat) -> tuple[Offer, ...]:
    council = view.council
    if council is None or view.ready[seat]:
        return ()
    options = view.setting.options
    offers = []
    if view.phase == "change" and options.sign_change == "costs-one-point" and not council.paid:
        offers.append(PAY)
    else:
        offers.append(PROPOSE if options.signals == "palette" else PROPOSE_IN_ROOM)
    agreed = seat in council.agreed
    number: dict[str, Choice] = {"proposal": (council.number,)}
    if council.proposal is not None and not agreed:
        offers.append(Offer("confirm", number))
    if view.phase == "change" and (council.proposal is not None or not agreed):
        offers.append(Offer("decline", number))
    return tuple(offers)


def idle(view: View) -> Move | None:
    """A silent player has looked (S35), is done, or is first brought to five cards (S31)."""
    seat = view.seat
    if seat is None or view.ready[seat]:
        return None
    if view.phase == "reveal":
        return Ready()
    size = view.sizes[seat]
    if not size:
        return None
    if view.phase == "prep":
        return Look()
    if view.phase != "swap":
        return None
    if size > QUINTET:
        return Put(_rarest(view.hand))
    return Done() if size == QUINTET else Take(next(card for card in view.table if card is not None))


def _rarest(hand: tuple[Card, ...]) -> Card:
    """A card of the symbol that the hand has fewest of; the first of several."""
    symbols = [card // len(COLOURS) for card in hand]
    return hand[symbols.index(min(symbols, key=symbols.count))]


def worded(happening: Happened) -> dict[str, str]:
    """Whom and what the text of a happening names."""
    return wording.worded(WORDING, happening)
