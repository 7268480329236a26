"""What a bad disk does to a journal is always seen, and after a failed sync nothing is guessed."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from tests.faults.damage import struck
from tests.helpers.journals import journal_file
from wordless.server.journal import anchor, file
from wordless.server.journal.check import check
from wordless.server.journal.writer import Writer


def test_no_damage_goes_unseen(tmp_path: Path) -> None:
    counts, unseen = struck(tmp_path / "journal", flips=60, breaks=30, seed=7)
    assert unseen == []
    assert counts["noticed"] > 30


@pytest.mark.parametrize("name", ["wordless.sqlite-wal", "wordless.anchor"])
def test_without_the_anchor_or_the_chain_damage_would_go_unseen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """The plant: each of the two is needed."""
    if name == "wordless.anchor":
        monkeypatch.setattr("tests.faults.damage.check", lambda path: check(path)._replace(wrong=[]))
        monkeypatch.setattr(anchor, "ended", lambda *given: None)
        monkeypatch.setattr("wordless.server.journal.sqlite.ended", lambda *given: None)
    else:
        monkeypatch.setattr(file, "linked", lambda *given: given[0])
        monkeypatch.setattr("wordless.server.journal.writer.linked", lambda *given: given[0])
        monkeypatch.setattr("tests.faults.damage.check", lambda path: check(path)._replace(wrong=[]))
    _, unseen = struck(tmp_path / "journal", flips=150, breaks=30, seed=7)
    assert unseen


class Failing:
    """A connection whose sync fails once: what it was told to do is done, or not, and nobody can say."""

    def __init__(self, db: sqlite3.Connection, lands: bool) -> None:
        self._db, self._lands = db, lands

    def execute(self, sql: str, values: Any = ()) -> Any:
        if not sql.startswith("insert or rollback into entries"):
            return self._db.execute(sql, values)
        if self._lands:
            self._db.execute(sql, values)
        wrong = sqlite3.OperationalError("disk I/O error")
        wrong.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
        raise wrong

    def __getattr__(self, name: str) -> Any:
        return getattr(self._db, name)


@pytest.mark.parametrize(("lands", "outcome"), [(True, "written"), (False, "failed")])
def test_after_a_failed_sync_the_answer_is_what_stands_there(tmp_path: Path, lands: bool, outcome: str) -> None:
    with journal_file(tmp_path) as made:
        assert made.append("ABCDEF", 0, b"a") == "written"
        made.journal.writer.db = Failing(made.journal.writer.db, lands)  # type: ignore[assignment]
        assert made.append("ABCDEF", 1, b"b") == outcome
        assert made.bodies("ABCDEF") == [b"a", b"b"][: 1 + lands]
        assert made.append("ABCDEF", 1 + lands, b"c") == "written"
    assert check(made.path).wrong == []


def test_what_cannot_be_read_back_is_unsure_and_later_things_are_refused_until_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with journal_file(tmp_path) as made:
        assert made.append("ABCDEF", 0, b"a") == "written"
        writer = made.journal.writer
        writer.db = Failing(writer.db, True)  # type: ignore[assignment]
        monkeypatch.setattr(Writer, "_reopened", lambda self: False)
        assert made.append("ABCDEF", 1, b"b") == "unsure"
        assert made.append("ABCDEF", 2, b"c") == "failed"
        monkeypatch.undo()
        assert made.append("ABCDEF", 2, b"c") == "written"
        assert made.bodies("ABCDEF") == [b"a", b"b", b"c"]


def test_an_old_journal_is_upgraded_in_place_and_replays(tmp_path: Path) -> None:
    path = file.data_file(tmp_path)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("pragma journal_mode = wal")
        db.executescript(SCHEMA_1)
        for table, seq, body in (("ABCDEF", 0, b"a"), ("ABCDEF", 1, b"b"), ("GHJKLM", 0, b"x"), ("GHJKLM", 1, b"y")):
            total = crc32(body, seq) + (table == "GHJKLM" and seq == 1)
            db.execute("insert into entries values (?, ?, 5, ?, ?, ?)", (table, seq, seq == 0, total, body))
        db.execute("insert into tables values ('ABCDEF', 5)")
    with journal_file(tmp_path) as made:
        assert made.bodies("ABCDEF", None) == [b"a", b"b"]
        assert made.append("ABCDEF", 2, b"c") == "written"
        found = made.read("GHJKLM")
        assert "table GHJKLM, entry 1: is not what was written" in str(found)
    assert [said.partition(":")[0] for said in check(path).wrong] == ["table GHJKLM, entry 1"]


SCHEMA_1 = """
create table meta (key text primary key, value text not null) without rowid;
create table entries (
    tab text not null, seq integer not null, at_ms integer not null, head integer not null,
    sum integer not null, body blob not null, primary key (tab, seq)
) without rowid;
create index heads on entries (tab, seq) where head = 1;
create table tables (tab text primary key, touched_ms integer not null) without rowid;
create index touched on tables (touched_ms);
pragma user_version = 1;
"""
