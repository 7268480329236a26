"""The action of a turn: declare, peek, swap or discard, whichever promises most.

All are weighed in one currency, the chance to win gained. The worth of a sign in one's row is what one could
declare with it; a peek, a swap or a discard is worth what it may add to that a turn later, which is less the
longer the match has lasted.
"""

from random import Random
from typing import NamedTuple, TypeAlias

from wordless.bots.signum.beliefs import teams
from wordless.bots.signum.judging import FOLLOWS, GUESSED, Judge, asked_for, leanings, named, secrecy, wins
from wordless.engine.game import Seat
from wordless.games.signum.model import Declare, Discard, Move, Peek, Swap
from wordless.games.signum.signs import SIGNS, SLOTS, TEAMS

AGREES = 0.85  # an ally who is asked helps
FOOLED = 0.4  # a rival helps to catch one of its own
DOUBTFUL = (0.03, 0.95)  # between these an accomplice may be an ally or not
KNOWN = FOLLOWS * (1 - GUESSED)  # how often a match that one knows of succeeds, if the accomplice helps
LATER = 0.7  # what a chance is worth that needs another turn
TAKEN_BACK = 0.6  # what a team card is worth that its owner may take back, for each swap between the two
STALE = -0.02  # what it is worth to look at a card one remembers
FINDING = 0.3  # what it is worth to have a team at last
PARRIED = 0.75  # what an attempt is worth that failed like this before, for each time
ROUNDS_LOST = 1  # for so many rounds nobody takes back a card that a swap took away


Scored: TypeAlias = list[tuple[float, Move]]


class Outlook(NamedTuple):
    """By accomplice: what catching each target would be worth, the most of it, and how each sign can be had."""

    table: Judge
    hopes: dict[Seat, dict[Seat, float]]
    best: dict[Seat, float]
    asked: dict[Seat, list[tuple[float, int]]]

    def worths(self, without: Seat | None = None) -> list[float]:
        """For each sign, what one could declare with it; without an accomplice whose card one would take."""
        worths = [0.0] * len(SIGNS)
        for accomplice, hope in self.best.items():
            if accomplice != without and hope > 0:
                for sign, (chance, _) in enumerate(self.asked[accomplice]):
                    worths[sign] = max(worths[sign], chance * (1 - GUESSED) * hope)
        return worths


def turn(table: Judge, random: Random) -> Move:
    """The most promising action, as far as the level tells them apart."""
    hopes = {accomplice: _hopes(table, accomplice) for accomplice in table.others}
    outlook = Outlook(
        table,
        hopes,
        {accomplice: max(targets.values()) for accomplice, targets in hopes.items()},
        {other: [asked_for(table, other, sign) for sign in range(len(SIGNS))] for other in table.others},
    )
    found = _peeks(outlook) + _discards(outlook)
    if table.team is None:
        found += _hunts(table)
    else:
        found += _declarations(outlook) + _gifts(outlook) + _fetches(outlook)
    wavers = table.traits.wavers
    found = [(worth, move) for worth, move in found if not _back_again(table, move)]
    return max(found, key=lambda each: each[0] + wavers * random.random())[1]


def _back_again(table: Judge, move: Move) -> bool:
    """A swap that takes back what a swap took away: two could do nothing else for ever."""
    if not isinstance(move, Swap):
        return False
    turn = table.memory.lost.get(table.back(move.other, move.slot))
    return turn is not None and table.view.turns - turn <= ROUNDS_LOST * len(table.memory.rows)


def _hopes(table: Judge, accomplice: Seat) -> dict[Seat, float]:
    """For each target, what it is worth to ask this accomplice, if the two cards match and are not named."""
    side, sides = table.team, table.beliefs.teams
    ally = table.beliefs.on(accomplice, side)
    doubts = table.traits.doubts and DOUBTFUL[0] < ally < DOUBTFUL[1]
    helped = teams(table.memory, (accomplice, side)) if doubts and side is not None else sides
    hopes = {}
    for target in table.others:
        if target != accomplice:
            gain = wins(table, helped, target, (table.memory.seat, accomplice)) - table.open
            hopes[target] = ally * AGREES * gain
            if doubts and side is not None:
                hopes[target] += _risk(table, ally, sides[target][side], helped[target][side])
    return hopes


def _risk(table: Judge, ally: float, before: float, friendly: float) -> float:
    """If the accomplice is a rival, it gladly helps to catch one's ally and may still be led to catch its own."""
    mine = max(0.0, before - ally * friendly)
    other = max(0.0, 1 - ally - mine)
    return FOOLED * other * (1 - table.open) - AGREES * mine * table.open


def _best(table: Judge, worths: list[float], without: int | None = None) -> float:
    """The worth of one's row, or of what is left of it without a slot: a card that rivals have seen is worth less."""
    me = table.memory.seat
    kept = [(slot, sign) for slot, sign in table.signs if slot != without]
    return max([worths[sign] * secrecy(table, table.back(me, slot)) for slot, sign in kept], default=0.0)


def _declarations(outlook: Outlook) -> Scored:
    table, me = outlook.table, outlook.table.memory.seat
    leaning = {target: leanings(table, target) for target in table.others}
    found: Scored = []
    for accomplice, targets in outlook.hopes.items():
        asked = [(slot, sign, *outlook.asked[accomplice][sign]) for slot, sign in table.signs]
        for target, hope in targets.items():
            best = 0.0
            for slot, sign, chance, place in asked:
                backs = (table.back(me, slot), table.back(accomplice, place))
                safe = 1 - named(table, target, leaning[target][sign], backs, (me, accomplice))
                best = max(best, chance * safe)
            worth = best * hope * PARRIED ** (table.traits.foresees * table.memory.parried[target])
            found.append((worth - table.caution * table.zest, Declare(target, accomplice)))
    return found


def _gifts(outlook: Outlook) -> Scored:
    """One of a pair given to an ally: then both know it, and the target does not."""
    table, signs = outlook.table, outlook.table.signs
    later = LATER * table.zest
    pairs = [slot for slot, sign in signs if [each for _, each in signs].count(sign) > 1]
    found: Scored = []
    for accomplice, hope in outlook.best.items() if pairs else ():
        for slot in SLOTS:
            safe = 1 - table.beliefs.team_card(table.back(accomplice, slot))
            found.append((later * KNOWN * hope * safe - table.caution, Swap(pairs[-1], accomplice, slot)))
    return found


def _fetches(outlook: Outlook) -> Scored:
    """A known sign taken where it lies, to match an ally's."""
    table = outlook.table
    has, later = _best(table, outlook.worths()), LATER * table.zest
    found: Scored = []
    for other in table.others:
        worths = outlook.worths(other)
        for slot, _ in table.signs:
            keeps = _best(table, worths, slot)
            for place in SLOTS:
                gain = _drawn(table.beliefs.signs[table.back(other, place)], worths, keeps)
                found.append((later * (gain - has) - table.caution, Swap(slot, other, place)))
    return found


def _discards(outlook: Outlook) -> Scored:
    table = outlook.table
    if not table.memory.pile:
        return []
    worths, top = outlook.worths(), table.beliefs.signs[table.memory.pile[0]]
    has, later = _best(table, worths), LATER * table.zest
    return [(later * (_drawn(top, worths, _best(table, worths, slot)) - has), Discard(slot)) for slot, _ in table.signs]


def _drawn(chances: tuple[float, ...], worths: list[float], keeps: float) -> float:
    """What a row is worth with a new card of these chances, if the rest of it is worth so much."""
    return sum([chance * max(worth, keeps) for chance, worth in zip(chances, worths, strict=True)])


def _peeks(outlook: Outlook) -> Scored:
    """Where a matching sign may lie with an ally, or a card that tells somebody's team."""
    table = outlook.table
    has, curiosity, zest = _best(table, outlook.worths()), table.traits.curiosity, table.zest
    mine = {sign for _, sign in table.signs}
    found: Scored = []
    for other, hope in outlook.best.items():
        doubt = 1 - max(table.beliefs.teams[other])
        better = max(0.0, KNOWN * hope - has)
        for slot in SLOTS:
            back = table.back(other, slot)
            worth = STALE
            if table.memory.faces[back] is None:
                match = sum([table.beliefs.signs[back][sign] for sign in mine])
                worth = zest * (LATER * match * better + curiosity * doubt * table.beliefs.team_card(back))
            found.append((worth, Peek(other, slot)))
    return found


def _hunts(table: Judge) -> Scored:
    """Somebody without a team swaps for a team card; somebody with two that conflict gives one away."""
    hand = table.view.hand
    conflict = [slot for slot in SLOTS if hand[slot] in TEAMS]
    found: Scored = []
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
