"""Matches by the hundred and what they add up to.

Whoever plays them, `figures` only sees how long each was and how it ended.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from math import ceil
from random import Random
from typing import Any

from msgspec import Struct

from wordless.engine.game import Game, Result, Seat
from wordless.engine.play import playout


class Played(Struct, frozen=True):
    """One match: its number of moves and how it ended."""

    moves: int
    result: Result


class Length(Struct, frozen=True):
    """How many moves matches take: nine in ten take at most `ninety`."""

    least: int
    median: int
    ninety: int
    most: int


class Figures(Struct, frozen=True):
    """What many matches add up to; a victory shared by k counts 1/k for each, and so does a draw."""

    matches: int
    moves: int
    length: Length
    seats: tuple[float, ...]
    teams: dict[int, float]
    shared: int
    nobody: int
    endings: dict[str, int]


def dice(seed: int, number: int) -> Random:
    """The chance of one match out of many; no match between people is played on it."""
    return Random(f"{seed}/{number}")


def random_matches(game: Game, seats: int, options: Any, seed: int, count: int) -> Iterator[Played]:
    """So many matches of random legal play, each from its own part of the seed."""
    for number in range(count):
        random = dice(seed, number)
        yield _played(game, playout(game, seats, options, random.randbytes(32), random, moody=True))


def _played(game: Game, steps: Iterable[tuple[Any, Any, Any]]) -> Played:
    moves, result = 0, None
    for _, _, state in steps:
        moves += 1
        result = game.result(state)
    assert result is not None
    return Played(moves, result)


def figures(seats: int, matches: Iterable[Played]) -> Figures:
    """Adds the matches up."""
    played = list(matches)
    results = [match.result for match in played]
    lengths = sorted([match.moves for match in played])
    endings = Counter([result.why for result in results])
    return Figures(
        matches=len(played),
        moves=sum(lengths),
        length=Length(lengths[0], quantile(lengths, 0.5), quantile(lengths, 0.9), lengths[-1]),
        seats=tuple([_rounded([_seat_won(result, seat) for result in results]) for seat in range(seats)]),
        teams={team: _rounded([_team_won(result, team) for result in results]) for team in _teams(results)},
        shared=sum([len(sides(result)) > 1 for result in results]),
        nobody=sum([not ahead(result) for result in results]),
        endings=dict(endings.most_common()),
    )


def quantile(ordered: Sequence[int], part: float) -> int:
    """The least of them that so large a part does not pass."""
    return ordered[max(ceil(part * len(ordered)) - 1, 0)]


def team(result: Result, seat: Seat) -> int | None:
    return result.teams[seat] if result.teams else None


def ahead(result: Result) -> tuple[Seat, ...]:
    """Who has won, or drawn."""
    return result.winners or result.drawn


def sides(result: Result) -> set[tuple[int | None, Seat | None]]:
    """Who is ahead: each team once, and each of them without a team."""
    teams = [(team(result, seat), seat) for seat in ahead(result)]
    return {(side, seat if side is None else None) for side, seat in teams}


def _seat_won(result: Result, seat: Seat) -> Fraction:
    return Fraction(seat in ahead(result), len(ahead(result)) or 1)


def _team_won(result: Result, side: int) -> Fraction:
    winning = sides(result)
    return Fraction((side, None) in winning, len(winning) or 1)


def _teams(results: Iterable[Result]) -> list[int]:
    return sorted({side for result in results for side in result.teams if side is not None})


def _rounded(shares: Iterable[Fraction]) -> float:
    return round(float(sum(shares)), 2)
