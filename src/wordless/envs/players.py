"""Who plays a table of ticks: anything with `act`, asked for every seat in every tick. Our bots are in `bots`."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from wordless.engine.game import Seat
from wordless.envs.actions import WAIT
from wordless.envs.table import Table


class Player(Protocol):
    """Plays some or all seats of one match."""

    def act(self, seat: Seat) -> None:
        """Does whatever this seat does in this tick, by `table.act` or `table.play`."""


class Chance:
    """Plays every seat at random, out of what its mask allows; it waits as often as it acts."""

    def __init__(self, table: Table, seed: int = 0) -> None:
        self._table = table
        self._random = Random(seed)

    def act(self, seat: Seat) -> None:
        if self._table.can_act(seat) and self._random.random() < 0.5:
            legal = self._table.observe(seat)["action_mask"].nonzero()[0].tolist()
            self._table.attend(seat)
            self._table.act(seat, self._random.choice([action for action in legal if action != WAIT]))


def match(table: Table, players: Callable[[Table], Player], seed: int) -> Player:
    """A whole match by whoever `players` makes for the table."""
    table.reset(seed)
    player = players(table)
    while not table.over and not table.truncated:
        for seat in table.order():
            if table.living(seat):
                player.act(seat)
        table.pass_tick()
    return player
