"""One server to a data folder: the operating system holds the lock, and lets go of it however the process ends."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from wordless.server.journal.file import Unusable

if sys.platform == "win32":
    import msvcrt

    def _taken(folder: Path) -> int:
        handle = os.open(folder / "wordless.lock", os.O_RDWR | os.O_CREAT, 0o600)
        _lock(handle, lambda: msvcrt.locking(handle, msvcrt.LK_NBLCK, 1))
        return handle
else:
    import fcntl

    def _taken(folder: Path) -> int:
        """The folder itself is locked: a file in it could be removed by hand, and made anew by another server."""
        handle = os.open(folder, os.O_RDONLY)
        _lock(handle, lambda: fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB))
        return handle


def _lock(handle: int, take: Callable[[], object]) -> None:
    try:
        take()
    except OSError:
        os.close(handle)
        raise


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """While this lasts no other server runs on the folder; Unusable if one does already."""
    try:
        handle = _taken(folder)
    except OSError:
        raise Unusable(f"another Wordless server is running on {folder}; stop it or choose another --data") from None
    try:
        yield
    finally:
        os.close(handle)
