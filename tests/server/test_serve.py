"""`wordless serve` as a host runs it: it says where it is, starts only where it may, and stops without loss."""

import asyncio
import io
import os
import pty
import re
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest

from tests.helpers.cli import process, refused, wordless
from tests.helpers.client import Client
from tests.helpers.journals import journal_file, write_matches
from tests.helpers.server import ServerProcess
from wordless.server.host import announce
from wordless.server.journal.file import SCHEMA
from wordless.server.settings import Settings
from wordless.server.web import network


@pytest.fixture
def house(tmp_path: Path) -> Iterator[ServerProcess]:
    made = ServerProcess(tmp_path / "data")
    made.start()
    yield made
    made.stop()


def serving(data: Path, *flags: str) -> tuple[str, ...]:
    return ("serve", "--host", "127.0.0.1", "--data", str(data), "--no-browser", *flags)


async def confirmed_and_told_to_come_back(house: ServerProcess) -> tuple[str, aiohttp.ClientWebSocketResponse]:
    async with aiohttp.ClientSession() as session:
        person = Client(house.base, session)
        code = await person.open("signum", seats=4, name="Ada", start="easy")
        await person.connect(code)
        await person.until(lambda each: each.view)
        assert (await person.do("rename", name="Grace"))["say"] == "done"
        house.process.send_signal(signal.SIGTERM)  # type: ignore[union-attr]
        assert person.ws is not None
        await asyncio.wait_for(person._reading, 20)  # type: ignore[arg-type]
        return code, person.ws


def test_sigterm_sends_everybody_away_to_come_back_and_ends_with_0(house: ServerProcess) -> None:
    code, ws = asyncio.run(confirmed_and_told_to_come_back(house))
    assert ws.close_code == aiohttp.WSCloseCode.GOING_AWAY
    assert house.stop() == 0
    with journal_file(house.data) as made:
        assert any(b"Grace" in body for body in made.bodies(code))
    house.start()


def test_ctrl_c_ends_with_0_and_says_no_more_than_it_must(house: ServerProcess) -> None:
    os.kill(house.pid, signal.SIGINT)
    assert house.process is not None
    assert house.process.wait(timeout=10) == 0
    assert "Traceback" not in house.said


def deaf_device(house: ServerProcess, code: str) -> socket.socket:
    """It never says goodbye, so a graceful stop waits for it."""
    wire = socket.create_connection(("127.0.0.1", house.port))
    wire.sendall(
        f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b"101 Switching" in wire.recv(4096)
    return wire


async def opened(house: ServerProcess) -> str:
    async with aiohttp.ClientSession() as session:
        return await Client(house.base, session).open("sign")


def test_a_second_ctrl_c_stops_at_once(house: ServerProcess) -> None:
    with deaf_device(house, asyncio.run(opened(house))):
        os.kill(house.pid, signal.SIGINT)
        until = time.monotonic() + 10
        while "wordless: stopping" not in house.said and time.monotonic() < until:
            time.sleep(0.01)
        assert house.process is not None
        assert house.process.poll() is None, "it is still saying goodbye"
        os.kill(house.pid, signal.SIGINT)
        assert house.process.wait(timeout=10) == 130, "a graceful end would be 0"


def test_a_taken_port_is_one_clear_line(house: ServerProcess, tmp_path: Path) -> None:
    with process(*serving(tmp_path / "other", "--port", str(house.port))) as run:
        out, err = run.communicate(timeout=20)
    assert (run.returncode, out) == (2, "")
    assert err.splitlines()[-1] == (
        f"wordless: port {house.port} is taken; choose another with --port, or --port 0 for any free one"
    )


def test_two_servers_do_not_share_a_data_folder_but_the_other_commands_do(house: ServerProcess, tmp_path: Path) -> None:
    said = refused(*serving(house.data, "--port", "0"))
    assert said == (f"wordless: another Wordless server is running on {house.data}; stop it or choose another --data\n")
    assert wordless("backup", str(tmp_path / "copy"), "--data", str(house.data)).exit_code == 0
    house.kill()
    house.start()


@pytest.mark.parametrize(
    ("host", "said"),
    [
        ("8.8.8.8", "8.8.8.8 is not an address of this machine"),
        ("nowhere.invalid", "nowhere.invalid is not an address"),
    ],
)
def test_an_address_that_is_not_ours_is_one_clear_line(tmp_path: Path, host: str, said: str) -> None:
    assert said in refused("serve", "--host", host, "--port", "0", "--data", str(tmp_path))


def test_a_journal_that_cannot_be_read_is_refused_in_words_at_start(tmp_path: Path) -> None:
    write_matches(tmp_path, "ABCDEF", "signs", 3)
    path = tmp_path / "wordless.sqlite"
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    assert f"{path} cannot be read as a journal" in refused(*serving(tmp_path, "--port", "0"))
    path.write_bytes(whole[:60] + (9).to_bytes(4, "big") + whole[64:])
    assert f"has journal schema 9; this program reads schema {SCHEMA}" in refused(*serving(tmp_path, "--port", "0"))
    (tmp_path / "file").write_text("in the way")
    assert "data" in refused(*serving(tmp_path / "file" / "data", "--port", "0"))


def test_the_address_of_the_machine_of_the_network_and_its_qr_code_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(announce, "network_address", lambda: "192.168.7.9")
    here = Settings(data=Path("data"), prefix="/games")
    assert announce.addresses(here, 80) == ("http://127.0.0.1:80/games/", "http://192.168.7.9:80/games/")
    for host, own in (("127.0.0.1", "127.0.0.1"), ("::1", "[::1]"), ("localhost", "localhost")):
        alone = Settings(data=Path("data"), host=host)
        assert announce.addresses(alone, 80) == (f"http://{own}:80/", None), "nobody else can come in"
    outside = Settings(data=Path("data"), host="192.168.7.10")
    assert announce.addresses(outside, 80) == ("http://192.168.7.10:80/",) * 2


def test_without_a_network_only_this_machine_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "ANYWHERE", "127.0.0.1")
    assert network.network_address() is None
    assert announce.addresses(Settings(data=Path("data")), 80)[1] is None


def at_a_terminal(data: Path, environment: dict[str, str], seen: Path) -> str:
    """What a person sees until the browser is open, and Ctrl-C."""
    lead, follow = pty.openpty()
    command = [sys.executable, "-m", "wordless.cli", "serve", "--port", "0", "--data", str(data)]
    run = subprocess.Popen(command, stdin=follow, stdout=follow, stderr=follow, env=os.environ | environment)
    os.close(follow)
    shown, until = b"", time.monotonic() + 30
    while b"Ctrl-C" not in shown and select.select([lead], [], [], 20)[0]:
        shown += os.read(lead, 4096)
    while not seen.exists() and time.monotonic() < until:
        time.sleep(0.02)
    run.send_signal(signal.SIGINT)
    assert run.wait(timeout=20) == 0
    os.close(lead)
    return shown.decode()


def test_a_person_at_a_terminal_gets_a_qr_code_and_a_browser(tmp_path: Path) -> None:
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.part && mv {seen}.part {seen}\n')
    browser.chmod(0o755)
    usual = {"BROWSER": f"{browser} %s", "DISPLAY": ":0", "CI": "", "LC_ALL": "C.UTF-8"}
    shown = at_a_terminal(tmp_path / "data", usual, seen)
    own = re.search(r"http://127\.0\.0\.1:\d+/", shown)
    assert own is not None
    assert seen.read_text().strip() == own.group()
    network = re.search(r"On your network: (\S+)", shown)
    assert ("█" in shown) == (network is not None)
    if network is not None:
        assert announce.qr(network.group(1)).splitlines()[3] in shown


class Screen(io.StringIO):
    """A terminal, or none."""

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


@pytest.mark.parametrize(
    ("environment", "terminal", "opens"),
    [
        ({"DISPLAY": ":0"}, True, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True, True),
        ({"DISPLAY": ":0"}, False, False),
        ({"DISPLAY": ":0", "CI": "true"}, True, False),
        ({}, True, False),
    ],
)
def test_a_browser_opens_only_where_somebody_can_see_it(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], terminal: bool, opens: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "CI"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "stdin", Screen(terminal))
    monkeypatch.setattr(sys, "stdout", Screen(terminal))
    assert announce.attended() == opens


@pytest.mark.parametrize("wanted", [True, False])
def test_no_browser_opens_where_the_host_wants_none(monkeypatch: pytest.MonkeyPatch, wanted: bool) -> None:
    opened: list[str] = []
    monkeypatch.setattr(announce, "attended", lambda: True)
    monkeypatch.setattr(announce, "network_address", lambda: None)
    monkeypatch.setattr(announce, "in_browser", opened.append)
    announce.announce(Settings(data=Path("data"), no_browser=not wanted), 80)
    assert opened == ["http://127.0.0.1:80/"] * wanted


def test_the_host_is_spoken_to_in_the_machines_language(tmp_path: Path) -> None:
    with process(*serving(tmp_path, "--port", "0"), env=os.environ | {"LC_ALL": "de_DE.UTF-8"}) as run:
        assert run.stdout is not None
        assert "Wordless läuft auf http://127.0.0.1:" in run.stdout.readline()
        run.send_signal(signal.SIGTERM)
