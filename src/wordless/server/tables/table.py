"""One table: asks are judged, written, and only then told.

A table has one append in flight. All that waits is judged in order, tentatively, and appended together; answers,
refusals too, wait until the entries they were judged after are durable. If another process has written first,
the table catches up and judges again. Nothing here awaits: journal, clock, links and bots call back.
"""

import logging
from collections import deque
from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from wordless.engine.game import Illegal, Seat, Timer
from wordless.engine.model import Elapsed, Moved
from wordless.server.journal import Damaged, Kept, Outcome, Record
from wordless.server.tables import wire
from wordless.server.tables.bots import Bots
from wordless.server.tables.clock import Clock, Countdowns
from wordless.server.tables.judge import Action, Rung, Standing, fold, judge
from wordless.server.tables.model import Entry, Fault, Started
from wordless.server.tables.people.audience import Audience
from wordless.server.tables.people.chairs import Who
from wordless.server.tables.people.presence import Presence
from wordless.server.tables.stream import Link, Snapshot
from wordless.server.tables.views import Views
from wordless.server.tables.world import World

log = logging.getLogger("wordless.table")

MOVES = (Moved, Elapsed)
WAITING_MAX = 256
BATCH_MAX = 64


class Request(Struct, frozen=True, gc=False):
    """Something that waits to be judged; `answer` hears None when it is granted, or what is wrong."""

    who: Who | None
    what: Action
    answer: Callable[[Fault | None], None]
    at: float


Judged: TypeAlias = list[tuple[Request, Fault | None]]


class Step(Struct, frozen=True, gc=False):
    """An entry on its way to the journal, and the table after it."""

    entry: Entry
    after: Standing

    @property
    def record(self) -> Record:
        """A reader may begin at a match's start; before the first match, at any arrangement."""
        return Record(wire.encode(self.entry), isinstance(self.entry, Started) or self.after.seating.matches == 0)


class Table:
    """Where people sit, match after match: what is asked is queued, judged, appended, adopted and told."""

    def __init__(self, code: str, world: World, now: Standing, seq: int, restored: bool) -> None:
        self.code = code
        self.world = world
        self.now = now
        self.seq = seq
        self.closed: str | None = None
        self._waiting: deque[Request] = deque()
        self._writing = False
        self.countdowns = Countdowns(world.clock, self._rung)
        self.audience = Audience(self, lambda: world.secret(6).hex())
        self.presence = Presence(self, restored)
        self.bots = Bots(self)
        self._views = Views(self)
        self._set_clocks()
        self.bots.refresh()

    @property
    def clock(self) -> Clock:
        return self.world.clock

    @property
    def quiet(self) -> bool:
        """Nobody is connected, nothing is on its way, and no bot has anything to play."""
        return not self._writing and not self._waiting and not self.audience.links and not self.bots.busy

    def connect(self, link: Link, at: tuple[str, int] | None) -> None:
        """A socket is told who it is, and joins the stream of its seat, or the public one."""
        if self.closed is not None:
            link.close(self.closed)
            return
        self.audience.add(link)
        self.presence.came(link.person)
        self.audience.begin(link, at)

    def disconnect(self, link: Link) -> None:
        if link not in self.audience.links:
            return
        self.audience.remove(link)
        self.presence.went(link.person)
        if link.seat is None:
            self.presence_changed()

    def ask(self, who: Who | None, what: Action, answer: Callable[[Fault | None], None]) -> None:
        """Judge it when its turn comes."""
        if self.closed is not None:
            answer(self.fault(Illegal("table-closed")))
        elif len(self._waiting) >= WAITING_MAX:
            answer(self.fault(Illegal("too-busy")))
        else:
            self._waiting.append(Request(who, what, answer, self.world.clock.now()))
            self._judge()

    def fault(self, illegal: Illegal) -> Fault:
        self.world.tally.refused(illegal.key)
        return wire.fault(self.now.seating.game, illegal)

    def _judge(self) -> None:
        """Judge what waits, tentatively, and send its entries to the journal together."""
        if self._writing or not self._waiting:
            return
        tentative, steps = self.now, list[Step]()
        judged: Judged = []
        for _ in range(min(len(self._waiting), BATCH_MAX)):
            request = self._waiting.popleft()
            judged.append((request, None))
            try:
                at_ms = int(1000 * request.at)
                here, secret = self.presence.here, self.world.secret
                entry, tentative = judge(tentative, request.who, request.what, here, secret, at_ms)
            except Illegal as illegal:
                judged[-1] = (request, self.fault(illegal))
                continue
            except Exception as wrong:
                self._waiting.extendleft(request for request, _ in reversed(judged))
                self.fail(wrong)
                return
            if entry is not None:
                steps.append(Step(entry, tentative))
        self._writing = True
        if steps:
            records = [step.record for step in steps]
            append = self.world.journal.append
            append(self.code, self.seq, records, lambda outcome: self._written(outcome, steps, judged))
        else:
            self._written("written", steps, judged)

    def _written(self, outcome: Outcome, steps: list[Step], judged: Judged) -> None:
        if outcome == "conflict":
            self._waiting.extendleft(request for request, _ in reversed(judged))
            self.world.journal.read(self.code, self.seq - 1, self._caught_up)
            return
        if outcome == "written":
            try:
                for step in steps:
                    self._adopt(step.entry, step.after)
            except Exception as wrong:
                self.fail(wrong)
            self._answer(judged)
        elif outcome == "unsure":
            self._in_doubt(judged)
        else:
            why = Illegal("disk-full") if outcome == "full" else Illegal("journal-failed")
            self._answer(self._unwritten(judged, why))
        self._go_on()

    def _in_doubt(self, judged: Judged) -> None:
        """Nobody knows what was written, so no one is told yes or no: who comes back finds it, and asks again."""
        unknown = self.fault(Illegal("unknown"))
        self._answer([(request, unknown) for request, _ in judged])
        self.close("restarting")

    def _unwritten(self, judged: Judged, why: Illegal) -> Judged:
        """Nothing could be written: whatever would have changed the table is refused, the rest judged without it."""
        again: Judged = []
        for request, _ in judged:
            try:
                entry, _ = judge(self.now, request.who, request.what, self.presence.here, self.world.secret)
            except Illegal as illegal:
                again.append((request, self.fault(illegal)))
            except Exception:  # whatever becomes of it, it was not written
                again.append((request, self.fault(why)))
            else:
                again.append((request, None if entry is None else self.fault(why)))
        return again

    def _caught_up(self, found: list[Kept] | Damaged) -> None:
        """Others have written: fold what they wrote, then judge again what waits."""
        try:
            if isinstance(found, Damaged):
                raise found
            for kept in found:
                self._adopt(*fold(self.now, kept.body))
            if not found:
                self.close("forgotten")
        except Exception as wrong:
            self.fail(wrong)
        self._go_on()

    def _go_on(self) -> None:
        """The journal has answered, and all that follows from it is done."""
        self._writing = False
        if self.closed is not None:
            self._refuse_waiting()
        self._judge()

    def _answer(self, judged: Judged) -> None:
        now = self.world.clock.now()
        for request, wrong in judged:
            request.answer(wrong)
            self.world.tally.answered(now - request.at)

    def _adopt(self, entry: Entry, after: Standing) -> None:
        """The entry is durable: it is what the table is now, and everybody is told. Its order matters.

        Streams are renewed first: nothing of a new match may be told as a change of the old one. Then sockets follow
        their seats, so that nobody is told anything as the seat they have just lost. Clocks are set next, since
        Views say how much time is left, and none runs while people are waited for. Bots see the entry before people
        are told of it: whoever asks in answer finds them seated. Telling comes last, once, about all of it.
        """
        seq, self.seq = self.seq, self.seq + 1
        was, self.now = self.now, after
        started = isinstance(entry, Started)
        if isinstance(entry, MOVES):
            self.world.tally.moved()
        afresh = started or (was.match is not None and after.match is None)
        if afresh:
            self.audience.renew()
        if started:
            self.presence.resume()
        if after.seating is not was.seating:
            self._views.rearranged()
            self.audience.rearranged(was.seating)
            self.presence.rearranged()
        self._set_clocks()
        self.bots.saw(seq, started)
        if afresh:
            self.audience.tell_whole()
        else:
            self.tell()

    def _set_clocks(self) -> None:
        """Clocks run for the state that is, unless the table stands still."""
        match = self.now.match
        if match is None or match.over or self.still:
            self.countdowns.stop()
        else:
            self.countdowns.wind(match.game.timers(match.state))
        if match is not None and match.over:
            self._views.rearranged()

    @property
    def still(self) -> bool:
        """Paused by the host, waiting for people after a restart, or closed: no clock runs and no bot moves."""
        return self.now.seating.paused or self.presence.waiting or self.closed is not None

    def presence_changed(self) -> None:
        """Who is here has changed, or whether the table stands still."""
        if self.closed is not None:
            return
        self._views.rearranged()
        self._set_clocks()
        self.bots.refresh()
        self.tell()

    def tell(self) -> None:
        """Each viewer gets what has changed for it."""
        self._views.tell(self.audience.streams.values())

    def snapshot(self, viewer: Seat | None) -> Snapshot:
        """All that a viewer may know."""
        return self._views.to(viewer)

    def _rung(self, timer: Timer) -> None:
        """A timer is at zero: the house plays. A clock whose move was refused starts again."""

        def answer(wrong: Fault | None) -> None:
            if wrong is not None:
                self.countdowns.forget(timer.key)
                self._set_clocks()
                self.tell()

        self.ask(None, Rung(self.code, self.now.seating.matches, timer), answer)

    def fail(self, wrong: Exception) -> None:
        """An unexpected fault closes this one table; its journal stays."""
        log.error("table %s closed after entry %d", self.code, self.seq - 1, exc_info=wrong)
        self.close("table-closed")

    def close(self, why: str) -> None:
        """Nothing moves here any more. Whatever is on its way to the journal is answered when that has spoken."""
        self.closed = why
        self.countdowns.stop()
        self.bots.dismiss()
        self._refuse_waiting()
        self.audience.close(why)

    def _refuse_waiting(self) -> None:
        while self._waiting:
            self._waiting.popleft().answer(self.fault(Illegal("table-closed")))
