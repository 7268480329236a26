"""What is released: a wheel that holds the client, installed into an empty environment far from the repository."""

import asyncio
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

import aiohttp
import pytest

from tests.helpers.client import Client
from wordless.games import GAMES

ROOT = Path(__file__).parents[2]
UV = ROOT / ".tools" / "bin" / "uv"
INDEX = ROOT / "src" / "wordless" / "web" / "index.html"
READY_S = 60.0


def built(into: Path, source: Path = ROOT) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(into)]
    return subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    made = built(folder)
    assert made.returncode == 0, made.stderr
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new one, with the wheel and the locked versions of what it needs, and nothing else."""
    folder = tmp_path_factory.mktemp("elsewhere") / "environment"
    pinned = folder.parent / "pinned.txt"
    export = [str(UV), "export", "--quiet", "--frozen", "--no-dev", "--no-emit-project", "--no-hashes"]
    subprocess.run([*export, "-o", str(pinned)], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    subprocess.run([str(UV), "venv", "--quiet", "--python", sys.executable, str(folder)], check=True, cwd=folder.parent)
    install = [str(UV), "pip", "install", "--quiet", "--python", str(folder / "bin" / "python")]
    wanted = ["-r", str(pinned), str(wheel)]
    from_cache = subprocess.run([*install, "--offline", *wanted], cwd=folder.parent, capture_output=True, check=False)
    if from_cache.returncode:
        subprocess.run([*install, *wanted], cwd=folder.parent, check=True)
    return folder


@pytest.fixture
def base(environment: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server that runs from the installed package."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL_ENV"))}
    command = [str(environment / "bin" / "wordless"), "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
    serving = subprocess.Popen(
        [*command, "--data", str(tmp_path / "data")], cwd=tmp_path, env=clean, stdout=subprocess.PIPE, text=True
    )
    assert serving.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:\d+", serving.stdout.readline())
    assert found is not None
    yield found.group()
    serving.terminate()
    assert serving.wait(timeout=READY_S) == 0
    serving.stdout.close()


def test_the_wheel_holds_the_client_the_texts_and_the_licences(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    assert "wordless/web/index.html" in names
    assert any(re.fullmatch(r"wordless/web/assets/.*\.js", name) for name in names)
    assert {f"wordless/locales/{language}/table.ftl" for language in ("en", "fr", "de")} <= set(names)
    assert "wordless/py.typed" in names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert not [name for name in names if name.startswith(("tests/", "web/", "tools/"))]


def test_building_without_the_client_fails_in_words(tmp_path: Path) -> None:
    source = tmp_path / "source"
    (source / "src" / "wordless").mkdir(parents=True)
    (source / "src" / "wordless" / "__init__.py").touch()
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        (source / name).write_bytes((ROOT / name).read_bytes())
    failed = built(tmp_path / "dist", source)
    assert failed.returncode != 0
    assert "The browser client is not built" in failed.stderr + failed.stdout
    assert not list(tmp_path.glob("dist/*.whl"))


async def _played(base: str) -> Client:
    """A person among bots, who plays whatever is offered until the match is over."""
    random = Random(1)
    async with aiohttp.ClientSession() as session:
        ada = Client(base, session)
        code = await ada.open("signs", seats=3, name="Ada")
        await ada.connect(code)
        await ada.do("pace", pace="instant")
        assert (await ada.do("start", fill="easy"))["say"] == "done"
        async with asyncio.timeout(READY_S):
            while ada.table.get("phase") != "over":
                move = ada.some_move(random) if ada.seat in ada.awaited else None
                if move is not None:
                    await ada.ask(move)
                else:
                    stage = ada.at
                    await ada.until(lambda each, stage=stage: each.at != stage, READY_S)
        async with session.get(base) as page:
            assert "<title>Wordless</title>" in await page.text()
        await ada.leave()
    return ada


def test_a_match_is_played_through_the_installed_package(base: str) -> None:
    ada = asyncio.run(_played(base))
    assert ada.view["result"]["why"]
    assert ada.deal["seed"]


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_from_the_installed_package(environment: Path, game: str, tmp_path: Path) -> None:
    command = [str(environment / "bin" / "wordless"), "simulate", game, "--matches", "1", "--bots", "easy"]
    played = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stderr
