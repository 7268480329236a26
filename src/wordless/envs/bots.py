"""Our bots at a table of ticks: they think on every View that is new to them and play when their time has come."""

from typing import Any

from wordless.bots import Level, Seen
from wordless.bots.policies import policy
from wordless.engine.game import Seat
from wordless.envs.table import Table

RETRY_MS = 1_000


class Bots:
    """The bots on some seats of a table, for one match."""

    def __init__(self, table: Table, levels: dict[Seat, Level]) -> None:
        self._table = table
        self._policy = policy(table.name)
        self._memories = {
            seat: self._policy.begin(seat, level, table.random.getrandbits(62)) for seat, level in levels.items()
        }
        self._views: dict[Seat, Any] = dict.fromkeys(levels)
        self._plans: dict[Seat, tuple[int, Any]] = {}

    def act(self, seat: Seat) -> None:
        """Whatever is due for this bot in this tick."""
        self._look(seat)
        due, move = self._plans.get(seat, (None, None))
        if due is None or due > self._table.now_ms:
            return
        del self._plans[seat]
        if move is None:
            self._think(seat, [])
        elif not self._table.play(seat, move):
            self._plans[seat] = (self._table.now_ms + RETRY_MS, None)

    def _look(self, seat: Seat) -> None:
        view = self._table.sight(seat)[0]
        if view != self._views[seat]:
            self._views[seat] = view
            self._think(seat, [Seen(self._table.now_ms, view)])

    def _think(self, seat: Seat, seen: list[Seen]) -> None:
        thought = self._policy.think(self._memories[seat], seen, self._table.now_ms)
        self._memories[seat] = thought.memory
        self._plans.pop(seat, None)
        if thought.move is not None or thought.at_ms is not None:
            self._plans[seat] = (thought.at_ms or self._table.now_ms, thought.move)
