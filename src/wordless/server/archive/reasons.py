"""Why a bot did what it did, told after the match.

Nothing of it is written down while the match runs. A bot shown its seat's Views again, at their times, thinks the same
again: so its reasons are those it had, out of its own memory and nothing else.
"""

from typing import Any

from wordless.bots import Seen, Why
from wordless.bots.policies import policy
from wordless.engine.game import Seat
from wordless.server.tables.bots import seed_of
from wordless.server.tables.model import Started


class Reasons:
    """The thoughts of the bot that sat on that seat when the match began; none if it was no bot."""

    def __init__(self, salt: bytes, code: str, started: Started, seat: Seat | None) -> None:
        chairs, game = started.seating.chairs, started.opened.game
        level = None if seat is None else chairs[seat].bot
        self.known = seat is not None and level is not None
        if seat is not None and level is not None:
            self._seat = seat
            self._policy = policy(game)
            self._memory = self._policy.begin(seat, level, seed_of(salt, code, started.seating.matches, seat))
        self._meant: tuple[Any, Why | None] = (None, None)
        self._last: Any = None

    def after(self, entry: Any, at_ms: int, view: Any) -> Why | None:
        """Why this entry came about, if it was the bot's; then the bot sees what came of it."""
        if not self.known:
            return None
        move, why = self._meant
        mine = getattr(entry, "seat", None) == self._seat and getattr(entry, "move", None) == move
        if view != self._last:
            self._last = view
            thought = self._policy.think(self._memory, [Seen(at_ms, view)], at_ms)
            self._memory, self._meant = thought.memory, (thought.move, thought.why)
        return why if mine else None
