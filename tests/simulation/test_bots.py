"""Bots are shown their seat's Views from the start, each once; they play by themselves and never twice."""

from collections.abc import Callable

from tests.simulation.rig import CODE, Rig
from wordless.server.journal import Damaged, Kept
from wordless.server.tables.hall import load
from wordless.server.tables.judge import Action, Played
from wordless.server.tables.model import Fault
from wordless.server.tables.people.chairs import Who
from wordless.server.tables.table import Table


def seen(rig: Rig, seat: int) -> list[object]:
    return [view for views in rig.thinker.shown.get(seat, ()) for view in views]


def test_a_bot_that_comes_late_is_shown_everything_even_what_happens_while_it_reads() -> None:
    rig = Rig(seats=2, people=("ada", "bo"))
    listeners = [rig.sit("ada", 0), rig.sit("bo", 1)]
    rig.start(listeners[0])
    mine, other = rig.turn(), 1 - rig.turn()
    views = [rig.match.view(other)]
    slow: list[Callable[[], None]] = []
    right = rig.journal.read

    def read(table: str, after: int | None, found: Callable[[list[Kept] | Damaged], None]) -> None:
        there = rig.disk.found(table, after)
        slow.append(lambda: found(there))

    rig.journal.read = read  # type: ignore[method-assign]
    rig.do(listeners[other], "bot-mine", "bot", seat=other, level="easy")
    rig.clock.run(0.1)
    while rig.turn() == mine and len(views) < 4:
        rig.ask(listeners[mine], f"the-move-{len(views)}")
        rig.clock.run(0.1)
        views.append(rig.match.view(other))
    assert len(views) > 1
    for call in slow:
        call()
    rig.journal.read = right  # type: ignore[method-assign]
    assert seen(rig, other) == [view for n, view in enumerate(views) if n == 0 or view != views[n - 1]]


def test_a_bot_keeps_its_plan_while_nothing_changes_for_it() -> None:
    """Otherwise a lively table would never let it play."""
    rig = Rig(people=("ada",))
    ada = rig.sit("ada", 0)
    rig.start(ada, fill="easy")
    rig.clock.run(0.05)
    thoughts = len(rig.thinker.shown[1])
    for n in range(4):
        rig.do(ada, f"rename-{n}", "rename", name=f"Ada {n}")
        rig.clock.run(0.1)
    assert len(rig.thinker.shown[1]) == thoughts


def test_a_bot_plays_on_after_a_pause() -> None:
    rig = Rig(people=("ada",))
    ada = rig.sit("ada", 0)
    rig.start(ada, fill="easy")
    while rig.turn() == 0:
        rig.ask(ada, f"move-{rig.table.seq}-----")
        rig.clock.run(0.1)
    rig.do(ada, "pause-on", "pause", on=True)
    rig.clock.run(10)
    paused = rig.match.state
    rig.do(ada, "pause-off", "pause", on=False)
    rig.clock.run(0.1)
    assert rig.match.state == paused
    rig.clock.run(4)
    assert rig.match.state != paused


def test_a_thought_that_fails_is_thought_again_with_the_same_views() -> None:
    rig = Rig(people=("ada",))
    rig.thinker.dull = True
    rig.start(rig.sit("ada", 0), fill="easy")
    rig.thinker.dull = False
    rig.clock.run(3)
    first, again = rig.thinker.shown[1][:2]
    assert first
    assert again[: len(first)] == first


def bots_asks(table: Table) -> dict[tuple[int, int], str]:
    """The ids of a table's bots, as they are asked for: by the entry they follow, and the seat."""
    asked: dict[tuple[int, int], str] = {}
    right = table.ask

    def ask(who: Who | None, what: Action, answer: Callable[[Fault | None], None]) -> None:
        if isinstance(what, Played) and what.ask.seat is not None:
            asked[table.seq, what.ask.seat] = what.ask.id
        right(who, what, answer)

    table.ask = ask  # type: ignore[method-assign]
    return asked


def test_two_nodes_play_a_bot_s_move_once() -> None:
    """Both think of it at the same time; the slower one finds it done, and goes on from there."""
    rig = Rig(people=("ada",))
    ada = rig.sit("ada", 0)
    rig.start(ada, fill="easy")
    rig.do(ada, "stand-up", "stand")
    rig.clock.run(0.1)
    other = load(CODE, rig.world, rig.disk.found(CODE, None))
    asked: list[dict[tuple[int, int], str]] = [bots_asks(rig.table), bots_asks(other)]
    rig.clock.run(600)
    assert not rig.table.now.playing
    assert not other.now.playing
    both = asked[0].keys() & asked[1].keys()
    assert both
    assert [asked[0][each] for each in both] == [asked[1][each] for each in both]
    ids = [entry["id"] for entry in rig.entries() if entry["entry"] in ("moved", "elapsed")]
    assert len(set(ids)) == len(ids)
