"""The style of this house, where a test can hold it."""

import ast
import re
import subprocess
from collections import Counter
from pathlib import Path

from tests.house.limits import FILES_MAX, FUNCTION_LINES_MAX, LINES_MAX

ROOT = Path(__file__).parents[2]
VAGUE = re.compile(r"(Manager|Handler|Helper|Util|Base|Data|Info)$")
TEXT = {".py", ".md", ".ftl", ".toml", ".ts", ".svelte", ".css", ".html", ".tsv", ".yml", ""}
ELSEWHERE = re.compile(
    r"/wor[k]/|\.librar[y]|\.\./share[d]|DEVELOPERS\.m[d]|sub[a]gent|/roo[t]/|lang[u]age model", re.I
)


def tracked(*patterns: str) -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", *patterns],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split("\n")
    return [ROOT / name for name in listed if name and (ROOT / name).is_file()]


def sources() -> list[Path]:
    folders = {"src", "tests", "benchmarks", "examples", "tools"}
    return [page for page in tracked("*.py") if page.parts[len(ROOT.parts)] in folders]


def test_no_file_holds_two_ideas() -> None:
    long = {str(page): n for page in sources() if (n := len(page.read_text().splitlines())) > LINES_MAX}
    assert not long


def test_no_folder_is_a_heap() -> None:
    folders = Counter(page.parent.relative_to(ROOT) for page in tracked("src"))
    assert not {str(folder): files for folder, files in folders.items() if files > FILES_MAX}


def test_functions_are_short() -> None:
    long = []
    for page in sources():
        for node in ast.walk(ast.parse(page.read_text())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                length = (node.end_lineno or 0) - node.lineno + 1
                if length > FUNCTION_LINES_MAX:
                    long.append(f"{page.relative_to(ROOT)}:{node.lineno} {node.name}: {length} lines")
    assert not long


def test_names_are_plain() -> None:
    vague = []
    for page in sources():
        for node in ast.walk(ast.parse(page.read_text())):
            if isinstance(node, ast.ClassDef) and VAGUE.search(node.name):
                vague.append(f"{page.relative_to(ROOT)}: class {node.name}")
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("get_"):
                vague.append(f"{page.relative_to(ROOT)}: def {node.name}")
    assert not vague


def test_every_module_says_what_it_is() -> None:
    silent = [
        str(page.relative_to(ROOT))
        for page in tracked("src/*.py")
        if page.read_text().strip() and not ast.get_docstring(ast.parse(page.read_text()))
    ]
    assert not silent


def test_the_project_speaks_of_itself_alone() -> None:
    found = [
        f"{page.relative_to(ROOT)}: {match.group()}"
        for page in tracked()
        if page.suffix in TEXT and (match := ELSEWHERE.search(page.read_text(encoding="utf-8")))
    ]
    assert not found


def test_no_test_borrows_from_another() -> None:
    """What tests share is a helper's, so that a test may be changed without a look elsewhere."""
    wrong = []
    for page in tracked("tests/*.py"):
        for node in ast.walk(ast.parse(page.read_text())):
            module = (node.module or "") if isinstance(node, ast.ImportFrom) else ""
            if module.startswith("tests.") and module.rpartition(".")[2].startswith("test_"):
                wrong.append(f"{page.relative_to(ROOT)} imports {module}")
    assert not wrong
