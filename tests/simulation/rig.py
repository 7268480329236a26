"""One table without faults: a clock to turn by hand, a disk that can be filled, and listeners at every seat."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from tests.simulation.clock import Clock, Life
from tests.simulation.disk import Append, Disk, DiskJournal
from tests.simulation.faults import Faults
from wordless.bots import Level, Seen, Thought
from wordless.bots.plain import Plain
from wordless.engine.game import Seat
from wordless.engine.match import Match
from wordless.engine.play import draw, kinds
from wordless.games import GAMES
from wordless.server.journal import Record
from wordless.server.tables import hall as halls
from wordless.server.tables import inbox, seating, wire
from wordless.server.tables.judge import Action, Standing
from wordless.server.tables.metrics import Tally
from wordless.server.tables.model import Arranged, Chair, Fault, Seating
from wordless.server.tables.people.chairs import Who
from wordless.server.tables.table import Step, Table
from wordless.server.tables.world import World

CODE = "AAAAAA"
TALLY = Tally()


class Listener:
    """A socket that writes down what it hears."""

    def __init__(self, person: str, seat: Seat | None = None) -> None:
        self.person = person
        self.seat = seat
        self.screen = False
        self.frames: list[bytes] = []
        self.closed: str | None = None

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def close(self, why: str) -> None:
        self.closed = why

    def heard(self, *kinds: str) -> list[dict[str, Any]]:
        """Frames of these kinds, all without any."""
        frames = [msgspec.json.decode(frame) for frame in self.frames]
        return [frame for frame in frames if not kinds or frame["say"] in kinds]

    def answers(self) -> list[tuple[str, str]]:
        """For each answer its id, and "done" or why not."""
        return [(frame["id"], frame.get("error", {}).get("key", "done")) for frame in self.heard("done", "refused")]


class Thinker:
    """Counts the thoughts of each seat; every bot plays plainly, or fails while `dull`."""

    def __init__(self, clock: Life) -> None:
        self._clock = clock
        self.dull = False
        self.shown: dict[Seat, list[list[Any]]] = {}

    def think(
        self,
        game: str,
        seat: Seat,
        level: Level,
        seed: int,
        memory: Any,
        seen: Sequence[Seen],
        now_ms: int,
        done: Callable[[Thought | None], None],
        table: str = "",
        instant: bool = False,
    ) -> None:
        self.shown.setdefault(seat, []).append([each.view for each in seen])
        plain = Plain(GAMES[game])
        begun = plain.begin(seat, level, seed) if memory is None else memory
        thought = None if self.dull else plain.think(begun, seen, now_ms)
        self._clock.later(0.01, lambda: done(thought))


class Rig:
    """A table of that game with these people, on these seats and in this order; other chairs are free."""

    def __init__(
        self, game: str = "signs", seats: int = 3, people: Sequence[str] = ("ada", "bo", "cy"), **options: Any
    ):
        self.random = Random(0)
        self.clock = Clock(self.random)
        faults = Faults(self.random)
        faults.calm, faults.disk_s = True, 0.004
        self.disk = Disk(self.clock, self.random, faults)
        chairs = [Chair(name.title(), (name,)) for name in people] + [Chair()] * (seats - len(people))
        arrangement = seating.fresh(game, seats, options, people[0], "en")
        self._lay(msgspec.structs.replace(arrangement, chairs=tuple(chairs)))

    def _lay(self, seating: Seating) -> None:
        step = Step(Arranged("opened", seating), Standing(seating, None))
        self._live()
        self.journal.append(CODE, 0, [step.record], lambda outcome: None)
        self.clock.run(1)
        self.table = Table(CODE, self.world, step.after, 1, restored=False)

    def _live(self) -> None:
        self.life = Life(self.clock)
        self.journal = DiskJournal(self.disk, self.life, lambda: None)
        self.thinker = Thinker(self.life)
        self.world = World(self.journal, self.life, self.thinker, self.random.randbytes, b"salt", TALLY)

    def restart(self) -> None:
        """The process dies with whatever is not on disk, and the table is woken by another."""
        self.life.alive = False
        self._live()
        self.table = halls.load(CODE, self.world, self.disk.found(CODE, None))

    def sit(self, person: str, seat: Seat | None, at: tuple[str, int] | None = None) -> Listener:
        listener = Listener(person, seat)
        self.table.connect(listener, at)
        return listener

    def say(self, listener: Listener, letter: dict[str, Any]) -> None:
        inbox.hear(self.table, listener, wire.encode(letter))

    def do(self, listener: Listener, id: str, what: str, **fields: Any) -> None:
        self.say(listener, {"say": "do", "id": id, "what": {"do": what, **fields}})

    def start(self, listener: Listener, id: str = "start-it", fill: str | None = None) -> None:
        self.do(listener, id, "start", fill=fill)
        self.clock.run(1)
        assert self.table.now.playing

    def ask(self, listener: Listener, id: str, **more: Any) -> None:
        """Some move that is offered."""
        shown = self.table.snapshot(listener.seat)
        move = draw(self.random, shown.offers, kinds(GAMES[self.table.now.seating.game]), shown.view)
        stage = self.match.state.stage
        self.say(listener, {"say": "ask", "id": id, "stage": stage, "move": msgspec.to_builtins(move), **more})

    def house(self, what: Action, who: Who | None = None) -> list[Fault | None]:
        """Asked without a letter; the answer is there once the clock has run."""
        answers: list[Fault | None] = []
        self.table.ask(who, what, answers.append)
        return answers

    @property
    def match(self) -> Match:
        assert self.table.now.match is not None
        return self.table.now.match

    def turn(self) -> Seat:
        """Whoever is awaited first."""
        return self.match.game.awaited(self.match.state)[0]

    def entries(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(kept.body) for kept in self.disk.rows[CODE]]

    def write(self, *bodies: bytes) -> None:
        """Another node writes."""
        lines = [Record(body) for body in bodies]
        self.disk.land(Append(CODE, len(self.disk.rows[CODE]), lines, lambda outcome: None))
