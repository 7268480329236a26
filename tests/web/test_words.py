"""The client's words are Fluent texts: none is missing, and none is written into its pages."""

import re
from pathlib import Path

import pytest

from tests.house.limits import LINES_MAX
from tests.house.texts import messages

WEB = Path(__file__).parents[2] / "web" / "src"
COMPONENTS = sorted(WEB.rglob("*.svelte"))
SOURCES = [*COMPONENTS, *sorted(WEB.rglob("*.ts"))]
NAMED = re.compile(r"\b(?:t|about)\(\s*'([a-z0-9-]+)'")
SPOKEN_ATTRIBUTES = re.compile(r"""\b(?:aria-label|aria-description|alt|title|placeholder|label)="([^"{]*)\"""")
LETTERS = re.compile(r"[^\W\d_]{2,}")


def test_every_text_that_a_component_names_is_there() -> None:
    missing = {
        f"{page.relative_to(WEB)}: {name}"
        for page in SOURCES
        for name in NAMED.findall(page.read_text(encoding="utf-8"))
        if name not in messages("en")
    }
    assert not missing


def markup(text: str) -> str:
    """A component without its script, style, comments, tags and expressions: what stands there is read by people."""
    for pattern in (r"<script.*?</script>", r"<style.*?</style>", r"<!--.*?-->"):
        text = re.sub(pattern, "", text, flags=re.S)
    return text


def bare(text: str) -> str:
    """The text outside of braces and tags; braces may hold braces."""
    kept, depth, tag = [], 0, False
    for letter in text:
        if letter == "{":
            depth += 1
        elif letter == "}":
            depth -= 1
        elif depth:
            continue
        elif letter == "<":
            tag = True
        elif letter == ">" and tag:
            tag = False
        elif not tag:
            kept.append(letter)
    return "".join(kept)


@pytest.mark.parametrize("page", COMPONENTS, ids=lambda page: str(page.relative_to(WEB)))
def test_no_component_has_words_of_its_own(page: Path) -> None:
    text = markup(page.read_text(encoding="utf-8"))
    plain = re.sub(r"<text\b.*?</text>", "", text, flags=re.S)
    assert LETTERS.findall(bare(plain)) == []
    assert [words for words in SPOKEN_ATTRIBUTES.findall(text) if LETTERS.search(words)] == []


def test_no_component_styles_itself_in_its_markup() -> None:
    """The content security policy would drop it."""
    inline = [str(page.relative_to(WEB)) for page in COMPONENTS if re.search(r'\sstyle="', page.read_text())]
    assert not inline


def test_no_file_of_the_client_holds_two_ideas() -> None:
    written = [page for page in SOURCES if page.name != "generated.ts"]
    long = {str(page): n for page in written if (n := len(page.read_text(encoding="utf-8").splitlines())) > LINES_MAX}
    assert not long
