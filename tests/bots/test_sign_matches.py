"""Whole matches between Sign's bots: legal, honest towards their team, at a person's pace, stronger by level."""

from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.sign import play
from tests.games.sign.laws import CASES
from tests.games.sign.play import card, five
from tests.helpers.players import offered
from wordless.bots import LEVELS, Level, Seen, Thought
from wordless.bots.sign import begin, think
from wordless.bots.sign.memory import Given, Memory
from wordless.bots.sign.watching import shown
from wordless.engine.game import Illegal, Seat
from wordless.games import sign
from wordless.games.sign.calling import quintet
from wordless.games.sign.model import Call, Gesture, Laid, Swap, Swapped, Took
from wordless.lab.arena import Player, contest
from wordless.lab.bouts import bouts, share, standing

MIXED = (card("moon", "sky"), card("sun", "sky"), card("bell", "sky"), card("boat", "sky"), card("key", "sky"))


class Checked:
    """The policy, each of whose moves must be among the offers of the View it was made on."""

    def begin(self, seat: Seat, level: Level, seed: int) -> Memory:
        return begin(seat, level, seed)

    def think(self, memory: Memory, seen: Sequence[Seen], now_ms: int) -> Thought:
        thought = think(memory, seen, now_ms)
        if thought.move is not None:
            assert thought.at_ms is not None
            assert thought.at_ms >= now_ms
            assert offered(sign, thought.memory.view, thought.move), thought.move
        return thought


def test_whatever_it_plans_is_offered_and_hardly_ever_refused() -> None:
    refused = moves = 0

    def apply(state: Any, seat: Seat | None, move: Any) -> Any:
        nonlocal refused
        try:
            return sign.apply(state, seat, move)
        except Illegal:
            refused += 1
            raise

    game: Any = SimpleNamespace(**{**vars(sign), "apply": apply})
    for number, (seats, options) in enumerate(CASES[::3]):
        players = [Player(Checked(), LEVELS[(number + seat) % 3], seat) for seat in range(seats)]
        moves += contest(game, players, options, Random(number).randbytes(32)).moves
    assert refused <= moves / 200


def test_no_bot_gives_its_teams_sign_without_a_quintet_nor_calls_before_it_could_react() -> None:
    signs = calls = 0
    for number in range(6):
        given: dict[Seat, tuple[Given, ...]] = {}
        moved: dict[Seat, int] = {}

        def heard(
            at_ms: int,
            seat: Any,
            move: Any,
            state: Any,
            given: dict[Seat, tuple[Given, ...]] = given,
            moved: dict[Seat, int] = moved,
        ) -> None:
            nonlocal signs, calls
            happened = state.happened
            if isinstance(move, Call):
                calls += 1
                assert at_ms - moved.get(move.target, 0) >= 400
            elif isinstance(move, Gesture):
                given[seat] = (*given.get(seat, ()), Given(move.gesture, at_ms))[-12:]
                its = state.councils[state.setting.teams[seat]].sign.gestures
                if shown(its, given[seat], at_ms):
                    signs += 1
                    assert quintet(state.hands[seat])
            if isinstance(happened, Took | Laid | Swapped):
                moved[happened.seat] = at_ms

        players = [Player(Checked(), LEVELS[seat % 3], 10 * number + seat) for seat in range(6)]
        contest(sign, players, sign.Options(), Random(number).randbytes(32), heard)
    assert signs > 10
    assert calls > 10


def round_watched(memory: Memory, state: Any, seat: Seat, at_ms: int) -> tuple[Memory, Any, int]:
    """The seat collects three leaves in sight, then yawns and smiles."""
    moves: list[Any] = [Swap(gave, took) for gave, took in zip(MIXED, five("leaf")[:3], strict=False)]
    for move in (None, *moves, Gesture("yawn"), Gesture("smile")):
        state = state if move is None else sign.apply(state, seat, move)
        at_ms += 1000
        memory = think(memory, [Seen(at_ms, sign.view(state, memory.seat))], at_ms).memory
    return memory, state, at_ms


@pytest.mark.parametrize("level", LEVELS)
def test_hard_learns_from_one_round_what_an_opponents_gestures_mean(level: Level) -> None:
    leaves = five("leaf")
    hand = (*MIXED[:3], *leaves[3:])
    memory, state, at_ms = round_watched(begin(0, level, 1), play.swapping(6, {3: hand}, leaves[:3]), 3, 0)
    assert memory.call is None
    state = sign.apply(state, 1, Call(3))
    assert state.round.outcome is not None
    assert state.round.outcome.why == "quintet"
    memory = think(memory, [Seen(at_ms, sign.view(state, 0))], at_ms).memory
    state = play.arranged(play.next_round(state), {5: hand}, leaves[:3])
    memory, _, at_ms = round_watched(memory, state, 5, at_ms)
    if level == "hard":
        assert memory.call is not None
        assert memory.call.target == 5
        assert at_ms + 400 <= memory.call.at_ms < at_ms + 3_500
    else:
        assert memory.call is None


def test_without_any_pause_bots_fall_silent_while_they_wait_for_a_person() -> None:
    """At the pace for tests every plan is played at once; the seventh player of this table is asleep."""
    state = play.looked(play.preparing(7, auto_done_seconds=0))
    memories = [begin(seat, LEVELS[seat % 3], seat) for seat in range(6)]
    views: list[Any] = [None] * 6
    for _ in range(2_000):
        plans = []
        for seat, memory in enumerate(memories):
            view = sign.view(state, seat)
            thought = think(memory, [Seen(0, view)] if view != views[seat] else [], 0)
            memories[seat], views[seat] = replace(thought.memory, call=None), view  # or the round would end
            if thought.move is not None and not isinstance(thought.move, Call):
                plans.append((thought.at_ms, seat, thought.move))
        if not plans:
            return
        _, seat, move = min(plans, key=lambda plan: plan[:2])
        state = sign.apply(state, seat, move)
    raise AssertionError("they never stop")


def won(level: str, others: str, seats: int, matches: int) -> float:
    """The share of a team of one level against a team of another."""
    return share(list(bouts("sign", (level, others), seats, sign.Options(), 1, matches)), level).won


@pytest.mark.strength
def test_levels_are_in_order_team_against_team() -> None:
    assert won("hard", "random", 6, 20) >= 0.9
    assert won("easy", "random", 6, 20) >= 0.9
    assert won("hard", "easy", 4, 16) >= 0.75
    assert won("normal", "easy", 4, 24) > 0.5
    assert won("hard", "normal", 4, 24) > 0.5


@pytest.mark.strength
def test_equal_normal_teams_play_as_the_rulebook_says() -> None:
    played = list(bouts("sign", ("normal",), 6, sign.Options(), 1, 16))
    told = standing(played)
    assert told.rounds is not None
    assert told.round_minutes is not None
    assert 3 <= told.rounds <= 5
    assert 2 <= told.round_minutes <= 6
    assert told.ends["given"] > told.ends["stolen"] > 0.05
    assert told.ends.get("lost", 0) + told.ends.get("deck-out", 0) < 0.15
    assert {round.team for each in played for round in each.rounds if round.end == "given"} == {0, 1}


@pytest.mark.strength
def test_among_hard_teams_the_sign_decides_and_not_the_count() -> None:
    ends = standing(list(bouts("sign", ("hard",), 6, sign.Options(), 1, 16))).ends
    assert ends["given"] >= 0.5
    assert ends["stolen"] <= 0.45
