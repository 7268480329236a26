"""The slow tests, `python -m tests.soak`: ten thousand matches, the laws at length, fifty kills, the compiled build."""

import argparse
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table as Rows

from tests.compiled import build_and_test
from tests.laws.cases import BY_NAME
from tests.laws.many import endings
from wordless.games import GAMES

ROOT = Path(__file__).parents[1]
MATCHES = 10_000
CHUNK = 100
KILLS = 50
console = Console()


class Batch(NamedTuple):
    """Some of the matches of one game at one number of seats."""

    game: str
    seats: int
    numbers: range


def play(batch: Batch) -> tuple[Batch, Counter[str]]:
    return batch, endings(BY_NAME[batch.game], batch.seats, batch.numbers)


def batches(matches: int) -> list[Batch]:
    return [
        Batch(name, seats, range(first, min(first + CHUNK, matches)))
        for name, game in GAMES.items()
        for seats in game.SEATS
        for first in range(0, matches, CHUNK)
    ]


def many(matches: int) -> None:
    """Every game at every number of seats, on all cores; whatever fails is named and can be played again."""
    found = {(name, seats): Counter[str]() for name, game in GAMES.items() for seats in game.SEATS}
    todo = batches(matches)
    quiet = not console.is_terminal
    with Pool() as pool:
        done = pool.imap_unordered(play, todo)
        for batch, ended in track(done, "Playing", len(todo), console=console, transient=True, disable=quiet):
            found[batch.game, batch.seats] += ended
    console.print(counted(found))
    assert all(ended.total() == matches for ended in found.values())
    for name in GAMES:
        seen = {why for (game, _), ended in found.items() if game == name for why in ended}
        assert seen == BY_NAME[name].given.ENDINGS, f"{name} ended by {seen}"


def counted(found: dict[tuple[str, int], Counter[str]]) -> Rows:
    rows = Rows("game", "seats", "matches", "how they ended")
    for (name, seats), ended in found.items():
        whys = ", ".join([f"{why} {count:,}" for why, count in ended.most_common()])
        rows.add_row(name, str(seats), f"{ended.total():,}", whys)
    return rows


def laws() -> None:
    """The laws again, over new examples and many more of them."""
    run = [sys.executable, "-m", "pytest", "tests/laws", "-n", "auto"]
    subprocess.run(run, cwd=ROOT, env=os.environ | {"WORDLESS_TESTS": "soak"}, check=True)


def kills() -> None:
    """A server killed fifty times while four games are played on it."""
    run = [sys.executable, "-m", "pytest", "tests/server/test_kill.py", "-n", "0"]
    subprocess.run(run, cwd=ROOT, env=os.environ | {"WORDLESS_KILLS": str(KILLS)}, check=True)


def scenarios() -> None:
    """The server's loop with all its faults, two thousand times over."""
    subprocess.run([sys.executable, "-m", "tests.simulation"], cwd=ROOT, check=True)


def damage() -> None:
    """Five thousand flipped bits and five hundred cut, lost or swapped files: none unseen."""
    subprocess.run([sys.executable, "-m", "tests.faults.damage", "5000", "500"], cwd=ROOT, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.soak", description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES, help="of each game at each number of seats")
    names = ("matches", "laws", "scenarios", "kills", "damage", "compiled")
    parser.add_argument("--only", choices=names, help="one of the parts")
    asked = parser.parse_args()
    parts: list[Callable[[], None]] = [lambda: many(asked.matches), laws, scenarios, kills, damage, build_and_test]
    for name, part in zip(names, parts, strict=True):
        if asked.only in (None, name):
            console.rule(name)
            try:
                part()
            except subprocess.CalledProcessError as failed:
                sys.exit(f"soak: {name} failed with exit code {failed.returncode}")


if __name__ == "__main__":
    main()
