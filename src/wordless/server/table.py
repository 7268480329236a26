"""One table: asks are judged, written, and only then told.

A table has one append in flight. All that waits is judged in order on a draft and appended together; answers,
refusals too, wait until the entries they were judged after are durable. If another process has written first,
the table catches up and judges again. Nothing here awaits: journal, clock, links and bots call back.
"""

import logging
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

from wordless.engine import model as engine
from wordless.engine.game import Illegal, Result, Seat, Timer
from wordless.engine.match import Match, house_id
from wordless.server import wire
from wordless.server.clock import Clock, Countdowns
from wordless.server.journal import Journal, Kept, Line, Outcome, Torn
from wordless.server.judge import Draft, Heir, What, fold, judge
from wordless.server.metrics import Tally
from wordless.server.minds import HASTE, Thinker
from wordless.server.model import Ask, ClockShown, Deal, Fault, Public, Started
from wordless.server.parlour import Parlour
from wordless.server.people import replay_key
from wordless.server.presence import Presence
from wordless.server.seating import Who
from wordless.server.stream import Link, Shown, Stream

log = logging.getLogger("wordless.table")

WAITING_MAX = 256
BATCH_MAX = 64


class World(NamedTuple):
    """What a table needs of the world outside; tests bring a world of their own."""

    journal: Journal
    clock: Clock
    thinker: Thinker
    secret: Callable[[int], bytes]
    salt: bytes
    tally: Tally


class Asked(NamedTuple):
    """Something that waits to be judged; `answer` hears None when it is granted, or what is wrong."""

    who: Who | None
    what: What
    answer: Callable[[Fault | None], None]
    at: float


class Step(NamedTuple):
    """An entry on its way to the journal, and the table after it."""

    entry: Any
    draft: Draft

    @property
    def line(self) -> Line:
        """A reader may begin at a match's start; before the first match, at any arrangement."""
        return Line(wire.encode(self.entry), isinstance(self.entry, Started) or self.draft.match is None)


class Table:
    """Where people sit, match after match."""

    def __init__(self, code: str, world: World, draft: Draft, seq: int, woken: bool) -> None:
        self.code = code
        self.world = world
        self.draft = draft
        self.seq = seq
        self.closed: str | None = None
        self.streams: dict[Seat | None, Stream] = {}
        self._waiting: deque[Asked] = deque()
        self._writing = False
        self._countdowns = Countdowns(world.clock, self._rung)
        self.presence = Presence(self, woken)
        self.parlour = Parlour(self)
        self._public: Public | None = None
        self._looked: tuple[Any, tuple[Seat, ...], tuple[Timer, ...]] = (None, (), ())
        self._settle()

    @property
    def quiet(self) -> bool:
        """Nobody is connected, nothing is on its way, and no bot has anything to play."""
        return not self._writing and not self._waiting and not self.presence.links and not self.parlour.busy

    def connect(self, link: Link, at: tuple[str, int] | None) -> None:
        """A socket joins the stream of its seat, or the public one."""
        self.presence.came(link)
        self._stream(link.seat).join(link, at, lambda: self.shown(link.seat))

    def disconnect(self, link: Link) -> None:
        self.presence.went(link)
        self._stream(link.seat).leave(link)

    def move_link(self, link: Link, seat: Seat | None) -> None:
        """The socket looks from another seat now."""
        self._stream(link.seat).leave(link)
        link.seat = seat
        self._stream(seat).join(link, None, lambda: self.shown(seat))

    def ask(self, who: Who | None, what: What, answer: Callable[[Fault | None], None]) -> None:
        """Judge it when its turn comes."""
        if self.closed is not None:
            answer(self.fault(Illegal("table-closed")))
        elif len(self._waiting) >= WAITING_MAX:
            answer(self.fault(Illegal("too-busy")))
        else:
            self._waiting.append(Asked(who, what, answer, self.world.clock.now()))
            self._judge()

    def fault(self, illegal: Illegal) -> Fault:
        self.world.tally.refused(illegal.key)
        return wire.fault(self.draft.seating.game, illegal)

    def _judge(self) -> None:
        """Judge what waits on a draft and send its entries to the journal together."""
        if self._writing or not self._waiting or self.closed is not None:
            return
        draft, steps = self.draft, list[Step]()
        judged: list[tuple[Asked, Fault | None]] = []
        for _ in range(min(len(self._waiting), BATCH_MAX)):
            asked = self._waiting.popleft()
            try:
                entry, draft = judge(draft, asked.who, asked.what, self.presence.here, self.world.secret)
            except Illegal as illegal:
                judged.append((asked, self.fault(illegal)))
                continue
            except Exception as wrong:
                self._fail(wrong)
                asked.answer(self.fault(Illegal("table-closed")))
                return
            judged.append((asked, None))
            if entry is not None:
                steps.append(Step(entry, draft))
        if not steps:
            self._answer(judged)
            self._judge()
            return
        self._writing = True
        lines = [step.line for step in steps]
        self.world.journal.append(self.code, self.seq, lines, lambda outcome: self._written(outcome, steps, judged))

    def _written(self, outcome: Outcome, steps: list[Step], judged: list[tuple[Asked, Fault | None]]) -> None:
        if outcome == "conflict":
            self._waiting.extendleft(asked for asked, _ in reversed(judged))
            self.world.journal.read(self.code, self.seq - 1, self._caught_up)
            return
        self._writing = False
        if outcome == "written":
            for step in steps:
                self._adopt(step.entry, step.draft)
            self._answer(judged)
        else:
            wrong = self.fault(Illegal("disk-full") if outcome == "full" else Illegal("journal-failed"))
            for asked, _ in judged:
                asked.answer(wrong)
        self._judge()

    def _caught_up(self, found: list[Kept] | Torn) -> None:
        """Others have written: fold what they wrote, then judge again what waits."""
        self._writing = False
        if isinstance(found, Torn):
            self._fail(found)
            return
        for kept in found:
            entry, draft = fold(self.draft, kept.body)
            self._adopt(entry, draft)
        self._judge()

    def _answer(self, judged: list[tuple[Asked, Fault | None]]) -> None:
        now = self.world.clock.now()
        for asked, wrong in judged:
            asked.answer(wrong)
            self.world.tally.answered(now - asked.at, wrong is None and isinstance(asked.what, engine.Ask | Ask))

    def _adopt(self, entry: Any, draft: Draft) -> None:
        """The entry is durable: it is what the table is now, and everybody is told."""
        seq, self.seq = self.seq, self.seq + 1
        arranged = draft.seating is not self.draft.seating
        started = isinstance(entry, Started)
        self.draft = draft
        if started:
            for stream in self.streams.values():
                stream.renew()
        if arranged:
            self._public = None
            self.presence.rearranged()
        self._settle()
        self.parlour.saw(seq, started)
        if started:
            self.tell_whole()
        else:
            self.tell()

    def _settle(self) -> None:
        """Clocks run for the state that is, unless the table stands still."""
        match = self.draft.match
        if match is None or match.over or self.still:
            self._countdowns.stop()
        else:
            self._countdowns.wind(match.game.timers(match.state))
        if match is not None and match.over:
            self._public = None

    @property
    def still(self) -> bool:
        """Paused by the host, or waiting for people after a restart: no clock runs and no bot moves."""
        return self.draft.seating.paused or self.presence.resting

    def stirred(self) -> None:
        """Presence or stillness has changed."""
        self._public = None
        self._settle()
        self.parlour.stirred()
        self.tell()

    def tell(self) -> None:
        """Each viewer gets what has changed for it."""
        for stream in self.streams.values():
            if stream.awake:
                stream.tell(self.shown(stream.viewer))

    def tell_whole(self) -> None:
        """A new epoch for everybody."""
        for stream in self.streams.values():
            links, stream.links = stream.links, []
            for link in links:
                stream.join(link, None, lambda viewer=stream.viewer: self.shown(viewer))  # type: ignore[misc]

    def shown(self, viewer: Seat | None) -> Shown:
        """All that a viewer may know: the table, the proof of the deal, and its own View."""
        if self._public is None:
            self._public = self.presence.public()
        match = self.draft.match
        if match is None:
            return Shown(self._public, None, None, (), (), ())
        deal = self._deal(match)
        view = match.view(viewer)
        offers = () if match.closed else match.game.moves(view)
        awaited, timers = self._public_facts()
        return Shown(self._public, deal, view, offers, awaited, self._clocks(viewer, awaited, timers))

    def _deal(self, match: Match) -> Deal:
        number = self.draft.seating.matches
        if not match.over:
            return Deal(number, match.commitment)
        return Deal(number, match.commitment, match.opened.seed.hex(), replay_key(self.world.salt, self.code, number))

    def _public_facts(self) -> tuple[tuple[Seat, ...], tuple[Timer, ...]]:
        """Who is awaited and which clocks run: worked out once a state."""
        match = self.draft.match
        assert match is not None
        if self._looked[0] is not match:
            running = not match.over
            awaited = match.game.awaited(match.state) if running else ()
            self._looked = (match, awaited, match.game.timers(match.state) if running else ())
        return self._looked[1], self._looked[2]

    def _clocks(
        self, viewer: Seat | None, awaited: tuple[Seat, ...], timers: tuple[Timer, ...]
    ) -> tuple[ClockShown, ...]:
        """The house's clocks, one's own, and that of whoever alone is awaited."""
        if self.still:
            return ()
        alone = awaited[0] if len(awaited) == 1 else None
        return tuple(
            [
                ClockShown(timer.key, timer.seat, self._countdowns.left(timer.key))
                for timer in timers
                if timer.seat is None or timer.seat == viewer or timer.seat == alone
            ]
        )

    def _stream(self, viewer: Seat | None) -> Stream:
        if viewer not in self.streams:
            self.streams[viewer] = Stream(viewer, lambda: self.world.secret(6).hex())
        return self.streams[viewer]

    def _rung(self, timer: Timer) -> None:
        """A timer is at zero: the house plays."""
        match = self.draft.match
        if match is None or match.over:
            return
        if timer.seat is None:
            self.house(None, engine.Elapsed(timer.key), timer.key, self._rewind)
        else:
            move = match.game.idle(match.view(timer.seat))
            if move is not None:
                self.house(timer.seat, move, timer.key, self._rewind)

    def _rewind(self, wrong: Fault | None) -> None:
        """A clock whose move was refused starts again."""
        if wrong is not None:
            self._settle()

    def house(self, seat: Seat | None, move: Any, purpose: str, answer: Callable[[Fault | None], None]) -> None:
        """A move of the house or a bot, under an id that is the same on every node."""
        match = self.draft.match
        assert match is not None
        name = f"{self.code}/{self.draft.seating.matches}"
        id = house_id(name, match.state.stage, seat, purpose)
        self.ask(None, engine.Ask(id, match.state.stage, seat, move), answer)

    def inherit(self, person: str) -> None:
        self.ask(None, Heir(person), lambda wrong: None)

    def _fail(self, wrong: Exception) -> None:
        """An unexpected fault closes this one table; its journal stays."""
        log.error("table %s closed after entry %d", self.code, self.seq - 1, exc_info=wrong)
        self.close("fault")

    def close(self, why: str) -> None:
        self.closed = why
        self._countdowns.stop()
        self.parlour.dismiss()
        while self._waiting:
            self._waiting.popleft().answer(self.fault(Illegal("table-closed")))
        for link in tuple(self.presence.links):
            link.close("table-closed" if why == "fault" else why)

    @property
    def haste(self) -> float:
        return HASTE[self.draft.seating.pace]

    @property
    def result(self) -> Result | None:
        return None if self.draft.match is None else self.draft.match.result
