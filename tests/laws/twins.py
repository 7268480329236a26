"""Two real tables, equal but for what one viewer may not know: everything that viewer hears from each, as bytes."""

from random import Random
from typing import Any

import msgspec

from tests.laws.cases import Walk
from tests.simulation.rig import CODE, Rig
from wordless.engine.game import Illegal, Seat
from wordless.engine.match import Match, opening
from wordless.engine.play import draw, kinds
from wordless.server.tables.judge import Standing
from wordless.server.tables.model import Chair, Seating
from wordless.server.tables.table import Table

MOMENT_S = 0.02  # long enough for the disk, and all of them together too short for a clock to ring


class Side(Rig):
    """A table at a position of a match, a person on every seat and one who watches; it listens for one of them."""

    def __init__(self, walk: Walk, state: Any, viewer: Seat | None) -> None:
        self.walk = walk
        super().__init__(walk.case.name, walk.seats, ["host"], **msgspec.to_builtins(walk.options))
        seating = Seating(
            game=walk.case.name,
            options=msgspec.to_builtins(walk.options),
            chairs=tuple([Chair(f"Person {seat}", (f"p{seat}",)) for seat in range(walk.seats)]),
            host="p0",
            matches=1,
        )
        opened = opening(walk.case.name, walk.case.game, walk.seats, walk.options, walk.seed)
        match = Match(walk.case.game, opened, state, {}, None)
        self.table = Table(CODE, self.world, Standing(seating, match), 1, restored=False)
        self.listeners = {seat: self.sit(f"p{seat}", seat) for seat in (*range(walk.seats), None)}
        self.viewer = viewer
        self.listener = self.listeners[viewer]

    def heard(self) -> list[bytes]:
        """What the viewer has heard since the last time."""
        frames, self.listener.frames = self.listener.frames, []
        return frames

    def come_back(self, at: tuple[str, int]) -> None:
        """The viewer's line breaks, and resumes from there."""
        self.table.disconnect(self.listener)
        self.listener = self.listeners[self.viewer] = self.sit(f"p{self.viewer}", self.viewer, at)

    def move(self, seat: Seat | None, id: str, move: Any, stage: int | None = None) -> None:
        now = self.match.state.stage if stage is None else stage
        self.say(self.listeners[seat], {"say": "ask", "id": id, "stage": now, "move": msgspec.to_builtins(move)})
        self.clock.run(MOMENT_S)

    def hidden(self, random: Random, seat: Seat) -> Any:
        """Some move of another seat that leaves this viewer's sight as it is, if chance finds one."""
        game, state = self.walk.case.game, self.match.state
        for _ in range(6):
            view = game.view(state, seat)
            offers = game.moves(view)
            if not offers:
                return None
            move = draw(random, offers, kinds(game), view)
            try:
                after = game.apply(state, seat, move)
            except Illegal:
                continue
            if self.sight(after) == self.sight(state):
                return move
        return None

    def sight(self, state: Any = None) -> tuple[Any, ...]:
        """All that the viewer may know of a state of this match."""
        game, state = self.walk.case.game, self.match.state if state is None else state
        view = game.view(state, self.viewer)
        return view, game.moves(view), game.awaited(state), game.timers(state), game.result(state)
