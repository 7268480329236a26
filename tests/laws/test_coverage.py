"""Random play reaches every kind of move and every ending of every game."""

from collections import Counter

import pytest

from tests.laws.kit import TABLES, Table, Walk
from wordless.engine.play import kinds

MATCHES = 400


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_random_play_covers_every_move_and_every_ending(table: Table) -> None:
    tags: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    cases = table.given.CASES
    for number in range(MATCHES):
        seats, options = cases[number % len(cases)]
        walk = Walk(table, seats, options, number)
        steps = list(walk.steps())
        tags.update([move.__struct_config__.tag for seat, move, _ in steps if seat is not None])
        ended = table.game.result(steps[-1][2])
        assert ended is not None
        endings[ended.why] += 1
        if set(tags) == set(kinds(table.game)) and set(endings) == table.given.ENDINGS:
            break
    assert set(tags) == set(kinds(table.game)), tags
    assert set(endings) == table.given.ENDINGS, endings


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_the_cases_take_every_seat_count_and_move_every_option_from_its_default(table: Table) -> None:
    assert {seats for seats, _ in table.given.CASES} == set(table.game.SEATS)
    default = table.game.Options()
    for field in default.__struct_fields__:
        assert any(getattr(options, field) != getattr(default, field) for _, options in table.given.CASES), field
