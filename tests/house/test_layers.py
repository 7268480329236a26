"""The import law: engine < games < bots < server, lab < cli; in the server journal < tables < archive < web < host.

Nothing reaches upwards, and no modules import each other in a circle.
"""

import ast
from pathlib import Path

import wordless

ROOT = Path(wordless.__file__).parent
RANK = {"engine": 0, "games": 1, "texts": 1, "bots": 2, "server": 3, "envs": 3, "lab": 3, "cli": 4}
ROOMS = {"settings": 0, "journal": 0, "tables": 1, "archive": 2, "web": 3, "host": 4}
PURE = {"engine": {"msgspec"}, "games": {"msgspec"}}
CLOCKS_AND_FILES = {"asyncio", "datetime", "io", "os", "pathlib", "socket", "subprocess", "threading", "time"}
IMPURE = CLOCKS_AND_FILES | {"logging", "random"}


def imports(page: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(page.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{page}: imports are absolute"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def layer(page: Path) -> str:
    return page.relative_to(ROOT).parts[0].removesuffix(".py")


PAGES = [page for page in ROOT.rglob("*.py") if layer(page) in RANK]


def test_no_layer_imports_one_above_it_and_none_beside_it() -> None:
    wrong = []
    for page in PAGES:
        own = layer(page)
        for name in imports(page):
            parts = name.split(".")
            if parts[0] != "wordless" or len(parts) < 2 or parts[1] not in RANK:
                continue
            other = parts[1]
            if RANK[other] > RANK[own] or (RANK[other] == RANK[own] and other != own):
                wrong.append(f"{page.relative_to(ROOT)} imports {name}")
    assert not wrong


def test_no_room_of_the_server_imports_one_above_it() -> None:
    wrong = []
    for page in ROOT.joinpath("server").rglob("*.py"):
        own = page.relative_to(ROOT / "server").parts[0].removesuffix(".py")
        if own == "__init__":
            continue
        for name in imports(page):
            other = name.split(".")[2] if name.startswith("wordless.server.") else own
            if ROOMS[other] > ROOMS[own] or (ROOMS[other] == ROOMS[own] and other != own):
                wrong.append(f"{page.relative_to(ROOT)} imports {name}")
    assert not wrong


def module(page: Path) -> str:
    parts = ("wordless", *page.relative_to(ROOT).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Imports for types alone count too; a package's `__init__` counts only where it is named itself."""
    pages = {module(page): page for page in ROOT.rglob("*.py")}
    needs = {
        name: {other if other in pages else other.rpartition(".")[0] for other in imports(page)} & pages.keys()
        for name, page in pages.items()
    }
    while free := [name for name, others in needs.items() if not others - {name}]:
        for name in free:
            del needs[name]
        needs = {name: others - set(free) for name, others in needs.items()}
    assert not needs, "modules in a circle, or above one"


def test_engine_and_games_import_msgspec_and_no_clock_file_socket_or_global_chance() -> None:
    wrong = []
    for page in PAGES:
        if layer(page) not in PURE:
            continue
        for name in imports(page):
            top = name.split(".")[0]
            if top in IMPURE and name != "random.Random":
                wrong.append(f"{page.relative_to(ROOT)} imports {name}")
            if top not in {"wordless", *PURE[layer(page)]} and not _standard(top):
                wrong.append(f"{page.relative_to(ROOT)} depends on {name}")
    assert not wrong


def _standard(top: str) -> bool:
    import sys

    return top in sys.stdlib_module_names


def test_no_game_imports_another() -> None:
    wrong = []
    for page in PAGES:
        parts = page.relative_to(ROOT).parts
        if parts[0] != "games" or len(parts) < 3:
            continue
        for name in imports(page):
            other = name.split(".")[2] if name.startswith("wordless.games.") else parts[1]
            if other not in {parts[1], "gestures"}:
                wrong.append(f"{page.relative_to(ROOT)} imports {name}")
    assert not wrong


def test_bots_never_name_a_state() -> None:
    for page in PAGES:
        if layer(page) == "bots":
            names = {getattr(node, "id", getattr(node, "attr", "")) for node in ast.walk(ast.parse(page.read_text()))}
            assert "State" not in names, page
