"""The chronicles of all tables; and that every bot is shown its seat's Views from the start, each once, in order."""

from typing import Any

from tests.simulation.checks import Checks, Unsafe
from wordless.engine.game import Seat
from wordless.server.journal import Kept
from wordless.server.tables.bots import seed_of

SALT = b"salt of the simulation"
MATCHES_MAX = 200


class History:
    """Knows which table, match and seat a bot plays by its seed, which is the same in every life."""

    def __init__(self) -> None:
        self._places: dict[int, tuple[Checks, int]] = {}
        self._views: dict[int, tuple[int, list[Any]]] = {}

    def open(self, code: str, rows: list[Kept]) -> Checks:
        checks = Checks(rows)
        for match in range(1, MATCHES_MAX):
            for seat in range(9):
                self._places[seed_of(SALT, code, match, seat)] = (checks, match)
        return checks

    def seen(self, seed: int, seat: Seat, before: int, views: list[Any]) -> int:
        """How many Views a bot has been shown, once these have followed those `before`."""
        after = before + len(views)
        expected = self._expected(seed, seat)
        if expected[before:after] != views:
            raise Unsafe(f"the bot of seat {seat} was not shown what its seat has seen, from View {before} on")
        return after

    def _expected(self, seed: int, seat: Seat) -> list[Any]:
        """The seat's Views in that match so far, without repetitions."""
        checks, match = self._places[seed]
        last = checks.last
        done, views = self._views.get(seed, (checks.starts[match] - 1, []))
        for standing in checks.standings[done + 1 : last + 1]:
            if standing.seating.matches != match or standing.match is None:
                break
            view = standing.match.view(seat)
            if not views or view != views[-1]:
                views.append(view)
            done += 1
        self._views[seed] = (done, views)
        return views
