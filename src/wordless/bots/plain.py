"""A bot for any game: it plays what it is offered, at random, at a person's pace."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from wordless.bots import Level, Seen, Thought
from wordless.engine.game import Game, Seat
from wordless.engine.play import draw, kinds

SLOWEST_MS = 3_000
QUICKEST_MS = 600
IDLE_TALK = frozenset({"gesture"})


class Memory(Struct, frozen=True):
    """All it knows is the last View, and how often it has thought."""

    seed: int
    thoughts: int = 0
    last: object = None


class Plain:
    """Random play of one game."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def begin(self, seat: Seat, level: Level, seed: int) -> Memory:
        return Memory(seed)

    def think(self, memory: Memory, seen: Sequence[Seen], now_ms: int) -> Thought:
        view = seen[-1].view if seen else memory.last
        random = Random(f"{memory.seed}/{memory.thoughts}")
        memory = Memory(memory.seed, memory.thoughts + 1, view)
        offers = self._game.moves(view)
        wanted = [offer for offer in offers if offer.move not in IDLE_TALK]
        if not wanted:
            return Thought(memory)
        move = draw(random, wanted, kinds(self._game), view)
        return Thought(memory, move, now_ms + random.randint(QUICKEST_MS, SLOWEST_MS))
