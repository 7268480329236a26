"""The command `wordless`. Whatever is asked wrongly gets one clear line on stderr and exit code 2."""

import sys
from collections.abc import Iterable
from secrets import randbelow
from time import sleep
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import track

from wordless import texts
from wordless.engine.chance import SEED_BYTES
from wordless.engine.game import Game, Illegal
from wordless.engine.match import opening
from wordless.games import GAMES
from wordless.lab import options as given
from wordless.lab import report
from wordless.lab.bouts import NAMED, Bout, bouts, standing
from wordless.lab.narration import Voice, narrate
from wordless.lab.simulation import Played, figures, random_matches
from wordless.server.host.commands import COMMANDS
from wordless.texts import LANGUAGES, machine_language, refusal

T = TypeVar("T")

SEATS_USUAL = 4
MATCHES_MAX = 1_000_000
SEED_BITS = 32
PACE_S = 0.25
INTERRUPTED = 130  # what a shell reports after Ctrl-C


class Commands(click.Group):
    """A group whose complaints take one line."""

    def main(self, *arguments: Any, **extra: Any) -> Any:
        try:
            sys.exit(super().main(*arguments, **extra | {"standalone_mode": False}))
        except (click.Abort, KeyboardInterrupt):
            sys.exit(INTERRUPTED)
        except (click.ClickException, given.Wrong) as wrong:
            said = wrong.format_message() if isinstance(wrong, click.ClickException) else str(wrong)
            click.echo(f"wordless: {' '.join(said.split())}", err=True)
            sys.exit(2)


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="wordless", message="wordless %(version)s")
@click.pass_context
def main(context: click.Context) -> None:
    """A table for games played in secret signs: Sign, Signum, Signs and Subtext."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def _game(context: click.Context, parameter: click.Parameter, name: str | None) -> str | None:
    """The name of a game there is."""
    if name is None or name.lower() in GAMES:
        return name and name.lower()
    raise given.Wrong(f"there is no game {name!r}: {given.nearest(name.lower(), GAMES)}")


def _levels(context: click.Context, parameter: click.Parameter, typed: str | None) -> tuple[str, ...]:
    """The levels of the bots, by seat or by team."""
    levels = tuple([level.strip().lower() for level in (typed or "").split(",") if level.strip()])
    if typed is not None and not levels:
        raise given.Wrong(f"--bots names no level: there are {', '.join(NAMED)}")
    for level in levels:
        if level not in NAMED:
            raise given.Wrong(f"there is no level {level!r}: {given.nearest(level, NAMED)}")
    return levels


def _language(context: click.Context, parameter: click.Parameter, language: str | None) -> str:
    """The language asked for, else the machine's."""
    return machine_language() if language is None else language


game_argument = click.argument("game", metavar="GAME", callback=_game)
language_option = click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    callback=_language,
    help="Default: the machine's language.",
)
seed_option = click.option("--seed", type=click.IntRange(0), metavar="S", help="Default: drawn, and printed.")
seats_option = click.option("--seats", type=int, metavar="N", help="How many sit at the table.  [default: 4]")


@main.command()
@game_argument
@seats_option
@click.option(
    "--matches",
    type=click.IntRange(1, MATCHES_MAX),
    default=100,
    show_default=True,
    metavar="M",
    help="How many to play.",
)
@seed_option
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="An option of the game; repeatable.")
@click.option(
    "--bots",
    metavar="LEVELS",
    callback=_levels,
    help="Bots instead of random play, e.g. hard,easy: by seat, in Sign by team; they take turns at the seats.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document instead of a table.")
def simulate(
    game: str,
    seats: int | None,
    matches: int,
    seed: int | None,
    pairs: tuple[str, ...],
    bots: tuple[str, ...],
    as_json: bool,
) -> None:
    """Play matches of GAME, at random or between bots, and print what they add up to."""
    setting = _setting(game, seats, pairs, seed)
    met: list[Bout] = []
    if bots:
        between = bouts(game, bots, setting.seats, setting.options, setting.seed, matches)
        met = list(_watched(between, matches))
        played: Iterable[Played] = [Played(each.moves, each.result) for each in met]
    else:
        played = _watched(random_matches(GAMES[game], setting.seats, setting.options, setting.seed, matches), matches)
    added, placed = figures(setting.seats, played), standing(met) if met else None
    if as_json:
        click.echo(report.document(setting, added, placed))
    else:
        Console().print(report.table(setting, added, placed))


def _setting(game: str, seats: int | None, pairs: Iterable[str], seed: int | None) -> report.Setting:
    """What is to be played, once the rules have agreed to it."""
    rules = GAMES[game]
    count = _usual(rules) if seats is None else seats
    options = given.read(game, rules, pairs)
    try:
        opening(game, rules, count, options, bytes(SEED_BYTES))
    except Illegal as illegal:
        raise given.Wrong(refusal("en", game, illegal.key, **illegal.parameters)) from None
    return report.Setting(game, rules.RULES, count, options, randbelow(2**SEED_BITS) if seed is None else seed)


def _usual(game: Game) -> int:
    return SEATS_USUAL if SEATS_USUAL in game.SEATS else game.SEATS[0]


def _watched(played: Iterable[T], matches: int) -> Iterable[T]:
    """The same matches, with a progress bar for whoever waits at a terminal."""
    console = Console(stderr=True)
    hidden = not console.is_terminal
    return track(played, "Playing", matches, console=console, transient=True, disable=hidden)


@main.command()
@game_argument
@language_option
def rules(game: str, language: str) -> None:
    """Print the rules of GAME."""
    page = texts.rules(language, game)
    console = Console()
    if console.is_terminal:
        console.print(Markdown(page))
    else:
        click.echo(page, nl=False)


@main.command()
@click.argument("game", metavar="[GAME]", required=False, callback=_game)
@seats_option
@seed_option
@language_option
@click.option("--pace", type=click.FloatRange(0, 60), metavar="SECONDS", help="The time between two lines.")
@click.option(
    "--bots",
    metavar="LEVELS",
    callback=_levels,
    help="Bots that give their reasons, e.g. hard,easy: by seat, in Sign by team.",
)
def demo(
    game: str | None,
    seats: int | None,
    seed: int | None,
    language: str,
    pace: float | None,
    bots: tuple[str, ...],
) -> None:
    """Tell a match of GAME, or a short one of each: at random, or between bots that say why."""
    console = Console(highlight=False)
    wait_s = pace if pace is not None else PACE_S if console.is_terminal else 0
    for name in [game] if game else GAMES:
        setting = _setting(name, seats, (), seed)
        voice = Voice(name, GAMES[name], language)
        if len(bots) > setting.seats:
            raise given.Wrong(f"{len(bots)} levels are too many for {setting.seats} seats")
        for line in narrate(voice, setting.seats, setting.seed, game is not None, bots):
            console.print(line)
            sleep(wait_s)


for command in COMMANDS:
    main.add_command(command)

if __name__ == "__main__":
    main()
