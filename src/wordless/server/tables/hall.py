"""The tables of this process, a cache before the journal: opened, loaded when somebody comes, unloaded when idle.

Like a table it awaits nothing: whoever asks for a table is called back, so tests run it with a clock and a disk of
their own. `web.awaiting` makes futures of it.
"""

import logging
from collections.abc import Callable
from typing import Any, TypeAlias

from wordless.engine.game import Illegal
from wordless.engine.match import UnknownRules
from wordless.server.journal import Damaged, Kept, Outcome, Record
from wordless.server.tables import seating, wire
from wordless.server.tables.clock import Handle
from wordless.server.tables.judge import Standing, fold
from wordless.server.tables.model import Arranged, Seating
from wordless.server.tables.people.identity import new_code
from wordless.server.tables.table import Table
from wordless.server.tables.world import World

log = logging.getLogger("wordless.hall")

UNLOAD_AFTER_S = 60.0
SWEEP_S = 10.0
CODES_TRIED = 20
TABLES_MAX = 2_000

Found: TypeAlias = Callable[[Table | Illegal], None]


def load(code: str, world: World, kept: list[Kept]) -> Table:
    """The table that these entries, from a head on, lead to."""
    standing = None
    for each in kept:
        try:
            _, standing = fold(standing, each.body)
        except UnknownRules:
            raise
        except Exception as wrong:
            raise Damaged(code, each.seq, f"cannot be read: {type(wrong).__name__}") from wrong
    assert standing is not None
    return Table(code, world, standing, kept[-1].seq + 1, restored=True)


def _unwritten(outcome: Outcome) -> Illegal:
    """Why a new table could not be written."""
    if outcome == "conflict":
        return Illegal("too-busy")
    if outcome == "unsure":
        return Illegal("unknown")
    return Illegal("disk-full") if outcome == "full" else Illegal("journal-failed")


class Hall:
    """Every table there is, in memory only while it is in use."""

    def __init__(self, world: World, tables_max: int = TABLES_MAX) -> None:
        self.world = world
        self._tables_max = tables_max
        self.tables: dict[str, Table] = {}
        self._opening = 0
        self._loading: dict[str, list[Found]] = {}
        self._quiet: dict[str, float] = {}
        self._sweeping: Handle | None = world.clock.later(SWEEP_S, self._sweep)

    def open(self, game: str, seats: int, options: dict[str, Any], host: str, language: str, found: Found) -> None:
        """A new table under a code nobody has."""
        try:
            arrangement = seating.fresh(game, seats, options, host, language)
            self._make_room()
        except Illegal as illegal:
            found(illegal)
            return
        self._opening += 1
        self._try_code(arrangement, CODES_TRIED, found)

    def _try_code(self, arrangement: Seating, tries: int, found: Found) -> None:
        code = new_code(self.world.secret)
        record = Record(wire.encode(Arranged("opened", arrangement)), head=True)

        def written(outcome: Outcome) -> None:
            if outcome == "conflict" and tries > 1:
                self._try_code(arrangement, tries - 1, found)
                return
            self._opening -= 1
            if outcome == "written":
                self._opened(code, arrangement, found)
            else:
                found(_unwritten(outcome))

        self.world.journal.append(code, 0, [record], written)

    def _opened(self, code: str, arrangement: Seating, found: Found) -> None:
        """It stands in the journal, and whoever has guessed its code may have loaded it from there already."""
        if not self.loaded(code):
            self.tables[code] = Table(code, self.world, Standing(arrangement, None), 1, restored=False)
        self.table(code, found)

    def table(self, code: str, found: Found) -> None:
        """The table of that code, loaded if it is not; Illegal if there is none or it cannot be read."""
        table = self.tables.get(code)
        if table is not None and table.closed is None:
            found(table)
            return
        self.tables.pop(code, None)
        if code in self._loading:
            self._loading[code].append(found)
            return
        try:
            self._make_room()
        except Illegal as illegal:
            found(illegal)
            return
        self._loading[code] = [found]
        self.world.journal.read(code, None, lambda kept: self._read(code, kept))

    def loaded(self, code: str) -> bool:
        """In memory, or on its way there."""
        return code in self.tables or code in self._loading

    def _make_room(self) -> None:
        """One more table in memory: if need be, one that has fallen quiet is unloaded for it."""
        if len(self.tables) + len(self._loading) + self._opening < self._tables_max:
            return
        quiet = next((code for code, table in self.tables.items() if table.quiet), None)
        if quiet is None:
            raise Illegal("server-full")
        self.unload(quiet)

    def _read(self, code: str, kept: list[Kept] | Damaged) -> None:
        """The journal has answered: all who wait for this table hear the same."""
        answer = self._restored(code, kept)
        if isinstance(answer, Table):
            self.tables[code] = answer
        for found in self._loading.pop(code):
            found(answer)

    def _restored(self, code: str, kept: list[Kept] | Damaged) -> Table | Illegal:
        try:
            if isinstance(kept, Damaged):
                raise kept
            return load(code, self.world, kept) if kept else Illegal("no-such-table")
        except UnknownRules as unknown:
            return Illegal("other-rules", game=unknown.game, rules=unknown.rules)
        except Damaged as damaged:
            log.error("%s", damaged)
            return Illegal("table-damaged", entry=damaged.seq)
        except Exception as wrong:
            log.error("table %s cannot be loaded", code, exc_info=wrong)
            return Illegal("table-closed")

    def _sweep(self) -> None:
        """Tables that have been quiet for a while are unloaded; they stay on disk."""
        now = self.world.clock.now()
        for code, table in list(self.tables.items()):
            if not table.quiet:
                self._quiet.pop(code, None)
            elif now - self._quiet.setdefault(code, now) >= UNLOAD_AFTER_S:
                self.unload(code)
        self._sweeping = self.world.clock.later(SWEEP_S, self._sweep)

    def unload(self, code: str) -> None:
        table = self.tables.pop(code)
        self._quiet.pop(code, None)
        table.close("unloaded")

    def close(self) -> None:
        """The server stops: everybody is told to come back."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        for code in list(self.tables):
            self.tables.pop(code).close("restarting")
