"""Everything a host may set: one flag and one environment variable each, with bounds. docs/hosting.md lists them."""

import re
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import click
from msgspec import Struct
from platformdirs import user_data_path

Network: TypeAlias = IPv4Network | IPv6Network

PREFIX = re.compile(r"^(/[A-Za-z0-9._~-]+)*$")
LEVELS = ("debug", "info", "warning", "error")


class Settings(Struct, frozen=True, kw_only=True):
    """What a server is started with."""

    data: Path
    host: str = "0.0.0.0"  # noqa: S104  the home network is the main use
    port: int = 8000
    prefix: str = ""
    trusted_proxy: tuple[Network, ...] = ()
    origin: tuple[str, ...] = ()
    keep_days: int = 0
    browser: bool = False
    log_level: str = "info"
    sockets_max: int = 4_000
    tables_max: int = 2_000
    requests_per_second: int = 50
    bot_workers: int = 1


def _prefix(context: click.Context, parameter: click.Parameter, value: str) -> str:
    path = value.rstrip("/")
    if not PREFIX.match(path):
        raise click.BadParameter(f"{value!r} is not a path such as /games/wordless", context, parameter)
    return path


def _networks(context: click.Context, parameter: click.Parameter, values: tuple[str, ...]) -> tuple[Network, ...]:
    try:
        return tuple([ip_network(value, strict=False) for value in values])
    except ValueError as wrong:
        raise click.BadParameter(f"{wrong}", context, parameter) from None


def _origins(context: click.Context, parameter: click.Parameter, values: tuple[str, ...]) -> tuple[str, ...]:
    for value in values:
        parts = urlsplit(value)
        if parts.scheme not in ("http", "https") or value != f"{parts.scheme}://{parts.netloc}" or not parts.netloc:
            raise click.BadParameter(f"{value!r} is not an origin such as https://play.example", context, parameter)
    return tuple([value.lower() for value in values])


def _host(context: click.Context, parameter: click.Parameter, value: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9.:_-]{1,253}", value):
        raise click.BadParameter(f"{value!r} is not an address or a host's name", context, parameter)
    return value


def _option(flag: str, help: str, **more: Any) -> Callable[[Any], Any]:
    """A flag and its environment variable, which is named after it."""
    variable = f"WORDLESS_{flag.removeprefix('--').replace('-', '_').upper()}"
    shown = {"show_default": True} if "default" in more and not more.get("is_flag") else {}
    return click.option(flag, envvar=variable, show_envvar=True, help=help, **shown | more)


def _whole(least: int, most: int) -> click.IntRange:
    return click.IntRange(least, most)


data_option = _option(
    "--data",
    "The folder that everything is kept in.",
    type=click.Path(path_type=Path, file_okay=False),
    default=lambda: user_data_path("wordless"),
    show_default="the user's data folder",
    metavar="FOLDER",
)

_usual = {field: default for field, default in zip(Settings.__struct_fields__[1:], Settings.__struct_defaults__, strict=True)}

OPTIONS = (
    _option("--host", "The address to listen on.", default=_usual["host"], callback=_host, metavar="ADDRESS"),
    _option("--port", "The port; 0 takes any free one.", default=_usual["port"], type=_whole(0, 65_535), metavar="N"),
    data_option,
    _option("--prefix", "The path it is served under.", default=_usual["prefix"], callback=_prefix, metavar="PATH"),
    _option(
        "--trusted-proxy",
        "A proxy, or a network of them, whose X-Forwarded headers are believed; repeatable.",
        multiple=True,
        callback=_networks,
        metavar="NETWORK",
    ),
    _option(
        "--origin",
        "A further origin whose pages may use this server; repeatable.",
        multiple=True,
        callback=_origins,
        metavar="ORIGIN",
    ),
    _option(
        "--keep-days",
        "Remove tables untouched for so many days; 0 keeps them.",
        default=_usual["keep_days"],
        type=_whole(0, 36_500),
        metavar="N",
    ),
    _option("--no-browser", "Do not open a browser.", is_flag=True, default=False),
    _option("--log-level", "How much to say.", default=_usual["log_level"], type=click.Choice(LEVELS)),
    _option(
        "--sockets-max",
        "How many devices may be connected at once.",
        default=_usual["sockets_max"],
        type=_whole(1, 100_000),
        metavar="N",
    ),
    _option(
        "--tables-max",
        "How many tables may be in use at once.",
        default=_usual["tables_max"],
        type=_whole(1, 100_000),
        metavar="N",
    ),
    _option(
        "--requests-per-second",
        "How many requests one address may make, in the long run.",
        default=_usual["requests_per_second"],
        type=_whole(1, 100_000),
        metavar="N",
    ),
    _option(
        "--bot-workers",
        "How many processes the bots think in.",
        default=_usual["bot_workers"],
        type=_whole(1, 64),
        metavar="N",
    ),
)


def settings_options(command: Any) -> Any:
    """All of them on a command, in the order of the list."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command
