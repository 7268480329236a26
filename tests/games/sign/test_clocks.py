"""Time: silent players, the limit of a round, and what the house plays for them."""

from tests.games.sign.play import (
    MIXED,
    all_done,
    elapsed,
    five,
    lying,
    meeting,
    played,
    preparing,
    refused,
    swapping,
    waited,
)
from wordless.engine.game import Seat
from wordless.engine.model import Elapsed
from wordless.games import sign
from wordless.games.sign.model import Call, Done, Drawn, Gesture, Look, Put, State, Take, Undone


def key(state: State, seat: Seat | None) -> str | None:
    keys = [timer.key for timer in sign.timers(state) if timer.seat == seat]
    assert len(keys) <= 1
    return keys[0] if keys else None


def idle(state: State, seat: Seat) -> State:
    return waited(state, seat)


def test_a_silent_player_at_the_gate_is_taken_to_have_looked() -> None:
    """S35: after auto_done_seconds; 0 waits."""
    state = preparing(6)
    assert {(timer.seat, timer.seconds) for timer in sign.timers(state)} == {(seat, 20) for seat in range(6)}
    assert sign.idle(sign.view(state, 3)) == Look()
    state = sign.apply(state, 3, Look())
    assert key(state, 3) is None
    assert sign.idle(sign.view(state, 3)) is None
    assert sign.timers(preparing(6, auto_done_seconds=0)) == ()


def test_a_silent_player_with_five_cards_is_done() -> None:
    """S17: so that nobody can stall a refresh by saying nothing."""
    state = swapping(6)
    assert sign.idle(sign.view(state, 0)) == Done()
    for seat in range(6):
        state = idle(state, seat)
    assert state.round.discard == 6


def test_stalling_is_possible_only_where_the_table_wants_it() -> None:
    """S17: with both clocks off nothing hurries anybody; a call still ends the round."""
    state = swapping(6, auto_done_seconds=0)
    assert sign.timers(state) == ()
    assert sign.apply(state, 0, Call(1)).phase == "reveal"


def test_a_silent_hand_of_six_puts_a_card_of_its_rarest_symbol() -> None:
    """S31, S48: the first such card of the hand."""
    keys, moons = five("key"), five("moon")
    hand = (keys[0], keys[1], moons[0], 0, moons[1], 5)
    state = swapping(6, {0: hand})
    assert sign.idle(sign.view(state, 0)) == Put(0)
    assert idle(state, 0).sizes[0] == 5


def test_a_silent_hand_of_four_takes_a_table_card() -> None:
    """S31, S48: the first that lies there."""
    state = swapping(6, {0: MIXED[:4]}, table=(77, 78))
    state = sign.apply(state, 1, Take(77))
    assert sign.idle(sign.view(state, 0)) == Take(78)
    assert idle(state, 0).sizes[0] == 5


def test_an_idle_player_can_still_be_called() -> None:
    """S31: the hand stays."""
    state = idle(swapping(6, {1: five("sun")}), 1)
    assert sign.apply(state, 3, Call(1)).round.scores == (0, 1)


def test_an_idle_clock_starts_anew_with_each_change_of_the_table() -> None:
    """S40: a take, a put, a swap or a refresh by anybody."""
    state = swapping(6)
    taken = sign.apply(state, 1, Take(lying(state)[0]))
    assert key(taken, 0) != key(state, 0)
    put = sign.apply(taken, 1, Put(taken.hands[1][0]))
    assert key(put, 0) not in (key(state, 0), key(taken, 0))
    refreshed = all_done(put)
    assert key(refreshed, 0) not in (key(state, 0), key(taken, 0), key(put, 0))


def test_an_idle_clock_starts_anew_with_an_own_change_of_mind() -> None:
    """S40: and only for the one who changed it."""
    state = swapping(6)
    done = sign.apply(state, 0, Done())
    assert key(done, 0) is None
    assert key(done, 1) == key(state, 1)
    undone = sign.apply(done, 0, Undone())
    assert key(undone, 0) not in (None, key(state, 0))
    assert key(undone, 1) == key(state, 1)
    twice = played(undone, (0, Done()), (0, Undone()))
    assert key(twice, 0) not in (None, key(state, 0), key(undone, 0))


def test_a_gesture_stops_no_clock() -> None:
    """S40: a player who only makes faces is idle."""
    state = swapping(6)
    assert sign.timers(sign.apply(state, 0, Gesture("yawn"))) == sign.timers(state)


def test_the_limit_of_a_round_runs_from_the_turned_up_table_through_its_refreshes() -> None:
    """S51: on expiry the round is drawn."""
    assert key(preparing(6, round_limit_seconds=120), None) is None
    state = swapping(6, round_limit_seconds=120)
    limit = key(state, None)
    assert limit is not None
    assert key(all_done(state), None) == limit
    state = elapsed(state)
    assert state.phase == "reveal"
    assert isinstance(state.happened, Drawn)
    assert state.round.outcome is not None
    assert (state.round.outcome.why, state.round.outcome.points) == ("time", (0, 0))


def test_a_clock_that_does_not_run_is_refused() -> None:
    state = swapping(6)
    assert refused(state, None, Elapsed("round/1")) == "too-late"
    assert refused(state, None, Done()) == "too-late"
    assert refused(state, 0, Elapsed("round/1")) == "too-late"
    (meet,) = sign.timers(meeting(6))
    assert refused(state, None, Elapsed(meet.key)) == "too-late"


def test_nobody_is_played_for_at_a_meeting() -> None:
    assert sign.idle(sign.view(meeting(6), 0)) is None
    assert sign.idle(sign.view(swapping(6), None)) is None
