"""Tables of bots of one level, and hard bots against a stranger: whether a match is about what its game is about."""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import fmean, median
from typing import Any

from benchmarks import stranger
from wordless.bots import LEVELS
from wordless.games import GAMES
from wordless.games.signum.model import Declared, Eliminated
from wordless.lab.arena import Contest, Player, contest
from wordless.lab.bouts import margin, player
from wordless.lab.rounds import Ear

FEW, MANY = (2, 3, 4), (5, 7, 9)
MATCHES = 120
Aim = tuple[str, bool]


def played(game: str, level: str, seats: int, number: int, heard: Any) -> Contest:
    """A match between bots of that level, from its number."""
    random = Random(f"table/{game}/{level}/{seats}/{number}")
    players = [player(game, level, random.getrandbits(48)) for _ in range(seats)]
    return contest(GAMES[game], players, GAMES[game].Options(), random.randbytes(32), heard)


def signs(level: str, seats: int, matches: int) -> list[Aim]:
    found = [played("signs", level, seats, number, lambda *_: None).result for number in range(matches)]
    out = [seats - len(result.winners) for result in found]
    decided = fmean([result.why == "last-standing" for result in found])
    name = f"signs, {seats} {level}"
    if seats in FEW:
        return [(f"{name}: {decided:.0%} decided before the deck is empty; at least 50 %", decided >= 0.5)]
    some = fmean([each > 0 for each in out])
    return [
        (f"{name}: {median(out):g} out in the median match; at least half", 2 * median(out) >= seats),
        (f"{name}: somebody out in {some:.0%} of matches; at least 90 %", some >= 0.9),
    ]


def sign(level: str, seats: int, matches: int) -> list[Aim]:
    ear = Ear(GAMES["sign"])
    for number in range(matches):
        played("sign", level, seats, number, ear.heard)
    ends = Counter([round.end for round in ear.rounds])
    quintets = max(1, ends["given"] + ends["stolen"] + ends["lost"])
    given, stolen = ends["given"] / quintets, ends["stolen"] / quintets
    name = f"sign, {seats} {level}"
    return [
        (f"{name}: {given:.0%} of quintets given by sign; at least 50 %", given >= 0.5),
        (f"{name}: {stolen:.0%} stolen; at most 45 %", stolen <= 0.45),
    ]


def signum(level: str, seats: int, matches: int) -> list[Aim]:
    counted: Counter[type] = Counter()
    seen = [0]

    def heard(at_ms: int, seat: Any, move: Any, state: Any) -> None:
        if state.happened is not None and state.happened.n != seen[0]:
            seen[0] = state.happened.n
            counted[type(state.happened)] += 1

    for number in range(matches):
        played("signum", level, seats, number, heard)
    part = counted[Eliminated] / max(1, counted[Declared])
    return [(f"signum, {seats} {level}: {part:.0%} of attempts succeed; at least 25 %", part >= 0.25)]


def strange(level: str, seats: int, matches: int) -> list[Aim]:
    """One team of bots against one of strangers, which take turns to begin."""
    won, game = list[float](), GAMES["sign"]
    state: Any = game.start(seats, game.Options(), bytes(32), None)
    teams = state.setting.teams
    for number in range(matches):
        random = Random(f"stranger/{number}")
        ours = number % 2
        players = [
            player("sign", level, random.getrandbits(48))
            if team == ours
            else Player(stranger, "hard", random.getrandbits(48))
            for team in teams
        ]
        winners = contest(game, players, game.Options(), random.randbytes(32)).result.winners
        won.append(fmean([teams[seat] == ours for seat in winners]) if winners else 0.0)
    told = f"{fmean(won):.0%} ± {margin(won):.0%}"
    return [(f"sign, {seats} seats: {level} wins {told} against a stranger; at least 40 %", fmean(won) >= 0.4)]


TABLES: list[tuple[Callable[[str, int, int], list[Aim]], str, int, float]] = [
    *[(signs, level, seats, 1.0) for level in LEVELS for seats in (*FEW, *MANY)],
    (sign, "hard", 6, 0.4),
    (strange, "hard", 4, 1.5),
    *[(signum, level, 6, 1.0) for level in LEVELS],
]


def aims(workers: int, matches: int = MATCHES) -> Iterator[Aim]:
    """Every table's aims, measured; some tables play more matches than others."""
    with ProcessPoolExecutor(workers) as pool:
        jobs = [pool.submit(table, level, seats, max(2, int(part * matches))) for table, level, seats, part in TABLES]
        for job in jobs:
            yield from job.result()
