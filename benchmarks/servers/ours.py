"""What only ours is asked: how the cost of a move grows, what a table and a socket weigh, how fast a table wakes."""

import json
import time
import urllib.request
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.servers.prepare import played_out
from benchmarks.servers.running import PORT, Running, measured, wordless

MANY = 1_000
MOVES = 1_000
SEATS = 6
WAKINGS = 20
WAIT_S = 90.0
CROWD = 100
CROWD_ROUNDS = 3


def growth(folder: Path) -> dict[str, float]:
    """CPU a move at ten tables and at a thousand."""
    cost: dict[int, float] = {}
    for tables in (10, MANY):
        with wordless(tables, folder) as running:
            cost[tables] = 1e6 / running.load(tables, 6.0)["moves_per_cpu_s"]
    return {"us_10": cost[10], "us_1000": cost[MANY], "ratio": cost[MANY] / cost[10]}


def memory(folder: Path) -> dict[str, float]:
    """Two fillings of the same thousand tables, with one socket each and with six, give both weights."""
    one = _grown(folder, 1)
    with wordless(MANY, folder, MOVES) as running:
        six = _weigh(running, SEATS)
        resting = _tables_left()
    socket = (six - one) / (MANY * (SEATS - 1))
    return {"kb_per_socket": socket, "kb_per_table": (one - MANY * socket) / MANY, "resting": resting}


def _grown(folder: Path, seats: int) -> float:
    with wordless(MANY, folder, MOVES) as running:
        return _weigh(running, seats)


def _weigh(running: Running, seats: int) -> float:
    """KB more than the empty server had, after every table has moved on for a while."""
    figures = running.load(MANY, 15.0, "-S", str(seats))
    return float(figures["rss_end_kb"] - figures["rss0_kb"])


def _tables_left() -> int:
    """How many tables are still in memory a while after everybody has gone."""
    until = time.monotonic() + WAIT_S
    while (left := _health()["tables"]) and time.monotonic() < until:
        time.sleep(1)
    return int(left)


def _health() -> dict[str, Any]:
    with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/healthz", timeout=5) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def waking(folder: Path) -> dict[str, float]:
    """From asking for a table that rests to its answer, when a hundred matches lie behind it."""
    with wordless(1, folder) as running:
        assert running.paths is not None
        codes = played_out(folder / "data", WAKINGS, 100)
        took = []
        for code in codes:
            began = time.perf_counter()
            urllib.request.urlopen(f"http://127.0.0.1:{PORT}/api/tables/{code}", timeout=5).close()
            took.append(1000 * (time.perf_counter() - began))
    return {"ms": max(took), "median_ms": median(took)}


def crowded(folder: Path) -> dict[str, float]:
    """People at ten tables, while a hundred tables full of bots play on in the same server: medians of its rounds."""
    return measured(CROWD_ROUNDS, {"people": partial(_amid_bots, folder)})["people"]


def _amid_bots(folder: Path) -> dict[str, float]:
    with wordless(10, folder) as running:
        for _ in range(CROWD):
            _open({"game": "sign", "seats": SEATS, "start": "normal"})
        figures = running.load(10, 10.0, "-k", "100000")
        assert _health()["tables"] >= CROWD
    return {"p50_ms": figures["p50_us"] / 1000, "p99_ms": figures["p99_us"] / 1000, "stolen": figures["stolen"]}


def _open(table: dict[str, Any]) -> None:
    body = json.dumps(table).encode()
    head = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"http://127.0.0.1:{PORT}/api/tables", body, head, method="POST")
    urllib.request.urlopen(request, timeout=10).close()
