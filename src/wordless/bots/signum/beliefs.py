"""Where the cards may lie: the chances of each back's face, and of each seat's team.

Every row was dealt one team card, or none if it is the one without; that, and the number of team cards, is
weighed exactly. Signs are then shared out by how many of each are left.
"""

from itertools import combinations
from typing import NamedTuple

from wordless.bots.signum.levels import TRAITS
from wordless.bots.signum.memory import Memory
from wordless.engine.game import Seat
from wordless.games.signum.signs import SIGNS, TEAMS

ALPHA, BETA, NONE = 0, 1, 2
COPIES = 3
CLAIM_TURNS = 14  # how long a claim is kept in mind
SURE = 40.0  # odds that stand for an assumption

Chances = tuple[float, ...]


def _deals(seats: int) -> tuple[tuple[int, ...], ...]:
    """Every way the teams can be dealt to the rows."""
    each = seats // 2
    found = []
    for alphas in combinations(range(seats), each):
        rest = [seat for seat in range(seats) if seat not in alphas]
        for betas in combinations(rest, each):
            found.append(tuple([ALPHA if s in alphas else BETA if s in betas else NONE for s in range(seats)]))
    return tuple(found)


# For each number of seats, each seat and what its row was dealt: all deals like that.
DEALS = {
    seats: [
        [tuple([deal for deal in _deals(seats) if deal[seat] == dealt]) for dealt in (ALPHA, BETA, NONE)]
        for seat in range(seats)
    ]
    for seats in range(4, 8)
}
KNOWN_ROWS: tuple[Chances, ...] = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


class Beliefs(NamedTuple):
    """By back the chance that it is Alpha, that it is Beta, and of each sign; by seat those of Alpha, Beta, no team."""

    alpha: list[float]
    beta: list[float]
    signs: list[Chances]
    teams: list[Chances]

    def team_card(self, back: int) -> float:
        return self.alpha[back] + self.beta[back]

    def on(self, seat: Seat, team: int | None) -> float:
        """How likely the seat is on that team; nobody's is a team of None."""
        return 0.0 if team is None else self.teams[seat][team]


def beliefs(memory: Memory) -> Beliefs:
    """What the memory makes likely."""
    alpha, beta = _team_cards(memory, memory.leans)
    return Beliefs(alpha, beta, _signs(memory, alpha, beta), [_team(row, alpha, beta) for row in memory.rows])


def teams(memory: Memory, assumed: tuple[Seat, int] | None = None) -> list[Chances]:
    """By seat the chances of Alpha, Beta, no team; `assumed` takes it for granted that a seat is on a team."""
    alpha, beta = _team_cards(memory, _assuming(memory, *assumed) if assumed else memory.leans)
    return [_team(row, alpha, beta) for row in memory.rows]


def _assuming(memory: Memory, seat: Seat, team: int) -> tuple[tuple[float, float], ...]:
    leans = list(memory.leans)
    for back in memory.rows[seat]:
        alpha, beta = leans[back]
        leans[back] = (alpha * SURE, beta) if team == ALPHA else (alpha, beta * SURE)
    return tuple(leans)


def _team_cards(memory: Memory, leans: tuple[tuple[float, float], ...]) -> tuple[list[float], list[float]]:
    seats = len(memory.rows)
    weights = [_dealt(memory, leans, seat) for seat in range(seats)]
    odds = _shared_out(weights)
    if not odds:
        return _team_cards_anywhere(memory)
    alpha, beta = _known_team_cards(memory)
    found = {back // 3 for back, face in enumerate(memory.faces) if face in TEAMS}
    for back in _unknown(memory):
        seat, lean = back // 3, leans[back]
        if seat not in found:
            alpha[back] = _part(odds[seat][ALPHA], lean[0] / 3, weights[seat][ALPHA])
            beta[back] = _part(odds[seat][BETA], lean[1] / 3, weights[seat][BETA])
    return alpha, beta


def _shared_out(weights: list[Chances]) -> list[list[float]]:
    """The chances of Alpha, Beta or none for each row, over all deals there are; nothing if none fits."""
    odds = [[0.0, 0.0, 0.0] for _ in weights]
    total = 0.0
    for deal in _fitting(weights):
        likely = 1.0
        for row, dealt in zip(weights, deal, strict=True):
            likely *= row[dealt]
            if not likely:
                break
        else:
            total += likely
            for chances, dealt in zip(odds, deal, strict=True):
                chances[dealt] += likely
    return [[each / total for each in row] for row in odds] if total else []


def _fitting(weights: list[Chances]) -> tuple[tuple[int, ...], ...]:
    """The deals that need to be tried: one row at least is known, one's own as a rule."""
    for seat, row in enumerate(weights):
        if row in KNOWN_ROWS:
            return DEALS[len(weights)][seat][KNOWN_ROWS.index(row)]
    return tuple([deal for deals in DEALS[len(weights)][0] for deal in deals])


def _known_team_cards(memory: Memory) -> tuple[list[float], list[float]]:
    return [float(face == "alpha") for face in memory.faces], [float(face == "beta") for face in memory.faces]


def _unknown(memory: Memory) -> list[int]:
    """The backs of the first rows that may be team cards for all one knows."""
    backs = range(3 * len(memory.rows))
    return [back for back in backs if memory.faces[back] is None and not memory.plain >> back & 1]


def _part(chance: float, weight: float, whole: float) -> float:
    return chance * weight / whole if whole else 0.0


def _team_cards_anywhere(memory: Memory) -> tuple[list[float], list[float]]:
    """Whoever has missed the beginning cannot tell what was dealt to whom."""
    alpha, beta = _known_team_cards(memory)
    each, unknown = len(memory.rows) // 2, _unknown(memory)
    shares = [max(0.0, each - sum(known)) / (len(unknown) or 1) for known in (alpha, beta)]
    for back in unknown:
        alpha[back], beta[back] = min(shares[ALPHA], 0.5), min(shares[BETA], 0.5)
    return alpha, beta


def _dealt(memory: Memory, leans: tuple[tuple[float, float], ...], seat: Seat) -> Chances:
    """How well it fits what is known that this row was dealt an Alpha, a Beta, or no team card."""
    alpha = beta = 0.0
    for back in range(3 * seat, 3 * seat + 3):
        face = memory.faces[back]
        if face in TEAMS:
            return (1.0, 0.0, 0.0) if face == "alpha" else (0.0, 1.0, 0.0)
        if face is None and not memory.plain >> back & 1:
            alpha += leans[back][0] / 3
            beta += leans[back][1] / 3
    return alpha, beta, 1.0


def _team(row: tuple[int, ...], alpha: list[float], beta: list[float]) -> Chances:
    """Backs of one deal exclude each other; those of different deals are taken to be independent."""
    parts: dict[int, list[float]] = {}
    for back in row:
        part = parts.setdefault(back // 3, [0.0, 0.0])
        part[0] += alpha[back]
        part[1] += beta[back]
    no_alpha = no_beta = neither = 1.0
    for first, second in parts.values():
        no_alpha *= 1 - first
        no_beta *= 1 - second
        neither *= max(0.0, 1 - first - second)
    only_alpha, only_beta = max(0.0, no_beta - neither), max(0.0, no_alpha - neither)
    return only_alpha, only_beta, max(0.0, 1 - only_alpha - only_beta)


def _signs(memory: Memory, alpha: list[float], beta: list[float]) -> list[Chances]:
    left = signs_left(memory)
    total = sum(left) or 1.0
    share = tuple([each / total for each in left])
    found: list[Chances] = []
    for back, face in enumerate(memory.faces):
        if face is None:
            sign = 1 - alpha[back] - beta[back]
            found.append(tuple([sign * each for each in share]))
        else:
            found.append(tuple([float(face == sign) for sign in SIGNS]))
    for seat in range(len(memory.rows)):
        _claimed(memory, seat, found)
    return found


def signs_left(memory: Memory) -> list[float]:
    """How many of each sign lie where this bot does not know them."""
    if not TRAITS[memory.level].counts:
        return [1.0] * len(SIGNS)
    return [float(max(0, COPIES - memory.faces.count(sign))) for sign in SIGNS]


def _claimed(memory: Memory, seat: Seat, found: list[Chances]) -> None:
    """A claim makes its sign likelier in the row of whoever made it, the more one trusts."""
    claim = memory.claims[seat]
    view = memory.view
    if claim is None or claim.stage >= 0 or view is None or seat == memory.seat:
        return
    if view.turns > claim.turn + CLAIM_TURNS:
        return
    named = SIGNS.index(claim.sign)
    trust = TRAITS[memory.level].trusts
    for back in memory.rows[seat]:
        chances = found[back]
        before = sum(chances)
        if memory.faces[back] is None and before:
            raised = [each * trust if n == named else each for n, each in enumerate(chances)]
            scale = before / sum(raised)
            found[back] = tuple([each * scale for each in raised])
