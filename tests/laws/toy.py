"""A fifth game in one module: everybody hides a number; the highest that nobody shares wins."""

from collections import Counter
from random import Random
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from wordless.engine import game as engine
from wordless.engine.chance import picked
from wordless.engine.game import Before, Illegal, Offer, Result, Seat, Timer

SEATS = range(2, 5)
RULES = 1


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    highest: Annotated[int, Meta(ge=2, le=9)] = 5
    seconds: Annotated[int, Meta(ge=0, le=60)] = 0


class Hide(engine.Move, frozen=True):
    number: Annotated[int, Meta(ge=1, le=9)]


class Hidden(engine.Happening, frozen=True):
    seat: Seat


class State(Struct, frozen=True, gc=False):
    options: Options
    seed: bytes
    numbers: tuple[int | None, ...]
    stage: int
    happened: Hidden | None
    result: Result | None


class View(Struct, frozen=True, gc=False):
    seat: Seat | None
    stage: int
    highest: int
    own: int | None
    hidden: tuple[bool, ...]
    phase: Literal["hide", "over"]
    happened: Hidden | None
    result: Result | None


Move = Hide


def start(seats: int, options: Options, seed: bytes, before: Before | None, rules: int = RULES) -> State:
    return State(options, seed, (None,) * seats, 0, None, None)


def apply(state: State, seat: Seat | None, move: Any) -> State:
    if state.result is not None:
        raise Illegal("match-over")
    if seat is None:
        raise Illegal("too-late")
    if state.numbers[seat] is not None:
        raise Illegal("hidden-already")
    if move.number > state.options.highest:
        raise Illegal("too-high", highest=state.options.highest)
    numbers = (*state.numbers[:seat], move.number, *state.numbers[seat + 1 :])
    n = state.happened.n + 1 if state.happened else 1
    happened = Hidden(n=n, seat=seat)
    over = None if None in numbers else _result(state, numbers)
    return msgspec.structs.replace(state, numbers=numbers, happened=happened, result=over)


def _result(state: State, numbers: tuple[int | None, ...]) -> Result:
    counts = Counter(numbers)
    alone = [number for number in numbers if number is not None and counts[number] == 1]
    winners = (numbers.index(max(alone)),) if alone else (picked(state.seed, "lot", range(len(numbers))),)
    scores = tuple([int(seat in winners) for seat in range(len(numbers))])
    return Result(winners, scores, "highest" if alone else "lot")


def awaited(state: State) -> tuple[Seat, ...]:
    return tuple([seat for seat, number in enumerate(state.numbers) if number is None])


def timers(state: State) -> tuple[Timer, ...]:
    if not state.options.seconds or state.result:
        return ()
    return tuple([Timer(f"hide/{seat}", seat, state.options.seconds) for seat in awaited(state)])


def idle(view: View) -> Hide | None:
    return None if view.own is not None else Hide(number=1)


def result(state: State) -> Result | None:
    return state.result


def view(state: State, seat: Seat | None) -> View:
    own = None if seat is None else state.numbers[seat]
    hidden = tuple([number is not None for number in state.numbers])
    return View(
        seat,
        state.stage,
        state.options.highest,
        own,
        hidden,
        "over" if state.result else "hide",
        state.happened,
        state.result,
    )


def moves(view: View) -> tuple[Offer, ...]:
    if view.seat is None or view.own is not None or view.result:
        return ()
    return (Offer("hide", {"number": tuple(range(1, view.highest + 1))}),)


def worded(happening: Hidden) -> dict[str, str]:
    return {"seat": f"@{happening.seat}"}


CASES = ((2, Options()), (3, Options(highest=2, seconds=5)), (4, Options()))
ENDINGS = frozenset({"highest", "lot"})


def pieces(state: State) -> int:
    return len(state.numbers)


def twin(state: State, seat: Seat | None, random: Random) -> State:
    if state.result is not None:
        return msgspec.structs.replace(state, seed=random.randbytes(32))
    numbers = tuple(
        [
            number if number is None or at == seat else random.randint(1, state.options.highest)
            for at, number in enumerate(state.numbers)
        ]
    )
    return msgspec.structs.replace(state, numbers=numbers, seed=random.randbytes(32))
