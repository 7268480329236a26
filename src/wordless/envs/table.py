"""A match that goes by ticks, for learners: what each seat observes and may do, and what its acts bring.

The tick rule. A tick is a fixed time, half a second unless told otherwise. In each, every seat may act once or wait.
Acts of one tick are played one after another, in an order that is drawn anew for each tick from the environment's
seed; what an earlier act has made impossible is refused, changes nothing and is told in the actor's info. At the end of
a tick the clocks of the rules go on: one that has run out plays for its seat or for the house, as at a real table.
"""

from collections.abc import Sequence
from math import ceil
from random import Random
from typing import Any

import numpy as np
from msgspec import to_builtins
from msgspec.structs import replace
from numpy.typing import NDArray

from wordless.engine.game import Game, Illegal, Offer, Seat, Timed
from wordless.engine.model import Elapsed
from wordless.envs.actions import WAIT, Actions
from wordless.envs.encoding import code
from wordless.envs.specs import spec
from wordless.games import GAMES

TICK_S = 0.5
TICKS_MAX = 4000
HEARD = 2  # happenings kept for a look, for each seat: the latest


class Table:
    """One match after another of one game, at a table of so many seats."""

    def __init__(self, name: str, seats: int, options: Any, tick_s: float, ticks_max: int) -> None:
        self.name = name
        self.game: Game = GAMES[name]
        assert seats in self.game.SEATS, f"{name} takes {self.game.SEATS[0]} to {self.game.SEATS[-1]} seats"
        self.seats = seats
        self.options = self.game.Options() if options is None else options
        self.tick_s = tick_s
        self.ticks_max = ticks_max
        self.spec = spec(name, seats, self.options)
        self.actions = Actions(self.game, seats, self.spec.sketches)
        self._view = code(self.game.View, self.spec.shape)
        self._happening = code(self.game.View.__annotations__["happened"], self.spec.shape, "happening")
        self.heard = HEARD * seats
        self.width = self._view.width + self.spec.spelled + self.heard * self._happening.width
        self._gestures = {action.adds: at + 1 for at, action in enumerate(self.actions.every) if action.adds}
        self.random = Random(0)
        self.state: Any = None

    @property
    def layout(self) -> tuple[str, ...]:
        """What every byte of an observation is."""
        heard = [f"heard[{at}].{name}" for at in range(self.heard) for name in self._happening.names]
        return (*self._view.names, *[f"spelled[{at}]" for at in range(self.spec.spelled)], *heard)

    def reset(self, seed: int) -> None:
        """A new match. The same seed and the same acts give the same match."""
        self.random = Random(seed)
        self.state = self.game.start(self.seats, self.options, self.random.randbytes(32), None)
        self.tick = 0
        self.over = False
        self.log: list[bytes] = []
        self.last = self.state.happened
        self.looked = [0] * self.seats
        self.rows: list[list[str]] = [[] for _ in range(self.seats)]
        self.gains = [0.0] * self.seats
        self.refused: list[str | None] = [None] * self.seats
        self._due: dict[str, int] = {}
        self._scores = self.spec.scores(self.state) if self.spec.scores else ()
        self._seen: list[tuple[Any, Any, Sequence[Offer]]] = [(None, None, ())] * self.seats
        self._offered: list[Sequence[Offer]] = [()] * self.seats
        self._clocks()

    def order(self) -> list[Seat]:
        """Who comes when in this tick."""
        seats = list(range(self.seats))
        self.random.shuffle(seats)
        return seats

    def sight(self, seat: Seat) -> tuple[Any, Sequence[Offer]]:
        """A seat's View and its offers."""
        state, view, offers = self._seen[seat]
        if state is not self.state:
            view = self.game.view(self.state, seat)
            offers = self.game.moves(view)
            self._seen[seat] = (self.state, view, offers)
        return view, offers

    def can_act(self, seat: Seat) -> bool:
        return bool(self.sight(seat)[1])

    def living(self, seat: Seat) -> bool:
        return not self.over and (self.spec.living is None or seat in self.spec.living(self.state))

    def observe(self, seat: Seat) -> dict[str, NDArray[Any]]:
        """What it sees, what has happened since it last looked, and what it may do."""
        view, offers = self.sight(seat)
        row = self.rows[seat]
        if row and not self.actions.spells(offers):
            row.clear()
        new = self.log[max(self.looked[seat], len(self.log) - self.heard) :]
        spelled = bytes([self._gestures[gesture] % 256 for gesture in row])
        written = self._view.encode(view) + spelled.ljust(self.spec.spelled, b"\0") + b"".join(new)
        mask = self.actions.mask(offers, view, len(row)).to_bytes(self.actions.count, "little")
        return {
            "observation": np.frombuffer(bytearray(written.ljust(self.width, b"\0")), np.uint8),
            "action_mask": np.frombuffer(bytearray(mask), np.int8),
        }

    def attend(self, seat: Seat) -> None:
        """It has looked: what comes now is new to it, and what it was offered is what it answers."""
        self.looked[seat] = len(self.log)
        self._offered[seat] = self.sight(seat)[1]

    def act(self, seat: Seat, action: int) -> None:
        """What a learner does; a gesture may only lengthen its row."""
        self.refused[seat] = None
        if action == WAIT or self.over:
            return
        chosen = self.actions.every[action]
        row = self.rows[seat]
        if chosen.adds is not None and chosen.adds != "end":
            row.append(chosen.adds)
            if len(row) < self.spec.spelled:
                return
        self.play(seat, self._move(seat, action))

    def _move(self, seat: Seat, action: int) -> Any:
        chosen = self.actions.every[action]
        if chosen.adds is not None:
            row = tuple(self.rows[seat])
            self.rows[seat] = []
            return self.actions.spelled(chosen.move, row)
        if self.spec.drawn is not None and self.actions.every[action].move == "draw":
            return self.actions.sketched(chosen.move, self.spec.drawn(chosen.values[0], self.random))
        return self.actions.move(action, self._offered[seat])

    def play(self, seat: Seat | None, move: Any) -> bool:
        """The state after a move; a refusal changes nothing. The house writes the time, as at a real table."""
        if isinstance(move, Timed):
            move = replace(move, at_ms=self.now_ms)
        try:
            self._adopt(self.game.apply(self.state, seat, move))
        except Illegal as illegal:
            if seat is not None:
                self.refused[seat] = illegal.key
            return False
        return True

    def _adopt(self, state: Any) -> None:
        if state.happened is not self.last:
            self.last = state.happened
            self.log.append(self._happening.encode(state.happened))
        before, self.state = self.state, state
        self._reward(before)

    def _reward(self, before: Any) -> None:
        """Points against the mean of all; where there are none, a share of the victory against a fair share."""
        if self.spec.scores is not None:
            scores = self.spec.scores(self.state)
            if scores != self._scores:
                won = [new - old for new, old in zip(scores, self._scores, strict=True)]
                mean = sum(won) / self.seats
                self.gains = [gain + each - mean for gain, each in zip(self.gains, won, strict=True)]
                self._scores = scores
        elif self.spec.living is not None and self.spec.living(self.state) is not self.spec.living(before):
            for seat in set(self.spec.living(before)) - set(self.spec.living(self.state)):
                self.gains[seat] -= 1 / self.seats
        result = self.game.result(self.state)
        if result is not None:
            self.over = True
            self._share(result.winners)

    def _share(self, winners: tuple[Seat, ...]) -> None:
        if self.spec.scores is None:
            for seat in range(self.seats):
                if self.spec.living is None or seat in self.spec.living(self.state):
                    self.gains[seat] += (seat in winners) / max(1, len(winners)) - 1 / self.seats

    def spend(self, seat: Seat) -> float:
        """What a seat has gained since it was last asked."""
        gain, self.gains[seat] = self.gains[seat], 0.0
        return gain

    @property
    def now_ms(self) -> int:
        return round(1000 * self.tick * self.tick_s)

    @property
    def truncated(self) -> bool:
        return not self.over and self.tick >= self.ticks_max

    def pass_tick(self) -> None:
        """The tick ends; clocks that have run out play."""
        self.tick += 1
        for key, due in list(self._due.items()):
            if due <= self.tick and not self.over:
                self._ring(key)
        self._clocks()

    def _ring(self, key: str) -> None:
        for timer in self.game.timers(self.state):
            if timer.key == key:
                if timer.seat is None:
                    self.play(None, Elapsed(key))
                else:
                    self.play(timer.seat, self.game.idle(self.game.view(self.state, timer.seat)))
                return

    def _clocks(self) -> None:
        """A clock starts when its key appears and is dropped when the key goes."""
        if self.over:
            return
        due = self._due
        self._due = {
            timer.key: due[timer.key] if timer.key in due else self.tick + max(1, ceil(timer.seconds / self.tick_s))
            for timer in self.game.timers(self.state)
        }

    def text(self) -> str:
        """What everybody may see, for a person to read."""
        view = self.game.view(self.state, None)
        shown = {name: value for name, value in to_builtins(view).items() if name not in ("options", "setting", "seat")}
        lines = [f"{name:>10}  {value}" for name, value in shown.items() if value not in (None, [], {})]
        return "\n".join([f"{self.name}, {self.seats} seats, tick {self.tick}", *lines])
