"""When a sign is right, and what the deck was designed to be."""

from itertools import pairwise, product
from random import Random
from statistics import mean

import pytest

from wordless.games.signs.runes import CARDS, NUMBERS, PAIRS, RUNES, Card, Rune, active, judged, replies

STEPS = RUNES[:15]
CLASSES = RUNES[15:]
CYCLE = (4, 8, 11, 5, 3, 14, 6, 13, 9, 2, 15, 10, 12, 1, 7, 4)
TWO_DIGITS = {10, 11, 12, 13, 14, 15}
FULL = {
    1: {7} | TWO_DIGITS,
    2: TWO_DIGITS,
    3: {4, 8} | TWO_DIGITS,
    4: {8} | TWO_DIGITS,
    5: {3} | TWO_DIGITS,
    6: {4, 8} | TWO_DIGITS,
    7: {4} | TWO_DIGITS,
    8: TWO_DIGITS,
    9: {2, 4, 8} | TWO_DIGITS,
    10: {11, 12, 13, 15},
    11: {5},
    12: {1, 11, 13, 14, 15},
    13: {9},
    14: {6, 11, 13, 15},
    15: {10},
}


def right(runes: tuple[Rune, ...], answered: int | None, number: int, backwards: bool = False) -> bool:
    return judged(runes, answered, number, backwards)[0]


def test_any_number_may_follow_one_that_no_active_rune_binds() -> None:
    runes: tuple[Rune, ...] = ("four-to-eight", "even-to-odd")
    assert [number for number in NUMBERS if right(runes, 5, number)] == list(NUMBERS)
    assert judged(runes, 5, 5, False) == (True, ())


def test_a_binding_rune_leaves_only_what_it_allows() -> None:
    runes: tuple[Rune, ...] = ("four-to-eight", "even-to-odd")
    assert [number for number in NUMBERS if right(runes, 4, number)] == [8]
    assert [number for number in NUMBERS if right(runes, 12, number)] == [11, 13, 15]


def test_one_of_several_binding_runes_is_enough() -> None:
    """R1: all at once would be impossible: here the two runes have no number in common."""
    runes: tuple[Rune, ...] = ("four-to-eight", "fours-to-high")
    assert [number for number in NUMBERS if right(runes, 4, number)] == [8, 13, 14, 15]
    assert judged(runes, 4, 8, False) == (True, ("four-to-eight",))
    assert judged(runes, 4, 15, False) == (True, ("fours-to-high",))
    assert judged(runes, 4, 9, False) == (False, runes)


def test_a_rune_of_two_digits_takes_any_of_them_and_a_step_beside_it_only_adds() -> None:
    """R17, R18: after 8 with 8 → 11 and one digit → two digits, 11 satisfies both and 12 the second."""
    runes: tuple[Rune, ...] = ("eight-to-eleven", "one-digit-to-two")
    assert {number for number in NUMBERS if right(runes, 8, number)} == TWO_DIGITS
    assert judged(runes, 8, 11, False) == (True, runes)
    assert judged(runes, 8, 12, False) == (True, ("one-digit-to-two",))


def test_the_same_number_again_is_right_where_nothing_binds_it_and_wrong_where_the_runes_exclude_it() -> None:
    """R16"""
    assert right((), 6, 6)
    assert not right(("six-to-thirteen",), 6, 6)


def test_an_opening_sign_is_always_right() -> None:
    assert all(judged(RUNES, None, number, False) == (True, ()) for number in NUMBERS)


def test_backwards_every_pair_is_turned_round() -> None:
    assert right(("four-to-eight",), 8, 4, backwards=True)
    assert not right(("four-to-eight",), 8, 11, backwards=True)
    assert right(("four-to-eight",), 4, 5, backwards=True)
    assert [n for n in NUMBERS if right(("one-digit-to-two",), 12, n, backwards=True)] == list(range(1, 10))


def test_a_pentagram_silences_its_pile_below_and_above() -> None:
    piles: tuple[tuple[Card, ...], ...] = (
        ("four-to-eight", "pentagram", "even-to-odd"),
        ("one-to-seven", "ten-to-twelve"),
        (),
    )
    assert active(piles) == ("one-to-seven", "ten-to-twelve")


def test_a_pile_struck_twice_is_no_deader() -> None:
    """R22"""
    assert active((("pentagram", "pentagram", "four-to-eight"), ("one-to-seven",))) == ("one-to-seven",)


def test_the_deck_has_fifteen_steps_four_classes_and_a_pentagram() -> None:
    """R21: one pentagram."""
    assert len(CARDS) == len(set(CARDS)) == len(PAIRS) == 20
    assert all(len(PAIRS[rune][0]) == len(PAIRS[rune][1]) == 1 for rune in STEPS)
    assert all(len(PAIRS[rune][0]) > 1 for rune in CLASSES)
    assert CARDS[19:] == ("pentagram",)


def test_the_steps_form_one_cycle_whose_signed_lengths_all_differ() -> None:
    after = {PAIRS[rune][0][0]: PAIRS[rune][1][0] for rune in STEPS}
    assert list(pairwise(CYCLE)) == [(number, after[number]) for number in CYCLE[:-1]]
    assert sorted(after) == sorted(after.values()) == list(NUMBERS)
    assert len({end - begin for begin, end in after.items()}) == 15


def test_classes_alone_contain_no_loop_and_leave_three_hot_seats() -> None:
    after = {number: {end for rune in CLASSES for end in replies(rune, number, False)} for number in NUMBERS}
    reached = set(NUMBERS)
    for _ in NUMBERS:
        reached = {end for number in reached for end in after[number]}
    assert reached == set(), "a loop would be walked for ever"
    assert {n for n in NUMBERS if not after[n]} == {11, 13, 15}
    assert set().union(*after.values()) >= {11, 13, 15}


@pytest.mark.parametrize(("backwards", "count"), [(False, 78), (True, 82)])
def test_every_set_of_binding_runes_has_a_reply(backwards: bool, count: int) -> None:
    sets = 0
    for number in NUMBERS:
        binding = [rune for rune in RUNES if replies(rune, number, backwards)]
        assert binding, "with all runes out no number is free"
        for chosen in product((False, True), repeat=len(binding)):
            runes = tuple([rune for rune, taken in zip(binding, chosen, strict=True) if taken])
            assert any(right(runes, number, reply, backwards) for reply in NUMBERS)
            sets += 1
    assert sets == count


def test_the_replies_with_all_runes_active() -> None:
    assert {n: {reply for reply in NUMBERS if right(RUNES, n, reply)} for n in NUMBERS} == FULL


COUNTS = (1, 3, 5, 8, 10, 12, 15, 20)


def sampled(piles: int, deck: tuple[Card, ...]) -> list[tuple[float, float]]:
    """For each count of cards out, how many per cent of numbers are free and of random signs right."""
    random = Random(7)
    rows: list[list[tuple[float, float]]] = [[] for _ in COUNTS]
    for _ in range(300):
        order = random.sample(deck, len(deck))
        homes = [random.randrange(piles) for _ in deck]
        for row, count in zip(rows, COUNTS, strict=True):
            out = tuple(
                [tuple([c for c, h in zip(order[:count], homes, strict=False) if h == p]) for p in range(piles)]
            )
            row.append(measured(active(out)))
    return [(mean([free for free, _ in row]), mean([fine for _, fine in row])) for row in rows]


def measured(runes: tuple[Rune, ...]) -> tuple[float, float]:
    free, fine = 0, 0
    for number in NUMBERS:
        allowed = {reply for rune in runes for reply in replies(rune, number, False)}
        free += not allowed
        fine += len(allowed) or 15
    return 100 * free / 15, 100 * fine / 225


@pytest.mark.parametrize(
    ("piles", "deck", "expected"),
    [
        (1, RUNES, (88, 68, 51, 31, 21, 14, 6, 0)),
        (3, CARDS, (89, 71, 56, 40, 33, 27, 20, 13)),
        (2, CARDS, (89, 71, 58, 44, 39, 34, 30, 25)),
    ],
)
def test_how_many_numbers_are_free_on_average(piles: int, deck: tuple[Card, ...], expected: tuple[int, ...]) -> None:
    assert [free for free, _ in sampled(piles, deck)] == pytest.approx(expected, abs=4)


def test_how_often_a_random_sign_is_right() -> None:
    expected = (91, 77, 66, 55, 50, 46, 42, 38)
    assert [fine for _, fine in sampled(3, CARDS)] == pytest.approx(expected, abs=4)
