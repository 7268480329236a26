"""`wordless rules`: the page in the reader's language."""

import os
import pty
from typing import get_type_hints

import pytest

from tests.helpers.cli import process, wordless
from wordless.games import GAMES
from wordless.texts import LANGUAGES, about, rules, text


def page(game: str, language: str) -> str:
    return rules(language, game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_plain_markdown_in_a_pipe(game: str, language: str) -> None:
    result = wordless("rules", game, "--lang", language)
    assert (result.exit_code, result.stdout) == (0, page(game, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_list_every_option_and_hold_no_notes_for_the_browser(game: str, language: str) -> None:
    said = page(game, language)
    for field in get_type_hints(GAMES[game].Options):
        key = f"{game}-option-{field.replace('_', '-')}"
        assert f"- **{text(language, key)}.** {about(language, key)}\n" in said
    assert "<!--" not in said
    assert "{" not in said


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "de_AT.UTF-8", "LC_MESSAGES": "", "LANG": "fr_FR.UTF-8"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}, "en"),
        ({"LC_ALL": "ja_JP", "LC_MESSAGES": "", "LANG": "de"}, "en"),
    ],
)
def test_the_machine_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert wordless("rules", "signs", **environment).stdout == page("signs", language)


def test_a_game_may_be_written_in_capitals() -> None:
    assert wordless("rules", "Signs", "--lang", "en").stdout == page("signs", "en")


def test_on_a_terminal_the_page_is_drawn() -> None:
    """The terminal is a real one: a pseudo-terminal that this test reads."""
    ours, theirs = pty.openpty()
    with process("rules", "subtext", "--lang", "en", stdout=theirs) as run:
        os.close(theirs)
        shown = read_all(ours)
    assert run.returncode == 0
    assert "Subtext" in shown
    assert "\x1b[" in shown
    assert "\n## " not in shown


def read_all(terminal: int) -> str:
    parts: list[bytes] = []
    while True:
        try:
            part = os.read(terminal, 65536)
        except OSError:  # the other end is closed
            part = b""
        if not part:
            os.close(terminal)
            return b"".join(parts).decode()
        parts.append(part)


def test_a_reader_that_goes_away_is_no_fault() -> None:
    with process("rules", "sign") as run:
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.close()
        assert run.stderr.read() == ""
