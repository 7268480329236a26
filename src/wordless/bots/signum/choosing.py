"""The action of a turn: declare, peek, swap or discard, whichever promises most.

All are weighed in one currency, the chance to win gained. The worth of a sign in one's row is what one could
declare with it; a peek, a swap or a discard is worth what it may add to that a turn later.
"""

from random import Random

from wordless.bots.signum.beliefs import beliefs
from wordless.bots.signum.judging import FOLLOWS, GUESSED, Judge, asked_for, named, wins
from wordless.engine.game import Seat
from wordless.games.signum.model import Declare, Discard, Move, Peek, Swap
from wordless.games.signum.signs import SIGNS, SLOTS, TEAMS

AGREES = 0.85  # an ally who is asked helps
FOOLED = 0.4  # a rival helps to catch one of its own
SETTLED = 0.95  # from here on an ally is not doubted
KNOWN = FOLLOWS * (1 - GUESSED)  # how often a match that one knows of succeeds, if the accomplice helps
LATER = 0.7  # what a chance is worth that needs another turn
TAKEN_BACK = 0.6  # what a team card is worth that its owner may take back, for each swap between the two
FINDING = 0.3  # what it is worth to have a team at last


Hopes = dict[Seat, dict[Seat, float]]


def turn(table: Judge, random: Random) -> Move:
    """The most promising action, as far as the level tells them apart."""
    hopes = {accomplice: _hopes(table, accomplice) for accomplice in table.others}
    best = {accomplice: max(targets.values()) for accomplice, targets in hopes.items()}
    worths = _worths(table, best)
    found: list[tuple[float, Move]] = []
    if table.team is None:
        found += _hunts(table)
    else:
        found += _declarations(table, hopes)
        found += _gifts(table, best)
        found += _fetches(table, best, worths)
    found += _peeks(table, best, worths)
    found += _discards(table, worths)
    wavers = table.traits.wavers
    return max(found, key=lambda each: each[0] + wavers * random.random())[1]


def _hopes(table: Judge, accomplice: Seat) -> dict[Seat, float]:
    """For each target, what it is worth to ask this accomplice, if the two cards match and are not named."""
    me, side, held = table.memory.seat, table.team, table.beliefs
    ally = held.on(accomplice, side)
    doubts = table.traits.doubts and side is not None and ally < SETTLED
    friendly = beliefs(table.memory, (accomplice, side)) if doubts and side is not None else held
    hopes = {}
    for target in table.others:
        if target == accomplice:
            continue
        gain = wins(table, friendly, target, (me, accomplice)) - table.open
        hope = ally * AGREES * gain
        if doubts:
            hope += _risk(table, ally, held.on(target, side), friendly.on(target, side))
        hopes[target] = hope
    return hopes


def _risk(table: Judge, ally: float, before: float, friendly: float) -> float:
    """If the accomplice is a rival, it gladly helps to catch one's ally and may still be led to catch its own."""
    mine = max(0.0, before - ally * friendly)
    other = max(0.0, 1 - ally - mine)
    return FOOLED * other * (1 - table.open) - AGREES * mine * table.open


def _worths(table: Judge, best: dict[Seat, float], without: Seat | None = None) -> list[float]:
    """For each sign, what one could declare with it; without an accomplice whose card one would take."""
    worths = [0.0] * len(SIGNS)
    for accomplice, hope in best.items():
        if accomplice != without:
            for sign in range(len(SIGNS)):
                chance, _ = asked_for(table, accomplice, sign)
                worths[sign] = max(worths[sign], chance * (1 - GUESSED) * hope)
    return worths


def _best(table: Judge, worths: list[float], without: int | None = None) -> float:
    """The worth of one's row, or of what is left of it without a slot."""
    return max([worths[sign] for slot, sign in table.signs if slot != without], default=0.0)


def _declarations(table: Judge, hopes: Hopes) -> list[tuple[float, Move]]:
    found: list[tuple[float, Move]] = []
    me = table.memory.seat
    for accomplice, targets in hopes.items():
        asked = [(slot, sign, *asked_for(table, accomplice, sign)) for slot, sign in table.signs]
        for target, hope in targets.items():
            best = 0.0
            for slot, sign, chance, place in asked:
                backs = (table.back(me, slot), table.back(accomplice, place))
                best = max(best, chance * (1 - named(table, target, sign, backs)))
            found.append((best * hope - table.caution, Declare(target, accomplice)))
    return found


def _gifts(table: Judge, best: dict[Seat, float]) -> list[tuple[float, Move]]:
    """One of a pair given to an ally: then both know it, and the target does not."""
    signs = table.signs
    pairs = [slot for slot, sign in signs if [each for _, each in signs].count(sign) > 1]
    if not pairs:
        return []
    found: list[tuple[float, Move]] = []
    for accomplice, hope in best.items():
        for slot in SLOTS:
            safe = 1 - table.beliefs.team_card(table.back(accomplice, slot))
            found.append((LATER * KNOWN * hope * safe - table.caution, Swap(pairs[-1], accomplice, slot)))
    return found


def _fetches(table: Judge, best: dict[Seat, float], worths: list[float]) -> list[tuple[float, Move]]:
    """A known sign taken where it lies, to match an ally's."""
    found: list[tuple[float, Move]] = []
    has = _best(table, worths)
    for other in table.others:
        worths = _worths(table, best, other)
        for slot, _ in table.signs:
            keeps = _best(table, worths, slot)
            for place in SLOTS:
                chances = table.beliefs.signs[table.back(other, place)]
                gain = sum([chance * max(worth, keeps) for chance, worth in zip(chances, worths, strict=True)])
                found.append((LATER * (gain - has) - table.caution, Swap(slot, other, place)))
    return found


def _discards(table: Judge, worths: list[float]) -> list[tuple[float, Move]]:
    if not table.memory.pile:
        return []
    top = table.beliefs.signs[table.memory.pile[0]]
    found: list[tuple[float, Move]] = []
    for slot, _ in table.signs:
        has, keeps = _best(table, worths), _best(table, worths, slot)
        gain = sum([chance * max(worth, keeps) for chance, worth in zip(top, worths, strict=True)])
        found.append((LATER * (gain - has), Discard(slot)))
    return found


def _peeks(table: Judge, best: dict[Seat, float], worths: list[float]) -> list[tuple[float, Move]]:
    """Where a matching sign may lie with an ally, or a card that tells somebody's team."""
    found: list[tuple[float, Move]] = []
    has, curiosity = _best(table, worths), table.traits.curiosity * table.spirit
    mine = {sign for _, sign in table.signs}
    for other, hope in best.items():
        doubt = 1 - max(table.beliefs.teams[other])
        hoped = KNOWN * hope
        for slot in SLOTS:
            back = table.back(other, slot)
            chances = table.beliefs.signs[back]
            match = sum([chances[sign] * max(0.0, hoped - has) for sign in mine])
            news = curiosity * doubt * table.beliefs.team_card(back)
            if table.memory.faces[back] is not None:
                match = news = -0.01
            found.append((LATER * match + news, Peek(other, slot)))
    return found


def _hunts(table: Judge) -> list[tuple[float, Move]]:
    """Somebody without a team swaps for a team card; somebody with two that conflict gives one away."""
    hand = table.view.hand
    conflict = [slot for slot in SLOTS if hand[slot] in TEAMS]
    found: list[tuple[float, Move]] = []
    for other in table.others:
        for slot in SLOTS:
            back = table.back(other, slot)
            if not conflict:
                chance = table.beliefs.team_card(back) * TAKEN_BACK ** table.memory.feuds[other]
                found += [(FINDING * chance - table.caution, Swap(own, other, slot)) for own in SLOTS]
            for own in conflict:
                found.append((FINDING * _settled(table, own, other, back) - table.caution, Swap(own, other, slot)))
    return found


def _settled(table: Judge, own: int, other: Seat, back: int) -> float:
    """How well a conflict is settled by giving that team card for this back."""
    hand = table.view.hand
    kept = {hand[slot] for slot in SLOTS if slot != own and hand[slot] in TEAMS}
    if len(kept) > 1:
        return 0.0
    given = TEAMS.index(hand[own])
    same = (table.beliefs.alpha, table.beliefs.beta)[given][back]
    return 1 - same - 0.2 * table.beliefs.on(other, 1 - given)
