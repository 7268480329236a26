"""What the laws share: every game with its cases, and random walks through its matches."""

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies

from tests.laws import toy
from wordless.engine.game import Game
from wordless.engine.play import playout
from wordless.games import GAMES


class Case(NamedTuple):
    """A game and what its laws need to know: cases to play, its endings, its twins, its pieces."""

    name: str
    game: Game
    given: Any

    def __repr__(self) -> str:
        return self.name


ALL = [Case(name, game, import_module(f"tests.games.{name}.laws")) for name, game in GAMES.items()]
ALL.append(Case("toy", toy, toy))
BY_NAME = {case.name: case for case in ALL}


class Walk(NamedTuple):
    """One random match, named so that a failure can be played again."""

    case: Case
    seats: int
    options: Any
    number: int

    @property
    def seed(self) -> bytes:
        return Random(self.number).randbytes(32)

    def steps(self, moody: bool = True) -> Iterator[tuple[Any, Any, Any]]:
        return playout(self.case.game, self.seats, self.options, self.seed, Random(self.number), moody=moody)

    def states(self) -> Iterator[Any]:
        yield self.case.game.start(self.seats, self.options, self.seed, None)
        for _, _, state in self.steps():
            yield state


@strategies.composite
def walks(draw: Any) -> Walk:
    case = draw(strategies.sampled_from(ALL))
    seats, options = draw(strategies.sampled_from(case.given.CASES))
    return Walk(case, seats, options, draw(strategies.integers(0, 2**32)))


def some(items: Iterator[Any], random: Random, most: int) -> list[Any]:
    """At most so many of the items, in their order, the first and the last among them."""
    held = list(items)
    if len(held) <= most:
        return held
    between = sorted(random.sample(range(1, len(held) - 1), most - 2))
    return [held[at] for at in (0, *between, len(held) - 1)]
