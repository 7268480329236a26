"""The rules for players: short, complete, alike in every language, and a reason for every refusal."""

import re
from pathlib import Path

import pytest

from tests.house.facts import FACTS
from tests.house.texts import COMPLETE, LOCALES, PACKAGE, ROOT, refusals
from wordless.games import GAMES

WORDS_MAX = 900  # three minutes
EVERY = [(game, language) for game in GAMES for language in COMPLETE]
FIGURE = re.compile(r"^!\[(.+)\]\(([a-z-]+)\)$", re.M)


def page(game: str, language: str) -> str:
    return (LOCALES / language / "rules" / f"{game}.md").read_text(encoding="utf-8")


def explained(game: str, language: str) -> list[str]:
    return [key for note in re.findall(r"<!-- why: (.*?) -->", page(game, language)) for key in note.split()]


def read(game: str, language: str) -> str:
    """The page as it is read: without marks and pictures, on one line."""
    words = re.sub(r"<!--.*?-->|[*`]", "", FIGURE.sub("", page(game, language)))
    return re.sub(r"[ \u00a0\u202f\n]+", " ", words)


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_the_page_takes_three_minutes_with_its_options_folded(game: str, language: str) -> None:
    unfolded = re.split(r"^## .*<!-- fold -->$", page(game, language), flags=re.M)
    assert len(unfolded) == 2
    assert "{options}" in unfolded[1]
    read = re.sub(r"<!--.*?-->", "", FIGURE.sub("", unfolded[0]))
    assert len(re.findall(r"[^\W\d_][\w’-]*", read)) <= WORDS_MAX


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_the_page_opens_with_the_game_in_one_minute(game: str, language: str) -> None:
    first = re.findall(r"^## .*$", page(game, language), re.M)[0]
    assert first.endswith("<!-- box -->")
    box = page(game, language).split(first)[1].split("\n## ")[0]
    assert re.findall(r"^(\d)\. ", box, re.M) == ["1", "2", "3", "4", "5"]
    assert len(box.split()) <= 130


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_fact_of_the_rulebook_is_on_the_page(game: str, language: str) -> None:
    assert len(FACTS[game]) >= 10
    lacking = [question for question, answers in FACTS[game].items() if answers[language] not in read(game, language)]
    assert lacking == []


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_refusal_of_the_game_has_its_rule_on_the_page(game: str, language: str) -> None:
    keys = explained(game, language)
    assert sorted(refusals(PACKAGE / "games" / game).keys() - set(keys)) == []
    assert len(keys) == len(set(keys))
    assert keys == explained(game, "en")


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_on_every_page_and_drawn(game: str) -> None:
    named = [name for _, name in FIGURE.findall(page(game, "en"))]
    for language in COMPLETE:
        assert [name for _, name in FIGURE.findall(page(game, language))] == named
    folder = ROOT / "web" / "src" / "games" / game
    drawn = set(re.findall(r"name === '([a-z-]+)'", drawing(folder)))
    assert drawn == set(named)


def drawing(folder: Path) -> str:
    return (folder / "Figure.svelte").read_text(encoding="utf-8")
