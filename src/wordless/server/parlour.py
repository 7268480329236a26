"""The bots of one table: who plays which seat, and what each has seen.

A bot that takes a seat in the middle of a match is shown that seat's Views from the match's beginning, read
back from the journal; so is every bot after a restart.
"""

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from wordless.engine.game import Seat
from wordless.server.journal import Kept, Torn
from wordless.server.judge import fold
from wordless.server.minds import Mind
from wordless.server.model import Fault

if TYPE_CHECKING:
    from wordless.server.table import Table


class Parlour:
    """The minds of a table's running match."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._minds: dict[Seat, Mind] = {}
        self._shown_to: dict[Seat, int] = {}
        self._asked = 0

    @property
    def busy(self) -> bool:
        return bool(self._minds) and not self._table.still

    def saw(self, seq: int, started: bool) -> None:
        """An entry was adopted: bots come and go with the seating, and see what their seats see."""
        if started:
            self.dismiss()
        self._recast()
        match = self._table.draft.match
        for seat, mind in self._minds.items():
            if self._shown_to.get(seat, -1) < seq and seat in self._shown_to:
                assert match is not None
                self._shown_to[seat] = seq
                mind.see(mind.now_ms(), match.view(seat))
        self._let_think()

    def stirred(self) -> None:
        self._recast()
        self._let_think()

    def dismiss(self) -> None:
        for mind in self._minds.values():
            mind.go()
        self._minds.clear()
        self._shown_to.clear()

    def _recast(self) -> None:
        """The minds are those of the bots' seats, while a match is running."""
        draft = self._table.draft
        levels = {seat: chair.bot for seat, chair in enumerate(draft.seating.chairs) if chair.bot and draft.playing}
        for seat in [seat for seat, mind in self._minds.items() if levels.get(seat) != mind.level]:
            self._minds.pop(seat).go()
            self._shown_to.pop(seat, None)
        newcomers = {seat: level for seat, level in levels.items() if seat not in self._minds}
        for seat, level in newcomers.items():
            world = self._table.world
            self._minds[seat] = Mind(
                draft.seating.game,
                seat,
                level,
                self._seed(seat),
                world.clock,
                world.thinker,
                self._play,
                self._idle,
            )
        if newcomers:
            self._table.world.journal.read(self._table.code, None, lambda found: self._remind(found, newcomers))

    def _remind(self, found: list[Kept] | Torn, newcomers: dict[Seat, Any]) -> None:
        """Show the newcomers the match so far, each from its own seat."""
        minds = {seat: self._minds[seat] for seat in newcomers if seat in self._minds}
        if isinstance(found, Torn) or not minds or not found:
            return
        draft, last_ms = None, found[-1].at_ms
        for kept in found:
            _, draft = fold(draft, kept.body)
            for seat, mind in minds.items():
                if draft.match is not None:
                    mind.see(mind.now_ms() - (last_ms - kept.at_ms), draft.match.view(seat))
                self._shown_to[seat] = kept.seq
        self._let_think()

    def _let_think(self) -> None:
        if self._table.still or self._table.closed is not None:
            return
        for seat, mind in list(self._minds.items()):
            mind.haste = self._table.haste
            if seat in self._shown_to:
                mind.think()

    def _seed(self, seat: Seat) -> int:
        """Independent of the deal, known to nobody, and the same after a restart."""
        table = self._table
        name = f"{table.code}/{table.draft.seating.matches}/{seat}".encode()
        salted = blake2b(name, key=table.world.salt, digest_size=8, person=b"wordless-bot")
        return int.from_bytes(salted.digest(), "big")

    def _play(self, seat: Seat, move: Any) -> None:
        """A bot's move; refused, it thinks again."""
        if not self._table.still and self._table.draft.playing:
            self._asked += 1
            self._table.house(
                seat, move, f"bot/{self._table.seq}/{self._asked}", lambda wrong: self._heard(seat, wrong)
            )

    def _heard(self, seat: Seat, wrong: Fault | None) -> None:
        mind = self._minds.get(seat)
        if wrong is not None and mind is not None:
            mind.retry()

    def _idle(self, seat: Seat) -> None:
        """A bot that failed: the house plays for it."""
        match = self._table.draft.match
        if match is None or match.over or self._table.still:
            return
        move = match.game.idle(match.view(seat))
        if move is not None:
            self._play(seat, move)
