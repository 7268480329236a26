"""PettingZoo's Parallel: in every tick all agents act at once, on what they saw before it."""

from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from wordless.engine.game import Seat
from wordless.envs import spaces
from wordless.envs.table import Table


class Parallel(ParallelEnv):  # type: ignore[misc]
    """Agents are called seat_0 and so on; one that is out of the match leaves it, with what it has won or lost."""

    def __init__(self, table: Table, render_mode: str | None = None) -> None:
        self.table = table
        self.metadata = spaces.metadata(table, parallelizable=True)
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """A new match; without a seed, one that follows from the last seed given."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.table.reset(int(self._seeds.integers(2**62)))
        self.agents = list(self.possible_agents)
        return self._observed(), {agent: self._info(self._seats[agent]) for agent in self.agents}

    def _observed(self) -> dict[str, Any]:
        found = {agent: self.table.observe(self._seats[agent]) for agent in self.agents}
        for agent in self.agents:
            self.table.attend(self._seats[agent])
        return found

    def _info(self, seat: Seat) -> dict[str, Any]:
        refused = self.table.refused[seat]
        return {} if refused is None else {"refused": refused}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """One tick."""
        table = self.table
        for seat in table.order():
            agent = self.possible_agents[seat]
            if agent in actions and table.living(seat):
                table.act(seat, int(actions[agent]))
        table.pass_tick()
        agents = self.agents
        observed = self._observed()
        rewards = {agent: table.spend(self._seats[agent]) for agent in agents}
        ended = {agent: not table.living(self._seats[agent]) for agent in agents}
        cut = dict.fromkeys(agents, table.truncated)
        infos = {agent: self._info(self._seats[agent]) for agent in agents}
        self.agents = [agent for agent in agents if not ended[agent] and not cut[agent]]
        if self.render_mode == "human":
            self.render()
        return observed, rewards, ended, cut, infos

    def render(self) -> str | None:
        text = self.table.text()
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def state(self) -> Any:
        """What all agents observe, side by side: for a critic that may see every seat."""
        return np.concatenate([self.table.observe(seat)["observation"] for seat in range(self.table.seats)])

    def close(self) -> None:
        """Nothing is held open."""
