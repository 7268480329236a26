"""Contests for the tests of bots: one player of a level among others, the seats rotated."""

from random import Random
from typing import Any

from wordless.bots import Level
from wordless.bots.plain import Plain
from wordless.bots.policies import policy
from wordless.engine.game import Game, listed
from wordless.games import GAMES
from wordless.lab.arena import Contest, Player, contest


def player(game: str, level: str, seed: int) -> Player:
    """A bot of that level; `random` plays whatever is offered."""
    if level == "random":
        return Player(Plain(GAMES[game]), "easy", seed)
    known: dict[str, Level] = {"easy": "easy", "normal": "normal", "hard": "hard"}
    return Player(policy(game), known[level], seed)


def one_among(
    game: str, level: str, others: str, seats: int, matches: int, options: Any = None
) -> tuple[float, list[Contest]]:
    """The share of victories of one player of a level, a victory shared by k counting 1/k; and the matches."""
    won, played = 0.0, []
    for number in range(matches):
        at = number % seats
        players = [player(game, level if seat == at else others, 100 * number + seat) for seat in range(seats)]
        match = contest(GAMES[game], players, options or GAMES[game].Options(), Random(number).randbytes(32))
        if at in match.result.winners:
            won += 1 / len(match.result.winners)
        played.append(match)
    return won / matches, played


def offered(game: Game, view: Any, move: Any) -> bool:
    """Whether the move lies within an offer of the View."""
    for offer in game.moves(view):
        if offer.move == move.__struct_config__.tag:
            fields = [(name, listed(choice, view)) for name, choice in offer.fields.items()]
            if all(values is None or getattr(move, name) in values for name, values in fields):
                return True
    return False
