"""The wire tells no more than `view`: twin tables give a viewer the same frames, byte for byte and in one order.

Greetings, whole frames and changes, answers and refusals, what is resumed; after a further move of one's own that
reveals nothing, and after moves of others that one may not know of.
"""

from collections.abc import Iterator
from random import Random
from typing import Any
from zlib import crc32

import msgspec
import pytest
from hypothesis import given

from tests.laws.cases import ALL, Case, Walk, some, walks
from tests.laws.twins import MOMENT_S, Side
from wordless.engine.game import Illegal, Offer, Seat
from wordless.engine.play import draw, kinds
from wordless.games import GAMES
from wordless.server.tables import table as tables
from wordless.server.tables.judge import Standing, judge
from wordless.server.tables.model import ClockShown, Fault, MoveLetter
from wordless.server.tables.people.chairs import Who
from wordless.server.tables.stream import Snapshot, Stream
from wordless.server.tables.table import Table as ServerTable
from wordless.server.tables.views import Room, Views

REAL = [table for table in ALL if table.name in GAMES]


class Leak(AssertionError):
    """Two tables that must look the same do not."""


def same(mine: Side, theirs: Side, when: str) -> None:
    one, other = mine.heard(), theirs.heard()
    if one != other:
        raise Leak(f"{mine.walk}, seat {mine.viewer}, {when}: {one} and {other}")


def coming(mine: Side, theirs: Side) -> None:
    """The greeting, everything at once, and what is resumed after a while."""
    at = [frame["at"] for frame in mine.listener.heard("whole")][-1]
    same(mine, theirs, "coming")
    for side in (mine, theirs):
        side.do(side.listeners[0], "rename-1", "rename", name="Another name")
        side.clock.run(MOMENT_S)
    same(mine, theirs, "a change of the table")
    for side in (mine, theirs):
        side.come_back((at[0], at[1]))
    same(mine, theirs, "coming back")


def trying(mine: Side, theirs: Side, moves: list[Any]) -> None:
    """Asks that are refused, and whatever else the viewer may try: its own sight decides what becomes of it."""
    for n, move in enumerate(moves):
        stage = mine.match.state.stage + (n % 5 == 4)
        for side in (mine, theirs):
            side.move(side.viewer, f"tried-{n:04}", move, stage)
        if mine.listener.answers() != theirs.listener.answers():
            raise Leak(f"{mine.walk}, seat {mine.viewer} may tell by trying {move}")
        if mine.sight() != theirs.sight():
            return
        same(mine, theirs, f"trying {move}")


def moving(mine: Side, theirs: Side, random: Random) -> None:
    """A move of one's own, told alike if it reveals nothing."""
    view, offers, *_ = mine.sight()
    if mine.viewer is None or not offers:
        return
    move = draw(random, offers, kinds(mine.walk.case.game), view)
    for side in (mine, theirs):
        side.move(side.viewer, "own-move", move)
    if mine.sight() == theirs.sight():
        same(mine, theirs, f"after {move}")


def in_secret(mine: Side, theirs: Side, random: Random) -> None:
    """What another does that one may not know of is not heard at all, now or in the number of a later frame."""
    others = [seat for seat in range(mine.walk.seats) if seat != mine.viewer]
    for seat in random.sample(others, min(3, len(others))):
        for side, chance in ((mine, 1.0), (theirs, 0.5)):
            move = side.hidden(random, seat) if random.random() < chance else None
            if move is None:
                side.clock.run(MOMENT_S)
            else:
                side.move(seat, f"hidden-{seat}", move)
                if frames := side.heard():
                    raise Leak(f"{side.walk}, seat {side.viewer} hears of {seat}'s {move}: {frames}")
    for side in (mine, theirs):
        side.do(side.listeners[0], "rename-2", "rename", name="Yet another")
        side.clock.run(MOMENT_S)
    same(mine, theirs, "after what others did in secret")


def compare(walk: Walk, state: Any, viewer: Seat | None, random: Random, stolen: list[Any]) -> None:
    """All of it, at one position, for one viewer."""
    twin = walk.case.given.twin(state, viewer, random)

    def pair() -> tuple[Side, Side]:
        mine, theirs = Side(walk, state, viewer), Side(walk, twin, viewer)
        return mine, theirs

    mine, theirs = pair()
    coming(mine, theirs)
    in_secret(mine, theirs, random)
    if mine.sight() == theirs.sight():
        moving(mine, theirs, random)
    mine, theirs = pair()
    same(mine, theirs, "coming again")
    trying(mine, theirs, stolen)


def positions(walk: Walk, most: int) -> Iterator[tuple[Any, Random, list[Any]]]:
    random = Random(walk.number)
    stolen = some((move for seat, move, _ in walk.steps() if seat is not None), random, 6)
    for state in some(walk.states(), random, most):
        yield state, random, stolen


@given(walks())
def test_twin_tables_tell_a_viewer_the_same_bytes(walk: Walk) -> None:
    if walk.case in REAL:
        for state, random, stolen in positions(walk, 3):
            for viewer in (None, *range(walk.seats)):
                compare(walk, state, viewer, random, stolen)


def hidden(table: Room) -> int:
    """A number that gives away what lies hidden."""
    assert table.now.match is not None
    return _digest(table.now.match.state)


def _digest(state: Any) -> int:
    return crc32(msgspec.msgpack.encode(msgspec.structs.replace(state, seed=b"")))


_to, _clocks, _fault, _tell, _answer = Views.to, Views._clocks, ServerTable.fault, Stream.tell, ServerTable._answer


def _in_the_view(views: Views, viewer: Seat | None) -> Snapshot:
    shown = _to(views, viewer)
    return msgspec.structs.replace(shown, view=msgspec.structs.replace(shown.view, happened=hidden(views._room)))


def _in_the_clocks(views: Views, *given: Any) -> tuple[ClockShown, ...]:
    return (*_clocks(views, *given), ClockShown("turn", None, hidden(views._room) % 100))


def _in_a_refusal(table: ServerTable, illegal: Illegal) -> Fault:
    return _fault(table, Illegal(illegal.key, **illegal.parameters, card=hidden(table) % 100))


def _in_the_length(views: Views, viewer: Seat | None) -> Snapshot:
    shown = _to(views, viewer)
    return msgspec.structs.replace(
        shown, common=msgspec.structs.replace(shown.common, awaited=(0,) * (hidden(views._room) % 4))
    )


def _in_the_offers(views: Views, viewer: Seat | None) -> Snapshot:
    shown = _to(views, viewer)
    return msgspec.structs.replace(
        shown, offers=(*shown.offers, Offer("guess", {"card": (hidden(views._room) % 100,)}))
    )


def _in_the_order(table: ServerTable, judged: list[Any]) -> None:
    if hidden(table) % 2:
        table.audience.greet(table.audience.links[-1])
    _answer(table, judged)


def _in_the_number(stream: Stream, now: Snapshot) -> None:
    before = stream.number
    _tell(stream, now)
    if stream.number == before:
        stream.number += 1


def _in_what_is_legal(standing: Standing, who: Who | None, what: Any, *given: Any) -> Any:
    if isinstance(what, MoveLetter) and standing.match is not None and _digest(standing.match.state) % 2:
        raise Illegal("too-late")
    return judge(standing, who, what, *given)


LEAKS: dict[str, tuple[Any, str, Any]] = {
    "in the View": (Views, "to", _in_the_view),
    "in the clocks": (Views, "_clocks", _in_the_clocks),
    "in a refusal": (ServerTable, "fault", _in_a_refusal),
    "in a length": (Views, "to", _in_the_length),
    "in the order": (ServerTable, "_answer", _in_the_order),
    "in the numbers": (Stream, "tell", _in_the_number),
    "in what is legal": (tables, "judge", _in_what_is_legal),
    "in the offers": (Views, "to", _in_the_offers),
}


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("table", REAL, ids=repr)
def test_a_planted_leak_is_caught(table: Case, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if (table.name, leak) == ("signs", "in the numbers"):
        return  # in Signs nobody ever moves in secret
    owner, name, wrong = LEAKS[leak]
    monkeypatch.setattr(owner, name, wrong)
    for number, (seats, options) in enumerate(table.given.CASES):
        walk = Walk(table, seats, options, number)
        for state, random, stolen in positions(walk, 4):
            for viewer in (None, *range(seats)):
                try:
                    compare(walk, state, viewer, random, stolen)
                except Leak:
                    return
    raise AssertionError("not caught")
