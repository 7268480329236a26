"""The three servers, each started on the loopback address on core 0, and the load from core 1."""

import json
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.servers.prepare import prepare

HERE = Path(__file__).parent
PORT = 9310
START_S = 30.0
CALM = 0.01  # of the time may be stolen
PATIENCE_S = 300.0


class Running:
    """A server that is up: its process id, and what the load generator must be told."""

    def __init__(self, mode: str, process: "subprocess.Popen[bytes]", paths: Path | None) -> None:
        self.mode = mode
        self.process = process
        self.paths = paths

    def load(self, tables: int, seconds: float, *flags: str) -> dict[str, Any]:
        """One run of the load generator: its figures."""
        command = [*_pinned(1), str(HERE / "build/wsload"), "-m", self.mode, "-T", str(tables), "-p", str(PORT)]
        command += ["-d", str(seconds), "-w", "1", "-i", str(self.process.pid), *flags]
        if self.paths is not None:
            command += ["-F", str(self.paths)]
        before = _jiffies()
        run = subprocess.run(command, capture_output=True, text=True, timeout=600)
        if run.returncode:
            sys.exit(f"the load on {self.mode} failed: {run.stderr.strip() or run.stdout.strip()}")
        figures: dict[str, Any] = json.loads(run.stdout)
        figures["stolen"] = _stolen(before, _jiffies())
        figures["moves_per_cpu_s"] = figures["moves_s"] / max(figures["srv_cpu"] / 100, 0.01)
        return figures


def measured(rounds: int, measures: dict[str, Callable[[], dict[str, float]]]) -> dict[str, dict[str, float]]:
    """Medians of so many rounds, each measure in turn, when the machine's host leaves it alone.

    For that it waits a while, and measures again, up to twice as often, where the host took time away after all; the
    calmest rounds count. What else runs on a shared host is no property of a server.
    """
    seen: dict[str, list[dict[str, float]]] = {name: [] for name in measures}
    until = time.monotonic() + PATIENCE_S
    for _ in range(2 * rounds):
        for name, measure in measures.items():
            if sum(row["stolen"] < CALM for row in seen[name]) < rounds:
                while time.monotonic() < until and _stolen_now() >= CALM:
                    time.sleep(1)
                seen[name].append(measure())
                print(f"{name}: {seen[name][-1]}", file=sys.stderr, flush=True)
    calmest = {name: sorted(rows, key=lambda row: row["stolen"])[:rounds] for name, rows in seen.items()}
    return {name: {key: median(row[key] for row in rows) for key in rows[0]} for name, rows in calmest.items()}


def build() -> None:
    """Compile the load generator and install the peers, once."""
    if shutil.which("gcc") is None or shutil.which("npm") is None:
        sys.exit("The server benchmark needs gcc for its load generator and Node with npm for the peers.")
    (HERE / "build").mkdir(exist_ok=True)
    source, made = HERE / "wsload.c", HERE / "build/wsload"
    if not made.exists() or made.stat().st_mtime < source.stat().st_mtime:
        subprocess.run(["gcc", "-O2", "-o", str(made), str(source)], check=True)
    if not (HERE / "node_modules/.package-lock.json").exists():
        command = ["npm", "install", "--no-save", "--legacy-peer-deps", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(command, cwd=HERE, check=True, stdout=subprocess.DEVNULL)


@contextmanager
def boardgameio(tables: int, folder: Path) -> Iterator[Running]:
    with _process(_node(), str(HERE / "boardgameio.js"), str(PORT)) as process:
        yield Running("bgio", process, None)


@contextmanager
def colyseus(tables: int, folder: Path) -> Iterator[Running]:
    with _process(_node(), str(HERE / "colyseus.js"), str(PORT)) as process:
        paths = folder / "paths.txt"
        with urllib.request.urlopen(f"http://127.0.0.1:{PORT + 1}/seats?T={tables}", timeout=120) as answer:
            paths.write_bytes(answer.read())
        yield Running("colyseus", process, paths)


@contextmanager
def wordless(tables: int, folder: Path, moves: int = 0) -> Iterator[Running]:
    """Ours, as it is shipped: the journal on, every table woken from it."""
    data, paths = folder / "data", folder / "paths.txt"
    shutil.rmtree(data, ignore_errors=True)
    paths.write_text("\n".join(prepare(data, tables, moves)) + "\n")
    limits = [
        "--requests-per-second",
        "100000",
        "--letters-per-second",
        "10000",
        "--sockets-max",
        "20000",
        "--tables-max",
        "20000",
    ]
    command = [sys.executable, "-m", "wordless.cli", "serve", "--host", "127.0.0.1", "--port", str(PORT)]
    with _process(*command, "--data", str(data), "--no-browser", *limits) as process:
        yield Running("wordless", process, paths)


@contextmanager
def _process(*command: str) -> Iterator["subprocess.Popen[bytes]"]:
    """Started, waited for, and ended by its own id."""
    with socket.socket() as probe:
        if probe.connect_ex(("127.0.0.1", PORT)) == 0:
            sys.exit(f"port {PORT} is taken: another program would be measured")
    silent = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen([*_pinned(0), *command], **silent)  # type: ignore[call-overload]
    try:
        _wait_for(process)
        yield process
    finally:
        process.terminate()
        process.wait(timeout=30)


def _wait_for(process: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + START_S
    while time.monotonic() < until and process.poll() is None:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{PORT}/", timeout=1).close()
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.1)
        else:
            return
    sys.exit(f"{process.args!r} did not start")


def _jiffies() -> list[int]:
    """What this machine's processors have done since it started, in ticks; nothing where nobody tells."""
    told = Path("/proc/stat")
    return [int(each) for each in told.read_text().split("\n", 1)[0].split()[1:9]] if told.exists() else []


def _stolen(before: list[int], after: list[int]) -> float:
    """The part of the time that the machine's own host has kept from it."""
    passed = [late - early for early, late in zip(before, after, strict=True)]
    return passed[7] / max(sum(passed), 1) if passed else 0.0


def _stolen_now() -> float:
    """The same of a busy second: from an idle machine nothing can be taken."""
    before, until = _jiffies(), time.monotonic() + 1
    while time.monotonic() < until:
        pass
    return _stolen(before, _jiffies())


def _node() -> str:
    """Node itself: what lies on the path may be a script that starts it, with a process id of its own."""
    asked = subprocess.run(["node", "-p", "process.execPath"], capture_output=True, text=True, check=True)
    return asked.stdout.strip()


def _pinned(core: int) -> list[str]:
    return ["taskset", "-c", str(core)] if shutil.which("taskset") else []
