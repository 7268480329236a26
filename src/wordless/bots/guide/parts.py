"""What each bot does in each lesson. The learner sits on seat 0."""

from collections import Counter
from typing import Any

from wordless.bots.guide import AS_USUAL, WAITS
from wordless.games.sign.model import Call, Done, Gesture, Gestured, Look, Swap, Turned
from wordless.games.sign.model import Ready as Seen
from wordless.games.sign.symbols import COLOURS
from wordless.games.signs import model as signs_model
from wordless.games.signs.model import Doubt, Place, Reason, Reveal, Revealed, Show
from wordless.games.signs.runes import replies
from wordless.games.signum import model as signum_model
from wordless.games.signum.sight import idle as signum_idle

LEARNER = 0
QUINTET = 5


def sign(view: Any, happened: tuple[Any, ...]) -> Any:
    """The opponents let things be. The mate calls the learner's sign, or collects and gives it, whatever the deal."""
    phase, seat = view.phase, view.seat
    if phase in ("meet", "change"):
        return AS_USUAL
    if phase == "prep":
        return WAITS if view.ready[seat] else Look()
    if phase == "reveal":
        return WAITS if view.ready[seat] else Seen()
    if phase != "swap":
        return WAITS
    mate = view.setting.teams[seat] == view.setting.teams[LEARNER]
    return (_sign_mate(view, happened) if mate else None) or (WAITS if view.ready[seat] else Done())


def _sign_mate(view: Any, happened: tuple[Any, ...]) -> Any:
    symbol, count = Counter(card // len(COLOURS) for card in view.hand).most_common(1)[0]
    sign = view.council.sign.gestures if view.council and view.council.sign else ()
    given = [each for each in happened if isinstance(each, Gestured)]
    if count == QUINTET and len(view.hand) == QUINTET:
        mine = sum(each.seat == view.seat for each in given)
        return Gesture(sign[mine % len(sign)]) if sign else None
    fifth = [card for card in view.table if card is not None and card // len(COLOURS) == symbol]
    if count == QUINTET - 1 and len(view.hand) == QUINTET and fifth:
        return Swap(next(card for card in view.hand if card // len(COLOURS) != symbol), fifth[0])
    started = max((at for at, each in enumerate(happened) if isinstance(each, Turned)), default=0)
    shown = [each.gesture for each in happened[started:] if isinstance(each, Gestured) and each.seat == LEARNER]
    return Call(LEARNER) if sign and tuple(shown[-len(sign) :]) == tuple(sign) else None


def signum(view: Any, happened: tuple[Any, ...]) -> Any:
    """The last neighbour shows the other team's card; everybody helps, nobody harms, and no target guesses."""
    if view.seat not in view.awaited:
        return WAITS
    if view.phase == "first-peek":
        teams = [slot for slot, card in enumerate(view.hand) if card in ("alpha", "beta")]
        return signum_model.Show(teams[0] if teams else 0)
    if view.phase == "answer":
        return signum_model.Answer(True)
    if view.phase == "lay":
        return signum_model.Lay(_shared(view))
    if view.phase == "turn":
        return signum_model.Peek((view.seat + 2) % len(view.looks), 2)
    return signum_idle(view)


def _shared(view: Any) -> int:
    """The slot of the sign that the learner was shown, else the first sign there is."""
    looked = view.looks[LEARNER]
    if looked is not None and looked.other == view.seat and view.hand[looked.slot] not in ("alpha", "beta"):
        return int(looked.slot)
    return next(slot for slot, card in enumerate(view.hand) if card not in ("alpha", "beta"))


def signs(view: Any, happened: tuple[Any, ...]) -> Any:
    """Seat 1 opens and doubts at the end, seat 2 answers rightly once and then wrongly."""
    if view.seat not in view.awaited:
        return WAITS
    runes = [each.rune for each in happened if isinstance(each, Revealed)]
    if view.phase == "verdict":
        return signs_model.Ready()
    if view.phase == "reason":
        return Reason("none")
    if view.open and view.last.seat == LEARNER and 2 not in view.living:
        return Doubt()
    if view.phase == "reveal":
        return Reveal()
    if view.phase == "place":
        heights = [pile.height for pile in view.piles]
        return Place(heights.index(min(heights)))
    return Show(_signs_number(view, runes)) if view.phase == "show" else AS_USUAL


def _signs_number(view: Any, runes: list[Any]) -> int:
    if view.last is None:
        return 10
    allowed = {number for rune in runes for number in replies(rune, view.last.number, False)}
    if view.seat == 2 and len(runes) > 2 and allowed:
        return int(next(number for number in (5, 6, 7, *range(1, 16)) if number not in allowed))
    return int(min(allowed)) if allowed else 4


def subtext(view: Any, happened: tuple[Any, ...]) -> Any:
    """Everybody draws and guesses as usual."""
    return AS_USUAL
