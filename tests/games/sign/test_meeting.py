"""How teams agree on a sign: before the first round, and between rounds."""

from typing import Any

import msgspec
import pytest

from tests.games.sign.play import (
    NOD,
    QUINTET,
    agreed,
    all_decline,
    all_ready,
    elapsed,
    meeting,
    offered,
    played,
    preparing,
    refused,
    swapping,
)
from wordless.engine.game import Some
from wordless.games import sign
from wordless.games.gestures import GESTURES
from wordless.games.sign.model import (
    Call,
    Confirm,
    Decline,
    Gesture,
    Look,
    Move,
    Paid,
    Pay,
    Propose,
    Sign,
    State,
    Take,
)

WINK = Propose(("wink-left", "wink-left", "yawn"), "")


def window(seats: int = 6, valid: bool = True, **options: Any) -> State:
    """The window after round 1, in which seat 0 of team 0 called its team-mate 2."""
    state = swapping(seats, {2: QUINTET} if valid else {}, **options)
    return all_ready(sign.apply(state, 0, Call(2)))


def test_a_sign_stands_when_all_members_have_confirmed() -> None:
    """S34: then the team is ready; the cards are dealt once every team is."""
    state = played(meeting(6), (0, NOD), (2, Confirm(1)))
    assert state.ready == (False,) * 6
    state = sign.apply(state, 4, Confirm(1))
    assert state.ready == (True, False, True, False, True, False)
    assert state.awaited == (1, 3, 5)
    assert state.councils[0].sign == Sign(("nod",), "with both eyes open")
    state = played(state, (3, WINK), (1, Confirm(1)), (5, Confirm(1)))
    assert state.phase == "prep"
    assert state.councils[1].sign == Sign(("wink-left", "wink-left", "yawn"), "")


def test_a_new_proposal_replaces_the_old_one_and_its_confirmations() -> None:
    """S34: the latest proposal is the team's."""
    state = played(meeting(6), (0, NOD), (2, Confirm(1)), (4, WINK))
    assert state.councils[0].proposal == Sign(WINK.gestures, "")
    assert state.councils[0].agreed == (4,)
    state = played(state, (0, Confirm(2)), (2, Confirm(2)))
    assert state.councils[0].sign == Sign(WINK.gestures, "")


def test_whoever_proposes_has_confirmed_and_nobody_confirms_what_they_have_not_seen() -> None:
    """S38: a confirmation names the proposal by its number."""
    state = played(meeting(4), (0, NOD))
    assert refused(state, 0, Confirm(1)) == "already-confirmed"
    state = sign.apply(state, 0, WINK)
    assert refused(state, 2, Confirm(1)) == "proposal-gone"
    assert sign.apply(state, 2, Confirm(2)).ready == (True, False, True, False)
    assert refused(meeting(4), 0, Confirm(0)) == "proposal-gone"


def test_the_substitute_agrees_with_the_team() -> None:
    """S34: all members, the substitute included."""
    state = meeting(5, substitute=True)
    out = state.round.substitute
    assert out is not None
    first, second = [seat for seat in (0, 2, 4) if seat != out]
    state = played(state, (first, NOD), (second, Confirm(1)))
    assert not state.ready[first]
    assert "confirm" in offered(state, out)
    assert sign.apply(state, out, Confirm(1)).ready[first]


def test_a_settled_sign_waits_for_the_other_teams_unchanged() -> None:
    state = played(meeting(4), (0, NOD), (2, Confirm(1)))
    assert refused(state, 0, WINK) == "already-agreed"
    assert offered(state, 0) == set()


def test_when_time_is_up_the_latest_proposal_stands_or_chance_draws_a_sign() -> None:
    """S34"""
    state = meeting(6, division="2-2-2")
    state = played(state, (0, WINK), (0, NOD), (1, WINK), (4, Confirm(1)))
    late = elapsed(state)
    assert late.phase == "prep"
    assert late.councils[0].sign == Sign(NOD.gestures, NOD.note)
    assert late.councils[1].sign == Sign(WINK.gestures, "")
    drawn = late.councils[2].sign
    assert drawn is not None
    assert len(drawn.gestures) == 2
    assert set(drawn.gestures) <= set(GESTURES)
    assert elapsed(meeting(6)).councils[0].sign != elapsed(meeting(6)).councils[1].sign
    assert elapsed(meeting(6, seed=bytes(32))).councils[0].sign != elapsed(meeting(6)).councils[0].sign


def test_without_sign_seconds_the_house_waits_for_every_team() -> None:
    """S34: 0 = wait."""
    assert sign.timers(meeting(6, sign_seconds=0)) == ()
    assert [timer.seconds for timer in sign.timers(meeting(6))] == [90]


def test_two_teams_may_have_the_same_sign_and_never_learn_it() -> None:
    """S34"""
    state = agreed(meeting(4), NOD)
    assert state.councils[0].sign == state.councils[1].sign
    assert agreed(meeting(4), WINK).councils[1].sign == Sign(WINK.gestures, "")


def test_a_sign_has_one_to_three_gestures_of_the_palette() -> None:
    """S22, F4, F8: nothing audible, no private message: a sign is made of gestures that everybody sees."""
    assert refused(meeting(4), 0, Propose((), "cough twice")) == "sign-without-gesture"
    read = msgspec.json.Decoder(Move).decode
    with pytest.raises(msgspec.ValidationError):
        read(b'{"move": "propose", "gestures": ["nod", "nod", "nod", "nod"], "note": ""}')
    with pytest.raises(msgspec.ValidationError):
        read(b'{"move": "propose", "gestures": ["clap"], "note": ""}')
    (offer,) = sign.moves(sign.view(meeting(4), 0))
    assert offer.fields["gestures"] == Some(GESTURES, 1, 3, True)


@pytest.mark.parametrize("note", ["two\\nlines", "a\\u0007bell", "\\u202eback", "end\\n", "x" * 81, "\\u2028"])
def test_a_note_is_one_plain_line_of_at_most_eighty_characters(note: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(f'{{"move": "propose", "gestures": ["nod"], "note": "{note}"}}', type=Propose)


@pytest.mark.parametrize("note", ["", "x" * 80, "é ß ✓ «zwei Mal» 👀"])
def test_a_note_may_be_in_any_language(note: str) -> None:
    move = Propose(("nod",), note)
    assert msgspec.json.decode(msgspec.json.encode(move), type=Propose) == move


def test_teams_talk_only_before_round_one_and_between_rounds() -> None:
    """S22: there is no private channel from the deal to the end of the round."""
    for state in (preparing(6), swapping(6), sign.apply(swapping(6), 0, Call(1))):
        assert not offered(state, 0) & {"propose", "confirm", "decline", "pay"}
        assert refused(state, 0, NOD) == "meeting-closed"
        assert refused(state, 0, Confirm(1)) == "meeting-closed"
        assert refused(state, 0, Pay()) == "pay-closed"
        assert refused(state, 0, Decline(2)) == "decline-closed"


def test_there_is_no_swapping_calling_looking_or_gesturing_at_a_meeting() -> None:
    """S50"""
    for state in (meeting(6), window(6)):
        assert refused(state, 0, Gesture("nod")) == "gesture-closed"
        assert refused(state, 0, Take(3)) == "swap-closed"
        assert refused(state, 0, Call(1)) == "call-closed"
        assert refused(state, 0, Look()) == "look-closed"


def test_a_free_change_takes_effect_when_all_members_have_confirmed() -> None:
    """S23: between rounds, free for beginners."""
    state = window(6)
    assert state.phase == "change"
    state = played(state, (2, WINK), (0, Confirm(3)), (4, Confirm(3)))
    assert state.councils[0].sign == Sign(WINK.gestures, "")
    assert state.ready == (True, False, True, False, True, False)
    assert state.round.scores == (1, 0)
    state = all_decline(state)
    assert state.phase == "prep"
    assert state.round.number == 2
    assert state.councils[1].sign == Sign(NOD.gestures, "as always")


def test_never_means_that_there_is_no_window() -> None:
    """S23"""
    assert window(6, sign_change="never").phase == "prep"


def test_a_change_that_costs_a_point_is_paid_before_the_channel_opens() -> None:
    """S34, S23: any member pays with a point of the team; everybody sees it."""
    state = window(6, sign_change="costs-one-point")
    assert refused(state, 0, WINK) == "pay-first"
    assert offered(state, 0) == {"pay", "decline"}
    state = sign.apply(state, 4, Pay())
    assert state.round.scores == (0, 0)
    assert isinstance(state.happened, Paid)
    assert refused(state, 0, Pay()) == "already-paid"
    assert offered(state, 0) == {"propose", "decline"}
    number = state.councils[0].number + 1
    state = played(state, (0, WINK), (2, Confirm(number)), (4, Confirm(number)))
    assert state.phase == "prep"
    assert state.councils[0].sign == Sign(WINK.gestures, "")
    assert state.round.scores == (0, 0)


def test_no_score_goes_below_zero() -> None:
    """S23, S41: a team without a point cannot pay, has nothing to decide, and is not waited for."""
    state = window(6, sign_change="costs-one-point")
    assert state.awaited == (0, 2, 4)
    assert refused(state, 1, Pay()) == "no-point"
    assert offered(state, 1) == set()


def test_there_is_no_window_when_no_team_can_pay() -> None:
    """S41: after a drawn first round nobody has a point."""
    state = swapping(6, sign_change="costs-one-point", round_limit_seconds=30)
    state = all_ready(elapsed(state))
    assert state.phase == "prep"
    assert state.round.number == 2


def test_there_is_nothing_to_pay_for_where_changes_are_free() -> None:
    assert refused(window(6), 0, Pay()) == "pay-closed"


def test_the_old_sign_stays_once_every_member_declines() -> None:
    """S39: one alone cannot decline for the team, and a proposal takes it back."""
    state = window(6)
    number = state.councils[0].number
    state = played(state, (0, Decline(number)), (2, Decline(number)))
    assert not state.ready[0]
    assert refused(state, 0, Decline(number)) == "already-declined"
    state = sign.apply(state, 4, WINK)
    assert state.councils[0].agreed == (4,)
    state = all_decline(state)
    assert state.phase == "prep"
    assert state.councils[0].sign == Sign(NOD.gestures, "as always")


def test_declining_drops_the_proposal_that_was_seen_and_no_other() -> None:
    """S39"""
    state = window(6)
    number = state.councils[0].number
    state = sign.apply(state, 0, WINK)
    assert refused(state, 2, Decline(number)) == "proposal-gone"
    state = sign.apply(state, 2, Decline(number + 1))
    assert state.councils[0].proposal is None
    assert state.councils[0].agreed == (2,)
    assert refused(state, 4, Confirm(number + 1)) == "proposal-gone"


def test_a_point_comes_back_when_the_old_sign_stays() -> None:
    """S39, S34: nothing is paid for nothing, whether all decline or time runs out."""
    paid = sign.apply(window(6, sign_change="costs-one-point"), 0, Pay())
    declined = all_decline(paid)
    assert declined.phase == "prep"
    assert declined.round.scores == (1, 0)
    late = elapsed(sign.apply(paid, 2, WINK))
    assert late.phase == "prep"
    assert late.round.scores == (1, 0)
    assert late.councils[0].sign == Sign(NOD.gestures, "as always")


def test_when_a_window_closes_by_the_clock_a_settled_change_stays() -> None:
    """S34: only what is not settled goes back to the old sign."""
    state = window(6)
    number = state.councils[0].number + 1
    state = played(state, (0, WINK), (2, Confirm(number)), (4, Confirm(number)), (1, WINK))
    late = elapsed(state)
    assert late.councils[0].sign == Sign(WINK.gestures, "")
    assert late.councils[1].sign == Sign(NOD.gestures, "as always")


def test_after_the_last_round_nothing_changes_any_more() -> None:
    """S23"""
    assert window(6, points=1).phase == "over"


def test_in_a_room_the_sign_is_a_note_and_the_palette_is_off() -> None:
    """S44: a team may also agree without a word on the screen."""
    state = meeting(4, signals="room")
    assert refused(state, 0, NOD) == "gestures-off"
    state = played(state, (0, Propose((), "left hand on the table")), (2, Confirm(1)))
    assert state.councils[0].sign == Sign((), "left hand on the table")
    late = elapsed(state)
    assert late.councils[1].sign == Sign((), "")
    assert "gesture" not in offered(late, 0)
    assert refused(late, 0, Gesture("nod")) == "gestures-off"
    assert "gesture" in offered(preparing(4), 0)
