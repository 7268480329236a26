"""A refused move says why, and leads to the rule that forbids it: on the page, in sight, marked."""

import json

import pytest
from playwright.async_api import WebSocketRoute

from tests.helpers.browser import Evening

IN_SIGHT = """place => {
  const box = place.getBoundingClientRect()
  return box.top >= 0 && box.bottom <= innerHeight && document.activeElement === place
}"""


def refusing(key: str):
    """A way to the server on which every move is refused for this reason."""

    async def opened(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def heard(letter: str | bytes) -> None:
            said = json.loads(letter)
            if said["say"] != "ask":
                return server.send(letter)
            error = {"key": key, "parameters": {}, "text": key}
            return socket.send(json.dumps({"say": "refused", "id": said["id"], "error": error}))

        socket.on_message(heard)

    return opened


@pytest.mark.parametrize(
    ("key", "language", "folded"),
    [("row-locked", "de", False), ("opener", "fr", True)],
)
async def test_a_refusal_leads_to_its_rule(evening: Evening, key: str, language: str, folded: bool) -> None:
    ada = await evening.come(language, phone=True)
    await ada.page.route_web_socket("**/ws/**", refusing(key))
    await evening.host("signum", ada, seats=4)
    await ada.press("before-start-bots", count=3)
    await ada.until("playing")
    await ada.press("signum-move-lock")
    await ada.page.get_by_role("status").get_by_role("button", name=ada.text("rules-why")).wait_for()
    await ada.press("rules-why")
    rule = ada.page.locator(".rule-asked")
    await rule.wait_for()
    assert await rule.evaluate(IN_SIGHT)
    assert bool(await rule.evaluate("place => place.closest('details')?.open ?? false")) is folded
    said = {"row-locked": "Von da an bleibt die Reihe", "opener": "que la première partie"}[key]
    assert said in " ".join((await rule.inner_text()).split())
    await ada.page.keyboard.press("Escape")
    await ada.page.locator("dialog[open]").wait_for(state="detached")


async def test_what_no_rule_of_the_game_forbids_has_no_rule_to_lead_to(evening: Evening) -> None:
    ada = await evening.come("en")
    await ada.page.route_web_socket("**/ws/**", refusing("too-fast"))
    await evening.host("signum", ada, seats=4)
    await ada.press("before-start-bots", count=3)
    await ada.until("playing")
    await ada.press("signum-move-lock")
    await ada.sees("illegal-too-fast")
    assert await ada.button(ada.text("rules-why")).count() == 0
