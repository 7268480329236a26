"""A few hundred matches of every game at every number of seats; `make soak` plays ten thousand of each."""

import pytest

from tests.laws.cases import ALL, Case
from tests.laws.many import endings

MATCHES = 400


@pytest.mark.parametrize("case, seats", [(case, seats) for case in ALL for seats in case.game.SEATS], ids=str)
def test_many_matches_end_and_lose_no_piece(case: Case, seats: int) -> None:
    found = endings(case, seats, range(MATCHES))
    assert found.total() == MATCHES
    assert set(found) <= case.given.ENDINGS
