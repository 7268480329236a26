"""People with browsers: real Chromium, what each page hears and asks for, and what must never happen to any of them."""

import asyncio
import json
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
)

from wordless.texts import text

PHONE = {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
NIGHT = {"color_scheme": "dark"}
# What a browser remembers that has played every game: the goal is said and a lesson offered before a first match only.
PLAYED = """if (!localStorage.getItem('wordless.played'))
  localStorage.setItem('wordless.played', '["sign", "signum", "signs", "subtext"]')"""
PATIENCE_MS = 30_000
REGIONS = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}


class Person:
    """One browser of somebody's own: its page, and everything that came into it."""

    def __init__(self, context: BrowserContext, page: Page, base: str, language: str, phone: bool) -> None:
        self.context = context
        self.page = page
        self.base = base
        self.language = language
        self.phone = phone
        self.keyed = False
        self.excused = False
        self.faults: list[str] = []
        self.asked: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.views: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.deal: dict[str, Any] = {}
        self.seat: int | None = None
        self._listen()

    def _listen(self) -> None:
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda wrong: self._fault(f"thrown: {wrong}"))
        self.page.on("request", self._requested)
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)
        self.page.on("websocket", self._connected)

    def _fault(self, what: str) -> None:
        if not self.excused:
            self.faults.append(what)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._fault(f"console: {message.text}")

    def _requested(self, request: Request) -> None:
        asked = urlsplit(request.url)
        self.asked.append(asked.path)
        if asked.scheme not in {"data", "blob"} and f"{asked.scheme}://{asked.netloc}" != self.base:
            self.faults.append(f"another host: {request.url}")

    def _failed(self, request: Request) -> None:
        # A page that is left while something is still under way breaks it off itself.
        if request.failure != "net::ERR_ABORTED":
            self._fault(f"failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._fault(f"{response.status}: {response.url}")

    def _connected(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != urlsplit(self.base).netloc:
            self.faults.append(f"another host: {socket.url}")
        socket.on("framereceived", lambda letter: self._hear(json.loads(letter)))
        socket.on("framesent", lambda letter: self.sent.append(json.loads(letter)))

    def _hear(self, frame: dict[str, Any]) -> None:
        self.frames.append(frame)
        if frame["say"] == "you":
            self.seat = frame["seat"]
        if frame["say"] == "whole":
            self.table, self.view, self.deal = frame["table"], frame.get("view", {}), frame.get("deal", {})
        elif frame["say"] == "change":
            self.table = {**self.table, **frame.get("table", {})}
            self.view = {**self.view, **frame.get("view", {})}
            self.deal = frame.get("deal", self.deal)
        if "view" in frame:
            self.views.append({"match": self.deal["match"], "seat": self.seat, "view": self.view})

    def text(self, key: str, **parameters: str | int) -> str:
        """A text as this person reads it."""
        return text(self.language, key, **parameters)

    @property
    def phase(self) -> str:
        return str(self.table.get("phase", ""))

    @property
    def name(self) -> str:
        assert self.seat is not None
        return str(self.table["places"][self.seat]["name"])

    def named(self, seat: int) -> str:
        """Whoever sits there, as this person reads it."""
        return str(self.table["places"][seat]["name"]) or self.text(f"bot-name-{seat}")

    async def go(self, path: str) -> None:
        await self.page.goto(f"{self.base}/{path}", wait_until="load", timeout=PATIENCE_MS)

    def button(self, name: str, exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    async def press(self, what: str | Locator, patience_ms: float = PATIENCE_MS, **parameters: str | int) -> None:
        """A finger on a phone, a pointer elsewhere, or a key; a text's id stands for the button that says it."""
        found = self.button(self.text(what, **parameters)).first if isinstance(what, str) else what
        if self.keyed:
            await found.focus(timeout=patience_ms)
            await self.page.keyboard.press("Enter")
        elif self.phone:
            await found.tap(timeout=patience_ms)
        else:
            await found.click(timeout=patience_ms)

    async def sees(self, what: str, **parameters: str | int) -> None:
        """That text stands on the page, or will in a moment."""
        await self.page.get_by_text(self.text(what, **parameters)).first.wait_for(timeout=PATIENCE_MS)

    async def until(self, phase: str) -> None:
        """Wait until the table is in that phase, by what this page was told."""
        await self.waits(lambda: self.phase == phase)

    def answered(self) -> bool:
        """Nothing this page has asked for is still under way."""
        heard = {frame.get("id") for frame in self.frames}
        return all(sent["id"] in heard for sent in self.sent if "id" in sent)

    async def waits(self, holds: Callable[[], bool], seconds: float = 60) -> None:
        """For what this page will have been told in a moment."""
        for _ in range(int(seconds * 20)):
            if holds():
                return
            await asyncio.sleep(0.05)
        raise AssertionError(f"waited in vain; the table is {self.phase!r}")


class Evening:
    """Everybody who has come; nobody's page may have stumbled when they go."""

    def __init__(self, browser: Browser, base: str) -> None:
        self.browser = browser
        self.base = base
        self.people: list[Person] = []

    async def come(self, language: str = "en", phone: bool = False, newcomer: bool = False, **wanted: Any) -> Person:
        """Somebody with a browser of their own, who has played everything before, or nothing."""
        device: Mapping[str, Any] = PHONE if phone else DESKTOP
        still = {} if phone else {"reduced_motion": "reduce"}
        context = await self.browser.new_context(**{**device, **still, **NIGHT, "locale": REGIONS[language], **wanted})
        context.set_default_timeout(PATIENCE_MS)
        if not newcomer:
            await context.add_init_script(PLAYED)
        return await self.tab(context, language, phone)

    async def tab(self, context: BrowserContext, language: str = "en", phone: bool = False) -> Person:
        """Another page of the same browser."""
        person = Person(context, await context.new_page(), self.base, language, phone)
        self.people.append(person)
        return person

    async def host(self, game: str, person: Person, pace: str = "instant", **wanted: Any) -> str:
        """A table that this person has opened and looks at, its bots as quick as can be, or as is asked."""
        body = {"game": game, "name": "Ada", "language": person.language, **wanted}
        await person.go("")
        opened = await person.context.request.post(f"{self.base}/api/tables", data=body)
        assert opened.status == 201, await opened.text()
        code = str((await opened.json())["code"])
        await person.go(f"t/{code}")
        await person.page.get_by_label(person.text("house-pace")).select_option(pace)
        return code

    async def join(self, code: str, person: Person, name: str) -> None:
        """By the link, with a name, on any seat."""
        await self.asks(code, person, name, "join-sit")
        await person.waits(lambda: person.seat is not None and bool(person.table["places"][person.seat]["taken"]))

    async def asks(self, code: str, person: Person, name: str, press: str = "join-ask") -> None:
        """By the link, with a name: in a running match the host decides."""
        await person.go(f"t/{code}")
        await person.page.get_by_label(person.text("join-name")).fill(name)
        await person.press(press)

    async def leave(self) -> list[str]:
        """Everybody goes; what went wrong on whose page."""
        faults = [f"{at}: {fault}" for at, person in enumerate(self.people) for fault in person.faults]
        for context in {person.context for person in self.people}:
            try:
                await context.close()
            except Error as wrong:
                faults.append(str(wrong))
        return faults
