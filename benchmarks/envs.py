"""Agent-steps per CPU second of our environments beside PettingZoo's hanabi: `python -m benchmarks.envs`."""

import sys
from statistics import median

from rich.console import Console
from rich.table import Table

from benchmarks.agents import SEATS
from benchmarks.engine import Peer, command, rates_of

AIM = 25_000
AIMED = ("sign-aec", "sign-parallel")
ROUNDS = 2
HANABI = Peer(
    "PettingZoo hanabi, AEC",
    "hanabi",
    "hanabi",
    ("pettingzoo==1.27.0", "shimmy==2.0.1", "open_spiel==2.0.2", "pygame-ce", "numpy==2.4.6"),
    0,
)


def main() -> None:
    ours = [f"{name}-{kind}" for name in SEATS for kind in ("aec", "parallel")]
    programs = {name: [sys.executable, "-m", "benchmarks.agents", name] for name in ours}
    programs = {HANABI.name: command(HANABI)} | programs
    rates: dict[str, list[float]] = {name: [] for name in programs}
    for _ in range(ROUNDS):
        for name, program in programs.items():
            rates[name] += rates_of(name, program)
    found = {name: median(each) for name, each in rates.items()}
    made = Table(title="Agent-steps per CPU second, with observation and mask")
    for heading in ("", "steps/s", "times hanabi", "aim"):
        made.add_column(heading, justify="right" if heading else "left")
    for name, rate in found.items():
        aim = f"≥ {AIM:,}" if name in AIMED else ""
        made.add_row(name, f"{rate:,.0f}", f"{rate / found[HANABI.name]:.1f}", aim)
    Console().print(made)
    missed = [name for name in AIMED if found[name] < AIM]
    for name in missed:
        print(f"{name} makes {found[name]:,.0f} agent-steps per CPU second; the aim is {AIM:,}", file=sys.stderr)
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
