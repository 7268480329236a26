"""What others' behaviour says: who is with whom, and what a gesture claims.

Whoever declares thinks the accomplice a friend and the target none; whoever accepts is hardly on the target's
side. Each such sign shifts the odds of the backs in a row, weighed by what is believed of the other's team.
"""

from random import Random

from msgspec.structs import replace

from wordless.bots.signum.beliefs import teams
from wordless.bots.signum.gestures import CLAIMS, PLACES
from wordless.bots.signum.levels import TRAITS
from wordless.bots.signum.memory import Claim, Memory
from wordless.engine.game import Seat
from wordless.engine.rows import put
from wordless.games.signum.model import Accepted, Declared, Declined, Failed, Gestured, Happened, Swapped, View

LEAN_MOST = 15.0  # no behaviour is proof


def read(memory: Memory, view: View, happened: Happened) -> Memory:
    """The memory after giving thought to what happened, before the cards move."""
    if isinstance(happened, Gestured):
        return _gestured(memory, view, happened)
    if isinstance(happened, Declared):
        memory = replace(memory, hints=(None, None))
        if happened.seat == memory.seat:
            return memory
        memory = _related(memory, happened.seat, happened.accomplice, 1.0)
        return _related(memory, happened.seat, happened.target, -1.0)
    if isinstance(happened, Failed):
        return _failed(memory, happened)
    if isinstance(happened, Swapped):
        return _swapped(memory, happened)
    attempt = memory.view.attempt if memory.view is not None else None
    if attempt is None or not isinstance(happened, Accepted | Declined) or happened.seat == memory.seat:
        return memory
    says = 0.6 if isinstance(happened, Accepted) else -0.4
    memory = _related(memory, happened.seat, attempt.declarer, says)
    return _related(memory, happened.seat, attempt.target, -says)


def _failed(memory: Memory, happened: Failed) -> Memory:
    """Two equal cards were laid in earnest; two different ones may have been sabotage."""
    if happened.accomplice == memory.seat:
        return memory
    earnest = happened.cards[0] == happened.cards[1]
    memory = _related(memory, happened.accomplice, happened.seat, 1.0 if earnest else -0.3)
    return _related(memory, happened.accomplice, happened.target, -1.0) if earnest else memory


def _swapped(memory: Memory, happened: Swapped) -> Memory:
    """Hardly anybody gives a team away; where somebody has none, a card looked at and taken may well be one."""
    seat, factor = happened.seat, TRAITS[memory.level].reads
    if seat == memory.seat:
        return memory
    given, got = memory.rows[seat][happened.own], memory.rows[happened.other][happened.slot]
    leans = list(memory.leans)
    leans[given] = (_bounded(leans[given][0] / factor), _bounded(leans[given][1] / factor))
    if len(memory.rows) % 2 and memory.knowers[got] >> seat & 1:
        leans[got] = (_bounded(leans[got][0] * factor), _bounded(leans[got][1] * factor))
    return replace(memory, leans=tuple(leans))


def _related(memory: Memory, seat: Seat, other: Seat, says: float) -> Memory:
    """Shifts both rows towards one team if `says` is positive, else towards two."""
    factor = TRAITS[memory.level].reads ** abs(says)
    if factor == 1.0:
        return memory
    sides = teams(memory)
    leans = list(memory.leans)
    for one, another in ((seat, other), (other, seat)):
        if one == memory.seat:
            continue
        alpha, beta, _ = sides[another]
        if says < 0:
            alpha, beta = beta, alpha
        usual = 1 + (factor - 1) * (alpha + beta) / 2
        shift = (1 + (factor - 1) * alpha) / usual, (1 + (factor - 1) * beta) / usual
        for back in memory.rows[one]:
            was = leans[back]
            leans[back] = (_bounded(was[0] * shift[0]), _bounded(was[1] * shift[1]))
    return replace(memory, leans=tuple(leans))


def _bounded(lean: float) -> float:
    return min(LEAN_MOST, max(1 / LEAN_MOST, lean))


def _gestured(memory: Memory, view: View, happened: Gestured) -> Memory:
    seat, gesture = happened.seat, happened.gesture
    if seat != memory.seat and not _notices(memory, happened.n):
        return memory
    attempt = view.attempt
    if gesture in PLACES and attempt is not None and view.phase in ("answer", "lay"):
        if seat not in (attempt.declarer, attempt.accomplice):
            return memory
        return replace(memory, hints=put(memory.hints, int(seat != attempt.declarer), PLACES.index(gesture)))
    if gesture in CLAIMS:
        return replace(
            memory,
            claims=put(
                memory.claims, seat, Claim(CLAIMS[gesture], view.turns, view.stage if view.phase == "guess" else -1)
            ),
        )
    return memory


def _notices(memory: Memory, n: int) -> bool:
    return Random(f"{memory.seed}/gesture/{n}").random() < TRAITS[memory.level].notices
