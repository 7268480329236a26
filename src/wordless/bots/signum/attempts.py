"""An elimination from each side: whether to help, what to lay, where to point, what to guess."""

from random import Random

from wordless.bots.signum.beliefs import CLAIM_TURNS
from wordless.bots.signum.gestures import FEATURES, PLACES
from wordless.bots.signum.judging import Judge, asked_for, leanings, named, wins
from wordless.engine.game import Seat
from wordless.games.signum.model import Answer, Attempt, Gesture, Guess, Lay, Move
from wordless.games.signum.signs import SIGNS

SAFE = 0.12  # a card that matches no likelier than this will spoil an attempt
SEEN = 0.55  # how likely a declarer holds the sign of a card of mine that it has looked at
POINTED = 3.0  # a pointed-at card goes before all others
TOUCHED = 1.0  # then a sign that the partner names by its feature
OWN_WORD = 0.1  # a sign one has claimed oneself is what the partner may count on
WARNED, MISLED = 8.0, 0.5  # how an ally's and a rival's word weigh for the sign they name
CLOSE = 0.6  # how sure one must be of a target's team to warn or mislead it
HELPS = 0.3  # what the caution of a declarer weighs for whoever is asked
NOISE = 0.5  # how often somebody who knows nothing misleads a rival all the same, against somebody who does
WORTH_POINTING = 0.45  # how sure of a match one must be to point at a partner's card


def welcome(table: Judge, attempt: Attempt) -> float:
    """What the success of this attempt would be worth, against letting it be."""
    return wins(table, table.beliefs.teams, attempt.target, (attempt.declarer, attempt.accomplice)) - table.open


def answer(table: Judge, attempt: Attempt, random: Random) -> Move:
    """Help against a rival if it may succeed; against an ally decline, or accept in order to spoil it."""
    if not table.signs:
        return Answer(False)
    gain = welcome(table, attempt) + table.traits.wavers * (random.random() - 0.5)
    if gain > 0:
        chance = max([_fits(table, attempt, slot, sign) for slot, sign in table.signs])
        return Answer(gain * min(1.0, chance) > HELPS * table.caution * table.traits.foresees)
    spoils = min([_holds(table, attempt.declarer, sign) for _, sign in table.signs]) < SAFE
    return Answer(spoils and random.random() < table.traits.betrays)


def lay(table: Judge, attempt: Attempt, random: Random) -> Move:
    me = table.memory.seat
    if me == attempt.accomplice and welcome(table, attempt) <= 0:
        return Lay(min(table.signs, key=lambda each: _holds(table, attempt.declarer, each[1]))[0])
    scores = [_fits(table, attempt, slot, sign) + 0.01 * random.random() for slot, sign in table.signs]
    return Lay(table.signs[scores.index(max(scores))][0])


def _fits(table: Judge, attempt: Attempt, slot: int, sign: int) -> float:
    """How well a card of one's own would do in this attempt."""
    me = table.memory.seat
    back = table.back(me, slot)
    first = me == attempt.declarer
    partner = attempt.accomplice if first else attempt.declarer
    mine, theirs = table.memory.hints if first else table.memory.hints[::-1]
    if first and mine is not None:
        theirs = None
    chance = _holds(table, partner, sign)
    if first:
        chance = asked_for(table, partner, sign)[0]
        if mine is not None:
            chance = table.beliefs.signs[table.back(partner, mine)][sign]
    elif table.knows(partner, back):
        chance = max(chance, SEEN)
    if theirs == slot:
        chance += POINTED
    if _claimed(table, me) == sign:
        chance += OWN_WORD
    if _named_now(table, partner) == sign:
        chance += TOUCHED
    leaning = leanings(table, attempt.target)[sign]
    partners = (attempt.declarer, attempt.accomplice)
    return chance * (1 - named(table, attempt.target, leaning, (back, back), partners))


def _holds(table: Judge, seat: Seat, sign: int) -> float:
    """How likely the seat holds that sign."""
    lacks = 1.0
    for back in table.memory.rows[seat]:
        lacks *= 1 - table.beliefs.signs[back][sign]
    return 1 - lacks


def _claimed(table: Judge, seat: Seat) -> int | None:
    claim = table.memory.claims[seat]
    if claim is None or claim.stage >= 0 or table.view.turns > claim.turn + CLAIM_TURNS:
        return None
    return SIGNS.index(claim.sign)


def _named_now(table: Judge, seat: Seat) -> int | None:
    """The sign that a partner has named by a gesture in this very turn."""
    claim = table.memory.claims[seat]
    return SIGNS.index(claim.sign) if claim is not None and claim.turn == table.view.turns else None


def pointing(table: Judge, attempt: Attempt) -> Gesture | None:
    """The gesture that tells the partner which card to lay, if one knows a match there and means it."""
    me = table.memory.seat
    first = me == attempt.declarer
    partner = attempt.accomplice if first else attempt.declarer
    mine, theirs = table.memory.hints if first else table.memory.hints[::-1]
    if mine is not None or theirs is not None or welcome(table, attempt) <= 0:
        return None
    best, place = 0.0, None
    leaning = leanings(table, attempt.target)
    for slot, sign in table.signs:
        for other, back in enumerate(table.memory.rows[partner]):
            backs = (table.back(me, slot), back)
            foiled = named(table, attempt.target, leaning[sign], backs, (attempt.declarer, attempt.accomplice))
            match = table.beliefs.signs[back][sign]
            if match > WORTH_POINTING and match * (1 - foiled / 2) > best:
                best, place = match * (1 - foiled / 2), other
    return None if place is None else Gesture(PLACES[place])


def guess(table: Judge, attempt: Attempt, random: Random) -> Move:
    """Only two equal cards matter, so a sign must be likely in both places."""
    assert attempt.slots is not None
    if table.slip and random.random() < table.slip:
        return Guess(random.choice(SIGNS))
    first = table.beliefs.signs[table.back(attempt.declarer, attempt.slots[0])]
    second = table.beliefs.signs[table.back(attempt.accomplice, attempt.slots[1])]
    weights = [one * other for one, other in zip(first, second, strict=True)]
    if table.traits.counts:
        left = [3 - table.memory.faces.count(sign) for sign in SIGNS]
        known = [table.memory.faces[table.back(seat, slot)] for seat, slot in _laid(attempt)]
        for n in range(len(SIGNS)):
            if SIGNS[n] not in known and left[n] < 2:
                weights[n] = 0.0
    for seat in table.others:
        _heed(table, attempt, seat, weights)
    scores = [weight * (1 + 0.1 * random.random()) for weight in weights]
    if not max(scores):
        scores = [random.random() for _ in SIGNS]
    return Guess(SIGNS[scores.index(max(scores))])


def _heed(table: Judge, attempt: Attempt, seat: Seat, weights: list[float]) -> None:
    """What bystanders say now counts as far as they are allies; a rival's word speaks against the sign."""
    claim = table.memory.claims[seat]
    if claim is None or claim.stage != table.view.stage or seat in (attempt.declarer, attempt.accomplice):
        return
    ally = table.beliefs.on(seat, table.team)
    weights[SIGNS.index(claim.sign)] *= ally * WARNED + (1 - ally) * MISLED


def warning(table: Judge, attempt: Attempt, random: Random) -> Gesture | None:
    """A bystander's gesture to the target: to an ally the sign one knows among those laid, to a rival another.

    Whoever knows nothing may mislead a rival too: so no warning can be relied on.
    """
    me = table.memory.seat
    if me in (attempt.declarer, attempt.accomplice, attempt.target) or table.team is None:
        return None
    faces = [table.memory.faces[table.back(seat, slot)] for seat, slot in _laid(attempt)]
    known = [face for face in faces if face in SIGNS]
    if len(set(known)) > 1 or random.random() >= table.traits.warns:
        return None
    if table.beliefs.on(attempt.target, table.team) > CLOSE:
        return Gesture(FEATURES[known[0]]) if known else None
    bluffs = table.traits.bluffs * (1 if known else NOISE)
    if table.beliefs.on(attempt.target, 1 - table.team) > CLOSE and random.random() < bluffs:
        return Gesture(FEATURES[random.choice([sign for sign in SIGNS if sign not in known])])
    return None


def _laid(attempt: Attempt) -> list[tuple[Seat, int]]:
    assert attempt.slots is not None
    return [(attempt.declarer, attempt.slots[0]), (attempt.accomplice, attempt.slots[1])]
