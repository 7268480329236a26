"""Subtext's bots: they draw hints by hand, know drawings by their strokes, and their levels are in order."""

from itertools import combinations
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.subtext.laws import CASES, shown
from tests.helpers.drawings import draws
from wordless.bots import LEVELS, Level, Seen, Thought, subtext
from wordless.bots.subtext.associations import card, common, concepts, links
from wordless.bots.subtext.choosing import hints
from wordless.bots.subtext.eyes import Sight, seen
from wordless.bots.subtext.guessing import letters
from wordless.bots.subtext.icons import icons
from wordless.bots.subtext.levels import TRAITS, Traits
from wordless.bots.subtext.mind import Mind
from wordless.bots.subtext.style import style
from wordless.engine.game import Illegal, Seat
from wordless.games import subtext as game
from wordless.games.subtext.model import Draw, Guess, Options, Ready, Show, View, Void
from wordless.games.subtext.strokes import encode
from wordless.games.subtext.words import BANK, LANGUAGES
from wordless.games.subtext.words import LEVELS as WORD_LEVELS
from wordless.lab.arena import Contest, Player, contest
from wordless.texts import text

Happening = tuple[int, Any, Any, Any]


def played(
    level: Level, number: int, seats: int = 6, options: Options | None = None
) -> tuple[Contest, list[Happening]]:
    """A match among equals, and all that was played in it."""
    heard: list[Happening] = []
    players = [Player(subtext, level, 100 * number + seat) for seat in range(seats)]
    options = options or Options(level=number % 5 + 1)
    seed = Random(number).randbytes(32)
    return contest(game, players, options, seed, lambda *each: heard.append(each)), heard


def thought(view: View, level: Level = "hard", at_ms: int = 0) -> Thought:
    """What it would do, after it has looked at all there is to see."""
    assert view.seat is not None
    found = subtext.think(subtext.begin(view.seat, level, 7), [Seen(at_ms, view)], at_ms)
    while found.move is None and found.at_ms is not None:
        found = subtext.think(found.memory, [], found.at_ms)
    return found


def guessing(seat: Seat, lead: str, *others: str, options: Options | None = None) -> View:
    """Seat 0 deals; the drawings show these concepts, by seat."""
    state = shown(len(others) + 1, options=options)
    show = Show(draws(lead), tuple([draws(each, 2 + at) for at, each in enumerate(others)]), ())
    return replace(game.view(state, seat), show=show)


def test_every_word_has_six_hints_and_all_can_be_drawn() -> None:
    """One is obvious, three are near and two far."""
    used = set()
    for level, rows in zip(BANK["en"], links(), strict=True):
        assert len(rows) == len(level)
        for word, row in zip(level, rows, strict=True):
            assert len({link.concept for link in row}) == len(row), word
            assert [link.nearness for link in row] == [0, 1, 1, 1, 2, 2], word
            used |= {link.concept for link in row}
    assert used == icons().keys(), "no icon is there for nothing"


def test_no_two_words_of_a_level_bring_nearly_the_same_to_mind() -> None:
    """Else they would be one word for a bot, and perhaps for people too."""
    for level, rows in zip(BANK["en"], links(), strict=True):
        minds = [(word, {link.concept for link in row}) for word, row in zip(level, rows, strict=True)]
        assert [(one, other) for (one, a), (other, b) in combinations(minds, 2) if len(a & b) > 4] == []


def test_the_licences_of_all_icons_go_with_them() -> None:
    from importlib.resources import files

    there = files("wordless.bots.subtext").joinpath("LICENCES").read_text(encoding="utf-8")
    sources = {icon.name.split("/")[0] for row in icons().values() for icon in row}
    assert sources == {"tabler", "lucide", "lab"}
    for owed in ("Tabler Icons (@tabler/icons)", "Lucide (lucide-static)", "Lucide Lab (@lucide/lab)", "Feather"):
        assert owed in there
    assert files("wordless.bots.subtext.eyes").joinpath("LICENCE").read_text(encoding="utf-8") in there
    for owed in ("Quick, Draw! by Google", "Attribution\n4.0 International", "Thomas Wagenaar"):
        assert owed in there


def test_a_blank_sheet_or_a_dot_tells_nothing_and_hurts_nobody() -> None:
    rubbed = (encode(1, ((5, 5, 8),)), encode(0, ((5, 5, 8),)))
    assert seen((), 1) == seen(rubbed, 1) == ()
    for odd in ((), rubbed, (encode(3, ((1023, 0, 0),)),)):
        view = guessing(1, "moon", "cat", "key", "anchor")
        assert view.show is not None
        view = replace(view, show=Show(odd, (odd, odd, odd), ()))
        assert isinstance(thought(view).move, Guess)


def test_the_dealer_looks_for_the_drawing_that_fits_the_word() -> None:
    view = replace(guessing(0, "key", "cactus", "lock", "banana", "snowman"), word="key")
    assert thought(view).move == Guess(1)


def test_the_partner_sees_that_the_word_is_the_dealers_too() -> None:
    """With another word the same drawings are two strangers."""
    view = guessing(2, "car", "cactus", "piano-keys", "banana", "snowman")
    assert view.letter == 1
    for word, least, most in (("key", 30, 40), ("spoon", 0, 15)):
        minds = [letters(replace(view, word=word), (), Mind("hard", seed)) for seed in range(40)]
        assert least <= sum(mind[1] == max(mind) for mind in minds) <= most


def test_an_outsider_looks_for_a_word_that_two_drawings_share() -> None:
    """Most minds find it, not all; and a word one has may share a drawing by chance."""
    view = replace(guessing(1, "carrot", "anchor", "banana", "rabbit", "bell"), word="guitar")
    found = [max(range(4), key=letters(view, (), Mind("hard", seed)).__getitem__) for seed in range(40)]
    assert found.count(2) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_means_the_same_in_every_language(language: str) -> None:
    for level in WORD_LEVELS:
        for number, word in enumerate(BANK[language][level - 1]):
            assert card(language, level, word) == number
    for number in (1, 2):
        options = Options(level=4, words="en", rounds=2)
        ours = played("hard", number, 4, options)[1]
        theirs = played("hard", number, 4, replace(options, words=language))[1]
        assert [each[:3] for each in ours] == [each[:3] for each in theirs]


def test_a_word_from_no_bank_is_still_played() -> None:
    view = game.view(game.start(4, Options(), bytes(32), None), 0)
    assert isinstance(thought(replace(view, word="gryphon")).move, Draw)
    assert isinstance(thought(replace(guessing(1, "cat", "key", "moon", "bell"), word="gryphon")).move, Guess)


def test_an_easy_hint_is_plainer_and_a_hard_one_is_shared_by_more_words() -> None:
    def hinted(traits: Traits) -> list[tuple[int, str]]:
        return [
            (own, concept)
            for own in range(len(links()[0]))
            for seed in range(6)
            for concept in hints(own, 1, seed % 2 == 0, traits, style(0, seed), Random(own + seed))
        ]

    def plain(traits: Traits) -> int:
        return sum(concept == links()[0][own][0].concept for own, concept in hinted(traits))

    def shared(traits: Traits) -> float:
        found = hinted(traits)
        return sum(common(1)[concept] for _, concept in found) / len(found)

    easy, normal, hard = (TRAITS[level] for level in LEVELS)
    assert plain(easy) > plain(normal) > plain(hard) > 0
    assert shared(easy) < shared(normal) < shared(hard)
    assert shared(hard._replace(slyness=0.0)) < 0.95 * shared(hard)


def test_people_take_their_time_and_bots_take_theirs() -> None:
    heard = played("normal", 1)[1]
    spent: dict[Any, list[int]] = {Draw: [], Guess: [], Ready: []}
    began, stage = 0, 1
    for at_ms, _, move, state in heard:
        spent.setdefault(type(move), []).append(at_ms - began)
        if state.stage != stage:
            began, stage = at_ms, state.stage
    assert 10_000 <= min(spent[Draw]) < max(spent[Draw]) <= 40_000
    assert 3_500 <= min(spent[Guess]) < max(spent[Guess]) <= 20_000
    assert 2_500 <= min(spent[Ready]) < max(spent[Ready]) <= 9_000


def test_when_it_acts_depends_on_nothing_secret() -> None:
    """Whatever its word, its drawing or its guess: the time is the same. Other bots take other times."""
    drawing = game.view(game.start(4, Options(), bytes(32), None), 0)
    sheets = [thought(replace(drawing, word=word)) for word in BANK["en"][0]]
    assert len({sheet.move for sheet in sheets}) > 40
    assert len({sheet.at_ms for sheet in sheets}) == 1
    view = guessing(1, "moon", "cat", "key", "anchor")
    guesses = [thought(replace(view, word=word)) for word in BANK["en"][0]]
    assert len({each.move for each in guesses}) > 1
    assert len({each.at_ms for each in guesses}) == 1
    others = [subtext.think(subtext.begin(0, "hard", seed), [Seen(0, drawing)], 0).at_ms for seed in range(20)]
    assert len(set(others)) > 15


def test_it_says_why_it_drew_and_guessed() -> None:
    drawing = replace(game.view(game.start(4, Options(), bytes(32), None), 0), word="key")
    why = thought(drawing).why
    assert why is not None
    assert why.about == {"word": "key"}
    assert "key" in text("en", why.key, **why.about)
    reason = thought(replace(guessing(0, "key", "cactus", "lock", "banana", "snowman"), word="key")).why
    assert reason is not None
    assert reason.about["letter"] == "B"
    assert int(reason.about["chance"]) > 50


def test_no_clock_ever_runs_out_on_a_bot() -> None:
    """But the moment in which guesses may still change is nobody's to end (X25)."""
    options = Options(draw_seconds=4, guess_seconds=3, reveal_seconds=2, rounds=3)
    for _, seat, move, _ in played("easy", 3, 4, options)[1]:
        assert seat is not None or move.key.startswith("change/")
        assert move != Draw(())


def test_all_cases_are_played_without_a_refusal() -> None:
    refused = []

    def apply(state: Any, seat: Seat | None, move: Any) -> Any:
        try:
            return game.apply(state, seat, move)
        except Illegal as illegal:
            refused.append((seat, move, illegal))
            raise

    strict: Any = SimpleNamespace(**{name: getattr(game, name) for name in game.__all__} | {"apply": apply})
    for number, (seats, options) in enumerate(CASES):
        players = [Player(subtext, LEVELS[(number + seat) % 3], seat) for seat in range(seats)]
        contest(strict, players, replace(options, rounds=min(options.rounds, 3)), Random(number).randbytes(32))
    assert not refused


def test_a_refused_move_is_made_anew_a_little_later() -> None:
    view = game.view(game.start(4, Options(), bytes(32), None), 0)
    first = thought(view)
    assert first.at_ms is not None
    again = subtext.think(first.memory, [], first.at_ms)
    assert isinstance(again.move, Draw)
    assert again.at_ms is not None
    assert again.at_ms > first.at_ms


def test_a_plan_stands_while_others_hand_in() -> None:
    state = game.start(4, Options(), bytes(32), None)
    first = thought(game.view(state, 0))
    later = subtext.think(first.memory, [Seen(900, game.view(game.apply(state, 2, Draw(())), 0))], 900)
    assert (later.move, later.at_ms) == (first.move, first.at_ms)


def test_it_joins_a_report_of_half_of_the_others_and_begins_none() -> None:
    view = replace(guessing(1, "moon", "cat", "key", "anchor", "bell"), guess=3)
    for voids, joins in (((), False), ((2,), False), ((2, 3), True)):
        assert thought(replace(view, voids=voids)).move == (Void() if joins else None)


def test_words_shown_at_reveals_cannot_come_again_as_far_as_they_are_remembered() -> None:
    state = played("easy", 2)[1][-2][3]
    view = game.view(state, 0)
    assert view.reveal is not None
    kept = {level: thought(view, level).memory.gone for level in LEVELS}
    assert [len(kept[level]) for level in LEVELS] == [0, 5, 5]
    number = BANK["en"][0].index("robot")
    view = replace(guessing(1, "robot-arm", "moon", "cat", "circuit"), word="owl")
    minds = [Mind("hard", seed) for seed in range(20)]
    assert sum(letters(view, (number,), mind)[2] < letters(view, (), mind)[2] / 2 for mind in minds) > 2


def rates(level: Level, words: int, matches: int) -> tuple[float, float]:
    """How often dealer and partner are both right, and how often an outsider is."""
    both = outside = rounds = 0
    for number in range(matches):
        heard = played(level, number, options=Options(level=words))[1]
        ends = {state.round: (state.reveal, state.dealer) for *_, state in heard if state.reveal is not None}
        for reveal, dealer in ends.values():
            right = [guess == reveal.answer for guess in reveal.guesses]
            both += right[dealer] and right[reveal.partner]
            outside += sum(right) - right[dealer] - right[reveal.partner]
            rounds += 1
    return both / rounds, outside / rounds / 4


def test_dealer_and_partner_find_each_other_more_often_at_hard_than_at_easy() -> None:
    """Over 36 rounds each; half the 95 % interval is about a seventh."""
    easy, easy_outside = rates("easy", 1, 6)
    hard, hard_outside = rates("hard", 1, 6)
    assert 0.1 < easy < hard - 0.1
    assert 0.15 < hard_outside < 0.75, "a hint is not for everybody"
    assert 0.15 < easy_outside < 0.75


@pytest.mark.parametrize("level", LEVELS)
def test_harder_words_bring_less_to_any_mind(level: Level) -> None:
    """Hints at a word that one has are understood less often, level after level."""
    shares = []
    for words in WORD_LEVELS:
        known = told = 0
        for seed in range(8):
            mind = Mind(level, seed)
            for own in range(0, len(links()[words - 1]), 7):
                link = links()[words - 1][own][1]
                sight = Sight(((concepts(words).index(link.concept), 1.0),), 1.0)
                blind = mind.hinted(Sight((), 1.0), words, own)
                known += mind.hinted(sight, words, own)[own] > blind[own]
                told += 1
        shares.append(known / told)
    assert 0.1 < shares[4] < 0.9 * shares[0]
    assert shares[4] < shares[2] < shares[0]


@pytest.mark.strength
def test_both_are_right_less_often_with_the_hardest_words_by_fifteen_in_a_hundred() -> None:
    assert rates("hard", 1, 40)[0] > rates("hard", 5, 40)[0] + 0.15
