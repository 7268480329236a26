"""Calling: a team-mate's sign, or a hand that has given itself away."""

from msgspec.structs import replace

from wordless.bots.character import character
from wordless.bots.sign.beliefs import Picture, may_hold, picture, quintet, told
from wordless.bots.sign.chance import Dice
from wordless.bots.sign.levels import TRAITS
from wordless.bots.sign.memory import Hunch, Memory
from wordless.engine.game import Seat
from wordless.games.sign import calling
from wordless.games.sign.model import View

LATE_MS = 20_000  # a sign is no news after that
OWN_QUINTET = 0.85  # how sure one must be to call others while holding one's own
ROOM_TRUSTS = 0.6  # of a team-mate, where no sign can be seen on the screen
MATCH_POINT = 0.12  # how much sooner one dares what may win the match, and later what may lose it
BOLD = 0.04
PLAIN = 10.0  # from so telling a gesture on, an opponent's sign is read like one's own
STRANGE = 1.3  # and takes so much longer


def decided(memory: Memory, view: View, dice: Dice, now_ms: int) -> Memory:
    """Whom to call and when, if anybody; looks only at seats about which there is news."""
    stirred, call = memory.stirred, memory.call
    if memory.signed is None and not stirred:
        return memory
    if not view.sizes[memory.seat]:
        return replace(memory, signed=None, stirred=())
    known = picture(memory, view, now_ms)
    if memory.signed is not None:
        memory = _answered(memory, view, known, dice, now_ms)
    if call is not None and call.target not in stirred:
        stirred = (*stirred, call.target)
    for seat in stirred:
        if seat != memory.seat and view.sizes[seat]:
            memory = _weighed(memory, view, known, seat, dice, now_ms)
    return replace(memory, stirred=())


def _answered(memory: Memory, view: View, known: Picture, dice: Dice, now_ms: int) -> Memory:
    """The sign was given: call, unless the hand cannot be a quintet."""
    assert memory.signed is not None
    seat, at_ms = memory.signed
    memory = replace(memory, signed=None)
    if now_ms - at_ms > LATE_MS or not may_hold(known, view, seat):
        return memory
    due = at_ms + dice.pause(TRAITS[memory.level].reflex_ms * character(memory.seat, memory.evening).pace)
    if memory.call is not None and memory.call.at_ms <= due:
        return memory
    return replace(memory, call=Hunch(seat, due, sign=True))


def _weighed(memory: Memory, view: View, known: Picture, seat: Seat, dice: Dice, now_ms: int) -> Memory:
    """Call a hand that is likely enough; think better of it if it no longer is."""
    call, likely = memory.call, quintet(memory, view, known, seat)
    planned = call is not None and call.target == seat
    if likely < needed(memory, view, seat):
        if planned and not (call is not None and call.sign and may_hold(known, view, seat)):
            return replace(memory, call=None)
        return memory
    if call is not None and (planned or call.likely >= likely):
        return memory
    kept = known.kept.get(seat, [0])
    due = now_ms + dice.pause(_pondering(memory, view, seat))
    return replace(memory, call=Hunch(seat, due, likely, symbol=kept[0]))


def needed(memory: Memory, view: View, seat: Seat) -> float:
    """How likely a quintet must be before it is called."""
    traits, teams = TRAITS[memory.level], view.setting.teams
    if teams[seat] == teams[memory.seat]:
        return ROOM_TRUSTS if view.setting.options.signals == "room" else traits.trusts
    if calling.quintet(view.hand):
        return max(traits.steals, OWN_QUINTET)
    return traits.steals - BOLD * character(memory.seat, memory.evening).bold + _stakes(memory, view, seat)


def _stakes(memory: Memory, view: View, seat: Seat) -> float:
    """A theft that wins the match is dared sooner; a false call that would lose it, later."""
    options, teams, scores = view.setting.options, view.setting.teams, view.round.scores
    if options.end != "points" or not TRAITS[memory.level].infers:
        return 0.0
    winning = scores[teams[memory.seat]] == options.points - 1
    losing = scores[teams[seat]] == options.points - 1
    return MATCH_POINT * (losing / 2 - winning)


def _pondering(memory: Memory, view: View, seat: Seat) -> float:
    """Whoever knows the opponents' sign reacts to it; everybody else has to think."""
    traits, pace = TRAITS[memory.level], character(memory.seat, memory.evening).pace
    return pace * (traits.reflex_ms * STRANGE if told(memory, view, seat) >= PLAIN else traits.ponder_ms)
