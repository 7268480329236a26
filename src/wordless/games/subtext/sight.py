"""What each seat may know and do, and how an event is worded. `view` is the only door out of State."""

from wordless.engine import wording
from wordless.engine.game import Offer, Seat, Sketch
from wordless.games.subtext.model import Draw, Happened, Move, State, View
from wordless.games.subtext.rules import SEATS
from wordless.games.subtext.strokes import EXAMPLES, PATTERN, POINTS_MAX, STROKES_MAX, Drawing
from wordless.games.subtext.wording import WORDING
from wordless.games.subtext.words import bank, word

SKETCH = Sketch(STROKES_MAX, POINTS_MAX, PATTERN, EXAMPLES)
DRAW = (Offer("draw", {"strokes": SKETCH}),)
GUESS = {seats: (Offer("guess", {"letter": tuple(range(seats - 1))}),) for seats in SEATS}
GUESS_OR_VOID = {seats: (*GUESS[seats], Offer("void")) for seats in SEATS}
READY = (Offer("ready"),)


def view(state: State, seat: Seat | None) -> View:
    """Of what is hidden, only one's own; what is open to all stands in `show` and `reveal`."""
    own: str | None = None
    drawing: Drawing | None = None
    letter: int | None = None
    guess: int | None = None
    if seat is not None:
        own = word(state.options.words, state.options.level, state.cards[seat], bank(state.rules))
        guess = state.guesses[seat]
        if state.phase == "draw":
            drawing = state.sketches[seat]
        elif seat != state.dealer:
            letter = state.authors.index(seat)
    return View(
        seat=seat,
        stage=state.stage,
        happened=state.happened,
        result=state.result,
        options=state.options,
        phase=state.phase,
        round=state.round,
        rounds=state.rounds,
        dealer=state.dealer,
        repeated=state.repeated,
        awaited=state.awaited,
        voids=state.voids,
        word=own,
        drawing=drawing,
        letter=letter,
        guess=guess,
        show=state.show,
        reveal=state.reveal,
        scores=state.scores,
        track=state.track,
    )


def moves(view: View) -> tuple[Offer, ...]:
    if view.seat is None:
        return ()
    if view.phase == "guess":
        mute = view.repeated or not view.options.reports or view.seat in view.voids
        return GUESS[len(view.scores)] if mute else GUESS_OR_VOID[len(view.scores)]
    if view.seat not in view.awaited:
        return ()
    return DRAW if view.phase == "draw" else READY


def idle(view: View) -> Move | None:
    """Who has drawn nothing in time hands in a blank sheet (X15)."""
    return Draw(()) if view.phase == "draw" and view.seat in view.awaited else None


def worded(happening: Happened) -> dict[str, str]:
    """Whom and what the text of a happening names."""
    return wording.worded(WORDING, happening)
