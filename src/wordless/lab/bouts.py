"""Matches between bots of several levels, and what they add up to: who wins, how long it takes, what thinking costs.

Levels go round the seats from match to match; where as many levels as teams are named, each team has one.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, median
from typing import Any

from msgspec import Struct

from wordless.bots import LEVELS, Level
from wordless.bots.plain import Plain
from wordless.bots.policies import policy
from wordless.engine.game import Result
from wordless.games import GAMES
from wordless.lab.arena import Player, contest
from wordless.lab.options import Wrong
from wordless.lab.rounds import Ear, Round
from wordless.lab.simulation import ahead, quantile

RANDOM = "random"
NAMED = (*LEVELS, RANDOM)
SURE = 1.96  # standard errors either side of a 95 % interval


class Bout(Struct, frozen=True):
    """One match between bots; `levels` by seat."""

    levels: tuple[str, ...]
    result: Result
    moves: int
    seconds: float
    thoughts_ms: tuple[float, ...]
    rounds: tuple[Round, ...]


class Share(Struct, frozen=True):
    """What part of the victories a level had, half its 95 % interval, and what part of the seats."""

    won: float
    margin: float
    seats: float


class Standing(Struct, frozen=True):
    """What many bouts add up to; `ends` are parts of all rounds, where there are rounds."""

    levels: dict[str, Share]
    minutes: float
    thought_median_ms: float
    thought_p99_ms: float
    rounds: float | None = None
    round_minutes: float | None = None
    ends: dict[str, float] = {}


def bouts(game: str, levels: Sequence[str], seats: int, options: Any, seed: int, count: int) -> Iterator[Bout]:
    """So many matches, the levels moving on by a seat (or a team) each time."""
    if len(levels) > seats:
        raise Wrong(f"{len(levels)} levels are too many for {seats} seats")
    for number in range(count):
        yield bout(game, seated(game, levels, seats, options, number), options, f"{seed}/{number}")


def seated(game: str, levels: Sequence[str], seats: int, options: Any, number: int) -> tuple[str, ...]:
    """Who sits where in the match of that number."""
    asked = getattr(GAMES[game], "teams", None)
    teams = () if asked is None else asked(GAMES[game].start(seats, options, bytes(32), None))
    if teams and len(levels) == max(teams) + 1:
        return tuple([levels[(team + number) % len(levels)] for team in teams])
    return tuple([levels[(seat + number) % seats % len(levels)] for seat in range(seats)])


def bout(game: str, levels: tuple[str, ...], options: Any, name: str) -> Bout:
    """One match from a name that gives all its chance."""
    random = Random(name)
    players = [player(game, level, random.getrandbits(48)) for level in levels]
    ear = Ear(GAMES[game])
    played = contest(GAMES[game], players, options, random.randbytes(32), ear.heard)
    costs = tuple([1000 * cost for cost in played.thoughts_s])
    return Bout(levels, played.result, played.moves, played.ms / 1000, costs, tuple(ear.rounds))


def player(game: str, level: str, seed: int) -> Player:
    """A bot of that level; `random` plays whatever is offered."""
    if level == RANDOM:
        return Player(Plain(GAMES[game]), "easy", seed)
    known: dict[str, Level] = {each: each for each in LEVELS}
    return Player(policy(game), known[level], seed)


def standing(played: Sequence[Bout]) -> Standing:
    """Adds the bouts up."""
    costs = sorted([cost for each in played for cost in each.thoughts_ms])
    rounds = [round for each in played for round in each.rounds]
    ends = Counter([round.end for round in rounds])
    return Standing(
        levels={level: share(played, level) for level in NAMED if level in played[0].levels},
        minutes=median([each.seconds for each in played]) / 60,
        thought_median_ms=median(costs),
        thought_p99_ms=costs[int(0.99 * (len(costs) - 1))],
        rounds=quantile(sorted([len(each.rounds) for each in played]), 0.5) if rounds else None,
        round_minutes=median([round.seconds for round in rounds]) / 60 if rounds else None,
        ends={end: count / len(rounds) for end, count in ends.most_common()},
    )


def share(played: Sequence[Bout], level: str) -> Share:
    """A victory shared by k counts 1/k for each."""
    won = [_won(each, level) for each in played]
    seats = fmean([each.levels.count(level) / len(each.levels) for each in played])
    return Share(fmean(won), margin(won), seats)


def margin(found: Sequence[float]) -> float:
    """Half the 95 % interval of a mean of parts; a little even if all are alike, for the next might not be."""
    mean, count = fmean(found), len(found)
    return SURE * sqrt(fmean([(each - mean) ** 2 for each in found]) / count + (SURE / (2 * count)) ** 2)


def _won(played: Bout, level: str) -> float:
    first = ahead(played.result)
    return sum([played.levels[seat] == level for seat in first]) / len(first) if first else 0.0
