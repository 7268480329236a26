"""PettingZoo's hanabi, through its AEC interface: observation and mask of the next agent, a draw, a step."""

from collections.abc import Callable
from importlib.metadata import version
from random import Random

from pettingzoo.classic import hanabi_v5

from benchmarks.harness import Play, measure, pick

PLAYERS = 5


def workload() -> Play:
    env = hanabi_v5.env(players=PLAYERS)

    def play(random: Random) -> int:
        env.reset(seed=random.getrandbits(31))
        moves = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(pick(random, seen["action_mask"].nonzero()[0].tolist()))
            moves += 1
        return moves

    return play


workloads: dict[str, Callable[[], Play]] = {"hanabi": workload}
measure(workloads, f"pettingzoo {version('pettingzoo')}")
