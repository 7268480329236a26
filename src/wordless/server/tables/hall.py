"""The tables of this process: opened, loaded when somebody comes, unloaded when nobody has been there for a while."""

import asyncio
import logging
from typing import Any

from wordless.engine.game import Illegal
from wordless.engine.match import UnknownRules
from wordless.server.journal import Damaged, Kept, Outcome, Record
from wordless.server.tables import seating, wire
from wordless.server.tables.clock import Handle
from wordless.server.tables.identity import new_code
from wordless.server.tables.judge import Action, Standing, fold
from wordless.server.tables.model import Arranged, Fault
from wordless.server.tables.seating import Who
from wordless.server.tables.table import Table, World

log = logging.getLogger("wordless.hall")

UNLOAD_AFTER_S = 60.0
SWEEP_S = 10.0
CODES_TRIED = 20
TABLES_MAX = 2_000


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


class Hall:
    """Every table there is, in memory only while it is in use."""

    def __init__(self, world: World, tables_max: int = TABLES_MAX) -> None:
        self.world = world
        self._tables_max = tables_max
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._quiet: dict[str, float] = {}
        self._sweeping: Handle | None = world.clock.later(SWEEP_S, self._sweep)

    async def open(self, game: str, seats: int, options: dict[str, Any], host: str, language: str) -> Table:
        """A new table under a code nobody has."""
        self._make_room()
        arrangement = seating.fresh(game, seats, options, host, language)
        entry = Arranged("opened", arrangement)
        for _ in range(CODES_TRIED):
            code = new_code(self.world.secret)
            outcome = await self._append(code, Record(wire.encode(entry), head=True))
            if outcome == "written":
                table = Table(code, self.world, Standing(arrangement, None), 1, restored=False)
                self.tables[code] = table
                return table
            if outcome != "conflict":
                raise Illegal("disk-full") if outcome == "full" else Illegal("journal-failed")
        raise Illegal("too-busy")

    def _append(self, code: str, line: Record) -> "asyncio.Future[Outcome]":
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self.world.journal.append(code, 0, [line], lambda outcome: _settle(future, outcome))
        return future

    async def table(self, code: str) -> Table:
        """The table of that code, loaded if it is not; Illegal if there is none or it cannot be read."""
        if code in self.tables and self.tables[code].closed is None:
            return self.tables[code]
        self.tables.pop(code, None)
        if code not in self._loading:
            self._make_room()
            self._loading[code] = asyncio.get_running_loop().create_future()
            self.world.journal.read(code, None, lambda found: self._loaded(code, found))
        return await asyncio.shield(self._loading[code])

    def loaded(self, code: str) -> bool:
        return code in self.tables or code in self._loading

    def _make_room(self) -> None:
        """One more table in memory: if need be, one that has fallen quiet is unloaded for it."""
        if len(self.tables) + len(self._loading) < self._tables_max:
            return
        quiet = next((code for code, table in self.tables.items() if table.quiet), None)
        if quiet is None:
            raise Illegal("server-full")
        self.unload(quiet)

    def _loaded(self, code: str, found: list[Kept] | Damaged) -> None:
        future = self._loading.pop(code)
        try:
            if isinstance(found, Damaged):
                raise found
            if not found:
                raise Illegal("no-such-table")
            table = self.tables[code] = load(code, self.world, found)
        except Illegal as illegal:
            _settle(future, illegal)
        except UnknownRules as unknown:
            _settle(future, Illegal("other-rules", game=unknown.game, rules=unknown.rules))
        except Damaged as damaged:
            log.error("%s", damaged)
            _settle(future, Illegal("table-damaged", entry=damaged.seq))
        except Exception as wrong:
            log.error("table %s cannot be loaded", code, exc_info=wrong)
            _settle(future, Illegal("table-closed"))
        else:
            _settle(future, table)

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


def _settle(future: "asyncio.Future[Any]", answer: Any) -> None:
    if future.done():
        return
    if isinstance(answer, BaseException):
        future.set_exception(answer)
    else:
        future.set_result(answer)


async def ask(table: Table, who: Who | None, what: Action) -> None:
    """Ask a table and wait for its answer; Refused if it says no."""
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def answer(wrong: Fault | None) -> None:
        _settle(future, None if wrong is None else Refused(wrong))

    table.ask(who, what, answer)
    await future


class Refused(Exception):
    """A table's no, as it will be sent."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.key)
        self.fault = fault
