"""Rows: tuples by seat, by slot or by place, and what rules do to them again and again."""

from typing import TypeVar

from wordless.engine.game import Happening

T = TypeVar("T")


def put(row: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The row with another item in that place."""
    return (*row[:place], item, *row[place + 1 :])


def lifted(row: tuple[T, ...], place: int) -> tuple[T, ...]:
    """The row without what lay in that place."""
    return row[:place] + row[place + 1 :]


def without(row: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The row without that item, wherever it stands."""
    return tuple([other for other in row if other != item])


def following(happened: Happening | None) -> int:
    """The number of the next happening."""
    return 1 if happened is None else happened.n + 1
