"""Write batching: what is to be written is gathered in one turn of the loop, and each socket written to once, after it.

All are written to in one go: those who are told of many moves are woken once.
"""

from collections.abc import Callable
from typing import Any, Protocol


class Writer(Protocol):
    """Has something to write."""

    def flush(self) -> None: ...


class Outbox:
    """The writers that wait; `soon` calls back after this turn of the loop."""

    __slots__ = ("_soon", "_writers")

    def __init__(self, soon: Callable[[Callable[[], None]], Any]) -> None:
        self._soon = soon
        self._writers: list[Writer] = []

    def add(self, writer: Writer) -> None:
        if not self._writers:
            self._soon(self._empty)
        self._writers.append(writer)

    def _empty(self) -> None:
        writers, self._writers = self._writers, []
        for writer in writers:
            writer.flush()
