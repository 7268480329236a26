"""What every viewer saw in a recorded match is what every viewer sees today.

If a change is meant, `python -m tests.journals.record --views` writes the pages anew, and the difference is read
before it is committed.
"""

import json
from difflib import unified_diff
from pathlib import Path

import pytest

from tests.journals.record import BYTES_MAX, CASES, FOLDER, journal, seen
from wordless.engine.match import replay
from wordless.games import GAMES

PAGES = sorted(FOLDER.glob("*.txt"))
DIFF_LINES_MAX = 60
DIFF_WIDTH_MAX = 300


def entry_lines(page: Path) -> list[bytes]:
    return [line for line in page.read_bytes().splitlines() if line.startswith(b"{")]


def game_of(page: Path) -> str:
    return str(json.loads(entry_lines(page)[0])["game"])


def spread(lines: list[str]) -> list[str]:
    """One line a field, so that a difference shows the field and not the View."""
    fields = []
    for line in lines:
        viewer, _, rest = line.partition(" {")
        told = json.loads("{" + rest) if line.startswith("  ") else {}
        fields += [f"{viewer} {field}: {json.dumps(value)}" for field, value in told.items()] or [line]
    return fields


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_viewer_sees_what_was_recorded(page: Path) -> None:
    recorded = page.read_text(encoding="utf-8").splitlines()
    today = list(journal(GAMES[game_of(page)], entry_lines(page)))
    if today != recorded:
        lines = list(unified_diff(spread(recorded), spread(today), "recorded", "today", lineterm="", n=1))
        shown = "\n".join([line[:DIFF_WIDTH_MAX] for line in lines[:DIFF_LINES_MAX]])
        pytest.fail(f"{page.name}: {len(lines)} lines of difference\n{shown}", pytrace=False)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_recorded_changes_add_up_to_whole_views_and_the_match_ends(page: Path) -> None:
    match = replay(GAMES[game_of(page)], entry_lines(page))
    assert match.result is not None
    views: dict[str, dict[str, object]] = {}
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            viewer, _, rest = line.strip().partition(" {")
            views.setdefault(viewer, {}).update(json.loads("{" + rest))
    assert views.keys() == {"public", *(f"seat {seat}" for seat in range(match.opened.seats))}
    for viewer, view in views.items():
        whole = seen(match, None if viewer == "public" else int(viewer.removeprefix("seat ")))
        assert view == json.loads(json.dumps(whole))


def test_every_game_has_journals_of_usual_and_of_other_options() -> None:
    assert {case.page for case in CASES} == set(PAGES)
    for game in GAMES:
        options = [case.options for case in CASES if case.game == game]
        assert len(options) >= 2, game
        assert any(options), game


def test_every_version_of_a_games_rules_has_a_journal_that_replays() -> None:
    for name, game in GAMES.items():
        versions = {json.loads(entry_lines(page)[0])["rules"] for page in PAGES if game_of(page) == name}
        assert versions == set(range(1, game.RULES + 1)), name


def test_no_journal_is_too_long_to_be_read() -> None:
    assert all(page.stat().st_size < BYTES_MAX for page in PAGES)
