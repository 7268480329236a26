"""What a bot of Signs does at each step, given what it remembers."""

from random import Random

from wordless.bots.signs.judging import Belief, awkwardness, belief, rightness
from wordless.bots.signs.memory import HEADS, Memory
from wordless.games.signs.model import Accept, Because, Doubt, Move, Place, Ready, Reason, Reveal, Show, View
from wordless.games.signs.runes import NUMBERS, PENTAGRAM, RUNES, replies

CAUGHT = 0.5  # how often a wrong sign is doubted
ASIDE = 0.12  # how much surer one must be to doubt out of turn
FIST = 0.3


def chosen(memory: Memory, random: Random) -> Move | None:
    """The move it wants now, or None if it would rather wait."""
    view = memory.view
    assert view is not None
    if view.result is not None or view.seat is None:
        return None
    if view.phase == "verdict":
        return Ready() if view.seat in view.awaited else None
    if view.phase == "reason":
        return Reason(_reason(memory, random)) if view.seat in view.awaited else None
    held = belief(memory)
    if view.seat != view.turn:
        return _aside(memory, held, random)
    if view.phase == "place":
        return Place(_pile(memory, random))
    if view.open and _doubts(memory, held, random, 0.0):
        return Doubt()
    if view.phase == "reveal":
        return Reveal()
    return Accept() if view.phase == "accept" else _sign(memory, held, random)


def _aside(memory: Memory, held: Belief, random: Random) -> Move | None:
    """Out of turn one may doubt, where the house allows it."""
    view = memory.view
    assert view is not None
    may = view.options.anyone_may_doubt and view.open and view.seat in view.living
    if not may or view.last is None or view.last.seat == view.seat:
        return None
    return Doubt() if _doubts(memory, held, random, ASIDE) else None


def _doubts(memory: Memory, held: Belief, random: Random, extra: float) -> bool:
    """A doubt wins a rival's place or loses one's own; the worse one's own answer would be, the better it looks."""
    view, head = memory.view, HEADS[memory.level]
    assert view is not None
    if memory.number is None or memory.answered is None:
        return False
    wrong = 1.0 - rightness(held, memory.answered)[memory.number - 1]
    wrong *= 1.0 - head.trust * (1.0 - held.certainty)
    wrong += random.gauss(0, head.wavers / 2)
    own = max(rightness(held, memory.number))
    rivals = len(view.living) - 1
    stays = (1.0 - (1.0 - own) * CAUGHT) / (rivals + 1)
    return wrong / rivals > stays + extra / rivals


def _sign(memory: Memory, held: Belief, random: Random) -> Show:
    """The number most likely right; among equals, one that is hard to answer. Having forgotten all, a bluff."""
    head = HEADS[memory.level]
    likely = rightness(held, memory.number)
    sly = [head.slyness * awkwardness(held, number) if head.slyness else 0.0 for number in NUMBERS]
    worth = [right + slyness + random.gauss(0, head.wavers) for right, slyness in zip(likely, sly, strict=True)]
    number = NUMBERS[worth.index(max(worth))]
    return Show(number, fist=number == 10 and random.random() < FIST)


def _pile(memory: Memory, random: Random) -> int:
    """A rune buries what one remembers oneself; the pentagram kills what one does not."""
    view = memory.view
    assert view is not None
    if view.card == PENTAGRAM:
        worth = [float(2 * pile.count(None) - len(pile)) for pile in memory.piles]
    else:
        worth = [_burying(view, n, pile) for n, pile in enumerate(memory.piles)]
    strays = HEADS[memory.level].strays
    worth = [each + strays * random.random() for each in worth]
    return worth.index(max(worth))


def _burying(view: View, n: int, pile: tuple[object, ...]) -> float:
    """A pile that is dead already wastes the rune; one in sight is worth covering."""
    if PENTAGRAM in pile:
        return -2.0
    return 1.0 if view.piles[n].top is not None else 0.0


def _reason(memory: Memory, random: Random) -> Because:
    """A remembered rune that allows the sign; else freedom; else any that would have."""
    view = memory.view
    assert view is not None
    if memory.answered is None or memory.number is None:
        return "free"
    backwards = view.options.read_backwards
    binding = [card for card, _ in belief(memory).known if replies(card, memory.answered, backwards)]
    for rune in RUNES:
        if rune in binding and memory.number in replies(rune, memory.answered, backwards):
            return rune
    allowing = [rune for rune in RUNES if memory.number in replies(rune, memory.answered, backwards)]
    return random.choice(allowing) if binding and allowing else "free"
