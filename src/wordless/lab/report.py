"""Figures for people, as a table, and for programs, as one JSON document."""

from typing import Any

import msgspec
from msgspec import Struct
from rich import box
from rich.table import Table

from wordless.lab.bouts import Standing
from wordless.lab.simulation import Figures
from wordless.texts import text

LABEL_WIDTH = 31  # with figures and bars it fits eighty columns
BAR_WIDTH = 12
ROUND_ENDS = {
    "given": "Quintet called by its own team",
    "stolen": "Quintet stolen by another team",
    "lost": "Quintet lost: nobody called it",
    "miscalled-own": "No quintet: miscalled in a team",
    "miscalled-other": "No quintet: miscalled across",
    "deck-out": "Drawn: the deck ran out",
    "time": "Drawn: the time was up",
    "both-right": "Dealer and partner both right",
    "one-right": "Only one of the two right",
    "both-wrong": "Neither of the two right",
}


class Setting(Struct, frozen=True):
    """What was simulated: enough to do it again."""

    game: str
    rules: int
    seats: int
    options: Any
    seed: int


def document(setting: Setting, figures: Figures, bots: Standing | None = None) -> str:
    """One JSON document with everything the table shows."""
    whole = msgspec.to_builtins(setting) | {
        "matches": figures.matches,
        "moves": figures.moves,
        "length": msgspec.to_builtins(figures.length),
        "wins": {"seats": figures.seats, "teams": figures.teams},
        "shared": figures.shared,
        "nobody": figures.nobody,
        "endings": figures.endings,
    }
    if bots is not None:
        whole["bots"] = msgspec.to_builtins(bots)
    return msgspec.json.format(msgspec.json.encode(whole), indent=2).decode()


def table(setting: Setting, figures: Figures, bots: Standing | None = None) -> Table:
    """The figures in sections: length, wins, endings."""
    name = text("en", f"{setting.game}-name")
    made = Table(
        title=f"{name}: {figures.matches:,} matches at {setting.seats} seats, seed {setting.seed}",
        caption=_options(setting),
        title_justify="left",
        caption_justify="left",
        box=box.SIMPLE_HEAD,
        show_header=False,
    )
    made.add_column(style="bold", min_width=LABEL_WIDTH)
    made.add_column(justify="right", no_wrap=True)
    made.add_column(justify="right", style="cyan", no_wrap=True)
    made.add_column(style="cyan", no_wrap=True)
    if bots is not None:
        _bots(made, bots)
    _length(made, figures)
    _wins(made, figures)
    _endings(made, setting.game, figures)
    return made


def _bots(made: Table, bots: Standing) -> None:
    """Victories by level with their 95 % intervals, table time, and what thinking costs."""
    for level, share in bots.levels.items():
        won = f"{share.won:.1%} ± {share.margin:.1%}"
        made.add_row(f"Victories of {level}", won, f"{share.seats:.0%} of seats", "█" * round(share.won * BAR_WIDTH))
    made.add_section()
    made.add_row("Table time, median match", f"{bots.minutes:.1f} min")
    if bots.rounds is not None and bots.round_minutes is not None:
        made.add_row("Rounds, median match", f"{bots.rounds:g}")
        made.add_row("Table time, median round", f"{bots.round_minutes:.1f} min")
        for end, part in bots.ends.items():
            made.add_row(ROUND_ENDS[end], f"{part:.1%}", "of rounds", "█" * round(part * BAR_WIDTH))
    made.add_row("CPU to choose a move, median", f"{bots.thought_median_ms:.2f} ms")
    made.add_row("CPU to choose, 99 in 100", f"{bots.thought_p99_ms:.2f} ms", end_section=True)


def _options(setting: Setting) -> str:
    """The options that are not as they come."""
    default = type(setting.options)()
    changed = [
        f"{field.replace('_', '-')}={msgspec.json.encode(getattr(setting.options, field)).decode()}"
        for field in default.__struct_fields__
        if getattr(setting.options, field) != getattr(default, field)
    ]
    return f"with {' '.join(changed)}" if changed else ""


def _length(made: Table, figures: Figures) -> None:
    length = figures.length
    made.add_row("Moves in all", f"{figures.moves:,}")
    made.add_row("Moves, shortest match", f"{length.least:,}")
    made.add_row("Moves, median match", f"{length.median:,}")
    made.add_row("Moves, nine in ten at most", f"{length.ninety:,}")
    made.add_row("Moves, longest match", f"{length.most:,}", end_section=True)


def _wins(made: Table, figures: Figures) -> None:
    """A victory shared by k counts 1/k for each of them."""
    for seat, won in enumerate(figures.seats):
        _counted(made, f"Won by seat {seat + 1}", won, figures.matches)
    made.add_section()
    for team, won in figures.teams.items():
        _counted(made, f"Won by team {team + 1}", won, figures.matches)
    _counted(
        made,
        "Won by several together" if not figures.teams else "Drawn between teams",
        figures.shared,
        figures.matches,
    )
    _counted(made, "Won by nobody", figures.nobody, figures.matches)
    made.add_section()


def _endings(made: Table, game: str, figures: Figures) -> None:
    for why, count in figures.endings.items():
        _counted(made, text("en", f"{game}-why-{why}"), count, figures.matches)


def _counted(made: Table, label: str, count: float, matches: int) -> None:
    share = count / matches
    made.add_row(label, f"{count:,g}", f"{share:.1%}", "█" * round(share * BAR_WIDTH))
