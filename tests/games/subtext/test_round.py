"""A round: draw, show, guess, and their clocks."""

from collections import Counter

import pytest
from msgspec.structs import replace

from tests.games.subtext.laws import SEED, dealt, mark, shown
from tests.games.subtext.play import all_draw, all_guess, all_ready, guessed, refusal
from wordless.engine.game import Timer
from wordless.engine.model import Elapsed
from wordless.games.subtext import Options, apply, awaited, idle, moves, start, timers, view
from wordless.games.subtext.model import Draw, Guess, Ready, Revealed, Show, Shown
from wordless.games.subtext.rules import CHANGE_S, GRACE_S


def test_nothing_is_shown_before_all_have_drawn() -> None:
    state = dealt(4)
    for seat in range(3):
        state = apply(state, seat, Draw(mark(seat)))
        assert state.phase == "draw"
        assert view(state, 3).show is None
        assert awaited(state) == tuple(range(seat + 1, 4))
    state = apply(state, 3, Draw(mark(3)))
    assert state.phase == "guess"
    assert state.happened == Shown(2, 0)
    assert awaited(state) == (0, 1, 2, 3)


def test_a_drawing_that_was_handed_in_is_final() -> None:
    """X15."""
    state = apply(dealt(), 2, Draw(mark(2)))
    assert refusal(state, 2, Draw(())) == "drawing-final"
    assert moves(view(state, 2)) == ()
    assert refusal(all_draw(state), 2, Draw(mark(2))) == "pens-down"


def test_the_drawing_of_the_dealer_has_no_letter() -> None:
    """X2: so the dealer cannot choose it, nor can anybody else."""
    state = all_draw(dealt(5, dealer=2))
    assert state.show is not None
    assert state.show.lead == mark(2)
    assert sorted(state.show.drawings) == sorted(mark(seat) for seat in (0, 1, 3, 4))
    assert view(state, 2).letter is None
    assert [offer.fields for offer in moves(view(state, 2)) if offer.move == "guess"] == [{"letter": (0, 1, 2, 3)}]
    assert refusal(state, 2, Guess(4)) == "no-such-letter"
    assert refusal(state, 2, Guess(-1)) == "no-such-letter"


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_there_is_a_letter_for_everybody_but_the_dealer(seats: int) -> None:
    """X21: three to seven letters."""
    state = shown(seats)
    assert apply(state, 0, Guess(seats - 2)).guesses[0] == seats - 2
    assert refusal(state, 0, Guess(seats - 1)) == "no-such-letter"


def test_the_order_of_the_letters_is_chance() -> None:
    """X8: every author is as likely behind A."""
    behind_a: Counter[int] = Counter()
    for number in range(400):
        state = all_draw(start(5, Options(), number.to_bytes(32, "big"), None))
        behind_a[(state.authors[0] - state.dealer) % 5] += 1
    assert sorted(behind_a) == [1, 2, 3, 4]
    assert min(behind_a.values()) > 70


def test_the_word_itself_may_be_drawn_and_two_may_draw_the_same() -> None:
    """X24: good hints are advice; what a drawing means nobody checks, nor whether it has letters (X14)."""
    state = dealt(4)
    for seat in range(4):
        state = apply(state, seat, Draw(mark(0)))
    assert state.show == Show(mark(0), (mark(0),) * 3, ())


def test_an_empty_sheet_may_be_handed_in() -> None:
    """X29."""
    assert apply(dealt(), 0, Draw(())).sketches[0] == ()


def test_one_s_own_drawing_may_be_guessed() -> None:
    """X1: for the partner it is the only right guess."""
    state = shown(6, dealer=0, partner=1)
    assert view(state, 1).letter == 0
    state = all_guess(state, [0, 0, 1, 2, 3, 4])
    assert state.reveal is not None
    assert state.reveal.answer == 0
    assert state.reveal.wrong == 4


def test_a_guess_may_change_until_a_moment_after_the_last_one() -> None:
    """X25, X37: and guessing the same again changes nothing, nor does a change of mind give more time."""
    state = apply(shown(4), 1, Guess(2))
    again = apply(state, 1, Guess(2))
    assert again == state
    state = apply(state, 1, Guess(0))
    assert state.guesses == (None, 0, None, None)
    assert awaited(state) == (0, 2, 3)
    assert moves(view(state, 1)) != ()
    state = guessed(state, [1, 1, 1, 1])
    assert (state.phase, awaited(state), state.reveal) == ("guess", (), None)
    (moment,) = timers(state)
    assert (moment.seat, moment.seconds) == (None, CHANGE_S)
    state = apply(state, 1, Guess(0))
    assert timers(state) == (moment,)
    state = apply(state, None, Elapsed(moment.key))
    assert (state.phase, state.guesses) == ("reveal", (1, 0, 1, 1))
    assert refusal(state, 1, Guess(0)) == "guess-when-shown"


def test_by_the_first_rules_the_last_guess_revealed() -> None:
    """X41: so that a match of those days replays."""
    assert guessed(replace(shown(4), rules=1), [1, 1, 1, 1]).phase == "reveal"


def test_nobody_guesses_before_the_drawings_are_open() -> None:
    assert refusal(dealt(), 0, Guess(0)) == "guess-when-shown"


def test_the_reveal_tells_who_the_partner_was_and_what_the_word() -> None:
    state = all_guess(shown(4, dealer=3, partner=1), [1, 1, 1, 1])
    assert state.phase == "reveal"
    assert state.happened == Revealed(state.happened.n, 3, 1, "spoon")
    assert state.reveal is not None
    assert (state.reveal.partner, state.reveal.answer) == (1, 1)
    assert state.reveal.authors == (0, 1, 2)
    assert state.reveal.guesses == (1, 1, 1, 1)


def test_the_next_round_begins_when_all_are_ready() -> None:
    """X31: once ready, ready."""
    state = all_guess(shown(4), [0] * 4)
    assert refusal(shown(4), 0, Ready()) == "ready-when-revealed"
    state = apply(state, 2, Ready())
    assert awaited(state) == (0, 1, 3)
    assert moves(view(state, 2)) == ()
    assert refusal(state, 2, Ready()) == "ready-already"
    after = all_ready(state)
    assert (after.phase, after.round, after.dealer) == ("draw", 2, 1)
    assert (after.reveal, after.show) == (None, None)
    assert after.guesses == (None,) * 4


def test_a_stage_is_a_phase_and_never_a_move() -> None:
    state = dealt(4)
    stages = [state.stage]
    for seat in range(4):
        state = apply(state, seat, Draw(()))
        stages.append(state.stage)
    for seat in range(4):
        state = apply(state, seat, Guess(0))
        stages.append(state.stage)
    state = apply(state, None, Elapsed(timers(state)[0].key))
    stages.append(state.stage)
    for seat in range(4):
        state = apply(state, seat, Ready())
        stages.append(state.stage)
    assert stages == [1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4]


def test_there_is_no_clock_unless_the_table_wants_one() -> None:
    """X15: only the reveal passes by itself, and that can be turned off too."""
    assert timers(dealt()) == timers(shown()) == ()
    revealed = all_guess(shown(), [0] * 6)
    assert timers(revealed) == (Timer(f"reveal/{revealed.stage}", None, 20),)
    assert timers(all_guess(shown(options=Options(reveal_seconds=0)), [0] * 6)) == ()


def test_who_has_not_drawn_in_time_and_two_seconds_more_hands_in_a_blank_sheet() -> None:
    """X15, X30: a clock for each, that stops when the drawing is in."""
    state = apply(dealt(4, options=Options(draw_seconds=90)), 2, Draw(mark(2)))
    assert GRACE_S == 2
    assert timers(state) == tuple(Timer(f"draw/{state.stage}/{seat}", seat, 92, GRACE_S) for seat in (0, 1, 3))
    assert idle(view(state, 2)) is None
    for seat in (0, 1, 3):
        move = idle(view(state, seat))
        assert move == Draw(())
        state = apply(state, seat, move)
    assert state.phase == "guess"
    assert state.sketches == ((), (), mark(2), ())


def test_a_guess_that_is_missing_when_time_is_up_is_wrong() -> None:
    """X15, X30: one clock for all; the missing guess is among the wrong ones."""
    state = shown(4, dealer=0, partner=1, options=Options(guess_seconds=60))
    (timer,) = timers(state)
    assert timer == Timer(f"guess/{state.stage}", None, 60)
    for seat in (0, 1, 2):
        state = apply(state, seat, Guess(0))
    assert timers(state) == (timer,)
    assert idle(view(state, 3)) is None
    state = apply(state, None, Elapsed(timer.key))
    assert state.reveal is not None
    assert state.reveal.guesses == (0, 0, 0, None)
    assert state.reveal.wrong == 1
    assert state.scores == (1, 1, 2, 0)


def test_a_round_in_which_nobody_guessed_in_time_is_worth_nothing() -> None:
    """X15."""
    state = shown(4, options=Options(guess_seconds=60))
    state = apply(state, None, Elapsed(timers(state)[0].key))
    assert state.scores == (0, 0, 0, 0)


def test_a_reveal_ends_by_itself() -> None:
    """X30, X31: one clock for all."""
    state = all_guess(shown(4), [0] * 4)
    after = apply(state, None, Elapsed(timers(state)[0].key))
    assert (after.phase, after.round) == ("draw", 2)


def test_a_clock_that_does_not_run_cannot_run_out() -> None:
    plain, hurried = shown(4), dealt(4, options=Options(draw_seconds=90))
    assert refusal(plain, None, Elapsed(f"guess/{plain.stage}")) == "too-late"
    assert refusal(hurried, None, Elapsed(f"draw/{hurried.stage}/0")) == "too-late"
    revealed = all_guess(plain, [0] * 4)
    assert refusal(revealed, None, Elapsed(f"reveal/{revealed.stage - 1}")) == "too-late"
    assert refusal(revealed, 0, Elapsed(f"reveal/{revealed.stage}")) == "too-late"
    assert refusal(revealed, None, Ready()) == "too-late"


def test_a_match_is_the_same_from_the_same_seed() -> None:
    assert start(6, Options(), SEED, None) == start(6, Options(), SEED, None)
