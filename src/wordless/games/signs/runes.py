"""Twenty cards: fifteen runes of one step, four of a class and a pentagram, and what they make of a sign.

A rune allows every pair of one of its previous numbers and one of its next; it binds its previous numbers.
The single steps form one cycle through all fifteen numbers; the classes alone contain no loop.
"""

from typing import Literal, TypeAlias, get_args

Rune: TypeAlias = Literal[
    "one-to-seven",
    "two-to-fifteen",
    "three-to-fourteen",
    "four-to-eight",
    "five-to-three",
    "six-to-thirteen",
    "seven-to-four",
    "eight-to-eleven",
    "nine-to-two",
    "ten-to-twelve",
    "eleven-to-five",
    "twelve-to-one",
    "thirteen-to-nine",
    "fourteen-to-six",
    "fifteen-to-ten",
    "one-digit-to-two",
    "even-to-odd",
    "threes-to-fours",
    "fours-to-high",
]
Card: TypeAlias = Rune | Literal["pentagram"]
Pairs: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]

RUNES: tuple[Rune, ...] = get_args(Rune)
PENTAGRAM: Literal["pentagram"] = "pentagram"
CARDS: tuple[Card, ...] = (*RUNES, PENTAGRAM)
NUMBERS = tuple(range(1, 16))

# Previous numbers and next numbers, as printed.
PAIRS: dict[Card, Pairs] = {
    "one-to-seven": ((1,), (7,)),
    "two-to-fifteen": ((2,), (15,)),
    "three-to-fourteen": ((3,), (14,)),
    "four-to-eight": ((4,), (8,)),
    "five-to-three": ((5,), (3,)),
    "six-to-thirteen": ((6,), (13,)),
    "seven-to-four": ((7,), (4,)),
    "eight-to-eleven": ((8,), (11,)),
    "nine-to-two": ((9,), (2,)),
    "ten-to-twelve": ((10,), (12,)),
    "eleven-to-five": ((11,), (5,)),
    "twelve-to-one": ((12,), (1,)),
    "thirteen-to-nine": ((13,), (9,)),
    "fourteen-to-six": ((14,), (6,)),
    "fifteen-to-ten": ((15,), (10,)),
    "one-digit-to-two": ((1, 2, 3, 4, 5, 6, 7, 8, 9), (10, 11, 12, 13, 14, 15)),
    "even-to-odd": ((10, 12, 14), (11, 13, 15)),
    "threes-to-fours": ((3, 6, 9), (4, 8, 12)),
    "fours-to-high": ((4, 8, 12), (13, 14, 15)),
    "pentagram": ((), ()),
}


def replies(card: Card, number: int, backwards: bool) -> tuple[int, ...]:
    """What the card allows after the number; nothing if it does not bind it."""
    before, after = PAIRS[card]
    if backwards:
        before, after = after, before
    return after if number in before else ()


def active(piles: tuple[tuple[Card, ...], ...]) -> tuple[Rune, ...]:
    """The runes on piles without a pentagram, covered or not, in the order of `RUNES`."""
    alive = {card for pile in piles if PENTAGRAM not in pile for card in pile}
    return tuple([rune for rune in RUNES if rune in alive])


def judged(
    runes: tuple[Rune, ...], answered: int | None, number: int, backwards: bool
) -> tuple[bool, tuple[Rune, ...]]:
    """Whether the number may answer the other (None: it opens), and the runes that decide it, if any.

    One binding rune that allows it is enough, and decides (R1). If none does, all that bind decide.
    """
    if answered is None:
        return True, ()
    binding = [rune for rune in runes if replies(rune, answered, backwards)]
    allowing = [rune for rune in binding if number in replies(rune, answered, backwards)]
    if allowing or not binding:
        return True, tuple(allowing)
    return False, tuple(binding)
