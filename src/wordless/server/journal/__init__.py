"""Where a table's entries are kept: append, read, subscribe.

An append names the number it expects to be next, so that two processes cannot both write it. It is durable
when its `done` is called, never before. The protocol fits an embedded file as well as a database server.
"""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias

Outcome: TypeAlias = Literal["written", "conflict", "full", "failed"]
Done: TypeAlias = Callable[[Outcome], None]


class Record(NamedTuple):
    """One entry as bytes; a head is one that a reader may begin at, knowing nothing of what came before."""

    body: bytes
    head: bool = False


class Kept(NamedTuple):
    """An entry as it was found: its number, when it was written, and its bytes."""

    seq: int
    at_ms: int
    body: bytes


class Damaged(Exception):
    """A journal that cannot be read on: which table, which entry, and what is wrong with it."""

    def __init__(self, table: str, seq: int, what: str) -> None:
        super().__init__(f"table {table}, entry {seq}: {what}")
        self.table = table
        self.seq = seq


class Journal(Protocol):
    """The entries of all tables."""

    def append(self, table: str, expected: int, lines: Sequence[Record], done: Done) -> None:
        """Add the lines as numbers `expected`, `expected + 1`, …; `done` is called later, in this thread."""

    def read(self, table: str, after: int | None, found: Callable[[list[Kept] | Damaged], None]) -> None:
        """All entries after that number, or from the last head on with None; `found` is called later."""

    def subscribe(self, table: str, heard: Callable[[list[Kept]], None]) -> Callable[[], None]:
        """Hear of this table's entries as they become durable; call what is returned to stop."""
