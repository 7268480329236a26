"""What a finger holds: a cancelled pointer or a hidden tab is not letting go."""

from typing import Any

from playwright.async_api import CDPSession, Locator

from tests.helpers.browser import Evening, Person
from tests.web.ways import play

HIDDEN = "document.dispatchEvent(new Event('visibilitychange'))"
STILL_MS = 700


class Finger:
    """One finger on somebody's phone, as the device itself reports it."""

    def __init__(self, session: CDPSession) -> None:
        self._session = session

    async def _touch(self, kind: str, *spots: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in spots]
        await self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    async def down(self, on: Locator) -> tuple[float, float]:
        await on.scroll_into_view_if_needed()
        box = await on.bounding_box()
        assert box is not None
        spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await self._touch("touchStart", spot)
        return spot

    async def move(self, x: float, y: float) -> None:
        await self._touch("touchMove", (x, y))

    async def lift(self) -> None:
        await self._touch("touchEnd")

    async def cancel(self) -> None:
        await self._touch("touchCancel")


async def finger(person: Person) -> Finger:
    return Finger(await person.context.new_cdp_session(person.page))


def sent(person: Person, *moves: str) -> list[dict[str, Any]]:
    asked = [letter["move"] for letter in person.sent if letter["say"] == "ask"]
    return [move for move in asked if move["move"] in moves]


async def about_to_show(evening: Evening, phone: bool) -> Person:
    """Two people at a table where hands stay up; whoever of them has to show a sign."""
    ada, bea = await evening.come(phone=phone), await evening.come(phone=phone)
    code = await evening.host("signs", ada, seats=2, options={"hands_up": True})
    await evening.join(code, bea, "Bea")
    await ada.press("before-start")
    await ada.until("playing")
    await bea.until("playing")
    first = next(each for each in (ada, bea) if each.seat == each.view["turn"])
    await first.press("signs-move-reveal")
    await first.press(first.page.locator("ol button").first)
    await first.page.locator("#signs-show-7:enabled").wait_for()
    return first


async def test_a_sign_is_held_by_a_finger_and_only_lifting_it_lowers_the_hands(evening: Evening) -> None:
    ada = await about_to_show(evening, phone=True)
    hand = await finger(ada)
    await ada.page.locator("#signs-show-7").tap()
    await ada.page.wait_for_timeout(STILL_MS)
    assert not sent(ada, "show"), "a tap is no sign"

    await hand.down(ada.page.locator("#signs-show-7"))
    await ada.waits(lambda: ada.view["held"])
    await hand.cancel()
    pad = ada.button(ada.text("signs-hands-take"))
    await pad.wait_for()
    await hand.down(pad)
    await ada.sees("signs-hands-held")
    await ada.page.evaluate(HIDDEN)
    await pad.wait_for()
    await hand.lift()
    await ada.page.wait_for_timeout(STILL_MS)
    assert ada.view["held"]
    await ada.page.reload()
    await pad.wait_for()
    assert not sent(ada, "release")

    hand = await finger(ada)
    await hand.down(pad)
    await ada.sees("signs-hands-held")
    await hand.lift()
    await ada.until("over")
    assert ada.view["happened"]["what"] == "released"


async def test_a_sign_is_held_by_a_key_too(evening: Evening) -> None:
    ada = await about_to_show(evening, phone=False)
    await ada.page.keyboard.press("9")
    await ada.page.keyboard.down("Enter")
    await ada.waits(lambda: ada.view["held"])
    assert ada.view["last"]["number"] == 9
    await ada.page.keyboard.up("Enter")
    await ada.until("over")
    assert len(sent(ada, "release")) == 1


async def test_a_dragged_card_goes_nowhere_unless_it_is_let_go(evening: Evening) -> None:
    ada = await evening.come(phone=True)
    await evening.host("sign", ada, "slow", seats=4, options={"sign_seconds": 0, "auto_done_seconds": 0})
    await ada.press("before-start-bots", count=3)
    await play("sign", ada, until=lambda: ada.view.get("phase") == "swap")
    card = ada.page.locator("button[data-side=hand][data-card]").first
    felt = await ada.page.locator("ul button[data-side=table]").first.bounding_box()
    assert felt is not None
    hand = await finger(ada)
    for interrupt in (hand.cancel, lambda: ada.page.evaluate(HIDDEN)):
        before = len(sent(ada, "put", "swap"))
        await hand.down(card)
        await hand.move(felt["x"] + 60, felt["y"] + 40)
        await hand.move(felt["x"] + 20, felt["y"] + 30)
        await ada.page.locator(".drag").wait_for()
        await interrupt()
        await ada.page.locator(".drag").wait_for(state="detached")
        if interrupt != hand.cancel:
            await hand.lift()
        await ada.page.wait_for_timeout(STILL_MS)
        assert len(sent(ada, "put", "swap")) == before


async def test_a_line_under_a_lost_pen_stays_and_the_next_begins_anew(evening: Evening) -> None:
    ada = await evening.come(phone=True)
    await evening.host("subtext", ada, seats=4)
    await ada.press("before-start-bots", count=3)
    pad = ada.page.get_by_role("application", name=ada.text("subtext-pad"))
    await pad.wait_for()
    hand = await finger(ada)
    for lines, cancelled in enumerate((True, False), 1):
        x, y = await hand.down(pad)
        await hand.move(x + 30, y + 10 * lines)
        await hand.move(x + 60, y + 20 * lines)
        await (hand.cancel() if cancelled else ada.page.evaluate(HIDDEN))
        await ada.page.locator(".running path").wait_for(state="detached")
        if not cancelled:
            await hand.lift()
        kept = "JSON.parse(localStorage.getItem('wordless.sheet')).strokes.length"
        assert await ada.page.evaluate(kept) == lines


async def test_a_covered_word_is_hidden_as_soon_as_the_finger_is_lost(evening: Evening) -> None:
    ada = await evening.come(phone=True)
    await evening.host("subtext", ada, seats=4)
    await ada.press("before-start-bots", count=3)
    await ada.until("playing")
    word = ada.page.get_by_text(ada.view["word"], exact=True)
    await word.wait_for()
    await ada.press("cover-on")
    lid, hand = ada.button(ada.text("cover-hold")), await finger(ada)
    for interrupt in (hand.cancel, lambda: ada.page.evaluate(HIDDEN)):
        await lid.wait_for()
        await hand.down(lid)
        await word.wait_for()
        await interrupt()
        await word.wait_for(state="hidden")
        if interrupt != hand.cancel:
            await hand.lift()
