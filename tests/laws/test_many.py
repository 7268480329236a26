"""A few hundred matches of every game at every number of seats; `make soak` plays ten thousand of each."""

import pytest

from tests.laws.kit import TABLES, Table
from tests.laws.many import endings

MATCHES = 400


@pytest.mark.parametrize("table, seats", [(table, seats) for table in TABLES for seats in table.game.SEATS], ids=str)
def test_many_matches_end_and_lose_no_piece(table: Table, seats: int) -> None:
    found = endings(table, seats, range(MATCHES))
    assert found.total() == MATCHES
    assert set(found) <= table.given.ENDINGS
