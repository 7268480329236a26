"""RLCard: the rules objects alone, without the environments' observations."""

from collections.abc import Callable
from importlib.metadata import version
from random import Random

import rlcard  # type: ignore[import-not-found]

from benchmarks.harness import Play, measure, pick


def workload(name: str) -> Callable[[], Play]:
    def ready() -> Play:
        game = rlcard.make(name, config={"seed": 7}).game
        legal = game.judge.get_legal_actions if name == "gin-rummy" else game.get_legal_actions

        def play(random: Random) -> int:
            game.init_game()
            moves = 0
            while not game.is_over():
                game.step(pick(random, legal()))
                moves += 1
            return moves

        return play

    return ready


measure({name: workload(name) for name in ("uno", "gin-rummy")}, f"rlcard {version('rlcard')}")
