"""How much the bots' levels differ: `python -m benchmarks.bots`.

One level among others of another, seats rotated, a victory shared by k counting 1/k; in Sign team against team. Each
pairing plays up to so many matches, or as many as fit its time; the interval says how sure the figure is.
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from wordless.games import GAMES
from wordless.lab.bouts import Bout, Share, Standing, bout, seated, share, standing

SEATS = {"sign": 6, "signum": 5, "signs": 4, "subtext": 5}
PAIRS = (("hard", "normal"), ("normal", "easy"), ("easy", "random"), ("hard", "easy"), ("hard", "random"))
MATCHES = 2_000
SECONDS = 40.0
BATCH = 16


class Met(NamedTuple):
    """A pairing and how it went; `share` is what one would have by chance."""

    level: str
    others: str
    matches: int
    won: Share
    whole: Standing


def levels_of(game: str, level: str, others: str, seats: int) -> tuple[str, ...]:
    """One of a level among others; in Sign one team of two."""
    return (level, others) if game == "sign" else (level, *[others] * (seats - 1))


def batch(game: str, levels: tuple[str, ...], options: Any, numbers: Sequence[int]) -> list[Bout]:
    seats = SEATS[game]
    return [bout(game, seated(game, levels, seats, options, number), options, f"bench/{number}") for number in numbers]


def meet(pool: ProcessPoolExecutor, game: str, level: str, others: str, matches: int, seconds: float) -> Met:
    """As many matches as asked for, or as the time allows."""
    options = GAMES[game].Options()
    levels = levels_of(game, level, others, SEATS[game])
    played: list[Bout] = []
    until, workers = time.monotonic() + seconds, 2
    while len(played) < matches and (time.monotonic() < until or not played):
        starts = [len(played) + BATCH * n for n in range(workers)]
        jobs = [pool.submit(batch, game, levels, options, range(start, start + BATCH)) for start in starts]
        played += [each for job in jobs for each in job.result()]
    return Met(level, others, len(played), share(played, level), standing(played))


def pairs_right(pool: ProcessPoolExecutor, level: str, rounds: int) -> tuple[float, float]:
    """Subtext at an equal table: how often dealer and partner are both right, with half its 95 % interval."""
    per = 10
    jobs = [pool.submit(_rights, level, number) for number in range(rounds // per)]
    rights = [each for job in jobs for each in job.result()]
    part = sum(rights) / len(rights)
    return part, 1.96 * sqrt(part * (1 - part) / len(rights))


def _rights(level: str, number: int) -> list[bool]:
    """The rounds of one match: whether both who shared the word found each other."""
    from random import Random

    from wordless.lab.arena import contest
    from wordless.lab.bouts import player

    seats, seen, rights = SEATS["subtext"], set[int](), list[bool]()

    def heard(at_ms: int, seat: Any, move: Any, state: Any) -> None:
        if state.reveal is not None and state.round not in seen:
            seen.add(state.round)
            guesses, answer = state.reveal.guesses, state.reveal.answer
            rights.append(guesses[state.dealer] == answer and guesses[state.reveal.partner] == answer)

    players = [player("subtext", level, 1000 * number + seat) for seat in range(seats)]
    contest(GAMES["subtext"], players, GAMES["subtext"].Options(), Random(number).randbytes(32), heard)
    return rights


def aims(games: dict[str, list[Met]], rights: dict[str, tuple[float, float]]) -> list[tuple[str, bool]]:
    """What was asked of the bots, and whether it holds."""
    found = []
    for game, met in games.items():
        by = {(each.level, each.others): each for each in met}
        for level, others in (("hard", "easy"), ("easy", "random")):
            if game == "subtext" and others == "random":
                continue  # random drawings say nothing, so nobody can show strength among them
            each = by[level, others]
            found.append((f"{game}: {level} over {others}", each.won.won - each.won.margin > each.won.seats))
        for level, others in (("hard", "normal"), ("normal", "easy")):
            each = by[level, others]
            found.append((f"{game}: {level} not below {others}", each.won.won + each.won.margin >= each.won.seats))
        cheap = [each.whole.thought_p99_ms <= 20 and each.whole.thought_median_ms <= 2 for each in met]
        found.append((f"{game}: a thought at most 2 ms (median), 20 ms (99 in 100)", all(cheap)))
    found += [
        ("sign: a hard team wins 90 % against random", games["sign"][4].won.won >= 0.9),
        ("signs: one hard among random wins 60 %", games["signs"][4].won.won >= 0.6),
        ("subtext: pairs right more often at hard", _apart(rights["hard"], rights["easy"])),
        ("subtext: easy above chance, hard not always", rights["easy"][0] > 1 / 16 and rights["hard"][0] < 1),
    ]
    return found


def _apart(more: tuple[float, float], less: tuple[float, float]) -> bool:
    return more[0] - more[1] > less[0] + less[1]


def shown(games: dict[str, list[Met]], rights: dict[str, tuple[float, float]]) -> None:
    console = Console()
    table = Table(title="One level among another (Sign: team against team)", title_justify="left")
    for head in ("", "matches", "victories", "by chance", "median match", "thought p50 / p99"):
        table.add_column(head, justify="left" if not head else "right")
    for game, met in games.items():
        for each in met:
            whole = each.whole
            table.add_row(
                f"{game}: {each.level} among {each.others}",
                f"{each.matches:,}",
                f"{each.won.won:.1%} ± {each.won.margin:.1%}",
                f"{each.won.seats:.0%}",
                f"{whole.minutes:.1f} min",
                f"{whole.thought_median_ms:.2f} / {whole.thought_p99_ms:.2f} ms",
            )
    console.print(table)
    for level, (part, margin) in rights.items():
        console.print(f"subtext, equal table of {level}: dealer and partner both right {part:.1%} ± {margin:.1%}")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--matches", type=int, default=MATCHES)
    reader.add_argument("--seconds", type=float, default=SECONDS, help="for each pairing")
    reader.add_argument("--json", action="store_true")
    chosen = reader.parse_args()
    with ProcessPoolExecutor(2) as pool:
        games = {game: [meet(pool, game, *pair, chosen.matches, chosen.seconds) for pair in PAIRS] for game in GAMES}
        rights = {level: pairs_right(pool, level, min(chosen.matches, 600)) for level in ("easy", "normal", "hard")}
        equal = meet(pool, "sign", "normal", "normal", min(chosen.matches, 200), chosen.seconds)
    if chosen.json:
        rows = {
            game: [(each.level, each.others, each.matches, each.won.won, each.won.margin) for each in met]
            for game, met in games.items()
        }
        print(json.dumps({"pairs": rows, "rights": rights}))
    else:
        shown(games, rights)
        whole = equal.whole
        ends = ", ".join(f"{end} {part:.0%}" for end, part in whole.ends.items())
        print(f"sign, equal normal teams: {whole.rounds} rounds a match, {whole.round_minutes:.1f} min a round; {ends}")
        for what, met in aims(games, rights):
            print(f"{'met   ' if met else 'MISSED'} {what}")
    sys.exit(0 if all(met for _, met in aims(games, rights)) else 1)


if __name__ == "__main__":
    main()
