"""Whatever was granted is granted again, whatever has happened since, and is done once."""

from tests.simulation.rig import Rig


def moved(rig: Rig, id: str) -> int:
    return [entry.get("id") for entry in rig.entries() if entry["entry"] == "moved"].count(id)


def test_a_repeat_while_the_table_is_paused_is_answered_as_the_first_was() -> None:
    rig = Rig()
    listeners = [rig.sit(person, seat) for seat, person in enumerate(("ada", "bo", "cy"))]
    rig.start(listeners[0])
    mine = listeners[rig.turn()]
    stage = rig.match.state.stage
    rig.ask(mine, "the-move")
    rig.clock.run(1)
    rig.do(listeners[0], "pause-it", "pause", on=True)
    rig.clock.run(1)
    rig.say(mine, {"say": "ask", "id": "the-move", "stage": stage, "move": {"move": "reveal"}})
    rig.say(mine, {"say": "ask", "id": "another-", "stage": stage, "move": {"move": "reveal"}})
    assert [answer for answer in mine.answers() if answer[0] == "the-move"] == [("the-move", "done")] * 2
    assert mine.answers()[-1] == ("another-", "paused")


def test_a_repeat_by_somebody_who_has_left_the_seat_is_still_granted_but_nothing_new_is() -> None:
    rig = Rig()
    listeners = [rig.sit(person, seat) for seat, person in enumerate(("ada", "bo", "cy"))]
    rig.start(listeners[0])
    mine = listeners[rig.turn()]
    rig.ask(mine, "the-move")
    rig.clock.run(1)
    rig.do(mine, "stand-up", "stand")
    rig.clock.run(0.1)
    assert mine.seat is None
    for id in ("the-move", "too-late"):
        rig.say(mine, {"say": "ask", "id": id, "stage": 0, "move": {"move": "reveal"}})
    assert mine.answers()[-2:] == [("the-move", "done"), ("too-late", "not-seated")]
    assert moved(rig, "the-move") == 1


def test_a_repeat_from_another_seat_of_the_same_person_is_not_played_there() -> None:
    rig = Rig(people=("ada", "ada", "cy"))
    listeners = [rig.sit("ada", 0), rig.sit("ada", 1), rig.sit("cy", 2)]
    rig.start(listeners[0])
    while rig.turn() == 2:
        rig.ask(listeners[2], f"cy-moves-{rig.table.seq}")
        rig.clock.run(1)
    mine = rig.turn()
    rig.ask(listeners[mine], "the-move")
    rig.ask(listeners[mine], "the-move")
    rig.say(listeners[1 - mine], {"say": "ask", "id": "the-move", "stage": 0, "move": {"move": "reveal"}})
    rig.clock.run(1)
    assert listeners[1 - mine].answers()[-1] == ("the-move", "done")
    assert moved(rig, "the-move") == 1


def test_an_ask_of_the_last_match_is_not_played_in_the_next_even_after_a_restart() -> None:
    rig = Rig(seats=2, people=("ada", "bo"))
    listeners = [rig.sit("ada", 0), rig.sit("bo", 1)]
    rig.start(listeners[0])
    mine = listeners[rig.turn()]
    offers = rig.table.snapshot(mine.seat).offers
    rig.ask(mine, "the-move")
    rig.clock.run(1)
    rig.do(listeners[0], "end-that", "end")
    rig.clock.run(1)
    rig.start(listeners[0], "go-again")
    letter = {"say": "ask", "id": "the-move", "stage": 0, "move": {"move": offers[0].move}}
    rig.say(mine, letter)
    rig.restart()
    rig.say(rig.sit(mine.person, mine.seat), letter)
    rig.clock.run(1)
    assert mine.answers()[-1] == ("the-move", "done")
    assert moved(rig, "the-move") == 1


def test_an_ask_that_names_another_match_comes_too_late() -> None:
    rig = Rig()
    listeners = [rig.sit(person, seat) for seat, person in enumerate(("ada", "bo", "cy"))]
    rig.start(listeners[0])
    mine = listeners[rig.turn()]
    rig.ask(mine, "of-match-2", match=2)
    rig.ask(mine, "of-match-1", match=1)
    rig.clock.run(1)
    assert mine.answers()[-2:] == [("of-match-2", "too-late"), ("of-match-1", "done")]


def test_a_command_said_again_is_done_once_even_after_a_restart() -> None:
    """A kick that reaches the table twice does not hit whoever has sat down since."""
    rig = Rig()
    ada, cy = rig.sit("ada", 0), rig.sit("cy", 2)
    rig.do(ada, "kick-cy-", "kick", seat=2)
    rig.clock.run(1)
    di = rig.sit("di", None)
    rig.do(ada, "lift-it-", "lift")
    rig.clock.run(1)
    rig.do(di, "sit-down", "sit", name="Di", seat=2)
    rig.clock.run(1)
    rig.restart()
    rig.do(rig.sit("ada", 0), "kick-cy-", "kick", seat=2)
    rig.clock.run(1)
    assert cy.seat is None
    assert rig.table.now.seating.chairs[2].people == ("di",)


def test_an_end_said_again_after_a_restart_is_answered_as_the_first_was() -> None:
    rig = Rig()
    listeners = [rig.sit(person, seat) for seat, person in enumerate(("ada", "bo", "cy"))]
    rig.start(listeners[0])
    rig.do(listeners[0], "end-that", "end")
    rig.clock.run(1)
    rig.restart()
    ada = rig.sit("ada", 0)
    for id in ("end-that", "end-more"):
        rig.do(ada, id, "end")
        rig.clock.run(1)
    assert ada.answers() == [("end-that", "done"), ("end-more", "no-match")]
    assert [entry["entry"] for entry in rig.entries()].count("closed") == 1


def test_sitting_down_again_without_a_number_is_sitting_once() -> None:
    rig = Rig(seats=4)
    di = rig.sit("di", None)
    for id in ("sit-down", "sit-more"):
        rig.do(di, id, "sit", name="Di")
        rig.clock.run(1)
    assert di.answers() == [("sit-down", "done"), ("sit-more", "done")]
    assert [chair.people for chair in rig.table.now.seating.chairs].count(("di",)) == 1


def test_on_a_full_disk_what_changes_nothing_is_answered_truly() -> None:
    rig = Rig()
    listeners = [rig.sit(person, seat) for seat, person in enumerate(("ada", "bo", "cy"))]
    rig.start(listeners[0])
    mine = listeners[rig.turn()]
    rig.ask(mine, "the-move")
    rig.clock.run(1)
    rig.disk.full = True
    before = len(rig.entries())
    rig.do(mine, "rename-1", "rename", name="New")
    rig.say(mine, {"say": "ask", "id": "the-move", "stage": 0, "move": {"move": "reveal"}})
    rig.do(mine, "rename-2", "rename", name=" ")
    rig.do(mine, "rename-3", "rename", name="Newer")
    rig.clock.run(1)
    answers = dict(mine.answers())
    assert answers == {
        **answers,
        "rename-1": "disk-full",
        "the-move": "done",
        "rename-2": "name",
        "rename-3": "disk-full",
    }
    assert len(rig.entries()) == before
    rig.disk.full = False
    rig.do(mine, "rename-1", "rename", name="New")
    rig.clock.run(1)
    assert mine.answers()[-1] == ("rename-1", "done")
