"""The glossary is law: what it forbids is nowhere in the texts."""

import re

import pytest

from tests.house.texts import COMPLETE, GLOSSARY, banned, off_glossary
from wordless.texts import LANGUAGES


def test_the_glossary_forbids_something_in_every_language() -> None:
    assert {row.language for row in banned()} >= set(COMPLETE)
    written = len(re.findall(r"^\| [a-z]{2} \|", GLOSSARY.read_text(encoding="utf-8"), re.M))
    assert len(banned()) == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_forbidden_term(language: str) -> None:
    assert off_glossary(language) == []
