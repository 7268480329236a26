"""How texts are set: spaces, quotation marks and apostrophes, and names that are put into a sentence."""

import pytest
from babel import Locale

from tests.house.texts import entries, patterns, selectors, variables
from tests.house.typesetting import misset
from wordless.texts import LANGUAGES, bundle

COUNTS = (0, 1, 2, 5, 21)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_set_as_its_language_sets_texts(language: str) -> None:
    assert misset(language) == []


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
