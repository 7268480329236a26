"""A small network that has learnt from people's doodles what kind of thing a picture shows; see `tools/eyes.py`.

Its weights are whole numbers of eight bits. A layer's weights from one input are lanes of one long integer, so that
a layer is some hundred products and sums of such integers: a tenth of a millisecond or two, in plain Python.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from struct import calcsize, unpack_from
from struct import pack as bytes_of
from typing import NamedTuple

from wordless.bots.subtext.icons import icons

STRONGEST = 255  # about the most that a hidden number comes to
HIDDEN_LANE, KIND_LANE = 16, 32  # bits; `tools/eyes.py` sees to it that what comes out of a layer fits
UNPACKED = {16: "H", 32: "I"}
HEAD = "<4sHHHBd"
MAGIC = b"eyes"


class Layer(NamedTuple):
    """For each input its weights, and the biases, as lanes."""

    rows: tuple[int, ...]
    biases: int
    width: int
    lane: int


class Weights(NamedTuple):
    first: Layer
    shift: int
    last: Layer
    unit: float


def pack(
    first: Sequence[Sequence[int]],
    first_biases: Sequence[int],
    shift: int,
    last: Sequence[Sequence[int]],
    last_biases: Sequence[int],
    unit: float,
) -> bytes:
    """The weights as they are kept."""
    head = bytes_of(HEAD, MAGIC, len(first), len(last), len(last_biases), shift, unit)
    biases = (*first_biases, *last_biases)
    numbers = [weight for row in (*first, *last) for weight in row]
    return head + bytes_of(f"<{len(biases)}i", *biases) + bytes_of(f"<{len(numbers)}b", *numbers)


@cache
def weights() -> Weights:
    """Read once, when the first drawing is looked at."""
    kept = files(__package__).joinpath("weights.bin").read_bytes()
    magic, inputs, hidden, kinds, shift, unit = unpack_from(HEAD, kept)
    assert magic == MAGIC
    at = calcsize(HEAD)
    biases = unpack_from(f"<{hidden + kinds}i", kept, at)
    at += 4 * (hidden + kinds)
    first = _layer(kept, at, inputs, biases[:hidden], HIDDEN_LANE)
    last = _layer(kept, at + inputs * hidden, hidden, biases[hidden:], KIND_LANE)
    return Weights(first, shift, last, unit)


def _layer(kept: bytes, start: int, inputs: int, biases: Sequence[int], lane: int) -> Layer:
    width = len(biases)
    rows = [_lanes(unpack_from(f"<{width}b", kept, start + at * width), lane) for at in range(inputs)]
    middle = 1 << lane - 1
    return Layer(tuple(rows), _lanes([bias + middle for bias in biases], lane), width, lane)


def _lanes(numbers: Sequence[int], lane: int) -> int:
    """Numbers of either sign in lanes; lanes borrow from each other until the middle is added to all."""
    return sum([number << lane * at for at, number in enumerate(numbers)])


def scores(features: Sequence[int]) -> list[float]:
    """How well a picture fits each kind: its logits."""
    found = weights()
    hidden = [number >> found.shift if number > 0 else 0 for number in _through(found.first, features)]
    return [found.unit * number for number in _through(found.last, hidden)]


def _through(layer: Layer, numbers: Sequence[int]) -> list[int]:
    """What comes out of a layer. Sums on the way may be too wide for their lanes, the last ones are not."""
    total = layer.biases
    for number, row in zip(numbers, layer.rows, strict=True):
        if number:
            total += number * row
    middle = 1 << layer.lane - 1
    packed = total.to_bytes(layer.lane // 8 * layer.width + 1, "little", signed=True)
    return [number - middle for number in unpack_from(f"<{layer.width}{UNPACKED[layer.lane]}", packed)]


@cache
def kinds() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The kinds of things that it tells apart, and what each may be called here, whether we draw it or not."""
    head, *rows = files(__package__).joinpath("kinds.tsv").read_text(encoding="utf-8").splitlines()
    assert head == "kind\tconcepts"
    return tuple([(kind, tuple(names.split(" "))) for kind, names in [row.split("\t") for row in rows]])


@cache
def concepts_of_kinds() -> tuple[tuple[str, ...], ...]:
    """For each kind the concepts that our words use."""
    return tuple([tuple([name for name in names if name in icons()]) for _, names in kinds()])
