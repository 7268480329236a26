"""Whoever looks sees who did what, and is spoken to as "you": a line that stays, and all lines before it."""

from tests.web.kit import Evening
from tests.web.ways import play


async def test_the_last_move_stays_in_sight_and_the_log_survives_a_reload(evening: Evening) -> None:
    ada = await evening.come()
    await evening.host("signum", ada, "slow", seats=5)
    await ada.press("before-start-bots", count=4)
    await ada.until("playing")

    def acted() -> bool:
        happened = ada.view.get("happened") or {}
        return happened.get("seat") == ada.seat and happened["what"] in {"peeked", "swapped", "discarded"}

    await play("signum", ada, until=acted)
    happened = ada.view["happened"]
    other = "" if "other" not in happened else ada.named(happened["other"])
    places = {field: ada.text(f"signum-slot-{happened[field]}") for field in ("own", "slot") if field in happened}
    said = ada.text(f"signum-happened-{happened['what']}", you="seat", seat=ada.name, other=other, **places)
    assert said.startswith("You ")
    last = ada.page.locator("button.last").get_by_text(said)
    await last.wait_for()
    await ada.page.reload()
    await ada.page.locator("button.last").click()
    await ada.page.get_by_role("dialog").get_by_text(said).wait_for()
    assert ada.name not in await ada.page.locator("main").inner_text()
