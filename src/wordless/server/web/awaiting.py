"""Hall and tables call back; requests await. Here callbacks become asyncio futures."""

import asyncio
from typing import Any

from wordless.engine.game import Illegal
from wordless.server.tables.hall import Hall
from wordless.server.tables.judge import Action
from wordless.server.tables.model import Fault
from wordless.server.tables.people.chairs import Who
from wordless.server.tables.table import Table


class Refused(Exception):
    """A table's no, as it will be sent."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.key)
        self.fault = fault


async def opened(hall: Hall, game: str, seats: int, options: dict[str, Any], host: str, language: str) -> Table:
    """A new table, or Illegal."""
    future: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
    hall.open(game, seats, options, host, language, lambda found: _settle(future, found))
    return await future


async def table_at(hall: Hall, code: str) -> Table:
    """The table of that code, or Illegal."""
    future: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
    hall.table(code, lambda found: _settle(future, found))
    return await future


async def granted(table: Table, who: Who | None, what: Action) -> None:
    """Ask a table and wait until its answer is durable; Refused if it says no."""
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    table.ask(who, what, lambda wrong: _settle(future, None if wrong is None else Refused(wrong)))
    await future


def _settle(future: "asyncio.Future[Any]", answer: Any) -> None:
    """Whoever waited may have gone meanwhile."""
    if future.done():
        return
    if isinstance(answer, Illegal | Refused):
        future.set_exception(answer)
    else:
        future.set_result(answer)
