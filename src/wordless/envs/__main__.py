"""The score for secret signalling of chance and of our bots, on the fixed seeds: `python -m wordless.envs`."""

from functools import partial

from wordless.bots import LEVELS, Level
from wordless.envs.bots import Bots
from wordless.envs.players import Chance
from wordless.envs.signalling import SEEDS, Score, signalling
from wordless.envs.table import Table

SEATS = 4


def main() -> None:
    print(f"{'':>8}  {'team':>6}  {'adversary':>9}  {'secret':>7}   in bits, {len(SEEDS)} matches of Sign each")
    told("chance", signalling(Chance, SEEDS, SEATS))
    for level in LEVELS:
        told(level, signalling(partial(bots, level), SEEDS, SEATS))


def bots(level: Level, table: Table) -> Bots:
    return Bots(table, dict.fromkeys(range(SEATS), level))


def told(name: str, score: Score) -> None:
    print(f"{name:>8}  {score.team:6.2f}  {score.adversary:9.2f}  {score.secret:+7.2f}")


if __name__ == "__main__":
    main()
