"""What the README shows is what happens."""

import doctest
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_readme_examples_are_true() -> None:
    tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried.attempted > 0
    assert tried.failed == 0
