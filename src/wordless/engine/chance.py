"""All chance comes from one 256-bit seed (a pseudorandom generator), so a match can be dealt again anywhere.

Each shuffle reads its own stream: BLAKE2b keyed by the seed over the shuffle's label and a counter.
The commitment can be published before a match and checked against the seed after it.
"""

from collections.abc import Sequence
from hashlib import blake2b
from struct import unpack
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32
WORDS_PER_BLOCK = 8


def commitment(seed: bytes) -> str:
    """A hash that binds the seed and tells nothing about it."""
    return blake2b(seed, digest_size=32, person=b"wordless-commit").hexdigest()


def words(seed: bytes, label: str, count: int) -> list[int]:
    """The first `count` 64-bit numbers of the stream called `label`."""
    head = label.encode() + b"\0"
    blocks = (count + WORDS_PER_BLOCK - 1) // WORDS_PER_BLOCK
    stream = b"".join([blake2b(head + n.to_bytes(4, "big"), key=seed).digest() for n in range(blocks)])
    return list(unpack(f">{count}Q", stream[: 8 * count]))


def shuffled(seed: bytes, label: str, items: Sequence[T]) -> tuple[T, ...]:
    """Every order is equally likely: items stand in the order of their numbers; equal numbers are drawn again."""
    count = len(items)
    numbers = words(seed, label, count)
    attempt = 0
    while len(set(numbers)) < count:
        attempt += 1
        numbers = words(seed, f"{label}\0{attempt}", count)
    return tuple([items[i] for _, i in sorted(zip(numbers, range(count), strict=True))])


def picked(seed: bytes, label: str, items: Sequence[T]) -> T:
    """One item, each equally likely: a number beyond the last whole multiple is drawn again."""
    count = len(items)
    bound = 2**64 - 2**64 % count
    attempt = 0
    number = words(seed, label, 1)[0]
    while number >= bound:
        attempt += 1
        number = words(seed, f"{label}\0{attempt}", 1)[0]
    return items[number % count]
