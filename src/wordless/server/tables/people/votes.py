"""Votes while the host is away, a quorum of those who are here: pure. More than half of them decide."""

from collections.abc import Collection, Iterable, Mapping
from typing import TypeAlias

from wordless.engine.game import Illegal, Seat
from wordless.server.tables import seating
from wordless.server.tables.judge import Finish, Hurry, StandIn, Standing
from wordless.server.tables.model import Seating, Vote
from wordless.server.tables.people.chairs import Who
from wordless.server.tables.seating import STAND_IN

Votes: TypeAlias = Mapping[tuple[str, Seat | None], frozenset[Seat]]


def cast(
    votes: Votes, now: Standing, here: Collection[str], who: Who, vote: Vote
) -> tuple[Votes, StandIn | Finish | Hurry | None]:
    """The votes after this one, and what they have decided, if anything; Illegal if there is nothing to vote on."""
    arrangement = now.seating
    if seating.host_among(arrangement, here):
        raise Illegal("host-is-here")
    if who.seat is None:
        raise Illegal("not-seated")
    if vote.to == "bot":
        _absent(arrangement, vote.seat, here)
    key = (vote.to, vote.seat if vote.to == "bot" else None)
    voters = votes.get(key, frozenset()) | {who.seat}
    present = [people for people in seating.expected(arrangement) if not people.isdisjoint(here)]
    if len(_persons([seating.people_of(arrangement, seat) for seat in voters])) * 2 <= len(_persons(present)):
        return {**votes, key: voters}, None
    open_still = {each: voters for each, voters in votes.items() if each != key}
    return open_still, Finish("vote") if vote.to == "end" or vote.seat is None else StandIn(vote.seat, STAND_IN)


def hurry(
    votes: Votes, now: Standing, here: Collection[str], who: Who, vote: Vote
) -> tuple[Votes, StandIn | Finish | Hurry | None]:
    """At any time: bots alone still play, and hurry once everybody who watches from a seat and is here wishes it."""
    match, chairs, key = now.match, now.seating.chairs, (vote.to, None)
    if who.seat is None:
        raise Illegal("not-seated")
    if match is None or match.over:
        raise Illegal("no-match")
    seated = [seat for seat, chair in enumerate(chairs) if chair.people]
    if not all(chairs[seat].bot or match.out(seat) for seat in seated):
        raise Illegal("people-play")
    voters = votes.get(key, frozenset()) | {who.seat}
    if any(seat not in voters for seat in seated if not set(chairs[seat].people).isdisjoint(here)):
        return {**votes, key: voters}, None
    return {each: voters for each, voters in votes.items() if each != key}, Hurry()


def _persons(groups: Iterable[frozenset[str]]) -> list[frozenset[str]]:
    """Each person once, however many seats they hold."""
    found: list[frozenset[str]] = []
    for group in groups:
        others = [each for each in found if each.isdisjoint(group)]
        found = [*others, group.union(*[each for each in found if not each.isdisjoint(group)])]
    return found


def _absent(arrangement: Seating, seat: Seat | None, here: Collection[str]) -> None:
    if seat is None or seat >= len(arrangement.chairs):
        raise Illegal("nobody-sits-there", seat=(seat or 0) + 1)
    seating.absent(arrangement, seat, here)


def counted(votes: Votes) -> tuple[tuple[str, Seat | None, int], ...]:
    """As everybody sees them: for what, and by how many."""
    return tuple([(what, seat, len(voters)) for (what, seat), voters in votes.items()])
