"""Which drawing shares the dealer's word: by what each looks like, and by what that brings to mind.

For every card the chance is weighed that a drawing is of it. The dealer knows the word and looks for the
drawing that fits it best, against how well it fits any. The others weigh for each letter all words that the
dealer's drawing and that one could share; for their own letter they know the word: is it the dealer's too?
"""

from collections.abc import Sequence
from random import Random

from wordless.bots.subtext.associations import card
from wordless.bots.subtext.mind import Mind
from wordless.games.subtext.model import View
from wordless.games.subtext.words import cards


def guess(view: View, gone: Sequence[int], mind: Mind, random: Random) -> tuple[int, float]:
    """The letter to choose, and how likely it is right."""
    beliefs = letters(view, gone, mind)
    best = max(beliefs)
    weights = [(belief / best) ** (1 / mind.traits.wavering) for belief in beliefs]
    letter = random.choices(range(len(weights)), weights)[0]
    return letter, beliefs[letter] / sum(beliefs)


def letters(view: View, gone: Sequence[int], mind: Mind) -> list[float]:
    """How likely each letter shares the dealer's word, as odds."""
    assert view.show is not None
    options = view.options
    own = card(options.words, options.level, view.word)
    looks = [mind.fits(drawing, options.level, own) for drawing in view.show.drawings]
    dealt = cards(options.level, options.themes)
    possible = [number for number in dealt if number not in gone or number == own]
    usual = [sum([look[number] for number in possible]) / len(possible) for look in looks]
    if view.letter is None and own is not None:
        return [look[own] / mean for look, mean in zip(looks, usual, strict=True)]
    lead = mind.fits(view.show.lead, options.level, own)
    others = [number for number in possible if number != own]
    found = [
        sum([lead[number] * look[number] for number in others]) / len(others) / mean
        for look, mean in zip(looks, usual, strict=True)
    ]
    if view.letter is not None and own is not None:
        found[view.letter] = lead[own]
    return found
