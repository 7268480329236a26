"""`make texts`: what is missing, unused, too long or off the glossary, language by language."""

import re
import sys

from rich.console import Console
from rich.table import Table

from tests.house.needed import spoken, wanted
from tests.house.texts import (
    LOCALES,
    PACKAGE,
    ROOT,
    entries,
    off_glossary,
    patterns,
    refusals,
    variables,
    wordings,
)
from tests.house.typesetting import misset
from wordless.games import GAMES
from wordless.texts import LANGUAGES, SOURCE

BUTTON_MAX = 30  # what fits on one line of the narrowest phone; the browser measures it in tests/web/test_reading.py
SHOWN_MAX = 12
Faults = dict[str, list[str]]


def missing(language: str) -> list[str]:
    """What English says and this language does not yet; until then it is said in English."""
    there, source = entries(language), entries(SOURCE)
    pages = [f"rules/{game}.md" for game in GAMES if not (LOCALES / language / "rules" / f"{game}.md").is_file()]
    return pages + [
        id
        for key, (_, message) in source.items()
        for id, _ in patterns(message)
        if key not in there or id not in dict(patterns(there[key][1]))
    ]


def wrong(language: str) -> list[str]:
    """What English does not have at all, or says with other parameters."""
    source = entries(SOURCE)
    return [
        key
        for key, (_, message) in entries(language).items()
        if key not in source or variables(message) != variables(source[key][1])
    ]


def unused(language: str) -> list[str]:
    needed = {key for game in GAMES for key in wanted(game)} | spoken()
    refused = {f"illegal-{key}" for layer in ("engine", "games", "server") for key in refusals(PACKAGE / layer)}
    return sorted(key for key in entries(language).keys() - needed - refused if not key.startswith("gesture-"))


def buttons() -> set[str]:
    """The texts that stand on a button in the client, and the names of all moves."""
    pages = [page.read_text(encoding="utf-8") for page in (ROOT / "web" / "src").rglob("*.svelte")]
    inside = [match for page in pages for match in re.findall(r"<[bB]utton\b.*?>(.*?)</[bB]utton>", page, re.S)]
    named = {name for words in inside for name in re.findall(r"\bt\('([a-z0-9-]+)'", words)}
    return named | {key for key in entries(SOURCE) if re.match(rf"({'|'.join(GAMES)})-move-", key)}


def too_long(language: str) -> list[str]:
    """Whole sentences aside, which stand on surfaces to hold rather than on buttons."""
    there = entries(language)
    return [
        f"{key}: {words}"
        for key in sorted(buttons() & there.keys())
        for id, pattern in patterns(there[key][1])
        for words in wordings(pattern)
        if len(re.sub(r"\{ \$\w+ \}", "00", words)) > BUTTON_MAX and id == key and not words.endswith(".")
    ]


def faults(language: str) -> Faults:
    return {
        "missing": missing(language),
        "wrong": wrong(language),
        "unused": unused(language),
        "too long": too_long(language),
        "off the glossary": off_glossary(language),
        "mis-set": misset(language),
    }


def main(asked: list[str]) -> int:
    found = {language: faults(language) for language in asked or LANGUAGES}
    table = Table("language", "texts", *next(iter(found.values())))
    for language, each in found.items():
        table.add_row(language, str(len(entries(language))), *(str(len(lines)) for lines in each.values()))
    console = Console()
    console.print(table)
    for language, each in found.items():
        for kind, lines in each.items():
            for line in lines[:SHOWN_MAX]:
                console.print(f"{language} {kind}: {line}", markup=False, highlight=False)
            if len(lines) > SHOWN_MAX:
                console.print(f"{language} {kind}: … and {len(lines) - SHOWN_MAX} more", markup=False, highlight=False)
    return int(any(lines for each in found.values() for lines in each.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
