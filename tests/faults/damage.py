"""A bad disk: bits flipped, files cut, lost, or swapped for older ones, under a journal that was killed in its work.

For each damage the tables are read as a server would. Either all is as it was written, or somebody says so: the table,
`check`, or the start itself. Anything else is unseen, and that is the one thing that must not be.
"""

import shutil
import sqlite3
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.helpers.journals import JournalFile, entries_of
from wordless.server.journal import Damaged
from wordless.server.journal.check import check
from wordless.server.journal.file import Unusable
from wordless.server.tables import wire

FILES = ("wordless.sqlite", "wordless.sqlite-wal", "wordless.anchor")
TABLES = ("AAAAAA", "BBBBBB", "CCCCCC")


def written(folder: Path) -> dict[str, list[bytes]]:
    """A journal as a killed server leaves it, an older copy of it in `older`, and what it held."""
    folder.mkdir(parents=True)
    made = JournalFile(folder / "live")
    bodies: dict[str, list[bytes]] = {}
    for table in TABLES:
        for seq, (entry, head) in enumerate(entries_of(table, "signs", 3, 2)):
            body = wire.encode(entry)
            assert made.append(table, seq, body, head=head) == "written"
            bodies.setdefault(table, []).append(body)
        _copied(folder / "live", folder / ("older" if table == TABLES[0] else "whole"))
        if table != TABLES[-1]:  # so that some of it lies in the database, and the rest in its log
            made.journal.writer.db.execute("pragma wal_checkpoint(truncate)")
    made.journal.close()
    return bodies


def _copied(source: Path, target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    for name in FILES:
        shutil.copy(source / name, target / name)


def flipped(folder: Path, random: Random) -> str:
    name = random.choices(FILES, weights=[(folder / each).stat().st_size for each in FILES])[0]
    data = bytearray((folder / name).read_bytes())
    at, bit = random.randrange(len(data)), random.randrange(8)
    data[at] ^= 1 << bit
    (folder / name).write_bytes(data)
    return f"{name}: bit {bit} of byte {at}"


def broken(folder: Path, random: Random) -> str:
    """A whole file cut, gone, or swapped for the older one."""
    name, how = random.choice(FILES), random.choice(("cut", "gone", "older"))
    path = folder / name
    if how == "cut":
        data = path.read_bytes()
        path.write_bytes(data[: random.randrange(len(data))])
    elif how == "gone":
        path.unlink()
    else:
        shutil.copy(folder.parent / "older" / name, path)
    return f"{name}: {how}"


def seen(folder: Path, bodies: dict[str, list[bytes]]) -> str:
    """What a server and `check` make of it: noticed, harmless, or unseen."""
    try:
        whole = check(folder / "wordless.sqlite")
        noticed = bool(whole.wrong)
        made = JournalFile(folder)
    except (Unusable, sqlite3.Error):
        return "noticed"
    try:
        noticed = noticed or bool(made.journal.anchor.damage)
        for table in TABLES:
            found = made.read(table)
            if isinstance(found, Damaged):
                noticed = True
            elif [each.body for each in found] != bodies[table][-len(found) :] and not noticed:
                return "unseen"
    finally:
        made.journal.close()
    if noticed:
        return "noticed"
    try:
        return "harmless" if _all_there(folder, bodies) else "unseen"
    except sqlite3.Error:
        return "noticed"


def _all_there(folder: Path, bodies: dict[str, list[bytes]]) -> bool:
    with closing(sqlite3.connect(folder / "wordless.sqlite")) as db:
        rows = db.execute("select tab, body from entries order by tab, seq").fetchall()
    return rows == [(table, body) for table in TABLES for body in bodies[table]]


def struck(folder: Path, flips: int, breaks: int, seed: int) -> tuple[Counter[str], list[str]]:
    """So many damages, each to a fresh copy; what became of them, and those that nobody saw."""
    bodies, counts, unseen = written(folder), Counter[str](), list[str]()
    for n in range(flips + breaks):
        random = Random(f"{seed}/{n}")
        _copied(folder / "whole", folder / "struck")
        what = flipped(folder / "struck", random) if n < flips else broken(folder / "struck", random)
        verdict = seen(folder / "struck", bodies)
        counts[verdict] += 1
        if verdict == "unseen":
            unseen.append(what)
    return counts, unseen


def main() -> None:
    """`python -m tests.faults.damage [FLIPS] [BREAKS]`"""
    flips, breaks = (int(each) for each in (*sys.argv[1:3], "5000", "500")[:2])
    with TemporaryDirectory() as folder:
        counts, unseen = struck(Path(folder) / "journal", flips, breaks, seed=1)
    print(f"{flips} flipped bits and {breaks} cut, lost or swapped files: {dict(counts)}")
    for what in unseen:
        print(f"unseen: {what}")
    sys.exit(bool(unseen))


if __name__ == "__main__":
    main()
