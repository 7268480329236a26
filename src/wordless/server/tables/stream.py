"""A stream of frames belongs to a viewer: a seat with all its devices, or the public.

A position is (epoch, number). A viewer who says the last position it saw gets the rest, or, if that is no
longer known, a snapshot in a new epoch; between snapshots only deltas travel. So a reconnect costs little. What one
may not know leaves no gap in the numbers.
"""

from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from msgspec import Struct
from msgspec.json import decode

from wordless.engine.game import Offer, Seat
from wordless.server.tables.model import ClockShown, Deal, Public, Update
from wordless.server.tables.wire import changed, encode

KEPT_FRAMES = 10
KEPT_BYTES = 1_000  # a larger frame is nearly a whole one: who missed it gets a whole one


class Link(Protocol):
    """One socket, as the table sees it. `send` never waits; a slow reader is dropped."""

    person: str
    seat: Seat | None
    screen: bool

    def send(self, frame: bytes) -> None: ...
    def close(self, why: str) -> None: ...


class Common(Struct, frozen=True, gc=False):
    """What all viewers of a table share; the same object for as long as it says the same."""

    table: Public
    deal: Deal | None = None
    awaited: tuple[Seat, ...] = ()


class Snapshot(Struct, frozen=True, gc=False):
    """All that one viewer may know now; `due` is when its clocks ring, which is told as the seconds left."""

    common: Common
    view: Any = None
    offers: tuple[Offer, ...] = ()
    clocks: tuple[ClockShown, ...] = ()
    due: tuple[tuple[str, float], ...] = ()


class Stream:
    """The frames of one viewer. It has not begun, and costs nothing, while nobody is there to read."""

    __slots__ = ("_kept", "_token", "_told", "epoch", "links", "number", "viewer")

    def __init__(self, viewer: Seat | None, token: Callable[[], str]) -> None:
        self.viewer = viewer
        self.links: tuple[Link, ...] = ()
        self._token = token
        self.renew()

    def renew(self) -> None:
        """Begin a new epoch and forget what was told."""
        self.epoch = self._token()
        self.number = 0
        self._kept: deque[bytes] = deque(maxlen=KEPT_FRAMES)
        self._told: Snapshot | None = None

    @property
    def begun(self) -> bool:
        return self._told is not None

    def tell(self, now: Snapshot) -> None:
        """Send what has changed, if anything has; once nobody could come back to what was missed, begin anew."""
        was, self._told = self._told, now
        assert was is not None
        frame = self._frame(was, now)
        if frame is None:
            return
        self._keep(frame)
        for link in self.links:
            link.send(frame)
        if not self.links and len(self._kept) in (0, KEPT_FRAMES):
            self.renew()

    def join(self, link: Link, at: tuple[str, int] | None, now: Callable[[], Snapshot]) -> None:
        """Add a socket: it gets the frames after its position, or a whole one."""
        self.links += (link,)
        if at is not None and self.begun and at[0] == self.epoch:
            missed = self.number - at[1]
            if 0 <= missed <= len(self._kept):
                clocks = now().clocks if missed else ()
                for frame in list(self._kept)[len(self._kept) - missed :]:
                    link.send(_again(frame, clocks))
                return
        shown = now()
        if not self.begun:
            self._told = shown
        link.send(encode(self._whole(shown)))

    def leave(self, link: Link) -> None:
        self.links = tuple([each for each in self.links if each is not link])

    def _keep(self, frame: bytes) -> None:
        """Hold a little for those who come back soon."""
        self.number += 1
        if len(frame) > KEPT_BYTES:
            self._kept.clear()
        else:
            self._kept.append(frame)

    def _frame(self, was: Snapshot, now: Snapshot) -> bytes | None:
        told = Update("change", (self.epoch, self.number + 1))
        news = now.common is not was.common and _tell_common(told, was.common, now.common)
        if now.view is not None and now.view is not was.view and (fields := changed(was.view, now.view)):
            told.view, news = fields, True
        if now.offers is not was.offers and (offers := _changed_offers(was.offers, now.offers)) is not None:
            told.offers, news = offers, True
        if now.due != was.due:
            told.clocks, news = now.clocks, True
        return encode(told) if news else None

    def _whole(self, now: Snapshot) -> Update:
        view = None if now.view is None else changed(None, now.view)
        table = changed(None, now.common.table)
        at = (self.epoch, self.number)
        return Update("whole", at, table, now.common.deal, view, now.offers, now.common.awaited, now.clocks)


def _changed_offers(was: tuple[Offer, ...], now: tuple[Offer, ...]) -> list[Offer | int] | None:
    """An offer that stands where it stood is told by its place; None if all of them do."""
    same = len(was) == len(now)
    told: list[Offer | int] = list(range(len(now)))
    for place, offer in enumerate(now):
        if place >= len(was) or not (offer is was[place] or offer == was[place]):
            told[place], same = offer, False
    return None if same else told


def _tell_common(told: Update, was: Common, now: Common) -> bool:
    """Whether anything that all share is new."""
    told.table = changed(was.table, now.table) or None
    if now.deal != was.deal:
        told.deal = now.deal
    if now.awaited != was.awaited:
        told.awaited = now.awaited
    return told.table is not None or told.deal is not None or told.awaited is not None


def _again(frame: bytes, clocks: tuple[ClockShown, ...]) -> bytes:
    """A frame told once more: its clocks have run on meanwhile."""
    if b'"clocks":[{' not in frame:
        return frame
    told = decode(frame)
    left = {clock.key: clock.seconds for clock in clocks}
    told["clocks"] = [clock | {"seconds": left.get(clock["key"], 0.0)} for clock in told.get("clocks", ())]
    return encode(told)
