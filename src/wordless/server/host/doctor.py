"""Diagnostics on one screen: what is installed, which games are there, where data lies, whether this machine is fit.

Everything is only looked at: nothing is made, locked for long or repaired.
"""

import errno
import os
import platform
import shutil
import socket
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from pathlib import Path
from typing import Literal, NamedTuple

from wordless.games import GAMES
from wordless.server.journal.file import FILE, Unusable, connect_existing
from wordless.server.journal.lock import held
from wordless.server.settings import Settings
from wordless.texts import LANGUAGES

STANDS_ON = ("aiohttp", "msgspec", "uvloop")
FREE_BYTES = 200_000_000
FILES_BESIDES = 256
BUILT_S = 1_735_689_600  # 2025: a clock that says less is wrong
AHEAD_S = 60.0  # entries written later than now by more than this: the clock has been set back


class Finding(NamedTuple):
    """One line: what was looked at, how it stands, and what was found."""

    what: str
    state: Literal["ok", "note", "bad"]
    found: str


def findings(settings: Settings) -> Iterator[Finding]:
    """All of them, in the order in which they are shown."""
    yield Finding("wordless", "ok", f"{_version('wordless')} in {files('wordless')}")
    yield Finding("python", "ok", f"{platform.python_version()} on {platform.system()} {platform.release()}")
    yield Finding("libraries", "ok", ", ".join([f"{name} {_version(name)}" for name in STANDS_ON] + [_sqlite()]))
    yield _client()
    yield from _games()
    yield from _data(settings.data)
    yield _port(settings.host, settings.port)
    yield _open_files(settings.sockets_max + FILES_BESIDES)
    yield _clock(settings.data / FILE)
    yield _disk(settings.data)


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "(missing)"


def _sqlite() -> str:
    return f"SQLite {sqlite3.sqlite_version}"


def _client() -> Finding:
    """The page that people open."""
    if files("wordless").joinpath("web", "index.html").is_file():
        return Finding("client", "ok", "the browser client is here")
    return Finding("client", "bad", "the browser client is missing: run make web, or install a released wheel")


def _games() -> Iterator[Finding]:
    for name, game in GAMES.items():
        seats = f"{game.SEATS[0]} to {game.SEATS[-1]} seats"
        yield Finding(name, "ok", f"rules version {game.RULES}, {seats}, in {', '.join(LANGUAGES)}")


def _data(folder: Path) -> Iterator[Finding]:
    if not folder.exists():
        yield Finding("data", "note", f"{folder} is not there yet; a server will make it")
        return
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        yield Finding("data", "bad", f"{folder} cannot be written")
        return
    yield Finding("data", "ok", f"{folder}, {_running(folder)}")
    yield _journal(folder / FILE)


def _running(folder: Path) -> str:
    try:
        with held(folder):
            return "no server runs on it"
    except Unusable:
        return "a server is running on it"


def _journal(path: Path) -> Finding:
    if not path.exists():
        return Finding("journal", "note", "no table has been opened yet")
    try:
        with closing(connect_existing(path)) as db:
            tables = db.execute("select count(*) from tables").fetchone()[0]
    except (sqlite3.Error, Unusable) as wrong:
        return Finding("journal", "bad", str(wrong))
    size = sum(beside.stat().st_size for beside in path.parent.glob(f"{path.name}*"))
    return Finding("journal", "ok", f"{tables} tables, {_amount(size)}; `wordless check` looks through all of it")


def _port(host: str, port: int) -> Finding:
    """Whether a server could listen there now."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        if sys.platform != "win32":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as wrong:
            taken = wrong.errno == errno.EADDRINUSE
            said = "is taken, perhaps by a server of yours" if taken else f"cannot be used: {wrong.strerror or wrong}"
            return Finding("port", "note" if taken else "bad", f"{port} on {host} {said}")
    return Finding("port", "ok", f"{port} on {host} is free")


def _open_files(wanted: int) -> Finding:
    if sys.platform == "win32":
        return Finding("files", "ok", "no limit that matters")
    import resource

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard == resource.RLIM_INFINITY or hard >= wanted:
        return Finding("files", "ok", f"{wanted} may be open at once, as --sockets-max needs")
    return Finding("files", "note", f"only {hard} may be open at once; --sockets-max needs {wanted}")


def _clock(path: Path) -> Finding:
    """Times in the journal are for people; but a clock that runs wrong shows in them."""
    now, latest = time.time(), 0.0
    with suppress(sqlite3.Error, Unusable, OSError):
        if path.exists():
            with closing(connect_existing(path)) as db:
                latest = (db.execute("select max(touched_ms) from tables").fetchone()[0] or 0) / 1000
    said = time.strftime("%Y-%m-%d %H:%M:%S %z", time.localtime(now))
    if now < BUILT_S:
        return Finding("clock", "bad", f"{said} cannot be right")
    if latest > now + AHEAD_S:
        return Finding("clock", "note", f"{said} is {latest - now:.0f} s behind the last entry of the journal")
    return Finding("clock", "ok", said)


def _disk(folder: Path) -> Finding:
    there = next(each for each in (folder, *folder.parents) if each.exists())
    free = shutil.disk_usage(there).free
    state: Literal["ok", "bad"] = "ok" if free >= FREE_BYTES else "bad"
    return Finding("disk", state, f"{_amount(free)} free at {there}")


def _amount(size: int) -> str:
    return f"{size / 1e9:.1f} GB" if size >= 1e9 else f"{size / 1e6:.1f} MB"


def page(found: list[Finding]) -> str:
    """One line each; what is not well is marked, and said again at the end."""
    marks = {"ok": " ", "note": "·", "bad": "!"}
    lines = [f"{marks[each.state]} {each.what:<10} {each.found}" for each in found]
    bad = [each.what for each in found if each.state == "bad"]
    return "\n".join([*lines, "", f"not fit: {', '.join(bad)}" if bad else "all is well"])
