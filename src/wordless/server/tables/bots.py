"""The bots of one table: who plays which seat, and what each has seen.

A bot that takes a seat in the middle of a match is shown that seat's Views from the match's beginning, read
back from the journal; so is every bot after a restart. What happens while it reads, it is shown after.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Protocol

from wordless.bots.character import seeded
from wordless.engine import model as engine
from wordless.engine.game import Seat
from wordless.engine.match import house_id
from wordless.server.journal import Damaged, Kept
from wordless.server.tables.judge import Action, Played, Standing, fold
from wordless.server.tables.mind import PACE_FACTOR, Mind
from wordless.server.tables.model import Fault, Seating
from wordless.server.tables.people.chairs import Who
from wordless.server.tables.world import World


def seed_of(salt: bytes, code: str, match: int, seat: Seat) -> int:
    """A bot's chance: independent of the deal, known to nobody, the same after a restart.

    A bot's habits stay while its table does.
    """

    def drawn(name: str) -> int:
        salted = blake2b(name.encode(), key=salt, digest_size=8, person=b"wordless-bot")
        return int.from_bytes(salted.digest(), "big")

    return seeded(drawn(f"{code}/{seat}"), drawn(f"{code}/{match}/{seat}"))


class Room(Protocol):
    """The table, as far as its bots go."""

    @property
    def code(self) -> str: ...
    @property
    def now(self) -> Standing: ...
    @property
    def seq(self) -> int: ...
    @property
    def world(self) -> World: ...
    @property
    def still(self) -> bool: ...
    @property
    def closed(self) -> str | None: ...

    def ask(self, who: Who | None, what: Action, answer: Callable[[Fault | None], None]) -> None: ...
    def fail(self, wrong: Exception) -> None: ...


class Bots:
    """The minds of a table's running match."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._minds: dict[Seat, Mind] = {}
        self._cast: tuple[Seating, bool] | None = None  # for which chairs, and whether they play
        self._meanwhile: dict[Mind, list[tuple[int, int, Any]]] = {}  # of minds that are still being shown the past

    @property
    def busy(self) -> bool:
        """Some bot has something to do, or bots alone play on, if only a clock does for now."""
        waiting = [mind.busy or mind in self._meanwhile for mind in self._minds.values()]
        alone = len(self._minds) == len(self._room.now.seating.chairs)
        return (alone or any(waiting)) and not self._room.still

    def saw(self, seq: int, started: bool) -> None:
        """An entry was adopted: bots come and go with the seating, and see what their seats see."""
        if started:
            self.dismiss()
        self._recast()
        if not self._minds:
            return
        match = self._room.now.match
        assert match is not None
        for seat, mind in self._minds.items():
            if mind in self._meanwhile:
                self._meanwhile[mind].append((seq, mind.now_ms(), match.view(seat)))
            elif seq > mind.upto:
                mind.upto = seq
                mind.see(mind.now_ms(), match.view(seat))
        self._let_think()

    def refresh(self) -> None:
        """Presence, stillness or the seating may have changed."""
        self._recast()
        self._let_think()

    def dismiss(self) -> None:
        for mind in self._minds.values():
            mind.go()
        self._cast = None
        self._minds.clear()
        self._meanwhile.clear()

    def _recast(self) -> None:
        """The minds are those of the bots' seats, while a match is running."""
        standing = self._room.now
        playing = standing.playing and self._room.closed is None
        if self._cast is not None and self._cast[0] is standing.seating and self._cast[1] == playing:
            return
        self._cast = (standing.seating, playing)
        levels = {seat: chair.bot for seat, chair in enumerate(standing.seating.chairs) if chair.bot and playing}
        for seat in [seat for seat, mind in self._minds.items() if levels.get(seat) != mind.level]:
            mind = self._minds.pop(seat)
            mind.go()
            self._meanwhile.pop(mind, None)
        newcomers = [self._mind(seat, level) for seat, level in levels.items() if seat not in self._minds]
        if newcomers:
            self._minds |= {mind.seat: mind for mind in newcomers}
            self._meanwhile |= {mind: [] for mind in newcomers}
            self._room.world.journal.read(self._room.code, None, lambda found: self._remind(found, newcomers))

    def _mind(self, seat: Seat, level: Any) -> Mind:
        world, game = self._room.world, self._room.now.seating.game
        mind = Mind(game, seat, level, self._seed(seat), world.clock, world.thinker, self._play, self._idle)
        mind.table = self._room.code
        return mind

    def _remind(self, found: list[Kept] | Damaged, newcomers: list[Mind]) -> None:
        """Show the newcomers the match so far, each from its own seat."""
        minds = [mind for mind in newcomers if mind in self._meanwhile]
        if not minds or self._room.closed is not None:
            return
        try:
            if isinstance(found, Damaged):
                raise found
            self._show(found, minds)
        except Exception as wrong:
            self._room.fail(wrong)
            return
        self._let_think()

    def _show(self, found: list[Kept], minds: list[Mind]) -> None:
        standing = None
        for kept in found:
            _, standing = fold(standing, kept.body)
            assert standing.match is not None, "a running match is read from its start"
            for mind in minds:
                mind.see(mind.now_ms() - (found[-1].at_ms - kept.at_ms), standing.match.view(mind.seat))
        for mind in minds:
            mind.upto = found[-1].seq if found else -1
            for seq, at_ms, view in self._meanwhile.pop(mind):
                if seq > mind.upto:
                    mind.upto = seq
                    mind.see(at_ms, view)

    def _let_think(self) -> None:
        """Minds that know the past think; while the table stands still, none does."""
        arrangement = self._room.now.seating
        for mind in list(self._minds.values()):
            mind.pace_factor = 0.0 if arrangement.hurried else PACE_FACTOR[arrangement.pace]
            if self._room.still:
                mind.pause()
            elif mind not in self._meanwhile:
                mind.think()

    def _seed(self, seat: Seat) -> int:
        room = self._room
        return seed_of(room.world.salt, room.code, room.now.seating.matches, seat)

    def _play(self, mind: Mind, stage: int, move: Any) -> None:
        """A bot's move, under an id that is the same on every node that has read as far."""
        room = self._room
        if room.still or not room.now.playing:
            mind.pause()
            return
        number = room.now.seating.matches
        id = house_id(f"{room.code}/{number}", stage, mind.seat, f"bot/{room.seq}")

        def answer(wrong: Fault | None) -> None:
            mind.answered(wrong is None)

        room.ask(None, Played(number, engine.Ask(id, stage, mind.seat, move)), answer)

    def _idle(self, mind: Mind) -> None:
        """A bot that failed: the house plays for it."""
        match = self._room.now.match
        assert match is not None
        move = match.game.idle(match.view(mind.seat))
        if move is None:
            mind.retry()
        else:
            self._play(mind, match.state.stage, move)
