"""The journal's file: opened if it is ours, refused in words if it is not, and read entry by entry."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

from wordless.server.journal import Damaged, Kept

FILE = "wordless.sqlite"
SCHEMA = 1
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
    sum integer not null, body blob not null, primary key (tab, seq)
) without rowid;
create index if not exists heads on entries (tab, seq) where head = 1;
create table if not exists tables (tab text primary key, touched_ms integer not null) without rowid;
create index if not exists touched on tables (touched_ms);
pragma user_version = {SCHEMA};
commit;
"""


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
    if version != SCHEMA:
        raise Unusable(f"{path} has journal schema {version}; this program reads schema {SCHEMA}")


def _ready(db: sqlite3.Connection, path: Path) -> None:
    """Look before touching: a file that is not ours stays as it is."""
    if db.execute("select count(*) from sqlite_schema").fetchone()[0]:
        _known(db, path)
    if db.execute("pragma journal_mode = wal").fetchone()[0] != "wal":
        raise Unusable(f"{path} can have no write-ahead log there; keep the data folder on a local disk")
    db.execute("pragma synchronous = full")
    db.execute(f"pragma wal_autocheckpoint = {LOG_PAGES}")
    db.execute("pragma fullfsync = on")  # where a plain sync stops at the drive's cache
    assert db.execute("pragma synchronous").fetchone()[0] == FULL_SYNC
    db.executescript(TABLES)


def checksum(seq: int, body: bytes) -> int:
    """Binds an entry to its number too."""
    return crc32(body, seq)


def read_entries(db: sqlite3.Connection, table: str, after: int | None, before: int | None = None) -> list[Kept]:
    """The entries after a number, or from the last head on, up to another; Damaged at the first that is not whole."""
    if after is None:
        head = db.execute("select max(seq) from entries where tab = ? and head = 1", (table,)).fetchone()[0]
        after = -1 if head is None else head - 1
    rows = db.execute(
        "select seq, at_ms, sum, body from entries where tab = ? and seq > ? and seq < ? order by seq",
        (table, after, 2**62 if before is None else before),
    )
    kept: list[Kept] = []
    for seq, at_ms, total, body in rows:
        if seq != after + 1 + len(kept):
            raise Damaged(table, after + 1 + len(kept), "is missing")
        if not isinstance(body, bytes) or checksum(seq, body) != total:
            raise Damaged(table, seq, "does not match its checksum")
        kept.append(Kept(seq, at_ms, body))
    return kept
