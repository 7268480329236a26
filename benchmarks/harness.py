"""Times a workload by the CPU seconds of its own process, so that a busy machine does not decide.

Standard library alone: the peers run it in environments of their own. Each prints one JSON line.
"""

import json
import platform
import sys
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter, process_time
from typing import TypeVar

T = TypeVar("T")
Play = Callable[[Random], int]  # plays one match, or a few, and says how many moves that was

WARM_S = 0.4
WINDOW_S = 0.5
WINDOWS = 3
SEED = 12345


def pick(random: Random, items: Sequence[T]) -> T:
    """A uniform choice at the same cost for everybody."""
    return items[int(random.random() * len(items))]


def window(play: Play, random: Random, seconds: float) -> float:
    """Moves per CPU second over whole matches."""
    moves, began, until = 0, process_time(), perf_counter() + seconds
    while perf_counter() < until:
        moves += play(random)
    return moves / (process_time() - began)


def measure(workloads: dict[str, Callable[[], Play]], library: str) -> None:
    """Measures the workload that the command line names, and prints its rates."""
    random = Random(SEED)
    play = workloads[sys.argv[1]]()
    window(play, random, WARM_S)
    rates = [window(play, random, WINDOW_S) for _ in range(WINDOWS)]
    print(json.dumps({"rates": rates, "library": library, "python": platform.python_version()}))
