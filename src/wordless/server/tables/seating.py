"""Authorisation: who may change what about a table. Pure, like a game's rules, and refused in the same way.

A person is known here by the hash of a secret only. The host is a person, seated or not.
"""

from collections.abc import Collection
from typing import Any

import msgspec
from msgspec.structs import replace

from wordless.bots import Level
from wordless.engine.chance import SEED_BYTES
from wordless.engine.game import Game, Illegal, Seat
from wordless.games import GAMES
from wordless.server.tables.model import (
    BARRED_MAX,
    DEVICES_MAX,
    Admit,
    Back,
    Bot,
    Chair,
    Choose,
    Command,
    Host,
    Kick,
    Lift,
    Lock,
    Pause,
    Rename,
    Seating,
    SetPace,
    Sit,
    Stand,
)
from wordless.server.tables.people import sitting
from wordless.server.tables.people.chairs import Moment, Who, chair_at, named, seats_of, taken, with_chair

STAND_IN: Level = "normal"


def fresh(game: str, seats: int, options: dict[str, Any], host: str, language: str) -> Seating:
    """A new table of free chairs."""
    fits(game, seats, options)
    return Seating(game=game, options=options, chairs=(Chair(),) * seats, host=host, language=language)


def fits(name: str, seats: int, options: dict[str, Any]) -> tuple[Game, Any]:
    """The game and its options, if such a match could be started at all."""
    game = GAMES.get(name)
    if game is None:
        raise Illegal("no-such-game", game=name)
    if seats not in game.SEATS:
        raise Illegal("seats", least=game.SEATS[0], most=game.SEATS[-1])
    try:
        made = msgspec.convert(options, game.Options)
    except msgspec.ValidationError as wrong:
        raise Illegal("options", what=str(wrong)) from None
    game.start(seats, made, bytes(SEED_BYTES), None)
    return game, made


def arrange(seating: Seating, who: Who, command: Command, moment: Moment) -> Seating:
    """The seating after the command, or Illegal."""
    if isinstance(command, Sit):
        return sitting.sit(seating, who, command, moment)
    if isinstance(command, Stand):
        return _vacate(seating, _own(seating, who), moment)
    if isinstance(command, Rename):
        seat = _own(seating, who)
        return with_chair(seating, seat, replace(seating.chairs[seat], name=named(seating, command.name, seat)))
    if isinstance(command, Back):
        seat = _own(seating, who)
        return with_chair(replace(seating, hurried=False), seat, replace(seating.chairs[seat], bot=None))
    if isinstance(command, Bot) and command.seat == who.seat:
        return stood_in(seating, _own(seating, who), command.level)
    _host_only(seating, who)
    return _hosted(seating, command, moment)


def _hosted(seating: Seating, command: Command, moment: Moment) -> Seating:
    if isinstance(command, Choose):
        return _choose(seating, command, moment)
    if isinstance(command, Bot):
        return _bot(seating, command, moment)
    if isinstance(command, Kick):
        return _kick(seating, command, moment)
    if isinstance(command, Admit):
        return sitting.admit(seating, command, moment)
    if isinstance(command, Lift):
        return replace(seating, barred=())
    if isinstance(command, Lock):
        return replace(seating, locked=command.on, spectators=command.spectators)
    if isinstance(command, Pause):
        return replace(seating, paused=command.on)
    if isinstance(command, SetPace):
        return replace(seating, pace=command.pace)
    assert isinstance(command, Host)
    return replace(seating, host=taken(seating, command.seat).people[0])


def _vacate(seating: Seating, seat: Seat, moment: Moment) -> Seating:
    """A seat never leaves a running match: a bot plays on, and nobody else gets to see its cards."""
    left = seating.chairs[seat].people if moment.playing else ()
    return with_chair(seating, seat, Chair(bot=STAND_IN if moment.playing else None, left=left))


def _choose(seating: Seating, command: Choose, moment: Moment) -> Seating:
    if moment.playing:
        raise Illegal("playing")
    fits(command.game, command.seats, command.options)
    chairs = _resized(seating.chairs, command.seats)
    return replace(seating, game=command.game, options=command.options, chairs=chairs)


def _resized(chairs: tuple[Chair, ...], seats: int) -> tuple[Chair, ...]:
    """People keep their chairs, or move up when theirs is taken away; bots go first."""
    if seats >= len(chairs):
        return chairs + (Chair(),) * (seats - len(chairs))
    people = [chair for chair in chairs[seats:] if chair.people]
    kept = list(chairs[:seats])
    for wanted in (False, True):
        for seat, chair in enumerate(kept):
            if people and not chair.people and bool(chair.bot) == wanted:
                kept[seat] = people.pop(0)
    if people:
        raise Illegal("too-many-people", seats=seats)
    return tuple(kept)


def _bot(seating: Seating, command: Bot, moment: Moment) -> Seating:
    chair = chair_at(seating, command.seat)
    if chair.people:
        seat = absent(seating, command.seat, moment.here) if command.level else command.seat
        return stood_in(seating, seat, command.level)
    if command.level is None and moment.playing:
        raise Illegal("seat-needs-a-player", seat=command.seat + 1)
    return with_chair(seating, command.seat, replace(chair, bot=command.level))


def stood_in(seating: Seating, seat: Seat, level: Level | None) -> Seating:
    return with_chair(seating, seat, replace(seating.chairs[seat], bot=level))


def absent(seating: Seating, seat: Seat, here: Collection[str]) -> Seat:
    """That seat, if somebody sits there and none of their devices is here."""
    if not set(taken(seating, seat).people).isdisjoint(here):
        raise Illegal("seat-not-absent", seat=seat + 1)
    return seat


def _kick(seating: Seating, command: Kick, moment: Moment) -> Seating:
    chair = taken(seating, command.seat)
    if seating.host in chair.people:
        raise Illegal("host-stays")
    barred = (*seating.barred, *chair.people)[-BARRED_MAX:]
    return replace(_vacate(seating, command.seat, moment), barred=barred)


def filled(seating: Seating, level: Level | None) -> Seating:
    """Bots on the free chairs; Illegal if any stays free."""
    chairs = tuple([chair if chair.people or chair.bot else Chair(bot=level) for chair in seating.chairs])
    if not all(chair.people or chair.bot for chair in chairs):
        raise Illegal("free-seats")
    return replace(seating, chairs=chairs)


def joined(seating: Seating, seat: Seat, person: str, giver: str, playing: bool) -> Seating:
    """Another device of the person on this seat, if whoever gave it the pass still sits there.

    In a running match it may be no device that has looked from another seat.
    """
    chair = taken(seating, seat)
    if giver not in chair.people:
        raise Illegal("pass-spent")
    if person in chair.people:
        return seating
    if playing and person in seating.looked:
        raise Illegal("looked-already")
    people = (*chair.people, person)
    if len(people) > DEVICES_MAX:
        raise Illegal("too-many-devices", most=DEVICES_MAX)
    looked = (*seating.looked, person) if playing else seating.looked
    return with_chair(replace(seating, looked=looked), seat, replace(chair, people=people))


def next_host(seating: Seating, here: Collection[str]) -> str | None:
    """Whoever becomes host when the host is gone: the next seated person who is here."""
    seated = [person for chair in seating.chairs for person in chair.people]
    return next((person for person in seated if person in here and person != seating.host), None)


def succeeded(seating: Seating, here: Collection[str]) -> Seating:
    """The next host in the place of one who is gone; the host who has come back stays."""
    next_one = next_host(seating, here)
    return seating if next_one is None or host_among(seating, here) else replace(seating, host=next_one)


def host_among(seating: Seating, here: Collection[str]) -> bool:
    """Whether any device of the host is here."""
    mine = {seating.host}.union(*[chair.people for chair in seating.chairs if seating.host in chair.people])
    return not mine.isdisjoint(here)


def people_of(seating: Seating, seat: Seat | None) -> frozenset[str]:
    """All devices of the person on that seat, if there is such a seat."""
    if seat is None or seat >= len(seating.chairs):
        return frozenset()
    return frozenset(seating.chairs[seat].people)


def expected(seating: Seating) -> list[frozenset[str]]:
    """The people of each seat that no bot stands in for."""
    return [frozenset(chair.people) for chair in seating.chairs if chair.people and not chair.bot]


def hosted_by(seating: Seating, who: Who) -> bool:
    """Every device on the host's seat is the host."""
    if who.person == seating.host:
        return True
    mine = seats_of(seating, who.person)
    return any(seating.host in seating.chairs[seat].people for seat in mine)


def _host_only(seating: Seating, who: Who) -> None:
    if not hosted_by(seating, who):
        raise Illegal("host-only")


def holds(seating: Seating, who: Who) -> bool:
    """Whether the seat they speak for is theirs, now that it is judged."""
    return who.seat is not None and who.seat < len(seating.chairs) and who.person in seating.chairs[who.seat].people


def _own(seating: Seating, who: Who) -> Seat:
    if who.seat is None or not holds(seating, who):
        raise Illegal("not-seated")
    return who.seat
