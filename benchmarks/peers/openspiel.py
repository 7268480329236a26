"""OpenSpiel through its Python interface: hanabi is written in C++, liars_poker in Python.

Legal actions and their application alone; no observation is asked for.
"""

from collections.abc import Callable
from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found]
from open_spiel.python.games import liars_poker  # type: ignore[import-not-found]

from benchmarks.harness import Play, measure, pick

assert liars_poker, "its import registers the game"


def dealt(random: Random, outcomes: list[tuple[int, float]]) -> int:
    """A chance outcome by its probability."""
    left = random.random()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]


def workload(name: str) -> Callable[[], Play]:
    def ready() -> Play:
        game = pyspiel.load_game(name)
        return lambda random: played(game.new_initial_state(), random)

    return ready


def played(state: Any, random: Random) -> int:
    """Decisions count as moves; the deals between them are paid for, not counted."""
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dealt(random, state.chance_outcomes()))
        else:
            state.apply_action(pick(random, state.legal_actions()))
            moves += 1
    return moves


measure({name: workload(name) for name in ("hanabi", "python_liars_poker")}, f"open_spiel {version('open_spiel')}")
