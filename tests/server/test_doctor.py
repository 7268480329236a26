"""`wordless doctor`: one screen that says how things stand, and an exit code for scripts."""

import socket
import time
from pathlib import Path

import pytest

from tests.helpers.cli import wordless
from tests.helpers.journals import write_matches
from wordless.games import GAMES
from wordless.server.host import doctor
from wordless.server.journal.file import FILE
from wordless.server.journal.lock import held
from wordless.server.settings import Settings

SCREEN = (24, 120)


@pytest.fixture
def port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def found(data: Path, **given: object) -> dict[str, doctor.Finding]:
    settings = Settings(data=data, **{"host": "127.0.0.1", "port": 0, "sockets_max": 8} | given)  # type: ignore[arg-type]
    return {each.what: each for each in doctor.findings(settings)}


def test_it_is_one_screen_that_names_every_game_and_where_data_lies(tmp_path: Path, port: int) -> None:
    write_matches(tmp_path, "AAAAAA", "signs", 3)
    ran = wordless("doctor", "--data", str(tmp_path), "--host", "127.0.0.1", "--port", str(port))
    lines = ran.stdout.splitlines()
    assert ran.exit_code == 0, ran.output
    assert len(lines) <= SCREEN[0]
    assert lines[-1] == "all is well"
    for wanted in (*GAMES, str(tmp_path), "1 tables", f"{port} on 127.0.0.1 is free", "aiohttp 3.", "free at"):
        assert any(wanted in line for line in lines), wanted


def test_a_folder_that_is_not_there_is_no_fault_and_is_not_made(tmp_path: Path) -> None:
    data = tmp_path / "later"
    assert found(data)["data"].state == "note"
    assert not data.exists()


def test_a_running_server_a_taken_port_and_few_files_are_noted(tmp_path: Path) -> None:
    with held(tmp_path), socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = found(tmp_path, port=port, sockets_max=10**9)
    assert "a server is running on it" in said["data"].found
    assert (said["port"].state, said["files"].state) == ("note", "note")


def test_what_is_broken_is_said_and_ends_with_exit_code_1(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / FILE).write_bytes(b"this is no database at all, but long enough to look like one" * 40)
    monkeypatch.setattr(doctor, "FREE_BYTES", 10**18)
    ran = wordless("doctor", "--data", str(tmp_path), "--host", "127.0.0.1", "--port", "0")
    assert ran.exit_code == 1
    assert ran.stdout.splitlines()[-1] == "not fit: journal, disk"


def test_a_clock_that_was_set_back_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_matches(tmp_path, "AAAAAA", "signs", 3)
    monkeypatch.setattr(time, "time", lambda: doctor.BUILT_S + 1.0)
    assert "behind the last entry" in found(tmp_path)["clock"].found
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert found(tmp_path)["clock"].state == "bad"
