"""A client as the real one: it comes back by itself, says where it was, and says again what was never answered."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from tests.simulation.checks import Checks, Unsafe
from tests.simulation.clock import Call, Clock
from tests.simulation.faults import Faults
from tests.simulation.link import Sent, SimulatedLink
from tests.simulation.node import Node
from wordless.server.tables import inbox

AGAIN_S = 4.0  # unanswered for so long, a letter is said again
BACK_S = 2.0

decode = msgspec.json.decode
encode = msgspec.json.encode


class Client:
    """One open page. Whatever it hears is checked against the checks before it is believed."""

    def __init__(
        self,
        clock: Clock,
        faults: Faults,
        node: Node,
        code: str,
        person: str,
        screen: bool,
        checks: Checks,
        log: Callable[[bytes], None],
    ) -> None:
        self._clock = clock
        self._faults = faults
        self._node = node
        self._code = code
        self.person = person
        self._screen = screen
        self._checks = checks
        self._log = log
        self.link: SimulatedLink | None = None
        self.at: tuple[str, int] | None = None
        self.told: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.seen = 0
        self.pending: dict[str, bytes] = {}
        self.refusals: dict[str, int] = {}
        self.copies: Counter[str | None] = Counter()  # of what was said: another may still be on its way
        self.frames = 0
        self.open = True
        self.phone = False  # a browser of its own, that joins a seat instead of taking one
        self.barred = False
        self._napping = False
        self._coming_back = True
        self.resumed = 0
        self._again: Call | None = None
        self.connect()

    def connect(self) -> None:
        if not self.open or self._napping or self.link is not None:
            return
        link = SimulatedLink(
            self._clock, self._faults, self.person, self._screen, self._hear, self._lost, self._turned_away
        )
        self.link = link
        self.barred, self._coming_back = False, True
        if not self._node.connect(self._code, link, self.you.get("seat"), self.at):
            link.cut()
            return
        for id, letter in self.pending.items():
            self.copies[id] += link.say(letter, inbox.hear)
        self._insist()

    def _turned_away(self) -> None:
        """The table takes no spectators: nothing more will be answered there."""
        self.barred = True
        self.pending.clear()

    def nap(self, seconds: float) -> None:
        """Away for so long."""
        if self.open and not self._napping:
            self._napping = True
            self._clock.later(seconds, self._wake)
            if self.link is not None:
                self.link.cut()

    def switch(self, seat: int) -> None:
        """Look from another of one's seats, on a fresh page."""
        self.pending.clear()
        self.you = {**self.you, "seat": seat}
        self.reload()

    def reload(self) -> None:
        if self.link is not None:
            self.link.cut()

    def _wake(self) -> None:
        self._napping = False
        self.connect()

    def leave(self) -> None:
        """The page is closed for good; what it still waited for it will never hear."""
        self.open = False
        self.pending.clear()
        if self.link is not None:
            self.link.cut()

    def say(self, id: str, letter: dict[str, Any]) -> None:
        self.pending[id] = encode({**letter, "id": id})
        if self.link is not None:
            self.copies[id] += self.link.say(self.pending[id], inbox.hear)
        self._insist()

    def _insist(self) -> None:
        """As long as something is unanswered, say it again."""
        if self._again is None and self.pending:
            self._again = self._clock.later(AGAIN_S, self._say_again)

    def _say_again(self) -> None:
        self._again = None
        if self.link is not None:
            for id, letter in self.pending.items():
                self.copies[id] += self.link.say(letter, inbox.hear)
        self._insist()

    def _lost(self) -> None:
        self.link = None
        if self.open:
            self._clock.later(BACK_S * (0.1 + self._faults.latency()), self.connect)

    def _hear(self, sent: Sent) -> None:
        self._log(sent.frame)
        self.frames += 1
        frame = decode(sent.frame)
        say = frame["say"]
        if say == "you":
            self.you = frame
        elif say == "done":
            self._done(frame["id"], sent.durable)
        elif say == "unknown":
            pass  # it stays unanswered, and is asked again
        elif say == "refused":
            self.pending.pop(frame["id"], None)
            if self.copies[frame["id"]] == 1:
                self._checks.refused.add(frame["id"])
            key = frame["error"]["key"]
            self.refusals[key] = self.refusals.get(key, 0) + 1
        else:
            self._merge(frame)
            self.seen = self._checks.told(self.person, self.told, self.seen, sent.durable)

    def _done(self, id: str, durable: int) -> None:
        letter = self.pending.pop(id, None)
        if letter is not None and _binding(decode(letter)):
            self._checks.granted(self.person, id, durable)

    def _merge(self, frame: dict[str, Any]) -> None:
        epoch, number = frame["at"]
        self.resumed += self._coming_back and frame["say"] == "change"
        self._coming_back = False
        if frame["say"] == "whole":
            self.told = {"table": {}, "deal": None, "view": None, "offers": [], "awaited": []}
        elif self.at is None or (epoch, number) != (self.at[0], self.at[1] + 1):
            raise Unsafe(f"{self.person} was at {self.at} and heard {frame['at']}")
        self.at = (epoch, number)
        had = self.told["offers"]
        for part in ("deal", "awaited"):
            if part in frame:
                self.told[part] = frame[part]
        if "offers" in frame:
            self.told["offers"] = [had[each] if isinstance(each, int) else each for each in frame["offers"]]
        if "deal" in frame:
            self.told["deal"] = {key: value for key, value in frame["deal"].items() if key != "replay"}
        if "table" in frame:
            self.told["table"] = self.told["table"] | frame["table"]
        if "view" in frame:
            self.told["view"] = (self.told["view"] or {}) | frame["view"]


def _binding(letter: dict[str, Any]) -> bool:
    """What always leaves an entry under its id when it is granted."""
    return bool(letter["say"] == "ask" or letter["what"]["do"] == "start")
