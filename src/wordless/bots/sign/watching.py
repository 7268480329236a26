"""What a bot takes in from each View: who took and put what, what was discarded, who made which face.

Whether something is noticed depends on the seed and on the happening's number alone, so that Views shown one by
one or all at once leave the same memory.
"""

from collections.abc import Callable
from math import log
from typing import Any

from msgspec.structs import replace

from wordless.bots.sign.chance import roll
from wordless.bots.sign.habits import learned
from wordless.bots.sign.levels import TRAITS
from wordless.bots.sign.memory import GONE, Given, Memory, Note, Watch
from wordless.engine.game import Seat
from wordless.games.gestures import Gesture
from wordless.games.sign.model import (
    Card,
    Gestured,
    Laid,
    Refreshed,
    Swapped,
    Took,
    Turned,
    View,
)

SIGN_MS = 12_000  # a sign takes no longer
GESTURES_KEPT = 12  # of each seat
GAP_MS = 700  # between two gestures of a sign, at least
HISTORY_NOTICES = 0.97  # where past exchanges stay visible
HISTORY_KEEPS = 5
TWO = 2  # rolls for each thing noticed


def taken_in(memory: Memory, at_ms: int, view: View) -> Memory:
    before = memory.view
    if before is None or before.round.number != view.round.number:
        memory = replace(
            memory, watches=(Watch(at_ms, begun_ms=at_ms),) * len(view.ready), notes={}, stirred=(), signed=None
        )
    if before is None or before.stage != view.stage:
        memory = _phase_begun(memory, at_ms, view)
    elif before.council != view.council:
        memory = replace(memory, settled=False)
    happened = view.happened
    if happened is not None and (before is None or before.happened is None or before.happened.n != happened.n):
        witness = _WITNESSES.get(type(happened))
        if witness is not None:
            memory = witness(memory, at_ms, happened)
    return replace(memory, view=view)


def _phase_begun(memory: Memory, at_ms: int, view: View) -> Memory:
    if view.phase == "reveal":
        memory = learned(memory, view)
    if view.phase == "prep":
        memory = replace(_bottom_seen(memory, at_ms, view), dealt=view.hand, away=())
    before = memory.view.council if memory.view is not None else None
    if before is not None and view.council is not None and before.sign != view.council.sign:
        memory = replace(memory, exposed=0)
    return replace(memory, settled=False, act=None, call=None, signal=None, shows=0)


def _bottom_seen(memory: Memory, at_ms: int, view: View) -> Memory:
    """The deck's last cards are never laid unless the table's size divides it (S3)."""
    bottom = view.round.bottom
    if bottom is None or view.round.deck % view.round.table_size == 0:
        return memory
    return _noted(memory, at_ms, view.happened.n if view.happened is not None else 0, bottom, GONE)


def _noted(memory: Memory, at_ms: int, number: int, card: Card, place: Seat) -> Memory:
    """If it is noticed; `number` tells this roll from all others."""
    notes = dict(memory.notes)
    notes.pop(card, None)
    until = _remembered(memory, at_ms, number * 80 + card)
    if until:
        notes[card] = Note(place, until)
    return replace(memory, notes=notes)


def _remembered(memory: Memory, at_ms: int, number: int) -> int:
    """Until when; 0 if it goes unnoticed."""
    traits = TRAITS[memory.level]
    notices, keeps_s = traits.notices, traits.keeps_s
    if memory.view is not None and memory.view.setting.options.history:
        notices, keeps_s = max(notices, HISTORY_NOTICES), keeps_s * HISTORY_KEEPS
    if roll(~memory.seed, TWO * number) >= notices:
        return 0
    return at_ms - int(1000 * keeps_s * log(1 - roll(~memory.seed, TWO * number + 1)))


def _took(memory: Memory, at_ms: int, happened: Took) -> Memory:
    return _exchanged(memory, at_ms, happened.n, happened.seat, None, happened.card)


def _laid(memory: Memory, at_ms: int, happened: Laid) -> Memory:
    return _exchanged(memory, at_ms, happened.n, happened.seat, happened.card, None)


def _swapped(memory: Memory, at_ms: int, happened: Swapped) -> Memory:
    return _exchanged(memory, at_ms, happened.n, happened.seat, happened.gave, happened.took)


def _exchanged(memory: Memory, at_ms: int, n: int, seat: Seat, gave: Card | None, took: Card | None) -> Memory:
    """The own hand needs no notes. A card put away that nobody saw being taken was dealt."""
    memory = replace(memory, settled=False)
    if seat == memory.seat:
        return memory if gave is None else replace(memory, away=(*memory.away, gave))
    watch = memory.watches[seat]
    puts = watch.puts
    if gave is not None:
        note = memory.notes.get(gave)
        if note is None or note.place != seat:
            puts += 1
        else:
            notes = dict(memory.notes)
            del notes[gave]
            memory = replace(memory, notes=notes)
    if took is not None:
        memory = _noted(memory, at_ms, n, took, seat)
    signed = memory.signed
    return replace(
        memory,
        watches=_put(memory.watches, seat, replace(watch, moved_ms=at_ms, puts=puts, tables=0)),
        stirred=_with(memory.stirred, seat),
        signed=None if signed is not None and signed[0] == seat else signed,
        shows=0,
    )


def _turned(memory: Memory, at_ms: int, happened: Turned) -> Memory:
    return replace(memory, settled=False, shows=0)


def _refreshed(memory: Memory, at_ms: int, happened: Refreshed) -> Memory:
    """What lay there until now is gone for this round."""
    lain = memory.view.table if memory.view is not None else ()
    for card in lain:
        if card is not None:
            memory = _noted(memory, at_ms, happened.n, card, GONE)
    watches = tuple([replace(watch, tables=watch.tables + 1) for watch in memory.watches])
    everybody = tuple(range(len(watches)))
    return replace(memory, settled=False, shows=0, watches=watches, stirred=everybody, away=())


def _gestured(memory: Memory, at_ms: int, happened: Gestured) -> Memory:
    seat = happened.seat
    if seat != memory.seat and roll(~memory.seed, TWO * 80 * happened.n) >= TRAITS[memory.level].catches:
        return memory
    watch = memory.watches[seat]
    given = (*watch.given, Given(happened.gesture, at_ms))[-GESTURES_KEPT:]
    memory = replace(memory, watches=_put(memory.watches, seat, replace(watch, given=given, faces=watch.faces + 1)))
    if seat == memory.seat:
        return _one_less(memory, at_ms, happened)
    view = memory.view
    if view is not None and view.council is not None and view.setting.teams[seat] == view.setting.teams[memory.seat]:
        sign = view.council.sign
        if sign is not None and shown(sign.gestures, given, at_ms):
            return replace(memory, signed=(seat, at_ms))
        return memory
    return replace(memory, stirred=_with(memory.stirred, seat))


def _one_less(memory: Memory, at_ms: int, happened: Gestured) -> Memory:
    """The own gesture has been seen; the next of them follows soon."""
    signal = memory.signal
    if signal is None or not signal.gestures or signal.gestures[0] != happened.gesture:
        return memory
    gap_ms = int(GAP_MS * (1 + roll(~memory.seed, TWO * 80 * happened.n)))
    return replace(memory, signal=replace(signal, gestures=signal.gestures[1:], at_ms=at_ms + gap_ms))


def shown(sign: tuple[Gesture, ...], given: tuple[Given, ...], at_ms: int) -> bool:
    """Whether the latest gestures end in the sign; one stray gesture in between does not matter."""
    late = [each.gesture for each in given[-len(sign) - 1 :] if at_ms - each.at_ms <= SIGN_MS]
    if not sign or not late or late[-1] != sign[-1]:
        return False
    rest = iter(late)
    return all(gesture in rest for gesture in sign)


def _put(watches: tuple[Watch, ...], seat: Seat, watch: Watch) -> tuple[Watch, ...]:
    return (*watches[:seat], watch, *watches[seat + 1 :])


def _with(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return seats if seat in seats else (*seats, seat)


_WITNESSES: dict[type, Callable[[Memory, int, Any], Memory]] = {
    Took: _took,
    Laid: _laid,
    Swapped: _swapped,
    Turned: _turned,
    Refreshed: _refreshed,
    Gestured: _gestured,
}
