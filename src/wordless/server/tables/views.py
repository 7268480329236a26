"""What each viewer of a table is shown: the one way from a table's standing to its streams.

Everything here comes from `view`, from the public facts of the match, or from the table's public face.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from wordless.engine.game import Seat, Timer
from wordless.engine.match import Match
from wordless.engine.model import Opened
from wordless.server.tables.identity import replay_key
from wordless.server.tables.model import ClockShown, Deal, Public
from wordless.server.tables.stream import Common, Snapshot, Stream

if TYPE_CHECKING:
    from wordless.server.tables.table import Table


class Views:
    """Works out once what all viewers share, and for each what is its own."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._public: Public | None = None
        self._match: Match | None = None
        self._common: Common | None = None
        self._timers: tuple[Timer, ...] = ()
        self._dealt: tuple[Opened, bool, Deal] | None = None

    def rearranged(self) -> None:
        """The table's public face has changed, or may have."""
        self._public = None

    def tell(self, streams: Iterable[Stream]) -> None:
        """Each viewer whose stream has begun gets what has changed for it."""
        match = self._table.now.match
        common = self._shared(match)
        for stream in streams:
            if stream.begun:
                stream.tell(self._own(common, match, stream.viewer))

    def to(self, viewer: Seat | None) -> Snapshot:
        """All that a viewer may know: what is common, and its own View."""
        match = self._table.now.match
        return self._own(self._shared(match), match, viewer)

    def _own(self, common: Common, match: Match | None, viewer: Seat | None) -> Snapshot:
        if match is None:
            return Snapshot(common)
        game = match.game
        view = game.view(match.state, viewer)
        offers = () if match.closed else game.moves(view)
        if not self._timers:
            return Snapshot(common, view, offers)
        clocks = self._clocks(viewer, common.awaited, self._timers)
        due = tuple([(clock.key, self._table.countdowns.due(clock.key)) for clock in clocks])
        return Snapshot(common, view, offers, clocks, due)

    def _shared(self, match: Match | None) -> Common:
        """The table, the proof of the deal and who is awaited: worked out once a state."""
        if self._common is None or self._public is None or match is not self._match:
            if self._public is None:
                self._public = self._table.presence.public()
            awaited: tuple[Seat, ...] = ()
            self._match, self._timers = match, ()
            if match is not None and not match.over:
                awaited, self._timers = match.game.awaited(match.state), match.game.timers(match.state)
            common = Common(self._public, None if match is None else self._deal(match), awaited)
            if common != self._common:
                self._common = common
        assert self._common is not None
        return self._common

    def _deal(self, match: Match) -> Deal:
        """Worked out twice a match: when it begins and when it is over."""
        over = match.over
        if self._dealt is None or self._dealt[0] is not match.opened or self._dealt[1] != over:
            self._dealt = (match.opened, over, self._proof(match, over))
        return self._dealt[2]

    def _proof(self, match: Match, over: bool) -> Deal:
        table = self._table
        number = table.now.seating.matches
        if not over:
            return Deal(number, match.commitment)
        key = replay_key(table.world.salt, table.code, number)
        return Deal(number, match.commitment, match.opened.seed.hex(), key)

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
