"""Whole matches between Sign's bots: legal, honest towards their team, at a person's pace, stronger by level."""

from statistics import median
from types import SimpleNamespace
from typing import Any

import pytest

from tests.bots.sign_teams import teams_of
from tests.games.sign import play
from tests.games.sign.play import card, five
from tests.games.sign.table import CASES
from wordless.bots import LEVELS, Seen
from wordless.bots import sign as bots
from wordless.bots.sign.memory import Memory
from wordless.bots.sign.watching import shown
from wordless.engine.game import Illegal, Seat
from wordless.games import sign
from wordless.games.sign.calling import quintet
from wordless.games.sign.model import Call, Gesture, Gestured, Laid, Options, Refreshed, Swap, Swapped, Took, Turned
from wordless.lab.arena import Player, contest


def offered(view: Any, move: Any) -> bool:
    for offer in sign.moves(view):
        if offer.move == move.__struct_config__.tag:
            fields = offer.fields.items()
            return all(not isinstance(choice, tuple) or getattr(move, name) in choice for name, choice in fields)
    return False
