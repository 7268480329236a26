"""Our server beside boardgame.io and Colyseus, in one run: `python -m benchmarks.server`.

The peers play a trivial card swap and keep nothing; ours plays a real game of Sign, each move durable before it is
told. Rounds are interleaved and medians taken; only ratios of one run count.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.servers.ours import crowded, growth, memory, waking
from benchmarks.servers.running import Running, boardgameio, build, colyseus, measured, wordless

ROUNDS = 3
TABLES = 100
SECONDS = 4.0
THINK_US = "100000"  # a hundred tables that think for a tenth of a second make a thousand moves a second
SYSTEMS: dict[str, Callable[[int, Path], AbstractContextManager[Running]]] = {
    "boardgame.io": boardgameio,
    "Colyseus": colyseus,
    "Wordless, journal on": wordless,
}
OURS = "Wordless, journal on"
WIDTH = 110  # columns


def round_of(name: str, folder: Path) -> dict[str, float]:
    """One system, as fast as it can and then at a thousand moves a second."""
    with SYSTEMS[name](TABLES, folder) as running:
        fast = running.load(TABLES, SECONDS)
    with SYSTEMS[name](TABLES, folder) as running:
        paced = running.load(TABLES, SECONDS, "-k", THINK_US)
    return {
        "moves_per_cpu_s": fast["moves_per_cpu_s"],
        "p50_ms": paced["p50_us"] / 1000,
        "p99_ms": paced["p99_us"] / 1000,
        "bytes_per_move": fast["bytes_per_move"],
        "kb_per_table": fast["kb_per_table"],
        "stolen": paced["stolen"],
    }


def beside(folder: Path, rounds: int) -> dict[str, dict[str, float]]:
    """Medians of interleaved rounds."""
    return measured(rounds, {name: partial(round_of, name, folder) for name in SYSTEMS})


def _said(what: str) -> None:
    """A benchmark of minutes tells how far it is."""
    print(what, file=sys.stderr, flush=True)


def aims(figures: dict[str, Any]) -> list[tuple[str, float, str, bool]]:
    """What was asked of the server, what it does, and whether that is enough."""
    ours, bgio = figures["beside"][OURS], figures["beside"]["boardgame.io"]
    ratio = ours["moves_per_cpu_s"] / bgio["moves_per_cpu_s"]
    grown, held, woken, crowd = figures["growth"], figures["memory"], figures["waking"], figures["crowded"]
    return [
        ("moves per CPU second, times boardgame.io's", ratio, "at least 2", ratio >= 2),
        ("p99 at 1,000 moves/s, ms", ours["p99_ms"], "under 5", ours["p99_ms"] < 5),
        ("cost of a move, 1,000 tables to 10", grown["ratio"], "under 1.6", grown["ratio"] < 1.6),
        ("KB a socket", held["kb_per_socket"], "at most 20", held["kb_per_socket"] <= 20),
        ("KB a table besides, after 1,000 moves", held["kb_per_table"], "at most 40", held["kb_per_table"] <= 40),
        ("tables in memory once they rest", held["resting"], "none", held["resting"] == 0),
        ("waking after 100 matches, ms", woken["ms"], "under 100", woken["ms"] < 100),
        ("p99 beside 100 tables of bots, ms", crowd["p99_ms"], "under 10", crowd["p99_ms"] < 10),
    ]


def shown(figures: dict[str, Any]) -> None:
    console = Console(width=WIDTH)
    table = Table(title=f"{TABLES} tables of six, server on one core; medians", title_justify="left")
    keys = ("moves_per_cpu_s", "p50_ms", "p99_ms", "bytes_per_move", "kb_per_table")
    for head in ("", "moves / CPU s", "p50 ms", "p99 ms", "bytes / move", "KB / table of 6", "stolen", "ours is"):
        table.add_column(head, justify="left" if not head else "right")
    ours = figures["beside"][OURS]["moves_per_cpu_s"]
    for name, row in figures["beside"].items():
        told = [f"{row[key]:,.1f}" for key in keys]
        table.add_row(name, *told, f"{row['stolen']:.1%}", f"{ours / row['moves_per_cpu_s']:.2f}×")
    console.print(table)
    goals = Table(title="What was asked", title_justify="left")
    for head in ("", "measured", "asked", ""):
        goals.add_column(head)
    for what, value, asked, met in aims(figures):
        goals.add_row(what, f"{value:,.2f}", asked, "met" if met else "[bold]missed[/bold]")
    console.print(goals)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--rounds", type=int, default=ROUNDS)
    reader.add_argument("--json", action="store_true")
    chosen = reader.parse_args()
    build()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        figures: dict[str, Any] = {"beside": beside(folder, chosen.rounds)}
        for alone in (growth, memory, waking, crowded):
            figures[alone.__name__] = alone(folder)
            _said(f"{alone.__name__}: {figures[alone.__name__]}")
    print(json.dumps(figures)) if chosen.json else shown(figures)
    sys.exit(0 if all(met for *_, met in aims(figures)) else 1)


if __name__ == "__main__":
    main()
