"""The word bank."""

import re
import unicodedata
from collections import Counter

import pytest

from wordless.games.subtext.words import BANK, LANGUAGES, LEVELS, cards, word

PLACES = [(language, level) for language in LANGUAGES for level in LEVELS]
ALPHABETS = {
    "en": r"[a-zéà’ -]+",
    "fr": r"[a-zàâæçéèêëîïôœùûüÿ’ -]+",
    "de": r"[A-Za-zÄÖÜäöüßÉéà’ -]+",
}


def folded(text: str) -> str:
    """The letters alone: no case, no accents, no spaces."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(letter for letter in plain if letter.isalpha())


def test_there_are_five_levels_in_three_languages() -> None:
    assert tuple(BANK) == LANGUAGES == ("en", "fr", "de")
    assert all(len(levels) == len(LEVELS) == 5 for levels in BANK.values())


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_has_twice_the_cards_of_the_longest_match_and_the_same_in_every_language(level: int) -> None:
    """X26: at least 56 words for eight players; twice that leaves room for repeats."""
    assert len(cards(level)) >= 115 > 2 * 56
    assert {len(BANK[language][level - 1]) for language in LANGUAGES} == {len(cards(level))}


@pytest.mark.parametrize("language, level", PLACES)
def test_no_word_comes_twice_within_a_level(language: str, level: int) -> None:
    """X16: else there would be two partners."""
    seen = Counter(folded(text) for text in BANK[language][level - 1])
    assert [text for text, times in seen.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_comes_twice_in_a_language(language: str) -> None:
    seen = Counter(folded(text) for level in BANK[language] for text in level)
    assert [text for text, times in seen.items() if times > 1] == []


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


def test_a_card_is_the_same_thing_in_every_language() -> None:
    """X33: the language changes the text of a card, never its number."""
    assert [word(language, 1, 0) for language in LANGUAGES] == ["spoon", "cuillère", "Löffel"]
    assert [word(language, 5, 119) for language in LANGUAGES] == [
        "culture shock",
        "choc culturel",
        "Kulturschock",
    ]
