"""What a host can watch: true figures, documented, and nothing about anybody."""

import re
import time
from pathlib import Path

from tests.helpers.people import PROPOSAL, error, start
from tests.helpers.server import LocalServer, served

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


async def figures(home: LocalServer) -> dict[str, float]:
    """They are told by the minute."""
    home.clock.turn(60)
    async with home.session.get(home.base + "/metrics") as response:
        assert response.headers["Content-Type"].startswith("text/plain; version=")
        lines = (await response.text()).splitlines()
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if not line.startswith("#")}


@served()
async def test_tables_seats_sockets_moves_refusals_latency_and_lag_are_counted(home: LocalServer) -> None:
    ada, bob, cyd, dan = people = await home.at_table("sign", 4, seats=4)
    await start(people)
    before = await figures(home)
    assert (before["wordless_tables"], before["wordless_seats"], before["wordless_sockets"]) == (1, 4, 4)
    for person in (ada, bob, cyd):
        assert (await person.ask(PROPOSAL))["say"] == "done"
    assert (await cyd.ask(PROPOSAL, id=cyd.frames[-1]["id"]))["say"] == "done"  # the same again is no further move
    assert error(await dan.ask(PROPOSAL, stage=7)) == "too-late"
    assert (await dan.read("/api/tables/AAAAA2"))[0] == 404
    await home.gone(dan)
    after = await figures(home)
    assert after["wordless_moves_total"] - before["wordless_moves_total"] == 3
    assert after['wordless_refusals_total{key="move"}'] == 1
    assert after['wordless_refusals_total{key="no-such-table"}'] == 1
    assert after["wordless_answer_seconds_count"] - before["wordless_answer_seconds_count"] == 5
    assert after["wordless_sockets"] == 3
    assert 0 < after["wordless_journal_lag_seconds"] < 5


@served()
async def test_the_journals_lag_grows_while_the_disk_hangs(home: LocalServer) -> None:
    home.server.journal._began = time.perf_counter() - 30
    assert (await figures(home))["wordless_journal_lag_seconds"] >= 30


@served()
async def test_health_is_told_in_one_line(home: LocalServer) -> None:
    (ada,) = await home.at_table("signs", 1, seats=3)
    assert await ada.read("/healthz") == (200, {"ok": True, "tables": 1, "sockets": 1})


@served()
async def test_every_metric_is_documented_and_none_names_anybody(home: LocalServer) -> None:
    people = await home.at_table("sign", 4, seats=4)
    await start(people)
    assert error(await people[0].do("rename", name="guest 1")) == "name-taken"
    found = {re.sub(r"(_bucket|_count|_sum)?(\{.*)?$", "", name) for name in await figures(home)}
    assert found == set(re.findall(r"`(wordless_[a-z_]+)`", HOSTING.read_text()))
    async with home.session.get(home.base + "/metrics") as response:
        text = await response.text()
    assert people[0].table["code"] not in text
    assert "guest" not in text
