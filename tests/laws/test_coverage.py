"""Random play reaches every kind of move and every ending of every game."""

from collections import Counter

import pytest

from tests.laws.cases import ALL, Case, Walk
from wordless.engine.play import kinds

MATCHES = 400


@pytest.mark.parametrize("case", ALL, ids=repr)
def test_random_play_covers_every_move_and_every_ending(case: Case) -> None:
    tags: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    cases = case.given.CASES
    for number in range(MATCHES):
        seats, options = cases[number % len(cases)]
        walk = Walk(case, seats, options, number)
        steps = list(walk.steps())
        tags.update([move.__struct_config__.tag for seat, move, _ in steps if seat is not None])
        ended = case.game.result(steps[-1][2])
        assert ended is not None
        endings[ended.why] += 1
        if set(tags) == set(kinds(case.game)) and set(endings) == case.given.ENDINGS:
            break
    assert set(tags) == set(kinds(case.game)), tags
    assert set(endings) == case.given.ENDINGS, endings


@pytest.mark.parametrize("case", ALL, ids=repr)
def test_the_cases_take_every_seat_count_and_move_every_option_from_its_default(case: Case) -> None:
    assert {seats for seats, _ in case.given.CASES} == set(case.game.SEATS)
    default = case.game.Options()
    for field in default.__struct_fields__:
        assert any(getattr(options, field) != getattr(default, field) for _, options in case.given.CASES), field
