"""A person at a table, over real HTTP and a real websocket: what the tests of the server play with."""

import asyncio
import json
import secrets
from random import Random
from types import SimpleNamespace
from typing import Any

import aiohttp
import msgspec

from wordless.engine.game import Offer
from wordless.engine.play import draw, kinds
from wordless.games import GAMES


class Client:
    """One browser: its token, its socket, and what it has been told so far."""

    def __init__(self, base: str, session: aiohttp.ClientSession) -> None:
        self.base = base
        self.session = session
        self.token = secrets.token_urlsafe(32)
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.deal: dict[str, Any] = {}
        self.offers: list[dict[str, Any]] = []
        self.awaited: list[int] = []
        self.clocks: list[dict[str, Any]] = []
        self.at: tuple[str, int] | None = None
        self.seat: int | None = None
        self.host = False
        self.frames: list[dict[str, Any]] = []
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.news = asyncio.Event()
        self.wholes = 0
        self.ws: aiohttp.ClientWebSocketResponse | None = None
        self._reading: asyncio.Task[None] | None = None

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    async def post(self, path: str, body: Any = None) -> tuple[int, Any]:
        async with self.session.post(self.base + path, json=body, headers=self.headers) as response:
            return response.status, await response.json()

    async def read(self, path: str) -> tuple[int, Any]:
        async with self.session.get(self.base + path, headers=self.headers) as response:
            return response.status, json.loads(await response.read())

    async def open(self, game: str, **wanted: Any) -> str:
        status, said = await self.post("/api/tables", {"game": game, **wanted})
        assert status == 201, said
        return str(said["code"])

    async def connect(self, code: str, query: str = "", resume: bool = False) -> None:
        at = f"&at={self.at[0]}.{self.at[1]}" if resume and self.at else ""
        self.seat, self.host = None, False
        if not resume:
            self.table, self.view, self.at = {}, {}, None
        self.ws = await self.session.ws_connect(f"{self.base}/ws/{code}?{query}{at}", headers=self.headers)
        self._reading = asyncio.create_task(self._read(self.ws))

    async def connect_refused(self, code: str, status: int, key: str) -> None:
        """As a program hears it, who is told why over HTTP."""
        upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
        headers = self.headers | upgrade | {"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA=="}
        async with self.session.get(f"{self.base}/ws/{code}", headers=headers) as response:
            assert (response.status, (await response.json())["error"]["key"]) == (status, key)

    async def _read(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        try:
            async for message in ws:
                if message.type == aiohttp.WSMsgType.TEXT:
                    self.hear(json.loads(message.data))
        finally:
            self._cut_off()

    def _cut_off(self) -> None:
        """The line is gone: nothing that waits will be answered on it."""
        for waiting in self.answers.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError())
                waiting.exception()  # whoever waits may be gone too
        self.answers.clear()
        self.news.set()

    def hear(self, frame: dict[str, Any]) -> None:
        self.frames.append(frame)
        say = frame["say"]
        if say in ("done", "refused", "pong"):
            waiting = self.answers.pop(frame.get("id", "pong"), None)
            if waiting is not None and not waiting.done():
                waiting.set_result(frame)
        elif say == "you":
            self.seat, self.host = frame["seat"], frame["host"]
        elif say in ("whole", "change"):
            self._told(frame)
        self.news.set()

    def _told(self, frame: dict[str, Any]) -> None:
        if frame["say"] == "whole":
            self.wholes += 1
            self.table, self.view, self.offers, self.awaited, self.deal, self.clocks = {}, {}, [], [], {}, []
        else:
            assert self.at is not None
            assert tuple(frame["at"]) == (self.at[0], self.at[1] + 1), "a gap in the stream"
        self.at = tuple(frame["at"])
        self.table |= frame.get("table") or {}
        self.view |= frame.get("view") or {}
        self.deal = frame.get("deal", self.deal)
        offers = frame.get("offers", self.offers)
        self.offers = [self.offers[each] if isinstance(each, int) else each for each in offers]
        self.awaited = frame.get("awaited", self.awaited)
        self.clocks = frame.get("clocks", self.clocks)

    async def say(self, letter: dict[str, Any], seconds: float = 10) -> dict[str, Any]:
        """Send a letter and wait for its answer."""
        assert self.ws is not None
        letter.setdefault("id", secrets.token_hex(12))
        waiting = self.answers[letter["id"]] = asyncio.get_running_loop().create_future()
        await self.ws.send_str(json.dumps(letter))
        return await asyncio.wait_for(waiting, seconds)

    async def ping(self) -> None:
        """All that was told before the pong has been heard when it comes."""
        assert self.ws is not None
        waiting = self.answers["pong"] = asyncio.get_running_loop().create_future()
        await self.ws.send_str('{"say": "ping"}')
        await asyncio.wait_for(waiting, 10)

    async def do(self, what: str, **fields: Any) -> dict[str, Any]:
        return await self.say({"say": "do", "what": {"do": what, **fields}})

    async def ask(self, move: Any, **more: Any) -> dict[str, Any]:
        encoded = json.loads(msgspec.json.encode(move))
        return await self.say({"say": "ask", "stage": self.view["stage"], "move": encoded, **more})

    def some_move(self, random: Random) -> Any:
        """A move drawn from the offers as they came over the wire, or None."""
        wanted = [offer for offer in self.offers if offer["move"] != "gesture"]
        if not wanted:
            return None
        offers, view = msgspec.convert(wanted, tuple[Offer, ...]), SimpleNamespace(**self.view)
        return draw(random, offers, kinds(GAMES[self.table["game"]]), view)

    async def until(self, holds: Any, seconds: float = 10) -> None:
        """Wait until something is true of what has been told."""
        async with asyncio.timeout(seconds):
            while not holds(self):
                self.news.clear()
                await self.news.wait()

    async def leave(self) -> None:
        if self.ws is not None:
            await self.ws.close()
        if self._reading is not None:
            await self._reading
