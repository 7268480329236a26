"""Who is here: shown to all after a while, never the reason for a move. A gone host is followed by the next.

After a restart a running match stands still until all its people are back, or a minute after the first.
"""

from typing import TYPE_CHECKING, Literal

from wordless.engine.game import Illegal, Seat
from wordless.server.tables import seating
from wordless.server.tables.clock import Handle
from wordless.server.tables.judge import Finish, HostGone, StandIn
from wordless.server.tables.model import Place, Public, Seating, Vote
from wordless.server.tables.seating import STAND_IN, Who
from wordless.server.tables.stream import Link

if TYPE_CHECKING:
    from wordless.server.tables.table import Table

AWAY_S = 15.0
HOST_GONE_S = 60.0
WAIT_S = 60.0


class Presence:
    """The sockets of one table, and what follows from them."""

    def __init__(self, table: "Table", restored: bool) -> None:
        self._table = table
        self.links: list[Link] = []
        self.here: frozenset[str] = frozenset()  # persons with an open socket, or who had one a moment ago
        self._here: dict[str, int] = {}
        self._leaving: dict[str, Handle] = {}
        self._votes: dict[tuple[str, Seat | None], set[Seat]] = {}
        self._host_gone: Handle | None = None
        self._wait: Handle | None = None
        self.waiting = restored and table.now.playing and bool(self._expected())

    def _expected(self) -> list[frozenset[str]]:
        """The people of each seat that nobody stands in for."""
        chairs = self._table.now.seating.chairs
        return [frozenset(chair.people) for chair in chairs if chair.people and not chair.bot]

    def came(self, link: Link) -> None:
        self.links.append(link)
        person = link.person
        self._here[person] = self._here.get(person, 0) + 1
        self.here |= {person}
        if (leaving := self._leaving.pop(person, None)) is not None:
            leaving.cancel()
        if self.host_here:
            self._votes.clear()
        self._resume_if_back()
        self._watch_host()
        self._table.stirred()

    def went(self, link: Link) -> None:
        self.links.remove(link)
        person = link.person
        self._here[person] -= 1
        if not self._here[person]:
            del self._here[person]
            self._leaving[person] = self._table.world.clock.later(AWAY_S, lambda: self._gone(person))
        if link.seat is None:
            self._table.stirred()

    def _gone(self, person: str) -> None:
        del self._leaving[person]
        self.here -= {person}
        self._watch_host()
        self._table.stirred()

    def _resume_if_back(self) -> None:
        """Stand still no longer once all are back, or a minute after the first."""
        if not self.waiting:
            return
        if all(people & self._here.keys() for people in self._expected()):
            self.resume()
        elif self._wait is None and any(people & self._here.keys() for people in self._expected()):
            self._wait = self._table.world.clock.later(WAIT_S, self._waited)

    def _waited(self) -> None:
        self.resume()
        self._table.stirred()

    def resume(self) -> None:
        """Stand still no longer."""
        self.waiting = False
        if self._wait is not None:
            self._wait.cancel()
            self._wait = None

    def rearranged(self, was: Seating) -> None:
        """Sockets follow the seats of their persons; a seat that changed hands begins a new epoch."""
        arrangement = self._table.now.seating
        for seat, stream in list(self._table.streams.items()):
            if seat is None:
                continue
            before, after = _people(was, seat), _people(arrangement, seat)
            if before and before.isdisjoint(after):
                links, stream.links = stream.links, ()
                stream.renew()
                for link in links:
                    self._follow(link, arrangement)
        if was.host != arrangement.host:
            for link in self.links:
                self._table.greet(link)
        if was.spectators and not arrangement.spectators:
            for link in tuple(self.links):
                self._send_off(link, arrangement)
        self._votes.clear()
        self._resume_if_back()
        self._watch_host()

    def _follow(self, link: Link, arrangement: Seating) -> None:
        """To where its person sits now, or to the public, if the table has one."""
        mine = seating.seats_of(arrangement, link.person)
        self._table.seat_link(link, mine[0] if mine else None)
        self._send_off(link, arrangement)

    def _send_off(self, link: Link, arrangement: Seating) -> None:
        """Who has no seat may stay where spectators may."""
        if (
            not arrangement.spectators
            and link.person != arrangement.host
            and not seating.seats_of(arrangement, link.person)
        ):
            link.close("no-spectators")

    def _watch_host(self) -> None:
        if self._table.closed is not None:
            return
        gone = not self.host_here and seating.next_host(self._table.now.seating, self.here) is not None
        if gone and self._host_gone is None:
            self._host_gone = self._table.world.clock.later(HOST_GONE_S, self._pass_on)
        elif not gone and self._host_gone is not None:
            self._host_gone.cancel()
            self._host_gone = None

    @property
    def host_here(self) -> bool:
        return seating.host_among(self._table.now.seating, self.here)

    def _pass_on(self) -> None:
        self._host_gone = None
        self._table.ask(None, HostGone(), lambda wrong: self._watch_host())

    def vote(self, who: Who, vote: Vote) -> "StandIn | Finish | None":
        """More than half of the people who are here decide, while the host is away."""
        if self.host_here:
            raise Illegal("host-is-here")
        if who.seat is None:
            raise Illegal("not-seated")
        if vote.to == "bot":
            self._absent(vote.seat)
        key = (vote.to, vote.seat if vote.to == "bot" else None)
        voters = self._votes.setdefault(key, set())
        voters.add(who.seat)
        here = [people for people in self._expected() if not people.isdisjoint(self.here)]
        if len(voters) * 2 <= len(here):
            self._table.stirred()
            return None
        del self._votes[key]
        return Finish("vote") if vote.to == "end" or vote.seat is None else StandIn(vote.seat, STAND_IN)

    def _absent(self, seat: Seat | None) -> None:
        chairs = self._table.now.seating.chairs
        if seat is None or seat >= len(chairs):
            raise Illegal("nobody-sits-there", seat=(seat or 0) + 1)
        seating.absent(self._table.now.seating, seat, self.here)

    def public(self) -> Public:
        """The table as everybody sees it."""
        table, arrangement = self._table, self._table.now.seating
        places = tuple(
            [
                Place(
                    chair.name,
                    bool(chair.people),
                    chair.bot,
                    not self.here.isdisjoint(chair.people),
                    arrangement.host in chair.people,
                )
                for chair in arrangement.chairs
            ]
        )
        votes = tuple([(what, seat, len(voters)) for (what, seat), voters in self._votes.items()])
        return Public(
            code=table.code,
            game=arrangement.game,
            options=arrangement.options,
            places=places,
            language=arrangement.language,
            locked=arrangement.locked,
            spectators=arrangement.spectators,
            paused=arrangement.paused,
            waiting=self.waiting,
            pace=arrangement.pace,
            matches=arrangement.matches,
            phase=self._phase(),
            watching=sum([link.seat is None for link in self.links]),
            votes=votes,
        )

    def _phase(self) -> Literal["open", "playing", "over", "ended"]:
        match = self._table.now.match
        if match is None:
            return "open"
        if match.closed is not None:
            return "ended"
        return "over" if match.over else "playing"


def _people(seating: Seating, seat: Seat) -> frozenset[str]:
    return frozenset(seating.chairs[seat].people) if seat < len(seating.chairs) else frozenset()
