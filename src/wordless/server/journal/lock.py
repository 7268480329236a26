"""One server to a data folder: the operating system holds the lock, and lets go of it however the process ends."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from wordless.server.journal.file import Unusable

if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """While this lasts no other server runs on the folder; Unusable if one does already."""
    handle = os.open(folder / "wordless.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _take(handle)
    except OSError:
        os.close(handle)
        raise Unusable(f"another Wordless server is running on {folder}; stop it or choose another --data") from None
    try:
        yield
    finally:
        os.close(handle)
