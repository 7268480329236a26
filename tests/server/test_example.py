"""`examples/bot.py` is what it says: a whole player of any game, in under sixty lines, and nothing but the protocol."""

import ast
import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.helpers.client import Client
from tests.helpers.server import ServerProcess
from wordless.games import GAMES

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "sign": (4, {"end": "rounds", "rounds": 1, "sign_seconds": 2, "auto_done_seconds": 1, "round_limit_seconds": 15}),
    "signum": (4, {"peek_seconds": 1, "turn_cap": 30}),
    "signs": (3, {"reason_seconds": 1, "verdict_seconds": 1}),
    "subtext": (4, {"short_game": True, "reveal_seconds": 1}),
}
MATCH_S = 60


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    made = ServerProcess(tmp_path_factory.mktemp("data"))
    made.start()
    yield made
    made.stop()


async def run(house: ServerProcess, code: str, name: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, str(BOT), house.base, code, name),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def evening(house: ServerProcess, game: str) -> tuple[list[tuple[bytes, bytes]], Client]:
    """Two of them among the house's own bots, and a host who only opens, starts and watches."""
    seats, options = TABLES[game]
    async with aiohttp.ClientSession() as session:
        host = Client(house.base, session)
        code = await host.open(game, seats=seats, options=options)
        await host.connect(code)
        await host.do("pace", pace="instant")
        bots = [await run(house, code, name) for name in ("Robin", "Wren")]
        try:
            await host.until(lambda each: sum(place["taken"] for place in each.table["places"]) == 2, MATCH_S)
            assert (await host.do("start", fill="easy"))["say"] == "done"
            async with asyncio.timeout(MATCH_S):
                said = [await bot.communicate() for bot in bots]
        finally:
            for bot in bots:
                if bot.returncode is None:
                    bot.kill()
        await host.until(lambda each: each.table["phase"] == "over")
        await host.leave()
    return said, host


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_a_match_of_every_game_to_its_end(house: ServerProcess, game: str) -> None:
    said, host = asyncio.run(evening(house, game))
    assert host.table["phase"] == "over"
    assert [err.decode() for _, err in said] == [""] * len(said)
    assert [out.decode().strip() for out, _ in said] == [str(host.view["result"])] * len(said)


def test_the_example_is_short_and_knows_nothing_of_us() -> None:
    source = BOT.read_text()
    assert len(source.splitlines()) < 60
    imported = {
        alias.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Import) for alias in node.names
    }
    assert imported == {"asyncio", "secrets", "sys", "aiohttp"}
    assert "wordless" not in source
