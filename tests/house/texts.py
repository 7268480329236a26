"""All texts, read for the house tests and for `make texts`: messages, rules pages, and what the glossary forbids."""

import ast
import re
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import wordless

PACKAGE = Path(wordless.__file__).parent
ROOT = PACKAGE.parents[1]
LOCALES = PACKAGE / "locales"
GLOSSARY = ROOT / "docs" / "glossary.md"
COMPLETE = ("en", "fr", "de")  # another language may lack texts: it is said in English meanwhile

Pattern = fluent.Pattern


@dataclass(frozen=True)
class Text:
    """One sentence as it stands in a file: a variant of a message, of an attribute, or a line of a rules page."""

    file: str
    id: str
    words: str


@dataclass(frozen=True)
class Banned:
    """A row of the glossary's table *Never*."""

    language: str
    pattern: re.Pattern[str]
    files: str
    instead: str


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(node: fluent.BaseNode) -> set[str]:
    found = _Variables()
    found.visit(node)
    return found.names


@cache
def entries(language: str) -> dict[str, tuple[str, fluent.Message]]:
    """Each message by its id, with the file it stands in."""
    found: dict[str, tuple[str, fluent.Message]] = {}
    for page in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(page.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{page}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                found[entry.id.name] = (page.name, entry)
    return found


def selectors(pattern: Pattern) -> list[fluent.SelectExpression]:
    return [
        each.expression
        for each in pattern.elements
        if isinstance(each, fluent.Placeable) and isinstance(each.expression, fluent.SelectExpression)
    ]


def wordings(pattern: Pattern) -> list[str]:
    """A pattern written out, once for each variant, with its variables as `{ $name }`."""
    written = [""]
    for each in pattern.elements:
        if isinstance(each, fluent.TextElement):
            more = [each.value]
        elif isinstance(each.expression, fluent.SelectExpression):
            more = [words for variant in each.expression.variants for words in wordings(variant.value)]
        elif isinstance(each.expression, fluent.VariableReference):
            more = [f"{{ ${each.expression.id.name} }}"]
        else:
            more = [""]
        written = [before + after for before in written for after in more]
    return written


def patterns(message: fluent.Message) -> list[tuple[str, Pattern]]:
    """The message's own pattern and those of its attributes, each with its full id."""
    own = [(message.id.name, message.value)] if message.value else []
    return own + [(f"{message.id.name}.{each.id.name}", each.value) for each in message.attributes if each.value]


@cache
def texts(language: str) -> tuple[Text, ...]:
    """Every wording of every message, and every line of every rules page."""
    said = [
        Text(file, id, words)
        for file, message in entries(language).values()
        for id, pattern in patterns(message)
        for words in wordings(pattern)
    ]
    for page in sorted((LOCALES / language / "rules").glob("*.md")):
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            said.append(Text(page.name, f"rules/{page.name}:{number}", line))
    return tuple(said)


@cache
def banned() -> tuple[Banned, ...]:
    rows = []
    section = GLOSSARY.read_text(encoding="utf-8").split("## Never")[1].split("\n## ")[0]
    for line in section.splitlines():
        cells = [cell.strip().strip("`").replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if len(cells) == 4 and re.fullmatch(r"[a-z]{2}", cells[0]):
            rows.append(Banned(cells[0], re.compile(cells[1], re.IGNORECASE), cells[2], cells[3]))
    return tuple(rows)


def off_glossary(language: str) -> list[str]:
    """Every forbidden term that is used, with what to write instead."""
    return [
        f"{said.id}: “{match.group()}” → {row.instead}"
        for row in banned()
        if row.language == language
        for said in texts(language)
        if fnmatch(said.file, row.files) and (match := row.pattern.search(said.words))
    ]


@cache
def messages(language: str) -> dict[str, tuple[set[str], set[str]]]:
    """For each message its variables and its attributes."""
    return {
        id: (variables(message), {each.id.name for each in message.attributes})
        for id, (_, message) in entries(language).items()
    }


def refusals(folder: Path) -> dict[str, set[str]]:
    """The keys, with their parameters, of every `Illegal(…)` in a folder."""
    keys: dict[str, set[str]] = {}
    for page in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(page.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Illegal":
                assert isinstance(node.args[0], ast.Constant), f"{page}:{node.lineno} a refusal's key is a literal"
                keys.setdefault(str(node.args[0].value), set()).update(each.arg or "" for each in node.keywords)
    return keys
