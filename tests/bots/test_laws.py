"""What holds for every bot: it plays by its Views alone, ends every match, and can be carried to another process."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from tests.helpers.players import player
from tests.laws.cases import BY_NAME, Walk, some
from wordless.bots import LEVELS, Level, Policy, Seen, Thought
from wordless.bots.policies import POLICIES, policy
from wordless.engine.game import Seat
from wordless.games import GAMES
from wordless.lab.arena import contest

NAMES = list(GAMES)
LOOKS_MAX = 20
PUNCTUAL = ("sign", "signum", "signs")  # whose pauses count from what they saw, not from when they were shown it


def test_every_game_has_a_policy() -> None:
    assert set(POLICIES) == set(GAMES)


@pytest.mark.parametrize("game", NAMES)
def test_a_bot_fed_twin_views_makes_equal_moves(game: str) -> None:
    """What it may not know cannot move it."""
    case, moved = BY_NAME[game], 0
    for number, (seats, options) in enumerate(case.given.CASES[:8]):
        random = Random(number)
        states = some(Walk(case, seats, options, number).states(), random, 12)
        for seat in range(seats):
            level = LEVELS[(number + seat) % 3]
            mine = theirs = policy(game).begin(seat, level, number)
            for at, state in enumerate(states):
                other = case.given.twin(state, seat, random)
                thoughts = [
                    policy(game).think(memory, [Seen(1000 * at, case.game.view(each, seat))], 1000 * at)
                    for memory, each in ((mine, state), (theirs, other))
                ]
                assert thoughts[0] == thoughts[1]
                mine, theirs = thoughts[0].memory, thoughts[1].memory
                moved += thoughts[0].move is not None
    assert moved


@pytest.mark.parametrize("game", NAMES)
def test_every_case_is_played_to_its_end_and_twice_alike(game: str) -> None:
    for number, (seats, options) in enumerate(BY_NAME[game].given.CASES):
        players = [player(game, LEVELS[(number + seat) % 3], seat) for seat in range(seats)]
        seed = Random(number).randbytes(32)
        first, again = (contest(GAMES[game], players, options, seed) for _ in range(2))
        assert first[:3] == again[:3]


@pytest.mark.parametrize("game", NAMES)
def test_a_memory_survives_bytes_and_goes_on_alike(game: str) -> None:
    """Whether it is carried in one piece or through bytes, it thinks the same."""
    case = BY_NAME[game]
    seats, options = case.given.CASES[0]
    plain = carried = policy(game).begin(0, "hard", 3)
    for at, state in enumerate(some(Walk(case, seats, options, 5).states(), Random(1), 40)):
        seen = [Seen(1000 * at, case.game.view(state, 0))]
        thought = policy(game).think(plain, seen, 1000 * at)
        other = policy(game).think(through_bytes(carried), seen, 1000 * at)
        assert thought == other
        plain, carried = thought.memory, other.memory


@pytest.mark.parametrize("game", NAMES)
def test_a_bot_shown_its_views_again_after_a_restart_plays_on_as_it_would_have(game: str) -> None:
    """Every so often a bot that was shown all Views at once wants the same, then and for the same reason."""
    seats, options = BY_NAME[game].given.CASES[0]
    compared = 0
    for seat, level in enumerate(LEVELS[:seats]):
        watcher = Watcher(policy(game))
        players = [player(game, level, 7 * other) for other in range(seats)]
        players[seat] = players[seat]._replace(policy=watcher)
        contest(GAMES[game], players, options, Random(seat).randbytes(32))
        for count in range(5, len(watcher.seen), 1 + len(watcher.seen) // 12):
            wanted = thought_over(game, watcher.thoughts[count])
            fresh = policy(game).begin(seat, level, 7 * seat)
            again = policy(game).think(fresh, watcher.seen[: count + 1], watcher.seen[count].at_ms)
            again = thought_over(game, again)
            assert (again.move, again.why) == (wanted.move, wanted.why)
            assert again.at_ms == wanted.at_ms or game not in PUNCTUAL
            compared += again.move is not None
    assert compared > 3


def thought_over(game: str, thought: Thought) -> Thought:
    """What comes of a thought that takes several looks."""
    for _ in range(LOOKS_MAX):
        if thought.move is not None or thought.at_ms is None:
            break
        thought = policy(game).think(thought.memory, [], thought.at_ms)
    return thought


class Watcher:
    """A policy that keeps every View it was shown, and the thought it led to."""

    def __init__(self, watched: Policy) -> None:
        self._watched = watched
        self.seen: list[Seen] = []
        self.thoughts: list[Thought] = []

    def begin(self, seat: Seat, level: Level, seed: int) -> Any:
        return self._watched.begin(seat, level, seed)

    def think(self, memory: Any, seen: Sequence[Seen], now_ms: int) -> Thought:
        thought = self._watched.think(memory, seen, now_ms)
        self.seen += seen
        self.thoughts += [thought] * len(seen)
        return thought


def through_bytes(memory: Any) -> Any:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(memory), type=type(memory))


@pytest.mark.parametrize("game", NAMES)
def test_a_bot_that_takes_over_is_shown_the_whole_match_at_once(game: str) -> None:
    case = BY_NAME[game]
    seats, options = case.given.CASES[0]
    states = list(Walk(case, seats, options, 9).states())[:-1]
    seen = [Seen(100 * at, case.game.view(state, 1)) for at, state in enumerate(states)]
    thought = policy(game).think(policy(game).begin(1, "normal", 2), seen, 100 * len(states))
    offered = {offer.move for offer in case.game.moves(seen[-1].view)}
    assert thought.move is None or thought.move.__struct_config__.tag in offered
