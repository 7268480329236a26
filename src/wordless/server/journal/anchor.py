"""The anchor: how far each table had come, kept in a small file of its own beside the database.

A database or log that was cut, lost or replaced by an older one ends early, and nothing in it could tell. So the number
and link of each table's last entry are written here too, after the entry is durable. The file only grows, a record for
each table of a group; it is synced about once a second, so that after a power cut it may be behind the database, but
never ahead of it. What is ahead is a loss. Each entry notes how many records there were before it: a shortened anchor
is noticed as well.
"""

import os
import struct
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from wordless.server.journal import Damaged, Kept
from wordless.server.journal.chain import LINK_BYTES

FILE = "wordless.anchor"
MAGIC = b"wordless-anchor1"
HEAD = struct.Struct("<16sQ16s")  # magic, records left behind when the file was made anew, whose anchor it is
RECORD = struct.Struct("<8sq16s")  # table, number, link
SUM = struct.Struct("<I")
HEAD_BYTES, RECORD_BYTES = HEAD.size + SUM.size, RECORD.size + SUM.size
FORGOTTEN = -1
SPARE = 20_000  # records beyond one a table, before the file is made anew


class Last(NamedTuple):
    """A table's last entry: its number, FORGOTTEN if the table was removed on purpose, and its link."""

    seq: int
    link: bytes


class Anchored(NamedTuple):
    """What an anchor's file says, and what is wrong with it."""

    owner: bytes
    lasts: dict[str, Last]
    total: int
    damage: list[str]


def _summed(packed: bytes, at: int) -> bytes:
    return packed + SUM.pack(crc32(packed, at & 0xFFFFFFFF))


def _record(table: str, last: Last, number: int) -> bytes:
    return _summed(RECORD.pack(table.encode(), last.seq, last.link), number)


def read_anchor(path: Path) -> Anchored:
    """Everything that can be read of it; a file that is not there says so as damage."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return Anchored(b"", {}, 0, ["the anchor is missing"])
    except OSError as wrong:
        return Anchored(b"", {}, 0, [f"the anchor cannot be read: {wrong.strerror}"])
    head = data[:HEAD_BYTES]
    if len(head) < HEAD_BYTES or _summed(head[: HEAD.size], 0) != head or head[:16] != MAGIC:
        return Anchored(b"", {}, 0, ["the anchor's first bytes are not its own"])
    _, base, owner = HEAD.unpack(head[: HEAD.size])
    lasts, damage, count = dict[str, Last](), list[str](), 0
    for at in range(HEAD_BYTES, len(data), RECORD_BYTES):
        record = data[at : at + RECORD_BYTES]
        packed = record[: RECORD.size]
        if len(record) < RECORD_BYTES:
            damage.append(f"the anchor ends within record {base + count}")
        elif _summed(packed, base + count) != record:
            damage.append(f"record {base + count} of the anchor does not match its checksum")
        else:
            table, seq, link = RECORD.unpack(packed)
            lasts[table.rstrip(b"\0").decode("ascii", "replace")] = Last(seq, link)
        count += len(record) == RECORD_BYTES
    return Anchored(owner, lasts, base + count, damage)


def write_anchor(path: Path, owner: bytes, lasts: Mapping[str, Last], base: int) -> None:
    """An anchor made anew, under its name all at once; `base` records came before it."""
    part = path.with_name(f".{path.name}.part")
    body = [_record(table, last, base + n) for n, (table, last) in enumerate(lasts.items())]
    with part.open("wb") as made:
        made.write(b"".join([_summed(HEAD.pack(MAGIC, base, owner), 0), *body]))
        made.flush()
        os.fsync(made.fileno())
    part.chmod(0o600)
    part.replace(path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def forgotten(path: Path, tables: Sequence[str]) -> None:
    """Say of tables that they were removed on purpose; also while a server writes to the same file."""
    known = read_anchor(path)
    if not known.owner:
        return
    with path.open("ab", buffering=0) as end:
        gone = Last(FORGOTTEN, bytes(LINK_BYTES))
        end.write(b"".join([_record(table, gone, known.total + n) for n, table in enumerate(tables)]))
        os.fsync(end.fileno())


def ended(table: str, kept: Sequence[Kept], known: Last | None) -> None:
    """Whether the entries read up to a table's end go as far as they once did; Damaged if not."""
    if known is None or known.seq == FORGOTTEN:
        return
    following = kept[-1].seq + 1 if kept else 0
    if following <= known.seq:
        raise Damaged(table, following, f"is missing: there were entries up to {known.seq}")
    at = known.seq - kept[0].seq
    if at >= 0 and kept[at].link != known.link:
        raise Damaged(table, known.seq, "is not the one that was written")


class Anchor:
    """The anchor of a journal that is written to: told of each group, and synced now and then."""

    def __init__(self, path: Path, owner: bytes) -> None:
        self._path = path
        found = read_anchor(path)
        if not found.owner:
            write_anchor(path, owner, {}, found.total)
            found = found._replace(owner=owner)
        self.damage = found.damage + (["the anchor is another journal's"] if found.owner != owner else [])
        self._lasts = found.lasts
        self.count = found.total
        if found.owner == owner and not found.damage and found.total > 2 * len(found.lasts) + SPARE:
            write_anchor(path, owner, found.lasts, found.total)
            self.count += len(found.lasts)
        self._file = os.open(path, os.O_RDWR | os.O_APPEND)
        self._dirty = False

    def last(self, table: str) -> Last | None:
        """What is known of a table; others may have written meanwhile (`wordless forget`)."""
        return self._lasts.get(table)

    def renew(self) -> None:
        """Read again what others may have added."""
        self._lasts |= read_anchor(self._path).lasts

    def note(self, lasts: Mapping[str, Last]) -> None:
        """These entries are durable."""
        self._lasts.update(lasts)
        records = [_record(table, last, self.count + n) for n, (table, last) in enumerate(lasts.items())]
        os.write(self._file, b"".join(records))
        self.count += len(lasts)
        self._dirty = True

    def sync(self) -> None:
        if self._dirty:
            self._dirty = False
            os.fsync(self._file)

    def close(self) -> None:
        self.sync()
        os.close(self._file)
