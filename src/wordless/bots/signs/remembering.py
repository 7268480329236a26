"""How a View enters the memory, and how what is covered fades from it."""

from random import Random

from msgspec.structs import replace

from wordless.bots.signs.memory import HEADS, Memory
from wordless.games.signs.model import Pile, Shown, View
from wordless.games.signs.runes import Card


def after(memory: Memory, view: View) -> Memory:
    """The memory, having seen this View too."""
    random = Random(f"{memory.seed}/{memory.seen}")
    known = memory.piles or ((),) * len(view.piles)
    piles = tuple([_looked(cards, pile) for cards, pile in zip(known, view.piles, strict=True)])
    if view.verdict is not None and (memory.view is None or memory.view.verdict is None):
        piles = tuple(
            [_taken_in(memory, cards, opened, random) for cards, opened in zip(piles, view.verdict.piles, strict=True)]
        )
    if isinstance(view.happened, Shown) and (memory.view is None or view.happened != memory.view.happened):
        piles = tuple([_faded(memory, cards, random) for cards in piles])
    number = None if view.last is None else view.last.number
    fresh = memory.view is None or view.last != memory.view.last or _shown_again(memory.view, view)
    answered = memory.number if fresh else memory.answered
    return replace(memory, piles=piles, number=number, answered=answered, seen=memory.seen + 1, view=view)


def _shown_again(before: View, view: View) -> bool:
    """The same number by the same hands is still another sign."""
    return isinstance(view.happened, Shown) and view.happened != before.happened


def _looked(cards: tuple[Card | None, ...], pile: Pile) -> tuple[Card | None, ...]:
    """A pile that has grown, and whatever lies on top of it in sight."""
    grown = cards[: pile.height] + (None,) * (pile.height - len(cards))
    return grown if pile.top is None or not grown else (*grown[:-1], pile.top)


def _taken_in(
    memory: Memory, cards: tuple[Card | None, ...], opened: tuple[Card, ...], random: Random
) -> tuple[Card | None, ...]:
    """The piles lie open for a verdict: most of what had gone comes back."""
    notices = HEADS[memory.level].notices
    return tuple(
        [
            card if card is not None or random.random() > notices else shown
            for card, shown in zip(cards, opened, strict=True)
        ]
    )


def _faded(memory: Memory, cards: tuple[Card | None, ...], random: Random) -> tuple[Card | None, ...]:
    """Each covered card may be forgotten; the top one is still in the eye."""
    fades = HEADS[memory.level].fades
    return tuple([None if n < len(cards) - 1 and random.random() < fades else card for n, card in enumerate(cards)])
