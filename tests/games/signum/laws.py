"""What the laws need to know of Signum: cases, endings, names, twins, pieces."""

from random import Random

from msgspec.structs import replace

from wordless.engine.game import Seat
from wordless.games.signum.model import Options, State
from wordless.games.signum.signs import CARDS, SIGN_SLOTS, SIGNS, SLOTS, Card, Row, side

CASES: tuple[tuple[int, Options], ...] = (
    (4, Options()),
    (5, Options()),
    (6, Options()),
    (7, Options()),
    (4, Options(memory_aid=True, turn_seconds=60, answer_seconds=30, guess_seconds=30)),
    (5, Options(turn_cap=6, reveal_all_at_end=False)),
    (6, Options(memory_aid=True, reveal_all_at_end=False, opener=5)),
    (7, Options(memory_aid=True, signals="room", turn_cap=0, guess_seconds=20)),
    (6, Options(peek_seconds=0, turn_seconds=45, reveal_seconds=0)),
    (7, Options(turn_cap=12, answer_seconds=20, reveal_all_at_end=False)),
    (
        4,
        Options(
            memory_aid=True,
            peek_seconds=1,
            turn_cap=40,
            opener=2,
            signals="room",
            reveal_all_at_end=False,
            turn_seconds=600,
            answer_seconds=1,
            guess_seconds=600,
        ),
    ),
)
ENDINGS = frozenset({"eliminated", "teamless", "nobody", "turn-cap"})
NAMED = {"card": CARDS, "slot": SLOTS, "accept": ("true", "false")}

PILE = -1  # stands for a seat in a place (seat, slot)
TRIES = 60

Place = tuple[int, int]


def pieces(state: State) -> object:
    """All cards, wherever they lie."""
    return sorted([card for row in (*state.hands, state.pile) for card in row])


def twin(state: State, seat: Seat | None, random: Random) -> State:
    """Another table that this seat cannot tell from its own: every card it does not see is dealt anew."""
    hidden = [place for place in _places(state) if not _seen(state, seat, place)]
    for _ in range(TRIES):
        other = _laid_out(state, hidden, _dealt_anew(state, hidden, random))
        if _possible(state, other):
            break
    else:
        other = _laid_out(state, hidden, _signs_shuffled(state, hidden, random))
    return replace(
        other,
        seed=random.randbytes(32),
        commits=_commits(other, seat, random),
        glimpses=_glimpses(state, other, seat),
    )


def _places(state: State) -> list[Place]:
    rows = [(seat, slot) for seat in range(len(state.hands)) for slot in SLOTS]
    return rows + [(PILE, depth) for depth in range(len(state.pile))]


def _at(state: State, place: Place) -> Card:
    return state.pile[place[1]] if place[0] == PILE else state.hands[place[0]][place[1]]


def _seen(state: State, seat: Seat | None, place: Place) -> bool:
    """Whether the seat's View settles which card lies there."""
    owner, slot = place
    if owner == seat or place in _revealed(state):
        return True
    if state.result is not None and state.options.reveal_all_at_end and owner != PILE:
        return True
    if seat is None:
        return False
    look = state.looks[seat]
    if look is not None and (look.other, look.slot) == place:
        return True
    if not state.knowers:
        return False
    return bool((state.pile_knowers[slot] if owner == PILE else state.knowers[owner][slot]) & 1 << seat)


def _revealed(state: State) -> tuple[Place, ...]:
    """Where the two cards of the last elimination went, while it is in view."""
    attempt = state.attempt
    if attempt is None or attempt.cards is None or attempt.slots is None:
        return ()
    if state.pile and (attempt.cards[0] != attempt.cards[1] or attempt.cards[0] == attempt.guess):
        return ((PILE, len(state.pile) - 2), (PILE, len(state.pile) - 1))
    return ((attempt.declarer, attempt.slots[0]), (attempt.accomplice, attempt.slots[1]))


def _dealt_anew(state: State, hidden: list[Place], random: Random) -> list[Card]:
    """Team cards lie in hands, anywhere; signs fill the other places."""
    cards = [_at(state, place) for place in hidden]
    signs: list[Card] = [card for card in cards if card in SIGNS]
    teams = [card for card in cards if card not in SIGNS]
    random.shuffle(signs)
    random.shuffle(teams)
    rows = [n for n, place in enumerate(hidden) if place[0] != PILE]
    for n, card in zip(sorted(random.sample(rows, len(teams))), teams, strict=True):
        signs.insert(n, card)
    return signs


def _signs_shuffled(state: State, hidden: list[Place], random: Random) -> list[Card]:
    """Team cards stay; only signs change places."""
    cards = [_at(state, place) for place in hidden]
    signs = [card for card in cards if card in SIGNS]
    random.shuffle(signs)
    return [signs.pop() if card in SIGNS else card for card in cards]


def _laid_out(state: State, hidden: list[Place], cards: list[Card]) -> State:
    lie = dict(zip(hidden, cards, strict=True))
    hands: list[Row] = []
    for seat, row in enumerate(state.hands):
        hands.append(tuple([lie.get((seat, slot), row[slot]) for slot in SLOTS]))
    pile = [lie.get((PILE, depth), card) for depth, card in enumerate(state.pile)]
    return replace(state, hands=tuple(hands), pile=tuple(pile))


def _possible(state: State, other: State) -> bool:
    """Whether play can have led to this table, as far as everybody has seen it."""
    if state.phase in ("arrange", "first-peek"):
        return all(len(SIGN_SLOTS[row]) >= 2 for row in other.hands)
    if state.result is not None:
        return [side(row) for row in state.hands] == [side(row) for row in other.hands]
    attempt = state.attempt
    if attempt is None or state.phase in ("turn", "reveal"):
        return True
    if state.phase == "guess" and attempt.slots is not None:
        first = attempt.slots[0] in SIGN_SLOTS[other.hands[attempt.declarer]]
        return first and attempt.slots[1] in SIGN_SLOTS[other.hands[attempt.accomplice]]
    acting = [attempt.declarer] if state.phase == "answer" else [attempt.declarer, attempt.accomplice]
    return all(SIGN_SLOTS[other.hands[seat]] for seat in acting)


def _commits(other: State, seat: Seat | None, random: Random) -> tuple[int | None, ...]:
    """Whoever has chosen a card in secret has chosen some card."""
    row = list(other.commits)
    for each, slot in enumerate(row):
        if slot is not None and each != seat:
            row[each] = random.choice(SIGN_SLOTS[other.hands[each]] if other.phase == "lay" else SLOTS)
    return tuple(row)


def _glimpses(state: State, other: State, seat: Seat | None) -> tuple[Card | None, ...]:
    """Others see the card that lies where they look, unless it has moved since."""
    row = list(state.glimpses)
    for each, look in enumerate(state.looks):
        if look is not None and each != seat and row[each] == state.hands[look.other][look.slot]:
            row[each] = other.hands[look.other][look.slot]
    return tuple(row)
