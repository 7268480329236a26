"""What to draw: a hint that a partner with the same word will know, and that few others will.

A plain bot draws the thing itself. A sly one draws what goes with it, best of all something that goes with
other words too: the partner needs to know only that it fits, the others would have to find the word.
"""

from random import Random

from wordless.bots.subtext.associations import Link, common, concepts, links
from wordless.bots.subtext.hand import sketch
from wordless.bots.subtext.icons import icons, lines
from wordless.bots.subtext.levels import Traits
from wordless.games.subtext.strokes import Drawing


def hint(card: int | None, level: int, traits: Traits, random: Random) -> str:
    """A concept to draw for a card; any at all for a word that is not in the bank."""
    if card is None:
        return random.choice(concepts(level))
    row = links()[level - 1][card]
    return random.choices([link.concept for link in row], [_appeal(link, row, level, traits) for link in row])[0]


def _appeal(link: Link, row: tuple[Link, ...], level: int, traits: Traits) -> float:
    kind = [other for other in row if other.nearness == link.nearness]
    shared: float = common(level)[link.concept] ** traits.slyness
    return traits.candour[link.nearness] / len(kind) * shared


def drawn(concept: str, random: Random) -> Drawing:
    """One of the ways to draw a concept, by hand."""
    return sketch(concept, lines(random.choice(icons()[concept]).strokes), random)
