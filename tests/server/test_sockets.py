"""Two thousand devices at once: all are told of every move, none is dropped but the one that has fallen silent."""

import asyncio
import json
import time
from pathlib import Path
from secrets import token_hex, token_urlsafe
from typing import Any

import aiohttp
import pytest

from tests.helpers.raw_socket import CLOSE, TEXT, RawSocket, bearer, connect, open_files
from tests.helpers.server import ServerProcess, until
from wordless.server.web.socket import PING_S, STALE_S

TABLES = 100
SEATS = 4
WATCHING = 16  # at each table
AT_ONCE = 50


class Device:
    """A socket that checks its stream for gaps and counts the gestures it has seen."""

    def __init__(self) -> None:
        self.at: tuple[str, int] | None = None
        self.seen: set[int] = set()
        self.answers: dict[str, str] = {}
        self.view: dict[str, Any] = {}
        self.faults: list[str] = []
        self.raw: RawSocket | None = None

    @property
    def lost(self) -> bool:
        return self.raw is None or self.raw.lost.done()

    def hear(self, opcode: int, payload: bytes) -> None:
        if opcode == CLOSE:
            self.faults.append(f"closed: {payload!r}")
        if opcode != TEXT:
            return
        frame = json.loads(payload)
        if frame["say"] in ("done", "refused"):
            self.answers[frame["id"]] = frame["say"]
        if frame["say"] not in ("whole", "change"):
            return
        at = tuple(frame["at"])
        if frame["say"] == "change" and self.at is not None and at != (self.at[0], self.at[1] + 1):
            self.faults.append(f"a gap: {self.at} {at}")
        self.at = at
        self.view |= frame.get("view") or {}
        happened = (frame.get("view") or {}).get("happened")
        if happened and happened["what"] == "gestured":
            self.seen.add(happened["seat"])

    async def do(self, letter: dict[str, Any]) -> None:
        assert self.raw is not None
        id = token_hex(12)
        self.raw.say(json.dumps({"id": id, **letter}).encode())
        await until(lambda: id in self.answers)
        assert self.answers[id] == "done", letter


async def seated(house: ServerProcess, session: aiohttp.ClientSession, room: asyncio.Semaphore) -> list[Device]:
    """A table with its match begun: four who play, and those who watch."""
    async with room:
        tokens = [token_urlsafe(32) for _ in range(SEATS + WATCHING)]
        opening = {"game": "signum", "seats": SEATS, "name": "player 0"}
        headers = {"Authorization": f"Bearer {tokens[0]}"}
        async with session.post(house.base + "/api/tables", json=opening, headers=headers) as response:
            code = (await response.json())["code"]
        devices = [Device() for _ in tokens]
        for seat, (device, token) in enumerate(zip(devices, tokens, strict=True)):
            device.raw = await connect(house.port, f"/ws/{code}", device.hear, bearer(token))
            if 0 < seat < SEATS:
                await device.do({"say": "do", "what": {"do": "sit", "name": f"player {seat}", "seat": seat}})
        await devices[0].do({"say": "do", "what": {"do": "start"}})
    return devices


async def gesture(device: Device) -> None:
    await device.do({"say": "ask", "stage": device.view["stage"], "move": {"move": "gesture", "gesture": "nod"}})


async def two_thousand(house: ServerProcess) -> None:
    room = asyncio.Semaphore(AT_ONCE)
    async with aiohttp.ClientSession() as session:
        tables = await asyncio.gather(*[seated(house, session, room) for _ in range(TABLES)])
        devices = [device for table in tables for device in table]
        silent = Device()
        async with session.post(house.base + "/api/tables", json={"game": "signum"}) as response:
            code = (await response.json())["code"]
        silent_since = time.monotonic()
        silent.raw = await connect(house.port, f"/ws/{code}", silent.hear, mute=True)
        async with session.get(house.base + "/healthz") as response:
            assert (await response.json())["sockets"] == TABLES * (SEATS + WATCHING) + 1
        for seat in range(SEATS):
            await asyncio.gather(*[gesture(table[seat]) for table in tables])
        await until(lambda: all(device.seen == set(range(SEATS)) for device in devices))
        await asyncio.wait_for(silent.raw.lost, STALE_S + 3 * PING_S)
        assert time.monotonic() - silent_since > STALE_S
        assert [device.faults for device in devices if device.faults or device.lost] == []
        for seat in range(SEATS):
            await asyncio.gather(*[gesture(table[seat]) for table in tables[:5]])
        for device in devices:
            assert device.raw is not None
            device.raw.transport.abort()


@pytest.mark.slow
def test_two_thousand_sockets_are_told_of_every_move_and_none_is_dropped(tmp_path: Path) -> None:
    open_files(TABLES * (SEATS + WATCHING) + 200)
    house = ServerProcess(tmp_path / "data", "--sockets-max", "5000", "--requests-per-second", "5000")
    house.start()
    try:
        asyncio.run(two_thousand(house))
    finally:
        ended = house.stop()
    assert ended == 0
    assert "ERROR" not in house.said
