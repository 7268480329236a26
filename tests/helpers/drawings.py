"""Drawings as bots make them."""

from random import Random

from wordless.bots.subtext.composing import composed
from wordless.bots.subtext.style import style
from wordless.games.subtext.strokes import Drawing


def draws(concept: str, seed: int = 1) -> Drawing:
    return composed((concept,), style(0, seed), Random(seed))
