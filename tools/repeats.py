"""How soon a group meets a word of Subtext again: `make repeats`, or `python tools/repeats.py [players]`.

Matches of the usual length at one level, one after another. At the same table the box is carried on from match to
match (X40); at a new table every time it is full again, and only chance keeps words apart.
"""

import sys
from random import Random
from statistics import mean

from wordless.engine.game import Before
from wordless.engine.play import kinds, turn
from wordless.games import subtext
from wordless.games.subtext.words import LEVELS

MATCHES = 12
GROUPS = 40
SEED_BYTES = 32


def main(players: int) -> None:
    same, new = ([group(players, carried, number) for number in range(GROUPS)] for carried in (True, False))
    print(f"{players} players, one level: words met before, of a match's words and of all so far")
    print("match     same table          new table")
    for match in range(MATCHES):
        print(f"{match + 1:5}   {share(same, match)}   {share(new, match)}")


def group(players: int, carried: bool, number: int) -> list[set[int]]:
    """The cards of each match of a group's evenings."""
    random = Random(f"{number}/{carried}")
    options = subtext.Options(level=LEVELS[number % len(LEVELS)], reports=False)
    before: Before | None = None
    matches = []
    for _ in range(MATCHES):
        state = subtext.start(players, options, random.randbytes(SEED_BYTES), before)
        dealt = set(state.cards)
        while subtext.result(state) is None:
            state = subtext.apply(state, *turn(subtext, state, players, random, kinds(subtext), frozenset()))
            dealt |= set(state.cards)
        before = Before(used=subtext.used(state)) if carried else None
        matches.append(dealt)
    return matches


def share(groups: list[list[set[int]]], match: int) -> str:
    """How much of this match, and of all so far, the groups had met before."""
    found = []
    for matches in groups:
        known = [set[int]().union(*matches[:at]) & matches[at] for at in range(match + 1)]
        so_far = sum(map(len, known)) / sum(map(len, matches[: match + 1]))
        found.append((len(known[-1]) / len(matches[match]), so_far))
    return "   ".join([f"{100 * mean(column):5.1f} %" for column in zip(*found, strict=True)])


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 6)
