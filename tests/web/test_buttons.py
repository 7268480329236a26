"""Windows and menus: their buttons' words fit too. The screens themselves are walked in `test_reading`."""

from tests.helpers.browser import Evening, Person
from tests.web.buttons import unfit


async def closed(person: Person) -> None:
    await person.page.keyboard.press("Escape")
    await person.page.locator("dialog[open]").wait_for(state="detached")


async def test_the_words_of_every_menu_fit_their_buttons(evening: Evening) -> None:
    ada = await evening.come("de", phone=True)
    await evening.host("signs", ada, "slow", seats=4)
    found = {}
    await ada.press("settings-title")
    found["settings"] = await unfit(ada)
    await closed(ada)
    await ada.press("before-start-bots", count=3)
    await ada.until("playing")
    for item in (None, "invite-title", "device-title", "leave-seat", "end-match"):
        await ada.press("menu-title")
        if item:
            await ada.press(ada.page.get_by_role("dialog").get_by_role("button", name=ada.text(item)).first)
        found[item or "menu"] = await unfit(ada)
        await closed(ada)
    assert not {window: each for window, each in found.items() if each}
