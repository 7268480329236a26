"""Faults mutated in the server on purpose: the simulation must find each of them."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from typing import Any, NamedTuple

from msgspec.structs import replace

from wordless.engine.game import Illegal
from wordless.server.journal import Damaged, Done, Journal, Kept, Outcome, Record
from wordless.server.tables import hall as halls
from wordless.server.tables.bots import Bots
from wordless.server.tables.hall import Found, Hall
from wordless.server.tables.judge import Standing, fold, judge
from wordless.server.tables.mind import Mind
from wordless.server.tables.model import Fault, MoveLetter, Seating
from wordless.server.tables.people.chairs import Who
from wordless.server.tables.stream import Snapshot, Stream
from wordless.server.tables.table import Judged, Step, Table


class Mutant(NamedTuple):
    """Something of the server's, and what is put in its place."""

    owner: Any
    name: str
    wrong: Callable[..., Any]


@contextmanager
def mutated(plant: Mutant) -> Iterator[None]:
    right = getattr(plant.owner, plant.name)
    setattr(plant.owner, plant.name, plant.wrong)
    try:
        yield
    finally:
        setattr(plant.owner, plant.name, right)


class _Blabbing(NamedTuple):
    """A journal that lets the table tell what it is about to write."""

    table: Table
    journal: Journal

    def append(self, code: str, expected: int, lines: Sequence[Record], done: Done) -> None:
        table = self.table
        was = table.now
        for line in lines:
            _, table.now = fold(table.now, line.body)
        table._views.rearranged()
        table.tell()
        table.now = was
        table._views.rearranged()
        self.journal.append(code, expected, lines, done)

    def read(self, code: str, after: int | None, found: Callable[[list[Kept] | Damaged], None]) -> None:
        self.journal.read(code, after, found)


_judge, _ask, _written, _tell, _load, _show = (
    Table._judge,
    Table.ask,
    Table._written,
    Stream.tell,
    halls.load,
    Bots._show,
)


def _tells_first(table: Table) -> None:
    world = table.world
    table.world = world._replace(journal=_Blabbing(table, world.journal))
    _judge(table)
    table.world = world


def _answers_first(table: Table, who: Who | None, what: Any, answer: Callable[[Fault | None], None]) -> None:
    if isinstance(what, MoveLetter):
        try:
            judge(table.now, who, what, table.presence.here, table.world.secret)
            answer(None)
        except Illegal:
            pass
    _ask(table, who, what, answer)


def _believes_the_disk(table: Table, outcome: Outcome, steps: list[Step], judged: Judged) -> None:
    _written(table, "written", steps, judged)


def _overrides_others(table: Table, outcome: Outcome, steps: list[Step], judged: Judged) -> None:
    _written(table, "written" if outcome == "conflict" else outcome, steps, judged)


_told = count(1)


def _drops_frames(stream: Stream, now: Snapshot) -> None:
    links = stream.links
    if next(_told) % 100 == 0:
        stream.links = ()
    _tell(stream, now)
    stream.links = links


def _loads_forgetful(*given: Any) -> Table:
    table = _load(*given)
    if table.now.match is not None:
        table.now.match.recent.clear()
    table.now = replace(table.now, granted=())
    return table


def _loads_without_clocks(*given: Any) -> Table:
    table = _load(*given)
    table.countdowns.wind = lambda timers: None  # type: ignore[method-assign]
    return table


def _loads_twice(hall: Hall, code: str, found: Found) -> None:
    """Whoever asks while it is being loaded has it loaded once more."""
    table = hall.tables.get(code)
    if table is not None and table.closed is None:
        found(table)
        return

    def read(kept: list[Kept] | Damaged) -> None:
        answer = hall._restored(code, kept)
        if isinstance(answer, Table):
            hall.tables[code] = answer
        found(answer)

    hall.world.journal.read(code, None, read)


def _opens_over(hall: Hall, code: str, arrangement: Seating, found: Found) -> None:
    hall.tables[code] = Table(code, hall.world, Standing(arrangement, None), 1, restored=False)
    found(hall.tables[code])


def _shows_the_past_only(bots: Bots, found: list[Kept], minds: list[Mind]) -> None:
    for mind in minds:
        bots._meanwhile[mind].clear()
    _show(bots, found, minds)


MUTANTS = {
    "tell before save": Mutant(Table, "_judge", _tells_first),
    "answer before save": Mutant(Table, "ask", _answers_first),
    "a full disk is told as written": Mutant(Table, "_written", _believes_the_disk),
    "what another node wrote is written over": Mutant(Table, "_written", _overrides_others),
    "a frame is dropped": Mutant(Stream, "tell", _drops_frames),
    "a table is loaded twice at once": Mutant(Hall, "table", _loads_twice),
    "an opened table takes the place of the one just loaded": Mutant(Hall, "_opened", _opens_over),
    "recent asks are forgotten by loading": Mutant(halls, "load", _loads_forgetful),
    "clocks do not start again after loading": Mutant(halls, "load", _loads_without_clocks),
    "a bot misses what happens while it reads": Mutant(Bots, "_show", _shows_the_past_only),
}
