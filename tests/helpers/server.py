"""A server to test: a real process, started, killed and ended by its own process id, or one in this loop."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from pathlib import Path
from typing import Any

import aiohttp

from tests.helpers.client import Client
from wordless.server.host.serve import Running, running
from wordless.server.settings import Settings
from wordless.server.tables.people.identity import person_of

READY_S = 60.0
TEST_S = 60.0


class ServerProcess:
    """One data folder, and the server process that runs on it now; all that it ever says is in `said`."""

    def __init__(self, data: Path, *flags: str) -> None:
        self.data = data
        self._flags = flags
        self._log = data.parent / f"{data.name}.log"
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def said(self) -> str:
        return self._log.read_text() if self._log.exists() else ""

    def start(self) -> None:
        """Up and listening: the address is read from what it prints."""
        command = [sys.executable, "-m", "wordless.cli", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--data", str(self.data), "--no-browser", *self._flags]
        before = len(self.said)
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, env=os.environ | {"COLUMNS": "200", "PYTHONUNBUFFERED": "1"}
            )
        until = time.monotonic() + READY_S
        while time.monotonic() < until and self.process.poll() is None:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", self.said[before:]):
                self.port = int(found.group(1))
                return
            time.sleep(0.01)
        raise AssertionError(f"the server did not start ({self.process.poll()}): {self.said[before:]}")

    def workers(self) -> list[int]:
        """The processes that it has started itself."""
        threads = Path(f"/proc/{self.pid}/task").glob("*/children")
        return [int(child) for children in threads for child in children.read_text().split()]

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As a host would: SIGTERM, and wait."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=15)


async def until(holds: Callable[[], bool], seconds: float = 30) -> None:
    """Wait for what no single event tells of."""
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110
            await asyncio.sleep(0.005)


class Call:
    """Something a clock will do."""

    def __init__(self, do: Callable[[], None]) -> None:
        self.do: Callable[[], None] | None = do

    def cancel(self) -> None:
        self.do = None


class HandClock:
    """A clock that a test turns by hand; what is due at once happens at once."""

    def __init__(self) -> None:
        self._now = 1_000.0
        self._due: list[tuple[float, int, Call]] = []
        self._count = 0

    def now(self) -> float:
        return self._now

    def later(self, seconds: float, call: Callable[[], None]) -> Call:
        made = Call(call)
        if seconds <= 0:
            asyncio.get_running_loop().call_soon(self._do, made)
        else:
            self._count += 1
            heappush(self._due, (self._now + seconds, self._count, made))
        return made

    def turn(self, seconds: float) -> None:
        """So much time passes, and everything that falls due happens in its order."""
        until = self._now + seconds
        while self._due and self._due[0][0] <= until:
            at, _, call = heappop(self._due)
            self._now = max(self._now, at)
            self._do(call)
        self._now = until

    def _do(self, call: Call) -> None:
        do, call.do = call.do, None
        if do is not None:
            do()


class LocalServer:
    """A server in this loop, its clock, and a session for its guests."""

    def __init__(self, server: Running, clock: HandClock, session: aiohttp.ClientSession, data: Path) -> None:
        self.server = server
        self.hall = server.hall
        self.clock = clock
        self.session = session
        self.data = data
        self._people: list[Client] = []

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.server.port}"

    def person(self, like: Client | None = None) -> Client:
        """Somebody new; or another tab of somebody, which is the same person."""
        made = Client(self.base, self.session)
        made.token = like.token if like else made.token
        self._people.append(made)
        return made

    async def empty(self) -> None:
        await asyncio.gather(*[person.leave() for person in self._people], return_exceptions=True)

    async def at_table(self, game: str, people: int, **wanted: Any) -> list[Client]:
        """A table of that game at which so many people sit, each connected; the first is the host."""
        host = self.person()
        code = await host.open(game, name="guest 0", **wanted)
        guests = [host]
        await host.connect(code)
        for at in range(1, people):
            guest = self.person()
            await guest.connect(code)
            answer = await guest.do("sit", name=f"guest {at}", seat=at)
            assert answer["say"] == "done", answer
            guests.append(guest)
        for guest in guests:
            await guest.until(lambda heard: sum(place["here"] for place in heard.table.get("places", ())) == people)
        return guests

    async def gone(self, *people: Client) -> None:
        """They close their browsers, and the server has noticed."""
        for person in people:
            before = self._sockets(person)
            await person.leave()
            await until(lambda: self._sockets(person) < before)  # noqa: B023

    def _sockets(self, person: Client) -> int:
        known = person_of(person.token)
        return sum(link.person == known for table in self.hall.tables.values() for link in table.audience.links)

    async def turn(self, seconds: float) -> None:
        """Time passes at the tables, and everybody has heard what came of it at once."""
        self.clock.turn(seconds)
        await until(lambda: not any(table._writing for table in self.hall.tables.values()))
        await self.heard()

    async def heard(self) -> None:
        """Everybody has heard what was said so far."""
        await asyncio.gather(*[person.ping() for person in self._people if person.ws and not person.ws.closed])


@asynccontextmanager
async def at_home(data: Path, **settings: Any) -> AsyncIterator[LocalServer]:
    """A server in this loop whose clock is turned by hand."""
    clock = HandClock()
    asked = Settings(data=data, host="127.0.0.1", port=0, no_browser=True, **settings)
    jar = aiohttp.DummyCookieJar()
    async with running(asked, clock) as server, aiohttp.ClientSession(cookie_jar=jar) as session:
        home = LocalServer(server, clock, session, data)
        yield home
        await home.empty()


def served(**settings: Any) -> Callable[[Callable[[LocalServer], Awaitable[None]]], Callable[[Path], None]]:
    """A test that is a guest at a server of its own."""

    def wrap(test: Callable[[LocalServer], Awaitable[None]]) -> Callable[[Path], None]:
        async def visit(data: Path) -> None:
            async with asyncio.timeout(TEST_S), at_home(data, **settings) as home:
                await test(home)

        def run(tmp_path: Path) -> None:
            asyncio.run(visit(tmp_path))

        run.__name__ = getattr(test, "__name__", "")
        return run

    return wrap
