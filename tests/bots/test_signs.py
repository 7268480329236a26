"""Signs' bots: levels that differ in memory, doubts by odds, signs that are right where they remember."""

from random import Random

from msgspec.structs import replace

from tests.bots.kit import one_among
from wordless.bots import Seen
from wordless.bots.signs import Memory, begin, think
from wordless.bots.signs.judging import Belief, rightness
from wordless.bots.signs.remembering import after
from wordless.engine.game import Seat
from wordless.games import signs
from wordless.games.signs.model import Doubt, Options, Pile, Show, Shown, Sign, View
from wordless.games.signs.runes import CARDS, Card

FULL = tuple([(card, 1.0) for card in CARDS if card != "pentagram"])


def view(seat: Seat = 0, number: int | None = None, open: bool = False, tops: tuple[Card, ...] = ()) -> View:
    """A table of four at which seat 0 is to show."""
    fresh = signs.view(signs.start(4, Options(), bytes(32), None), seat)
    piles = tuple([Pile(1, top) for top in tops] + [Pile(0, None)] * (3 - len(tops)))
    last = None if number is None else Sign(3, number, False)
    return replace(fresh, phase="show", turn=0, holder=2, awaited=(0,), piles=piles, last=last, open=open)


def test_with_everything_remembered_the_likely_numbers_are_the_right_ones() -> None:
    sure = rightness(Belief(FULL, 0, ("pentagram",), False), 11)
    assert [n + 1 for n, chance in enumerate(sure) if chance == 1.0] == [5]
    assert [n + 1 for n, chance in enumerate(rightness(Belief(FULL, 0, (), False), 9)) if chance == 1.0] == [
        2, 4, 8, 10, 11, 12, 13, 14, 15,
    ]  # fmt: skip


def test_a_forgotten_card_makes_everything_less_sure_but_nothing_impossible() -> None:
    vague = rightness(Belief((), 3, CARDS, False), 4)
    assert all(0 < chance < 1 for chance in vague)
    assert vague[7] > vague[8], "eight is allowed by one rune more than nine"


def test_it_answers_by_a_rune_in_sight() -> None:
    thought = think(begin(0, "hard", 1), [Seen(0, view(number=8, tops=("eight-to-eleven",)))], 0)
    assert thought.move == Show(11)
    assert thought.at_ms is not None
    assert thought.at_ms >= 400


def test_it_doubts_a_sign_that_a_rune_in_sight_forbids_and_never_an_opening() -> None:
    runes: tuple[Card, ...] = ("eight-to-eleven",)
    before = after(begin(0, "hard", 1), view(number=8, tops=runes))
    wrong = think(before, [Seen(0, view(number=7, open=True, tops=runes))], 0)
    assert wrong.move == Doubt()
    opening = think(begin(0, "hard", 1), [Seen(0, view(number=7, open=True, tops=runes))], 0)
    assert opening.move != Doubt()


def test_an_easy_head_forgets_more_than_a_hard_one() -> None:
    def left(level: str) -> int:
        memory = Memory(0, level, 5, piles=(CARDS[:7], CARDS[7:14], CARDS[14:]))  # type: ignore[arg-type]
        random = Random(1)
        for n in range(20):
            shown = Shown(n + 1, 1, random.randint(1, 15), False)
            piles = tuple([Pile(len(pile), None) for pile in memory.piles])
            memory = after(memory, replace(view(number=shown.number), happened=shown, piles=piles))
        return sum(card is not None for pile in memory.piles for card in pile)

    assert left("easy") < left("normal") < left("hard") <= 20


def test_one_hard_bot_among_three_random_wins_and_levels_are_in_order() -> None:
    assert one_among("signs", "hard", "random", 4, 60)[0] >= 0.9
    assert one_among("signs", "easy", "random", 4, 60)[0] >= 0.75
    assert one_among("signs", "hard", "easy", 4, 150)[0] >= 0.32
