"""What Subtext is made of. State holds cards by number, View holds words as text."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from wordless.engine import game
from wordless.engine.game import Happening, Result, Seat
from wordless.games.subtext.strokes import PATTERN, STROKE_MAX, STROKES_MAX, Drawing

Phase: TypeAlias = Literal["draw", "guess", "reveal", "over"]
Theme: TypeAlias = Literal[
    "animals",
    "food",
    "home",
    "town",
    "nature",
    "sport",
    "travel",
    "work",
    "stage",
    "body",
    "tales",
    "people",
    "science",
    "feelings",
    "ideas",
]
Stroke: TypeAlias = Annotated[str, Meta(pattern=PATTERN, max_length=STROKE_MAX)]


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a table can agree on; a time of 0 is no limit, 0 rounds are as many as usual, no themes are all."""

    level: Annotated[int, Meta(ge=1, le=5)] = 1
    themes: Annotated[tuple[Theme, ...], Meta(max_length=15)] = ()
    words: Literal["en", "fr", "de"] = "en"
    rounds: Annotated[int, Meta(ge=0, le=40)] = 0
    short_game: bool = False
    dealer: Annotated[int, Meta(ge=0, le=7)] | None = None
    draw_seconds: Annotated[int, Meta(ge=0, le=600)] = 0
    guess_seconds: Annotated[int, Meta(ge=0, le=600)] = 0
    reveal_seconds: Annotated[int, Meta(ge=0, le=120)] = 20
    show_authors: bool = False
    reveal_all_words: bool = True
    reports: bool = True


class Draw(game.Move, frozen=True):
    """Hand in a hint; it is final."""

    strokes: Annotated[tuple[Stroke, ...], Meta(max_length=STROKES_MAX)]


class Guess(game.Move, frozen=True):
    """Choose the drawing that shares the dealer's word: 0 is A."""

    letter: Annotated[int, Meta(ge=0, le=6)]


class Void(game.Move, frozen=True):
    """Report letters or digits in a drawing; more than half of all players void the round."""


class Ready(game.Move, frozen=True):
    """Seen enough of the reveal."""


Move: TypeAlias = Draw | Guess | Void | Ready


class Dealt(Happening, frozen=True):
    """A round begins."""

    round: int
    dealer: Seat


class Shown(Happening, frozen=True):
    """All drawings are in and open."""

    dealer: Seat


class Reported(Happening, frozen=True):
    """Somebody wants the round void."""

    seat: Seat


class Voided(Happening, frozen=True):
    """More than half did: the same dealer deals new cards."""

    dealer: Seat


class Revealed(Happening, frozen=True):
    """All guesses are in and open."""

    dealer: Seat
    partner: Seat
    word: str


Happened: TypeAlias = Dealt | Shown | Reported | Voided | Revealed


class Show(Struct, frozen=True, gc=False):
    """The open drawings: the dealer's, the others by letter, and their authors if the table shows them."""

    lead: Drawing
    drawings: tuple[Drawing, ...]
    authors: tuple[Seat, ...]


class Reveal(Struct, frozen=True, gc=False):
    """What everybody learns at the end of a round. A word that stays secret and a missing guess are None."""

    partner: Seat
    answer: int
    authors: tuple[Seat, ...]
    words: tuple[str | None, ...]
    guesses: tuple[int | None, ...]
    wrong: int
    gained: tuple[int, ...]


class State(Struct, frozen=True, gc=False):
    """Everything there is. Rows are by seat; `authors` are by letter, once the drawings are shown.

    `earlier` are cards of other boxes that this table has used, each with its level.
    """

    rules: int
    options: Options
    seed: bytes
    rounds: int
    stage: int
    phase: Phase
    happened: Happened
    round: int
    dealer: Seat
    repeated: bool
    deck: tuple[int, ...]
    used: tuple[int, ...]
    earlier: tuple[int, ...]
    cards: tuple[int, ...]
    awaited: tuple[Seat, ...]
    sketches: tuple[Drawing | None, ...]
    authors: tuple[Seat, ...]
    guesses: tuple[int | None, ...]
    voids: tuple[Seat, ...]
    show: Show | None
    reveal: Reveal | None
    scores: tuple[int, ...]
    track: tuple[tuple[int, int], ...]
    result: Result | None


class View(Struct, frozen=True, gc=False):
    """What one seat may know. `awaited` are those who have not yet drawn, guessed or seen enough.

    `drawing` is one's own while nobody else may see it; afterwards `letter` says which in `show` it is.
    """

    seat: Seat | None
    stage: int
    happened: Happened
    result: Result | None
    options: Options
    phase: Phase
    round: int
    rounds: int
    dealer: Seat
    repeated: bool
    awaited: tuple[Seat, ...]
    voids: tuple[Seat, ...]
    word: str | None
    drawing: Drawing | None
    letter: int | None
    guess: int | None
    show: Show | None
    reveal: Reveal | None
    scores: tuple[int, ...]
    track: tuple[tuple[int, int], ...]
