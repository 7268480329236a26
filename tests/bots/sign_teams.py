"""Sign, team against team: who wins, how rounds end and how long they last: `python -m tests.bots.sign_teams`."""

import sys
from collections import Counter
from math import sqrt
from random import Random
from statistics import median
from typing import Any, NamedTuple

from tests.bots.kit import player
from wordless.games import sign
from wordless.games.sign.model import Options, Outcome
from wordless.lab.arena import contest


class Teams(NamedTuple):
    """What came of the matches: the share that one team of a level won, and every round."""

    won: float
    matches: int
    rounds: list[int]
    seconds: list[float]
    ends: Counter[str]
    costs_s: list[float]

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share, which says something even if all were won."""
        z, n, p = 1.96, self.matches, self.won
        middle, half = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)

    @property
    def shares(self) -> dict[str, float]:
        return {end: round(count / len(self.seconds), 3) for end, count in self.ends.most_common()}


def ended(outcome: Outcome, teams: tuple[int, ...]) -> str:
    """Whether the round's quintet went to its own team, to others, or there was none."""
    if outcome.caller is None or outcome.target is None:
        return outcome.why
    own = teams[outcome.caller] == teams[outcome.target]
    if outcome.why == "quintet":
        return "given" if own else "stolen"
    return "miscalled-own" if own else "miscalled-other"


def teams_of(level: str, others: str, seats: int, matches: int, options: Options | None = None) -> Teams:
    """One team of a level against the others of another, by turns at each team's seats."""
    options = options or Options()
    teams = sign.start(seats, options, bytes(32), None).setting.teams
    won = 0.0
    rounds: list[int] = []
    seconds: list[float] = []
    costs: list[float] = []
    ends: Counter[str] = Counter()
    for number in range(matches):
        own = number % (max(teams) + 1)
        levels = [level if team == own else others for team in teams]
        players = [player("sign", each, 100 * number + seat) for seat, each in enumerate(levels)]
        began: dict[str, Any] = {"phase": "meet"}

        def heard(at_ms: int, seat: Any, move: Any, state: Any, began: dict[str, Any] = began) -> None:
            if state.phase == began["phase"]:
                return
            began["phase"] = state.phase
            began[state.phase] = at_ms
            if state.phase == "reveal":
                seconds.append((at_ms - began["prep"]) / 1000)
                ends[ended(state.round.outcome, state.setting.teams)] += 1
                began["round"] = state.round.number

        match = contest(sign, players, options, Random(number).randbytes(32), heard)
        winners = {teams[seat] for seat in match.result.winners}
        won += (own in winners) / len(winners)
        rounds.append(began["round"])
        costs += match.thoughts_s
    return Teams(won / matches, matches, rounds, seconds, ends, sorted(costs))


if __name__ == "__main__":
    seats, level, others, matches = int(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4])
    told = teams_of(level, others, seats, matches)
    spread = sorted(told.seconds)
    low, high = told.interval
    print(f"{seats} seats, {level} against {others}: {told.won:.3f} ({low:.3f} to {high:.3f}) of {matches}")
    print(f"  rounds: median {median(told.rounds)}; seconds of a round: median {median(spread):.0f},")
    print(f"  eight in ten from {spread[len(spread) // 10]:.0f} to {spread[-len(spread) // 10]:.0f}; {told.shares}")
    costs = told.costs_s
    print(f"  a thought: median {1e6 * median(costs):.0f} µs, 99 % {1e6 * costs[int(0.99 * len(costs))]:.0f} µs")
