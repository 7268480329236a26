"""Positions without gaps, epochs that hide what was another's, and clocks that are told as they stand."""

import pytest
from msgspec import Struct

from tests.simulation.rig import Ear, Rig
from wordless.server.tables.stream import KEPT_BYTES, KEPT_FRAMES, Snapshot, Stream


class Said(Struct, frozen=True):
    said: str


def table() -> tuple[Rig, list[Ear]]:
    rig = Rig(turn_seconds=20)
    ears = [rig.sit(person, seat) for seat, person in enumerate(("ada", "bo", "cy"))]
    rig.start(ears[0])
    return rig, ears


def last(ear: Ear) -> tuple[str, int]:
    epoch, number = ear.heard("whole", "change")[-1]["at"]
    return epoch, number


def rename(rig: Rig, ear: Ear, times: int) -> None:
    for n in range(times):
        rig.do(ear, f"rename-{rig.random.random()}"[:30].replace(".", "-"), "rename", name=f"Name {n}")
        rig.clock.run(0.1)


def test_whoever_comes_back_soon_gets_just_the_rest() -> None:
    rig, ears = table()
    at, heard = last(ears[1]), len(ears[1].frames)
    rig.table.disconnect(ears[1])
    rename(rig, ears[0], 3)
    again = rig.sit("bo", 1, at)
    assert [frame["at"] for frame in again.heard("whole", "change")] == [[at[0], at[1] + n] for n in (1, 2, 3)]
    assert len(ears[1].frames) == heard


def test_whoever_comes_back_late_gets_everything() -> None:
    rig, ears = table()
    at = last(ears[1])
    rig.table.disconnect(ears[1])
    rename(rig, ears[0], 60)
    again = rig.sit("bo", 1, at)
    assert [frame["say"] for frame in again.heard("whole", "change")] == ["whole"]


def talked(*lengths: int, ears: int = 0) -> Stream:
    """A stream that has told views of these lengths, one after the other, to so many ears."""
    common = Rig().table.snapshot(None).common
    stream = Stream(0, iter(("first", "second")).__next__)
    for ear in (gone := Ear("ada", 0), *(Ear("ada", 0) for _ in range(ears))):
        stream.join(ear, None, lambda: Snapshot(common, Said("")))
    stream.leave(gone)
    for length in lengths:
        stream.tell(Snapshot(common, Said("x" * length)))
    return stream


@pytest.mark.parametrize(("lengths", "told"), [((2, 3), ["change"]), ((2, KEPT_BYTES, 3), ["whole"])])
def test_a_large_frame_is_not_kept_and_whoever_missed_it_gets_a_whole_one(
    lengths: tuple[int, ...], told: list[str]
) -> None:
    ear = Ear("ada", 0)
    talked(*lengths, ears=1).join(ear, ("first", 1), lambda: Snapshot(Rig().table.snapshot(None).common, Said("")))
    assert [frame["say"] for frame in ear.heard()] == told


def test_a_stream_that_nobody_reads_sleeps_once_nobody_could_be_told_the_rest() -> None:
    assert talked(2).begun
    assert not talked(2, KEPT_BYTES).begun
    assert not talked(*range(2, 2 + KEPT_FRAMES)).begun


def test_a_seat_that_changed_hands_has_a_new_epoch_though_nobody_was_connected() -> None:
    """What its last person saw cannot be had by naming an old position."""
    rig, ears = table()
    epoch, number = last(ears[2])
    rig.table.disconnect(ears[2])
    rename(rig, ears[0], 3)
    rig.do(ears[0], "kick-cy-", "kick", seat=2)
    rig.clock.run(1)
    di = rig.sit("di", None)
    rig.do(di, "sit-down", "sit", name="Di", seat=2)
    rig.clock.run(1)
    assert last(di)[0] != epoch
    again = rig.sit("di", 2, (epoch, number))
    assert [frame["say"] for frame in again.heard("whole", "change")] == ["whole"]


def test_frames_told_again_say_what_their_clocks_have_left_now() -> None:
    rig, ears = table()
    mine = rig.turn()
    rig.clock.run(1)
    epoch, number = last(ears[mine])
    rig.table.disconnect(ears[mine])
    while rig.turn() == mine and rig.match.state.stage == 0:
        rig.ask(Ear(("ada", "bo", "cy")[mine], mine), "the-move")
        rig.clock.run(1)
    rig.clock.run(8)
    again = rig.sit(("ada", "bo", "cy")[mine], mine, (epoch, number))
    told = [frame["clocks"] for frame in again.heard("change") if "clocks" in frame]
    assert told
    assert 0 < told[-1][0]["seconds"] < 13
    assert told[-1][0]["seconds"] == rig.table.snapshot(mine).clocks[0].seconds


def test_a_clock_that_starts_again_is_told_again() -> None:
    rig, ears = table()
    rig.disk.full = True
    rig.clock.run(20.5)
    told = [frame["clocks"] for frame in ears[0].heard("change") if frame.get("clocks")]
    assert told[-1][0]["seconds"] == 20


def test_a_clock_at_zero_stands_there_while_the_house_moves() -> None:
    rig, ears = table()
    rig.disk.weather.disk_s = 4.0
    rig.clock.run(18)
    rig.do(ears[1], "rename-1", "rename", name="Slow")
    rig.clock.run(10)
    told = [clock for frame in ears[0].heard("change") for clock in frame.get("clocks") or ()]
    assert not [clock for clock in told if clock["key"] == "turn/0" and clock["seconds"] > 0]
