"""What the README shows is what happens, in every language it is written in."""

import doctest
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.house.texts import COMPLETE, banned
from tests.house.typesetting import FAULTS
from wordless.cli import main
from wordless.games import GAMES
from wordless.texts import text

ROOT = Path(__file__).parents[2]
READMES = {language: ROOT / ("README.md" if language == "en" else f"README.{language}.md") for language in COMPLETE}


def shown(language: str) -> str:
    return READMES[language].read_text(encoding="utf-8")


def prose(language: str) -> str:
    return re.sub(r"```.*?```|`[^`]*`|!\[|\]\([^)]*\)|^\|[-|]+\|$|<[^>]*>", "", shown(language), flags=re.S | re.M)


def test_the_readme_examples_are_true() -> None:
    tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried.attempted > 0
    assert tried.failed == 0


@pytest.mark.parametrize("language", COMPLETE)
def test_every_command_shown_is_one(language: str) -> None:
    makefile = (ROOT / "Makefile").read_text()
    lines = [line for block in re.findall(r"```\n(.*?)```", shown(language), re.S) for line in block.splitlines()]
    commands = [command for line in lines for command in line.split("#")[0].split(";") if command.strip()]
    assert {"make play", "make test"} <= {command.strip() for command in commands}
    for program, verb, *words in map(shlex.split, commands):
        if program == "make":
            assert f"\n{verb}:" in makefile
        else:
            found = CliRunner().invoke(main, [verb, "--help"])
            assert found.exit_code == 0, verb
            assert all(word in found.output for word in words if word.startswith("--"))


@pytest.mark.parametrize("language", COMPLETE)
def test_every_page_and_picture_it_leads_to_is_there(language: str) -> None:
    leads = re.findall(r"\]\(([^)#]+)\)|src=\"([^\"]+)\"", shown(language))
    assert leads
    assert [lead for pair in leads for lead in pair if lead and not (ROOT / lead).exists()] == []
    for other, page in READMES.items():
        assert other == language or f"({page.name})" in shown(language)


@pytest.mark.parametrize("language", COMPLETE)
def test_it_names_every_game_and_keeps_to_the_glossary(language: str) -> None:
    assert [name for name in GAMES if f"| **{text(language, f'{name}-name')}** |" not in shown(language)] == []
    rules = [row.pattern for row in banned() if row.language == language and row.files == "*"]
    faults = [re.compile(fault) for fault in FAULTS[language]] if language != "en" else []
    found = [match.group() for rule in [*rules, *faults] if (match := rule.search(prose(language)))]
    assert found == []
