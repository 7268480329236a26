"""Keeping the table in mind: View by View, which back lies where, whose eyes have seen it, and what it is.

All of this follows from what everybody sees, but for the faces: those are one's own row, one's peeks and
swaps, what attempts have turned up, and notes where they are kept.
"""

from collections.abc import Iterable
from random import Random

from msgspec.structs import replace

from wordless.bots.signum.levels import TRAITS
from wordless.bots.signum.memory import Memory
from wordless.bots.signum.reading import read
from wordless.engine.game import Seat
from wordless.engine.rows import put
from wordless.games.signum.cards import EVERYBODY, put_card
from wordless.games.signum.model import (
    Discarded,
    Failed,
    Happened,
    Laid,
    Peeked,
    Shown,
    Swapped,
    View,
)
from wordless.games.signum.signs import SLOTS, Card

HANDFUL = 6  # so many faces are forgotten at the rate of the level
FRESH, DOUBLED = 5, 2  # twice as fast so many rounds after so many fresh ones, and again
TIRED_MOST = 16
FADE_MOST = 0.15
PILE_FADES = 6  # how much sooner a card in the pile is forgotten
SETTING_UP = ("arrange", "first-peek")


def follow(memory: Memory, view: View) -> Memory:
    """The memory after one more View."""
    before = memory.view
    if view.phase in SETTING_UP or view.result is not None:
        return replace(memory, view=view)
    if not memory.rows or before is None or _missed(memory, before, view):
        memory = _laid_out(memory, view)
    happened = view.happened
    if happened is not None and happened.n != memory.count:
        memory = _moved(read(memory, view, happened), view, happened)
        memory = replace(memory, count=happened.n)
    memory = replace(memory, view=view)
    if before is not None and view.turns != before.turns:
        memory = _faded(memory, view.turns)
    return _seen(memory, view)


def _missed(memory: Memory, before: View, view: View) -> bool:
    """Whether cards may have moved that this bot did not see moving; gestures it can miss."""
    if view.happened is None or before.phase in SETTING_UP:
        return False
    return view.happened.n > memory.count + 1 and view.stage != before.stage


def _laid_out(memory: Memory, view: View) -> Memory:
    """Every back gets its number; each owner has seen the own row."""
    seats = len(view.looks)
    count = 3 * seats + view.pile
    first = view.happened
    return replace(
        memory,
        rows=tuple([tuple([3 * seat + slot for slot in SLOTS]) for seat in range(seats)]),
        pile=tuple(range(3 * seats, count)),
        faces=(None,) * count,
        knowers=tuple([1 << back // 3 if back < 3 * seats else 0 for back in range(count)]),
        leans=((1.0, 1.0),) * count,
        plain=(1 << count) - (1 << 3 * seats),
        claims=(None,) * seats,
        feuds=(0,) * seats,
        parried=(0,) * seats,
        lost={},
        count=0 if first is None or isinstance(first, Shown) else first.n,
        look=-1 if first is None or isinstance(first, Shown) else view.stage,
    )


def _moved(memory: Memory, view: View, happened: Happened) -> Memory:
    """Backs go where everybody sees them go."""
    rows = memory.rows
    if isinstance(happened, Shown):
        for seat, slot in enumerate(happened.slots):
            memory = _known_to(memory, rows[seat][slot], 1 << (seat + 1) % len(rows))
    elif isinstance(happened, Peeked):
        memory = _known_to(memory, rows[happened.other][happened.slot], 1 << happened.seat)
    elif isinstance(happened, Swapped):
        memory = _swapped(memory, happened.seat, happened.own, happened.other, happened.slot)
    elif isinstance(happened, Discarded):
        memory = _renewed(_plain(memory, [rows[happened.seat][happened.slot]]), happened.seat, happened.slot)
    elif isinstance(happened, Laid):
        first, second = happened.slots
        memory = _plain(memory, (rows[happened.seat][first], rows[happened.accomplice][second]))
    elif isinstance(happened, Failed):
        memory = _taken_back(memory, view, happened)
    return memory


def _known_to(memory: Memory, back: int, seats: int) -> Memory:
    return replace(memory, knowers=put(memory.knowers, back, memory.knowers[back] | seats))


def _plain(memory: Memory, backs: Iterable[int]) -> Memory:
    """These must be signs: team cards are never discarded nor laid."""
    plain = memory.plain
    for back in backs:
        plain |= 1 << back
    return replace(memory, plain=plain)


def _swapped(memory: Memory, seat: Seat, own: int, other: Seat, slot: int) -> Memory:
    rows = memory.rows
    given, got = rows[seat][own], rows[other][slot]
    memory = _known_to(_known_to(memory, given, 1 << other), got, 1 << seat)
    if memory.seat in (seat, other):
        rival = seat + other - memory.seat
        memory = replace(memory, feuds=put(memory.feuds, rival, memory.feuds[rival] + 1))
        turns = memory.view.turns if memory.view is not None else 0
        memory = replace(memory, lost=memory.lost | {given if memory.seat == seat else got: turns})
    return replace(memory, rows=put_card(put_card(rows, seat, own, got), other, slot, given))


def _renewed(memory: Memory, seat: Seat, slot: int) -> Memory:
    rows, pile = memory.rows, memory.pile
    memory = _known_to(memory, pile[0], 1 << seat)
    return replace(memory, rows=put_card(rows, seat, slot, pile[0]), pile=(*pile[1:], rows[seat][slot]))


def _taken_back(memory: Memory, view: View, happened: Failed) -> Memory:
    """Both cards were turned up for all; then they are renewed, or change places."""
    attempt = view.attempt
    if attempt is None or attempt.slots is None:
        return memory
    seat, accomplice = happened.seat, happened.accomplice
    first, second = attempt.slots
    backs = (memory.rows[seat][first], memory.rows[accomplice][second])
    for back, card in zip(backs, happened.cards, strict=True):
        memory = _known_to(_told(memory, back, card), back, EVERYBODY)
    if happened.cards[0] == happened.cards[1]:
        parried = put(memory.parried, happened.target, memory.parried[happened.target] + 1)
        memory = replace(memory, parried=parried)
    if not memory.pile:
        return _swapped(memory, seat, first, accomplice, second)
    return _renewed(_renewed(memory, seat, first), accomplice, second)


def _told(memory: Memory, back: int, card: Card) -> Memory:
    return memory if memory.faces[back] == card else replace(memory, faces=put(memory.faces, back, card))


def _faded(memory: Memory, turns: int) -> Memory:
    """Each turn some faces are forgotten: more if many are held in mind, in a long match, and in the pile."""
    faces, own = list(memory.faces), memory.rows[memory.seat]
    held = [back for back, face in enumerate(faces) if face is not None and back not in own]
    tired = 2 ** min(TIRED_MOST, max(0.0, (turns / len(memory.rows) - FRESH) / DOUBLED))
    fade = min(FADE_MOST, TRAITS[memory.level].fade * len(held) / HANDFUL * tired)
    random = Random(f"{memory.seed}/fade/{turns}")
    for back in held:
        if random.random() < (PILE_FADES * fade if back in memory.pile else fade):
            faces[back] = None
    return replace(memory, faces=tuple(faces))


def _seen(memory: Memory, view: View) -> Memory:
    """The faces that the View shows."""
    look = view.looks[memory.seat]
    if look is not None and view.glimpse is not None and look.stage > memory.look:
        memory = _told(replace(memory, look=look.stage), memory.rows[look.other][look.slot], view.glimpse)
    faces = list(memory.faces)
    for back, card in zip(memory.rows[memory.seat], view.hand, strict=True):
        faces[back] = card
    if view.notes is not None:
        places = zip((*memory.rows, memory.pile), (*view.notes.rows, view.notes.pile), strict=True)
        for backs, cards in places:
            for back, noted in zip(backs, cards, strict=True):
                faces[back] = noted or faces[back]
    return replace(memory, faces=tuple(faces))
