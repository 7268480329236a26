"""Figures for people, as a table, and for programs, as one JSON document."""

from typing import Any

import msgspec
from msgspec import Struct
from rich import box
from rich.table import Table

from wordless.lab.simulation import Figures
from wordless.texts import text

BAR_WIDTH = 24


class Setting(Struct, frozen=True):
    """What was simulated: enough to do it again."""

    game: str
    rules: int
    seats: int
    options: Any
    seed: int


def document(setting: Setting, figures: Figures) -> str:
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
    return msgspec.json.format(msgspec.json.encode(whole), indent=2).decode()


def table(setting: Setting, figures: Figures) -> Table:
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
    made.add_column(style="bold")
    made.add_column(justify="right")
    made.add_column(justify="right", style="cyan")
    made.add_column(style="cyan")
    _length(made, figures)
    _wins(made, figures)
    _endings(made, setting.game, figures)
    return made


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
