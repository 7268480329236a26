"""How a View enters the memory, and how what is covered fades from it, as it does with people.

A head holds so many covered cards with ease; what is beyond that goes soon. What lies deep goes first, and
runes that are like others, which are also mistaken for each other. A rune that is seen to be obeyed is fresh again.
"""

from random import Random
from statistics import median

from msgspec.structs import replace

from wordless.bots.signs.memory import HEADS, Memory
from wordless.engine.game import Seat
from wordless.games.signs.model import Pile, Shown, View
from wordless.games.signs.runes import PAIRS, PENTAGRAM, RUNES, Card, replies

PACES_KEPT = 9
PACES_LEAST = 3  # before that nobody's usual time is known
DEPTH = 0.25  # how much sooner a card fades for each card on top of it
LIKENESS = 0.15  # and for each rune in mind that is like it
Cards = tuple[Card | None, ...]


def after(memory: Memory, at_ms: int, view: View) -> Memory:
    """The memory, having seen this View too."""
    random = Random(f"{memory.seed}/{memory.seen}")
    before = memory.view
    known = memory.piles or ((),) * len(view.piles)
    piles = tuple([_looked(cards, pile) for cards, pile in zip(known, view.piles, strict=True)])
    if view.verdict is not None and (before is None or before.verdict is None):
        opened = zip(piles, view.verdict.piles, strict=True)
        piles = tuple([_taken_in(memory, cards, shown, random) for cards, shown in opened])
    elif view.card is not None:
        piles = tuple([_corrected(cards, view.card) for cards in piles])
    shown = view.happened if isinstance(view.happened, Shown) else None
    if shown is not None and (before is None or shown != before.happened):
        memory = _timed(memory, shown.seat, at_ms)
        piles = _faded(memory, piles, shown, view.options.read_backwards, random)
    number = None if view.last is None else view.last.number
    fresh = before is None or view.last != before.last or (shown is not None and shown != before.happened)
    answered = memory.number if fresh else memory.answered
    since_ms = at_ms if before is None or before.stage != view.stage else memory.since_ms
    seen = memory.seen + 1
    return replace(memory, piles=piles, number=number, answered=answered, seen=seen, since_ms=since_ms, view=view)


def _timed(memory: Memory, seat: Seat, at_ms: int) -> Memory:
    """How long that sign took, against what its author usually takes."""
    paces = memory.paces or ((),) * (1 + max(memory.view.living if memory.view else (seat,)))
    paces += ((),) * (seat + 1 - len(paces))
    took, usual = at_ms - memory.since_ms, paces[seat]
    hesitated = took / max(1.0, median(usual)) if len(usual) >= PACES_LEAST else 1.0
    own = (*usual, took)[-PACES_KEPT:]
    return replace(memory, paces=(*paces[:seat], own, *paces[seat + 1 :]), hesitated=hesitated)


def _looked(cards: Cards, pile: Pile) -> Cards:
    """A pile that has grown, and whatever lies on top of it in sight."""
    grown = cards[: pile.height] + (None,) * (pile.height - len(cards))
    return grown if pile.top is None or not grown else (*grown[:-1], pile.top)


def _corrected(cards: Cards, revealed: Card) -> Cards:
    """A card just revealed cannot have been in a pile: it was taken for another."""
    return tuple([None if card == revealed else card for card in cards])


def _taken_in(memory: Memory, cards: Cards, opened: Cards, random: Random) -> Cards:
    """The piles lie open for a verdict: most of what had gone comes back, and what was mistaken is put right."""
    notices = HEADS[memory.level].notices
    return tuple(
        [
            card if shown is None or card == shown or random.random() > notices else shown
            for card, shown in zip(cards, opened, strict=True)
        ]
    )


def _faded(
    memory: Memory, piles: tuple[Cards, ...], shown: Shown, backwards: bool, random: Random
) -> tuple[Cards, ...]:
    """Each covered card may be forgotten; the top one is still in the eye."""
    head = HEADS[memory.level]
    covered = [card for cards in piles for card in cards[:-1] if card is not None]
    crowd = head.crowds * max(0, len(covered) - head.span) / max(1, len(covered))
    found = []
    for cards in piles:
        kept = list(cards)
        for n, card in enumerate(cards[:-1]):
            if card is None or _obeyed(memory, card, shown.number, backwards):
                continue
            like = sum([alike(card, other) for other in covered])
            chance = (head.fades + crowd) * (0.5 + DEPTH * (len(cards) - 1 - n)) * (1 + LIKENESS * like)
            if random.random() < chance:
                kept[n] = _mistaken(card, random) if random.random() < head.muddles else None
        found.append(tuple(kept))
    return tuple(found)


def _obeyed(memory: Memory, card: Card, number: int, backwards: bool) -> bool:
    return memory.number is not None and number in replies(card, memory.number, backwards)


def _mistaken(card: Card, random: Random) -> Card | None:
    """A rune that is like this one."""
    similar = [other for other in RUNES if other != card and alike(card, other)]
    return random.choice(similar) if similar else None


def alike(card: Card, other: Card) -> bool:
    """Whether two runes are easily confused: single steps that share a number, or two of a class."""
    if card == other or PENTAGRAM in (card, other):
        return False
    single = [len(PAIRS[each][0]) == 1 for each in (card, other)]
    if single[0] != single[1]:
        return False
    return not single[0] or bool({*PAIRS[card][0], *PAIRS[card][1]} & {*PAIRS[other][0], *PAIRS[other][1]})
