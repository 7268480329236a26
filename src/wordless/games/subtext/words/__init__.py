"""The word bank: original words in five levels, read once. Card k is row k of its level in every language."""

from importlib.resources import files

LANGUAGES = ("en", "fr", "de")
LEVELS = (1, 2, 3, 4, 5)


def _rows(level: int) -> list[list[str]]:
    """One level's cards: a word in each language."""
    head, *rows = files(__name__).joinpath(f"{level}.tsv").read_text(encoding="utf-8").splitlines()
    assert head.split("\t") == list(LANGUAGES), level
    return [row.split("\t") for row in rows]


def _bank() -> dict[str, tuple[tuple[str, ...], ...]]:
    levels = [_rows(level) for level in LEVELS]
    return {
        language: tuple([tuple([row[column] for row in rows]) for rows in levels])
        for column, language in enumerate(LANGUAGES)
    }


BANK = _bank()


def word(language: str, level: int, card: int) -> str:
    """What stands on a card."""
    return BANK[language][level - 1][card]


def cards(level: int) -> range:
    """The numbers of a level's cards."""
    return range(len(BANK["en"][level - 1]))
