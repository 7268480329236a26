"""The seven advanced rules, and the clocks."""

import pytest

from tests.games.signs.laid import ACCEPT, DOUBT, READY, REVEAL, covered, doubted, laid, offers, play, tags
from wordless.engine.game import Illegal, Result, Timer
from wordless.engine.model import Elapsed
from wordless.games import signs
from wordless.games.signs.model import Options, Phase, Pile, Place, Release, Released, Show, Sign, State
from wordless.games.signs.runes import RUNES, Card

BOUND: tuple[tuple[Card, ...], ...] = (("eight-to-eleven",), (), ())
ANYONE = Options(anyone_may_doubt=True)
HANDS_UP = Options(hands_up=True)
RELEASE = Release()


def answering(number: int, holder: int, options: Options, seats: int = 5) -> State:
    """Seat 1 has answered 8; seat 2 is on turn."""
    phase: Phase = "reveal" if holder == 2 else "show"
    return laid(seats, piles=BOUND, phase=phase, turn=2, holder=holder, last=(1, number), answered=8, options=options)


# 1. Anyone may doubt


def test_everybody_but_the_author_may_doubt_until_the_next_reveal_or_sign() -> None:
    state = answering(5, 2, ANYONE)
    assert [tags(state, seat) for seat in range(5)] == [
        {"doubt"},
        set(),
        {"reveal", "doubt"},
        {"doubt"},
        {"doubt"},
    ]
    revealed = play(state, (2, REVEAL))
    assert [tags(revealed, seat) for seat in (0, 3, 4)] == [set()] * 3
    with pytest.raises(Illegal, match="sign-stands"):
        play(revealed, (4, DOUBT))
    shown = play(answering(5, 0, ANYONE), (2, Show(5)))
    assert tags(shown, 1) == {"doubt"}, "now of seat 2's sign"
    assert doubted(shown, 1).living == (0, 2, 3, 4), "and that was free"


def test_whoever_doubts_a_wrong_sign_off_turn_opens_from_there() -> None:
    state = covered(doubted(answering(5, 0, ANYONE), 4))
    assert (state.living, state.phase, state.turn, state.holder) == ((0, 2, 3, 4), "reveal", 4, 4)


def test_in_the_same_round_a_doubter_off_turn_opens_and_the_deck_waits() -> None:
    """R37: seats 2 and 3 are passed over; seat 0 reveals when the turn comes round."""
    options = Options(anyone_may_doubt=True, opening="same-round")
    state = covered(doubted(answering(5, 0, options), 4))
    assert (state.phase, state.turn, state.holder) == ("show", 4, 0)
    state = play(state, (4, Show(6)))
    assert (state.phase, state.turn) == ("reveal", 0)


def test_a_right_sign_doubted_off_turn_leaves_the_turn_where_it_is() -> None:
    state = covered(doubted(answering(11, 0, ANYONE), 4))
    assert (state.living, state.phase, state.turn, state.holder) == ((0, 1, 2, 3), "show", 2, 0)
    assert [tags(state, seat) for seat in range(4)] == [set(), set(), {"show"}, set()], "it is verified"


def test_a_holder_out_off_turn_hands_the_deck_to_the_right() -> None:
    state = doubted(answering(11, 4, ANYONE), 4)
    assert (state.turn, state.holder) == (2, 3)
    state = covered(doubted(answering(11, 3, ANYONE), 3))
    assert (state.phase, state.turn, state.holder) == ("reveal", 2, 2)


# 2. Hands stay up


def test_lowering_the_hands_too_soon_puts_the_author_out_and_the_player_on_turn_opens() -> None:
    state = answering(11, 0, HANDS_UP)
    assert [tags(state, seat) for seat in (0, 1, 3)] == [set(), {"release"}, set()]
    state = play(state, (1, RELEASE))
    assert state.happened == Released(1, 1)
    assert (state.living, state.phase, state.turn, state.holder) == ((0, 2, 3, 4), "reveal", 2, 2)
    assert (state.last, tags(state, 2)) == (None, {"reveal"})


def test_in_the_same_round_the_deck_stays_when_hands_come_down() -> None:
    state = play(answering(11, 0, Options(hands_up=True, opening="same-round")), (1, RELEASE))
    assert (state.phase, state.turn, state.holder) == ("show", 2, 0)


def test_an_accepted_sign_stays_up_and_who_has_revealed_does_not_reveal_again() -> None:
    """R34"""
    state = play(answering(11, 2, HANDS_UP), (2, REVEAL))
    assert tags(state, 1) == {"release"}
    unplaced = play(state, (1, RELEASE))
    assert (unplaced.phase, unplaced.turn, unplaced.last) == ("place", 2, None)
    placed = play(state, (2, Place(1)), (1, RELEASE))
    assert (placed.phase, placed.turn, placed.last) == ("show", 2, None)
    for after in (play(unplaced, (2, Place(1))), placed):
        shown = play(after, (2, Show(4)))
        assert (shown.answered, shown.turn, shown.holder) == (None, 3, 0)


def test_hands_are_free_once_the_next_sign_is_shown() -> None:
    state = play(answering(11, 0, HANDS_UP), (2, Show(4)))
    assert tags(state, 1) == set()
    assert tags(state, 2) == {"release"}
    with pytest.raises(Illegal, match="hands-free"):
        play(state, (1, RELEASE))


def test_the_accused_may_lower_the_hands_and_a_verified_sign_need_not_be_kept_up() -> None:
    """R34"""
    state = play(answering(11, 0, HANDS_UP), (2, DOUBT))
    for _ in range(2):
        assert "release" not in tags(state, 1)
        with pytest.raises(Illegal, match="hands-free"):
            play(state, (1, RELEASE))
        state = doubted(answering(11, 0, HANDS_UP), 2)
    state = covered(state)
    assert (state.turn, tags(state, 1)) == (3, set())


def test_without_the_rule_hands_may_always_come_down() -> None:
    state = play(answering(11, 0, Options()), (2, Show(4)))
    assert tags(state, 2) == set()
    with pytest.raises(Illegal, match="hands-free"):
        play(state, (2, RELEASE))


def test_of_two_the_one_who_keeps_the_hands_up_wins() -> None:
    state = play(laid(2, phase="reveal", turn=0, last=(1, 3), options=HANDS_UP), (1, RELEASE))
    assert state.result == Result((0,), (1, 0), "last-standing")


def test_no_clock_ever_lowers_anybodys_hands() -> None:
    state = answering(11, 0, Options(hands_up=True, turn_seconds=9))
    assert [timer.seat for timer in signs.timers(state)] == [2]
    assert signs.idle(signs.view(state, 1)) is None


# 3 and 4. Reminders


def test_reminders_are_in_sight_and_change_nothing_else() -> None:
    quiet = Options(no_numbers_spoken=True, silence=True)
    state = answering(5, 0, quiet)
    assert signs.view(state, None).options == quiet
    assert tags(state, 2) == {"show", "doubt"}


# 5 and 6. Other layouts


@pytest.mark.parametrize(("piles", "cards"), [(1, 19), (2, 20), (3, 20)])
def test_there_are_one_to_three_piles_and_a_single_one_has_no_pentagram(piles: int, cards: int) -> None:
    state = signs.start(3, Options(piles=piles), bytes(32), None)
    assert len(state.runes) == piles
    assert len(state.deck) == cards
    assert ("pentagram" in state.deck) == (piles > 1)
    state = play(state, (state.turn, REVEAL))
    for pile in range(piles, 3):
        with pytest.raises(Illegal, match="no-such-pile"):
            play(state, (state.turn, Place(pile)))


def test_a_flash_turns_the_new_card_face_down_when_its_time_is_up() -> None:
    """R32: play does not wait for it, and nobody's choice is late for it."""
    options = Options(flash=True, flash_seconds=3)
    state = laid(3, deck=("pentagram", "four-to-eight"), phase="reveal", options=options)
    state = play(state, (0, REVEAL), (0, Place(1)))
    assert state.piles[1] == Pile(1, "four-to-eight")
    assert signs.timers(state) == (Timer("flash/1/1", None, 3),)
    dark = signs.apply(state, None, Elapsed("flash/1/1"))
    assert dark.piles[1] == Pile(1, None)
    assert (dark.stage, dark.phase) == (state.stage, state.phase)
    assert signs.timers(dark) == ()
    with pytest.raises(Illegal, match="too-late"):
        signs.apply(dark, None, Elapsed("flash/1/1"))
    assert play(state, (0, Show(3))).turn == 1


def test_each_flash_has_its_own_clock_and_a_covered_card_needs_none() -> None:
    """R32"""
    options = Options(flash=True)
    state = laid(2, deck=RUNES[:4], phase="reveal", options=options)
    state = play(state, (0, REVEAL), (0, Place(0)), (0, Show(3)), (1, REVEAL))
    beside = play(state, (1, Place(1)))
    assert [timer.key for timer in signs.timers(beside)] == ["flash/0/1", "flash/1/1"]
    above = play(state, (1, Place(0)))
    assert [timer.key for timer in signs.timers(above)] == ["flash/0/2"]
    with pytest.raises(Illegal, match="too-late"):
        signs.apply(above, None, Elapsed("flash/0/1"))


def test_a_flash_runs_on_through_a_verdict() -> None:
    """R32"""
    state = doubted(laid(3, piles=BOUND, turn=2, last=(1, 5), answered=8, options=Options(flash=True)), 2)
    assert [timer.key for timer in signs.timers(state)] == ["verdict/2", "flash/0/1"]
    dark = signs.apply(state, None, Elapsed("flash/0/1"))
    assert (dark.phase, dark.piles[0].top) == ("verdict", None)
    assert covered(dark).piles[0] == Pile(1, None)


# 7. Read backwards


def test_backwards_eight_to_eleven_is_answered_from_eleven_to_eight() -> None:
    options = Options(read_backwards=True)
    for number, out in ((8, 2), (5, 1)):
        state = laid(3, piles=BOUND, turn=2, last=(1, number), answered=11, options=options)
        assert out not in doubted(state, 2).living
    free = laid(3, piles=BOUND, turn=2, last=(1, 5), answered=8, options=options)
    assert 2 not in doubted(free, 2).living


# Earlier signs


def test_earlier_signs_are_kept_in_sight_if_so_agreed_with_a_gap_after_a_void_one() -> None:
    options = Options(earlier_signs=True)
    state = laid(4, piles=BOUND, turn=0, holder=3, options=options)
    state = play(state, (0, Show(8)), (1, Show(5)))
    state = play(covered(doubted(state, 2)), (2, REVEAL), (2, Place(0)), (2, Show(10, True)))
    signed = (Sign(0, 8, False), Sign(1, 5, False), None, Sign(2, 10, True))
    assert signs.view(state, None).signs == signed
    plain = play(laid(4, turn=0, holder=3), (0, Show(8)), (1, Show(5)))
    assert signs.view(plain, None).signs == ()


# Clocks


def test_every_step_of_a_turn_has_the_whole_time() -> None:
    """R28"""
    state = laid(3, phase="reveal", options=Options(turn_seconds=30, play_last_round=True))
    keys = set()
    for step in (REVEAL, Place(0), Show(3)):
        (timer,) = signs.timers(state)
        assert (timer.seat, timer.seconds) == (0, 30)
        keys.add(timer.key)
        state = play(state, (0, step))
    assert len(keys) == 3
    assert signs.timers(laid(3)) == ()
    last = laid(3, deck=(), phase="accept", last=(2, 4), options=Options(turn_seconds=30))
    assert [timer.seat for timer in signs.timers(last)] == [0]


def test_the_house_reveals_places_low_and_shows_what_a_visible_rune_allows() -> None:
    """R25"""
    piles: tuple[tuple[Card, ...], ...] = (
        ("one-to-seven", "ten-to-twelve"),
        ("fours-to-high",),
        ("even-to-odd",),
    )
    options = Options(turn_seconds=5)
    start = laid(3, piles=piles, phase="reveal", last=(2, 12), options=options)
    assert signs.idle(signs.view(start, 0)) == REVEAL
    placing = play(start, (0, REVEAL))
    assert signs.idle(signs.view(placing, 0)) == Place(1), "the leftmost of the lowest"
    answers = {
        number: signs.idle(signs.view(laid(3, piles=piles, last=(2, number)), 0)) for number in (1, 4, 10, 12, 14)
    }
    assert answers == {1: Show(1), 4: Show(13), 10: Show(11), 12: Show(11), 14: Show(11)}
    assert signs.idle(signs.view(laid(3, piles=piles), 0)) == Show(1), "an opening"
    backwards = laid(3, piles=piles, last=(2, 12), options=Options(read_backwards=True))
    assert signs.idle(signs.view(backwards, 0)) == Show(10)


def test_the_house_uses_no_rune_that_lies_face_down() -> None:
    """R25"""
    piles: tuple[tuple[Card, ...], ...] = (("fours-to-high",), ("four-to-eight", "one-to-seven"), ())
    state = laid(3, piles=piles, last=(2, 4), options=Options(flash=True))
    dark = signs.apply(state, None, Elapsed("flash/0/1"))
    assert signs.idle(signs.view(state, 0)) == Show(13)
    assert signs.idle(signs.view(dark, 0)) == Show(1)


def test_time_running_out_puts_nobody_out_and_nobody_else_is_played_for() -> None:
    """R25: the house never doubts, however wrong the sign."""
    state = answering(5, 2, Options(turn_seconds=5))
    assert signs.idle(signs.view(state, 2)) == REVEAL
    assert [signs.idle(signs.view(state, seat)) for seat in (None, 0, 1, 3)] == [None] * 4
    assert signs.idle(signs.view(doubted(state, 2), 3)) == READY
    last = laid(3, deck=(), phase="accept", last=(2, 4))
    assert signs.idle(signs.view(last, 0)) == ACCEPT


@pytest.mark.parametrize(
    "piles, pentagrams, out", [(1, 1, 0), (1, 2, 0), (2, 1, 1), (2, 2, 1), (3, 2, 2), (4, 1, 1), (5, 2, 2)]
)
def test_one_pile_at_least_stays_alive(piles: int, pentagrams: int, out: int) -> None:
    """R41: so with one pile there is no pentagram, and with two only one."""
    state = signs.start(4, Options(piles=piles, pentagrams=pentagrams), bytes(32), None)
    assert state.deck.count("pentagram") == out
    assert len(state.deck) == 19 + out
    assert len(state.piles) == piles
    top = play(state, (state.turn, REVEAL))
    assert offers(top, state.turn)[0].fields == {"pile": tuple(range(piles))}
    assert play(top, (state.turn, Place(piles - 1))).piles[piles - 1].height == 1


def test_the_host_may_choose_the_starter() -> None:
    """R42"""
    assert {signs.start(4, Options(starter=2), bytes([n] * 32), None).turn for n in range(20)} == {2}
    with pytest.raises(Illegal, match="starter") as caught:
        signs.start(4, Options(starter=4), bytes(32), None)
    assert caught.value.parameters == {"seat": 5, "seats": 4}
