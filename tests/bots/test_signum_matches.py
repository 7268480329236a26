"""Whole matches between Signum's bots: legal, at a person's pace, stronger by level, and each comes to its end."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.games.signum.laws import CASES
from tests.helpers.players import offered, one_among, player
from wordless.bots import LEVELS, Level, Seen, Thought, signum
from wordless.bots.signum.memory import Memory
from wordless.bots.signum.pace import REFLEX_MS
from wordless.engine.game import Seat
from wordless.games import signum as rules
from wordless.games.signum.model import Options
from wordless.lab.arena import Player, contest

TURNS_MAX = 400
MIXES = (*[(level,) for level in LEVELS], ("easy", "normal", "hard"), ("random", "hard"))


class Watched:
    """The bot with an eye on it: whatever it plans is offered, in time, and not sooner than a person could."""

    def __init__(self) -> None:
        self.planned: list[str] = []

    def begin(self, seat: Seat, level: Level, seed: int) -> Memory:
        return signum.begin(seat, level, seed)

    def think(self, memory: Memory, seen: Sequence[Seen], now_ms: int) -> Thought:
        kept = [plan for plan in (memory.plan, memory.aside) if plan is not None]
        thought = signum.think(memory, seen, now_ms)
        assert seen, "nothing it planned was refused"
        if thought.move is not None:
            view = seen[-1].view
            assert offered(rules, view, thought.move), (view, thought.move)
            new = thought.move not in [plan.move for plan in kept]
            assert thought.at_ms is not None
            assert not new or thought.at_ms >= now_ms + REFLEX_MS
            self.planned.append(thought.move.__struct_config__.tag)
        return thought


@pytest.mark.parametrize("number", range(len(CASES)))
def test_every_case_is_played_without_a_refusal_at_a_persons_pace(number: int) -> None:
    seats, options = CASES[number]
    watched = Watched()
    for match in range(4):
        players = [Player(watched, LEVELS[(match + seat) % 3], 10 * match + seat) for seat in range(seats)]
        contest(rules, players, options, Random(match).randbytes(32))
    assert {"lock", "show", "peek"} <= set(watched.planned)


@pytest.mark.strength
@pytest.mark.parametrize(
    ("level", "others", "seats", "least"),
    [("hard", "easy", 4, 0.29), ("hard", "easy", 5, 0.24), ("easy", "random", 4, 0.32), ("easy", "random", 6, 0.17)],
)
def test_a_level_wins_more_than_its_share_among_lower_ones(level: str, others: str, seats: int, least: float) -> None:
    share, matches = one_among("signum", level, others, seats, 100)
    assert share >= least
    assert sum([match.result.why == "turn-cap" for match in matches]) <= 5


@pytest.mark.strength
def test_a_table_of_bots_ends_in_an_elimination_long_before_the_cap() -> None:
    for level in LEVELS:
        _, matches = one_among("signum", level, level, 6, 20)
        assert sum([match.result.why in ("eliminated", "teamless") for match in matches]) >= 18
        assert sorted([match.ms for match in matches])[10] < 10 * 60_000


@pytest.mark.parametrize("mix", MIXES, ids=",".join)
@pytest.mark.parametrize("signals", ["palette", "room"])
@pytest.mark.parametrize("memory_aid", [True, False], ids=["notes", ""])
def test_without_a_cap_a_match_ends_even_when_notes_tell_everybody_everything(
    memory_aid: bool, signals: Any, mix: tuple[str, ...]
) -> None:
    options = Options(turn_cap=0, memory_aid=memory_aid, signals=signals)
    for seats in rules.SEATS:
        turns = 0

        def heard(at_ms: int, seat: Any, move: Any, state: Any) -> None:
            nonlocal turns
            turns = state.turns
            assert turns < TURNS_MAX, "it would never end"

        players = [player("signum", mix[seat % len(mix)], seat) for seat in range(seats)]
        for number in range(3):
            contest(rules, players, options, Random(number).randbytes(32), heard)
        assert turns > 0
