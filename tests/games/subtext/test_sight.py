"""Who may know what."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.games.subtext.laws import CASES, dealt, mark, shown, twin
from tests.games.subtext.play import all_draw, all_guess, all_ready
from wordless.engine.game import Seat
from wordless.engine.play import draw, kinds, playout
from wordless.games import subtext
from wordless.games.subtext import Move, Options, State, apply, awaited, moves, view, worded
from wordless.games.subtext.model import Draw, Guess, Reported, Show
from wordless.games.subtext.words import word


def test_everybody_knows_their_own_word_and_no_other() -> None:
    """X23: the dealer has seen one card, and not who got it."""
    state = dealt(4, dealer=0, partner=2)
    assert [view(state, seat).word for seat in range(4)] == ["spoon", "ladder", "spoon", "hedgehog"]
    assert view(state, None).word is None
    elsewhere = replace(state, cards=(0, 0, 7, 8))
    assert view(state, 0) == view(elsewhere, 0)


def test_the_partner_sees_what_anybody_sees() -> None:
    """X23: with the same word on their card two seats differ in nothing but their number."""
    partner = view(dealt(4, dealer=0, partner=2), 2)
    other = view(replace(dealt(4, dealer=0, partner=1), cards=(1, 1, 0, 2)), 2)
    assert partner == other


def test_words_are_in_the_language_of_the_table() -> None:
    """X33."""
    words = {language: view(dealt(options=Options(words=language)), 0).word for language in ("en", "fr", "de")}
    assert words == {"en": "spoon", "fr": "cuillère", "de": "Löffel"}
    revealed = all_guess(shown(4, options=Options(words="de", level=2)), [0] * 4)
    assert revealed.reveal is not None
    assert revealed.reveal.words[0] == word("de", 2, 0)


def test_only_its_author_sees_a_drawing_before_all_are_in() -> None:
    state = apply(dealt(4), 1, Draw(mark(1)))
    assert view(state, 1).drawing == mark(1)
    assert [view(state, seat).drawing for seat in (None, 0, 2, 3)] == [None] * 4
    assert [view(state, seat).show for seat in (None, 0, 1, 2, 3)] == [None] * 5
    assert view(state, 0) == view(apply(dealt(4), 1, Draw(())), 0)


def test_drawings_are_anonymous_but_for_one_s_own() -> None:
    """X9: the default."""
    state = shown(4, dealer=0)
    assert view(state, 2).show == Show(mark(0), (mark(1), mark(2), mark(3)), ())
    assert [view(state, seat).letter for seat in (None, 0, 1, 2, 3)] == [None, None, 0, 1, 2]
    assert view(state, 2).drawing is None


def test_authors_can_stand_beside_their_drawings() -> None:
    """X9: the option."""
    state = all_draw(dealt(4, options=Options(show_authors=True)))
    open_to_all = view(state, None).show
    assert open_to_all is not None
    assert open_to_all.authors == state.authors
    assert open_to_all.drawings == tuple(mark(author) for author in state.authors)


def test_a_guess_is_secret_until_all_are_in() -> None:
    state = apply(shown(4), 1, Guess(2))
    assert [view(state, seat).guess for seat in (None, 0, 1, 2, 3)] == [None, None, 2, None, None]
    assert view(state, 0).awaited == (0, 2, 3)
    assert view(state, 0) == view(apply(shown(4), 1, Guess(0)), 0)


def test_a_changed_guess_is_not_seen_at_all() -> None:
    """X25: from the other seats nothing has happened."""
    state = apply(shown(4), 1, Guess(2))
    assert view(apply(state, 1, Guess(0)), 3) == view(state, 3)


def test_the_reveal_opens_every_word() -> None:
    """X18: the default."""
    state = all_guess(shown(4, dealer=0, partner=2), [0] * 4)
    reveal = view(state, None).reveal
    assert reveal is not None
    assert reveal.words == ("spoon", "ladder", "spoon", "hedgehog")


def test_words_that_were_not_the_dealer_s_can_stay_secret() -> None:
    """X18, X38: then one's own is still on one's own screen."""
    state = all_guess(shown(4, dealer=0, partner=2, options=Options(reveal_all_words=False)), [0] * 4)
    reveal = view(state, 1).reveal
    assert reveal is not None
    assert reveal.words == ("spoon", None, "spoon", None)
    assert [view(state, seat).word for seat in (None, 1, 3)] == [None, "ladder", "hedgehog"]


def test_a_spectator_is_offered_nothing() -> None:
    for state in (dealt(), shown(), all_guess(shown(), [0] * 6)):
        assert moves(view(state, None)) == ()


def test_a_new_round_covers_the_last() -> None:
    state = all_ready(all_guess(shown(4), [0] * 4))
    for seat in (None, 0, 1, 2, 3):
        seen = view(state, seat)
        assert (seen.show, seen.reveal, seen.drawing, seen.letter, seen.guess) == (None,) * 5


def test_happenings_name_people_and_the_word() -> None:
    state = all_draw(dealt(4, dealer=0, partner=2))
    assert worded(state.happened) == {"dealer": "@0"}
    state = all_guess(shown(4, dealer=0, partner=2), [0] * 4)
    assert worded(state.happened) == {"dealer": "@0", "partner": "@2", "word": "spoon"}
    state = all_ready(state)
    assert worded(state.happened) == {"round": "2", "dealer": "@1"}
    assert worded(Reported(9, 3)) == {"seat": "@3"}


def tells(state: State, seat: Seat, move: Move) -> bool:
    """Whether the move opens something: the last of a phase does, as does the report that voids a round."""
    return apply(state, seat, move).stage != state.stage


@pytest.mark.parametrize("seats, options", CASES, ids=str)
def test_a_move_that_opens_nothing_leaves_twins_alike(seats: int, options: Options) -> None:
    random = Random(seats)
    for _, _, state in playout(subtext, seats, options, random.randbytes(32), random):
        seat = random.randrange(seats)
        other = twin(state, seat, random)
        offers = moves(view(state, seat))
        assert offers == moves(view(other, seat))
        assert awaited(state) == awaited(other)
        if offers:
            move = draw(random, offers, kinds(subtext), view(state, seat))
            if tells(state, seat, move):
                assert tells(other, seat, move)
            else:
                assert view(apply(state, seat, move), seat) == view(apply(other, seat, move), seat)


def test_a_twin_can_have_another_partner_other_authors_and_other_guesses() -> None:
    random = Random(3)
    state = apply(apply(shown(6), 1, Guess(2)), 4, Guess(0))
    twins = [twin(state, 3, random) for _ in range(60)]
    assert {each.cards.count(each.cards[3]) for each in twins} == {1, 2}
    assert len({each.authors for each in twins}) > 10
    assert len({each.guesses for each in twins}) > 10
    assert {view(each, 3) == view(state, 3) for each in twins} == {True}
