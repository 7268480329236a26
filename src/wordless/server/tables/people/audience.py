"""The sockets of one table: each reads the stream of its seat, or the public one.

On a reconnect a socket names its position and gets what it has missed. When seats change hands, sockets follow.
"""

from collections.abc import Callable
from typing import Protocol

from wordless.engine.game import Seat
from wordless.server.tables import wire
from wordless.server.tables.judge import Standing
from wordless.server.tables.model import Seating
from wordless.server.tables.people.chairs import Who, seats_of
from wordless.server.tables.seating import hosted_by, people_of
from wordless.server.tables.stream import Link, Snapshot, Stream


class Room(Protocol):
    """The table, as far as its audience goes."""

    @property
    def now(self) -> Standing: ...

    def snapshot(self, viewer: Seat | None) -> Snapshot: ...


class Audience:
    """Every open socket, and the streams they read; `token` names a stream's epochs."""

    def __init__(self, room: Room, token: Callable[[], str]) -> None:
        self._room = room
        self._token = token
        self.links: list[Link] = []
        self.streams: dict[Seat | None, Stream] = {}

    @property
    def watching(self) -> int:
        """How many sockets see only what is public."""
        return sum([link.seat is None for link in self.links])

    def add(self, link: Link) -> None:
        """It counts from now on; it reads once `begin` is called."""
        self.links.append(link)

    def begin(self, link: Link, at: tuple[str, int] | None = None) -> None:
        """It is told who it is, and what it has missed since its position, or everything."""
        self.greet(link)
        self._stream(link.seat).join(link, at, lambda: self._room.snapshot(link.seat))

    def remove(self, link: Link) -> None:
        self._stream(link.seat).leave(link)
        self.links.remove(link)

    def move(self, link: Link, seat: Seat | None) -> None:
        """The socket looks from another seat now."""
        if link in self.links:
            self._stream(link.seat).leave(link)
            self._seat(link, seat)

    def greet(self, link: Link) -> None:
        """Who you are at this table: not a part of any stream."""
        seating = self._room.now.seating
        host = hosted_by(seating, Who(link.person, link.seat))
        queued = any(each.person == link.person for each in seating.queue)
        barred = link.person in seating.barred
        link.send(wire.you(link.seat, seats_of(seating, link.person), host, queued, barred))

    def rearranged(self, was: Seating) -> None:
        """Sockets follow the seats of their persons; a seat that changed hands begins a new epoch."""
        seating = self._room.now.seating
        for seat, stream in list(self.streams.items()):
            before = people_of(was, seat)
            if before and before.isdisjoint(people_of(seating, seat)):
                links, stream.links = stream.links, ()
                stream.renew()
                for link in links:
                    self._follow(link, seating)
        if was.host != seating.host or was.barred != seating.barred or was.queue != seating.queue:
            for link in self.links:
                self._greet_or_seat(link, was)
        if was.spectators and not seating.spectators:
            for link in tuple(self.links):
                self._send_off(link, seating)

    def _greet_or_seat(self, link: Link, was: Seating) -> None:
        """Whoever waited and has a seat now looks from it; the others hear what they are now."""
        mine = seats_of(self._room.now.seating, link.person)
        if mine and not link.screen and any(each.person == link.person for each in was.queue):
            self.move(link, mine[0])
        else:
            self.greet(link)

    def _follow(self, link: Link, seating: Seating) -> None:
        """To where its person sits now, or to the public, if the table has one."""
        mine = seats_of(seating, link.person)
        self._seat(link, mine[0] if mine else None)
        self._send_off(link, seating)

    def _send_off(self, link: Link, seating: Seating) -> None:
        """Who has no seat may stay where spectators may."""
        if not seating.spectators and link.person != seating.host and not seats_of(seating, link.person):
            link.close("no-spectators")

    def renew(self) -> None:
        """Every stream begins a new epoch; nothing is sent yet."""
        for stream in self.streams.values():
            stream.renew()

    def tell_whole(self) -> None:
        """Everybody gets a snapshot, from which their new epoch goes on."""
        for viewer, stream in self.streams.items():
            links, stream.links = stream.links, ()
            for link in links:
                stream.join(link, None, lambda viewer=viewer: self._room.snapshot(viewer))  # type: ignore[misc]

    def close(self, why: str) -> None:
        for link in tuple(self.links):
            link.close(why)

    def _seat(self, link: Link, seat: Seat | None) -> None:
        """A socket that is in no stream joins that of its new seat."""
        link.seat = seat
        self.begin(link)

    def _stream(self, viewer: Seat | None) -> Stream:
        if viewer not in self.streams:
            self.streams[viewer] = Stream(viewer, self._token)
        return self.streams[viewer]
