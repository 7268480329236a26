"""Who is here: sockets follow persons, the host's role follows absence, and nobody waits who need not."""

from tests.simulation.rig import Rig
from wordless.server.tables.judge import HostGone


def test_a_socket_follows_its_person_to_another_seat_and_is_told() -> None:
    rig = Rig(seats=5, people=("ada",))
    di = rig.sit("di", None)
    rig.do(di, "sit-down", "sit", name="Di", seat=4)
    rig.clock.run(1)
    rig.do(rig.sit("ada", 0), "fewer---", "choose", game="signs", seats=3)
    rig.clock.run(1)
    assert di.seat == 1
    assert [frame["seat"] for frame in di.heard("you")] == [None, 4, 1]


def test_whoever_is_kicked_is_told_and_cannot_stay_where_nobody_may_watch() -> None:
    rig = Rig()
    ada, bo, cy = rig.sit("ada", 0), rig.sit("bo", 1), rig.sit("cy", 2)
    rig.do(ada, "kick-bo-", "kick", seat=1)
    rig.clock.run(1)
    assert bo.closed is None
    rig.do(ada, "lock-it-", "lock", on=True, spectators=False)
    rig.do(ada, "kick-cy-", "kick", seat=2)
    rig.clock.run(1)
    me = bo.heard("you")[-1]
    assert (me["seat"], me["seats"], me["host"], me["queued"], me["barred"]) == (None, [], False, False, True)
    assert bo.seat is None
    assert cy.closed == "no-spectators"


def test_a_gone_host_is_followed_by_the_next_who_is_told() -> None:
    rig = Rig()
    ada, bo = rig.sit("ada", 0), rig.sit("bo", 1)
    rig.table.disconnect(ada)
    rig.clock.run(74)
    assert rig.table.now.seating.host == "ada"
    rig.clock.run(2)
    assert rig.table.now.seating.host == "bo"
    assert [frame["host"] for frame in bo.heard("you")] == [False, True]


def test_a_host_who_is_back_in_time_stays_host() -> None:
    """Though the passing on waits already behind a slow disk."""
    rig = Rig()
    bo = rig.sit("bo", 1)
    rig.disk.faults.disk_s = 5.0
    rig.do(bo, "rename-1", "rename", name="New")
    rig.house(HostGone())
    rig.sit("ada", 0)
    rig.clock.run(20)
    assert rig.table.now.seating.host == "ada"


def test_a_full_disk_delays_the_passing_on_but_does_not_forget_it() -> None:
    rig = Rig()
    rig.sit("bo", 1)
    rig.disk.full = True
    rig.clock.run(70)
    rig.disk.full = False
    rig.clock.run(70)
    assert rig.table.now.seating.host == "bo"


def test_a_spectator_who_leaves_is_no_longer_counted() -> None:
    rig = Rig()
    ada, screen = rig.sit("ada", 0), rig.sit("ada", None)
    rig.table.disconnect(screen)
    watching = [frame["table"]["watching"] for frame in ada.heard("change") if "watching" in frame.get("table", ())]
    assert watching == [1, 0]


def test_votes_end_when_the_host_is_back() -> None:
    rig = Rig(seats=4, people=("ada", "bo", "cy", "di"))
    rig.start(rig.sit("ada", 0))
    rig.restart()
    bo, _, _ = rig.sit("bo", 1), rig.sit("cy", 2), rig.sit("di", 3)
    rig.do(bo, "vote-end", "vote", to="end")
    assert bo.heard("change")[-1]["table"]["votes"] == [["end", None, 1]]
    rig.sit("ada", 0)
    assert bo.heard("change")[-1]["table"]["votes"] == []


def test_after_a_restart_a_match_stands_still_until_all_are_back_or_a_minute_has_passed() -> None:
    rig = Rig(turn_seconds=10)
    rig.start(rig.sit("ada", 0))
    rig.clock.run(6)
    rig.restart()
    bo = rig.sit("bo", 1)
    rig.clock.run(59)
    assert rig.table.still
    assert bo.heard("whole")[-1]["clocks"] == []
    rig.clock.run(2)
    assert not rig.table.still
    assert [frame["clocks"][0]["seconds"] for frame in bo.heard("change") if "clocks" in frame] == [10]


def test_a_match_started_after_a_restart_waits_for_nobody() -> None:
    rig = Rig()
    rig.start(rig.sit("ada", 0))
    rig.restart()
    ada = rig.sit("ada", 0)
    rig.do(ada, "end-that", "end")
    rig.clock.run(1)
    rig.start(ada, "go-again")
    assert not rig.table.still


def test_a_table_that_everybody_has_left_falls_quiet_though_bots_sit_there() -> None:
    """Unless they have something to play."""
    rig = Rig(people=("ada",))
    ada = rig.sit("ada", 0)
    rig.start(ada, fill="easy")
    rig.table.disconnect(ada)
    busy = 0
    while rig.turn() != 0 and busy < 100:
        assert not rig.table.quiet or rig.turn() == 0
        rig.clock.run(0.5)
        busy += 1
    rig.clock.run(20)
    assert rig.turn() == 0
    assert rig.table.quiet
