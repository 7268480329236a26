"""What may be seen of a table, and what may be done upon seeing it.

Covered runes, the deck and earlier signs never leave State, so every seat sees the same. No offer
tells whether a sign is right: all fifteen numbers are offered, always.
"""

from wordless.engine import wording
from wordless.engine.game import Offer, Seat
from wordless.games.signs.model import (
    PILES_MAX,
    Accept,
    Because,
    Happened,
    Move,
    Phase,
    Place,
    Ready,
    Reason,
    Reveal,
    Show,
    State,
    View,
)
from wordless.games.signs.runes import NUMBERS, PAIRS, PENTAGRAM, RUNES, replies
from wordless.games.signs.wording import WORDING

REVEAL = Offer("reveal")
SHOW = Offer("show", {"number": NUMBERS, "fist": (False,)})
FIST = Offer("show", {"number": (10,), "fist": (True,)})
ACCEPT = Offer("accept")
DOUBT = Offer("doubt")
REASONS = (Offer("reason", {"rune": (*RUNES, "free", "none")}),)
STRICT_REASONS = (Offer("reason", {"rune": (*RUNES, "free")}),)
READY = (Offer("ready"),)
RELEASE = (Offer("release"),)
DOUBTING = (DOUBT,)
PLACING = tuple([(Offer("place", {"pile": tuple(range(piles))}),) for piles in range(PILES_MAX + 1)])

# What whoever is on turn may do, and the same while the last sign may be doubted.
STEP: dict[Phase, tuple[Offer, ...]] = {"reveal": (REVEAL,), "show": (SHOW, FIST), "accept": (ACCEPT,)}
OPEN_STEP: dict[Phase, tuple[Offer, ...]] = {phase: (*offers, DOUBT) for phase, offers in STEP.items()}


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        stage=state.stage,
        phase=state.phase,
        options=state.options,
        living=state.living,
        turn=state.turn,
        holder=state.holder,
        awaited=state.awaited,
        deck=len(state.deck),
        piles=state.piles,
        card=state.card,
        last=state.last,
        open=state.open,
        held=state.held,
        doubter=state.doubter,
        verdict=state.verdict,
        signs=state.signs,
        happened=state.happened,
        result=state.result,
    )


def moves(view: View) -> tuple[Offer, ...]:
    seat, phase = view.seat, view.phase
    if seat is None or phase == "over":
        return ()
    if phase == "verdict":
        return READY if seat in view.awaited else ()
    if phase == "reason":
        reasons = STRICT_REASONS if view.options.strict_reason else REASONS
        return reasons if seat in view.awaited else ()
    if seat == view.turn:
        if phase == "place":
            return PLACING[len(view.piles)]
        return OPEN_STEP[phase] if view.open else STEP[phase]
    return _aside(view, seat)


def _aside(view: View, seat: Seat) -> tuple[Offer, ...]:
    """What may be done off turn."""
    if view.last is None or seat not in view.living:
        return ()
    if seat == view.last.seat:
        return RELEASE if view.held else ()
    return DOUBTING if view.open and view.options.anyone_may_doubt else ()


def idle(view: View) -> Move | None:
    """Nobody is out for being slow: the house plays what the table shows (R25), and never doubts."""
    seat, phase = view.seat, view.phase
    if seat is None or seat not in view.awaited:
        return None
    if phase == "verdict":
        return Ready()
    if phase == "reason":
        return Reason(_visible_reason(view) if view.options.strict_reason else "none")
    if phase == "reveal":
        return Reveal()
    if phase == "accept":
        return Accept()
    if phase == "place":
        heights = [pile.height for pile in view.piles]
        return Place(heights.index(min(heights)))
    return Show(_visible_reply(view))


def _visible_reply(view: View) -> int:
    """The least number that a rune in sight allows, else 1."""
    if view.last is None:
        return 1
    allowed: list[int] = []
    for pile in view.piles:
        if pile.top is not None:
            allowed += replies(pile.top, view.last.number, view.options.read_backwards)
    return min(allowed, default=1)


def _visible_reason(view: View) -> Because:
    """A rune in sight that could have led to the sign, else free choice."""
    assert view.last is not None
    for pile in view.piles:
        if pile.top is not None and pile.top != PENTAGRAM:
            led_from, led_to = PAIRS[pile.top]
            if view.last.number in (led_from if view.options.read_backwards else led_to):
                return pile.top
    return "free"


def worded(happening: Happened) -> dict[str, str]:
    """Whom and what the text of a happening names."""
    return wording.worded(WORDING, happening)
