"""Positions without gaps, epochs that hide what was another's, and clocks that are told as they stand."""

import pytest
from msgspec import Struct

from tests.simulation.rig import Listener, Rig
from wordless.server.tables.stream import KEPT_BYTES, KEPT_FRAMES, Snapshot, Stream


class Said(Struct, frozen=True):
    said: str


def table() -> tuple[Rig, list[Listener]]:
    rig = Rig(turn_seconds=20)
    listeners = [rig.sit(person, seat) for seat, person in enumerate(("ada", "bo", "cy"))]
    rig.start(listeners[0])
    return rig, listeners


def last(listener: Listener) -> tuple[str, int]:
    epoch, number = listener.heard("whole", "change")[-1]["at"]
    return epoch, number


def rename(rig: Rig, listener: Listener, times: int) -> None:
    for n in range(times):
        rig.do(listener, f"rename-{rig.random.random()}"[:30].replace(".", "-"), "rename", name=f"Name {n}")
        rig.clock.run(0.1)


def test_whoever_comes_back_soon_gets_just_the_rest() -> None:
    rig, listeners = table()
    at, heard = last(listeners[1]), len(listeners[1].frames)
    rig.table.disconnect(listeners[1])
    rename(rig, listeners[0], 3)
    again = rig.sit("bo", 1, at)
    assert [frame["at"] for frame in again.heard("whole", "change")] == [[at[0], at[1] + n] for n in (1, 2, 3)]
    assert len(listeners[1].frames) == heard


def test_whoever_comes_back_late_gets_everything() -> None:
    rig, listeners = table()
    at = last(listeners[1])
    rig.table.disconnect(listeners[1])
    rename(rig, listeners[0], 60)
    again = rig.sit("bo", 1, at)
    assert [frame["say"] for frame in again.heard("whole", "change")] == ["whole"]


def talked(*lengths: int, listeners: int = 0) -> Stream:
    """A stream that has told views of these lengths, one after the other, to so many listeners."""
    common = Rig().table.snapshot(None).common
    stream = Stream(0, iter(("first", "second")).__next__)
    for listener in (gone := Listener("ada", 0), *(Listener("ada", 0) for _ in range(listeners))):
        stream.join(listener, None, lambda: Snapshot(common, Said("")))
    stream.leave(gone)
    for length in lengths:
        stream.tell(Snapshot(common, Said("x" * length)))
    return stream


@pytest.mark.parametrize(("lengths", "told"), [((2, 3), ["change"]), ((2, KEPT_BYTES, 3), ["whole"])])
def test_a_large_frame_is_not_kept_and_whoever_missed_it_gets_a_whole_one(
    lengths: tuple[int, ...], told: list[str]
) -> None:
    listener = Listener("ada", 0)
    talked(*lengths, listeners=1).join(
        listener, ("first", 1), lambda: Snapshot(Rig().table.snapshot(None).common, Said(""))
    )
    assert [frame["say"] for frame in listener.heard()] == told


def test_a_stream_that_nobody_reads_sleeps_once_nobody_could_be_told_the_rest() -> None:
    assert talked(2).begun
    assert not talked(2, KEPT_BYTES).begun
    assert not talked(*range(2, 2 + KEPT_FRAMES)).begun


def test_a_seat_that_changed_hands_has_a_new_epoch_though_nobody_was_connected() -> None:
    """What its last person saw cannot be had by naming an old position."""
    rig, listeners = table()
    epoch, number = last(listeners[2])
    rig.table.disconnect(listeners[2])
    rename(rig, listeners[0], 3)
    rig.do(listeners[0], "kick-cy-", "kick", seat=2)
    rig.clock.run(1)
    di = rig.sit("di", None)
    rig.do(di, "sit-down", "sit", name="Di", seat=2)
    rig.clock.run(1)
    assert last(di)[0] != epoch
    again = rig.sit("di", 2, (epoch, number))
    assert [frame["say"] for frame in again.heard("whole", "change")] == ["whole"]


def test_frames_told_again_say_what_their_clocks_have_left_now() -> None:
    rig, listeners = table()
    mine = rig.turn()
    rig.clock.run(1)
    epoch, number = last(listeners[mine])
    rig.table.disconnect(listeners[mine])
    while rig.turn() == mine and rig.match.state.stage == 0:
        rig.ask(Listener(("ada", "bo", "cy")[mine], mine), "the-move")
        rig.clock.run(1)
    rig.clock.run(8)
    again = rig.sit(("ada", "bo", "cy")[mine], mine, (epoch, number))
    told = [frame["clocks"] for frame in again.heard("change") if "clocks" in frame]
    assert told
    assert 0 < told[-1][0]["seconds"] < 13
    assert told[-1][0]["seconds"] == rig.table.snapshot(mine).clocks[0].seconds


def test_a_clock_that_starts_again_is_told_again() -> None:
    rig, listeners = table()
    rig.disk.full = True
    rig.clock.run(20.5)
    told = [frame["clocks"] for frame in listeners[0].heard("change") if frame.get("clocks")]
    assert told[-1][0]["seconds"] == 20


def test_a_clock_at_zero_stands_there_while_the_house_moves() -> None:
    rig, listeners = table()
    rig.disk.faults.disk_s = 4.0
    rig.clock.run(18)
    rig.do(listeners[1], "rename-1", "rename", name="Slow")
    rig.clock.run(10)
    told = [clock for frame in listeners[0].heard("change") for clock in frame.get("clocks") or ()]
    assert not [clock for clock in told if clock["key"] == "turn/0" and clock["seconds"] > 0]
