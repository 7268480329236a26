"""How soon the home page can be used, and a confirmed move stands on six screens at once: `make bench-web`."""

import asyncio
import sys
from statistics import median, quantiles

from playwright.async_api import Browser

from tests.helpers.browser import Evening, Person
from tests.web.conftest import opened
from tests.web.ways import play

MOVES = 60
QUIET_S = 0.4
SEATS = 6
VISITS = 5
HOME_MS, MOVE_MS = 1_000, 100
# All pages read the one clock of this machine; a card counts once the frame with it, or without it, has been drawn.
WATCH = """([card, lies]) => {
  const found = () => document.querySelector(`[data-side=table][data-card="${card}"]`) !== null
  window.drawn = new Promise((done) => {
    new MutationObserver((_, watcher) => {
      if (found() !== lies) return
      watcher.disconnect()
      requestAnimationFrame(() => setTimeout(() => done(Date.now())))
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
}"""
TAP = """([side, card]) => {
  const now = Date.now()
  document.querySelector(`button[data-side=${side}][data-card="${card}"]`).click()
  return now
}"""


async def moved(asker: Person, everybody: list[Person]) -> float:
    """One card put back or taken: the milliseconds until the last of all screens had drawn it."""
    taking = len(asker.view["hand"]) < 5
    side = "table" if taking else "hand"
    card = next(card for card in asker.view["table" if taking else "hand"] if card is not None)
    await asyncio.gather(*[person.page.evaluate(WATCH, [card, not taking]) for person in everybody])
    await asyncio.sleep(QUIET_S)
    start = await asker.page.evaluate(TAP, [side, card])
    await asyncio.sleep(QUIET_S)  # asking the pages takes its time too
    drawn = await asyncio.gather(*[person.page.evaluate("window.drawn") for person in everybody])
    return float(max(drawn) - start)


async def visited(browser: Browser, base: str) -> float:
    """A first visit with an empty cache: the milliseconds until the first game can be tapped."""
    evening = Evening(browser, base)
    guest = await evening.come(phone=True)
    await guest.go("")
    await guest.button(guest.text("tile-play")).first.wait_for()
    usable = float(await guest.page.evaluate("performance.now()"))
    await guest.page.context.close()
    return usable


async def around(browser: Browser, base: str) -> list[float]:
    """Six people at a table of Sign, each moving in turn; cards fly and lift on every screen, as most people see it."""
    evening = Evening(browser, base)
    people = [await evening.come(reduced_motion="no-preference")]
    options = {"sign_seconds": 0, "auto_done_seconds": 0}
    code = await evening.host("sign", people[0], seats=SEATS, options=options)
    for at in range(1, SEATS):
        people.append(await evening.come(reduced_motion="no-preference"))
        await evening.join(code, people[-1], f"Guest {at}")
    await people[0].press("before-start")
    await play("sign", *people, until=lambda: all(each.view.get("phase") == "swap" for each in people))
    return [await moved(people[at // 2 % SEATS], people) for at in range(MOVES)]


async def main() -> None:
    async with opened() as (browser, base):
        home = median([await visited(browser, base) for _ in range(VISITS)])
        moves = await around(browser, base)
    middle, late = median(moves), quantiles(moves, n=20)[18]
    print(f"home can be used after {home:.0f} ms (asked: {HOME_MS}), median of {VISITS} first visits")
    print(f"{MOVES} moves on the last of {SEATS} screens: median {middle:.0f} ms, p95 {late:.0f} ms (asked: {MOVE_MS})")
    sys.exit(0 if home <= HOME_MS and late <= MOVE_MS else 1)


if __name__ == "__main__":
    asyncio.run(main())
