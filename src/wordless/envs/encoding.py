"""Views as bytes of one length: an encoder is generated from the types of a View's Struct.

Every value takes its place whether it is there or not. 0 is None or nothing; a choice, a number or a seat is its place
or value plus 1, at most 255; a wide number takes two bytes. Rows are as long as they can get. What a learner has no
use for (options, texts, what is told in the end) is left out. `Table.layout` says where everything stands.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, TypeAlias, Union, get_args, get_origin

from msgspec import Struct, structs

from wordless.engine.game import Happening

Encode: TypeAlias = Callable[[Any], bytes]
KEPT = 4096
NOTHING = b"\0"
ONE = tuple([bytes((number,)) for number in range(1, 256)])  # a number plus 1
MARK = bytes((1,))


class Code(NamedTuple):
    """How a value is written: in so many bytes, by this function, under these names."""

    width: int
    encode: Encode
    names: tuple[str, ...]


NO_CODE = Code(0, lambda value: b"", ())


class Shape(NamedTuple):
    """What the types do not say, by "Struct.field": how long a row gets, what is left out, codes of one's own.

    A row whose length is not said is left out.
    """

    lengths: Mapping[str, int]
    left_out: frozenset[str] = frozenset()
    own: Mapping[str, Code] = {}


def wide(names: str, number: Callable[[Any], int | None]) -> Code:
    """A number of two bytes, high before low."""

    def encode(value: Any) -> bytes:
        found = number(value)
        return b"\0\0" if found is None else (found + 1).to_bytes(2, "big")

    return Code(2, encode, (names, f"{names}, low"))


def code(kind: Any, shape: Shape, path: str = "") -> Code:
    """The code of a type."""
    if path in shape.own:
        return shape.own[path]
    origin, inner = get_origin(kind), get_args(kind)
    if hasattr(kind, "__metadata__"):
        return code(inner[0], shape, path)
    if origin in (Union, UnionType):
        return _either(tuple([each for each in inner if each is not NoneType]), shape, path)
    if origin is Literal:
        return _choice(inner)
    if origin is tuple:
        return _row(inner, shape, path)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _struct(kind, shape)
    if kind is str:
        return NO_CODE
    assert kind in (int, bool), f"{path}: {kind} has no code"
    return Code(1, _number, ("",))


def _number(value: int | None) -> bytes:
    return NOTHING if value is None or value < 0 else ONE[min(value, 254)]


def _choice(values: tuple[Any, ...]) -> Code:
    places = {value: bytes((at + 1,)) for at, value in enumerate(_flat(values))} | {None: NOTHING}
    return Code(1, places.__getitem__, ("",))


def _flat(values: tuple[Any, ...]) -> list[Any]:
    return [each for value in values for each in (_flat(get_args(value)) if get_args(value) else [value])]


def _either(kinds: tuple[Any, ...], shape: Shape, path: str) -> Code:
    """A value of several kinds: choices together, or Structs each with its number first."""
    if len(kinds) == 1:
        return code(kinds[0], shape, path)
    if all(get_origin(kind) is Literal for kind in kinds):
        return _choice(kinds)
    codes = [_struct(kind, shape) for kind in kinds]
    width = 1 + max([each.width for each in codes])
    table = {
        kind: (bytes((at + 1,)), each.encode, width - 1 - each.width)
        for at, (kind, each) in enumerate(zip(kinds, codes, strict=True))
    }

    def encode(value: Any) -> bytes:
        if value is None:
            return bytes(width)
        number, written, rest = table[type(value)]
        return number + written(value) + bytes(rest)

    return Code(width, encode, ("kind", *[f"field {at}" for at in range(1, width)]))


def _row(inner: tuple[Any, ...], shape: Shape, path: str) -> Code:
    """Its values one after another, and nothing where there are no more."""
    length = shape.lengths.get(path, 0) if inner[-1] is Ellipsis else len(inner)
    if not length:
        return NO_CODE
    one = code(inner[0], shape, f"{path}[]")
    width, each = length * one.width, one.encode

    @lru_cache(KEPT)
    def encode(value: tuple[Any, ...] | None) -> bytes:
        return b"".join([each(item) for item in value or ()][:length]).ljust(width, NOTHING)

    return Code(width, encode, tuple([f"[{at}]{name}" for at in range(length) for name in one.names]))


def _struct(kind: Any, shape: Shape) -> Code:
    """Whether it is there, and its fields."""
    counted = {f"{kind.__name__}.n"} if issubclass(kind, Happening) else set()
    fields = [each for each in structs.fields(kind) if f"{kind.__name__}.{each.name}" not in shape.left_out | counted]
    found = [(each.name, code(each.type, shape, f"{kind.__name__}.{each.name}")) for each in fields]
    parts = [(name, each.encode) for name, each in found if each.width]
    width = 1 + sum([each.width for _, each in found])
    kept: dict[int, tuple[Any, bytes]] = {}

    def encode(value: Any) -> bytes:
        if value is None:
            return bytes(width)
        known = kept.get(id(value))
        if known is not None and known[0] is value:
            return known[1]
        written = MARK + b"".join([each(getattr(value, name)) for name, each in parts])
        if len(kept) > KEPT:
            kept.clear()
        kept[id(value)] = (value, written)
        return written

    names = [f"{name}{'.' if part[:1].isalpha() else ''}{part}" for name, each in found for part in each.names]
    return Code(width, encode, ("there", *names))
