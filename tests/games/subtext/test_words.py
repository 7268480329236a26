"""The word bank."""

import re
import unicodedata
from collections import Counter
from hashlib import blake2b
from pathlib import Path
from runpy import run_path
from typing import get_args

import pytest

from wordless.games.subtext import RULES
from wordless.games.subtext.model import Theme
from wordless.games.subtext.words import BANK, FIRST, LANGUAGES, LEVELS, TAGS, bank, cards, word

PLACES = [(language, level) for language in LANGUAGES for level in LEVELS]
THEMES = get_args(Theme)
ALPHABETS = {
    "en": r"[a-zéà’ -]+",
    "fr": r"[a-zàâæçéèêëîïôœùûüÿ’ -]+",
    "de": r"[A-Za-zÄÖÜäöüßÉéà’ -]+",
}
ENDINGS = {"en": r"(ies|es|s)$", "fr": r"(aux|s|x)$", "de": r"(en|er|n|e|s)$"}
WOMEN = {"Imkerin", "Seiltänzerin", "Detektivin", "Malerin", "Fotografin", "Zahnärztin", "Richterin"}
WOMEN |= {"Astronautin", "Dirigentin", "Chirurgin", "Pilotin", "Spionin"}
MEN = {"Holzfäller", "Torwart", "Hirte", "Gärtner", "Kellner", "Ritter", "Pirat", "Klempner"}
MEN |= {"Schneider", "Matrose", "Dieb"}
NOBODY = {"Schneemann", "Meerjungfrau"}


def folded(text: str) -> str:
    """The letters alone: no case, no accents, no spaces."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(letter for letter in plain if letter.isalpha())


def stem(language: str, text: str) -> str:
    """The same for a word and its plural, as far as an ending tells."""
    short = re.sub(ENDINGS[language], "", folded(text))
    return short if len(short) > 2 else folded(text)


def test_there_are_five_levels_in_three_languages() -> None:
    assert tuple(BANK) == tuple(FIRST) == LANGUAGES == ("en", "fr", "de")
    assert all(len(levels) == len(LEVELS) == 5 for levels in BANK.values())


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_has_three_hundred_cards_in_every_language(level: int) -> None:
    """X26: enough for the longest match there can be, forty rounds of eight players."""
    assert len(cards(level)) == len(TAGS[level - 1]) == 300 >= 40 * 7
    assert {len(BANK[language][level - 1]) for language in LANGUAGES} == {300}


def test_the_rows_stand_as_long_as_their_rules() -> None:
    """X39: who changes words or themes raises RULES, keeps the old rows for old journals, and writes the sum anew."""
    rows = [(*BANK["en"][level - 1], *[" ".join(sorted(tags)) for tags in TAGS[level - 1]]) for level in LEVELS]
    assert (RULES, blake2b(repr(rows).encode(), digest_size=8).hexdigest()) == (2, "e958c5d63a3e1bce")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_comes_twice_in_a_language(language: str) -> None:
    """X16: else there would be two partners. Neither its plural nor another spelling of it."""
    stems = Counter(stem(language, text) for level in BANK[language] for text in level)
    assert [text for text, times in stems.items() if times > 1] == []


@pytest.mark.parametrize("language, level", PLACES)
def test_words_are_written_in_their_own_letters(language: str, level: int) -> None:
    for text in BANK[language][level - 1]:
        assert re.fullmatch(ALPHABETS[language], text), text
        assert text == unicodedata.normalize("NFC", " ".join(text.split())), text


@pytest.mark.parametrize("language, level", PLACES)
def test_words_fit_on_a_card(language: str, level: int) -> None:
    for text in BANK[language][level - 1]:
        assert 2 <= len(text) <= 28, text
        assert len(text.split()) <= 4, text


@pytest.mark.parametrize("level", LEVELS)
def test_german_nouns_are_capitalised(level: int) -> None:
    """One word is a noun; of several at least one is."""
    for text in BANK["de"][level - 1]:
        parts = text.split()
        assert any(part[0].isupper() for part in parts), text
        assert len(parts) > 1 or text[0].isupper(), text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_other_words_are_not_capitalised(language: str) -> None:
    assert [text for level in BANK[language] for text in level if text != text.lower()] == []


def test_as_many_women_as_men_are_drawn_in_german() -> None:
    """Where English has a word for both; what has no sex at all, a bakery or a fire brigade, is better still."""
    everything = {text for level in BANK["de"] for text in level}
    assert everything >= WOMEN | MEN
    assert 0 <= len(WOMEN) - len(MEN) <= 1
    assert [text for text in everything - WOMEN - MEN - NOBODY if re.search("mann$|frau$|männer$", text)] == []


def test_every_card_has_a_theme_and_every_theme_is_known() -> None:
    for level in LEVELS:
        for card, tags in enumerate(TAGS[level - 1]):
            assert 1 <= len(tags) <= 3, word("en", level, card)
            assert tags <= set(THEMES), word("en", level, card)


@pytest.mark.parametrize("theme", THEMES)
def test_six_can_play_a_match_of_any_one_theme_at_two_levels_or_more(theme: str) -> None:
    assert sum(len(cards(level, (theme,))) >= 6 * 5 for level in LEVELS) >= 2


def test_six_people_at_one_table_meet_no_word_twice_in_eight_matches() -> None:
    """X40: the aim is less than one in twenty; `make repeats` prints the figures."""
    tool = run_path(str(Path(__file__).parents[3] / "tools" / "repeats.py"))
    for number in LEVELS:
        matches = tool["group"](6, True, number)[:8]
        assert [len(cards) for cards in matches] == [30] * 8
        assert len(set().union(*matches)) == 8 * 30


def test_all_themes_together_are_all_cards() -> None:
    for level in LEVELS:
        assert list(cards(level, THEMES)) == list(cards(level))


def test_a_card_is_the_same_thing_in_every_language() -> None:
    """X33: the language changes the text of a card, never its number."""
    assert [word(language, 1, 0) for language in LANGUAGES] == ["spoon", "cuillère", "Löffel"]
    last = BANK["en"][4].index("culture shock")
    assert [word(language, 5, last) for language in LANGUAGES] == ["culture shock", "choc culturel", "Kulturschock"]


def test_the_words_of_the_first_rules_are_kept() -> None:
    """X39: a match of rules 1 dealt 120 cards a level by these numbers."""
    assert bank(1) is FIRST
    assert bank(2) is BANK
    assert [[len(level) for level in FIRST[language]] for language in LANGUAGES] == [[120] * 5] * 3
    assert [word(language, 5, 119, FIRST) for language in LANGUAGES] == [
        "culture shock",
        "choc culturel",
        "Kulturschock",
    ]
