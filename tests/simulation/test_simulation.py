"""Scenarios by the dozen: safe while everything fails, alive once it does not, and the same from the same seed."""

import os
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from tests.simulation.checks import Unsafe
from tests.simulation.mutants import MUTANTS, mutated
from tests.simulation.scenario import Report, Stuck, run

ROOT = Path(__file__).parents[2]
SEEDS = int(os.environ.get("WORDLESS_SEEDS", "72"))
PARTS = 4
QUICK = 12
CAUGHT_WITHIN = 80


@cache
def report(seed: int) -> Report:
    return run(seed)


def test_some_scenarios_are_safe_and_end() -> None:
    """`run` raises Unsafe or Stuck, and the seed plays it again: `python -m tests.simulation --first SEED`."""
    for seed in range(QUICK):
        report(seed)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_told_is_lost_and_every_match_ends(part: int) -> None:
    """And everything that can strike has struck."""
    counts: Counter[str] = Counter()
    for seed in range(part, SEEDS, PARTS):
        counts += report(seed).counts
    struck = {"crashes", "tails lost", "conflicts", "found full", "refusals", "resumed"}
    assert struck | {"moved", "elapsed", "started", "sit", "bot", "back"} <= counts.keys()


@pytest.mark.slow
def test_a_seed_gives_the_same_history_in_another_process() -> None:
    seeds = (0, 1, 2, 3)
    command = [sys.executable, "-m", "tests.simulation", "--seeds", str(len(seeds)), "--hashes"]
    ran = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": "1"}, capture_output=True, text=True, check=True
    )
    assert ran.stdout.split() == [report(seed).history for seed in seeds]
    assert len({report(seed).history for seed in seeds}) == len(seeds)


@pytest.mark.slow
@pytest.mark.parametrize("name", MUTANTS)
def test_a_planted_fault_is_caught(name: str) -> None:
    with mutated(MUTANTS[name]):
        for seed in range(CAUGHT_WITHIN):
            try:
                run(seed)
            except (Unsafe, Stuck):
                return
    raise AssertionError(f"{name}: not caught within {CAUGHT_WITHIN} seeds")
