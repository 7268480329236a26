"""Subtext's bot: it draws a hint by hand, and guesses from strokes and associations alone.

It knows no label of any drawing: a shape is all there is to go by, a bot's as well as a person's. Letters and
digits it cannot tell, so it never begins a report; it joins one that half of the other players have made.
"""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from wordless.bots import Level, Seen, Thought, Why
from wordless.bots.character import character, evening
from wordless.bots.subtext.associations import card
from wordless.bots.subtext.choosing import hints
from wordless.bots.subtext.composing import composed
from wordless.bots.subtext.eyes import seen as look
from wordless.bots.subtext.guessing import guess
from wordless.bots.subtext.levels import TRAITS
from wordless.bots.subtext.memory import Memory, Plan
from wordless.bots.subtext.mind import Mind
from wordless.bots.subtext.pace import AGAIN_MS, LOOK_MS, SOONEST_MS, limit, pause
from wordless.bots.subtext.style import style
from wordless.engine.game import Seat
from wordless.games.subtext.model import Draw, Guess, Move, Ready, View, Void
from wordless.games.subtext.rules import LETTERS
from wordless.games.subtext.sight import moves
from wordless.games.subtext.words import cards


def begin(seat: Seat, level: Level, seed: int) -> Memory:
    return Memory(seat, level, seed)


def think(memory: Memory, seen: Sequence[Seen], now_ms: int) -> Thought:
    """Takes in what is new, then keeps to the plan or makes one."""
    for each in seen:
        memory = _followed(memory, each)
    view = memory.view
    wish = None if view is None else _wish(view)
    if view is None or wish is None:
        return Thought(replace(memory, plan=None))
    plan = memory.plan
    if plan is None or plan.stage != view.stage or type(plan.move) is not wish:
        if wish is Guess and memory.looked <= len(view.scores) - 1:
            return _looked(memory, view, now_ms)
        plan = _planned(memory, view, wish, now_ms)
    elif not seen and plan.at_ms <= now_ms:  # it was refused
        memory = replace(memory, tries=memory.tries + 1)
        plan = replace(_planned(memory, view, wish, now_ms), at_ms=now_ms + AGAIN_MS)
    return Thought(replace(memory, plan=plan), plan.move, plan.at_ms, plan.why)


def _looked(memory: Memory, view: View, now_ms: int) -> Thought:
    """One drawing at a time is looked at, as people do; `eyes` keeps in mind what was seen."""
    assert view.show is not None
    look((view.show.lead, *view.show.drawings)[memory.looked], view.options.level)
    return Thought(replace(memory, plan=None, looked=memory.looked + 1), None, now_ms + LOOK_MS)


def _followed(memory: Memory, new: Seen) -> Memory:
    """The View, and the words of a reveal as far as the level keeps them in mind."""
    view: View = new.view
    if memory.view is not None and memory.view.stage == view.stage:
        return replace(memory, view=view)
    gone = list(memory.gone)
    for word in (*view.reveal.words, view.word) if view.reveal is not None else ():
        shown = card(view.options.words, view.options.level, word)
        if shown is not None and shown not in gone:
            gone.append(shown)
    kept = tuple(gone[max(0, len(gone) - TRAITS[memory.level].recall) :])
    return replace(memory, view=view, since_ms=new.at_ms, gone=kept, tries=0, looked=0)


def _wish(view: View) -> type[Move] | None:
    """What is to be done now."""
    offered = {offer.move for offer in moves(view)}
    if "draw" in offered:
        return Draw
    if "ready" in offered:
        return Ready
    if "void" in offered and 2 * len(view.voids) >= len(view.scores) - 1:
        return Void
    return Guess if "guess" in offered and view.guess is None else None


def _planned(memory: Memory, view: View, wish: type[Move], now_ms: int) -> Plan:
    name = f"{memory.seed}/{view.stage}/{wish.__name__}/{memory.tries}"
    move, why = _move(memory, view, wish, Random(name))
    began_ms = memory.since_ms if wish is Guess else now_ms
    at_ms = began_ms + pause(wish, character(memory.seat, memory.seed).pace, Random(f"{name}/pace"))
    latest = limit(wish, view.options)
    if latest is not None:
        at_ms = min(at_ms, memory.since_ms + latest)
    return Plan(view.stage, move, max(at_ms, now_ms + SOONEST_MS), why)


def _move(memory: Memory, view: View, wish: type[Move], random: Random) -> tuple[Move, Why | None]:
    """What to play, and why."""
    traits, options = TRAITS[memory.level], view.options
    if wish is Draw:
        own, hand = card(options.words, options.level, view.word), style(memory.seat, evening(memory.seed))
        things = hints(own, options.level, view.seat == view.dealer, traits, hand, random)
        key = "why-subtext-draw" if len(things) == 1 else "why-subtext-two"
        return Draw(composed(things, hand, random)), Why(key, {"word": view.word or ""})
    if wish is Guess:
        letter, chance = guess(view, _gone(memory, view), Mind(memory.level, memory.seed), random)
        key = "why-subtext-own" if letter == view.letter else "why-subtext-guess"
        return Guess(letter), Why(key, {"letter": LETTERS[letter], "chance": round(100 * chance)})
    return (Void() if wish is Void else Ready()), None


def _gone(memory: Memory, view: View) -> tuple[int, ...]:
    """Cards that cannot be in play: none comes twice before the deck has been dealt out."""
    dealt = view.round * (len(view.scores) - 1)
    return memory.gone if dealt <= len(cards(view.options.level, view.options.themes)) else ()
