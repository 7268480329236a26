"""How much the bots' levels differ: `python -m benchmarks.bots`.

One level among others of another, seats rotated, a victory shared by k counting 1/k; in Sign team against team. Each
pairing plays so many matches, or as many as fit into its share of the time; the interval says how sure the figure is.
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from os import cpu_count
from typing import NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

from benchmarks import tables
from wordless.games import GAMES
from wordless.lab.bouts import RANDOM, Bout, Share, Standing, bout, margin, seated, share, standing

SEATS = {"signum": 5, "signs": 4, "sign": 6, "subtext": 5}  # cheap matches first: what they leave goes to the rest
PAIRS = (("hard", "normal"), ("normal", "easy"), ("easy", RANDOM), ("hard", "easy"), ("hard", RANDOM))
EQUALS = {"sign": ("normal",), "subtext": ("easy", "normal", "hard")}
MATCHES = 2_000
MINUTES = 20.0
WORKERS = min(2, cpu_count() or 1)
BATCH = 4
PAIRED_BY_CHANCE = 1 / (SEATS["subtext"] - 1) ** 2
MEDIAN_MS, P99_MS = 2.0, 20.0


class Pairing(NamedTuple):
    """One level among others, or a table of one level alone."""

    game: str
    level: str
    others: str

    def __str__(self) -> str:
        if self.equal:
            return f"{self.game}: {self.level} alone"
        return f"{self.game}: {self.level} {'and one' if self.turned else 'among'} {self.others}"

    @property
    def equal(self) -> bool:
        return self.level == self.others

    @property
    def turned(self) -> bool:
        """Random ink says nothing, so among random players nobody could show strength: there the odd one is random."""
        return self.game == "subtext" and self.others == RANDOM

    @property
    def levels(self) -> tuple[str, ...]:
        if self.game == "sign":
            return (self.level, self.others)
        one, rest = (self.others, self.level) if self.turned else (self.level, self.others)
        return (one, *[rest] * (SEATS[self.game] - 1))


PAIRINGS = [
    Pairing(game, *pair) for game in SEATS for pair in (*PAIRS, *[(level, level) for level in EQUALS.get(game, ())])
]


class Met(NamedTuple):
    """A pairing and how it went; `rounds` by team and end, and how often those who share a word were both right."""

    pairing: Pairing
    matches: int
    won: Share
    whole: Standing
    rounds: Counter[tuple[int | None, str]]
    paired: tuple[float, float]

    @property
    def share(self) -> str:
        return f"{100 * self.won.won:.1f} ± {100 * self.won.margin:.1f} %"

    @property
    def clear(self) -> bool:
        """Won more than its seats by chance, the interval apart."""
        return self.won.won - self.won.margin > self.won.seats

    @property
    def reversed(self) -> bool:
        return self.won.won + self.won.margin < self.won.seats


def batch(pairing: Pairing, numbers: Sequence[int]) -> list[Bout]:
    game, options = pairing.game, GAMES[pairing.game].Options()
    tables = [seated(game, pairing.levels, SEATS[game], options, number) for number in numbers]
    return [bout(game, levels, options, f"bench/{number}") for levels, number in zip(tables, numbers, strict=True)]


def meet(pool: ProcessPoolExecutor, workers: int, pairing: Pairing, matches: int, seconds: float) -> Met:
    """As many matches as asked for, or as the time allows; there is a batch ahead for each worker."""
    until, played = time.monotonic() + seconds, list[Bout]()
    starts: Iterator[int] = iter(range(0, matches, BATCH))
    jobs: set[Future[list[Bout]]] = set()
    while True:
        while len(jobs) < 2 * workers and time.monotonic() < until:
            start = next(starts, None)
            if start is None:
                break
            jobs.add(pool.submit(batch, pairing, range(start, min(start + BATCH, matches))))
        if not jobs:
            return added_up(pairing, played)
        done, jobs = wait(jobs, return_when=FIRST_COMPLETED)
        played += [each for job in done for each in job.result()]


def added_up(pairing: Pairing, played: Sequence[Bout]) -> Met:
    ends = [(round.team, round.end) for each in played for round in each.rounds]
    right = [float(end == "both-right") for _, end in ends] or [0.0]
    paired = (sum(right) / len(right), margin(right))
    return Met(pairing, len(played), share(played, pairing.level), standing(played), Counter(ends), paired)


def measured(matches: int, minutes: float, workers: int) -> dict[Pairing, Met]:
    """Every pairing, each with its share of the time that is left; tells how far it is."""
    found: dict[Pairing, Met] = {}
    until = time.monotonic() + 60 * minutes
    with ProcessPoolExecutor(workers) as pool:
        for number, pairing in enumerate(PAIRINGS):
            began = time.monotonic()
            met = meet(pool, workers, pairing, matches, max(1.0, (until - began) / (len(PAIRINGS) - number)))
            found[pairing] = met
            spent = f"{met.matches:,} matches in {time.monotonic() - began:.0f} s"
            won = "" if pairing.equal else f", {met.share} of victories"
            _said(f"[{number + 1}/{len(PAIRINGS)}] {pairing}: {spent}{won}")
    return found


def _said(what: str) -> None:
    """A benchmark of minutes tells how far it is."""
    print(what, file=sys.stderr, flush=True)


def aims(found: dict[Pairing, Met]) -> list[tuple[str, bool]]:
    """What was asked of the bots, and whether it holds."""
    told = []
    for game in SEATS:
        for level, others in (("hard", "easy"), ("easy", RANDOM)):
            told.append((f"{game}: {level} over {others}, intervals apart", found[Pairing(game, level, others)].clear))
        for level, others in (("hard", "normal"), ("normal", "easy")):
            met = found[Pairing(game, level, others)]
            told.append((f"{game}: {level} not below {others}", not met.reversed))
        told.append(_cost(game, [met.whole for met in found.values() if met.pairing.game == game]))
    told.append(("sign: a hard team wins 90 % against random", found[Pairing("sign", "hard", RANDOM)].won.won >= 0.9))
    told.append(("signs: one hard among random wins 60 %", found[Pairing("signs", "hard", RANDOM)].won.won >= 0.6))
    return [*told, *_sign_aims(found[Pairing("sign", "normal", "normal")]), *_subtext_aims(found)]


def _cost(game: str, found: Sequence[Standing]) -> tuple[str, bool]:
    """The dearest pairing counts: random players choose for nothing."""
    middle = max([each.thought_median_ms for each in found])
    p99 = max([each.thought_p99_ms for each in found])
    asked = f"at most {MEDIAN_MS:g} and {P99_MS:g}"
    what = f"{game}: choosing a move takes {middle:.2f} ms of CPU (median), {p99:.2f} (99 in 100); {asked}"
    return what, middle <= MEDIAN_MS and p99 <= P99_MS


def _sign_aims(equal: Met) -> list[tuple[str, bool]]:
    rounds, minutes = equal.whole.rounds, equal.whole.round_minutes
    assert rounds is not None
    assert minutes is not None
    teams = {team for team, _ in equal.rounds if team is not None}
    lively = [equal.rounds[team, end] > 0 for team in teams for end in ("given", "stolen")]
    return [
        ("sign: equal teams take a median of three to five rounds", 3 <= rounds <= 5),
        ("sign: a round lasts two to six minutes at the table", 2 <= minutes <= 6),
        ("sign: both teams give and steal", len(teams) > 1 and all(lively)),
    ]


def _subtext_aims(found: dict[Pairing, Met]) -> list[tuple[str, bool]]:
    easy, hard = [found[Pairing("subtext", level, level)].paired for level in ("easy", "hard")]
    return [
        ("subtext: both right more often at hard than at easy", hard[0] - hard[1] > easy[0] + easy[1]),
        ("subtext: at easy more often than by chance", easy[0] - easy[1] > PAIRED_BY_CHANCE),
        ("subtext: at hard not always", hard[0] + hard[1] < 1),
    ]


def shown(found: dict[Pairing, Met], alone: Sequence[tuple[str, bool]]) -> None:
    console = Console()
    title = "One level among another (Sign: team against team), with 95 % intervals"
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for head in ("", "matches", "victories", "chance", "minutes", "p99 ms"):
        table.add_column(head, justify="right" if head else "left", no_wrap=True)
    for pairing, met in found.items():
        won = ("", "") if pairing.equal else (met.share, f"{met.won.seats:.0%}")
        spent = (f"{met.whole.minutes:.1f}", f"{met.whole.thought_p99_ms:.2f}")
        table.add_row(str(pairing), f"{met.matches:,}", *won, *spent)
    console.print(table)
    for line in equals(found):
        print(line)
    for what, is_met in [*aims(found), *alone]:
        print(f"{'met   ' if is_met else 'MISSED'} {what}")


def equals(found: dict[Pairing, Met]) -> Iterator[str]:
    """What tables of one level tell."""
    for level in EQUALS["subtext"]:
        part, half = found[Pairing("subtext", level, level)].paired
        yield f"subtext, {level} alone: dealer and partner both right {part:.1%} ± {half:.1%} of rounds"
    met = found[Pairing("sign", "normal", "normal")]
    ends = ", ".join([f"{end} {part:.0%}" for end, part in met.whole.ends.items()])
    yield f"sign, normal alone: {met.whole.rounds:g} rounds a match, {met.whole.round_minutes:.1f} min a round; {ends}"
    for team in sorted({team for team, _ in met.rounds if team is not None}):
        given, stolen = [met.rounds[team, end] for end in ("given", "stolen")]
        yield f"sign, normal alone: team {team + 1} gave {given:,} quintets and stole {stolen:,}"


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--matches", type=int, default=MATCHES, help="of each pairing at most")
    reader.add_argument("--minutes", type=float, default=MINUTES, help="for everything; fewer widen the intervals")
    reader.add_argument("--workers", type=int, default=WORKERS, help="processes that play at once")
    reader.add_argument("--json", action="store_true")
    chosen = reader.parse_args()
    found = measured(chosen.matches, chosen.minutes, chosen.workers)
    alone = list(tables.aims(chosen.workers, min(chosen.matches, tables.MATCHES)))
    if chosen.json:
        rows = [(*met.pairing, met.matches, met.won.won, met.won.margin, *met.paired) for met in found.values()]
        print(json.dumps({"pairings": rows, "aims": [*aims(found), *alone]}))
    else:
        shown(found, alone)
    sys.exit(0 if all(is_met for _, is_met in [*aims(found), *alone]) else 1)


if __name__ == "__main__":
    main()
