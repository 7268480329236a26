"""Judged in order, written together, then told: what may go wrong on the way, and what must not come of it."""

from typing import Any

import pytest
from hypothesis import given
from msgspec import Raw
from msgspec.structs import replace

from tests.laws.cases import Walk, walks
from tests.simulation.rig import CODE, Rig
from wordless.engine.game import Illegal
from wordless.engine.match import Match, opening
from wordless.engine.model import Ask as EngineAsk
from wordless.games import GAMES
from wordless.server.tables import seating, wire
from wordless.server.tables.judge import HostGone, Played, Rung, StandIn, Standing, judge
from wordless.server.tables.model import Arranged, Chair, Choose, End, Kick, MoveLetter, Seating, Sit, Stand
from wordless.server.tables.people.chairs import Who


def playing(**options: Any) -> Rig:
    rig = Rig(**options)
    rig.start(rig.sit("ada", 0))
    return rig


def test_whoever_has_lost_a_seat_while_their_ask_waited_does_not_play_it() -> None:
    rig = playing()
    seat = rig.turn()
    person = ("ada", "bo", "cy")[seat]
    move = wire.encode({"move": rig.table.snapshot(seat).offers[0].move})
    rig.house(Stand(), Who(person, seat))
    rig.house(Sit("Di", seat), Who("di", None))
    answers = rig.house(MoveLetter("the-move", 0, Raw(move)), Who(person, seat))
    rig.clock.run(1)
    assert [wrong and wrong.key for wrong in answers] == ["not-seated"]


def test_asks_from_a_seat_that_is_gone_are_refused_and_the_table_stays_open() -> None:
    rig = Rig(seats=4, people=("ada", "bo"))
    rig.start(rig.sit("ada", 0), fill="easy")
    rig.house(Sit("Di", 3), Who("di", None))
    rig.clock.run(1)
    rig.house(End(), Who("ada", 0))
    rig.house(Choose("signs", 3), Who("ada", 0))
    answers = [
        rig.house(MoveLetter("the-move", 0, Raw(b"{}")), Who("di", 3)),
        rig.house(Stand(), Who("di", 3)),
        rig.house(StandIn(3, "easy")),
    ]
    rig.clock.run(1)
    assert [answer[0].key for answer in answers if answer[0]] == ["no-match", "not-seated", "no-such-seat"]
    assert rig.table.closed is None


def test_a_match_leaves_the_table_when_another_game_or_number_of_seats_is_chosen() -> None:
    rig = playing()
    ada = rig.sit("ada", 0)
    rig.do(ada, "end-that", "end")
    rig.clock.run(1)
    rig.do(ada, "the-same", "choose", game="signs", seats=3, options={"piles": 2})
    rig.clock.run(1)
    assert rig.table.now.match
    rig.do(ada, "another-", "choose", game="signs", seats=5)
    rig.clock.run(1)
    di = rig.sit("di", None)
    rig.do(di, "sit-down", "sit", name="Di", seat=4)
    rig.clock.run(1)
    whole = ada.heard("whole")[-1]
    assert whole["table"]["phase"] == "open"
    assert "view" not in whole
    assert di.answers() == [("sit-down", "done")]
    rig.restart()
    assert rig.table.now.match is None


def test_a_table_whose_journal_is_gone_closes_instead_of_judging_for_ever() -> None:
    rig = Rig()
    ada = rig.sit("ada", 0)
    rig.disk.rows[CODE] = []
    rig.do(ada, "rename-1", "rename", name="New")
    rig.clock.run(1)
    assert rig.table.closed == "forgotten"
    assert ada.closed == "forgotten"
    assert ada.answers() == [("rename-1", "table-closed")]


def test_what_another_node_wrote_is_told_and_what_waits_is_judged_after_it() -> None:
    rig = Rig()
    ada = rig.sit("ada", 0)
    there = rig.table.now.seating
    chairs = (*there.chairs[:2], Chair("New", ("cy",)))
    rig.write(wire.encode(Arranged("rename", replace(there, chairs=chairs))))
    rig.do(ada, "rename-1", "rename", name="New")
    rig.do(ada, "rename-2", "rename", name="Newer")
    rig.clock.run(1)
    assert ada.answers() == [("rename-1", "name-taken"), ("rename-2", "done")]
    assert [chair.name for chair in rig.table.now.seating.chairs] == ["Newer", "Bo", "New"]
    assert rig.table.seq == 3


def test_an_entry_of_another_node_that_cannot_be_read_closes_the_table_and_answers_everybody() -> None:
    rig = Rig()
    ada = rig.sit("ada", 0)
    rig.write(b'{"entry": "unheard-of"}')
    rig.do(ada, "rename-1", "rename", name="New")
    rig.clock.run(1)
    assert rig.table.closed == "table-closed"
    assert ada.answers() == [("rename-1", "table-closed")]


def test_an_unexpected_fault_closes_the_table_and_answers_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    rig = Rig()
    ada = rig.sit("ada", 0)
    rig.house(Kick(2), Who("ada", 0))  # in flight, so that the next three are judged together
    monkeypatch.setattr(seating, "succeeded", lambda seating, here: 1 / 0)
    rig.do(ada, "rename-1", "rename", name="New")
    wrong = rig.house(HostGone())
    rig.do(ada, "rename-2", "rename", name="Newer")
    rig.clock.run(1)
    assert [each and each.key for each in wrong] == ["table-closed"]
    assert ada.answers() == [("rename-1", "table-closed"), ("rename-2", "table-closed")]
    rig.restart()
    assert rig.table.now.seating.chairs[0].name == "Ada"


def test_a_closed_table_does_nothing_any_more() -> None:
    rig = playing(turn_seconds=10)
    ada = rig.sit("ada", 0)
    rig.house(Rung(CODE, 1, rig.match.game.timers(rig.match.state)[0]))
    rig.table.close("restarting")
    rig.table.disconnect(ada)
    rig.clock.run(300)
    assert rig.clock.idle
    late = rig.sit("bo", 1)
    assert late.closed == "restarting"
    rig.table.disconnect(late)
    assert rig.clock.idle


@given(walks())
def test_a_clock_is_no_longer_played_for_once_it_was_dropped(walk: Walk) -> None:
    """Whoever moves just before zero is not overridden by the house."""
    if walk.case.name not in GAMES:
        return
    game = walk.case.game
    opened = opening(walk.case.name, game, walk.seats, walk.options, walk.seed)
    there = Seating(game=walk.case.name, options={}, chairs=(Chair(),) * walk.seats, host="ada", matches=1)
    running = game.timers(game.start(walk.seats, walk.options, walk.seed, None))
    for _, _, state in walk.steps():
        standing = Standing(there, Match(game, opened, state, {}, None))
        dropped = [timer for timer in running if timer not in game.timers(state)]
        for timer in dropped:
            with pytest.raises(Illegal, match="too-late"):
                judge(standing, None, Rung(CODE, 1, timer), frozenset(), bytes)
        running = game.timers(state)


def test_a_bot_s_move_is_not_played_once_its_person_is_back() -> None:
    rig = playing()
    seat, match = rig.turn(), rig.match
    move = match.game.idle(match.view(seat))
    refused = rig.house(Played(1, EngineAsk("by-a-bot", 0, seat, move)))
    chairs = [
        chair if at != seat else Chair(chair.name, chair.people, "easy")
        for at, chair in enumerate(rig.table.now.seating.chairs)
    ]
    rig.clock.run(1)
    assert [wrong and wrong.key for wrong in refused] == ["too-late"]
    seated = replace(rig.table.now.seating, chairs=tuple(chairs))
    entry, _ = judge(Standing(seated, match), None, Played(1, EngineAsk("by-a-bot", 0, seat, move)), frozenset(), bytes)
    assert entry is not None
