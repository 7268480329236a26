"""What a host does with the journal, while people play: copy, export, forget; and what goes by itself."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from click.testing import CliRunner

from tests.helpers.cli import refused, wordless
from tests.helpers.client import Client
from tests.helpers.journals import journal_file, write_matches
from tests.helpers.server import ServerProcess
from wordless.cli import main
from wordless.server.archive.replays import folded, part
from wordless.server.host import retention
from wordless.server.host.serve import running
from wordless.server.journal.file import Unusable, connect_existing
from wordless.server.settings import Settings

DAY_MS = 24 * 3600 * 1000


@pytest.fixture
def house(tmp_path: Path) -> Iterator[ServerProcess]:
    made = ServerProcess(tmp_path / "data")
    made.start()
    yield made
    made.stop()


async def again(person: Client) -> None:
    """One match after the other."""
    while True:
        await person.until(lambda each: each.table["phase"] == "over", 60)
        await person.do("start")


async def played(house: ServerProcess, games: int, until: Any) -> list[str]:
    """Tables of bots that play as fast as they can, until something is so."""
    async with aiohttp.ClientSession() as session:
        people = [Client(house.base, session) for _ in range(games)]
        codes = [await person.open("signs", seats=3, name="Ada") for person in people]
        for person, code in zip(people, codes, strict=True):
            await person.connect(code)
            await person.do("pace", pace="instant")
            await person.do("start", fill="easy")
            await person.do("bot", seat=person.seat, level="easy")
        playing = [asyncio.create_task(again(person)) for person in people]
        await asyncio.to_thread(until, codes)
        for person, task in zip(people, playing, strict=True):
            task.cancel()
            await person.leave()
    return codes


def entries(path: Path) -> int:
    with closing(connect_existing(path)) as db:
        return int(db.execute("select count(*) from entries").fetchone()[0])


def grows(path: Path) -> None:
    before, until = entries(path), time.monotonic() + 20
    while entries(path) == before:
        assert time.monotonic() < until, "nobody plays"
        time.sleep(0.01)


def test_a_backup_while_people_play_is_consistent_and_can_be_served(house: ServerProcess, tmp_path: Path) -> None:
    copies = [tmp_path / f"copy-{n}.sqlite" for n in range(5)]

    def copy_them(codes: list[str]) -> None:
        for copy in copies:
            grows(house.data / "wordless.sqlite")
            result = wordless("backup", str(copy), "--data", str(house.data))
            assert (result.exit_code, result.stdout) == (0, f"copied to {copy}\n")

    codes = asyncio.run(played(house, 3, copy_them))
    sizes = [entries(copy) for copy in copies]
    assert sizes == sorted(sizes)
    assert sizes[-1] > sizes[0], "there was play between the copies"
    for copy in copies:
        assert copy.stat().st_mode & 0o077 == 0
        with closing(connect_existing(copy)) as db:
            for code in codes:
                assert list(folded(part(db, code, None))), "every table can be read from its start to the last entry"
    again = ServerProcess(tmp_path / "again")
    again.data.mkdir()
    copies[-1].rename(again.data / "wordless.sqlite")
    again.start()
    try:
        assert asyncio.run(face(again, codes[0]))["table"]["game"] == "signs"
    finally:
        again.stop()


async def face(house: ServerProcess, code: str) -> Any:
    async with aiohttp.ClientSession() as session:
        return (await Client(house.base, session).read(f"/api/tables/{code}"))[1]


def test_a_backup_never_takes_the_place_of_anything_and_leaves_nothing_half_done(tmp_path: Path) -> None:
    write_matches(tmp_path, "ABCDEF", "signs", 3)
    there = tmp_path / "there"
    there.write_text("precious")
    assert f"{there} is there already" in refused("backup", str(there), "--data", str(tmp_path))
    assert there.read_text() == "precious"
    assert "cannot be written: No such file or directory\n" in refused(
        "backup", str(tmp_path / "no" / "folder"), "--data", str(tmp_path)
    )
    assert "there is no journal at" in refused("backup", str(tmp_path / "copy"), "--data", str(tmp_path / "empty"))
    assert sorted(each.name for each in tmp_path.iterdir()) == ["there", "wordless.anchor", "wordless.sqlite"]


def test_a_file_that_came_first_stays(tmp_path: Path) -> None:
    target = tmp_path / "copy"
    with pytest.raises(Unusable, match="is there already"), retention.placed(target) as part:
        part.with_name("copy").write_text("precious")
    assert target.read_text() == "precious"
    assert [each.name for each in tmp_path.iterdir()] == ["copy"]


def test_a_backup_of_a_damaged_journal_is_made_and_said_to_be_one(tmp_path: Path) -> None:
    write_matches(tmp_path, "ABCDEF", "signum", 4, matches=4)
    path = tmp_path / "wordless.sqlite"
    whole = bytearray(path.read_bytes())
    whole[-4096 * 3 : -4096 * 3 + 8] = b"\xff" * 8
    path.write_bytes(whole)
    result = wordless("backup", str(tmp_path / "copy"), "--data", str(tmp_path))
    assert result.exit_code == 1
    assert "is a copy of a damaged journal" in result.stderr
    assert (tmp_path / "copy").exists()


def test_an_export_is_of_the_last_match_or_the_one_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_matches(tmp_path, "ABCDEF", "signs", 3, matches=3)
    monkeypatch.chdir(tmp_path)
    assert wordless("export", "abc-def", "--data", ".").stdout == "written to ABCDEF-3.json\n"
    assert "ABCDEF-3.json is there already" in refused("export", "ABCDEF", "--data", ".")
    for number in (1, 2, 3):
        wordless("export", "ABCDEF", "--match", str(number), "--out", f"{number}.json", "--data", ".")
        found = json.loads(Path(f"{number}.json").read_text())
        assert (found["table"], found["match"], found["game"]) == ("ABCDEF", number, "signs")
        assert {entry["entry"] for entry in found["entries"]} <= {"opened", "moved", "elapsed", "closed"}
        assert all(entry["id"].startswith(f"{number}-") for entry in found["entries"][1:])
        assert found["result"] is not None


def test_what_cannot_be_exported_is_said_in_one_line(tmp_path: Path) -> None:
    write_matches(tmp_path, "ABCDEF", "signs", 3)
    write_matches(tmp_path, "GHJKMN", "signs", 3, matches=0)
    for arguments, said in (
        (("ZZZZZZ",), "there is no table ZZZZZZ in"),
        (("GHJKMN",), "table GHJKMN has no match\n"),
        (("ABCDEF", "--match", "2"), "table ABCDEF has no match 2\n"),
        (("ABCDEF", "--match", "0"), "0 is not in the range"),
        (("ABC",), "'ABC' is not a table's code"),
    ):
        assert said in refused("export", *arguments, "--data", str(tmp_path), "--out", str(tmp_path / "out"))
    with closing(sqlite3.connect(tmp_path / "wordless.sqlite")) as db, db:
        db.execute(
            "delete from entries where seq = (select max(seq) from entries where tab = 'ABCDEF') and tab = 'ABCDEF'"
        )
    assert "The match is still running" in refused("export", "ABCDEF", "--data", str(tmp_path))
    with closing(sqlite3.connect(tmp_path / "wordless.sqlite")) as db, db:
        db.execute("update entries set body = cast('{}' as blob) where tab = 'ABCDEF' and seq = 4")
    assert "table ABCDEF, entry 4: is not what was written" in refused("export", "ABCDEF", "--data", str(tmp_path))


def test_a_table_is_forgotten_when_the_host_says_yes(tmp_path: Path) -> None:
    count = write_matches(tmp_path, "ABCDEF", "signum", 4)
    write_matches(tmp_path, "GHJKMN", "signs", 3)
    asking = ["forget", "abcdef", "--data", str(tmp_path)]
    result = CliRunner().invoke(main, asking, input="n\n")
    assert f"Forget table ABCDEF, {count} entries, last touched" in result.output
    assert result.output.endswith("kept\n")
    assert retention.size(tmp_path / "wordless.sqlite", "ABCDEF") is not None
    assert CliRunner().invoke(main, asking, input="y\n").output.endswith("table ABCDEF is forgotten\n")
    assert retention.size(tmp_path / "wordless.sqlite", "ABCDEF") is None
    assert retention.size(tmp_path / "wordless.sqlite", "GHJKMN") is not None
    assert "there is no table ABCDEF" in refused(*asking, "--yes")


def test_what_is_forgotten_is_overwritten(tmp_path: Path) -> None:
    with journal_file(tmp_path) as made:
        made.append("ABCDEF", 0, *[b"unmistakable-%d" % n for n in range(100)])
        made.append("GHJKMN", 0, b"something else")
        assert wordless("forget", "ABCDEF", "--yes", "--data", str(tmp_path)).exit_code == 0
        kept = b"".join(each.read_bytes() for each in tmp_path.iterdir())
        assert b"unmistakable" not in kept
        assert b"something else" in kept


async def forgotten_while_awake(house: ServerProcess) -> None:
    async with aiohttp.ClientSession() as session:
        person, other = Client(house.base, session), Client(house.base, session)
        code = await person.open("sign", name="Ada")
        spared = await other.open("sign", name="Bea")
        await person.connect(code)
        await other.connect(spared)
        assert (await asyncio.to_thread(wordless, "forget", code, "--yes", "--data", str(house.data))).exit_code == 0
        answer = await person.do("rename", name="Grace")
        assert answer["say"] == "refused"
        await asyncio.wait_for(person._reading, 20)  # type: ignore[arg-type]
        assert person.ws is not None
        assert person.ws.close_code == aiohttp.WSCloseCode.GOING_AWAY
        status, said = await person.read(f"/api/tables/{code}")
        assert (status, said["error"]["key"]) == (404, "no-such-table")
        assert (await other.do("rename", name="Bertha"))["say"] == "done"


def test_a_table_forgotten_while_people_sit_there_closes_when_next_it_writes(house: ServerProcess) -> None:
    asyncio.run(forgotten_while_awake(house))


TODAY = 100


def aged(data: Path, ages: dict[str, int], marked: int | None = None) -> None:
    """As after a hundred days on which the server ran, the tables untouched for so many of them."""
    with closing(sqlite3.connect(data / "wordless.sqlite")) as db, db:
        today = time.strftime("%Y-%m-%d", time.gmtime())
        db.execute("insert or replace into meta values ('days', ?), ('dates', ?)", (str(TODAY), today))
        for code, age in ages.items():
            db.execute("update tables set day = ?, marked = ? where tab = ?", (TODAY - age, marked, code))
            db.execute("update tables set touched_ms = touched_ms - ? where tab = ?", (age * DAY_MS, code))


def there(data: Path) -> set[str]:
    codes = ("AAAAAA", "BBBBBB", "CCCCCC")
    return {code for code in codes if retention.size(data / "wordless.sqlite", code) is not None}


async def kept_awake(data: Path) -> None:
    async with running(Settings(data=data, host="127.0.0.1", port=0)) as house, aiohttp.ClientSession() as session:
        await Client(f"http://127.0.0.1:{house.port}", session).read("/api/tables/AAAAAA")
        assert await retention.sweep(house.hall, house.path, TODAY, 30) == 0
        assert there(data) == {"AAAAAA", "BBBBBB", "CCCCCC"}, "they are marked first"
        assert await retention.sweep(house.hall, house.path, TODAY, 30) == 0
        assert await retention.sweep(house.hall, house.path, TODAY + 1, 30) == 1
        assert there(data) == {"AAAAAA", "CCCCCC"}, "one is loaded, the other was young when the rest were marked"


def test_old_tables_are_marked_and_go_a_day_later_but_never_one_that_is_loaded(tmp_path: Path) -> None:
    for code in ("AAAAAA", "BBBBBB", "CCCCCC"):
        write_matches(tmp_path, code, "signs", 3)
    aged(tmp_path, {"AAAAAA": 31, "BBBBBB": 31, "CCCCCC": 30})
    asyncio.run(kept_awake(tmp_path))


def test_a_table_touched_after_it_was_marked_stays(tmp_path: Path) -> None:
    write_matches(tmp_path, "AAAAAA", "signs", 3)
    aged(tmp_path, {"AAAAAA": 40}, marked=TODAY - 1)
    with journal_file(tmp_path) as made:
        made.journal.writer.day = TODAY
        kept = made.read("AAAAAA")
        assert isinstance(kept, list)
        assert made.append("AAAAAA", kept[-1].seq + 1, kept[-1].body) == "written"
    assert retention.old(tmp_path / "wordless.sqlite", TODAY, 30) == []


def test_no_clock_makes_a_table_old(tmp_path: Path) -> None:
    write_matches(tmp_path, "AAAAAA", "signs", 3)
    path = tmp_path / "wordless.sqlite"
    days = [retention.seen_day(path, date) for date in ("2026-05-01", "1970-01-01", "2040-12-31") * 400]
    assert days == [1, 2, 3] + [3] * 1197
    assert retention.old(path, days[-1], 30) == retention.old(path, days[-1] + 1, 30) == []


@pytest.mark.parametrize(("days", "left"), [("0", {"AAAAAA", "BBBBBB"}), ("30", {"AAAAAA"})])
def test_keep_days_sweeps_when_the_server_starts(tmp_path: Path, days: str, left: set[str]) -> None:
    for code in ("AAAAAA", "BBBBBB"):
        write_matches(tmp_path, code, "signs", 3)
    aged(tmp_path, {"AAAAAA": 0})
    aged(tmp_path, {"BBBBBB": 31}, marked=TODAY - 1)
    house = ServerProcess(tmp_path, "--keep-days", days)
    house.start()
    try:
        time.sleep(0.5)  # for what must not happen
        until = time.monotonic() + 20
        while there(tmp_path) != left and time.monotonic() < until:
            time.sleep(0.05)
        assert there(tmp_path) == left
    finally:
        house.stop()


def test_check_says_that_nothing_is_missing_and_names_what_is(tmp_path: Path) -> None:
    for code in ("AAAAAA", "BBBBBB"):
        write_matches(tmp_path, code, "signs", 3)
    said = wordless("check", "--data", str(tmp_path))
    assert (said.exit_code, "nothing is missing or changed" in said.output) == (0, True)
    with closing(sqlite3.connect(tmp_path / "wordless.sqlite")) as db, db:
        last = db.execute("select max(seq) from entries where tab = 'BBBBBB'").fetchone()[0]
        db.execute("delete from entries where tab = 'BBBBBB' and seq > ?", (last - 4,))
    said = wordless("check", "--data", str(tmp_path))
    assert said.exit_code == 1
    assert f"table BBBBBB, entry {last - 3}: is missing: there were entries up to {last}" in said.output
    assert "AAAAAA" not in said.output
    assert wordless("check", "--accept", "--data", str(tmp_path)).exit_code == 0
    assert wordless("check", "--data", str(tmp_path)).exit_code == 0


def test_restore_takes_a_copy_in_and_moves_what_was_there_aside(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    write_matches(data, "AAAAAA", "signs", 3)
    assert wordless("backup", str(copy), "--data", str(data)).exit_code == 0
    write_matches(data, "BBBBBB", "signs", 3)
    said = wordless("restore", str(copy), "--data", str(data))
    assert (said.exit_code, "restored 1 tables" in said.output) == (0, True)
    assert there(data) == {"AAAAAA"}
    assert wordless("check", "--data", str(data)).exit_code == 0
    (aside,) = data.glob("before-restore-*")
    assert there(aside) == {"AAAAAA", "BBBBBB"}
    with journal_file(data) as made:
        assert made.append("CCCCCC", 0, b"x") == "written"


def test_a_copy_put_back_by_hand_is_noticed(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    write_matches(data, "AAAAAA", "signs", 3)
    assert wordless("backup", str(copy), "--data", str(data)).exit_code == 0
    write_matches(data, "BBBBBB", "signs", 3)
    for each in data.glob("wordless.sqlite*"):
        each.unlink()
    copy.rename(data / "wordless.sqlite")
    said = wordless("check", "--data", str(data))
    assert (said.exit_code, "table BBBBBB, entry 0: is missing" in said.output) == (1, True)
