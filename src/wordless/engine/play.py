"""Random play: how a move is drawn from offers, the same for every game.

Simulation, the laws and the benchmarks all play through here.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeAlias, TypeVar, get_args

from wordless.engine.game import Among, AnyState, Choice, Game, Offer, Own, Seat, Some, Text, listed
from wordless.engine.model import Elapsed

T = TypeVar("T")
Kinds: TypeAlias = dict[str, type[Own]]  # moves by tag

CLOCK = 0.02  # how often a clock runs out instead of somebody moving
ANYBODY = 0.08  # below this, somebody who need not be awaited moves
MOOD = 1 / 64  # how often a moody table changes its mood
MOVES_MAX = 200_000
NOTE_LETTERS = 12
LETTERS = "abcdefghijklmnopqrstuvwxyz éß✓"
SCRIBBLES = 3  # strokes in a drawing by chance, at most

_kinds: dict[int, Kinds] = {}


def kinds(game: Game) -> Kinds:
    """The game's moves by tag."""
    key = id(game)
    if key not in _kinds:
        union = get_args(game.Move) or (game.Move,)
        _kinds[key] = {kind.__struct_config__.tag: kind for kind in union}
    return _kinds[key]


def pick(random: Random, items: Sequence[T]) -> T:
    return items[int(random.random() * len(items))]


def drawn(random: Random, choice: Choice, view: object) -> object:
    """One value that the choice allows to whoever has this View."""
    if isinstance(choice, tuple | Among):
        return pick(random, listed(choice, view) or ())
    if isinstance(choice, Some):
        count = random.randint(choice.least, choice.most)
        if choice.repeats:
            return tuple(random.choices(choice.of, k=count))
        return tuple(random.sample(choice.of, count))
    if isinstance(choice, Text):
        return "".join(random.choices(LETTERS, k=random.randint(0, min(choice.most, NOTE_LETTERS))))
    return tuple(random.choices(choice.examples, k=random.randint(0, min(SCRIBBLES, choice.strokes))))


def draw(random: Random, offers: Sequence[Offer], moves: Kinds, view: object) -> Own:
    """A move out of this View's offers: an offer, then a value for each of its fields."""
    offer = offers[int(random.random() * len(offers))]
    fields = offer.fields
    if not fields:
        return moves[offer.move]()
    return moves[offer.move](**{name: drawn(random, choice, view) for name, choice in fields.items()})


def turn(
    game: Game, state: AnyState, seats: int, random: Random, moves: Kinds, shun: frozenset[str]
) -> tuple[Seat | None, Own]:
    """Who moves next, and what: mostly somebody awaited, now and then anybody, or a clock runs out.

    Where nobody is awaited it is mostly the clock.

    Tags in `shun` are drawn only when there is nothing else.
    """
    chance = random.random()
    waiting = game.awaited(state)
    if chance > CLOCK and (waiting or chance <= ANYBODY):
        seat = pick(random, waiting) if waiting and chance > ANYBODY else int(random.random() * seats)
        view = game.view(state, seat)
        offers: Sequence[Offer] = game.moves(view)
        if shun:
            offers = [offer for offer in offers if offer.move not in shun] or offers
        if offers:
            return seat, draw(random, offers, moves, view)
    return _clock(game, state, random, moves)


def _clock(game: Game, state: AnyState, random: Random, moves: Kinds) -> tuple[Seat | None, Own]:
    """A timer that runs out; without one, somebody awaited moves."""
    timers = game.timers(state)
    if timers:
        timer = pick(random, timers)
        if timer.seat is None:
            return None, Elapsed(key=timer.key)
        move = game.idle(game.view(state, timer.seat))
        if move is not None:
            return timer.seat, move
    seat = pick(random, [seat for seat in game.awaited(state) if game.moves(game.view(state, seat))])
    view = game.view(state, seat)
    return seat, draw(random, game.moves(view), moves, view)


def _mood(random: Random, moves: Kinds) -> frozenset[str]:
    return frozenset([tag for tag in moves if random.random() < 0.5])


def playout(
    game: Game, seats: int, options: Own, seed: bytes, random: Random, moody: bool = False
) -> Iterator[tuple[Seat | None, Own, Own]]:
    """A whole match of random play: who moved, what, and the state after it.

    A moody table shuns some moves for a while, so that rare turns of events come about too.
    """
    state = game.start(seats, options, seed, None)
    moves = kinds(game)
    shun = _mood(random, moves) if moody else frozenset()
    for _ in range(MOVES_MAX):
        if game.result(state) is not None:
            return
        if moody and random.random() < MOOD:
            shun = _mood(random, moves)
        seat, move = turn(game, state, seats, random, moves, shun)
        state = game.apply(state, seat, move)
        yield seat, move, state
    raise AssertionError(f"no end after {MOVES_MAX} moves")
