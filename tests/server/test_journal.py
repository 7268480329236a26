"""The journal's promises: what is answered is on disk, and one table's trouble is nobody else's."""

import shutil
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.helpers.journals import JournalFile, journal_file
from wordless.server.journal import Damaged, Outcome, Record, file, sqlite, writer
from wordless.server.journal.file import Unusable, connect, connect_existing, data_file


@pytest.fixture
def made(tmp_path: Path) -> Iterator[JournalFile]:
    with journal_file(tmp_path) as each:
        yield each


def changed(made: JournalFile, sql: str, *values: object) -> None:
    """What a hand, or a bad disk, does to the file."""
    with closing(sqlite3.connect(made.path)) as db, db:
        db.execute(sql, values)


def together(made: JournalFile, *appends: tuple[str, int, bytes]) -> list[Outcome]:
    """Appends that go into one transaction: the file is held until all of them wait."""
    said: dict[int, Outcome] = {}
    with closing(sqlite3.connect(made.path, isolation_level=None)) as other:
        other.execute("begin immediate")
        made.journal.append("HOLDUP", 0, [Record(b"first")], lambda outcome: None)
        time.sleep(0.05)
        for n, (table, expected, body) in enumerate(appends):
            made.journal.append(table, expected, [Record(body)], lambda outcome, n=n: said.update({n: outcome}))  # type: ignore[misc]
        other.execute("rollback")
    made.until(lambda: len(said) == len(appends))
    return [said[n] for n in range(len(appends))]


def test_every_commit_reaches_the_disk(made: JournalFile) -> None:
    for db in (made.journal.writer.db, made.journal._reader):
        assert db.execute("pragma journal_mode").fetchone() == ("wal",)
        assert db.execute("pragma synchronous").fetchone() == (2,)


def test_entries_are_numbered_from_nought_and_read_back_in_order(made: JournalFile) -> None:
    assert made.append("ABCDEF", 0, b"a", b"b") == "written"
    assert made.append("ABCDEF", 2, b"c") == "written"
    kept = made.read("ABCDEF", -1)
    assert isinstance(kept, list)
    assert [(each.seq, each.body) for each in kept] == [(0, b"a"), (1, b"b"), (2, b"c")]
    assert all(abs(each.at_ms / 1000 - time.time()) < 60 for each in kept)
    assert made.bodies("ABCDEF", 1) == [b"c"]
    assert made.bodies("ABCDEF", 2) == []
    assert made.bodies("GHJKLM") == []


def test_a_reader_may_begin_at_the_last_head(made: JournalFile) -> None:
    made.append("ABCDEF", 0, b"a", head=True)
    made.append("ABCDEF", 1, b"b")
    made.append("ABCDEF", 2, b"c", head=True)
    made.append("ABCDEF", 3, b"d")
    assert made.bodies("ABCDEF", None) == [b"c", b"d"]


@pytest.mark.parametrize("expected", [0, 1, 3])
def test_a_number_that_is_taken_or_leaves_a_gap_is_a_conflict(made: JournalFile, expected: int) -> None:
    made.append("ABCDEF", 0, b"a", b"b")
    assert made.append("ABCDEF", expected, b"x") == "conflict"
    assert made.bodies("ABCDEF") == [b"a", b"b"]


def test_a_conflict_in_a_group_fails_its_own_append_only(made: JournalFile) -> None:
    made.append("ABCDEF", 0, b"a")
    outcomes = together(made, ("ABCDEF", 1, b"b"), ("GHJKLM", 5, b"x"), ("GHJKLM", 0, b"y"), ("ABCDEF", 1, b"z"))
    assert outcomes == ["written", "conflict", "written", "conflict"]
    assert made.bodies("ABCDEF") == [b"a", b"b"]
    assert made.bodies("GHJKLM") == [b"y"]


def test_a_fault_in_one_tables_part_of_the_file_fails_its_own_append_only(made: JournalFile) -> None:
    when = "before insert on entries when new.tab = 'BADBAD'"
    changed(made, f"create trigger bad {when} begin select raise(abort, 'no'); end")
    outcomes = together(made, ("ABCDEF", 0, b"a"), ("BADBAD", 0, b"x"), ("GHJKLM", 0, b"b"))
    assert outcomes == ["written", "failed", "written"]
    assert made.bodies("ABCDEF") + made.bodies("GHJKLM") == [b"a", b"b"]
    assert made.append("ABCDEF", 1, b"c") == "written"


def test_another_process_that_wrote_first_is_a_conflict(made: JournalFile, tmp_path: Path) -> None:
    with journal_file(tmp_path) as other:
        assert made.append("ABCDEF", 0, b"a") == "written"
        assert other.append("ABCDEF", 0, b"x") == "conflict"
        assert other.append("ABCDEF", 1, b"b") == "written"
    assert made.append("ABCDEF", 1, b"y") == "conflict"
    assert made.bodies("ABCDEF", 0) == [b"b"]


def test_a_full_disk_refuses_and_loses_nothing_and_room_lets_it_go_on(made: JournalFile) -> None:
    written = 0
    while made.append("ABCDEF", written, b"x" * 1000) == "written" and written < 5:
        written += 1
    pages = made.journal.writer.db.execute("pragma page_count").fetchone()[0]
    made.journal.writer.db.execute(f"pragma max_page_count = {pages + 3}")
    written += 1
    while (outcome := made.append("ABCDEF", written, b"x" * 1000)) == "written":
        written += 1
    assert outcome == "full"
    assert together(made, ("ABCDEF", written, b"y" * 9000), ("GHJKLM", 0, b"z" * 9000)) == ["full", "full"]
    assert len(made.bodies("ABCDEF")) == written
    made.journal.writer.db.execute("pragma max_page_count = 100000")
    assert made.append("ABCDEF", written, b"y") == "written"
    assert made.bodies("ABCDEF") == [b"x" * 1000] * written + [b"y"]


def test_closing_writes_and_answers_all_that_waits(tmp_path: Path) -> None:
    made, said = JournalFile(tmp_path), list[Outcome]()
    for n in range(2000):
        made.journal.append("ABCDEF", n, [Record(b"%d" % n)], said.append)
    made.journal.close()
    while not made.calls.empty():
        made.calls.get()()
    assert said == ["written"] * 2000
    with journal_file(tmp_path) as again:
        assert again.bodies("ABCDEF") == [b"%d" % n for n in range(2000)]
    made.journal.append("ABCDEF", 2000, [Record(b"late")], said.append)
    made.until(lambda: len(said) == 2001)
    assert said[-1] == "failed"


def test_closing_writes_even_when_nobody_listens_any_more(tmp_path: Path) -> None:
    def deaf(call: object) -> None:
        raise RuntimeError("the loop is closed")

    journal = sqlite.SqliteJournal(data_file(tmp_path), deaf)
    for n in range(100):
        journal.append("ABCDEF", n, [Record(b"x")], lambda outcome: None)
    journal.close()
    with journal_file(tmp_path) as again:
        assert len(again.bodies("ABCDEF")) == 100


def test_more_than_can_wait_is_refused_at_once(made: JournalFile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "WAITING_MAX", 3)
    outcomes = together(made, *[("ABCDEF", n, b"x") for n in range(6)])
    assert outcomes == ["written"] * 2 + ["failed"] * 4  # what holds the file up waits too


def test_one_callers_fault_keeps_no_other_from_hearing(made: JournalFile) -> None:
    said: list[Outcome] = []
    made.journal.append("ABCDEF", 0, [Record(b"a")], lambda outcome: 1 // 0)  # type: ignore[arg-type]
    made.journal.append("GHJKLM", 0, [Record(b"b")], said.append)
    made.until(lambda: bool(said))
    assert said == ["written"]


def test_appends_from_many_threads_all_arrive(made: JournalFile) -> None:
    said: list[Outcome] = []

    def write(table: str) -> None:
        for n in range(50):
            made.journal.append(table, n, [Record(b"x")], said.append)

    threads = [threading.Thread(target=write, args=(f"TABLE{n}",)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    made.until(lambda: len(said) == 400)
    assert set(said) == {"written"}


def touched(made: JournalFile, table: str) -> int:
    with closing(connect_existing(made.path)) as db:
        return int(db.execute("select touched_ms from tables where tab = ?", (table,)).fetchone()[0])


def test_the_time_of_the_last_entry_is_kept_to_the_hour(made: JournalFile, monkeypatch: pytest.MonkeyPatch) -> None:
    made.append("ABCDEF", 0, b"a")
    first = touched(made, "ABCDEF")
    time.sleep(0.005)
    made.append("ABCDEF", 1, b"b")
    assert touched(made, "ABCDEF") == first, "not every append pays for it"
    monkeypatch.setattr(writer, "TOUCH_MS", 0)
    made.append("ABCDEF", 2, b"c")
    assert touched(made, "ABCDEF") > first


def test_a_code_opened_anew_is_touched_anew(made: JournalFile) -> None:
    made.append("ABCDEF", 0, b"a")
    changed(made, "delete from entries")
    changed(made, "delete from tables")
    made.append("ABCDEF", 0, b"a")
    assert touched(made, "ABCDEF")


LEAF = 0x0A  # how a page of the primary key begins that holds entries and nothing below it
DAMAGE = {
    "update entries set body = cast('bX' as blob) where tab = 'ABCDEF' and seq = 1": (1, "link"),
    "update entries set body = 'text' where tab = 'ABCDEF' and seq = 2": (2, "link"),
    "update entries set link = zeroblob(16) where tab = 'ABCDEF' and seq = 0": (0, "link"),
    "update entries set at_ms = at_ms + 1 where tab = 'ABCDEF' and seq = 3": (3, "link"),
    "update entries set head = 1 where tab = 'ABCDEF' and seq = 2": (2, "link"),
    "delete from entries where tab = 'ABCDEF' and seq = 1": (1, "missing"),
    "delete from entries where tab = 'ABCDEF' and seq = 0": (0, "missing"),
    "update entries set seq = 9 where tab = 'ABCDEF' and seq = 3": (3, "missing"),
}


@pytest.mark.parametrize("sql", DAMAGE)
def test_a_torn_journal_is_reported_with_table_and_entry_and_others_go_on(made: JournalFile, sql: str) -> None:
    made.append("ABCDEF", 0, b"a", b"b", b"c", b"d")
    made.append("GHJKLM", 0, b"x")
    changed(made, sql)
    seq, what = DAMAGE[sql]
    found = made.read("ABCDEF", -1)
    assert isinstance(found, Damaged)
    assert (found.table, found.seq) == ("ABCDEF", seq)
    assert what in str(found)
    assert made.bodies("GHJKLM") == [b"x"]
    assert made.append("GHJKLM", 1, b"y") == "written"


def test_two_entries_that_changed_places_are_torn(made: JournalFile) -> None:
    made.append("ABCDEF", 0, b"a", b"b", b"b2")
    for was, becomes in ((1, 100), (2, 1), (100, 2)):
        changed(made, "update entries set seq = ? where tab = 'ABCDEF' and seq = ?", becomes, was)
    found = made.read("ABCDEF", -1)
    assert isinstance(found, Damaged)
    assert found.seq == 1


def test_a_bad_page_is_one_tables_trouble(tmp_path: Path) -> None:
    """The file is damaged below SQLite: whoever lives on that page is damaged, the others are read and written."""
    with journal_file(tmp_path) as made:
        for table in ("AAAAAA", "MMMMMM", "ZZZZZZ"):
            assert made.append(table, 0, *[table.encode() * 50] * 200) == "written"
    whole = bytearray(made.path.read_bytes())
    pages = range(0, len(whole), 4096)
    at = next(at for at in pages if whole[at] == LEAF and whole.count(b"M" * 300, at, at + 4096) > 9)
    whole[at : at + 8] = b"\xff" * 8
    made.path.write_bytes(whole)
    with journal_file(tmp_path) as made:
        assert isinstance(made.read("MMMMMM", -1), Damaged)
        assert len(made.bodies("AAAAAA")) == len(made.bodies("ZZZZZZ")) == 200
        assert made.append("AAAAAA", 200, b"on") == "written"


def refused(path: Path) -> str:
    with pytest.raises(Unusable) as wrong:
        connect(path)
    return str(wrong.value)


def test_an_unknown_schema_is_refused_in_words_and_left_as_it_is(tmp_path: Path) -> None:
    path = data_file(tmp_path)
    connect(path).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("pragma journal_mode = delete")
        db.execute("pragma user_version = 7")
    before = path.read_bytes()
    assert f"{path} has journal schema 7; this program reads schema 2; a newer program wrote it" in refused(path)
    assert path.read_bytes() == before


def test_another_programs_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = data_file(tmp_path)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("create table cats (name)")
    before = path.read_bytes()
    assert "has journal schema 0" in refused(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("share", [0.3, 0.6, 0.95])
def test_a_truncated_file_is_refused_in_words(tmp_path: Path, share: float) -> None:
    with journal_file(tmp_path) as made:
        made.append("ABCDEF", 0, *[b"x" * 1000] * 200)
    whole = made.path.read_bytes()
    made.path.write_bytes(whole[: int(len(whole) * share)])
    assert "cannot be read as a journal" in refused(made.path)


def test_a_file_that_is_no_database_is_refused_in_words(tmp_path: Path) -> None:
    path = data_file(tmp_path)
    path.write_text("a shopping list, " * 400)
    assert "cannot be read as a journal: file is not a database" in refused(path)
    with pytest.raises(Unusable, match="there is no journal"):
        connect_existing(tmp_path / "nothing.sqlite")


def test_the_file_is_the_hosts_alone(made: JournalFile) -> None:
    made.append("ABCDEF", 0, b"a")
    files = sorted(made.path.parent.glob("wordless.sqlite*"))
    assert len(files) == 3
    assert {each.stat().st_mode & 0o077 for each in files} == {0}


def test_the_log_is_widened_while_nobody_waits_and_holds_what_it_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file, "LOG_BYTES", 2_500_000)
    path = data_file(tmp_path)
    log = Path(f"{path}-wal")
    with closing(connect(path)) as db:
        db.execute("insert into tables values ('ABCDEF', 1, 0, null)")
        grown = []
        while file.widened(db, path):
            grown.append(log.stat().st_size)
            db.execute("insert into tables values (?, 1, 0, null)", (f"T{len(grown)}",))
        assert len(grown) == 3
        assert log.stat().st_size == 2_500_000
        damaged = tmp_path / "as-after-a-power-cut"
        damaged.mkdir()
        for left in (path, log):
            shutil.copy(left, damaged / left.name)
    with closing(connect(data_file(damaged))) as db:
        assert [tab for (tab,) in db.execute("select tab from tables order by tab")] == ["ABCDEF", "T1", "T2", "T3"]


def test_a_disk_with_little_room_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file, "LOG_BYTES", 2_500_000)
    monkeypatch.setattr(file, "SPARE", 10**12)
    path = data_file(tmp_path)
    with closing(connect(path)) as db:
        before = Path(f"{path}-wal").stat().st_size
        assert not file.widened(db, path)
        assert Path(f"{path}-wal").stat().st_size == before
