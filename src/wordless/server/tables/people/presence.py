"""Who is here: shown to all after a while, never the reason for a move. A gone host is followed by the next.

Presence follows from sockets, with a grace period for a reconnect. After a restart a running match waits until all
its people are back, or a minute after the first.
"""

from collections.abc import Callable
from typing import Protocol

from wordless.server.tables import seating
from wordless.server.tables.clock import Clock, Handle
from wordless.server.tables.judge import Action, Finish, HostGone, Hurry, StandIn, Standing
from wordless.server.tables.model import Fault, Vote
from wordless.server.tables.people import votes
from wordless.server.tables.people.chairs import Who
from wordless.server.tables.people.votes import Votes

AWAY_S = 15.0
HOST_GONE_S = 60.0
WAIT_S = 60.0


class Room(Protocol):
    """The table, as far as presence goes."""

    @property
    def now(self) -> Standing: ...
    @property
    def clock(self) -> Clock: ...
    @property
    def closed(self) -> str | None: ...

    def ask(self, who: Who | None, what: Action, answer: Callable[[Fault | None], None]) -> None: ...
    def presence_changed(self) -> None: ...


class Presence:
    """The persons at one table, by their open sockets, and what follows from that."""

    def __init__(self, room: Room, restored: bool) -> None:
        self._room = room
        self.here: frozenset[str] = frozenset()  # persons with an open socket, or who had one a moment ago
        self.votes: Votes = {}
        self._sockets: dict[str, int] = {}
        self._leaving: dict[str, Handle] = {}
        self._host_gone: Handle | None = None
        self._wait: Handle | None = None
        self.waiting = restored and room.now.playing and bool(seating.expected(room.now.seating))

    def came(self, person: str) -> None:
        """A socket of this person has opened."""
        self._sockets[person] = self._sockets.get(person, 0) + 1
        self.here |= {person}
        if (leaving := self._leaving.pop(person, None)) is not None:
            leaving.cancel()
        if seating.host_among(self._room.now.seating, self.here):
            self.votes = {}
        self._resume_if_back()
        self._watch_host()
        self._room.presence_changed()

    def went(self, person: str) -> None:
        """A socket of this person has closed; without another they are away after a while."""
        self._sockets[person] -= 1
        if not self._sockets[person]:
            del self._sockets[person]
            self._leaving[person] = self._room.clock.later(AWAY_S, lambda: self._gone(person))

    def _gone(self, person: str) -> None:
        del self._leaving[person]
        self.here -= {person}
        self._watch_host()
        self._room.presence_changed()

    def _resume_if_back(self) -> None:
        """Wait no longer once all are back, or a minute after the first."""
        if not self.waiting:
            return
        back = [bool(people & self._sockets.keys()) for people in seating.expected(self._room.now.seating)]
        if all(back):
            self.resume()
        elif self._wait is None and any(back):
            self._wait = self._room.clock.later(WAIT_S, self._waited)

    def _waited(self) -> None:
        self.resume()
        self._room.presence_changed()

    def resume(self) -> None:
        """Wait no longer."""
        self.waiting = False
        if self._wait is not None:
            self._wait.cancel()
            self._wait = None

    def rearranged(self) -> None:
        """Votes were about another seating; others may be awaited, or be host, now."""
        self.votes = {}
        self._resume_if_back()
        self._watch_host()

    def _watch_host(self) -> None:
        """A host who is away for a while, while somebody else could be host, is followed by them."""
        if self._room.closed is not None:
            return
        arrangement = self._room.now.seating
        here = seating.host_among(arrangement, self.here)
        gone = not here and seating.next_host(arrangement, self.here) is not None
        if gone and self._host_gone is None:
            self._host_gone = self._room.clock.later(HOST_GONE_S, self._pass_on)
        elif not gone and self._host_gone is not None:
            self._host_gone.cancel()
            self._host_gone = None

    def _pass_on(self) -> None:
        self._host_gone = None
        self._room.ask(None, HostGone(), lambda wrong: self._watch_host())

    def vote(self, who: Who, vote: Vote) -> StandIn | Finish | Hurry | None:
        """What the votes have decided, if this one has."""
        count = votes.hurry if vote.to == "hurry" else votes.cast
        self.votes, decided = count(self.votes, self._room.now, self.here, who, vote)
        if decided is None:
            self._room.presence_changed()
        return decided
