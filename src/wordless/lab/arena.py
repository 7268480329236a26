"""Bots against bots in table time: no waiting, but every pause a bot takes counts.

Each seat thinks on every View that is new to it, as at a real table; the earliest plan or clock comes next.
"""

from collections.abc import Callable, Sequence
from time import process_time
from typing import Any, NamedTuple, TypeAlias

from wordless.bots import Level, Policy, Seen, Thought, Why
from wordless.engine.game import Game, Illegal, Result, Seat
from wordless.engine.model import Elapsed

Heard: TypeAlias = Callable[[int, Any, Any, Any], None]  # the time, the seat or None, the move, the state after it
Reasoned: TypeAlias = Callable[[Seat, Why | None], None]
EVENTS_MAX = 200_000
RETRY_MS = 1_000


class Contest(NamedTuple):
    """How one match between bots went: its result, its moves, its table time, and what each choice cost.

    A choice is a new plan, of the bots that think; what it took to keep an earlier one is added to it.
    """

    result: Result
    moves: int
    ms: int
    thoughts_s: tuple[float, ...]


class Player(NamedTuple):
    """Who plays a seat: a policy at a level, from a seed of its own."""

    policy: Policy
    level: Level
    seed: int


class _Arena:
    def __init__(self, game: Game, state: Any, players: Sequence[Player], reasoned: Reasoned) -> None:
        self.game = game
        self._reasoned = reasoned
        self.state = state
        self.now_ms = 0
        self.costs: list[float] = []
        self._policies = [player.policy for player in players]
        self._memories = [player.policy.begin(seat, player.level, player.seed) for seat, player in enumerate(players)]
        self._views: list[Any] = [None] * len(players)
        self._spent = [0.0] * len(players)
        self._plans: dict[Seat, tuple[int, Any, Why | None]] = {}
        self._due: dict[str, int] = {}

    def look(self) -> None:
        """Whoever sees something new thinks; clocks start and stop with their keys."""
        for seat in range(len(self._views)):
            view = self.game.view(self.state, seat)
            if view != self._views[seat]:
                self._views[seat] = view
                self._think(seat, [Seen(self.now_ms, view)])
        timers = self.game.timers(self.state)
        self._due = {timer.key: self._due.get(timer.key, self.now_ms + 1000 * timer.seconds) for timer in timers}

    def _think(self, seat: Seat, seen: list[Seen]) -> None:
        began = process_time()
        thought: Thought = self._policies[seat].think(self._memories[seat], seen, self.now_ms)
        self._spent[seat] += process_time() - began
        self._memories[seat] = thought.memory
        before = self._plans.pop(seat, None)
        if thought.move is not None or thought.at_ms is not None:
            self._plans[seat] = (max(self.now_ms, thought.at_ms or 0), thought.move, thought.why)
        if thought.move is not None and self._plans[seat] != before:
            self.costs.append(self._spent[seat])
            self._spent[seat] = 0.0

    def step(self, heard: Heard) -> bool:
        """The earliest plan or clock; true if something was played."""
        plans = [(at, seat, "") for seat, (at, *_) in self._plans.items()]
        clocks = [(at, -1, key) for key, at in self._due.items()]
        assert plans or clocks, "nobody would ever move again"
        at, seat, key = min(plans + clocks)
        self.now_ms = at
        return self._ring(key, heard) if key else self._play(seat, heard)

    def _play(self, seat: Seat, heard: Heard) -> bool:
        _, move, why = self._plans.pop(seat)
        if move is None:
            self._think(seat, [])
            return False
        try:
            self.state = self.game.apply(self.state, seat, move)
        except Illegal:
            self._plans[seat] = (self.now_ms + RETRY_MS, None, None)
            return False
        self._reasoned(seat, why)
        heard(self.now_ms, seat, move, self.state)
        if self.game.view(self.state, seat) == self._views[seat]:  # a move that shows nothing new: what next?
            self._think(seat, [])
        return True

    def _ring(self, key: str, heard: Heard) -> bool:
        del self._due[key]
        timer = next(each for each in self.game.timers(self.state) if each.key == key)
        move = Elapsed(key) if timer.seat is None else self.game.idle(self.game.view(self.state, timer.seat))
        self.state = self.game.apply(self.state, timer.seat, move)
        heard(self.now_ms, timer.seat, move, self.state)
        return True


def contest(
    game: Game,
    players: Sequence[Player],
    options: Any,
    seed: bytes,
    heard: Heard = lambda at_ms, seat, move, state: None,
    reasoned: Reasoned = lambda seat, why: None,
) -> Contest:
    """One match between these players; `heard` is told every move as it is played, `reasoned` before it why."""
    arena = _Arena(game, game.start(len(players), options, seed, None), players, reasoned)
    moves = 0
    for _ in range(EVENTS_MAX):
        result = game.result(arena.state)
        if result is not None:
            return Contest(result, moves, arena.now_ms, tuple(arena.costs))
        arena.look()
        moves += arena.step(heard)
    raise AssertionError(f"no end after {EVENTS_MAX} events")
