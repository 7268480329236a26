"""Each game, played to its result in real browsers: people and bots, a phone among them, in every language."""

from typing import Any

import pytest

from tests.helpers.browser import Evening
from tests.web.ways import MATCHES, play


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
