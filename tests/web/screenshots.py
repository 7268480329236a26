"""Pictures of every screen, for the README and a contact sheet: `make screenshots`."""

import asyncio
import base64
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from playwright.async_api import Browser

from tests.helpers.browser import Evening, Person
from tests.web.conftest import opened
from tests.web.scenes import STAGES, before, match

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900), "television": (1920, 1080)}
README = {
    "home": "home",
    "sign-swap": "sign",
    "signum-turn": "signum",
    "signs-show": "signs",
    "subtext-guess": "subtext",
}
SHEET = """
<style>
  body { margin: 0; padding: 24px; width: 1552px; background: #0d1015; color: #f4ead7; font: 16px sans-serif }
  section { display: flex; align-items: flex-start; gap: 16px; margin-bottom: 24px }
  h2 { width: 140px; margin: 0; font-size: 16px }
  img { display: block; height: 300px; border-radius: 4px }
</style>
"""


def smaller(picture: Path) -> None:
    """A palette of its own is enough for a picture; `make screenshots` brings Pillow along."""
    if find_spec("PIL"):
        image = import_module("PIL.Image")
        with image.open(picture) as opened:
            opened.convert("RGB").quantize(256, method=image.Quantize.FASTOCTREE).save(picture, optimize=True)


def placed(name: str) -> tuple[int, int]:
    """Where a screen stands on the sheet: what comes before a match, then each game in the order of its moments."""
    game, _, moment = ("sign", "", "screen") if name == "table-screen" else name.partition("-")
    if game not in STAGES:
        return 0, 0
    moments = [each for each, _ in STAGES[game].moments] + ["screen", "result", "replay"]
    return 1 + list(STAGES).index(game), moments.index(moment)


class Album:
    """The pictures taken so far, by screen and size."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.shots: dict[str, dict[str, bytes]] = {}

    async def take(self, name: str, person: Person, wanted: tuple[str, ...] = tuple(SIZES)) -> None:
        """One screen in these sizes."""
        for size in wanted:
            width, height = SIZES[size]
            await person.page.set_viewport_size({"width": width, "height": height})
            await person.page.wait_for_timeout(350)
            shot = await person.page.screenshot()
            self.shots.setdefault(name, {})[size] = shot
            if self.folder != FOLDER:
                (self.folder / f"{name}-{size}.png").write_bytes(shot)
        wide = await person.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        print(name, f"scrolls sideways by {wide}" if wide > 0 else "")

    def keep(self) -> None:
        """Those that the README shows."""
        for name, title in README.items():
            for size in ("phone", "desktop"):
                (self.folder / f"{title}-{size}.png").write_bytes(self.shots[name][size])
        (self.folder / "table-screen.png").write_bytes(self.shots["table-screen"]["television"])

    async def sheet(self, browser: Browser) -> None:
        """All of them on one page."""
        rows = []
        for name, sizes in sorted(self.shots.items(), key=lambda shot: placed(shot[0])):
            pictures = [
                f'<img src="data:image/png;base64,{base64.b64encode(shot).decode()}">' for shot in sizes.values()
            ]
            rows.append(f"<section><h2>{name}</h2>{''.join(pictures)}</section>")
        page = await browser.new_page(viewport={"width": 1600, "height": 900})
        await page.set_content(SHEET + "".join(rows))
        await page.wait_for_timeout(500)
        await page.screenshot(path=self.folder / "contact.png", full_page=True)


async def screens(evening: Evening, album: Album, language: str, games: list[str]) -> None:
    """Whatever everybody sees on the television, while one of the seats plays."""
    person = await evening.come(language)
    async for name in before(evening, person):
        await album.take(name, person)
    for game in games:
        async for name in match(evening, person, game):
            await album.take(name, person)
            if name in {"sign-swap", "signum-turn", "signs-show", "subtext-guess"}:
                screen = await evening.come(language)
                await screen.go(f"t/{person.table['code']}/table")
                await screen.page.wait_for_timeout(1_000)
                await album.take("table-screen" if game == "sign" else f"{game}-screen", screen, ("television",))
                await screen.context.close()
                evening.people.remove(screen)


async def main(language: str, folder: Path, games: list[str]) -> None:
    async with opened() as (browser, base):
        evening, album = Evening(browser, base), Album(folder)
        await screens(evening, album, language, games)
        await album.sheet(browser)
        if set(games) == set(STAGES):
            album.keep()
        for fault in await evening.leave():
            print(fault)


if __name__ == "__main__":
    spoken, *rest = [*sys.argv[1:], "en"][:1] + sys.argv[2:]
    wanted = Path(rest[0]) if rest else FOLDER
    asyncio.run(main(spoken, wanted, rest[1:] or list(STAGES)))
    for taken in wanted.glob("*.png"):
        smaller(taken)
