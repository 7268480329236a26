"""Chairs of a table, and who asks about them: what all rules of seating share. Pure."""

from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from wordless.engine.game import Illegal, Seat
from wordless.server.tables.model import Chair, Seating, tidy_name


class Who(Struct, frozen=True, gc=False):
    """Somebody who asks: the person, and the seat they speak for, if any."""

    person: str
    seat: Seat | None


class Moment(NamedTuple):
    """What of the table's present matters: is a match running, and which persons are here."""

    playing: bool
    here: frozenset[str]


def seats_of(seating: Seating, person: str) -> tuple[Seat, ...]:
    return tuple([seat for seat, chair in enumerate(seating.chairs) if person in chair.people])


def chair_at(seating: Seating, seat: Seat) -> Chair:
    if not 0 <= seat < len(seating.chairs):
        raise Illegal("no-such-seat", seat=seat + 1)
    return seating.chairs[seat]


def taken(seating: Seating, seat: Seat) -> Chair:
    chair = chair_at(seating, seat)
    if not chair.people:
        raise Illegal("nobody-sits-there", seat=seat + 1)
    return chair


def named(seating: Seating, wanted: str, seat: Seat) -> str:
    name = tidy_name(wanted)
    if name is None:
        raise Illegal("name")
    others = [chair.name.casefold() for at, chair in enumerate(seating.chairs) if at != seat]
    if name.casefold() in others:
        raise Illegal("name-taken", name=name)
    return name


def with_chair(seating: Seating, seat: Seat, chair: Chair) -> Seating:
    chairs = (*seating.chairs[:seat], chair, *seating.chairs[seat + 1 :])
    return replace(seating, chairs=chairs)
