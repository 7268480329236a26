"""One browser and one server for all tests of a worker; a test that is a coroutine runs in the browser's loop."""

import asyncio
import inspect
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from playwright.async_api import Browser, async_playwright

import wordless
from tests.helpers.browser import Evening
from tests.helpers.server import ServerProcess

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
TEST_S = 150.0
_RUNNERS: list[asyncio.Runner] = []


def runner() -> asyncio.Runner:
    """The loop that the browser lives in; it runs only while one of its tests does."""
    if not _RUNNERS:
        _RUNNERS.append(asyncio.Runner())
    return _RUNNERS[0]


@asynccontextmanager
async def opened() -> AsyncIterator[tuple[Browser, str]]:
    """A browser and a server's address for a program that is no test."""
    with TemporaryDirectory() as data:
        house = ServerProcess(Path(data) / "house")
        house.start()
        try:
            async with async_playwright() as driver:
                browser = await driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                yield browser, house.base
                await browser.close()
        finally:
            house.stop()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: Any) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    runner().run(asyncio.wait_for(pyfuncitem.obj(**given), TEST_S))
    return True


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert Path(CHROMIUM).exists(), f"{CHROMIUM} is missing: install chromium, or say where it is in CHROMIUM"

    async def launched() -> tuple[Any, Browser]:
        driver = await async_playwright().start()
        return driver, await driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)

    driver, made = runner().run(launched())
    yield made
    runner().run(made.close())
    runner().run(driver.stop())


@pytest.fixture(scope="session")
def parlour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A real server that all these tests visit."""
    built = Path(wordless.__file__).parent / "web" / "index.html"
    assert built.is_file(), "build the client first: make web"
    made = ServerProcess(tmp_path_factory.mktemp("parlour"))
    made.start()
    yield made
    made.stop()


@pytest.fixture
def evening(browser: Browser, parlour: ServerProcess) -> Iterator[Evening]:
    made = Evening(browser, parlour.base)
    yield made
    faults = runner().run(made.leave())
    assert not faults, "\n".join(faults)
