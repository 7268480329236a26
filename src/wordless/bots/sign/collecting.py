"""Collecting by odds: which card to take, which to give away, and when to leave the table alone."""

from msgspec import Struct

from wordless.bots.sign.beliefs import Picture, five_of
from wordless.bots.sign.levels import TRAITS, Traits
from wordless.bots.sign.memory import GONE, Memory
from wordless.engine.game import Seat
from wordless.games.sign.calling import QUINTET
from wordless.games.sign.model import Card, View
from wordless.games.sign.symbols import COLOURS

HERE = 0.9  # the chance to get a card that lies there
BACK = 0.35  # to get back one that was given away
DECK = 0.85  # to get one that is still to be laid
HELD = 0.4  # to get one that somebody holds, nobody knows who
UNKNOWN = 0.6  # for those who do not reckon
KEPT = (0.3, 0.3, 0.1, 0.03, 0.01, 0.01)  # to get one from somebody who kept so many of its symbol
WORTHWHILE = 0.02  # less is not worth the movement
REGRET = 0.25  # what it costs to take back a card one has put away oneself
SET = 3  # from so many of a symbol on, a set that may still be completed
BROKEN = 0.1  # what it costs to break one up, for each card


class Choice(Struct, frozen=True, gc=False):
    """The card to take and the one to give, and what the exchange is worth."""

    take: Card | None
    give: Card
    worth: float


def choose(view: View, memory: Memory, known: Picture) -> Choice:
    """The best exchange; its worth may be too little."""
    width, seat, traits = len(COLOURS), memory.seat, TRAITS[memory.level]
    unseen = unseen_odds(view, seat, known) if traits.infers else UNKNOWN
    wanted = _wanted(view, seat, known, traits)
    symbols = {card // width for card in known.mine + known.open}
    odds = {symbol: _odds(known, symbol, unseen, traits) for symbol in symbols}
    hidden = [card // width for card in memory.dealt if card in known.mine]
    held = [card // width for card in known.mine]
    take, gain = None, 0.0
    for card in known.open:
        symbol = card // width
        value = (odds[symbol] / HERE) ** 2 * (1 - BACK**2) + wanted.get(symbol, 0.0)
        value += traits.hides * odds[symbol] * hidden.count(symbol) - REGRET * (card in memory.away)
        if take is None or value > gain:
            take, gain = card, value
    taken = None if take is None else take // width
    give, loss = known.mine[0], 9.0
    for card in known.mine:
        symbol = card // width
        value = odds[symbol] ** 2 * (1 - BACK**2) + wanted.get(symbol, 0.0)
        value += traits.hides * odds[symbol] * hidden.count(symbol)
        if symbol == taken:
            value += 1.0
        if held.count(symbol) >= SET and odds[symbol]:
            value += BROKEN * held.count(symbol)
        if value < loss:
            give, loss = card, value
    return Choice(take, give, gain - loss)


def _odds(known: Picture, symbol: int, unseen: float, traits: Traits) -> float:
    """The chance to complete the symbol: the product over all missing cards."""
    chance = 1.0
    for card in five_of(symbol):
        if card in known.mine:
            continue
        if card in known.open:
            chance *= HERE
            continue
        place = known.places.get(card)
        if place is None:
            chance *= unseen
        elif place == GONE:
            return 0.0
        elif traits.infers:
            chance *= KEPT[min(known.kept[place].count(symbol), QUINTET)]
        else:
            chance *= HELD
    return chance


def unseen_odds(view: View, seat: Seat, known: Picture) -> float:
    """The chance to get a card of which nothing is known: in the deck, in its rest that is never laid, or held."""
    round = view.round
    held = sum(view.sizes) - view.sizes[seat] - sum([len(kept) for kept in known.kept.values()])
    laid = round.deck // round.table_size * round.table_size
    return (laid * DECK + held * HELD) / max(round.deck + held, 1)


def _wanted(view: View, seat: Seat, known: Picture, traits: Traits) -> dict[int, float]:
    """What a card of a symbol is worth because of others: opponents are starved, team-mates are fed."""
    if not (traits.starves or traits.feeds):
        return {}
    teams = view.setting.teams
    worth: dict[int, float] = {}
    for other, kept in known.kept.items():
        weight = -traits.feeds if teams[other] == teams[seat] else traits.starves
        for symbol in set(kept):
            count = kept.count(symbol)
            if count > 1:
                worth[symbol] = worth.get(symbol, 0.0) + weight * (count - 1)
    return worth
