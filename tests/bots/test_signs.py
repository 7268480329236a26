"""Signs' bots: levels that differ in memory, doubts by odds, signs that are right where they remember."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.bots.kit import one_among
from wordless.bots import Level, Seen
from wordless.bots.signs import Memory, begin, think
from wordless.bots.signs.judging import Belief, rightness
from wordless.bots.signs.remembering import after
from wordless.engine.game import Seat
from wordless.games import signs
from wordless.games.signs.model import Doubt, Options, Pile, Place, Reason, Show, Shown, Sign, View
from wordless.games.signs.runes import CARDS, PENTAGRAM, Card

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


EIGHT: Card = "eight-to-eleven"
NINE: Card = "nine-to-two"
TEN: Card = "ten-to-twelve"


def placed(level: Level, card: Card, piles: tuple[tuple[Card | None, ...], ...], tops: tuple[Card | None, ...]) -> int:
    """How often, out of forty heads, the first pile is chosen for this card by whoever has these piles in mind."""
    sight = tuple([Pile(len(pile), top) for pile, top in zip(piles, tops, strict=True)])
    seen = replace(view(), phase="place", card=card, piles=sight)
    thoughts = [think(Memory(0, level, seed, piles=piles), [Seen(0, seen)], 0) for seed in range(40)]
    return [thought.move for thought in thoughts].count(Place(0))


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_rune_buries_one_in_sight_and_is_not_wasted_on_a_dead_pile(level: Level) -> None:
    assert placed(level, TEN, ((EIGHT,), (), ()), (EIGHT, None, None)) > 30
    assert placed(level, TEN, ((EIGHT, PENTAGRAM), (NINE,), ()), (PENTAGRAM, NINE, None)) == 0


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_pentagram_kills_the_pile_that_one_has_forgotten(level: Level) -> None:
    assert placed(level, PENTAGRAM, ((None, None, EIGHT), (NINE, TEN), ()), (EIGHT, TEN, None)) == 40
    assert placed(level, PENTAGRAM, ((NINE, TEN), (None, None, EIGHT), ()), (TEN, EIGHT, None)) == 0


def test_an_easy_head_means_to_place_well_too() -> None:
    assert 15 < placed("easy", TEN, ((EIGHT,), (), ()), (EIGHT, None, None)) < 35
    assert placed("easy", PENTAGRAM, ((None, None, EIGHT), (NINE, TEN), ()), (EIGHT, TEN, None)) > 25


def reasons(piles: tuple[tuple[Card | None, ...], ...]) -> set[str]:
    """What heads with these piles in mind say for having answered 8 by 11."""
    sight = tuple([Pile(len(pile), None) for pile in piles])
    before = replace(view(number=8), piles=sight)
    doubted = replace(before, phase="reason", last=Sign(0, 11, False), doubter=1)
    said = set[str]()
    for seed in range(20):
        memory = after(Memory(0, "normal", seed, piles=piles), before)
        move = think(memory, [Seen(0, doubted)], 0).move
        assert isinstance(move, Reason)
        said.add(move.rune)
    return said


def test_when_doubted_it_names_a_rune_it_remembers_else_freedom_else_one_that_would_do() -> None:
    assert reasons(((EIGHT, NINE), (), ())) == {EIGHT}
    assert reasons(((NINE,), (), ())) == {"free"}
    assert reasons((("fours-to-high",), (), ())) == {EIGHT, "one-digit-to-two"}, "eight is bound: a bluff"


def test_having_forgotten_everything_it_bluffs_with_a_number_that_many_runes_allow() -> None:
    seen = replace(view(number=4), piles=(Pile(3, None), Pile(3, None), Pile(0, None)))
    numbers = set()
    for seed in range(40):
        move = think(begin(0, "hard", seed), [Seen(0, seen)], 0).move
        assert isinstance(move, Show)
        numbers.add(move.number)
    assert numbers <= {8, 10, 11, 12, 13, 14, 15}


def test_it_takes_a_persons_time_and_keeps_within_the_clock() -> None:
    for seconds, most in ((0, 9_000), (2, 1_200)):
        seen = view(number=8, tops=(EIGHT,))
        seen = replace(seen, options=replace(seen.options, turn_seconds=seconds))
        waits = [think(begin(0, "normal", seed), [Seen(0, seen)], 0).at_ms or 0 for seed in range(60)]
        assert 400 <= min(waits) < max(waits) <= most


def test_one_hard_bot_among_three_random_wins_and_levels_are_in_order() -> None:
    assert one_among("signs", "hard", "random", 4, 60)[0] >= 0.9
    assert one_among("signs", "easy", "random", 4, 60)[0] >= 0.75
    assert one_among("signs", "hard", "easy", 4, 150)[0] >= 0.32
