"""Who plays with whom and who sits where.

Seats are people. The circle is the order of the active seats around the table, clockwise; a place in it
outlives the person sitting there (S19).
"""

from wordless.engine.chance import picked
from wordless.engine.game import Illegal, Seat
from wordless.games.sign.model import Options, Round

SEATS = range(4, 10)
DIVISIONS: dict[int, tuple[str, ...]] = {
    4: ("2-2",),
    5: ("3-2",),
    6: ("3-3", "2-2-2"),
    7: ("4-3", "3-2-2"),
    8: ("4-4",),
    9: ("3-3-3",),
}
# No two neighbours of a team, or where that cannot be only the last and the first (S21); A is a largest team.
PATTERNS: dict[str, str] = {
    "2-2": "ABAB",
    "3-2": "ABABA",
    "3-3": "ABABAB",
    "2-2-2": "ABCABC",
    "4-3": "ABABABA",
    "3-2-2": "ABCABAC",
    "4-4": "ABABABAB",
    "3-3-3": "ABCABCABC",
}
TABLE_SIZES: dict[int, int] = {4: 5, 5: 6, 6: 6, 7: 7, 8: 7, 9: 8}  # by active seats


def seated(seats: int, options: Options) -> tuple[int, ...]:
    """A team for each seat: as the host dealt them out, which implies the division (S47), else along its pattern."""
    sizes = "-".join([str(len(members)) for members in by_size(options.teams)]) if options.teams else ""
    division = options.division or sizes or DIVISIONS[seats][0]
    if options.teams and (sizes != division or sizes not in DIVISIONS[seats] or len(options.teams) != seats):
        raise Illegal("teams", division=options.division or ", ".join(DIVISIONS[seats]))
    if division not in DIVISIONS[seats]:  # S20
        raise Illegal("division", division=division, seats=seats)
    return options.teams or tuple(["ABC".index(letter) for letter in PATTERNS[division]])


def first_substitute(teams: tuple[int, ...], options: Options, seed: bytes) -> Seat | None:
    """Chance picks who of the larger team sits out first, but not the chosen dealer; even teams need none (S37)."""
    largest = by_size(teams)
    if not options.substitute or len(largest[0]) == len(largest[-1]):
        return None
    return picked(seed, "substitute", [seat for seat in largest[0] if seat != options.dealer])


def circle_of(teams: tuple[int, ...], substitute: Seat | None) -> tuple[Seat, ...]:
    """The active seats in the pattern of their division, each team's members in the order of their seats."""
    places = by_size(tuple([-1 if seat == substitute else team for seat, team in enumerate(teams)]))
    pattern = PATTERNS["-".join([str(len(members)) for members in places])]
    waiting = [list(members) for members in places]
    return tuple([waiting["ABC".index(letter)].pop(0) for letter in pattern])


def by_size(teams: tuple[int, ...]) -> list[tuple[Seat, ...]]:
    """The members of each team, the largest team first, equal ones in their order."""
    numbers = range(max(teams) + 1)
    return sorted([members_of(teams, number) for number in numbers], key=len, reverse=True)


def members_of(teams: tuple[int, ...], team: int) -> tuple[Seat, ...]:
    return tuple([seat for seat, its in enumerate(teams) if its == team])


def moved_on(round: Round, teams: tuple[int, ...], options: Options) -> tuple[tuple[Seat, ...], Seat, Seat | None]:
    """Circle, dealer and substitute of the next round: the dealer's role goes one place clockwise."""
    circle, substitute = round.circle, round.substitute
    place = (circle.index(round.dealer) + 1) % len(circle)
    if substitute is not None and options.substitute_rotation == "each-round":
        team = members_of(teams, teams[substitute])
        leaving = team[(team.index(substitute) + 1) % len(team)]
        circle = tuple([substitute if seat == leaving else seat for seat in circle])
        substitute = leaving
    return circle, circle[place], substitute
