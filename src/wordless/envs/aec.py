"""PettingZoo's AEC: one agent after another, each act played at once.

Within a tick those who can do anything come in an order drawn by chance; who can only wait is passed over, and when
nobody is left the tick ends. So a game of turns goes from one player to the next, and nobody steps through idle ticks.
"""

from typing import Any

import numpy as np
from pettingzoo import AECEnv

from wordless.engine.game import Seat
from wordless.envs import spaces
from wordless.envs.table import Table


class Aec(AECEnv):  # type: ignore[misc]
    """Agents are called seat_0 and so on; one that is out of the match leaves it, with what it has won or lost."""

    def __init__(self, table: Table, render_mode: str | None = None) -> None:
        super().__init__()
        self.table = table
        self.metadata = spaces.metadata(table, parallelizable=False)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: spaces.observations(table) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.actions(table) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; without a seed, one that follows from the last seed given."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.table.reset(int(self._seeds.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._waiting: list[Seat] = self.table.order()
        self.agent_selection = self._next()

    def observe(self, agent: str) -> Any:
        return self.table.observe(self._seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{agent} is to act"
        table, seat = self.table, self._seats[agent]
        self._cumulative_rewards[agent] = 0.0
        table.attend(seat)
        table.act(seat, int(action))
        refused = table.refused[seat]
        self.infos[agent] = {} if refused is None else {"refused": refused}
        self.agent_selection = self._next()
        self._settle()
        if self.render_mode == "human":
            self.render()

    def _next(self) -> str:
        """The next who can do anything, in this tick or a later one; anybody, when it is over."""
        table = self.table
        while not table.over and not table.truncated:
            while self._waiting:
                seat = self._waiting.pop()
                if table.living(seat) and table.can_act(seat):
                    return self.possible_agents[seat]
            table.pass_tick()
            self._waiting = table.order()
        return self.agents[0]

    def _settle(self) -> None:
        """What the step has brought everybody, and who is out."""
        table = self.table
        if any(table.gains):
            for agent in self.agents:
                self.rewards[agent] = table.spend(self._seats[agent])
                self._cumulative_rewards[agent] += self.rewards[agent]
            self._rewarded = True
        elif getattr(self, "_rewarded", True):
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._rewarded = False
        if table.over or table.truncated or table.spec.living is not None:
            cut = table.truncated
            for agent in self.agents:
                self.terminations[agent] = not cut and not table.living(self._seats[agent])
                self.truncations[agent] = cut
            self._deads_step_first()

    def render(self) -> str | None:
        text = self.table.text()
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""
