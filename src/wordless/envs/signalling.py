"""A score for secret signalling in Sign: what a team understood, less what an adversary who watches understood.

While cards are swapped, whenever a player may have acted: does this one hold a quintet? Two readers answer with a
chance. The *mate* knows the team's sign and sees how much of it the player has just shown. The *adversary* sees the
same gestures, and has seen those that came before earlier quintets of that team in this match, but not the sign. Both
learn how far to trust what they see from one half of the seeds, and are measured on the other. What a reader understood
is, in bits, how much better it answers than somebody who sees nothing, with and without a quintet counted alike.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Sequence
from math import log2
from typing import Any, NamedTuple

from wordless.engine.game import Seat
from wordless.envs.players import Player
from wordless.envs.table import Table
from wordless.games.sign.calling import quintet
from wordless.games.sign.model import Called, Gestured

WINDOW = 20  # ticks that a gesture is kept in mind
MOST = 3
SEEDS = range(40)


class Score(NamedTuple):
    """Bits, each from 0, nothing, to 1, everything; below 0 if a reader was misled."""

    team: float
    adversary: float

    @property
    def secret(self) -> float:
        return self.team - self.adversary


class Glance(NamedTuple):
    """A gesture, and when it was made."""

    tick: int
    n: int
    gesture: str


class Sample(NamedTuple):
    """What each reader saw of a player: how much of the sign, or of what it knows, and how many gestures."""

    mate: tuple[int, int]
    adversary: tuple[int, int]
    quintet: bool


def signalling(
    players: Callable[[Table], Player], seeds: Iterable[int] = SEEDS, seats: int = 4, ticks_max: int = 1200
) -> Score:
    """The score of whoever `players` makes for a table, on these seeds: the first half teaches the readers."""
    halves: tuple[list[Sample], list[Sample]] = ([], [])
    every = list(seeds)
    for number, seed in enumerate(every):
        table = Table("sign", seats, None, 0.5, ticks_max)
        halves[2 * number >= len(every)].extend(_samples(table, players, seed))
    learnt, tried = halves
    return Score(
        _bits([(each.mate, each.quintet) for each in learnt], [(each.mate, each.quintet) for each in tried]),
        _bits([(each.adversary, each.quintet) for each in learnt], [(each.adversary, each.quintet) for each in tried]),
    )


def _samples(table: Table, players: Callable[[Table], Player], seed: int) -> list[Sample]:
    """One match; each player is looked at after it had its turn in a tick."""
    table.reset(seed)
    player = players(table)
    shown: list[deque[Glance]] = [deque() for _ in range(table.seats)]
    learnt: dict[int, Counter[str]] = {}
    found = []
    while not table.over and not table.truncated:
        for seat in table.order():
            player.act(seat)
            _watch(table, shown, learnt)
            if table.state.phase == "swap" and seat in table.state.round.circle:
                found.append(_sample(table, seat, shown[seat], learnt))
        table.pass_tick()
        for row in shown:
            while row and (row[0].tick < table.tick - WINDOW or table.state.phase != "swap"):
                row.popleft()
    return found


def _watch(table: Table, shown: list[deque[Glance]], learnt: dict[int, Counter[str]]) -> None:
    """What everybody sees: gestures, and whose sign they were once a quintet was called."""
    happened: Any = table.last
    if isinstance(happened, Gestured):
        row = shown[happened.seat]
        if not row or row[-1].n != happened.n:
            row.append(Glance(table.tick, happened.n, happened.gesture))
    elif isinstance(happened, Called) and happened.valid and shown[happened.target]:
        team = table.state.setting.teams[happened.target]
        learnt.setdefault(team, Counter()).update([glance.gesture for glance in shown[happened.target]])
        shown[happened.target].clear()


def _sample(table: Table, seat: Seat, shown: Sequence[Glance], learnt: dict[int, Counter[str]]) -> Sample:
    state = table.state
    team = state.setting.teams[seat]
    council = state.councils[team].sign
    sign = council.gestures if council is not None else ()
    gestures = [glance.gesture for glance in shown]
    known = learnt.get(team, Counter())
    familiar = sum([known[gesture] > 0 for gesture in set(gestures)])
    many = min(MOST, len(gestures))
    return Sample((_part(gestures, sign), many), (min(MOST, familiar), many), quintet(state.hands[seat]))


def _part(gestures: list[str], sign: tuple[str, ...]) -> int:
    """How much of a sign was shown, in order: 0 nothing, 2 all of it."""
    met = 0
    for gesture in gestures:
        if met < len(sign) and gesture == sign[met]:
            met += 1
    return 0 if not met else 2 if met == len(sign) else 1


def _bits(learnt: list[tuple[Any, bool]], tried: list[tuple[Any, bool]]) -> float:
    """How much the sights tell, with both answers weighed alike; nothing if one of them never came up."""
    seen = {answer: Counter([sight for sight, held in learnt if held is answer]) for answer in (False, True)}
    totals = {answer: seen[answer].total() for answer in seen}
    gains: dict[bool, list[float]] = {False: [], True: []}
    for sight, held in tried:
        chances = {answer: (seen[answer][sight] + 0.5) / (totals[answer] + 8) for answer in seen}
        gains[held].append(1 + log2(chances[held] / sum(chances.values())))
    return sum([sum(each) / len(each) for each in gains.values()]) / 2 if all(gains.values()) else 0.0
