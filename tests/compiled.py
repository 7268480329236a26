"""One mypyc build of the engine and of every game's rules, in a copy of the tree, that passes the same tests.

Plain CPython is what we ship and measure; this shows that the rules stay compilable. Structs are never
compiled: mypyc would drop their `frozen` and `tag` in silence.
"""

import ast
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
SETUPTOOLS = "setuptools==80.9.0"  # mypyc builds with it; nothing else here needs it
ENGINE = ("chance", "match", "play")
NEVER = {"__init__.py", "model.py"}
TESTS = ("tests/games", "tests/laws", "tests/engine")
RIGGED = "drawn_again"  # tests that put a rigged part into a module, which a compiled one does not let in
COPIED = ("src", "tests", "docs", "pyproject.toml", "README.md")


def compilable(source: Path) -> list[Path]:
    """The engine's modules and, of every game, all that hold functions."""
    engine = [source / "wordless/engine" / f"{name}.py" for name in ENGINE]
    games = sorted((source / "wordless/games").glob("*/*.py"))
    return [*engine, *(page for page in games if page.name not in NEVER and _rules(page))]


def _rules(page: Path) -> bool:
    kinds = {type(node) for node in ast.parse(page.read_text()).body}
    assert ast.ClassDef not in kinds, f"{page} holds a class; Structs stand in model.py"
    return ast.FunctionDef in kinds


def uv() -> str:
    own = ROOT / ".tools/bin/uv"
    found = str(own) if own.exists() else shutil.which("uv")
    return found or sys.exit("uv is missing: run `make soak`, which brings it.")


def build_and_test() -> None:
    """Copy, compile, show that the compiled modules are the ones imported, test."""
    if shutil.which("gcc") is None and shutil.which("cc") is None:
        sys.exit("The compiled build needs a C compiler and there is none: install gcc and the Python headers.")
    with tempfile.TemporaryDirectory(prefix="wordless-compiled-") as folder:
        copy = Path(folder)
        for name in COPIED:
            _copied(ROOT / name, copy / name)
        modules = [page.relative_to(copy / "src") for page in compilable(copy / "src")]
        _build(copy, modules)
        _show(copy, modules)
        _run(copy, copy, [sys.executable, "-m", "pytest", *TESTS, "-n", "auto", "-k", f"not {RIGGED}"])


def _build(copy: Path, modules: list[Path]) -> None:
    """mypyc in the project's environment, with setuptools laid over it."""
    own = ["--quiet", "--frozen", "--no-sync", "--project", str(ROOT), "--with", SETUPTOOLS]
    build = [uv(), "run", *own, "python", "-m", "mypyc", *map(str, modules)]
    try:
        _run(copy, copy / "src", build, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    except subprocess.CalledProcessError as failed:
        sys.exit(f"mypyc did not build:\n{failed.stdout}")


def _copied(here: Path, there: Path) -> None:
    if here.is_dir():
        shutil.copytree(here, there, ignore=shutil.ignore_patterns("__pycache__", "*.so", "build"))
    else:
        shutil.copy(here, there)


def _run(copy: Path, folder: Path, command: list[str], **extra: Any) -> Any:
    """A command that finds the copy before the installed package."""
    path = os.environ | {"PYTHONPATH": str(copy / "src")}
    return subprocess.run(command, cwd=folder, env=path, check=True, **extra)


def _show(copy: Path, modules: list[Path]) -> None:
    """Every compiled module, as Python imports it, is a shared library of the copy."""
    names = [".".join(page.with_suffix("").parts) for page in modules]
    script = "import sys, importlib\nfor name in sys.argv[1:]: print(importlib.import_module(name).__file__)"
    run = _run(copy, copy, [sys.executable, "-c", script, *names], stdout=subprocess.PIPE, text=True)
    for name, found in zip(names, run.stdout.splitlines(), strict=True):
        assert found.startswith(str(copy)), f"{name} came from {found}"
        assert found.endswith(".so"), f"{name} is not compiled: {found}"
        print(f"{name}: {Path(found).name}")
