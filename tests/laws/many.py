"""Many random matches of one game at one number of seats: each ends, and no piece is lost on the way."""

from collections import Counter
from collections.abc import Iterable

from tests.laws.cases import Case, Walk

EVERY = 10  # counting all pieces at every tenth state is enough among many matches


def endings(case: Case, seats: int, numbers: Iterable[int]) -> Counter[str]:
    """How these matches ended, over all cases of so many seats in turn."""
    cases = [options for count, options in case.given.CASES if count == seats]
    found: Counter[str] = Counter()
    for number in numbers:
        walk = Walk(case, seats, cases[number % len(cases)], number)
        try:
            found[_ending(walk)] += 1
        except Exception as error:
            raise AssertionError(f"play it again: {walk}") from error
    return found


def _ending(walk: Walk) -> str:
    game, pieces = walk.case.game, walk.case.given.pieces
    state = game.start(walk.seats, walk.options, walk.seed, None)
    first = pieces(state)
    for n, (_, _, state) in enumerate(walk.steps()):
        assert n % EVERY or pieces(state) == first
    assert pieces(state) == first
    result = game.result(state)
    assert result is not None
    return result.why
