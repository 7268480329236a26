"""Every phase of every game fits: controls in sight, nothing on anything, nothing moves when the turn passes.

A representative part: three sizes a game, in English, with letters of the usual size.
"""

import pytest
from playwright.async_api import Browser

from tests.helpers.server import ServerProcess
from tests.web.boxes.page import Look, Staged
from tests.web.boxes.scenes import scenes
from wordless.games import GAMES

QUICK = {
    "subtext": (("small phone", 8), ("phone on its side", 5), ("laptop", 8)),
    "signs": (("small phone", 4), ("phone on its side", 4), ("laptop", 9)),
    "signum": (("small phone", 7), ("phone on its side", 5), ("laptop", 7)),
    "sign": (("small phone", 4), ("laptop", 5), ("large laptop", 8)),
}
RACE = "swap"


async def wrong(browser: Browser, base: str, game: str, look: Look, seats: int) -> list[str]:
    """What is wrong with that game at this size."""
    found: list[str] = []
    for screen in (False, True):
        if screen and look.size != "television":
            continue
        shown = [each for each in scenes(game, seats) if (each.seat is None) == screen]
        # Sign's race is what is measured of it here: the rest lies in its meeting and its sheets.
        shown = [each for each in shown if game != "sign" or each.name.startswith(RACE)]
        staged = await Staged.open(browser, base, look.language, screen)
        found += await staged.measured(shown, look)
        await staged.page.context.close()
    return found


@pytest.mark.parametrize("game", QUICK)
async def test_everything_fits(browser: Browser, parlour: ServerProcess, game: str) -> None:
    found = []
    for size, seats in QUICK[game]:
        assert seats in GAMES[game].SEATS
        found += await wrong(browser, parlour.base, game, Look(size), seats)
    assert not found, "\n".join(found)
