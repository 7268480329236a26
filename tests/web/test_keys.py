"""Every game can be played without a pointer: each thing has the focus once, and Enter does it."""

from typing import Any

import pytest

from tests.helpers.browser import Evening
from tests.web.ways import MATCHES, play


@pytest.mark.parametrize("game, seats, options, spoken", MATCHES, ids=[each[0] for each in MATCHES])
async def test_a_whole_match_by_keys_alone(
    evening: Evening, game: str, seats: int, options: dict[str, Any], spoken: tuple[str, str]
) -> None:
    ada = await evening.come(spoken[1])
    await evening.host(game, ada, seats=seats, options=options)
    ada.keyed = True
    await ada.press("before-start-bots", count=seats - 1)
    await play(game, ada, seed=2)
    await ada.sees(f"{game}-why-{ada.view['result']['why']}")
    assert [sent for sent in ada.sent if sent["say"] == "ask"]


async def test_a_number_a_gesture_and_a_name_are_reached_by_keys(evening: Evening) -> None:
    """Sign: digits put cards, arrows walk among gestures, Escape takes *Sign!* back."""
    ada = await evening.come()
    await evening.host("sign", ada, "slow", seats=4, options={"sign_seconds": 0, "auto_done_seconds": 0})
    await ada.press("before-start-bots", count=3)
    await play("sign", ada, until=lambda: ada.view.get("phase") == "swap")
    first = ada.page.locator("button[data-side=hand][data-card]").first
    card = int(await first.get_attribute("data-card") or "")
    await first.focus()
    await ada.page.keyboard.press("1")
    await ada.waits(lambda: card not in ada.view["hand"])
    await ada.page.get_by_role("toolbar").get_by_role("button").first.focus()
    await ada.page.keyboard.press("ArrowDown")
    await ada.page.keyboard.press("Enter")
    await ada.waits(lambda: any(sent.get("move", {}).get("move") == "gesture" for sent in ada.sent))
    call = ada.button(ada.text("sign-move-call"), exact=True)
    await call.focus()
    await ada.page.keyboard.press("Enter")
    await ada.sees("sign-call-who")
    assert await ada.page.evaluate("document.activeElement.matches('button.target')")
    await ada.page.keyboard.press("Escape")
    await ada.page.get_by_text(ada.text("sign-call-who")).wait_for(state="hidden")
    assert not any(sent.get("move", {}).get("move") == "call" for sent in ada.sent)
