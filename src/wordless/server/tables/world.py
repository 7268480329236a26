"""What a table needs of the world outside, injected, so that tests bring a clock, a disk and bots of their own."""

from collections.abc import Callable
from typing import NamedTuple

from wordless.server.journal import Journal
from wordless.server.tables.clock import Clock
from wordless.server.tables.metrics import Tally
from wordless.server.tables.mind import Thinker


class World(NamedTuple):
    """One for all tables of a process."""

    journal: Journal
    clock: Clock
    thinker: Thinker
    secret: Callable[[int], bytes]
    salt: bytes
    tally: Tally
