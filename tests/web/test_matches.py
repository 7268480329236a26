"""Each game, played to its result in real browsers: people and bots, a phone among them, in every language."""

from typing import Any

import pytest

from tests.web.kit import Evening
from tests.web.ways import play

MATCHES: list[tuple[str, int, dict[str, Any], tuple[str, str]]] = [
    ("sign", 4, {"points": 1, "sign_seconds": 0, "auto_done_seconds": 0}, ("en", "fr")),
    ("signs", 3, {}, ("de", "en")),
    ("signum", 5, {"turn_cap": 12, "peek_seconds": 1}, ("fr", "de")),
    ("subtext", 4, {"rounds": 1}, ("de", "fr")),
]


@pytest.mark.parametrize("game, seats, options, spoken", MATCHES, ids=[each[0] for each in MATCHES])
async def test_a_whole_match_by_people_and_bots(
    evening: Evening, game: str, seats: int, options: dict[str, Any], spoken: tuple[str, str]
) -> None:
    ada = await evening.come(spoken[0])
    code = await evening.host(game, ada, seats=seats, options=options)
    bea = await evening.come(spoken[1], phone=True)
    await evening.join(code, bea, "Bea")
    await ada.press("before-start-bots", count=seats - 2)
    await play(game, ada, bea)
    for person in (ada, bea):
        await person.button(person.text("result-replay"), exact=True).wait_for()
        assert person.view["result"] is not None
        await person.sees(f"{game}-why-{person.view['result']['why']}")
