"""The rules of Subtext, in the rulebook's order: set-up, round, reveal, end; with `scoring` and `sight`.

One other player has the dealer's card. Who that partner is nobody knows before the reveal, not even the
two: until then nothing public may depend on `cards`, `authors` or `guesses`.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from wordless.engine.chance import picked, shuffled
from wordless.engine.game import Before, Illegal, Result, Seat, Timer
from wordless.engine.model import Elapsed
from wordless.engine.rows import following, lifted, put, without
from wordless.games.subtext.model import (
    Dealt,
    Draw,
    Guess,
    Happened,
    Move,
    Options,
    Ready,
    Reported,
    Reveal,
    Revealed,
    Show,
    Shown,
    State,
    Void,
    Voided,
)
from wordless.games.subtext.scoring import points, track
from wordless.games.subtext.strokes import POINTS_MAX, STROKES_MAX, size, sound
from wordless.games.subtext.words import bank, cards, word

SEATS = range(4, 9)  # X21: the letters are A to G
RULES = 2  # 1 had another word bank, no themes, and revealed with the last guess
LETTERS = "ABCDEFG"
ROUNDS = {4: 8, 5: 10, 6: 6, 7: 7, 8: 8}
GRACE_S = 2  # X15: the client hands in at zero; the house waits this much longer
CHANGE_S = 3  # X25: so long after the last guess all of them may still change
USED_MAX = 500  # cards that a table remembers
LEVEL = 1000  # a card that travels to the next match is level x 1000 + its number


def start(seats: int, options: Options, seed: bytes, before: Before | None, rules: int = RULES) -> State:
    """One level for the whole match (X10), its cards shuffled; a first dealer by chance, or the host's (X12)."""
    dealer = _first_dealer(seats, options, seed)
    rounds = _rounds(seats, options)
    box = cards(options.level, options.themes, bank(rules))
    if options.themes and len(box) < rounds * (seats - 1):  # X39
        raise Illegal("too-few-words", words=len(box), needed=rounds * (seats - 1))
    known = {LEVEL * options.level + card: card for card in box}
    gone = () if before is None else before.used
    used = tuple([known[card] for card in gone if card in known])
    blank = State(
        rules=rules,
        options=options,
        seed=seed,
        rounds=rounds,
        stage=0,
        phase="draw",
        happened=Dealt(0, 0, 0),
        round=0,
        dealer=0,
        repeated=False,
        deck=shuffled(seed, "deck", [card for card in box if card not in used]),
        used=used,
        earlier=tuple([card for card in gone if card not in known]),
        cards=(),
        awaited=(),
        sketches=(),
        authors=(),
        guesses=(),
        voids=(),
        show=None,
        reveal=None,
        scores=(0,) * seats,
        track=(track(0),) * seats,
        result=None,
    )
    return _deal(blank, Dealt(1, 1, dealer), 1, dealer, False)


def _first_dealer(seats: int, options: Options, seed: bytes) -> Seat:
    dealer = options.dealer
    if dealer is None:
        return picked(seed, "dealer", range(seats))
    if dealer >= seats:
        raise Illegal("dealer", seat=dealer + 1, seats=seats)
    return dealer


def used(state: State) -> tuple[int, ...]:
    """The cards that the table's next match leaves in the box (X40)."""
    dealt = state.used + lifted(state.cards, state.dealer)
    return (state.earlier + tuple([LEVEL * state.options.level + card for card in dealt]))[-USED_MAX:]


def _rounds(seats: int, options: Options) -> int:
    """As many as the table has agreed (X13), else one or two turns as dealer each."""
    if options.rounds:
        return options.rounds
    return seats if options.short_game else ROUNDS[seats]


def _deal(state: State, happened: Happened, round: int, dealer: Seat, repeated: bool) -> State:
    """One card fewer than players; the first is the dealer's too. All are shuffled and go to the others."""
    seats = len(state.scores)
    deck = state.deck
    used = state.used + lifted(state.cards, state.dealer)
    if len(deck) < seats - 1:  # X17
        deck += shuffled(state.seed, f"used/{state.stage}", used)
        used = ()
    dealt = shuffled(state.seed, f"deal/{state.stage}", deck[: seats - 1])
    return replace(
        state,
        stage=state.stage + 1,
        phase="draw",
        happened=happened,
        round=round,
        dealer=dealer,
        repeated=repeated,
        deck=deck[seats - 1 :],
        used=used,
        cards=dealt[:dealer] + deck[:1] + dealt[dealer:],
        awaited=tuple(range(seats)),
        sketches=(None,) * seats,
        authors=(),
        guesses=(None,) * seats,
        voids=(),
        show=None,
        reveal=None,
    )


def apply(state: State, seat: Seat | None, move: Move | Elapsed) -> State:
    """The state after a seat's move or, for seat None, after a clock of the house has run out."""
    if state.result is not None:
        raise Illegal("match-over")
    if seat is None or isinstance(move, Elapsed):
        return _elapsed(state, seat, move)
    rule = _BOOK.get(type(move))
    if rule is None:
        raise Illegal("too-late")
    return rule(state, seat, move)


def _draw(state: State, seat: Seat, move: Draw) -> State:
    """A drawing handed in is final, and is seen by nobody else until all are in (X15)."""
    if state.phase != "draw":
        raise Illegal("pens-down")
    if seat not in state.awaited:
        raise Illegal("drawing-final")
    strokes = move.strokes
    if len(strokes) > STROKES_MAX or size(strokes) > POINTS_MAX:
        raise Illegal("drawing-too-large", strokes=STROKES_MAX, points=POINTS_MAX)
    if not sound(strokes):
        raise Illegal("drawing-unreadable")
    sketches = put(state.sketches, seat, strokes)
    awaited = without(state.awaited, seat)
    state = replace(state, sketches=sketches, awaited=awaited)
    return state if awaited else _show(state)


def _show(state: State) -> State:
    """The dealer's drawing has no letter (X2); the others get theirs by chance (X8)."""
    seats = len(state.scores)
    others = [seat for seat in range(seats) if seat != state.dealer]
    authors = shuffled(state.seed, f"letters/{state.stage}", others)
    sketches = [sketch or () for sketch in state.sketches]
    return replace(
        state,
        stage=state.stage + 1,
        phase="guess",
        happened=Shown(following(state.happened), state.dealer),
        awaited=tuple(range(seats)),
        authors=authors,
        show=Show(
            lead=sketches[state.dealer],
            drawings=tuple([sketches[author] for author in authors]),
            authors=authors if state.options.show_authors else (),  # X9
        ),
    )


def _guess(state: State, seat: Seat, move: Guess) -> State:
    """Any letter, one's own too (X1), and another one until a moment after the last guess (X25)."""
    if state.phase != "guess":
        raise Illegal("guess-when-shown")
    letter = move.letter
    if not 0 <= letter < len(state.authors):
        raise Illegal("no-such-letter", last=LETTERS[len(state.authors) - 1])
    guesses = put(state.guesses, seat, letter)
    awaited = without(state.awaited, seat)
    state = replace(state, guesses=guesses, awaited=awaited)
    return state if awaited or state.rules > 1 else _reveal(state)


def _void(state: State, seat: Seat, move: Void) -> State:
    """More than half of all players have the dealer deal anew, once in each turn as dealer (X14)."""
    if not state.options.reports:
        raise Illegal("no-reports")
    if state.phase != "guess":
        raise Illegal("void-when-shown")
    if state.repeated:
        raise Illegal("voided-once")
    if seat in state.voids:
        raise Illegal("reported-already")
    voids = (*state.voids, seat)
    n = following(state.happened)
    if 2 * len(voids) > len(state.scores):
        return _deal(state, Voided(n, state.dealer), state.round, state.dealer, True)
    return replace(state, happened=Reported(n, seat), voids=voids)


def _ready(state: State, seat: Seat, move: Ready) -> State:
    if state.phase != "reveal":
        raise Illegal("ready-when-revealed")
    if seat not in state.awaited:
        raise Illegal("ready-already")
    awaited = without(state.awaited, seat)
    state = replace(state, awaited=awaited)
    return state if awaited else _next(state)


def _elapsed(state: State, seat: Seat | None, move: Move | Elapsed) -> State:
    """Time to guess or to change is up, a missing guess is a wrong one (X15); or the reveal has stood long enough."""
    keys = [timer.key for timer in timers(state) if timer.seat is None]
    if seat is not None or not isinstance(move, Elapsed) or move.key not in keys:
        raise Illegal("too-late")
    return _reveal(state) if state.phase == "guess" else _next(state)


def _reveal(state: State) -> State:
    """Everything about the round is open, except, if the table wants it so, the words of the others (X18)."""
    partner = _partner(state)
    answer = state.authors.index(partner)
    gained = points(state.guesses, answer, state.dealer, partner)
    scores = tuple([score + more for score, more in zip(state.scores, gained, strict=True)])
    words = _words(state, partner)
    return replace(
        state,
        stage=state.stage + 1,
        phase="reveal",
        happened=Revealed(following(state.happened), state.dealer, partner, words[partner] or ""),
        awaited=tuple(range(len(scores))),
        reveal=Reveal(
            partner=partner,
            answer=answer,
            authors=state.authors,
            words=words,
            guesses=state.guesses,
            wrong=len(scores) - state.guesses.count(answer),
            gained=gained,
        ),
        scores=scores,
        track=tuple([track(score) for score in scores]),
    )


def _partner(state: State) -> Seat:
    """Whoever has the dealer's card."""
    card = state.cards[state.dealer]
    first = state.cards.index(card)
    return first if first != state.dealer else state.cards.index(card, first + 1)


def _words(state: State, partner: Seat) -> tuple[str | None, ...]:
    options = state.options
    return tuple(
        [
            word(options.words, options.level, card, bank(state.rules))
            if options.reveal_all_words or seat in (state.dealer, partner)
            else None
            for seat, card in enumerate(state.cards)
        ]
    )


def _next(state: State) -> State:
    """The next dealer clockwise, or after the last round the end."""
    if state.round == state.rounds:
        return _end(state)
    round = state.round + 1
    dealer = (state.dealer + 1) % len(state.scores)
    return _deal(state, Dealt(following(state.happened), round, dealer), round, dealer, False)


def _end(state: State) -> State:
    """The highest score wins; a tie is shared."""
    best = max(state.scores)
    winners = tuple([seat for seat, score in enumerate(state.scores) if score == best])
    outcome = Result(winners, state.scores, "points" if len(winners) == 1 else "shared")
    return replace(state, stage=state.stage + 1, phase="over", awaited=(), result=outcome)


def result(state: State) -> Result | None:
    return state.result


def awaited(state: State) -> tuple[Seat, ...]:
    """Everybody who has not yet drawn, guessed or seen enough."""
    return state.awaited


def timers(state: State) -> tuple[Timer, ...]:
    """To draw, a clock for each; to guess, to change one's mind and to look, one for all."""
    options = state.options
    if state.phase == "draw" and options.draw_seconds:
        seconds = options.draw_seconds + GRACE_S
        return tuple([Timer(f"draw/{state.stage}/{seat}", seat, seconds, GRACE_S) for seat in state.awaited])
    if state.phase == "guess" and not state.awaited:
        return (Timer(f"change/{state.stage}", None, CHANGE_S),)
    if state.phase == "guess" and options.guess_seconds:
        return (Timer(f"guess/{state.stage}", None, options.guess_seconds),)
    if state.phase == "reveal" and options.reveal_seconds:
        return (Timer(f"reveal/{state.stage}", None, options.reveal_seconds),)
    return ()


# Each rule takes its own move; the table cannot say so in its type.
_BOOK: dict[type, Callable[[State, Seat, Any], State]] = {Draw: _draw, Guess: _guess, Void: _void, Ready: _ready}
