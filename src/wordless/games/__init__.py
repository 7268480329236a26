"""The games there are: a new one is a new folder and one line here."""

from wordless.engine.game import Game
from wordless.games import sign, signs, signum, subtext

GAMES: dict[str, Game] = {"sign": sign, "signum": signum, "signs": signs, "subtext": subtext}
