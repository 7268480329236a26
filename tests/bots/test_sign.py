"""Sign's bots: they collect by odds, give and read signs, watch the others, and take a person's time."""

from statistics import median
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.sign import play
from tests.games.sign.play import card, five
from wordless.bots import LEVELS, Level, Seen, Thought
from wordless.bots.sign import begin, think
from wordless.bots.sign.beliefs import picture, quintet
from wordless.bots.sign.calls import needed
from wordless.bots.sign.collecting import WORTHWHILE, choose
from wordless.bots.sign.memory import Memory, Plan
from wordless.engine.game import Seat
from wordless.games import sign
from wordless.games.sign.model import (
    Call,
    Confirm,
    Decline,
    Done,
    Gesture,
    Look,
    Pay,
    Propose,
    Put,
    Ready,
    Sign,
    Swap,
    Take,
)

LEAVES = five("leaf")
MIXED = (card("moon", "sky"), card("sun", "sky"), card("bell", "sky"), card("boat", "sky"), card("key", "sky"))


def shown(memory: Memory, state: Any, at_ms: int) -> Thought:
    return think(memory, [Seen(at_ms, sign.view(state, memory.seat))], at_ms)


def watched(memory: Memory, state: Any, *moves: tuple[Seat, Any], at_ms: int = 0) -> tuple[Memory, Any, int]:
    """The bot sees this table and then a move each second."""
    memory = shown(memory, state, at_ms).memory
    for seat, move in moves:
        state, at_ms = sign.apply(state, seat, move), at_ms + 1000
        memory = shown(memory, state, at_ms).memory
    return memory, state, at_ms


def collected(seat: Seat, symbol: str, given: tuple[int, ...]) -> list[tuple[Seat, Any]]:
    """The seat takes as many cards of the symbol as it gives away."""
    return [(seat, Swap(gave, took)) for gave, took in zip(given, five(symbol), strict=False)]


def answers(level: Level) -> list[int]:
    """How long bots of that level take to call a team-mate who nods, which is the team's sign."""
    state = play.swapping(6, {2: LEAVES, 0: MIXED})
    delays = []
    for seed in range(120):
        memory, _, at_ms = watched(begin(0, level, seed), state, (2, Gesture("nod")))
        if memory.call is not None:
            assert memory.call.target == 2
            delays.append(memory.call.at_ms - at_ms)
    return delays


def test_it_calls_a_team_mate_who_gives_the_sign_as_fast_as_people_of_its_level() -> None:
    easy, normal, hard = [answers(level) for level in LEVELS]
    assert min(easy + normal + hard) >= 400
    assert median(easy) > median(normal) > median(hard) > 600
    assert len(easy) < len(normal) < len(hard) <= 120, "easy bots miss more gestures"
    assert len(easy) > 55
    assert 1_500 < median(normal) < 2_300, "a person can be first"
    assert max(hard) > 2 * min(hard), "spread like people"


def test_it_reads_no_sign_into_other_gestures_or_other_teams() -> None:
    state = play.swapping(6, {2: LEAVES, 3: MIXED})
    for move in ((2, Gesture("smile")), (3, Gesture("nod"))):
        memory, _, _ = watched(begin(0, "hard", 1), state, move)
        assert memory.call is None


def test_it_does_not_believe_a_sign_that_cannot_be_true() -> None:
    lying = (card("leaf", "sky"), card("fish", "sky"))
    state = play.swapping(6, {2: MIXED}, lying)
    moves = [(2, Swap(MIXED[0], lying[0])), (2, Swap(MIXED[1], lying[1])), (2, Gesture("nod"))]
    memory, _, _ = watched(begin(0, "hard", 1), state, *moves)
    assert memory.call is None


@pytest.mark.parametrize("level", LEVELS)
def test_with_a_quintet_it_gives_the_sign_after_a_while_and_keeps_its_hands_off(level: Level) -> None:
    memory, state, at_ms = begin(0, level, 4), play.swapping(6, {0: LEAVES}, five("moon")), 0
    gestures = []
    for _ in range(8):
        thought = shown(memory, state, at_ms)
        if thought.move is None:
            break
        assert isinstance(thought.move, Gesture | Done)
        assert thought.at_ms is not None
        assert thought.at_ms >= max(at_ms, 400)
        memory, at_ms = thought.memory, thought.at_ms
        state = sign.apply(state, 0, thought.move)
        gestures += [thought.move.gesture] if isinstance(thought.move, Gesture) else []
    assert gestures[:2] == ["nod", "nod"], "again, if nobody calls"


@pytest.mark.parametrize("level", LEVELS)
def test_without_a_quintet_it_feints_now_and_then_and_never_by_its_teams_sign(level: Level) -> None:
    state = play.swapping(6, {0: MIXED})
    feints = [shown(begin(0, level, seed), state, 0).memory.signal for seed in range(60)]
    assert all(feint is not None and feint.gestures and not feint.true for feint in feints)
    assert not any("nod" in feint.gestures for feint in feints if feint is not None)
    waits = [feint.at_ms for feint in feints if feint is not None]
    assert min(waits) >= 400
    assert 12_000 < median(waits) < 100_000


def test_with_a_quintet_it_does_not_hurry_to_end_the_round() -> None:
    state = play.swapping(6, {0: LEAVES})
    last = replace(state, round=replace(state.round, deck=2))
    early, late = [shown(begin(0, "normal", 1), each, 0).memory.act for each in (state, last)]
    assert early.at_ms < 20_000 < late.at_ms


def test_it_calls_an_opponent_whose_quintet_everybody_saw() -> None:
    given = MIXED
    state = play.swapping(6, {3: given}, LEAVES)
    memory, _, _ = watched(begin(0, "normal", 1), state, *collected(3, "leaf", given))
    assert memory.call is not None
    assert memory.call.target == 3


def test_it_knows_better_while_it_holds_one_of_those_cards_itself() -> None:
    state = play.swapping(6, {3: MIXED, 0: (LEAVES[4], 0, 5, 10, 15)}, LEAVES[:4])
    memory, state, at_ms = watched(begin(0, "hard", 1), state, *collected(3, "leaf", MIXED[:4]))
    view = sign.view(state, 0)
    assert memory.call is None
    assert quintet(memory, view, picture(memory, view, at_ms), 3) == 0


def test_a_suspicion_grows_with_every_card_that_is_kept() -> None:
    memory, state, at_ms = watched(begin(0, "hard", 1), play.swapping(6, {3: MIXED}, LEAVES))
    suspicion = []
    for move in collected(3, "leaf", MIXED):
        memory, state, at_ms = watched(memory, state, move, at_ms=at_ms)
        view = sign.view(state, 0)
        suspicion.append(quintet(memory, view, picture(memory, view, at_ms), 3))
    assert suspicion == sorted(suspicion)
    assert suspicion[0] < 0.05
    assert suspicion[-1] == 1


def test_it_takes_what_it_collects_and_gives_what_is_dead() -> None:
    """Three leaves, one moon and a bell; the bell's bottom card never comes into play."""
    hand = (*LEAVES[:3], card("moon", "sky"), card("bell", "sky"))
    state = play.swapping(6, {0: hand}, (LEAVES[3], *five("sun")[:2]))
    view = sign.view(state, 0)
    bottom = sign.view(play.preparing(6), 0).round.bottom
    assert bottom is not None
    known = picture(begin(0, "hard", 1), view, 0)._replace(places={card("bell", "green"): -1})
    choice = choose(view, begin(0, "hard", 1), known)
    assert (choice.take, choice.give) == (LEAVES[3], card("bell", "sky"))
    assert choice.worth > WORTHWHILE


def test_it_leaves_alone_what_cannot_be_completed() -> None:
    hand = (*LEAVES[:2], *five("moon")[:3])
    state = play.swapping(6, {0: hand}, (LEAVES[3],))
    view = sign.view(state, 0)
    known = picture(begin(0, "hard", 1), view, 0)
    known = known._replace(open=(LEAVES[3],), places={LEAVES[4]: -1})
    assert choose(view, begin(0, "hard", 1), known).worth < WORTHWHILE


def test_it_takes_back_what_it_put_away_only_for_a_good_reason() -> None:
    hand = (*LEAVES[:2], *five("moon")[:2], card("bell", "sky"))
    view = sign.view(play.swapping(6, {0: hand}, (five("bell")[1],)), 0)
    known = picture(begin(0, "hard", 1), view, 0)._replace(open=(five("bell")[1],))
    before = choose(view, begin(0, "hard", 1), known)
    after = choose(view, replace(begin(0, "hard", 1), away=(five("bell")[1],)), known)
    assert after.worth <= before.worth - 0.2
    close = (*LEAVES[:4], card("bell", "sky"))
    fifth = picture(begin(0, "hard", 1), sign.view(play.swapping(6, {0: close}, LEAVES[4:]), 0), 0)
    assert choose(view, replace(begin(0, "hard", 1), away=LEAVES[4:]), fifth).worth > WORTHWHILE


def test_it_breaks_up_no_set_of_three_that_can_still_be_completed() -> None:
    hand = (*LEAVES[:3], *five("moon")[:2])
    view = sign.view(play.swapping(6, {0: hand}, five("moon")[2:4]), 0)
    choice = choose(view, begin(0, "hard", 1), picture(begin(0, "hard", 1), view, 0))
    assert choice.worth < WORTHWHILE or choice.give not in LEAVES


def first_sign(level: Level, dealt: int) -> float:
    """The median wait before the sign, in seconds, by how many of the quintet's cards were dealt."""
    waits = []
    for seed in range(40):
        memory = replace(begin(0, level, seed), dealt=(*LEAVES[:dealt], *MIXED[dealt:]))
        signal = shown(memory, play.swapping(6, {0: LEAVES}, five("moon")), 0).memory.signal
        assert signal is not None
        assert signal.true
        waits.append(signal.at_ms)
    return float(median(waits)) / 1000


@pytest.mark.parametrize("level", LEVELS)
def test_it_signs_at_once_when_most_of_the_quintet_is_public_and_at_leisure_when_not(level: Level) -> None:
    waits = [first_sign(level, dealt) for dealt in (0, 1, 3, 5)]
    assert waits == sorted(waits)
    assert waits[-1] > 1.5 * waits[0]
    if level == "hard":
        assert waits[0] < 1 < 3 < waits[-1]


def test_under_cover_of_another_face_hard_gives_a_sign_that_could_wait() -> None:
    state = play.swapping(6, {0: LEAVES}, five("moon"))
    sooner = 0
    for seed in range(40):
        memory = shown(replace(begin(0, "hard", seed), dealt=LEAVES), state, 0).memory
        after = shown(memory, sign.apply(state, 3, Gesture("smile")), 500).memory
        assert memory.signal is not None
        assert after.signal is not None
        sooner += after.signal.at_ms < memory.signal.at_ms
    assert sooner > 30


def test_the_gestures_of_a_longer_sign_come_in_feints_too_so_that_no_feint_excludes_itself() -> None:
    state = play.swapping(6, {0: MIXED})
    council = replace(state.councils[0], sign=Sign(("nod", "yawn"), ""))
    state = replace(state, councils=(council, *state.councils[1:]))
    feints = [shown(begin(0, "hard", seed), state, 0).memory.signal for seed in range(300)]
    given = [feint.gestures for feint in feints if feint is not None]
    assert any("nod" in gestures or "yawn" in gestures for gestures in given)
    assert ("nod", "yawn") not in given


def test_faces_made_all_the_time_tell_nothing() -> None:
    """Bait: an opponent with four public leaves makes faces every second, as it has always done."""
    state = play.swapping(6, {3: MIXED}, LEAVES)
    grimaces = [(3, Gesture(gesture)) for gesture in ("smile", "pout", "yawn", "nod", "sip") * 3]
    chances = []
    for moves in (collected(3, "leaf", MIXED[:3]), [*grimaces, *collected(3, "leaf", MIXED[:3]), *grimaces[:3]]):
        memory, after, at_ms = watched(begin(0, "hard", 1), state, *moves)
        view = sign.view(after, 0)
        chances.append(quintet(memory, view, picture(memory, view, at_ms), 3))
    assert chances[0] == pytest.approx(chances[1])


def test_a_theft_that_wins_the_match_is_dared_sooner_than_a_false_call_that_may_lose_it() -> None:
    state = play.swapping(6, {0: (*LEAVES[:4], MIXED[0])})
    needs = []
    for scores in ((2, 0), (0, 0), (0, 2)):
        view = sign.view(replace(state, round=replace(state.round, scores=scores)), 0)
        needs.append(needed(begin(0, "hard", 1), view, 3))
    assert needs == sorted(needs)
    assert needs[0] < needs[2]


def test_it_remembers_the_bottom_card_unless_it_will_be_laid() -> None:
    for seats, gone in ((6, True), (4, False)):
        state = play.preparing(seats)
        bottom = state.round.bottom
        assert (bottom in shown(begin(0, "hard", 1), state, 0).memory.notes) is gone


def test_an_easy_head_forgets_what_a_hard_one_keeps() -> None:
    state = play.swapping(6, {3: MIXED}, LEAVES)

    def kept(level: Level, after_ms: int) -> int:
        cards = 0
        for seed in range(40):
            memory, late, at_ms = watched(begin(0, level, seed), state, *collected(3, "leaf", MIXED))
            cards += len(picture(memory, sign.view(late, 0), at_ms + after_ms).places)
        return cards

    assert kept("easy", 0) < kept("normal", 0) < kept("hard", 0) == 200
    assert kept("easy", 120_000) < 0.6 * kept("easy", 0)
    assert kept("hard", 120_000) > 190


@pytest.mark.parametrize("size", [4, 6])
def test_it_comes_back_to_five_cards(size: int) -> None:
    hand = (*LEAVES[:3], card("moon", "sky"), card("bell", "sky"), card("key", "sky"))[:size]
    state = play.swapping(6, {0: hand}, five("sun"))
    move = shown(begin(0, "normal", 1), state, 0).memory.act.move
    assert isinstance(move, Take if size == 4 else Put)


def test_one_of_a_team_proposes_unless_somebody_else_does_and_all_confirm() -> None:
    state = play.meeting(6)
    first, second = [shown(begin(seat, "normal", 1), state, 0) for seat in (0, 2)]
    assert isinstance(first.move, Propose)
    assert 1 <= len(first.move.gestures) <= 3
    assert first.at_ms is not None
    assert second.at_ms is not None
    assert 2_000 < first.at_ms < second.at_ms
    state = sign.apply(state, 2, Propose(("yawn",), ""))
    assert shown(first.memory, state, 1_000).move == Confirm(1)
    waits = shown(second.memory, state, 1_000)
    assert waits.move is None


def test_between_rounds_it_mostly_keeps_the_sign_and_never_insists_on_a_new_one() -> None:
    state = play.all_ready(sign.apply(play.swapping(6, {2: LEAVES}), 0, Call(2)))
    assert state.phase == "change"
    thoughts = [shown(begin(0, "normal", seed), state, 0) for seed in range(200)]
    proposed = [thought for thought in thoughts if isinstance(thought.move, Propose)]
    assert 2 <= len(proposed) <= 40
    assert all(isinstance(thought.move, Decline | Propose) for thought in thoughts)
    state = sign.apply(sign.apply(state, 0, proposed[0].move), 2, Decline(state.councils[0].number + 1))
    assert isinstance(shown(proposed[0].memory, state, 9_000).move, Decline)


def test_hard_changes_a_sign_that_was_seen_and_keeps_one_that_was_not() -> None:
    state = play.all_ready(sign.apply(play.swapping(6, {2: LEAVES}), 0, Call(2)))
    for exposed, least, most in ((1, 80, 100), (0, 0, 20)):
        thoughts = [shown(replace(begin(0, "hard", seed), exposed=exposed), state, 0) for seed in range(100)]
        assert least <= sum([isinstance(thought.move, Propose) for thought in thoughts]) <= most


def test_a_point_for_a_new_sign_is_rarely_paid_and_then_used() -> None:
    state = play.swapping(6, {2: LEAVES}, sign_change="costs-one-point")
    state = play.all_ready(sign.apply(state, 0, Call(2)))
    moves = [shown(replace(begin(0, "hard", seed), exposed=1), state, 0).move for seed in range(300)]
    assert 0 < sum(isinstance(move, Pay) for move in moves) < 60
    paid = sign.apply(state, 2, Pay())
    thought = shown(begin(0, "hard", 1), paid, 0)
    assert isinstance(thought.move, Propose)
    proposed = sign.apply(paid, 0, thought.move)
    declined = sign.apply(proposed, 2, Decline(proposed.councils[0].number))
    assert isinstance(shown(thought.memory, declined, 9_000).move, Decline)


def test_a_plan_that_is_not_offered_gives_way_to_what_the_house_would_play() -> None:
    thought = shown(begin(0, "normal", 1), play.preparing(6), 0)
    odd = replace(thought.memory, act=Plan(Ready(), 500))
    assert think(odd, [], 1_000).move == Look()
    assert think(odd, [Seen(500, odd.view)], 500).move == Look()
