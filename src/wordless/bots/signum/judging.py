"""What a position is worth: chances to win, as one seat's beliefs have it."""

from typing import NamedTuple

from wordless.bots.character import character
from wordless.bots.signum.beliefs import COPIES, Beliefs, Chances, beliefs
from wordless.bots.signum.levels import TRAITS, Traits
from wordless.bots.signum.memory import Memory
from wordless.engine.game import Seat
from wordless.games.signum.model import View
from wordless.games.signum.signs import SIGN_SLOTS, SIGNS, team

ASTRAY = 0.2  # the part of one's patience that is left without a team
FRESH = 5  # rounds until the spirit flags
TIRING = 0.06  # how much of patience and caution goes with each further round
WEARY = 0.4  # what stays of them
LONG = 7  # rounds after which attention goes and people want to see the end
HURRY = 0.1  # how much of the worth of later turns goes with each further round
SLIPS_MOST = 0.5
BOLD = 0.4
RECALL, RECALL_MOST = 0.9, 0.97  # how likely another remembers a card it has seen
WARNED, WARNED_MOST = 0.7, 0.9  # how often a bystander who remembers one of the cards warns a target of its side
LESSON = 0.3  # what every attempt that was parried adds to both
FOLLOWS = 0.85  # how likely an ally lays the card it is asked for
GUESSED = 0.33  # how often a target who knows neither card is right


class Judge(NamedTuple):
    """A seat's memory with what it makes of it: its team, its beliefs, its spirit and what going on is worth."""

    memory: Memory
    view: View
    traits: Traits
    team: int | None
    beliefs: Beliefs
    spirit: float
    open: float

    @property
    def signs(self) -> list[tuple[int, int]]:
        """The own slots that hold a sign, and which."""
        return [(slot, SIGNS.index(self.view.hand[slot])) for slot in SIGN_SLOTS[self.view.hand]]

    @property
    def caution(self) -> float:
        """What a failure costs; to the bold, less."""
        return self.traits.caution * self.spirit * (1 - BOLD * character(self.memory.seat, self.memory.seed).bold)

    @property
    def zest(self) -> float:
        """What later turns are worth; nothing in the end, or a match might never come to one."""
        return min(1.0, max(0.0, 1 - (self.rounds - LONG) * HURRY))

    @property
    def rounds(self) -> float:
        return self.view.turns / len(self.view.looks)

    @property
    def slip(self) -> float:
        """How likely a sign that one knows is misnamed: else a match in which all is known would never end."""
        return min(SLIPS_MOST, self.traits.slips * max(0.0, self.rounds - LONG))

    @property
    def recall(self) -> float:
        """How well the others have shown to remember."""
        return min(RECALL_MOST, RECALL + LESSON * sum(self.memory.parried))

    @property
    def warned(self) -> float:
        """How likely a bystander who has seen a card saves a target of its side."""
        return self.recall * min(WARNED_MOST, WARNED + LESSON * sum(self.memory.parried))

    @property
    def others(self) -> list[Seat]:
        return [seat for seat in range(len(self.memory.rows)) if seat != self.memory.seat]

    def back(self, seat: Seat, slot: int) -> int:
        return self.memory.rows[seat][slot]

    def knows(self, seat: Seat, back: int) -> bool:
        return bool(self.memory.knowers[back] >> seat & 1)


def judge(memory: Memory, view: View) -> Judge:
    side, traits, spirit = team(view.hand), TRAITS[memory.level], _spirit(view)
    return Judge(memory, view, traits, side, beliefs(memory), spirit, _open(view, side, spirit * traits.patience))


def _spirit(view: View) -> float:
    """What is left of patience and caution in a long match."""
    rounds = view.turns / len(view.looks)
    return min(1.0, max(WEARY, 1 - (rounds - FRESH) * TIRING))


def _open(view: View, side: int | None, patience: float) -> float:
    """What it is worth that nobody is eliminated now: less and less as the cap on turns draws near."""
    worth = ASTRAY * patience if side is None else patience
    cap = view.options.turn_cap
    return worth * min(1.0, (cap - view.turns) / (3 * len(view.looks))) if cap else worth


def wins(table: Judge, sides: list[Chances], target: Seat, partners: tuple[Seat, Seat]) -> float:
    """The chance to win if the partners eliminate the target, when the seats are on these sides."""
    mine = table.team
    if mine is None or target == table.memory.seat:
        return 0.0
    against, none = sides[target][1 - mine], sides[target][2]
    if table.memory.seat in partners:
        return against + none
    apart = (1 - sides[partners[0]][mine]) * (1 - sides[partners[1]][mine])
    return against + none * (1 - apart)


def leanings(table: Judge, target: Seat) -> list[float]:
    """How likely a target that has seen neither card names each sign: hardly one it has seen elsewhere."""
    foresees = table.traits.foresees
    if not foresees:
        return [GUESSED] * len(SIGNS)
    left = [float(COPIES)] * len(SIGNS)
    for back, face in enumerate(table.memory.faces):
        if face in SIGNS and table.knows(target, back):
            left[SIGNS.index(face)] -= RECALL
    weights = [max(0.0, each * (each - 1)) ** 2 for each in left]
    total = sum(weights) or 1.0
    return [GUESSED + foresees * (weight / total - GUESSED) for weight in weights]


def named(table: Judge, target: Seat, leaning: float, backs: tuple[int, int], partners: tuple[Seat, Seat]) -> float:
    """How likely the target names the sign of these two cards: it has seen one, is warned, or guesses."""
    foresees = table.traits.foresees
    if table.knows(target, backs[0]) or table.knows(target, backs[1]):
        return GUESSED + foresees * (table.recall - GUESSED)
    missed = 1 - leaning
    if table.view.options.signals == "palette" and table.team is not None:
        for other in range(len(table.memory.rows)):
            if (
                other != target
                and other not in partners
                and (table.knows(other, backs[0]) or table.knows(other, backs[1]))
            ):
                missed *= 1 - foresees * table.warned * table.beliefs.teams[other][1 - table.team]
    return 1 - missed


def secrecy(table: Judge, back: int) -> float:
    """How far a card is hidden from those who would name it, or tell a target."""
    hidden = 1.0
    if table.team is not None:
        for other in table.others:
            if table.knows(other, back):
                hidden *= 1 - table.traits.foresees * table.warned * table.beliefs.teams[other][1 - table.team]
    return hidden


def asked_for(table: Judge, accomplice: Seat, sign: int) -> tuple[float, int]:
    """How likely the accomplice can be brought to lay this sign, and from which slot.

    With gestures the slot is pointed at. Without, a partner lays what one is known to have seen.
    """
    best, place = 0.0, 0
    row = table.memory.rows[accomplice]
    pointed = table.view.options.signals == "palette"
    seen = [back for back in row if table.knows(table.memory.seat, back)]
    for slot, back in enumerate(row):
        follows = FOLLOWS if pointed else FOLLOWS / len(seen) if back in seen else (1 - FOLLOWS) / 2
        chance = table.beliefs.signs[back][sign] * follows
        if chance > best:
            best, place = chance, slot
    return best, place
