"""The hash chain: each entry's link is made of the one before it and of all that the entry is.

Whoever knows the last link of a table knows all of its entries: none can be changed, left out, moved to another number
or another table without the links after it being others.
"""

from collections.abc import Iterable
from hashlib import blake2b

LINK_BYTES = 16


def genesis(table: str) -> bytes:
    """The link before a table's first entry."""
    return blake2b(table.encode(), digest_size=LINK_BYTES, person=b"wordless-table").digest()


def linked(before: bytes, seq: int, at_ms: int, head: bool, body: bytes) -> bytes:
    """The link of an entry that follows the one with the link `before`."""
    made = blake2b(before, digest_size=LINK_BYTES, person=b"wordless-entry")
    made.update(b"%d %d %d " % (seq, at_ms, head))
    made.update(body)
    return made.digest()


def sealed(values: Iterable[str]) -> str:
    """One hash over a few texts that must not change unseen."""
    return blake2b("\0".join(values).encode(), digest_size=LINK_BYTES, person=b"wordless-seal").hexdigest()
