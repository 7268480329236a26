"""The host's commands: serve, and look after what is kept, also while a server is running."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from wordless.server.host.options import data_option, settings_options
from wordless.server.settings import Settings


@contextmanager
def _said() -> Iterator[None]:
    """What cannot be done is said in one line."""
    from wordless.engine.game import Illegal
    from wordless.server.journal import Damaged
    from wordless.server.journal.file import Unusable
    from wordless.texts import refusal

    try:
        yield
    except (Unusable, Damaged) as wrong:
        raise click.ClickException(str(wrong)) from None
    except Illegal as illegal:
        raise click.ClickException(refusal("en", None, illegal.key, **illegal.parameters)) from None


def _table(context: click.Context, parameter: click.Parameter, typed: str) -> str:
    from wordless.server.tables.people.identity import tidy_code

    code = tidy_code(typed)
    if code is None:
        raise click.BadParameter(f"{typed!r} is not a table's code", context, parameter)
    return code


def _journal(data: Path) -> Path:
    from wordless.server.journal.file import FILE

    return data / FILE


table_argument = click.argument("table", metavar="TABLE", callback=_table)
file_argument = click.argument("file", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False))


@click.command()
@settings_options
def serve(**given: Any) -> None:
    """Start the table server."""
    from wordless.server.host.announce import announce
    from wordless.server.host.serve import run

    settings = Settings(**given)
    with _said():
        run(settings, lambda port: announce(settings, port))


@click.command()
@file_argument
@data_option
@click.pass_context
def backup(context: click.Context, file: Path, data: Path) -> None:
    """Copy everything that is kept to FILE."""
    from wordless.server.host import retention

    with _said():
        damage = retention.backup(_journal(data), file)
    if damage:
        click.echo(f"wordless: {file} is a copy of a damaged journal: {' '.join(damage.split())}", err=True)
        context.exit(1)
    click.echo(f"copied to {file}")


@click.command()
@click.option("--accept", is_flag=True, help="Take what is there now as right: losses are no longer named.")
@data_option
@click.pass_context
def check(context: click.Context, accept: bool, data: Path) -> None:
    """Look through everything that is kept, and name what is lost or changed."""
    from wordless.server.journal.check import check as look_through
    from wordless.server.journal.check import renew_anchor
    from wordless.server.journal.lock import held

    with _said():
        report = look_through(_journal(data))
        if accept:
            with held(data):
                renew_anchor(_journal(data))
    for said in report.wrong:
        click.echo(f"wordless: {said}", err=True)
    click.echo(f"read {report.tables} tables, {report.entries} entries, {report.records} records of the anchor")
    if report.wrong and not accept:
        click.echo(f"{len(report.wrong)} faults; all other tables are whole. `wordless restore FILE` takes a copy in.")
        context.exit(1)
    click.echo("accepted as it is" if report.wrong else "nothing is missing or changed")


@click.command()
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@data_option
def restore(file: Path, data: Path) -> None:
    """Go back to the copy in FILE; what is there now is moved aside. Stop the server first."""
    from wordless.server.host import retention
    from wordless.server.journal.file import data_file
    from wordless.server.journal.lock import held

    with _said():
        path = data_file(data)
        with held(data):
            tables, aside = retention.restore(path, file)
    click.echo(f"restored {tables} tables from {file}")
    if aside is not None:
        click.echo(f"what was there lies in {aside}")


@click.command()
@table_argument
@click.option("--match", "number", type=click.IntRange(1), metavar="N", help="Which match.  [default: the last]")
@click.option("--out", type=click.Path(dir_okay=False), metavar="FILE", help="- prints it.  [default: TABLE-N.json]")
@data_option
def export(table: str, number: int | None, out: str | None, data: Path) -> None:
    """Write a finished match of TABLE as one JSON file."""
    from wordless.server.archive import replays
    from wordless.server.host import retention

    with _said():
        if retention.size(_journal(data), table) is None:
            raise click.ClickException(f"there is no table {table} in {data}")
        exported = replays.exported(_journal(data), table, number)
        if exported.unknown:
            click.echo(f"wordless: {exported.unknown}: exported as it stands, without its result", err=True)
        if out == "-":
            click.echo(exported.text)
            return
        file = Path(out or f"{table}-{exported.match}.json")
        with retention.placed(file) as part:
            part.write_bytes(exported.text + b"\n")
    click.echo(f"written to {file}")


@click.command()
@table_argument
@click.option("--yes", is_flag=True, help="Do not ask.")
@data_option
def forget(table: str, yes: bool, data: Path) -> None:
    """Remove TABLE and all its matches for good."""
    from wordless.server.host import retention

    with _said():
        size = retention.size(_journal(data), table)
        if size is None:
            raise click.ClickException(f"there is no table {table} in {data}")
        touched = datetime.fromtimestamp(size.touched_ms / 1000, UTC).date().isoformat()
        if not yes and not click.confirm(f"Forget table {table}, {size.entries} entries, last touched {touched}?"):
            click.echo("kept")
            return
        retention.forget(_journal(data), [table])
    click.echo(f"table {table} is forgotten")


@click.command()
@file_argument
@click.option("--commitment", metavar="HEX", help="What you were told before the first move.")
@click.pass_context
def verify(context: click.Context, file: Path, commitment: str | None) -> None:
    """Check an exported match from its shuffle to its result."""
    from wordless.server.archive.verify import Wrong, verified

    try:
        exported, match = verified(file.read_bytes())
        if commitment is not None and commitment.strip().lower() != exported.commitment:
            raise Wrong("the commitment is not the one you were told")
    except OSError as wrong:
        raise click.ClickException(f"{file} cannot be read: {wrong.strerror}") from None
    except Wrong as wrong:
        click.echo(f"wordless: {file} does not hold: {wrong}", err=True)
        context.exit(1)
    ending = "ended without a result" if match.result is None else f"result {match.result.why}"
    moves = len(exported.entries) - 1
    click.echo(
        f"verified {exported.game} at {exported.table}, match {exported.match}: {moves} entries, {ending}, "
        f"commitment {exported.commitment}"
    )


@click.command()
@settings_options
@click.pass_context
def doctor(context: click.Context, /, **given: Any) -> None:
    """Say what is installed, where data lies, and whether this machine is fit."""
    from wordless.server.host.doctor import findings, page

    found = list(findings(Settings(**given)))
    click.echo(page(found))
    context.exit(int(any(each.state == "bad" for each in found)))


COMMANDS = (serve, doctor, backup, restore, check, export, forget, verify)
