"""Every screen can be read by everybody: axe finds nothing, and nothing runs off the side of a narrow phone."""

from pathlib import Path
from typing import Any

import pytest

from tests.helpers.browser import Evening, Person
from tests.web.buttons import unfit
from tests.web.scenes import STAGES, before, match
from tests.web.ways import play

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FINDINGS = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] })
  return found.violations.filter((each) => each.impact !== 'minor').map((each) =>
    `${each.id}: ${each.nodes.map((node) => `${node.target} ${node.any[0]?.message ?? ''}`).join(' | ')}`)
}"""
SMALL = """all => all.map((each) => [each.ariaLabel ?? each.innerText, each.getBoundingClientRect()])
  .filter(([, box]) => box.width < 44 || box.height < 44)
  .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""
SETTLED = """() => Promise.allSettled(document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().endTime !== Infinity).map((each) => each.finished))"""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
WIDEST = """() => [...document.body.querySelectorAll('*')]
  .filter((each) => getComputedStyle(each).position !== 'fixed')
  .filter((each) => each.getBoundingClientRect().right > innerWidth || each.scrollWidth > each.clientWidth + 1)
  .map((each) => `${each.tagName} ${each.className} ${each.textContent.slice(0, 40)}`).slice(-4).join('; ')"""


async def wrong(person: Person) -> list[str]:
    """What axe or a ruler has against this page as it stands, once all that comes in has come."""
    await person.page.evaluate(SETTLED)
    await person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = await person.page.evaluate(FINDINGS)
    wide = await person.page.evaluate(SIDEWAYS)
    await person.page.evaluate("document.documentElement.style.fontSize = '200%'")
    large = await person.page.evaluate(SIDEWAYS)
    widest = await person.page.evaluate(WIDEST) if large > 0 else ""
    await person.page.evaluate("document.documentElement.style.fontSize = ''")
    sideways = {"as it is": wide, "with letters twice as large": large}
    ran = [f"{how} it scrolls sideways by {px} px: {widest}" for how, px in sideways.items() if px > 0]
    return [*map(str, found), *ran]


@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_everything_before_a_match_can_be_read(evening: Evening, scheme: str) -> None:
    person = await evening.come("de" if scheme == "dark" else "fr", phone=True, color_scheme=scheme)
    found = {}
    async for screen in before(evening, person):
        found[screen] = await wrong(person) + await unfit(person)
    assert not {screen: each for screen, each in found.items() if each}


@pytest.mark.parametrize(
    "game, language, scheme",
    [("sign", "fr", "light"), ("signum", "de", "dark"), ("signs", "fr", "light"), ("subtext", "de", "dark")],
)
async def test_every_phase_of_a_match_can_be_read(evening: Evening, game: str, language: str, scheme: str) -> None:
    person = await evening.come(language, phone=True, color_scheme=scheme)
    found = {}
    async for screen in match(evening, person, game):
        found[screen] = await wrong(person) + await unfit(person)
        if screen.endswith(STAGES[game].moments[-1][0]):
            onlooker = await evening.come(language, color_scheme=scheme)
            await onlooker.go(f"t/{person.table['code']}/table")
            await onlooker.page.get_by_text(person.table["code"]).first.wait_for()
            found[f"{game}-screen"] = await wrong(onlooker)
    assert not {screen: each for screen, each in found.items() if each}
    assert f"{game}-replay" in found


async def test_a_table_of_nine_fits_on_a_phone_while_they_play(evening: Evening) -> None:
    ada = await evening.come("de", phone=True)
    await evening.host("sign", ada, "slow", seats=9, options={"sign_seconds": 0, "auto_done_seconds": 0})
    await ada.press("before-start-bots", count=8)
    await play("sign", ada, until=lambda: ada.view.get("phase") == "swap")
    await ada.page.locator("button[data-side=hand][data-card]").first.wait_for()
    tall = await ada.page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert tall <= 0, f"scrolls by {tall} px"
    small = await ada.page.locator("main button:visible").evaluate_all(SMALL)
    assert not small
