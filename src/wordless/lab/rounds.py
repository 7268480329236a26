"""Matches listened to: how each round ended, and how long it lasted at the table.

A game that is played in rounds has a module `rounds` that says when one begins and how it ended.
"""

from typing import Protocol

from msgspec import Struct

from wordless.engine.game import Game, Own, Seat


class Rounds(Protocol):
    """The phases with which a round begins and ends, and how it did."""

    BEGINS: str
    ENDS: str

    def ended(self, state: Own) -> tuple[str, int | None]:
        """A word for it and, where there are teams, the one that scored alone."""


class Round(Struct, frozen=True):
    """From the deal to the reveal: how it ended; also which team scored, if one did alone."""

    end: str
    seconds: float
    team: int | None = None


class Ear:
    """Hears every move of a match and keeps its rounds, where its game has any."""

    def __init__(self, game: Game) -> None:
        self.rounds: list[Round] = []
        self._asked: Rounds | None = getattr(game, "rounds", None)
        self._phase = ""
        self._dealt_ms = 0

    def heard(self, at_ms: int, seat: Seat | None, move: Own, state: Own) -> None:
        asked = self._asked
        if asked is None or state.phase == self._phase:
            return
        self._phase = state.phase
        if state.phase == asked.BEGINS:
            self._dealt_ms = at_ms
        elif state.phase == asked.ENDS:
            end, team = asked.ended(state)
            self.rounds.append(Round(end, (at_ms - self._dealt_ms) / 1000, team))
