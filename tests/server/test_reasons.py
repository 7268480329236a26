"""After a match a bot's reasons can be told: those it had, out of its own memory, and nobody else's."""

from random import Random
from typing import Any

import pytest

from wordless.bots import Why
from wordless.bots.character import character, evening
from wordless.bots.policies import policy
from wordless.engine.game import Seat
from wordless.engine.model import Moved, Opened
from wordless.games import GAMES
from wordless.lab.arena import Player, contest
from wordless.server.archive.reasons import Reasons
from wordless.server.tables.bots import seed_of
from wordless.server.tables.model import Chair, Seating, Started

SALT, CODE, SEATS = bytes(32), "ABCDEF", 4


def started(game: str) -> Started:
    """The first match of a table with three bots and a person."""
    chairs = (*[Chair(bot="hard")] * (SEATS - 1), Chair("Ada", ("ada",)))
    seating = Seating(game=game, options={}, chairs=chairs, host="ada", language="en", matches=1)
    return Started(seating, Opened(game, GAMES[game].RULES, SEATS, {}, bytes(32)))


@pytest.mark.parametrize("game", ["sign", "signs", "signum"])
def test_a_bots_reasons_after_the_match_are_those_it_had(game: str) -> None:
    rules, level = GAMES[game], "hard"
    given: list[tuple[Seat, Why | None]] = []
    steps: list[tuple[int, Any, Any, Why | None]] = []

    def heard(at_ms: int, seat: Any, move: Any, state: Any) -> None:
        why = given.pop()[1] if seat is not None and given else None
        steps.append((at_ms, Moved(seat, move, "x") if seat is not None else None, state, why))

    players = [Player(policy(game), level, seed_of(SALT, CODE, 1, seat)) for seat in range(SEATS)]  # type: ignore[arg-type]
    start = rules.start(SEATS, rules.Options(), Random(1).randbytes(32), None)
    deal = Random(1).randbytes(32)
    contest(rules, players, rules.Options(), deal, heard, lambda seat, why: given.append((seat, why)))
    reasons = Reasons(SALT, CODE, started(game), 0)
    reasons.after(None, 0, rules.view(start, 0))
    told = [(reasons.after(entry, at_ms, rules.view(state, 0)), entry, why) for at_ms, entry, state, why in steps]
    mine = [(found, why) for found, entry, why in told if entry is not None and entry.seat == 0]
    assert sum([found == why for found, why in mine]) >= 0.95 * len(mine) > 5
    assert all(found is None for found, entry, _ in told if entry is None or entry.seat != 0)


def test_a_person_and_the_public_have_no_reasons() -> None:
    view = GAMES["signs"].view(GAMES["signs"].start(SEATS, GAMES["signs"].Options(), bytes(32), None), 3)
    for seat in (None, 3):
        reasons = Reasons(SALT, CODE, started("signs"), seat)
        assert not reasons.known
        assert reasons.after(None, 0, view) is None


def test_a_bots_habits_stay_for_the_evening_and_its_chance_does_not() -> None:
    seeds = [seed_of(SALT, CODE, match, 1) for match in (1, 2, 3)]
    assert len(set(seeds)) == 3
    assert len({evening(seed) for seed in seeds}) == 1
    assert len({character(1, seed) for seed in seeds}) == 1
    assert character(1, seeds[0]) != character(1, seed_of(SALT, "GHJKLM", 1, 1))
    assert character(1, seeds[0]).temper != character(2, seeds[0]).temper
