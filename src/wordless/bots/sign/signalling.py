"""Signs and feints: the team's sign when there is a quintet, at a sensible moment, and idle faces otherwise.

A feint never amounts to the own team's sign, or team-mates could not trust it; its gestures may come in one.
"""

from msgspec.structs import replace

from wordless.bots.character import Character, character
from wordless.bots.sign.chance import Dice
from wordless.bots.sign.levels import TRAITS
from wordless.bots.sign.memory import Given, Memory, Signal
from wordless.bots.sign.watching import shown
from wordless.games.gestures import GESTURES, Gesture
from wordless.games.sign import calling
from wordless.games.sign.model import Gestured, View
from wordless.games.sign.symbols import COLOURS

COVER_MS = 900  # after somebody else's face nobody looks
AGAIN_MS = 9_000
URGENT_MS = 4_500  # when everybody can count the quintet
PUBLIC = 3  # from so many cards of it on that everybody has seen
FEINTS_MAX = 3
TRIES = 4
COPIES = 0.25  # how often a feint copies somebody else's
FAVOURITE = 0.6  # how often a face is one the character likes
PARTS = 0.4  # how often a feint has a gesture of the own sign in it
NEARLY = 0.5  # how often a character gives itself away when it lacks one card
CHATS = 0.25  # how often somebody makes a face while the cards are dealt or shown
CHAT_MS = 4_000


def decided(memory: Memory, view: View, dice: Dice, now_ms: int) -> Memory:
    """The signal to give next, if any."""
    if view.setting.options.signals == "room" or not view.sizes[memory.seat]:
        return memory
    signal = memory.signal
    if not calling.quintet(view.hand):
        return _feinted(memory, view, dice, now_ms) if signal is None or signal.true or not signal.gestures else memory
    public = len(set(view.hand) - set(memory.dealt))
    if signal is None or not signal.true:
        return _signed(memory, view, dice, now_ms, TRAITS[memory.level].first_ms[public])
    if not signal.gestures:
        return _signed(memory, view, dice, now_ms, URGENT_MS if public >= PUBLIC else AGAIN_MS)
    return _covered(memory, view, signal, dice, now_ms)


def chatted(memory: Memory, view: View, dice: Dice, now_ms: int) -> Memory:
    """A face between the rounds means nothing, and so covers those that do."""
    if view.setting.options.signals == "room" or memory.signal is not None or not view.sizes[memory.seat]:
        return memory
    who = character(memory.seat, memory.evening)
    chats = dice.roll() < CHATS * who.talks
    gesture = _face(who, dice)
    own = view.council.sign.gestures if view.council is not None and view.council.sign is not None else ()
    gestures = (gesture,) if chats and gesture not in own else ()
    return replace(memory, signal=Signal(gestures, now_ms + dice.pause(CHAT_MS), False))


def _signed(memory: Memory, view: View, dice: Dice, now_ms: int, median_ms: float) -> Memory:
    sign = view.council.sign if view.council is not None else None
    if sign is None or not sign.gestures or memory.shows >= TRAITS[memory.level].signs_max:
        return replace(memory, signal=Signal((), now_ms, True))
    pause = dice.pause(median_ms * character(memory.seat, memory.evening).pace)
    return replace(memory, signal=Signal(sign.gestures, now_ms + pause, True), shows=memory.shows + 1)


def _covered(memory: Memory, view: View, signal: Signal, dice: Dice, now_ms: int) -> Memory:
    """A sign that can wait is given under cover of another's face."""
    happened = view.happened
    faced = isinstance(happened, Gestured) and happened.seat != memory.seat
    if not faced or not TRAITS[memory.level].learns:
        return memory
    return replace(memory, signal=replace(signal, at_ms=min(signal.at_ms, now_ms + dice.pause(COVER_MS))))


def _feinted(memory: Memory, view: View, dice: Dice, now_ms: int) -> Memory:
    if memory.shows >= FEINTS_MAX:
        return memory if memory.signal is None else replace(memory, signal=None)
    gestures = _feint(memory, view, dice)
    often_s = TRAITS[memory.level].feint_s / character(memory.seat, memory.evening).talks
    signal = Signal(gestures, now_ms + dice.rarely(1000 * often_s), False)
    return replace(memory, signal=signal, shows=memory.shows + 1)


def _feint(memory: Memory, view: View, dice: Dice) -> tuple[Gesture, ...]:
    """As many gestures as a sign may have, sometimes somebody else's or parts of the own; never the own sign."""
    sign = view.council.sign if view.council is not None else None
    own = sign.gestures if sign is not None else ()
    given = memory.watches[memory.seat].given
    for _ in range(TRIES):
        gestures = _faces(memory, view, own, dice)
        row = given
        clear = True
        for gesture in gestures:
            row = (*row, Given(gesture, 0))
            clear = clear and not (own and shown(own, row, 0))
        if clear:
            return gestures
    return ()


def _faces(memory: Memory, view: View, own: tuple[Gesture, ...], dice: Dice) -> tuple[Gesture, ...]:
    who, traits = character(memory.seat, memory.evening), TRAITS[memory.level]
    symbols = [card // len(COLOURS) for card in view.hand]
    nearly = max([symbols.count(symbol) for symbol in symbols], default=0) == len(COLOURS) - 1
    if nearly and dice.roll() < NEARLY * who.tell:
        return (who.favourites[0],)
    if dice.roll() < COPIES and traits.infers:
        others = [watch.given for seat, watch in enumerate(memory.watches) if seat != memory.seat and watch.given]
        if others:
            return tuple([each.gesture for each in dice.pick(others)[-2:]])
    faces = [_face(who, dice) for _ in range(dice.pick(traits.sign_lengths))]
    if len(own) > 1 and traits.infers and dice.roll() < PARTS:
        faces[dice.pick(range(len(faces)))] = dice.pick(own)
    return tuple(faces)


def _face(who: Character, dice: Dice) -> Gesture:
    return dice.pick(who.favourites) if dice.roll() < FAVOURITE else dice.pick(GESTURES)
