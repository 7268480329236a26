"""An evening at one table: people who play, reconnect and play on, and remember every move they were promised."""

import asyncio
import secrets
from random import Random
from typing import Any

import aiohttp
import msgspec

from tests.helpers.client import Client

ANSWER_S = 10.0
SHUNNED = frozenset({"call", "void", "gesture"})  # drawn rarely, so that a match lasts


class Guest(Client):
    """Somebody who never gives up: an ask is sent again, under its id, until it is answered."""

    def __init__(self, base: str, session: aiohttp.ClientSession, code: str, number: int) -> None:
        super().__init__(base, session)
        self.code = code
        self.random = Random(number)
        self.confirmed: list[str] = []
        self.refused: list[str] = []
        self.pending: dict[str, Any] | None = None

    async def play(self, over: asyncio.Event) -> None:
        """Until the evening is over: connect, ask, and after a lost line come back to where it was."""
        while not over.is_set():
            try:
                await self.connect(self.code, resume=True)
                while not over.is_set():
                    await self._turn()
            except (aiohttp.ClientError, OSError, TimeoutError):
                await self.leave()
                await asyncio.sleep(0.05)
        await self.leave()

    async def _turn(self) -> None:
        if self.ws is None or self.ws.closed:
            raise ConnectionError
        if self.pending is None:
            self.pending = self._wish()
        if self.pending is None:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), ANSWER_S)
            return
        answer = await self.say(dict(self.pending), ANSWER_S)
        if self.pending["say"] == "ask":
            (self.confirmed if answer["say"] == "done" else self.refused).append(self.pending["id"])
        self.pending = None

    def _wish(self) -> dict[str, Any] | None:
        """A move, or the next match when one is over and the table is ours."""
        id = secrets.token_hex(12)
        if self.table.get("phase") != "playing":
            return {"say": "do", "id": id, "what": {"do": "start", "fill": "easy"}} if self.host else None
        offers = self.offers
        if self.random.random() < 0.9:
            self.offers = [offer for offer in offers if offer["move"] not in SHUNNED] or offers
        move = self.some_move(self.random)
        self.offers = offers
        if move is None:
            return None
        match = self.table["matches"]
        return {"say": "ask", "id": id, "match": match, "stage": self.view["stage"], "move": msgspec.to_builtins(move)}


async def seat_guests(
    base: str, session: aiohttp.ClientSession, game: str, seats: int, people: int, number: int
) -> list[Guest]:
    """A table of that game with a guest on the first seats; the others are for bots who do not dawdle."""
    first = Guest(base, session, "", number)
    first.code = await first.open(game, seats=seats, name="guest 0")
    guests = [first] + [Guest(base, session, first.code, number + at) for at in range(1, people)]
    for at, guest in enumerate(guests):
        await guest.connect(first.code)
        wish = {"do": "sit", "name": f"guest {at}", "seat": at} if at else {"do": "pace", "pace": "instant"}
        answer = await guest.say({"say": "do", "what": wish})
        assert answer["say"] == "done", answer
        await guest.leave()
    return guests
