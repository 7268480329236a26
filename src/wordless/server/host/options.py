"""Command line options: one flag and environment variable for each setting, with bounds. docs/hosting.md lists them."""

import re
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import click
from msgspec.structs import fields
from platformdirs import user_data_path

from wordless.server.settings import Network, Settings

ADDRESS = re.compile(r"^[A-Za-z0-9.:_-]{1,253}$")
PREFIX = re.compile(r"^(/[A-Za-z0-9._~-]+)*$")
LOG_LEVELS = ("debug", "info", "warning", "error")


USUAL = {field.name: field.default for field in fields(Settings)}


def _host(context: click.Context, parameter: click.Parameter, value: str) -> str:
    if not ADDRESS.match(value):
        raise click.BadParameter(f"{value!r} is not an address or the name of a machine", context, parameter)
    return value


def _prefix(context: click.Context, parameter: click.Parameter, value: str) -> str:
    path = value.rstrip("/")
    if not PREFIX.match(path):
        raise click.BadParameter(f"{value!r} is not a path such as /games/wordless", context, parameter)
    return path


def _networks(context: click.Context, parameter: click.Parameter, values: tuple[str, ...]) -> tuple[Network, ...]:
    try:
        return tuple([ip_network(value, strict=False) for value in values])
    except ValueError as wrong:
        raise click.BadParameter(str(wrong), context, parameter) from None


def _origins(context: click.Context, parameter: click.Parameter, values: tuple[str, ...]) -> tuple[str, ...]:
    for value in values:
        parts = urlsplit(value)
        if parts.scheme not in ("http", "https") or not parts.netloc or value != f"{parts.scheme}://{parts.netloc}":
            raise click.BadParameter(f"{value!r} is not an origin such as https://play.example", context, parameter)
    return tuple([value.lower() for value in values])


def _names(context: click.Context, parameter: click.Parameter, values: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([_host(context, parameter, value).lower() for value in values])


def _option(flag: str, help: str, **more: Any) -> Callable[[Any], Any]:
    """A flag and the environment variable named after it."""
    name = flag.removeprefix("--").replace("-", "_")
    usual = {"default": USUAL[name], "show_default": bool(str(USUAL[name])) and USUAL[name] is not False}
    return click.option(flag, envvar=f"WORDLESS_{name.upper()}", show_envvar=True, help=help, **usual | more)


def _number(flag: str, help: str, least: int, most: int) -> Callable[[Any], Any]:
    return _option(flag, help, type=click.IntRange(least, most), metavar="N")


def _several(flag: str, help: str, **more: Any) -> Callable[[Any], Any]:
    """May be given again and again; in the environment, several are parted by spaces."""
    return _option(flag, help, multiple=True, show_default=False, **more)


data_option = _option(
    "--data",
    "The folder that everything is kept in.",
    type=click.Path(path_type=Path, file_okay=False),
    default=lambda: user_data_path("wordless"),
    show_default="the user's data folder",
    metavar="FOLDER",
)

OPTIONS = (
    _option("--host", "The address to listen on.", callback=_host, metavar="ADDRESS"),
    _number("--port", "The port to listen on; 0 takes any free one.", 0, 65_535),
    data_option,
    _option("--prefix", "The path it is served under.", callback=_prefix, metavar="PATH"),
    _several(
        "--trusted-proxy", "A proxy whose X-Forwarded headers are believed.", callback=_networks, metavar="NETWORK"
    ),
    _several("--origin", "A further origin whose pages may use this server.", callback=_origins, metavar="ORIGIN"),
    _several("--name", "A further name this server is reached by.", callback=_names, metavar="NAME"),
    _option("--metrics-token", "What a monitor elsewhere must bring to read /metrics.", metavar="TOKEN"),
    _number("--keep-days", "Forget tables untouched for so many days; 0 keeps them.", 0, 36_500),
    _option("--no-browser", "Open no browser.", is_flag=True),
    _option("--log-level", "How much to say.", type=click.Choice(LOG_LEVELS)),
    _number("--sockets-max", "How many devices may be connected at once.", 1, 100_000),
    _number("--tables-max", "How many tables may be in use at once.", 1, 100_000),
    _number("--requests-per-second", "How many requests one address may make in the long run.", 1, 100_000),
    _number("--letters-per-second", "How many letters one seat may send in the long run.", 1, 100_000),
    _number("--bot-workers", "How many processes the bots think in.", 1, 64),
)


def settings_options(command: Any) -> Any:
    """All of them on a command, in the order of the list."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command
