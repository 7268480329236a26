"""What a bot believes about hidden cards: where each may be, and how likely somebody holds a quintet."""

from math import comb
from typing import NamedTuple

from wordless.bots.sign.habits import telling
from wordless.bots.sign.levels import TRAITS
from wordless.bots.sign.memory import GONE, Memory
from wordless.engine.game import Seat
from wordless.games.sign.calling import QUINTET
from wordless.games.sign.model import Card, View
from wordless.games.sign.symbols import CARDS, COLOURS, SYMBOLS

# How likely somebody collects a symbol of which they were dealt none, one, two, …
CHOOSES = (0.01, 0.12, 1.0, 1.5, 2.0, 2.0)
NAIVE = (0.0, 0.0, 0.1, 0.4, 0.7, 1.0)  # what somebody thinks who only counts the cards that were kept
UNCALLED = 0.5  # how many times likelier a quintet is with each table that has passed since, and nobody called
FLURRY = 2
FLURRY_MS = 12_000


class Picture(NamedTuple):
    """What is known about cards: the own, the open ones, where others went, and the symbols kept by each seat."""

    mine: tuple[Card, ...]
    open: tuple[Card, ...]
    places: dict[Card, Seat]
    kept: dict[Seat, list[int]]


def picture(memory: Memory, view: View, now_ms: int) -> Picture:
    """A card in sight needs no memory; what is forgotten is not in it."""
    lying = tuple([card for card in view.table if card is not None])
    seen = {*lying, *view.hand}
    places: dict[Card, Seat] = {}
    kept: dict[Seat, list[int]] = {}
    for card, note in memory.notes.items():
        if note.until_ms > now_ms and card not in seen:
            places[card] = note.place
            if note.place != GONE:
                kept.setdefault(note.place, []).append(card // len(COLOURS))
    bottom = view.round.bottom
    if bottom is not None and bottom not in seen and len(view.round.circle) > 4:  # S3
        places[bottom] = GONE
    return Picture(view.hand, lying, places, kept)


def five_of(symbol: int) -> range:
    return range(symbol * len(COLOURS), (symbol + 1) * len(COLOURS))


def may_hold(known: Picture, view: View, other: Seat) -> bool:
    """Whether a quintet in that hand would contradict anything known."""
    if view.sizes[other] != QUINTET:
        return False
    kept = set(known.kept.get(other, ()))
    if len(kept) > 1:
        return False
    return any(_free(known, other, symbol) for symbol in kept or range(len(SYMBOLS)))


def _free(known: Picture, other: Seat, symbol: int) -> bool:
    """No card of the symbol is known to be elsewhere."""
    return not any(
        card in known.mine or card in known.open or known.places.get(card, other) != other for card in five_of(symbol)
    )


def quintet(memory: Memory, view: View, known: Picture, other: Seat) -> float:
    """How likely that seat holds a quintet.

    It kept some cards of one symbol. Whatever it was dealt of that symbol it has kept too, and put others away
    first: so the unseen ones are among its unknown cards, or still in the deck and in other hands.
    """
    kept = known.kept.get(other, [])
    if not kept or len(set(kept)) > 1 or view.sizes[other] != QUINTET or not _free(known, other, kept[0]):
        return 0.0
    missing = QUINTET - len(kept)
    if missing <= 0 or not TRAITS[memory.level].infers:
        return NAIVE[min(len(kept), QUINTET)]
    unseen = len(CARDS) - len(known.mine) - len(known.open) - len(known.places)
    dealt = min(missing + memory.watches[other].puts, QUINTET)
    elsewhere = max(unseen - missing, 1)
    ways = [comb(dealt, had) * comb(elsewhere, missing - had) * CHOOSES[had] for had in range(missing + 1)]
    holds = ways[missing]
    others = sum(ways) - holds
    holds *= _bearing(memory, view, other)
    return holds / (holds + others)


def _bearing(memory: Memory, view: View, other: Seat) -> float:
    """What the seat's behaviour since its last exchange says: left uncalled, many gestures, or telling ones.

    A flurry tells nothing of somebody who makes faces all the time.
    """
    nosy = TRAITS[memory.level].nosy
    watch = memory.watches[other]
    late = [each for each in watch.given[-FLURRY:] if each.at_ms >= watch.moved_ms]
    flurry = len(late) == FLURRY and late[-1].at_ms - late[0].at_ms <= FLURRY_MS
    usual = (
        watch.given and watch.faces * FLURRY_MS > FLURRY * max(FLURRY_MS, watch.given[-1].at_ms - watch.begun_ms) / 2
    )
    return UNCALLED**watch.tables * max(told(memory, view, other), nosy if flurry and not usual else 1.0)


def told(memory: Memory, view: View, other: Seat) -> float:
    """How many times likelier a quintet is for whoever has learned what the seat's last gestures meant before."""
    if not memory.habits:
        return 1.0
    watch = memory.watches[other]
    return telling(memory, view.setting.teams[other], watch.given, watch.moved_ms)
