"""The journal's file: opened if it is ours, refused in words if it is not, and read entry by entry."""

import os
import secrets
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

from wordless.server.journal import Damaged, Kept
from wordless.server.journal.chain import genesis, linked, sealed

FILE = "wordless.sqlite"
SCHEMA = 2
FULL_SYNC = 2
BUSY_S = 10
LOG_PAGES = 8_000  # of 4 KB: all moves wait while the log is taken into the file, so that may well be seldom
LOG_BYTES = LOG_PAGES * (4_096 + 24)
WIDENED_BYTES = 1_000_000  # at a time
SPARE = 8  # a log is not widened unless the disk has so many times its size to spare
TABLES = f"""
begin immediate;
create table if not exists meta (key text primary key, value text not null) without rowid;
create table if not exists entries (
    tab text not null, seq integer not null, at_ms integer not null, head integer not null,
    link blob not null, anchored integer not null, body blob not null, primary key (tab, seq)
) without rowid;
create index if not exists heads on entries (tab, seq) where head = 1;
create table if not exists tables (
    tab text primary key, touched_ms integer not null, day integer not null default 0, marked integer
) without rowid;
create index if not exists touched on tables (touched_ms);
pragma user_version = {SCHEMA};
commit;
"""
# What was written before entries were chained; the links are made on the way.
UPGRADE = """
alter table entries rename to old_entries;
drop index heads;
create table entries (
    tab text not null, seq integer not null, at_ms integer not null, head integer not null,
    link blob not null, anchored integer not null, body blob not null, primary key (tab, seq)
) without rowid;
insert into entries
    select tab, seq, at_ms, head, chained(tab, seq, at_ms, head, sum, body), 0, body from old_entries order by tab, seq;
drop table old_entries;
create index heads on entries (tab, seq) where head = 1;
alter table tables add column day integer not null default 0;
alter table tables add column marked integer;
pragma user_version = 2;
"""
COLUMNS = "seq, at_ms, head, link, body"


class Unusable(Exception):
    """A file that is no journal of ours, or no longer one: said so that a host can act on it."""


def data_file(folder: Path) -> Path:
    """The journal's file in a data folder, which is made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as wrong:
        raise Unusable(f"the data folder {folder} cannot be made: {wrong.strerror}") from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise Unusable(f"the data folder {folder} cannot be written")
    return folder / FILE


def connect(path: Path) -> sqlite3.Connection:
    """The journal open for writing, made if it is not there; it holds secrets, so it is the host's alone."""
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    return _opened(path, "rwc", _ready)


def widened(db: sqlite3.Connection, path: Path) -> bool:
    """Whether the log was still short of what it may grow to, and now is a little less so.

    Writing over what is there is synced sooner than making a file longer. SQLite reads no further than the last
    entry, and nobody else writes meanwhile: the transaction sees to that.
    """
    log = Path(f"{path}-wal")
    db.execute("begin immediate")
    try:
        lacking = LOG_BYTES - log.stat().st_size
        if lacking <= 0 or shutil.disk_usage(path.parent).free < SPARE * LOG_BYTES:
            return False
        with log.open("ab") as end:
            end.write(bytes(min(lacking, WIDENED_BYTES)))
            end.flush()
            os.fsync(end.fileno())
        return True
    finally:
        db.execute("rollback")


def connect_existing(path: Path, write: bool = False) -> sqlite3.Connection:
    """A journal that is there already, perhaps in use by a running server."""
    if not path.is_file():
        raise Unusable(f"there is no journal at {path}")
    db = _opened(path, "rw", _known)
    db.execute(f"pragma query_only = {not write}")  # opened read-only, it would leave files behind
    return db


def _opened(path: Path, mode: str, check: Callable[[sqlite3.Connection, Path], None]) -> sqlite3.Connection:
    address = f"{path.resolve().as_uri()}?mode={mode}"
    try:
        db = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False, timeout=BUSY_S)
    except sqlite3.Error as wrong:
        raise Unusable(f"{path} cannot be opened: {wrong}") from wrong
    try:
        check(db, path)
    except sqlite3.Error as wrong:
        db.close()
        raise Unusable(f"{path} cannot be read as a journal: {wrong}") from wrong
    except Unusable:
        db.close()
        raise
    return db


def _known(db: sqlite3.Connection, path: Path) -> None:
    version = db.execute("pragma user_version").fetchone()[0]
    if version == 1:
        _upgrade(db)
    elif version != SCHEMA:
        newer = "; a newer program wrote it, so use that, or restore an older copy" if version > SCHEMA else ""
        raise Unusable(f"{path} has journal schema {version}; this program reads schema {SCHEMA}{newer}")


def _upgrade(db: sqlite3.Connection) -> None:
    """Chain what schema 1 has kept, all or nothing. What does not match its old checksum gets no link that fits."""
    last: dict[str, tuple[int, bytes]] = {}

    def chained(tab: str, seq: int, at_ms: int, head: int, total: int, body: bytes) -> bytes:
        whole = isinstance(body, bytes) and crc32(body, seq) == total
        if tab not in last:
            last.clear()  # they come in order
        before = last[tab][1] if tab in last and last[tab][0] == seq - 1 else genesis(tab)
        link = linked(before, seq, at_ms, bool(head), body) if whole else bytes(16)
        last[tab] = seq, link
        return link

    db.create_function("chained", 6, chained)
    db.execute("begin immediate")
    try:
        if db.execute("pragma user_version").fetchone()[0] == 1:
            for statement in UPGRADE.split(";"):
                db.execute(statement)
        db.execute("commit")
    except BaseException:
        db.execute("rollback")
        raise
    finally:
        db.create_function("chained", 6, None)


def _ready(db: sqlite3.Connection, path: Path) -> None:
    """Look before touching: a file that is not ours stays as it is, and one that is ready is not written to."""
    fresh = not db.execute("select count(*) from sqlite_schema").fetchone()[0]
    if not fresh:
        _known(db, path)
    if db.execute("pragma journal_mode = wal").fetchone()[0] != "wal":
        raise Unusable(f"{path} can have no write-ahead log there; keep the data folder on a local disk")
    db.execute("pragma synchronous = full")
    db.execute(f"pragma wal_autocheckpoint = {LOG_PAGES}")
    db.execute("pragma fullfsync = on")  # where a plain sync stops at the drive's cache
    assert db.execute("pragma synchronous").fetchone()[0] == FULL_SYNC
    if fresh:
        db.executescript(TABLES)


def identity(db: sqlite3.Connection, path: Path) -> tuple[str, bytes]:
    """This instance's id and salt, made once and sealed: all cookies and replay links hang on them."""
    kept = dict(db.execute("select key, value from meta").fetchall())
    if "instance" not in kept or "salt" not in kept or "seal" not in kept:
        made = {"instance": secrets.token_hex(4), "salt": secrets.token_hex(32)} | kept
        made["seal"] = sealed((made["instance"], made["salt"]))
        db.executemany("insert or ignore into meta values (?, ?)", made.items())
        kept = dict(db.execute("select key, value from meta").fetchall())
    if sealed((kept["instance"], kept["salt"])) != kept["seal"]:
        raise Unusable(f"{path}: the server's own identity has been changed; restore a copy")
    return kept["instance"], bytes.fromhex(kept["salt"])


def owner(db: sqlite3.Connection, path: Path) -> bytes:
    """Whose anchor belongs to this journal."""
    instance, salt = identity(db, path)
    return bytes.fromhex(sealed(("anchor", instance, salt.hex())))


def read_entries(db: sqlite3.Connection, table: str, after: int | None, before: int | None = None) -> list[Kept]:
    """The entries after a number, or from the last head on, up to another; Damaged at the first that is not whole."""
    if after is None:
        head = db.execute("select max(seq) from entries where tab = ? and head = 1", (table,)).fetchone()[0]
        after = -1 if head is None else head - 1
    rows = db.execute(
        f"select {COLUMNS} from entries where tab = ? and seq >= ? and seq < ? order by seq",  # noqa: S608 (names only)
        (table, after, 2**62 if before is None else before),
    ).fetchall()  # a cursor left open would go on showing the file as it was then
    kept: list[Kept] = []
    link = genesis(table) if after < 0 else None
    for seq, at_ms, head, found, body in rows:
        if link is None and seq == after:
            link = found
            continue
        expected = after + 1 + len(kept)
        if seq != expected or link is None:
            raise Damaged(table, expected if link is not None else after, "is missing")
        if not isinstance(body, bytes) or linked(link, seq, at_ms, bool(head), body) != found:
            raise Damaged(table, seq, "is not what was written: its link does not fit")
        kept.append(Kept(seq, at_ms, body, found))
        link = found
    return kept
