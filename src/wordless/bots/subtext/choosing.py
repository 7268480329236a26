"""What to draw: a hint that a partner with the same word will know, and that few others will.

A plain bot draws the thing itself. A sly one draws what goes with it, best of all something that goes with
other words too: the partner needs to know only that it fits, the others would have to find the word.

The two who share a word never draw the same thing: of a word's hints, every other one is for whoever deals and the
rest for the others. Who deals is public, so this gives nothing away.
"""

from random import Random

from wordless.bots.subtext.associations import Link, common, concepts, links
from wordless.bots.subtext.levels import Traits
from wordless.bots.subtext.style import Style


def hints(card: int | None, level: int, deals: bool, traits: Traits, style: Style, random: Random) -> tuple[str, ...]:
    """One or two concepts to draw for a card; any at all for a word that is not in the bank."""
    if card is None:
        return (random.choice(concepts(level)),)
    row = links()[level - 1][card]
    mine = [link for at, link in enumerate(row) if at % 2 == (card + deals) % 2]
    first = _chosen(mine, row, level, traits, random)
    rest = [link for link in mine if link.concept != first]
    if not rest or random.random() >= style.pairs:
        return (first,)
    return first, _chosen(rest, row, level, traits, random)


def _chosen(mine: list[Link], row: tuple[Link, ...], level: int, traits: Traits, random: Random) -> str:
    weights = [_appeal(link, row, level, traits) for link in mine]
    return random.choices([link.concept for link in mine], weights if any(weights) else None)[0]


def _appeal(link: Link, row: tuple[Link, ...], level: int, traits: Traits) -> float:
    kind = [other for other in row if other.nearness == link.nearness]
    shared: float = common(level)[link.concept] ** traits.slyness
    return traits.candour[link.nearness] / len(kind) * shared
