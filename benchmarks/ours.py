"""Our four games through the one loop that simulation and the laws use: six seats, default options."""

from collections.abc import Callable
from importlib.metadata import version
from random import Random

from benchmarks.harness import Play, measure
from wordless.engine.play import playout
from wordless.games import GAMES

SEATS = 6


def workload(name: str) -> Callable[[], Play]:
    game = GAMES[name]
    options = game.Options()

    def play(random: Random) -> int:
        moves = 0
        for _ in playout(game, SEATS, options, random.randbytes(32), random):
            moves += 1
        return moves

    return lambda: play


if __name__ == "__main__":
    measure({name: workload(name) for name in GAMES}, f"wordless {version('wordless')}")
