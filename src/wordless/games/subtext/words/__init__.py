"""The word bank: original words in five levels, read once. Card k is row k of its level in every language.

A match deals cards by number, so the rows stand as they are for as long as their rules do: a change to them raises
RULES and keeps the old rows beside the new ones, as `first.tsv` keeps those of rules 1.
"""

from collections.abc import Collection, Sequence
from importlib.resources import files
from typing import TypeAlias

Bank: TypeAlias = dict[str, tuple[tuple[str, ...], ...]]  # by language, level and card

LANGUAGES = ("en", "fr", "de")
LEVELS = (1, 2, 3, 4, 5)


def _table(name: str, *head: str) -> list[list[str]]:
    """The rows of a table with these columns."""
    first, *rows = files(__name__).joinpath(name).read_text(encoding="utf-8").splitlines()
    assert tuple(first.split("\t")) == head, name
    return [row.split("\t") for row in rows]


def _banked(levels: list[list[list[str]]]) -> Bank:
    """Rows that begin with a word in each language, as a bank."""
    return {
        language: tuple([tuple([row[column] for row in rows]) for rows in levels])
        for column, language in enumerate(LANGUAGES)
    }


def _first() -> Bank:
    rows = _table("first.tsv", "level", *LANGUAGES)
    return _banked([[row[1:] for row in rows if row[0] == str(level)] for level in LEVELS])


_levels = [_table(f"{level}.tsv", *LANGUAGES, "themes") for level in LEVELS]
BANK = _banked(_levels)
FIRST = _first()
TAGS = tuple([tuple([frozenset(row[-1].split(" ")) for row in rows]) for rows in _levels])  # by level and card


def bank(rules: int) -> Bank:
    """The words as these rules deal them."""
    return FIRST if rules == 1 else BANK


def word(language: str, level: int, card: int, bank: Bank = BANK) -> str:
    """What stands on a card."""
    return bank[language][level - 1][card]


def cards(level: int, themes: Collection[str] = (), bank: Bank = BANK) -> Sequence[int]:
    """The numbers of a level's cards that are about any of these themes; without themes, of all."""
    if not themes:
        return range(len(bank["en"][level - 1]))
    return [card for card, tags in enumerate(TAGS[level - 1]) if not tags.isdisjoint(themes)]
