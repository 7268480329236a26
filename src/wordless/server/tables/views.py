"""What each viewer of a table is shown: the one way from a table's standing to its streams.

Everything here comes from `view`, from the public facts of the match, or from the table's public face. What is the
same for all viewers is worked out once, for a fan-out to many sockets.
"""

from collections.abc import Iterable
from typing import Literal, Protocol

from wordless.engine.game import Seat, Timer
from wordless.engine.match import Match
from wordless.engine.model import Opened
from wordless.server.tables.clock import Countdowns
from wordless.server.tables.judge import Standing
from wordless.server.tables.model import ClockShown, Deal, Place, Public
from wordless.server.tables.people import votes
from wordless.server.tables.people.audience import Audience
from wordless.server.tables.people.identity import replay_key
from wordless.server.tables.people.presence import Presence
from wordless.server.tables.stream import Common, Snapshot, Stream
from wordless.server.tables.world import World


class Room(Protocol):
    """The table, as far as its Views go."""

    @property
    def code(self) -> str: ...
    @property
    def now(self) -> Standing: ...
    @property
    def world(self) -> World: ...
    @property
    def still(self) -> bool: ...
    @property
    def countdowns(self) -> Countdowns: ...
    @property
    def presence(self) -> Presence: ...
    @property
    def audience(self) -> Audience: ...


class Views:
    """Works out once what all viewers share, and for each what is its own."""

    def __init__(self, room: Room) -> None:
        self._room = room
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
        match = self._room.now.match
        common = self._shared(match)
        for stream in streams:
            if stream.begun:
                stream.tell(self._own(common, match, stream.viewer))

    def to(self, viewer: Seat | None) -> Snapshot:
        """All that a viewer may know: what is common, and its own View."""
        match = self._room.now.match
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
        due = tuple([(clock.key, self._room.countdowns.due(clock.key)) for clock in clocks])
        return Snapshot(common, view, offers, clocks, due)

    def _shared(self, match: Match | None) -> Common:
        """The table, the proof of the deal and who is awaited: worked out once a state."""
        if self._common is None or self._public is None or match is not self._match:
            if self._public is None:
                self._public = _public(self._room)
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
        room = self._room
        number = room.now.seating.matches
        if not over:
            return Deal(number, match.commitment)
        key = replay_key(room.world.salt, room.code, number)
        return Deal(number, match.commitment, match.opened.seed.hex(), key)

    def _clocks(
        self, viewer: Seat | None, awaited: tuple[Seat, ...], timers: tuple[Timer, ...]
    ) -> tuple[ClockShown, ...]:
        """The house's clocks, one's own, and that of whoever alone is awaited."""
        if self._room.still:
            return ()
        alone = awaited[0] if len(awaited) == 1 else None
        return tuple(
            [
                ClockShown(timer.key, timer.seat, self._room.countdowns.left(timer.key), timer.grace)
                for timer in timers
                if timer.seat is None or timer.seat == viewer or timer.seat == alone
            ]
        )


def _public(room: Room) -> Public:
    """The table as everybody sees it."""
    arrangement, presence = room.now.seating, room.presence
    places = [
        Place(
            chair.name,
            bool(chair.people),
            chair.bot,
            not presence.here.isdisjoint(chair.people),
            arrangement.host in chair.people,
        )
        for chair in arrangement.chairs
    ]
    return Public(
        code=room.code,
        game=arrangement.game,
        options=arrangement.options,
        places=tuple(places),
        language=arrangement.language,
        locked=arrangement.locked,
        spectators=arrangement.spectators,
        paused=arrangement.paused,
        waiting=presence.waiting,
        pace=arrangement.pace,
        hurried=arrangement.hurried,
        matches=arrangement.matches,
        queue=tuple([each.name for each in arrangement.queue]),
        barred=len(arrangement.barred),
        phase=_phase(room.now.match),
        watching=room.audience.watching,
        votes=votes.counted(presence.votes),
    )


def _phase(match: Match | None) -> Literal["open", "playing", "over", "ended"]:
    if match is None:
        return "open"
    if match.closed is not None:
        return "ended"
    return "over" if match.over else "playing"
