"""Signs for the laws: cases to play, its endings, its twins, its cards."""

from random import Random

from msgspec.structs import replace

from wordless.engine.game import Seat
from wordless.games.signs.model import Options, State
from wordless.games.signs.runes import CARDS, Card

CASES: tuple[tuple[int, Options], ...] = (
    (2, Options()),
    (3, Options()),
    (4, Options(turn_seconds=30)),
    (5, Options(anyone_may_doubt=True)),
    (6, Options()),
    (7, Options(hands_up=True, turn_seconds=20, reason_seconds=0, verdict_seconds=0)),
    (8, Options(anyone_may_doubt=True, hands_up=True, no_numbers_spoken=True, silence=True)),
    (9, Options()),
    (2, Options(piles=1, play_last_round=True)),
    (2, Options(play_last_round=True, turn_seconds=10)),
    (2, Options(play_last_round=True, piles=2, flash=True)),
    (2, Options(play_last_round=True, opening="same-round", reason_seconds=0)),
    (2, Options(piles=2, read_backwards=True, earlier_signs=True, strict_reason=True)),
    (4, Options(piles=5, pentagrams=2, strict_reason=True, relevant_only=True, starter=2)),
    (5, Options(piles=4, relevant_only=True, anyone_may_doubt=True)),
    (3, Options(piles=1, flash=True, flash_seconds=2, opening="same-round")),
    (3, Options(play_last_round=True, opening="same-round", anyone_may_doubt=True)),
    (3, Options(play_last_round=True, hands_up=True)),
    (4, Options(opening="same-round", anyone_may_doubt=True, hands_up=True, earlier_signs=True)),
    (5, Options(flash=True, flash_seconds=9, read_backwards=True, turn_seconds=45)),
    (6, Options(piles=2, flash=True, anyone_may_doubt=True, reason_seconds=5, verdict_seconds=60)),
    (
        9,
        Options(
            piles=2,
            anyone_may_doubt=True,
            hands_up=True,
            no_numbers_spoken=True,
            silence=True,
            flash=True,
            read_backwards=True,
            opening="same-round",
            play_last_round=True,
            earlier_signs=True,
            turn_seconds=15,
        ),
    ),
)

ENDINGS = frozenset({"last-standing", "deck-empty", "last-round"})

NAMED = {"rune": CARDS, "reason": ("free", "none")}


def twin(state: State, seat: Seat | None, random: Random) -> State:
    """All that lies face down is drawn anew, and so is what the last sign answered: nobody sees it again."""
    runes, deck = _redrawn(state, random)
    seed = random.randbytes(32)
    if state.last is None or state.verdict is not None or state.options.earlier_signs:
        return replace(state, seed=seed, deck=deck, runes=runes)
    return replace(state, seed=seed, deck=deck, runes=runes, answered=random.choice((None, *range(1, 16))))


def _redrawn(state: State, random: Random) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """The cards that nobody sees are shuffled among each other, each pile as high as before."""
    dark = [_dark(state, pile) for pile in range(len(state.runes))]
    hidden = [cards[at] for cards, places in zip(state.runes, dark, strict=True) for at in places]
    pool = list(_shuffled((*state.deck, *hidden), random))
    runes = []
    for cards, places in zip(state.runes, dark, strict=True):
        runes.append(tuple([pool.pop() if at in places else card for at, card in enumerate(cards)]))
    return tuple(runes), tuple(pool)


def _dark(state: State, pile: int) -> set[int]:
    """The places of a pile that nobody sees: all but its top, unless that lies face down too, or a verdict is open."""
    shown = {at for at, card in enumerate(state.verdict.piles[pile]) if card} if state.verdict is not None else set()
    height = len(state.runes[pile])
    top = set() if state.piles[pile].top is None else {height - 1}
    return set(range(height)) - shown - top


def _shuffled(cards: tuple[Card, ...], random: Random) -> tuple[Card, ...]:
    return tuple(random.sample(cards, len(cards)))


def pieces(state: State) -> tuple[Card, ...]:
    """Every card, wherever it lies."""
    on_table = [card for pile in state.runes for card in pile]
    in_hand = [] if state.card is None else [state.card]
    return tuple(sorted([*state.deck, *on_table, *in_hand]))
