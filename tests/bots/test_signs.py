"""Signs' bots: levels that differ in memory, doubts by odds, signs that are right where they remember."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.helpers.players import one_among, player
from wordless.bots import LEVELS, Level, Seen, Why
from wordless.bots.signs import Memory, begin, think
from wordless.bots.signs.choosing import wrongness
from wordless.bots.signs.judging import Belief, belief, rightness
from wordless.bots.signs.remembering import after
from wordless.engine.game import Seat
from wordless.games import signs
from wordless.games.signs.model import Doubt, Options, Pile, Place, Reason, Show, Shown, Sign, View
from wordless.games.signs.runes import CARDS, PENTAGRAM, Card
from wordless.lab.arena import contest
from wordless.texts import text

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
    before = after(begin(0, "hard", 1), 0, view(number=8, tops=runes))
    wrong = think(before, [Seen(0, view(number=7, open=True, tops=runes))], 0)
    assert wrong.move == Doubt()
    opening = think(begin(0, "hard", 1), [Seen(0, view(number=7, open=True, tops=runes))], 0)
    assert opening.move != Doubt()


def test_an_easy_head_forgets_more_than_a_hard_one() -> None:
    def left(level: Level, seed: int) -> int:
        memory = Memory(0, level, seed, piles=(CARDS[:7], CARDS[7:14], CARDS[14:]))
        random = Random(1)
        for n in range(20):
            shown = Shown(n + 1, 1, random.randint(1, 15), False)
            piles = tuple([Pile(len(pile), None) for pile in memory.piles])
            memory = after(memory, 1000 * n, replace(view(number=shown.number), happened=shown, piles=piles))
        piled = zip(memory.piles, (CARDS[:7], CARDS[7:14], CARDS[14:]), strict=True)
        return sum([card == there for pile, cards in piled for card, there in zip(pile, cards, strict=True)])

    easy, normal, hard = [sum([left(level, seed) for seed in range(20)]) for level in LEVELS]
    assert easy < normal < hard < 400


def kept(piles: tuple[tuple[Card, ...], ...], number: int = 1, signs: int = 3) -> list[tuple[Card | None, ...]]:
    """Every pile as two hundred normal heads have it in mind after some signs."""
    found: list[tuple[Card | None, ...]] = []
    for seed in range(200):
        memory = Memory(0, "normal", seed, piles=piles, number=8)
        for n in range(signs):
            sight = tuple([Pile(len(pile), None) for pile in piles])
            shown = replace(view(number=number), happened=Shown(n + 1, 1, number, False), piles=sight)
            memory = replace(after(memory, 1000 * n, shown), number=8)
        found += memory.piles
    return found


def test_what_lies_deep_is_forgotten_first_and_the_top_never() -> None:
    cards: tuple[Card, ...] = ("one-to-seven", "two-to-fifteen", "three-to-fourteen", "six-to-thirteen", EIGHT)
    heads = [pile for pile in kept((cards, (), ())) if pile]
    gone = [sum([pile[n] != card for pile in heads]) for n, card in enumerate(cards)]
    assert gone[0] > gone[2] > gone[4] == 0


def test_runes_that_are_alike_are_forgotten_sooner_and_taken_for_each_other() -> None:
    chain: tuple[Card, ...] = ("one-to-seven", "seven-to-four", "four-to-eight", "twelve-to-one", "pentagram")
    apart: tuple[Card, ...] = ("one-to-seven", "two-to-fifteen", "three-to-fourteen", "six-to-thirteen", "pentagram")
    lost = [sum([pile[0] != "one-to-seven" for pile in kept((cards, (), ())) if pile]) for cards in (chain, apart)]
    assert lost[0] > lost[1]
    mistaken = {pile[0] for pile in kept((chain, (), ()), signs=12) if pile} - {None}
    assert mistaken == {"one-to-seven", "seven-to-four", "twelve-to-one"}


def test_a_rune_that_was_obeyed_is_not_forgotten() -> None:
    piles: tuple[Card, ...] = (EIGHT, "five-to-three", "three-to-fourteen", NINE, TEN, "pentagram")
    assert all(pile[0] == EIGHT for pile in kept((piles, (), ()), number=11) if pile)


def test_a_card_that_is_revealed_cannot_have_been_in_a_pile() -> None:
    memory = Memory(0, "hard", 1, piles=((EIGHT, NINE), (), ()))
    seen = replace(view(), phase="place", card=EIGHT, piles=(Pile(2, None), Pile(0, None), Pile(0, None)))
    assert after(memory, 0, seen).piles[0] == (None, NINE)


def hesitating(times: tuple[int, ...]) -> Memory:
    """A head that has seen seat 3 show signs after such times."""
    memory, at_ms = begin(0, "normal", 1), 0
    for n, took in enumerate(times):
        waiting = replace(view(number=4), stage=2 * n)
        memory = after(memory, at_ms, waiting)
        at_ms += took
        shown = replace(view(number=4), stage=2 * n + 1, happened=Shown(n + 1, 3, 4, False))
        memory = after(memory, at_ms, shown)
    return memory


def test_a_sign_that_took_its_author_long_is_doubted_sooner() -> None:
    assert hesitating((2000, 2500, 2200, 2300)).hesitated < 1.2
    slow = hesitating((2000, 2500, 2200, 5000))
    assert slow.hesitated > 2
    vague = replace(slow, number=4, answered=9, piles=((NINE, EIGHT), (None,), ()))
    assert wrongness(vague, belief(vague)) > wrongness(replace(vague, hesitated=1.0), belief(vague))


def test_doubt_shows_in_the_pause_of_an_easy_head_and_hardly_in_that_of_a_hard_one() -> None:
    def slower(level: Level) -> float:
        waits = []
        for piles in (((TEN, "eight-to-eleven"), (), ()), ((None, None, None, None, "one-digit-to-two"), (), ())):
            sight = tuple([Pile(len(pile), pile[-1] if pile else None) for pile in piles])
            seen = replace(view(seat=2, number=8), turn=2, awaited=(2,), piles=sight)
            heads = [Memory(2, level, seed << 16, piles=piles, number=8) for seed in range(60)]
            waits.append(sum([think(head, [Seen(0, seen)], 0).at_ms or 0 for head in heads]))
        return waits[1] / waits[0]

    assert slower("easy") >= slower("hard")


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


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_runes_are_spread_over_the_piles(level: Level) -> None:
    tower: tuple[Card, ...] = (NINE, "one-to-seven", "two-to-fifteen", "five-to-three", "fifteen-to-ten", EIGHT)
    assert placed(level, TEN, (tower, (), ()), (EIGHT, None, None)) < 12


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
        memory = after(Memory(0, "normal", seed, piles=piles), 0, before)
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
    moves = [think(begin(0, "hard", seed), [Seen(0, seen)], 0).move for seed in range(100)]
    numbers = [move.number for move in moves if isinstance(move, Show)]
    assert len(numbers) == 100
    assert sum([number in {8, 10, 11, 12, 13, 14, 15} for number in numbers]) > 65, "by chance 47"


def test_it_takes_a_persons_time_and_keeps_within_the_clock() -> None:
    for seconds, most in ((0, 12_000), (2, 1_200)):
        seen = view(number=8, tops=(EIGHT,))
        seen = replace(seen, options=replace(seen.options, turn_seconds=seconds))
        waits = [think(begin(0, "normal", seed), [Seen(0, seen)], 0).at_ms or 0 for seed in range(60)]
        assert 400 <= min(waits) < max(waits) <= most


def test_every_choice_has_a_reason_that_can_be_told() -> None:
    said = set[str]()
    for seed in range(4):
        players = [player("signs", level, seed) for level in LEVELS]

        def reasoned(seat: Seat, why: Why | None) -> None:
            assert why is not None
            said.add(why.key)
            assert text("en", why.key, **why.about)

        contest(signs, players, Options(), Random(seed).randbytes(32), reasoned=reasoned)
    assert {"why-signs-rune", "why-signs-bury", "why-signs-doubt"} <= said


@pytest.mark.strength
@pytest.mark.parametrize("level", LEVELS)
def test_matches_are_decided(level: Level) -> None:
    alone = one_among("signs", level, level, 4, 60)[1]
    assert sum([match.result.why == "last-standing" for match in alone]) >= 24
    many = one_among("signs", level, level, 8, 30)[1]
    out = sorted([8 - len(match.result.winners) for match in many])
    assert out[15] >= 4
    assert out[3] >= 1


@pytest.mark.strength
def test_one_hard_bot_among_three_random_wins_and_levels_are_in_order() -> None:
    assert one_among("signs", "hard", "random", 4, 60)[0] >= 0.9
    assert one_among("signs", "easy", "random", 4, 60)[0] >= 0.75
    assert one_among("signs", "hard", "easy", 4, 150)[0] >= 0.32
