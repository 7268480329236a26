"""How soon a confirmed move stands on six screens at once: `python -m tests.web.measure`."""

import asyncio
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

from playwright.async_api import async_playwright

from tests.server.house import House
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.kit import Evening, Person
from tests.web.ways import play

MOVES = 40
SEATS = 6
# All pages read the one clock of this machine.
WATCH = """() => {
  window.seen = []
  new MutationObserver(() => requestAnimationFrame(() => window.seen.push(Date.now()))).observe(document.body,
    { subtree: true, childList: true, characterData: true, attributes: true })
}"""


async def moved(asker: Person, everybody: list[Person]) -> list[float]:
    """One card put back or taken; for each screen, the milliseconds until it had drawn something new."""
    for person in everybody:
        await person.page.evaluate("window.seen = []")
    side = "table" if len(asker.view["hand"]) < 5 else "hand"
    tap = f"document.querySelector('button[data-side={side}][data-card]').click()"
    start = await asker.page.evaluate(f"(() => {{ const now = Date.now(); {tap}; return now }})()")
    await asyncio.sleep(0.6)
    seen = [await person.page.evaluate("window.seen.at(0) ?? null") for person in everybody if person is not asker]
    return [at - start for at in seen if at is not None]


async def main() -> None:
    with TemporaryDirectory() as data:
        house = House(Path(data) / "house")
        house.start()
        try:
            async with async_playwright() as driver:
                browser = await driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                evening = Evening(browser, house.base)
                people = [await evening.come()]
                options = {"sign_seconds": 0, "auto_done_seconds": 0}
                code = await evening.host("sign", people[0], seats=SEATS, options=options)
                for at in range(1, SEATS):
                    people.append(await evening.come())
                    await evening.join(code, people[-1], f"Guest {at}")
                await people[0].press("before-start")
                await play("sign", *people, until=lambda: all(each.view.get("phase") == "swap" for each in people))
                for person in people:
                    await person.page.evaluate(WATCH)
                waits: list[float] = []
                for at in range(MOVES):
                    waits += await moved(people[at % SEATS], people)
                cuts = quantiles(waits, n=20)
                print(f"{len(waits)} sightings on {SEATS} screens: median {cuts[9]:.0f} ms, p95 {cuts[18]:.0f} ms")
                await browser.close()
        finally:
            house.stop()


if __name__ == "__main__":
    asyncio.run(main())
