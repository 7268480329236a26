"""Our environments as learners step them: observation and mask of the next agent, a draw, a step."""

from collections.abc import Callable
from importlib.metadata import version
from random import Random

from benchmarks.harness import Play, measure, pick
from wordless import envs

SEATS = {"sign": 6, "signum": 5, "signs": 4, "subtext": 5}


def one_by_one(name: str) -> Callable[[], Play]:
    """AEC."""

    def ready() -> Play:
        env = envs.aec(name, SEATS[name])

        def play(random: Random) -> int:
            env.reset(seed=random.getrandbits(31))
            steps = 0
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                env.step(pick(random, seen["action_mask"].nonzero()[0].tolist()))
                steps += 1
            return steps

        return play

    return ready


def all_at_once(name: str) -> Callable[[], Play]:
    """Parallel: a step for each agent in each tick."""

    def ready() -> Play:
        env = envs.parallel(name, SEATS[name])

        def play(random: Random) -> int:
            seen, _ = env.reset(seed=random.getrandbits(31))
            steps = 0
            while env.agents:
                acts = {agent: pick(random, seen[agent]["action_mask"].nonzero()[0].tolist()) for agent in env.agents}
                seen, *_ = env.step(acts)
                steps += len(acts)
            return steps

        return play

    return ready


if __name__ == "__main__":
    workloads = {f"{name}-aec": one_by_one(name) for name in SEATS}
    workloads |= {f"{name}-parallel": all_at_once(name) for name in SEATS}
    measure(workloads, f"wordless {version('wordless')}")
