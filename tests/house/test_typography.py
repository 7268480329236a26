"""How texts are set: spaces, quotation marks and apostrophes, and names that are put into a sentence."""

import re

import pytest
from babel import Locale

from tests.house.texts import entries, patterns, selectors, texts, variables
from wordless.texts import LANGUAGES, bundle

PEOPLE = "name|names|seat|other|target|accused|accomplice|dealer|doubter|caller|partner|leader|player"
COUNTS = (0, 1, 2, 5, 21)

FAULTS = {
    "en": [r"“[^”]*“", r"\s[;:!?](?!\w)"],
    "fr": [
        r"[^\u00a0\u202f\s|][ ][;:!?»](?!-)",  # a no-break space before high punctuation
        r"[^\u00a0\u202f\s«\d][;!?](?!\[)",
        r"[^\u00a0\s\d|:](?<!http):(?![-/])",
        r"«[^\u00a0]|[^\u00a0]»",
        rf"\b(de|que|du|le|la|lorsque|jusque|se|ne) \{{ \$({PEOPLE})\b",  # « d’Anis » is never right for all names
        rf"[ldnqs]’\{{ \$({PEOPLE})\b",
    ],
    "de": [r"“[^“]*„", r"[^|][ ]…", r"”", rf"\{{ \$({PEOPLE}) \}}s\b", r"\s[;:!?](?!\w)"],
}
EVERYWHERE = [r"'", r'"', r"\.\.\.", r"\S  +\S", r"\s$", r"^\s"]


def plain(words: str) -> str:
    """Without what is not read: notes for the browser, links to pictures, marks of a table."""
    return re.sub(r" ?<!--.*?-->|\]\([a-z-]+\)|^\|[-|]+\|$|^ +", "", words).rstrip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_set_as_its_language_sets_texts(language: str) -> None:
    faults = [re.compile(fault) for fault in [*EVERYWHERE, *FAULTS.get(language, [])]]
    found = [
        f"{said.id}: {match.group()!r} in {said.words!r}"
        for said in texts(language)
        for fault in faults
        if (match := fault.search(plain(said.words)))
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_that_chooses_a_form_has_all_forms_of_its_language(language: str) -> None:
    plural = Locale(language).plural_form
    needed = {plural(count) for count in range(200)}
    for id, (_, message) in entries(language).items():
        for _, pattern in patterns(message):
            for choice in selectors(pattern):
                forms = {getattr(each.key, "name", "") for each in choice.variants}
                if "one" in forms:
                    assert forms >= needed, f"{id} lacks {needed - forms}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_that_is_said_is_said_rightly(language: str) -> None:
    """Every plural text is rendered for 0, 1, 2, 5 and 21: if it says the number, no two of them read alike."""
    rendered = 0
    for id, (_, message) in entries(language).items():
        choices = selectors(message.value) if message.value else []
        if not any(getattr(each.key, "name", "") == "one" for choice in choices for each in choice.variants):
            continue
        (choice,) = choices
        counted = next(iter(variables(choice.selector)))
        said = [rendering(language, id, counted, count) for count in COUNTS]
        rendered += 1
        if any(str(COUNTS[-1]) in words for words in said):
            assert len(set(said)) == len(said), f"{id}: {said}"
            assert str(COUNTS[-1]) in said[-1], f"{id}: {said}"
    assert rendered >= 15


def rendering(language: str, id: str, counted: str, count: int) -> str:
    message = bundle(language).get_message(id)
    others = dict.fromkeys(variables(entries(language)[id][1]), "Emma")
    assert message.value is not None
    said, faults = bundle(language).format_pattern(message.value, {**others, counted: count})
    assert not faults, faults
    return str(said)
