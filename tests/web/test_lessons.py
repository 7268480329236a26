"""Each guided match, offered before a first one, finished by somebody who looks only where the arrow points."""

import asyncio

import pytest
from playwright.async_api import TimeoutError as Gone

from tests.helpers.browser import Evening, Person

SOON_MS = 1_500


async def follow(person: Person) -> None:
    """Press what is pointed at until the match is over; in Sign a call waits until the sign was seen."""
    while person.phase != "over":
        await asyncio.sleep(0.25)
        found = person.page.locator("main [data-pointed]").first
        try:
            if await found.count() and not await early(person, await found.inner_text(timeout=SOON_MS)):
                await found.click(timeout=SOON_MS)
        except Gone:  # what has gone before the finger came down was not there
            continue


async def early(person: Person, said: str) -> bool:
    """The mate has not given the whole sign yet."""
    if person.table["game"] != "sign":
        return False
    sign = (person.view["council"] or {}).get("sign")
    if person.view["phase"] != "swap" or said != person.text("sign-move-call") or not sign:
        return False
    happened = person.view["happened"]
    return bool(happened["what"] != "gestured" or happened["seat"] != 2 or happened["gesture"] != sign["gestures"][-1])


@pytest.mark.parametrize("game, matches", [("sign", 2), ("signum", 1), ("signs", 1), ("subtext", 1)])
async def test_a_newcomer_follows_the_arrow_and_wins(evening: Evening, game: str, matches: int) -> None:
    ada = await evening.come(phone=True, newcomer=True, viewport={"width": 360, "height": 640})
    await ada.go("")
    heading = ada.page.get_by_role("heading", name=ada.text(f"{game}-name"), exact=True)
    tile = ada.page.locator("article").filter(has=heading)
    await tile.get_by_role("button", name=ada.text("tile-play")).tap()
    await ada.press(ada.page.get_by_role("dialog").get_by_role("button", name=ada.text("tile-learn")))
    await ada.press("goal-start")
    for match in range(1, matches + 1):
        await ada.until("playing")
        await follow(ada)
        assert game == "subtext" or ada.seat in ada.view["result"]["winners"]
        await ada.sees(f"{game}-learn-{'end' if match == matches else 'half'}")
        if match < matches:
            await ada.press("learn-next")
