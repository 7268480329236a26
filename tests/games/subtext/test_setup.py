"""Set-up: rounds, dealer, deck and deal."""

from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.subtext.laws import SEED, dealt, pieces, shown
from tests.games.subtext.play import all_draw, all_guess, round_played, voided
from wordless.engine.game import Before, Illegal
from wordless.engine.match import opening
from wordless.games import subtext
from wordless.games.subtext import RULES, SEATS, Options, start, view
from wordless.games.subtext.model import Dealt
from wordless.games.subtext.rules import USED_MAX
from wordless.games.subtext.words import BANK, FIRST, cards, word


def seeds(count: int) -> list[bytes]:
    return [number.to_bytes(32, "big") for number in range(count)]


@pytest.mark.parametrize("seats, rounds, turns", [(4, 8, 2), (5, 10, 2), (6, 6, 1), (7, 7, 1), (8, 8, 1)])
def test_everybody_deals_once_or_twice(seats: int, rounds: int, turns: int) -> None:
    """X13: the usual number of rounds; the deal passes clockwise."""
    state = start(seats, Options(), SEED, None)
    assert state.rounds == rounds
    dealers = [state.dealer]
    while (state := round_played(state)).result is None:
        dealers.append(state.dealer)
    assert Counter(dealers) == dict.fromkeys(range(seats), turns)
    assert dealers == [(dealers[0] + round) % seats for round in range(rounds)]


@pytest.mark.parametrize("seats, rounds", [(4, 4), (5, 5), (6, 6), (7, 7), (8, 8)])
def test_in_a_short_game_everybody_deals_once(seats: int, rounds: int) -> None:
    """X32: it changes nothing for six or more."""
    assert start(seats, Options(short_game=True), SEED, None).rounds == rounds


def test_an_agreed_number_of_rounds_goes_before_everything() -> None:
    """X13, X32: any number, even if not everybody deals equally often."""
    assert start(4, Options(rounds=3), SEED, None).rounds == 3
    assert start(4, Options(rounds=3, short_game=True), SEED, None).rounds == 3
    state = round_played(round_played(round_played(start(4, Options(rounds=3), SEED, None))))
    assert state.result is not None


@pytest.mark.parametrize("field", ["level", "rounds", "draw_seconds", "guess_seconds", "reveal_seconds"])
def test_options_out_of_bounds_are_not_decoded(field: str) -> None:
    for value in (-1, 1000, "1"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({field: value}, Options)


@pytest.mark.parametrize("seats", [3, 9])
def test_it_takes_four_to_eight(seats: int) -> None:
    """X21: the letters are A to G."""
    assert range(4, 9) == SEATS
    with pytest.raises(Illegal, match="seats"):
        opening("subtext", subtext, seats, Options(), SEED)


def test_the_first_dealer_is_anybody() -> None:
    """X12: by chance, whatever happened in the match before."""
    dealers = Counter(start(4, Options(), seed, None).dealer for seed in seeds(200))
    assert sorted(dealers) == [0, 1, 2, 3]
    assert min(dealers.values()) > 25
    before = Before(opener=2)
    assert all(start(4, Options(), seed, before) == start(4, Options(), seed, None) for seed in seeds(8))


def test_the_host_may_choose_the_first_dealer() -> None:
    """X12"""
    assert {start(4, Options(dealer=3), seed, None).dealer for seed in seeds(20)} == {3}
    with pytest.raises(Illegal, match="dealer") as caught:
        start(4, Options(dealer=4), SEED, None)
    assert caught.value.parameters == {"seat": 5, "seats": 4}


def test_no_word_comes_again_at_a_table_until_the_box_is_used_up() -> None:
    """X40: from match to match; then all come back."""
    before, dealt, box = None, Counter[int](), len(cards(1))
    options = Options(rounds=6)
    for number in range(box // 18):
        state = start(4, options, bytes([number] * 32), before)
        for _ in range(6):
            dealt.update(set(state.cards))
            state = round_played(state)
        before = Before(used=subtext.used(state))
    assert dealt.total() == len(dealt) == box // 18 * 18
    last = start(4, options, SEED, before)
    assert not set(last.cards) & set(dealt) or len(last.deck) > box // 2


def test_a_table_remembers_the_words_of_every_level_but_not_without_end() -> None:
    """X40"""
    first = start(4, Options(level=1), SEED, None)
    second = start(4, Options(level=2), SEED, Before(used=subtext.used(first)))
    assert len(second.deck) == len(cards(2)) - 3
    third = start(4, Options(level=1), SEED, Before(used=subtext.used(second)))
    assert not set(third.cards) & set(first.cards)
    many = start(4, Options(), SEED, Before(used=tuple(range(2000, 3000))))
    assert len(subtext.used(many)) == USED_MAX


@pytest.mark.parametrize("seats", SEATS)
def test_exactly_one_other_has_the_card_of_the_dealer(seats: int) -> None:
    for seed in seeds(30):
        state = start(seats, Options(), seed, None)
        assert state.cards.count(state.cards[state.dealer]) == 2
        assert len(set(state.cards)) == seats - 1


def test_anybody_but_the_dealer_can_be_the_partner() -> None:
    partners: Counter[int] = Counter()
    for seed in seeds(600):
        state = start(4, Options(), seed, None)
        card = state.cards[state.dealer]
        partner = next(seat for seat in range(4) if seat != state.dealer and state.cards[seat] == card)
        partners[(partner - state.dealer) % 4] += 1
    assert sorted(partners) == [1, 2, 3]
    assert min(partners.values()) > 150


def test_a_match_begins_at_nothing_with_everybody_drawing() -> None:
    state = start(5, Options(), SEED, None)
    assert state.happened == Dealt(1, 1, state.dealer)
    assert (state.phase, state.round, state.scores) == ("draw", 1, (0,) * 5)
    assert state.awaited == (0, 1, 2, 3, 4)


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_all_words_of_a_match_are_of_one_level(level: int) -> None:
    """X10: the level is agreed for the whole match."""
    state = start(4, Options(level=level, words="fr"), SEED, None)
    while state.result is None:
        assert {view(state, seat).word for seat in range(4)} < set(BANK["fr"][level - 1])
        state = round_played(state)


@pytest.mark.parametrize("seats, used", [(4, 24), (5, 40), (6, 30), (7, 42), (8, 56)])
def test_a_used_card_is_out_for_the_match(seats: int, used: int) -> None:
    """X17: a match of the usual length never sees a card twice."""
    state = start(seats, Options(), SEED, None)
    seen: list[int] = []
    while state.result is None:
        seen += set(state.cards)
        state = round_played(state)
    assert len(seen) == len(set(seen)) == used


def test_used_cards_come_back_under_the_deck_when_it_is_too_small() -> None:
    """X17, X35: eight players have 17 deals in 120 cards; the one card left comes first."""
    state = start(8, Options(rounds=20), SEED, None)
    state = replace(state, deck=state.deck[:113])
    everything = pieces(state)
    for _ in range(16):
        state = round_played(state)
    (left,) = state.deck
    gone = set(state.used) | set(state.cards)
    state = round_played(state)
    assert state.round == 18
    assert left in state.cards
    assert set(state.cards) - {left} < gone
    assert len(state.deck) == 120 - 7
    assert state.used == ()
    assert pieces(state) == everything


def test_the_cards_of_a_voided_round_are_used_too() -> None:
    """X28: the repeat has new cards."""
    before = shown()
    after = voided(before)
    assert not set(after.cards) & set(before.cards)
    assert set(before.cards) == set(after.used)


def test_two_rounds_have_nothing_to_do_with_each_other() -> None:
    """Each deal and each lettering has a shuffle of its own."""
    places, letters = set(), set()
    state = start(6, Options(rounds=40), SEED, None)
    while state.result is None:
        card = state.cards[state.dealer]
        partner = next(seat for seat in range(6) if seat != state.dealer and state.cards[seat] == card)
        places.add((partner - state.dealer) % 6)
        shows = all_draw(state)
        letters.add(tuple((author - state.dealer) % 6 for author in shows.authors))
        state = round_played(state)
    assert places == {1, 2, 3, 4, 5}
    assert len(letters) > 20


def test_a_seat_never_leaves() -> None:
    """X22: there is no move to leave with, and every row has one place for each seat all the time."""
    assert {kind.__struct_config__.tag for kind in subtext.Move.__args__} == {
        "draw",
        "guess",
        "void",
        "ready",
    }
    state = all_guess(all_draw(dealt(7)), [0] * 7)
    assert state.reveal is not None
    assert {len(row) for row in (state.scores, state.cards, state.guesses, state.reveal.gained)} == {7}


def test_with_themes_only_their_words_are_dealt() -> None:
    """X39: of the level, those about any of the themes."""
    state = start(4, Options(level=2, themes=("sport", "tales")), SEED, None)
    box = cards(2, ("sport", "tales"))
    assert sorted(state.deck + tuple(set(state.cards))) == sorted(box)
    assert {"knight", "surfing"} < {word("en", 2, card) for card in box}
    assert set(cards(2, ("sport",))) | set(cards(2, ("tales",))) == set(box) < set(cards(2))


def test_themes_with_too_few_words_for_the_match_are_refused() -> None:
    """X39: with the number there is and the number it takes."""
    there = len(cards(1, ("tales",)))
    with pytest.raises(Illegal) as refused:
        start(8, Options(themes=("tales",), rounds=40), SEED, None)
    assert (refused.value.key, refused.value.parameters) == ("too-few-words", {"words": there, "needed": 280})
    assert start(8, Options(rounds=40), SEED, None).rounds == 40


def test_a_theme_that_does_not_exist_is_not_decoded() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"themes": ["dentistry"]}, Options)


def test_a_match_of_the_first_rules_keeps_its_words() -> None:
    """X39: what is in an old journal is dealt as it was."""
    state = start(4, Options(level=4), SEED, None, rules=1)
    assert sorted(state.deck + tuple(set(state.cards))) == list(range(120))
    for seat in range(4):
        assert view(state, seat).word == word("en", 4, state.cards[seat], FIRST)
    later = start(4, Options(level=4), SEED, None)
    assert later.rules == RULES > 1
