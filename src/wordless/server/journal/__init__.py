"""Where a table's entries are kept (event sourcing): append and read.

An append names the number it expects to be next, so that two processes cannot both write it (optimistic
concurrency, a compare-and-swap). It is durable
when its `done` is called, never before. The protocol fits an embedded file as well as a database server.
"""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias

Outcome: TypeAlias = Literal["written", "conflict", "full", "failed", "unsure"]
Done: TypeAlias = Callable[[Outcome], None]


class Record(NamedTuple):
    """One entry as bytes; a head is one that a reader may begin at, knowing nothing of what came before."""

    body: bytes
    head: bool = False


class Kept(NamedTuple):
    """An entry as it was found: its number, when it was written, its bytes, and its link in the chain."""

    seq: int
    at_ms: int
    body: bytes
    link: bytes = b""


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
