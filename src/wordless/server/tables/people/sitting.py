"""Who may sit down where, and when: pure.

Before a match whoever comes has a seat. In a running one secrets are at stake: nobody gets a second seat to look from,
a seat that somebody left waits for them alone, and a stranger takes a bot's only with the host's yes.
"""

from msgspec.structs import replace

from wordless.engine.game import Illegal, Seat
from wordless.server.tables.model import QUEUE_MAX, Admit, Chair, Queued, Seating, Sit, tidy_name
from wordless.server.tables.people.chairs import Moment, Who, chair_at, named, seats_of, with_chair


def sit(seating: Seating, who: Who, command: Sit, moment: Moment) -> Seating:
    """Sitting down twice is sitting once. Before a match a bot makes room; in one, or where somebody had to be sent
    away, newcomers wait for the host's yes."""
    if who.person in seating.barred:
        raise Illegal("barred")
    if _sits(seating, who.person, command):
        return seating
    if moment.playing and (mine := [seat for seat, chair in enumerate(seating.chairs) if who.person in chair.left]):
        seat = mine[0]
        return with_chair(seating, seat, Chair(named(seating, command.name, seat), seating.chairs[seat].left))
    if moment.playing and who.person in seating.looked:
        raise Illegal("looked-already")
    if seating.locked and who.person != seating.host:
        raise Illegal("locked")
    if who.person != seating.host and (moment.playing or seating.barred) and not seats_of(seating, who.person):
        return _queued(seating, who.person, command.name)
    return _seated(seating, who.person, command.name, command.seat, moment)


def _seated(seating: Seating, person: str, name: str, wanted: Seat | None, moment: Moment) -> Seating:
    """On that chair, or on any; in a running match only a bot's that nobody has left."""
    seat = _free(seating, moment) if wanted is None else wanted
    chair = chair_at(seating, seat)
    if chair.people:
        raise Illegal("seat-taken", seat=seat + 1)
    if moment.playing and chair.left:
        raise Illegal("seat-kept", seat=seat + 1)
    queue = tuple([each for each in seating.queue if each.person != person])
    looked = (*seating.looked, person) if moment.playing else seating.looked
    seating = replace(seating, hurried=False, queue=queue, looked=looked)
    return with_chair(seating, seat, Chair(named(seating, name, seat), (person,)))


def _queued(seating: Seating, person: str, name: str) -> Seating:
    """Once, under the name they said last."""
    others = tuple([each for each in seating.queue if each.person != person])
    if len(others) >= QUEUE_MAX:
        raise Illegal("table-full")
    taken = [each.name.casefold() for each in others]
    if (tidy := named(seating, name, -1)).casefold() in taken:
        raise Illegal("name-taken", name=tidy)
    return replace(seating, queue=(*others, Queued(tidy, person)))


def admit(seating: Seating, command: Admit, moment: Moment) -> Seating:
    found = next((each for each in seating.queue if each.name == command.name), None)
    if found is None:
        raise Illegal("nobody-waits", name=command.name)
    if not command.yes:
        return replace(seating, queue=tuple([each for each in seating.queue if each is not found]))
    return _seated(seating, found.person, found.name, None, moment)


def admitted(seating: Seating) -> Seating:
    """Before a match, whoever waits takes a seat, a free one or a bot's, as far as there are any."""
    seating = replace(seating, chairs=tuple([replace(chair, left=()) for chair in seating.chairs]), looked=())
    for each in () if seating.barred else seating.queue:
        if any(not chair.people for chair in seating.chairs):
            seating = _seated(seating, each.person, each.name, None, Moment(False, frozenset()))
    held = tuple(dict.fromkeys([person for chair in seating.chairs for person in chair.people]))
    return replace(seating, looked=held)


def _sits(seating: Seating, person: str, command: Sit) -> bool:
    """Whether it is there already: on that seat, or without a number on any under that name."""
    if command.seat is not None:
        return person in chair_at(seating, command.seat).people
    name = tidy_name(command.name)
    return any(chair.name == name for chair in seating.chairs if person in chair.people)


def _free(seating: Seating, moment: Moment) -> Seat:
    """The first free chair, else the first that a bot would give up."""
    for wanted in (None, "bot"):
        for seat, chair in enumerate(seating.chairs):
            if not chair.people and bool(chair.bot) == bool(wanted) and not (moment.playing and chair.left):
                return seat
    raise Illegal("table-full")
