"""Shuffles are fair, repeatable and bound by their commitment."""

from collections import Counter
from itertools import permutations

import pytest

from wordless.engine import chance
from wordless.engine.chance import commitment, picked, shuffled, words

SEED = bytes(range(32))


def test_a_seed_gives_the_same_shuffle_for_ever() -> None:
    """The first cards of a known seed: a change here would break every journal there is."""
    assert shuffled(SEED, "deal/0", range(12)) == KNOWN_SHUFFLE
    assert picked(SEED, "dealer", range(100)) == KNOWN_PICK
    assert commitment(SEED) == KNOWN_COMMITMENT


KNOWN_SHUFFLE = (1, 11, 0, 5, 4, 7, 8, 9, 10, 3, 2, 6)
KNOWN_PICK = 64
KNOWN_COMMITMENT = "a831b60231650e94ae7e15b0250414dcd42b4ab4e8b31d495d7e39f47d2f9b37"


def test_a_shuffle_keeps_every_item() -> None:
    assert sorted(shuffled(SEED, "deck", range(80))) == list(range(80))


def test_every_order_is_about_equally_likely() -> None:
    counts = Counter(shuffled(SEED, f"deck/{n}", "abcd") for n in range(24_000))
    assert set(counts) == set(permutations("abcd"))
    chi = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert chi < 60  # 23 degrees of freedom: one in a hundred thousand lies beyond 60


def test_every_item_is_about_equally_likely_to_be_picked() -> None:
    counts = Counter(picked(SEED, f"pick/{n}", range(7)) for n in range(14_000))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 40


def test_streams_of_other_labels_and_other_seeds_differ() -> None:
    streams = {tuple(words(seed, label, 9)) for seed in (SEED, bytes(32)) for label in ("a", "b", "a\0")}
    assert len(streams) == 6


def test_a_long_stream_begins_like_a_short_one() -> None:
    assert words(SEED, "deck", 80)[:7] == words(SEED, "deck", 7)


def test_equal_numbers_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tie would favour the item that stands first."""
    asked = []

    def rigged(seed: bytes, label: str, count: int) -> list[int]:
        asked.append(label)
        return [5] * count if len(asked) == 1 else list(range(count, 0, -1))

    monkeypatch.setattr(chance, "words", rigged)
    assert chance.shuffled(SEED, "deck", "abc") == ("c", "b", "a")
    assert asked == ["deck", "deck\x001"]


def test_a_number_beyond_the_last_whole_multiple_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = iter([[2**64 - 1], [4]])
    monkeypatch.setattr(chance, "words", lambda seed, label, count: next(numbers))
    assert chance.picked(SEED, "dealer", range(10)) == 4


def test_a_commitment_binds_its_seed_and_no_other() -> None:
    assert commitment(SEED) != commitment(bytes(32))
    assert SEED.hex() not in commitment(SEED)
