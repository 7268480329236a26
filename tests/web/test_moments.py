"""Whoever looks sees who did what, and is spoken to as "you": a line that stays, and all lines before it."""

from random import Random

from tests.helpers.browser import Evening
from tests.web.ways import WAYS, first, play


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


async def test_the_end_speaks_to_you_and_leads_into_the_moment_that_decided_it(evening: Evening) -> None:
    ada = await evening.come()
    await evening.host("signs", ada, seats=2)
    await ada.press("before-start-bots", count=1)
    await ada.until("playing")
    await play("signs", ada)
    won = ada.seat in ada.view["result"]["winners"]
    await ada.page.get_by_role("heading", name=ada.text("result-you" if won else "result-lost"), exact=True).wait_for()
    await ada.sees("fair-noted")
    heard = [frame["view"]["happened"] for frame in ada.frames if (frame.get("view") or {}).get("happened")]
    decided = [each for each in heard if each["what"] in {"doubted", "upheld", "refuted", "released"}][-1]
    await ada.page.get_by_role("link", name=ada.text("result-moment")).click()
    await ada.page.wait_for_url(f"**/r/**?n={decided['n']}")
    roles = {role: ada.named(decided[role]) for role in ("accused", "doubter")}
    said = ada.text(f"signs-happened-{decided['what']}", you="nobody", **roles)
    await ada.page.locator("button.last").get_by_text(said).wait_for()
    bot = 1 - (ada.seat or 0)
    await ada.page.get_by_role("group", name=ada.text("replay-as")).get_by_text(ada.named(bot)).click()
    await ada.page.locator(f"button[aria-pressed=true]:has-text('{ada.named(bot)}')").wait_for()
    await ada.page.locator("button.last").get_by_text(said).wait_for()


async def test_whoever_is_out_goes_to_the_end_at_once_or_plays_anew(evening: Evening) -> None:
    ada = await evening.come(phone=True)
    await evening.host("signs", ada, "slow", seats=4)
    await ada.press("before-start-bots", count=3)
    await ada.until("playing")
    chance = Random(1)
    while ada.phase != "playing" or ada.seat in ada.view["living"]:  # doubting everything does not last long
        if ada.phase == "over":
            await ada.press(ada.button(ada.text("result-again"), exact=True))
            await ada.until("playing")
        if not await first(ada, chance, "signs-move-doubt"):
            await WAYS["signs"](ada, chance)
    await first(ada, chance, "signs-move-ready")
    await ada.button(ada.text("out-watch")).wait_for()
    await ada.press("out-end")
    await ada.until("over")
    await ada.page.get_by_role("heading", name=ada.text("result-lost")).wait_for()
