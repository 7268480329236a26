"""One real page of the client, whose socket is ours: scene after scene is laid on it and measured."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.json import decode, encode
from playwright.async_api import Browser, Page, WebSocketRoute

from tests.helpers.browser import PLAYED
from tests.web.boxes.scenes import CODE, Scene

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
SIZES = {
    "small phone": (360, 640),
    "phone": (390, 844),
    "phone on its side": (844, 390),
    "tablet": (768, 1024),
    "small laptop": (1280, 720),
    "laptop": (1366, 768),
    "large laptop": (1440, 900),
    "television": (1920, 1080),
}
STAYS_PX = 8
REGIONS = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
DRESS = """size => {
  document.documentElement.dataset.size = size
}"""


class Look(NamedTuple):
    """How a page is looked at."""

    size: str
    language: str = "en"
    letters: str = "usual"


class Staged:
    """A page in one language; the server behind it brings the files, its socket only what it is given."""

    def __init__(self, page: Page, base: str, screen: bool) -> None:
        self.page = page
        self._address = f"{base}/t/{CODE}{'/table' if screen else ''}"
        self._socket: WebSocketRoute | None = None
        self._game = ""

    @classmethod
    async def open(cls, browser: Browser, base: str, language: str, screen: bool, **wanted: Any) -> "Staged":
        context = await browser.new_context(locale=REGIONS[language], reduced_motion="reduce", **wanted)
        await context.add_init_script(PLAYED)
        made = cls(await context.new_page(), base, screen)
        await made.page.route_web_socket("**/ws/**", made._opened)
        return made

    def _opened(self, socket: WebSocketRoute) -> None:
        self._socket = socket

        def heard(letter: str | bytes) -> None:
            said = decode(letter)
            socket.send(
                '{"say":"pong"}' if said["say"] == "ping" else encode({"say": "done", "id": said["id"]}).decode()
            )

        socket.on_message(heard)

    async def show(self, scene: Scene) -> None:
        """This moment, as its viewer sees it; the page is loaded anew for another game only."""
        if scene.game != self._game:
            self._game, self._socket = scene.game, None
            await self.page.goto(self._address)
            while self._socket is None:
                await self.page.wait_for_timeout(10)
        assert self._socket is not None
        seat = scene.seat
        seated = {"say": "you", "seat": seat, "seats": [] if seat is None else [seat], "host": seat == 0}
        self._socket.send(encode(seated).decode())
        self._socket.send(scene.frame.decode())
        await self.page.wait_for_selector(f".tabletop [data-game={scene.game}]")

    async def look(self, look: Look) -> None:
        width, height = SIZES[look.size]
        await self.page.set_viewport_size({"width": width, "height": height})
        await self.page.evaluate(DRESS, look.letters)

    async def measured(self, scenes: Iterable[Scene], look: Look) -> list[str]:
        """Whatever is wrong with any of them at this size, and what moves from one to the next."""
        faults: list[str] = []
        before: dict[str, tuple[str, list[int]]] = {}
        dressed = False
        for scene in scenes:
            await self.show(scene)
            if not dressed:
                await self.look(look)
                dressed = True
            found = await self.page.evaluate(MEASURE)
            where = f"{scene.game} {scene.seats} {scene.name} {look.size} {look.language} {look.letters}"
            faults += [f"{where}: {each}" for each in found["faults"]]
            for key, at in found["stays"].items():
                name, was = before.setdefault(f"{key} {scene.standing}", (scene.name, at))
                moved = max(abs(at[0] - was[0]), abs(at[1] - was[1]))
                if moved > STAYS_PX:
                    faults.append(f"{where}: {key} lies {moved} px from where it lay in {name}")
        return faults
