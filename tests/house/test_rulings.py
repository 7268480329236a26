"""Every ruling of the rules pages is shown by a test that cites it, and every citation is of a ruling there is."""

import re
from pathlib import Path

import pytest

from wordless.games import GAMES

ROOT = Path(__file__).parents[2]
RULING = re.compile(r"^- \*\*([A-Z]\d+)\*\*", re.M)
CITED = re.compile(r"\b([A-Z]\d+)\b")


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_cited_by_a_test(game: str) -> None:
    rulings = RULING.findall((ROOT / "docs/rules" / f"{game}.md").read_text())
    assert len(rulings) == len(set(rulings)), "a ruling has one number"
    tests = "\n".join(page.read_text() for page in (ROOT / "tests/games" / game).glob("test_*.py"))
    cited = set(CITED.findall(tests))
    assert rulings
    assert [ruling for ruling in rulings if ruling not in cited] == []
