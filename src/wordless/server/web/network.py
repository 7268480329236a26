"""Network addresses: which are this machine's own, which mean any, and where others on the local network find it."""

import socket
from ipaddress import ip_address

ANYWHERE = "192.0.2.1"  # a documentation address: nothing is sent, but the system says which way it would go


def network_address() -> str | None:
    """This machine's address on the local network, if it is on one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ANYWHERE, 9))
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if loopback(found) or wildcard(found) else found


def wildcard(host: str) -> bool:
    return host in ("0.0.0.0", "::")  # noqa: S104  a comparison


def loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
