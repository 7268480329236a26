"""Moves per CPU second of our games beside the peers', in one run: `python -m benchmarks.engine`.

Rounds are interleaved, ours and theirs in turn, so that a slow minute of the machine falls on everybody.
"""

import argparse
import json
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

ROOT = Path(__file__).parents[1]
ROUNDS = 3
GAMES = ("sign", "signum", "signs", "subtext")


class Peer(NamedTuple):
    """A game of another library, and how many times as fast each of ours must be (0: it stands beside)."""

    name: str
    module: str
    workload: str
    packages: tuple[str, ...]
    aim: float


SPIEL = ("open_spiel==2.0.2", "numpy==2.4.6")
RLCARD = ("rlcard==1.2.0", "numpy==2.4.6")
PEERS = (
    Peer("OpenSpiel hanabi, C++", "openspiel", "hanabi", SPIEL, 0),
    Peer("OpenSpiel liars_poker", "openspiel", "python_liars_poker", SPIEL, 2),
    Peer("RLCard uno", "rlcard", "uno", RLCARD, 0.8),
    Peer("RLCard gin-rummy", "rlcard", "gin-rummy", RLCARD, 2),
    Peer("python-chess", "chess", "chess", ("chess==1.11.2",), 2),
)


def uv() -> str:
    """The project's own uv, or the machine's."""
    own = ROOT / ".tools/bin/uv"
    found = str(own) if own.exists() else shutil.which("uv")
    if found is None:
        sys.exit("The peers run in environments of their own, which uv makes: run `make bench`, which brings it.")
    return found


def command(peer: Peer) -> list[str]:
    """Its program, in an environment that holds nothing but the peer."""
    packages = [part for package in peer.packages for part in ("--with", package)]
    alone = ["--quiet", "--no-project", "--isolated", "--python", sys.executable]
    return [uv(), "run", *alone, *packages, "python", "-m", f"benchmarks.peers.{peer.module}", peer.workload]


def contenders() -> dict[str, list[str]]:
    """Everybody's command by name, ours and theirs in turn."""
    ours = {game: [sys.executable, "-m", "benchmarks.ours", game] for game in GAMES}
    theirs = {peer.name: command(peer) for peer in PEERS}
    named = ours | theirs
    turns = [name for n in range(len(theirs)) for name in (*list(ours)[n : n + 1], list(theirs)[n])]
    return {name: named[name] for name in turns}


def rates_of(name: str, program: list[str]) -> list[float]:
    """What a program measures of itself."""
    run = subprocess.run(program, cwd=ROOT, capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"{name} did not run: {' '.join(program)}\n{run.stderr}")
    rates: list[float] = json.loads(run.stdout.splitlines()[-1])["rates"]
    return rates


def measured(rounds: int) -> dict[str, float]:
    """The median rate of everybody over all windows of all rounds."""
    programs = contenders()
    rates: dict[str, list[float]] = {name: [] for name in programs}
    console = Console(stderr=True)
    turns = [turn for _ in range(rounds) for turn in programs.items()]
    for name, program in track(turns, "Measuring", console=console, disable=not console.is_terminal, transient=True):
        rates[name] += rates_of(name, program)
    return {name: median(each) for name, each in rates.items()}


def missed(rates: dict[str, float]) -> list[str]:
    """Every aim that this run did not reach."""
    return [
        f"{game} is {rates[game] / rates[peer.name]:.2f} times {peer.name}; the aim is {peer.aim:g}"
        for game in GAMES
        for peer in PEERS
        if rates[game] < peer.aim * rates[peer.name]
    ]


def cell(ratio: float, aim: float) -> str:
    """The ratio, marked where there is an aim."""
    if not aim:
        return f"{ratio:.2f}  "
    return f"[green]{ratio:.2f} ✓[/]" if ratio >= aim else f"[bold red]{ratio:.2f} ✗[/]"


def table(rates: dict[str, float]) -> Table:
    """Peers in the rows, our games in the columns, ours divided by theirs in the cells."""
    made = Table(title="Moves per CPU second, and how many times the peer's ours are")
    for heading in ("", "moves/s", "aim", *GAMES):
        made.add_column(heading, justify="right" if heading else "left")
    made.add_row("ours, six seats", "", "", *(f"{rates[game]:,.0f}" for game in GAMES), end_section=True)
    for peer in PEERS:
        aim = f"≥ {peer.aim:g}" if peer.aim else ""
        ratios = [cell(rates[game] / rates[peer.name], peer.aim) for game in GAMES]
        made.add_row(peer.name, f"{rates[peer.name]:,.0f}", aim, *ratios)
    return made


def document(rates: dict[str, float]) -> str:
    """The same figures for programs."""
    ratios = {game: {peer.name: round(rates[game] / rates[peer.name], 3) for peer in PEERS} for game in GAMES}
    aims = {peer.name: peer.aim for peer in PEERS if peer.aim}
    whole = {name: round(rate) for name, rate in rates.items()}
    return json.dumps({"moves_per_cpu_s": whole, "ratios": ratios, "aims": aims, "missed": missed(rates)}, indent=2)


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.engine", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often everybody is measured")
    parser.add_argument("--json", action="store_true", help="print one JSON document instead of the table")
    asked = parser.parse_args()
    rates = measured(max(asked.rounds, 1))
    if asked.json:
        print(document(rates))
    else:
        Console().print(table(rates))
    for line in missed(rates):
        print(line, file=sys.stderr)
    sys.exit(1 if missed(rates) else 0)


if __name__ == "__main__":
    main()
