"""What the laws share: every game with its table of cases, and random walks through its matches."""

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies

from tests.laws import toy
from wordless.engine.game import Game
from wordless.engine.play import playout
from wordless.games import GAMES


class Table(NamedTuple):
    """A game and what its laws need to know: cases to play, its endings, its twins, its pieces."""

    name: str
    game: Game
    given: Any

    def __repr__(self) -> str:
        return self.name


TABLES = [Table(name, game, import_module(f"tests.games.{name}.table")) for name, game in GAMES.items()]
TABLES.append(Table("toy", toy, toy))
BY_NAME = {table.name: table for table in TABLES}


class Walk(NamedTuple):
    """One random match, named so that a failure can be played again."""

    table: Table
    seats: int
    options: Any
    number: int

    @property
    def seed(self) -> bytes:
        return Random(self.number).randbytes(32)

    def steps(self, moody: bool = True) -> Iterator[tuple[Any, Any, Any]]:
        return playout(self.table.game, self.seats, self.options, self.seed, Random(self.number), moody=moody)

    def states(self) -> Iterator[Any]:
        yield self.table.game.start(self.seats, self.options, self.seed, None)
        for _, _, state in self.steps():
            yield state


@strategies.composite
def walks(draw: Any) -> Walk:
    table = draw(strategies.sampled_from(TABLES))
    seats, options = draw(strategies.sampled_from(table.given.CASES))
    return Walk(table, seats, options, draw(strategies.integers(0, 2**32)))


def some(items: Iterator[Any], random: Random, most: int) -> list[Any]:
    """At most so many of the items, in their order, the first and the last among them."""
    held = list(items)
    if len(held) <= most:
        return held
    between = sorted(random.sample(range(1, len(held) - 1), most - 2))
    return [held[at] for at in (0, *between, len(held) - 1)]
