"""Matches listened to: how each round of Sign and Subtext ended, and how long it lasted at the table."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from wordless.games.sign.calling import quintet
from wordless.games.sign.model import Hand, Outcome

DEALT = {"sign": "prep", "subtext": "draw"}  # the phase with which a round begins


class Round(Struct, frozen=True):
    """From the deal to the reveal: how it ended; in Sign also which team scored, if one did alone."""

    end: str
    seconds: float
    team: int | None = None


class Ear:
    """Hears every move of a match and keeps its rounds, where its game has any."""

    def __init__(self, game: str) -> None:
        self.rounds: list[Round] = []
        self._dealt = DEALT.get(game)
        self._end: Callable[[Any], tuple[str, int | None]] = _signed if game == "sign" else _paired
        self._phase = ""
        self._dealt_ms = 0

    def heard(self, at_ms: int, seat: Any, move: Any, state: Any) -> None:
        if self._dealt is None or state.phase == self._phase:
            return
        self._phase = state.phase
        if state.phase == self._dealt:
            self._dealt_ms = at_ms
        elif state.phase == "reveal":
            end, team = self._end(state)
            self.rounds.append(Round(end, (at_ms - self._dealt_ms) / 1000, team))


def _signed(state: Any) -> tuple[str, int | None]:
    outcome = state.round.outcome
    scored = [team for team, points in enumerate(outcome.points) if points > 0]
    return ended(outcome, state.setting.teams, state.hands), scored[0] if len(scored) == 1 else None


def ended(outcome: Outcome, teams: tuple[int, ...], hands: tuple[Hand, ...]) -> str:
    """Whether a quintet was called by its own team, stolen, or lost because nobody called it; or there was none."""
    if outcome.why != "quintet" and any(quintet(hand) for hand in hands):
        return "lost"
    if outcome.caller is None or outcome.target is None:
        return outcome.why
    own = teams[outcome.caller] == teams[outcome.target]
    if outcome.why == "quintet":
        return "given" if own else "stolen"
    return "miscalled-own" if own else "miscalled-other"


def _paired(state: Any) -> tuple[str, int | None]:
    """Whether the two who share a word have found each other."""
    reveal = state.reveal
    right = [reveal.guesses[seat] == reveal.answer for seat in (state.dealer, reveal.partner)]
    return ("both-wrong", "one-right", "both-right")[sum(right)], None
