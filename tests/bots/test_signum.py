"""Signum's bot: it follows every card, believes, hints and reads hints, and plays its side."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.signum.laws import CASES
from tests.games.signum.positions import laid, played, table
from tests.helpers.players import offered, player
from wordless.bots import LEVELS, Level, Seen, Thought, Why, signum
from wordless.bots.signum.beliefs import beliefs
from wordless.bots.signum.judging import judge, named, secrecy
from wordless.bots.signum.memory import Memory
from wordless.engine.game import Seat
from wordless.engine.play import playout
from wordless.games import signum as rules
from wordless.games.signum.model import (
    Answer,
    Declare,
    Gesture,
    Guess,
    Hide,
    Lay,
    Options,
    Peek,
    Swap,
)
from wordless.games.signum.signs import TEAMS
from wordless.lab.arena import contest
from wordless.texts import text

SEEDS = range(12)


def shown(states: Sequence[Any], seat: Seat, level: Level = "hard", seed: int = 1) -> Thought:
    """What the bot on that seat thinks, having seen its Views of these states a second apart."""
    memory, thought = signum.begin(seat, level, seed), None
    for at, state in enumerate(states):
        thought = signum.think(memory, [Seen(1000 * at, rules.view(state, seat))], 1000 * at)
        memory = thought.memory
    assert thought is not None
    return thought


def steps(state: Any, *moves: tuple[Seat, Any]) -> list[Any]:
    """A state and those that follow."""
    states = [state]
    for seat, move in moves:
        states.append(played(states[-1], (seat, move)))
    return states


def test_it_knows_where_every_card_went_and_who_has_seen_it() -> None:
    """Against the house's own books, kept where notes are allowed."""
    for seats in rules.SEATS:
        for number in range(3):
            followed = 0
            for memory, state in _followed(seats, number):
                rows = [tuple([memory.knowers[back] for back in row]) for row in memory.rows]
                assert tuple(rows) == state.knowers
                assert tuple([memory.knowers[back] for back in memory.pile]) == state.pile_knowers
                faces = zip((*memory.rows, memory.pile), (*state.hands, state.pile), strict=True)
                for backs, cards in faces:
                    for back, card in zip(backs, cards, strict=True):
                        assert memory.faces[back] in (None, card)
                followed += 1
            assert followed > 5


def _followed(seats: int, number: int) -> Iterator[tuple[Memory, Any]]:
    """A random match and what a bot on seat 1 has in mind of it, while it goes on."""
    memory = signum.begin(1, "hard", 7)
    random = Random(f"{seats}/{number}")
    for at, (_, _, state) in enumerate(playout(rules, seats, Options(memory_aid=True), random.randbytes(32), random)):
        memory = signum.think(memory, [Seen(at, rules.view(state, 1))], at).memory
        if memory.rows and state.result is None:
            yield memory, state


def test_beliefs_count_the_team_cards_and_never_leave_the_cards_known() -> None:
    for seats in rules.SEATS:
        for memory, _ in _followed(seats, 8):
            held = beliefs(memory)
            assert sum(held.alpha) == pytest.approx(seats // 2, abs=1e-6)
            assert sum(held.beta) == pytest.approx(seats // 2, abs=1e-6)
            for back in range(len(memory.faces)):
                assert held.team_card(back) + sum(held.signs[back]) == pytest.approx(1, abs=1e-6)


def test_a_sign_seen_in_a_row_makes_a_team_card_likelier_elsewhere_in_it() -> None:
    state = table("alpha hand eye", "hand beta mouth", "nose eye alpha", "beta eyebrow hand", pile="mouth " * 7)
    before = beliefs(shown([state], 0).memory)
    after = beliefs(shown(steps(state, (0, Peek(1, 0))), 0).memory)
    assert before.team_card(3) == pytest.approx(1 / 3)
    assert after.team_card(3) == 0
    assert after.team_card(4) == pytest.approx(1 / 2)


def test_faces_fade_with_time_and_sooner_the_lower_the_level() -> None:
    state = table(turn=0)
    turns = [(seat % 6, Peek((seat + 1) % 6, seat // 6 % 3)) for seat in range(18)]
    kept = []
    for level in LEVELS:
        minds = [shown(steps(state, *turns), 0, level, seed).memory for seed in range(40)]
        kept.append(sum([sum([face is not None for face in memory.faces]) for memory in minds]))
    assert kept == sorted(kept)
    assert kept[0] < 0.9 * kept[2]


def test_notes_are_read_by_every_level() -> None:
    state = table(memory_aid=True, turn=0)
    state = replace(state, knowers=((0b111111,) * 3,) * 6)
    for level in LEVELS:
        memory = shown([state], 0, level).memory
        assert [memory.faces[back] for row in memory.rows for back in row] == [
            card for row in state.hands for card in row
        ]


def test_who_declares_is_taken_for_a_friend_of_the_accomplice_and_no_friend_of_the_target() -> None:
    state = table(turn=1)
    before = beliefs(shown([state], 0).memory)
    after = beliefs(shown(steps(state, (1, Declare(2, 0))), 0).memory)
    assert after.on(1, 0) > before.on(1, 0)
    assert after.on(2, 0) < before.on(2, 0)


ALLY = (  # seat 0 has seen that seat 1 is an ally and where it holds an eye, and that seat 2 is a rival
    "alpha hand eye",
    "eye alpha mouth",
    "nose hand beta",
    "beta eyebrow nose",
)
LOOKS = ((0, Peek(1, 1)), (1, Peek(2, 0)), (2, Peek(3, 1)), (3, Peek(2, 1)), (0, Peek(1, 0)))


def known_ally(**options: Any) -> list[Any]:
    state = table(*ALLY, pile="mouth " * 7, memory_aid=True, **options)
    return steps(state, *LOOKS, (1, Peek(3, 2)), (2, Peek(1, 2)), (3, Peek(0, 1)))


@pytest.mark.parametrize("level", LEVELS)
def test_it_declares_with_an_ally_whose_sign_it_knows_against_a_rival(level: Level) -> None:
    moves = [shown(known_ally(), 0, level, seed).move for seed in SEEDS]
    assert all(isinstance(move, Declare) and move.accomplice == 1 for move in moves), moves


def test_it_points_at_the_card_it_wants_and_lays_its_own_that_matches() -> None:
    states = known_ally()
    states += steps(states[-1], (0, Declare(2, 1)), (1, Answer(True)))[1:]
    thought = shown(states, 0)
    assert thought.move == Gesture("look-left")
    states.append(played(states[-1], (0, Gesture("look-left"))))
    assert shown(states, 0).move == Lay(2)


def test_an_ally_lays_the_card_it_is_pointed_at() -> None:
    states = steps(table(*ALLY, pile="mouth " * 7), (0, Declare(2, 1)), (1, Answer(True)))
    for place, slot in (("look-left", 0), ("look-right", 2)):
        pointed = [*states, played(states[-1], (0, Gesture(place)))]  # type: ignore[arg-type]
        assert shown(pointed, 1).move == Lay(slot)


def test_an_ally_lays_the_sign_whose_feature_is_touched() -> None:
    """Rather than the card that the declarer has looked at."""
    for gesture, slot in (("rub-eye", 0), ("pout", 2)):
        looks = [(0, Peek(1, 2 - slot)), (1, Peek(3, 1)), (2, Peek(3, 1)), (3, Peek(2, 1))]
        states = steps(table(*ALLY, pile="mouth " * 7), *looks, (0, Declare(2, 1)), (1, Answer(True)))
        assert shown(states, 1).move == Lay(2 - slot)
        touched = [*states, played(states[-1], (0, Gesture(gesture)))]  # type: ignore[arg-type]
        assert shown(touched, 1).move == Lay(slot)


def test_gestures_without_end_do_not_hold_it_up() -> None:
    """Each may change its mind and delay it a little, but only so often."""
    states = steps(table(*ALLY, pile="mouth " * 7), (0, Declare(2, 1)), (1, Answer(True)))
    for n in range(20):
        states.append(played(states[-1], (0, Gesture("look-left" if n % 2 else "look-right"))))
    thought = shown(states, 1)
    assert isinstance(thought.move, Lay)
    assert thought.at_ms is not None
    assert thought.at_ms < 1000 * (len(states) - 10)


def test_it_helps_against_a_rival_but_not_against_an_ally() -> None:
    """Seat 1 has seen which side seats 2 and 3 are on."""
    rows = (
        "alpha hand eye",
        "eye alpha mouth",
        "nose hand beta",
        "alpha eyebrow nose",
        "beta eye nose",
        "beta nose hand",
    )
    state = table(*rows, turn=1, memory_aid=True)
    looks = steps(state, (1, Peek(2, 2)), *[(seat, Peek(1, 2)) for seat in (2, 3, 4, 5, 0)])
    looks += steps(looks[-1], (1, Peek(3, 0)), *[(seat, Peek(1, 2)) for seat in (2, 3, 4, 5)])[1:]
    for target, accepted in ((2, True), (3, False)):
        states = [*looks, played(looks[-1], (0, Declare(target, 1)))]
        answers = [shown(states, 1, "normal", seed).move for seed in SEEDS]
        helped = sum([answer == Answer(True) for answer in answers])
        assert helped == len(SEEDS) if accepted else helped < len(SEEDS) / 2


def test_whoever_accepts_to_betray_lays_what_will_not_match() -> None:
    """Seat 1 knows the declarer's eye and holds one, but the target is its ally."""
    rows = ("beta hand eye", "eye alpha mouth", "nose hand alpha", "beta eyebrow nose")
    state = table(*rows, pile="mouth " * 7, turn=1, memory_aid=True)
    looks = steps(state, (1, Peek(2, 2)), (2, Peek(1, 2)), (3, Peek(1, 2)), (0, Peek(1, 0)), (1, Peek(0, 2)))
    states = looks + steps(looks[-1], (2, Peek(1, 2)), (3, Peek(1, 2)), (0, Declare(2, 1)), (1, Answer(True)))[1:]
    assert shown(states, 1).move == Lay(2)


def test_a_target_names_a_card_it_has_seen() -> None:
    state = table(*ALLY, pile="mouth " * 7, turn=2, memory_aid=True)
    looks = steps(state, (2, Peek(1, 0)), (3, Peek(2, 1)))
    states = [*looks, laid(looks[-1], 2, 1, 2, 0)]
    for level in LEVELS:
        assert shown(states, 2, level).move == Guess("eye")


def test_a_bystander_warns_an_ally_by_the_feature_and_the_target_heeds_it() -> None:
    """Seats 2 and 3 know that they are on one side; only seat 3 has seen a card that is laid."""
    state = table(*ALLY, pile="mouth " * 7, turn=3, memory_aid=True)
    looks = steps(state, (3, Peek(2, 2)), (0, Peek(2, 1)), (1, Peek(3, 1)), (2, Peek(3, 0)), (3, Peek(1, 0)))
    states = [*looks, laid(looks[-1], 2, 1, 2, 0)]
    assert [shown(states, 3, "hard", seed).move for seed in SEEDS].count(Gesture("rub-eye")) >= 8
    warned = [*states, played(states[-1], (3, Gesture("rub-eye")))]
    assert [shown(warned, 2, "hard", seed).move for seed in SEEDS] == [Guess("eye")] * len(SEEDS)
    assert [shown(states, 2, "hard", seed).move for seed in SEEDS] != [Guess("eye")] * len(SEEDS)


def test_without_a_team_it_takes_a_team_card_it_knows() -> None:
    rows = ("nose hand eye", "eye alpha mouth", "nose hand beta", "beta eyebrow nose", "alpha eye hand")
    looks = steps(
        table(*rows, pile="mouth " * 4, memory_aid=True), (0, Peek(1, 1)), *[(n, Peek(0, 0)) for n in range(1, 5)]
    )
    for level in LEVELS:
        move = shown(looks, 0, level).move
        assert isinstance(move, Swap)
        assert (move.other, move.slot) == (1, 1)


def test_with_two_that_conflict_it_gives_one_of_them_away() -> None:
    state = table("beta hand alpha", "eye mouth nose", "nose hand beta", "alpha eyebrow nose", pile="mouth " * 7)
    for level in LEVELS:
        move = shown([state], 0, level).move
        assert isinstance(move, Swap)
        assert move.own in (0, 2)


def test_it_reckons_with_a_bystander_who_has_seen_the_card_and_will_warn() -> None:
    """Seat 0 is Alpha; the odds that seat 3 names the sign of a card rise if rival seat 1 has seen it."""
    memory = shown([table()], 0).memory
    judged = judge(memory, memory.view)._replace(team=0)
    judged = judged._replace(beliefs=judged.beliefs._replace(teams=[(1.0, 0.0, 0.0), (0.0, 1.0, 0.0)] * 3))
    backs = (memory.rows[0][0], memory.rows[2][0])
    hidden = replace(memory, knowers=tuple([1 << back // 3 for back in range(len(memory.knowers))]))
    seen = replace(hidden, knowers=(*hidden.knowers[: backs[0]], 0b0011, *hidden.knowers[backs[0] + 1 :]))
    chances = [named(judged._replace(memory=each), 3, 0.3, backs, (0, 2)) for each in (hidden, seen)]
    assert chances[0] == pytest.approx(0.3)
    assert chances[1] > 0.6
    assert secrecy(judged._replace(memory=seen), backs[0]) < secrecy(judged._replace(memory=hidden), backs[0])


def test_nobody_takes_back_at_once_what_a_swap_took_away() -> None:
    """Seat 1 takes a team card from seat 0, who has none then and knows where it is."""
    state = table()
    mine = next(slot for slot in range(3) if state.hands[0][slot] in TEAMS)
    sign = next(slot for slot in range(3) if state.hands[1][slot] not in TEAMS)
    state = replace(state, turn=1, awaited=(1,))
    for seed in SEEDS:
        states = steps(state, (1, Swap(sign, 0, mine)))
        turn = replace(states[-1], turn=0, awaited=(0,), stage=states[-1].stage + 5)
        move = shown([*states, turn], 0, seed=seed).move
        assert move != Swap(mine, 1, sign)
        assert not (isinstance(move, Swap) and (move.other, move.slot) == (1, sign))


def test_every_move_has_a_reason_that_can_be_told() -> None:
    said = set[str]()

    def reasoned(seat: Seat, why: Why | None) -> None:
        assert why is not None
        said.add(why.key)
        assert text("en", why.key, **why.about)

    for number in range(6):
        players = [player("signum", LEVELS[seat % 3], seat) for seat in range(6)]
        contest(rules, players, Options(), Random(number).randbytes(32), reasoned=reasoned)
    assert {"why-signum-declare", "why-signum-peek", "why-signum-help", "why-signum-guess"} <= said


def test_a_peeked_card_is_put_back_where_no_clock_does_it() -> None:
    state = table(peek_seconds=0)
    states = steps(state, (0, Peek(1, 1)))
    assert shown(states, 0).move == Hide()


def test_it_makes_do_with_views_that_it_has_missed() -> None:
    for seats, options in CASES[:6]:
        random = Random(seats)
        memory: Any = signum.begin(0, "hard", 1)
        for at, (_, _, state) in enumerate(playout(rules, seats, options, random.randbytes(32), random)):
            if random.random() < 0.3:
                view = rules.view(state, 0)
                thought = signum.think(memory, [Seen(at, view)], at)
                assert thought.move is None or offered(rules, view, thought.move)
                memory = thought.memory


def test_shown_its_views_again_it_is_of_the_same_mind() -> None:
    random = Random(3)
    states = [state for _, _, state in playout(rules, 5, Options(), random.randbytes(32), random)]
    seen = [Seen(at, rules.view(state, 2)) for at, state in enumerate(states[: len(states) // 2])]
    at_once = signum.think(signum.begin(2, "normal", 4), seen, 10_000).memory
    one_by_one = signum.begin(2, "normal", 4)
    for each in seen:
        one_by_one = signum.think(one_by_one, [each], each.at_ms).memory
    assert replace(at_once, plan=None, aside=None) == replace(one_by_one, plan=None, aside=None)
