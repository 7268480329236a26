"""Configuration: everything a server is started with. `host.options` makes flags and environment variables of it."""

from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

Network: TypeAlias = IPv4Network | IPv6Network


class Settings(Struct, frozen=True, kw_only=True):
    """What a server is started with."""

    data: Path
    host: str = "0.0.0.0"  # noqa: S104  the home network is the main use
    port: int = 8000
    prefix: str = ""
    trusted_proxy: tuple[Network, ...] = ()
    origin: tuple[str, ...] = ()
    name: tuple[str, ...] = ()
    metrics_token: str = ""
    keep_days: int = 0
    no_browser: bool = False
    log_level: str = "info"
    sockets_max: int = 4_000
    tables_max: int = 2_000
    requests_per_second: int = 50
    letters_per_second: int = 20
    bot_workers: int = 1
