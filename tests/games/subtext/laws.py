"""Tables for the tests: every option away from its default, twins, and a round laid out by hand."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from wordless.engine.game import Seat
from wordless.engine.play import drawn
from wordless.games.subtext import Options, State, start
from wordless.games.subtext.model import Show
from wordless.games.subtext.sight import SKETCH
from wordless.games.subtext.strokes import Drawing, encode
from wordless.games.subtext.words import cards as bank

CASES: tuple[tuple[int, Options], ...] = (
    (4, Options()),
    (5, Options()),
    (6, Options()),
    (7, Options()),
    (8, Options()),
    (4, Options(short_game=True, level=2, words="fr", draw_seconds=90, guess_seconds=60)),
    (4, Options(rounds=40, reveal_seconds=5)),
    (5, Options(short_game=True, level=3, words="de", show_authors=True, reveal_all_words=False)),
    (6, Options(rounds=1, level=4, reports=False, reveal_seconds=0, dealer=2)),
    (5, Options(level=2, themes=("sport", "nature"), short_game=True)),
    (6, Options(draw_seconds=30, guess_seconds=30, reveal_all_words=False)),
    (7, Options(rounds=3, level=5, words="fr", guess_seconds=60, show_authors=True)),
    (8, Options(rounds=20, level=5, words="de", draw_seconds=30, reveal_seconds=0, reveal_all_words=False)),
)
ENDINGS = frozenset({"points", "shared"})
NAMED: dict[str, tuple[str, ...]] = {}
SEED = b"subtext / a table for the tests."


def pieces(state: State) -> object:
    """Every card of the level and its themes lies in the deck, among the used ones, or before somebody."""
    return sorted(state.deck + state.used + tuple(set(state.cards)))


def twin(state: State, seat: Seat | None, random: Random) -> State:
    """Another table that looks the same from this seat."""
    cards = _cards(state, seat, random)
    rest = [card for card in _box(state.options) if card not in cards]
    random.shuffle(rest)
    state = replace(
        state,
        seed=random.randbytes(32),
        cards=cards,
        deck=tuple(rest[: len(state.deck)]),
        used=tuple(rest[len(state.deck) :]),
    )
    if state.phase == "draw":
        return _redrawn(state, seat, random)
    if state.phase == "guess":
        return _reguessed(_relettered(state, seat, random), seat, random)
    return state


def _box(options: Options) -> Sequence[int]:
    return bank(options.level, options.themes)


def _cards(state: State, seat: Seat | None, random: Random) -> tuple[int, ...]:
    """Other words, and before the reveal another partner, around those that the seat has seen."""
    seats = range(len(state.scores))
    others = [other for other in seats if other != state.dealer]
    partner = state.reveal.partner if state.reveal else random.choice(others)
    seen = {seat} if seat is not None else set()
    if state.reveal:
        seen |= {other for other in seats if state.reveal.words[other] is not None}
    row = [state.cards[other] if other in seen else -1 for other in seats]
    fresh = [card for card in _box(state.options) if card not in row]
    random.shuffle(fresh)
    shared = max(row[state.dealer], row[partner])
    row[state.dealer] = row[partner] = fresh.pop() if shared < 0 else shared
    return tuple(fresh.pop() if card < 0 else card for card in row)


def _scribbled(random: Random) -> Drawing:
    drawing = drawn(random, SKETCH, None)
    assert isinstance(drawing, tuple)
    return drawing


def _redrawn(state: State, seat: Seat | None, random: Random) -> State:
    """Other drawings in the place of those that have been handed in."""
    sketches = tuple(
        sketch if sketch is None or other == seat else _scribbled(random) for other, sketch in enumerate(state.sketches)
    )
    return replace(state, sketches=sketches)


def _relettered(state: State, seat: Seat | None, random: Random) -> State:
    """The same drawings by other authors, unless the table shows them."""
    assert state.show is not None
    if state.show.authors:
        return state
    unknown = [author for author in state.authors if author != seat]
    random.shuffle(unknown)
    authors = tuple(author if author == seat else unknown.pop() for author in state.authors)
    by_author = dict(zip(authors, state.show.drawings, strict=True)) | {state.dealer: state.show.lead}
    return replace(state, authors=authors, sketches=tuple(by_author[other] for other in sorted(by_author)))


def _reguessed(state: State, seat: Seat | None, random: Random) -> State:
    """Other guesses in the place of those that have been made."""
    guesses = tuple(
        guess if guess is None or other == seat else random.randrange(len(state.authors))
        for other, guess in enumerate(state.guesses)
    )
    return replace(state, guesses=guesses)


def mark(seat: Seat) -> Drawing:
    """A drawing that tells whose it is: one point at (seat, seat)."""
    return (encode(1, ((seat, seat, 8),)),)


def dealt(seats: int = 6, dealer: Seat = 0, partner: Seat = 1, options: Options | None = None) -> State:
    """A first round: the dealer and the partner have the first card, the others the next ones in seat order."""
    state = start(seats, options or Options(), SEED, None)
    first, *rest = _box(state.options)
    fresh = iter(rest)
    cards = tuple(first if seat in (dealer, partner) else next(fresh) for seat in range(seats))
    deck = tuple(card for card in rest if card not in cards)
    return replace(state, dealer=dealer, cards=cards, deck=deck)


def shown(seats: int = 6, dealer: Seat = 0, partner: Seat = 1, options: Options | None = None) -> State:
    """The same round once all have drawn: the letters go to the others in seat order."""
    state = dealt(seats, dealer, partner, options)
    authors = tuple(seat for seat in range(seats) if seat != dealer)
    open_authors = authors if state.options.show_authors else ()
    return replace(
        state,
        stage=state.stage + 1,
        phase="guess",
        sketches=tuple(mark(seat) for seat in range(seats)),
        authors=authors,
        show=Show(mark(dealer), tuple(mark(author) for author in authors), open_authors),
    )
