"""What the types of each game do not say: how long rows get, what is left out, how a match is scored."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from wordless.bots.subtext.associations import card, concepts
from wordless.bots.subtext.composing import composed
from wordless.bots.subtext.eyes import seen
from wordless.bots.subtext.style import style
from wordless.engine.game import Seat
from wordless.envs.encoding import Code, Shape, wide
from wordless.games.sign.model import GESTURES_MAX
from wordless.games.sign.seating import TABLE_SIZES
from wordless.games.subtext.strokes import Drawing

KEPT = 4096
EVERYWHERE = frozenset(("View.stage", "View.result", "View.options", "View.happened"))


class Spec(NamedTuple):
    """One game as an environment. `scores` are by seat, if points are won on the way; `living` who still plays."""

    shape: Shape
    spelled: int = 0
    sketches: Sequence[str] = ()
    scores: Callable[[Any], Sequence[int]] | None = None
    living: Callable[[Any], Sequence[Seat]] | None = None
    drawn: Callable[[str, Any], Drawing] | None = None


def spec(name: str, seats: int, options: Any) -> Spec:
    return {"sign": _sign, "signum": _signum, "signs": _signs, "subtext": _subtext}[name](seats, options)


def _left_out(*more: str) -> frozenset[str]:
    return EVERYWHERE | frozenset(more)


def _sign(seats: int, options: Any) -> Spec:
    lengths = {
        "View.hand": 6,
        "View.sizes": seats,
        "View.table": max(TABLE_SIZES.values()),
        "View.ready": seats,
        "Setting.teams": seats,
        "Round.circle": seats,
        "Round.scores": 3,
        "Outcome.points": 3,
        "Outcome.hand": 6,
        "Sign.gestures": GESTURES_MAX,
        "Council.agreed": seats,
    }
    left = _left_out("View.history", "Setting.options", "Sign.note", "Outcome.hands")
    return Spec(Shape(lengths, left), spelled=GESTURES_MAX, scores=_team_scores)


def _team_scores(state: Any) -> Sequence[int]:
    scores = state.round.scores
    return [scores[team] for team in state.setting.teams]


def _signum(seats: int, options: Any) -> Spec:
    lengths = {
        "View.awaited": seats,
        "View.looks": seats,
        "View.hands": seats,
        "View.hands[]": 3,
        "View.hand": 3,
        "Notes.rows": seats,
        "Notes.rows[]": 3,
        "Notes.pile": 8,
        "Shown.slots": seats,
    }
    turns = wide("", lambda turns: turns)
    return Spec(Shape(lengths, _left_out("Look.stage", "View.notes"), {"View.turns": turns}))


def _signs(seats: int, options: Any) -> Spec:
    lengths = {
        "View.living": seats,
        "View.awaited": seats,
        "View.piles": options.piles,
        "Verdict.deciding": options.piles,
        "Verdict.piles": options.piles,
        "Verdict.piles[]": 20,
    }
    return Spec(Shape(lengths, _left_out("View.signs")), living=lambda state: state.living)


def _subtext(seats: int, options: Any) -> Spec:
    """Words are told by their card. Who draws names a concept; others are told it, or what a bot's looks like."""
    places = {concept: at for at, concept in enumerate(concepts(options.level))}

    def word(text: str | None) -> int | None:
        return card(options.words, options.level, text)

    named_by: dict[Drawing, int] = {}

    def drawn(concept: str, random: Random) -> Drawing:
        if len(named_by) > KEPT:
            named_by.clear()
        drawing = composed((concept,), style(0, 0), random)
        named_by[drawing] = places[concept]
        return drawing

    def shown(drawing: Drawing | None) -> int | None:
        if not drawing or drawing in named_by:
            return named_by.get(drawing or ())
        sights = seen(drawing, options.level)
        return sights[0].beliefs[0][0] if sights and sights[0].beliefs else None

    named, pictured = wide("", word), wide("", shown)
    own: Mapping[str, Code] = {
        "View.word": named,
        "Revealed.word": named,
        "Reveal.words[]": named,
        "View.drawing": pictured,
        "Show.lead": pictured,
        "Show.drawings[]": pictured,
    }
    rows = ("View.awaited", "View.voids", "View.scores", "Show.drawings", "Show.authors", "Reveal.authors")
    lengths = dict.fromkeys((*rows, "Reveal.words", "Reveal.guesses", "Reveal.gained"), seats)
    return Spec(
        Shape(lengths, _left_out("View.track"), own),
        sketches=tuple(places),
        scores=lambda state: state.scores,
        drawn=drawn,
    )
