"""Tells whoever started the server where people can come in: an address, a QR code, and a browser on the spot."""

import io
import os
import sys
import threading
import webbrowser

import click
import segno

from wordless.server.settings import Settings
from wordless.server.web.network import loopback, network_address, wildcard
from wordless.texts import machine_language, text


def addresses(settings: Settings, port: int) -> tuple[str, str | None]:
    """Where this machine finds the server and, if others can come in, where they find it."""
    if wildcard(settings.host):
        network = network_address()
        return _url("127.0.0.1", port, settings.prefix), network and _url(network, port, settings.prefix)
    own = _url(settings.host, port, settings.prefix)
    return own, None if loopback(settings.host) else own


def _url(host: str, port: int, prefix: str) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{prefix}/"


def qr(address: str) -> str:
    """The address in half blocks, light on dark."""
    out = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()


def announce(settings: Settings, port: int) -> None:
    """Print the addresses, and open a browser when a person is there to see it."""
    language = machine_language()
    own, network = addresses(settings, port)
    click.echo(text(language, "serve-here", address=own))
    if network is not None:
        click.echo(text(language, "serve-network", address=network))
        click.echo(_printable(qr(network)), nl=False)
    click.echo(text(language, "serve-data", folder=str(settings.data)))
    click.echo(text(language, "serve-stop"))
    if not settings.no_browser and attended():
        in_browser(own)


def in_browser(address: str) -> None:
    """A browser may take its time; nobody waits for it."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _printable(blocks: str) -> str:
    """Nothing, on a terminal that has no such characters."""
    try:
        blocks.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    return blocks


def attended() -> bool:
    """A person sits at a terminal of a machine with a screen."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("CI"):
        return False
    if sys.platform in ("win32", "darwin"):
        return not os.environ.get("SSH_CONNECTION")
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
