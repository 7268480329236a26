"""A journal without a server: appended to and read from a test's own thread, and filled with whole matches."""

import queue
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from wordless.engine.match import opening
from wordless.engine.model import Elapsed, Moved
from wordless.engine.play import playout
from wordless.games import GAMES
from wordless.server.journal import Damaged, Kept, Outcome, Record
from wordless.server.journal.file import data_file
from wordless.server.journal.sqlite import SqliteJournal
from wordless.server.tables import wire
from wordless.server.tables.model import Arranged, Started
from wordless.server.tables.seating import filled, fresh

WAIT_S = 10


class JournalFile:
    """A real journal, whose answers are waited for."""

    def __init__(self, folder: Path) -> None:
        self.path = data_file(folder)
        self.calls: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self.journal = SqliteJournal(self.path, self.calls.put)

    def until(self, holds: Callable[[], bool]) -> None:
        """Take calls until something is true."""
        while not holds():
            self.calls.get(timeout=WAIT_S)()

    def append(self, table: str, expected: int, *bodies: bytes, head: bool = False) -> Outcome:
        said: list[Outcome] = []
        self.journal.append(table, expected, [Record(body, head) for body in bodies], said.append)
        self.until(lambda: bool(said))
        return said[0]

    def read(self, table: str, after: int | None = None) -> list[Kept] | Damaged:
        found: list[list[Kept] | Damaged] = []
        self.journal.read(table, after, found.append)
        self.until(lambda: bool(found))
        return found[0]

    def bodies(self, table: str, after: int | None = -1) -> list[bytes]:
        kept = self.read(table, after)
        assert isinstance(kept, list), kept
        return [each.body for each in kept]


@contextmanager
def journal_file(folder: Path) -> Iterator[JournalFile]:
    made = JournalFile(folder)
    try:
        yield made
    finally:
        made.journal.close()


def entries_of(code: str, game: str, seats: int, matches: int = 1, **options: Any) -> Iterator[tuple[Struct, bool]]:
    """The entries of a table at which bots have played so many matches by chance; True marks a head."""
    seating = filled(fresh(game, seats, options, "somebody", "en"), "easy")
    yield Arranged("opened", seating), True
    for number in range(1, matches + 1):
        seating = replace(seating, matches=number)
        random = Random(f"{code}/{number}")
        seed, made = random.randbytes(32), GAMES[game].Options(**options)
        yield Started(seating, opening(game, GAMES[game], seats, made, seed)), True
        for n, (seat, move, _) in enumerate(playout(GAMES[game], seats, made, seed, random)):
            id = f"{number}-{n:08}"
            yield (Elapsed(move.key, id) if seat is None else Moved(seat, move, id)), False
            if n == 1:
                yield Arranged("rename", seating), False


def write_matches(folder: Path, code: str, game: str, seats: int, matches: int = 1, **options: Any) -> int:
    """Write such an evening to the journal of a data folder; the number of its entries."""
    lines = [Record(wire.encode(entry), head) for entry, head in entries_of(code, game, seats, matches, **options)]
    with journal_file(folder) as made:
        said: list[Outcome] = []
        made.journal.append(code, 0, lines, said.append)
        made.until(lambda: bool(said))
        assert said == ["written"]
    return len(lines)
