"""The four games as environments for research: PettingZoo's AEC and Parallel, and Gymnasium against our bots.

    pip install wordless[envs]

    from wordless import envs
    env = envs.parallel("sign", seats=4)

`table` says how time goes and what is rewarded, `encoding` what an observation holds, `actions` what an action is;
docs/research.md shows them at work.
"""

from typing import Any

from wordless.bots import Level
from wordless.envs.aec import Aec
from wordless.envs.parallel import Parallel
from wordless.envs.solo import Solo
from wordless.envs.table import TICK_S, TICKS_MAX, Table

__all__ = ["SEATS", "Aec", "Parallel", "Solo", "Table", "aec", "parallel", "solo", "table"]

SEATS = {"sign": 4, "signum": 4, "signs": 4, "subtext": 4}


def table(
    game: str, seats: int | None = None, options: Any = None, tick_s: float = TICK_S, ticks_max: int = TICKS_MAX
) -> Table:
    """The match beneath an environment, for those who would rather step it themselves."""
    return Table(game, seats or SEATS[game], options, tick_s, ticks_max)


def aec(game: str, seats: int | None = None, render_mode: str | None = None, **how: Any) -> Aec:
    """One agent after another, each seeing what those before it did."""
    return Aec(table(game, seats, **how), render_mode)


def parallel(game: str, seats: int | None = None, render_mode: str | None = None, **how: Any) -> Parallel:
    """All agents at once, tick by tick."""
    return Parallel(table(game, seats, **how), render_mode)


def solo(
    game: str,
    seats: int | None = None,
    level: Level = "normal",
    seat: int = 0,
    render_mode: str | None = None,
    **how: Any,
) -> Solo:
    """One learner on a seat, our bots on all others."""
    return Solo(table(game, seats, **how), level, seat, render_mode)
