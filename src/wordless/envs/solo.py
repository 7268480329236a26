"""Gymnasium: one learner against our bots, or beside them. A step lasts until the learner can do something again."""

from typing import Any

from gymnasium import Env

from wordless.bots import Level
from wordless.engine.game import Seat
from wordless.envs import spaces
from wordless.envs.bots import Bots
from wordless.envs.table import Table


class Solo(Env[Any, Any]):
    """The learner's seat is `seat`; all others are played by bots of one level."""

    def __init__(self, table: Table, level: Level, seat: Seat, render_mode: str | None = None) -> None:
        self.table = table
        self.level: Level = level
        self.seat = seat
        self.metadata = spaces.metadata(table, parallelizable=False)
        self.render_mode = render_mode
        self.observation_space = spaces.observations(table)
        self.action_space = spaces.actions(table)
        self._bots: Bots | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.reset(int(self.np_random.integers(2**62)))
        self._bots = Bots(self.table, {seat: self.level for seat in range(self.table.seats) if seat != self.seat})
        self._wait()
        return self._seen(), {}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        table = self.table
        self._tick(int(action))
        refused = table.refused[self.seat]
        self._wait()
        over = not table.living(self.seat)
        if self.render_mode == "human":
            self.render()
        info = {} if refused is None else {"refused": refused}
        return self._seen(), table.spend(self.seat), over, table.truncated, info

    def _seen(self) -> Any:
        observed = self.table.observe(self.seat)
        self.table.attend(self.seat)
        return observed

    def _tick(self, action: int) -> None:
        assert self._bots is not None, "reset first"
        for seat in self.table.order():
            if seat == self.seat:
                self.table.act(seat, action)
            elif not self.table.over:
                self._bots.act(seat)
        self.table.pass_tick()

    def _wait(self) -> None:
        """Ticks in which the learner can only wait go by."""
        table = self.table
        while table.living(self.seat) and not table.truncated and not table.can_act(self.seat):
            self._tick(0)

    def render(self) -> str | None:
        text = self.table.text()
        if self.render_mode == "human":
            print(text)
            return None
        return text
