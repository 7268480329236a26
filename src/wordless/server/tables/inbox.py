"""Message dispatch: what a device says to a table, and how it is answered; everything of a socket but its transport."""

from collections.abc import Callable
from typing import TypeAlias

from wordless.engine.game import Illegal
from wordless.server.tables import wire
from wordless.server.tables.model import Do, Fault, MoveLetter, Ping, Sit, Vote
from wordless.server.tables.people.chairs import Who, seats_of
from wordless.server.tables.stream import Link
from wordless.server.tables.table import Table

UNKNOWN = "unknown"
Answer: TypeAlias = Callable[[Fault | None], None]


def hear(
    table: Table, link: Link, said: str | bytes, allowed: Callable[[MoveLetter | Do], bool] = lambda letter: True
) -> None:
    """A letter from this device; its answer goes back to it by id, once what it says is on disk."""
    try:
        letter = wire.letter(said)
    except Illegal as illegal:
        link.send(wire.refused(wire.id_of(said), table.fault(illegal)))
        return
    if isinstance(letter, Ping):
        link.send(wire.PONG)
    elif not allowed(letter):
        link.send(wire.refused(letter.id, table.fault(Illegal("too-fast"))))
    elif isinstance(letter, MoveLetter):
        table.ask(Who(link.person, link.seat), letter, answering(link, letter.id))
    else:
        _do(table, link, letter)


def refuse_too_fast(table: Table, link: Link, said: str | bytes) -> None:
    """A letter that comes too fast is not judged, but it is answered."""
    link.send(wire.refused(wire.id_of(said), table.fault(Illegal("too-fast"))))


def answering(link: Link, id: str) -> Answer:
    """One of three: done, refused, or unknown, where it may come to life later or not; asking again will tell."""

    def answer(wrong: Fault | None) -> None:
        if wrong is None:
            link.send(wire.done(id))
        else:
            link.send(wire.unknown(id) if wrong.key == UNKNOWN else wire.refused(id, wrong))

    return answer


def _do(table: Table, link: Link, letter: Do) -> None:
    what, answer = letter.what, answering(link, letter.id)
    if isinstance(what, Vote):
        _vote(table, link, what, answer)
    elif isinstance(what, Sit):
        table.ask(Who(link.person, link.seat), letter, lambda wrong: _seated(table, link, what, wrong, answer))
    else:
        table.ask(Who(link.person, link.seat), letter, answer)


def _vote(table: Table, link: Link, vote: Vote, answer: Answer) -> None:
    """A vote is counted at once; what it decides is asked for by the house."""
    try:
        decided = table.presence.vote(Who(link.person, link.seat), vote)
    except Illegal as illegal:
        answer(table.fault(illegal))
        return
    if decided is None:
        answer(None)
    else:
        table.ask(None, decided, answer)


def _seated(table: Table, link: Link, sit: Sit, wrong: Fault | None, answer: Answer) -> None:
    """Look from the seat just taken."""
    mine = seats_of(table.now.seating, link.person)
    if wrong is None and mine:
        if link.screen:
            table.audience.greet(link)
        else:
            table.audience.move(link, sit.seat if sit.seat in mine else mine[-1])
    answer(wrong)
