"""What each viewer of a table is shown: the one way from a table's draft to its streams.

Everything here comes from `view`, from the public facts of the match, or from the table's public face.
"""

from typing import TYPE_CHECKING

from wordless.engine.game import Seat, Timer
from wordless.engine.match import Match
from wordless.engine.model import Opened
from wordless.server.model import ClockShown, Deal, Public
from wordless.server.people import replay_key
from wordless.server.stream import Shown

if TYPE_CHECKING:
    from wordless.server.table import Table


class Showing:
    """Works out once what all viewers share, and for each what is its own."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._public: Public | None = None
        self._facts: tuple[Match | None, tuple[Seat, ...], tuple[Timer, ...]] = (None, (), ())
        self._dealt: tuple[Opened, bool, Deal] | None = None

    def rearranged(self) -> None:
        """The table's public face has changed, or may have."""
        self._public = None

    def to(self, viewer: Seat | None) -> Shown:
        """All that a viewer may know: the table, the proof of the deal, and its own View."""
        if self._public is None:
            self._public = self._table.presence.public()
        match = self._table.draft.match
        if match is None:
            return Shown(self._public, None, None, (), (), ())
        view = match.view(viewer)
        offers = () if match.closed else match.game.moves(view)
        awaited, timers = self._public_facts(match)
        clocks = self._clocks(viewer, awaited, timers)
        due = tuple([self._table.countdowns.due(clock.key) for clock in clocks])
        return Shown(self._public, self._deal(match), view, offers, awaited, clocks, due)

    def _deal(self, match: Match) -> Deal:
        """Worked out twice a match: when it begins and when it is over."""
        over = match.over
        if self._dealt is None or self._dealt[0] is not match.opened or self._dealt[1] != over:
            self._dealt = (match.opened, over, self._proof(match, over))
        return self._dealt[2]

    def _proof(self, match: Match, over: bool) -> Deal:
        table = self._table
        number = table.draft.seating.matches
        if not over:
            return Deal(number, match.commitment)
        key = replay_key(table.world.salt, table.code, number)
        return Deal(number, match.commitment, match.opened.seed.hex(), key)

    def _public_facts(self, match: Match) -> tuple[tuple[Seat, ...], tuple[Timer, ...]]:
        """Who is awaited and which clocks run: worked out once a state."""
        if self._facts[0] is not match:
            running = not match.over
            awaited = match.game.awaited(match.state) if running else ()
            self._facts = (match, awaited, match.game.timers(match.state) if running else ())
        return self._facts[1], self._facts[2]

    def _clocks(
        self, viewer: Seat | None, awaited: tuple[Seat, ...], timers: tuple[Timer, ...]
    ) -> tuple[ClockShown, ...]:
        """The house's clocks, one's own, and that of whoever alone is awaited."""
        if self._table.still:
            return ()
        alone = awaited[0] if len(awaited) == 1 else None
        return tuple(
            [
                ClockShown(timer.key, timer.seat, self._table.countdowns.left(timer.key))
                for timer in timers
                if timer.seat is None or timer.seat == viewer or timer.seat == alone
            ]
        )
