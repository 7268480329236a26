"""What a bot of Signs does at each step, given what it remembers, and why."""

from random import Random
from typing import NamedTuple

from wordless.bots import Why
from wordless.bots.character import character
from wordless.bots.signs.judging import Belief, awkwardness, belief, rightness
from wordless.bots.signs.memory import HEADS, Memory
from wordless.bots.signs.remembering import alike
from wordless.games.signs.model import Accept, Because, Doubt, Move, Place, Ready, Reason, Reveal, Show, View
from wordless.games.signs.runes import CARDS, NUMBERS, PENTAGRAM, RUNES, Card, replies

CAUGHT = 0.6  # how often a wrong sign is doubted
ASIDE = 0.12  # how much surer one must be to doubt out of turn
FIST = 0.3
GREED = 0.95  # what a shared victory is worth less, the nearer it comes
DECK = len(CARDS)
NERVE = 0.07  # what boldness takes off the chance that a doubt needs
SLOW = 1.6  # so much longer than usual is a hesitation
SUSPICION = 1.5  # how many times likelier a sign is wrong after one
BAIT = 2.0  # what a trap is worth against a number that is hard to answer
SURE = 0.95
TOWER = 0.4  # what each card of a pile above the lowest takes off: a pentagram must not kill everything
CONFUSING = 0.5  # what it is worth to bury a rune under one that is like it


class Choice(NamedTuple):
    """A move, why, and how far it is in doubt: 0 is sure."""

    move: Move
    why: Why
    doubtful: float = 0.0


def chosen(memory: Memory, random: Random) -> Choice | None:
    """The move it wants now, or None if it would rather wait."""
    view = memory.view
    assert view is not None
    if view.result is not None or view.seat is None:
        return None
    if view.phase == "verdict":
        return Choice(Ready(), Why("why-signs-ready")) if view.seat in view.awaited else None
    if view.phase == "reason":
        return _reason(memory, random) if view.seat in view.awaited else None
    held = belief(memory)
    if view.seat != view.turn:
        return _aside(memory, held, random)
    if view.phase == "place":
        return _pile(memory, random)
    doubt = _doubted(memory, held, random, 0.0) if view.open else None
    if doubt is not None:
        return doubt
    if view.phase == "reveal":
        return Choice(Reveal(), _believed(memory, held))
    return Choice(Accept(), _believed(memory, held)) if view.phase == "accept" else _sign(memory, held, random)


def _aside(memory: Memory, held: Belief, random: Random) -> Choice | None:
    """Out of turn one may doubt, where the house allows it."""
    view = memory.view
    assert view is not None
    may = view.options.anyone_may_doubt and view.open and view.seat in view.living
    if not may or view.last is None or view.last.seat == view.seat:
        return None
    return _doubted(memory, held, random, ASIDE)


def wrongness(memory: Memory, held: Belief) -> float:
    """How likely the last sign is wrong: as far as one remembers, as far as one trusts, and by how it was shown."""
    head = HEADS[memory.level]
    if memory.number is None or memory.answered is None:
        return 0.0
    wrong = 1.0 - rightness(held, memory.answered)[memory.number - 1]
    wrong *= 1.0 - head.trust * (1.0 - held.certainty)
    if memory.hesitated >= SLOW:
        wrong = SUSPICION * wrong / (1.0 + (SUSPICION - 1.0) * wrong)
    return wrong


def _doubted(memory: Memory, held: Belief, random: Random, extra: float) -> Choice | None:
    """A doubt wins a rival's place or loses one's own; the worse one's own answer would be, the better it looks."""
    view = memory.view
    assert view is not None
    if memory.number is None or memory.answered is None or view.last is None:
        return None
    wrong = wrongness(memory, held)
    own = max(rightness(held, memory.number))
    rivals = len(view.living) - 1
    stays = (1.0 - (1.0 - own) * CAUGHT) / (rivals + 1) * (1.0 - GREED * (1.0 - view.deck / DECK))
    nerve = NERVE * character(memory.seat, memory.seed).bold + random.gauss(0, HEADS[memory.level].wavers / 2)
    if (wrong + nerve) / rivals <= stays + extra / rivals:
        return None
    key = "why-signs-doubt-slow" if memory.hesitated >= SLOW else "why-signs-doubt"
    return Choice(Doubt(), Why(key, {"seat": f"@{view.last.seat}", "number": memory.number, "chance": _percent(wrong)}))


def _believed(memory: Memory, held: Belief) -> Why:
    if memory.number is None or memory.answered is None:
        return Why("why-signs-nothing-to-doubt")
    return Why("why-signs-believed", {"number": memory.number, "chance": _percent(1 - wrongness(memory, held))})


def _percent(chance: float) -> int:
    return round(100 * min(1.0, max(0.0, chance)))


def _sign(memory: Memory, held: Belief, random: Random) -> Choice:
    """The number most likely right; among equals, one that is hard to answer. Having forgotten all, a bluff."""
    head = HEADS[memory.level]
    likely = rightness(held, memory.number)
    bait = BAIT * (1 + character(memory.seat, memory.seed).bold)
    sly = [
        head.slyness * (awkwardness(held, number) + bait * right * _tempting(memory, number))
        for number, right in zip(NUMBERS, likely, strict=True)
    ]
    worth = [right + slyness + random.gauss(0, head.wavers) for right, slyness in zip(likely, sly, strict=True)]
    number = NUMBERS[worth.index(max(worth))]
    right = likely[number - 1]
    show = Show(number, fist=number == 10 and random.random() < FIST)
    return Choice(show, _shown(held, memory.number, number, right), 1.0 - right)


def _tempting(memory: Memory, number: int) -> float:
    """How wrong the number looks to somebody who knows only the runes in sight: right all the same, it is a trap."""
    view = memory.view
    assert view is not None
    if memory.number is None:
        return 0.0
    tops = [pile.top for pile in view.piles if pile.top is not None]
    replied = [replies(top, memory.number, view.options.read_backwards) for top in tops]
    binding = [allowed for allowed in replied if allowed]
    if not binding:
        return 0.0
    return 0.0 if any(number in allowed for allowed in binding) else 1.0


def _shown(held: Belief, answered: int | None, number: int, right: float) -> Why:
    if answered is None:
        return Why("why-signs-open")
    binding = [(card, replies(card, answered, held.backwards)) for card, _ in held.known]
    allowing = [card for card, allowed in binding if number in allowed]
    if allowing:
        return Why(
            "why-signs-rune", {"rune": f"#signs-rune-{allowing[0]}", "number": number, "chance": _percent(right)}
        )
    if right >= SURE:
        return Why("why-signs-free", {"answered": answered})
    return Why("why-signs-bluff", {"number": number, "chance": _percent(right), "forgotten": held.forgotten})


def _pile(memory: Memory, random: Random) -> Choice:
    """A rune buries what one remembers oneself; the pentagram kills what one does not."""
    view = memory.view
    assert view is not None
    assert view.card is not None
    if view.card == PENTAGRAM:
        worth = [float(2 * pile.count(None) - len(pile)) for pile in memory.piles]
    else:
        low = min([pile.height for pile in view.piles])
        worth = [_burying(view, view.card, n, pile) - TOWER * (len(pile) - low) for n, pile in enumerate(memory.piles)]
    strays = HEADS[memory.level].strays
    worth = [each + strays * random.random() for each in worth]
    pile = worth.index(max(worth))
    return Choice(Place(pile), _placed(memory, view, pile))


def _placed(memory: Memory, view: View, pile: int) -> Why:
    top = view.piles[pile].top
    if view.card == PENTAGRAM:
        return Why("why-signs-kill", {"pile": pile + 1, "forgotten": memory.piles[pile].count(None)})
    if top is None:
        return Why("why-signs-spread", {"pile": pile + 1})
    return Why("why-signs-bury", {"pile": pile + 1, "rune": f"#signs-rune-{top}"})


def _burying(view: View, card: Card, n: int, pile: tuple[object, ...]) -> float:
    """A pile that is dead already wastes the rune; one in sight is worth covering, best by one like it."""
    if PENTAGRAM in pile:
        return -2.0
    top = view.piles[n].top
    if top is None:
        return 0.0
    return 1.0 + CONFUSING * alike(card, top)


def _reason(memory: Memory, random: Random) -> Choice:
    """A remembered rune that allows the sign; else freedom; else any that would have."""
    because, known = _because(memory, random)
    return Choice(
        Reason(because), Why("why-signs-because" if known else "why-signs-because-bluff"), 0.0 if known else 0.5
    )


def _because(memory: Memory, random: Random) -> tuple[Because, bool]:
    view = memory.view
    assert view is not None
    if memory.answered is None or memory.number is None:
        return "free", True
    backwards = view.options.read_backwards
    binding = [card for card, _ in belief(memory).known if replies(card, memory.answered, backwards)]
    for rune in RUNES:
        if rune in binding and memory.number in replies(rune, memory.answered, backwards):
            return rune, True
    allowing = [rune for rune in RUNES if memory.number in replies(rune, memory.answered, backwards)]
    return (random.choice(allowing), False) if binding and allowing else ("free", not binding)
