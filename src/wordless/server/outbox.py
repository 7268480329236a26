"""What is to be written: gathered while a table speaks, so that each socket is written to once.

A table empties the outbox when it has said all it had to say; whatever else is in it leaves after this turn of
the loop.
"""

from collections.abc import Callable
from typing import Any, Protocol


class Writer(Protocol):
    """Has something to write."""

    def flush(self) -> None: ...


class Outbox:
    """The writers that wait; `soon` calls back after this turn of the loop."""

    __slots__ = ("_due", "_soon", "_writers")

    def __init__(self, soon: Callable[[Callable[[], None]], Any]) -> None:
        self._soon = soon
        self._due = False
        self._writers: list[Writer] = []

    def add(self, writer: Writer) -> None:
        self._writers.append(writer)
        if not self._due:
            self._due = True
            self._soon(self._turned)

    def _turned(self) -> None:
        self._due = False
        self.empty()

    def empty(self) -> None:
        writers, self._writers = self._writers, []
        for writer in writers:
            writer.flush()
