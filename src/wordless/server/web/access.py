"""Access: which hosts and origins may ask (CSRF, DNS rebinding), who asks, and the headers on every answer."""

import asyncio
import re
import secrets
import socket
from collections.abc import Callable
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from aiohttp import web

from wordless.engine.game import Illegal
from wordless.server.settings import Settings
from wordless.server.tables.people.identity import person_of, well_formed
from wordless.server.web.crowd import Crowd
from wordless.server.web.limits import Limits, household
from wordless.server.web.network import loopback, network_address, wildcard

YEAR_S = 365 * 24 * 3600
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Server": "wordless",
}
HSTS = {"Strict-Transport-Security": "max-age=31536000"}
HOST = re.compile(r"^(\[[0-9a-fA-F:.]{2,45}\]|[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.?)(:[0-9]{1,5})?$")
HOST_MAX = 260
REFUSING_S, REFUSING_S_MAX = 0.01, 2.0
PORTS = {"http": ":80", "https": ":443"}
COOKIE: web.RequestKey[str] = web.RequestKey("cookie", str)


class Access:
    """Knows the instance, the path it is served under, and the proxies it believes."""

    def __init__(self, instance: str, settings: Settings, now: Callable[[], float]) -> None:
        self._instance = instance
        self._prefix = settings.prefix.rstrip("/")
        self._names = {name.lower() for name in settings.name} | {
            urlsplit(each).hostname or "" for each in settings.origin
        }
        self._trusted = settings.trusted_proxy
        self._metrics_token = settings.metrics_token
        self._origins = settings.origin
        self._networked = wildcard(settings.host)
        self.limits = Limits(settings, now)
        self._refusing = 0
        self.crowd = Crowd(settings.sockets_max)

    def path(self, path: str) -> str:
        return self._prefix + path

    def link(self, request: web.Request, path: str) -> str:
        """An address that others can follow too: the network's, for whoever came in by this machine's own."""
        scheme = "https" if self.secure(request) else "http"
        host = self._host(request)
        name, _, port = host.rpartition(":") if not host.endswith("]") else (host, "", "")
        if self._networked and loopback((name or host).strip("[]")) and (network := network_address()):
            host = f"{network}:{port}" if name else network
        return f"{scheme}://{host}{self.path(path)}"

    def admit(self, request: web.Request, cost: float) -> None:
        """Requests from other sites or for other names are refused, and so is more than one address may ask."""
        if not self.limits.requests.allows(self.address(request), seated=False, cost=cost):
            raise Illegal("too-fast")
        self._named(request)
        origin = request.headers.get("Origin")
        changes = request.method not in ("GET", "HEAD") or "Upgrade" in request.headers
        if origin is not None and changes and not self._welcome(origin.lower(), request):
            raise Illegal("origin")

    async def slow_down(self) -> None:
        """A no that is cheap: the more wait for theirs, the longer each waits, so that there are few in a second."""
        self._refusing += 1
        try:
            await asyncio.sleep(min(REFUSING_S_MAX, REFUSING_S * self._refusing))
        finally:
            self._refusing -= 1

    def _named(self, request: web.Request) -> None:
        """A name that is not ours may be somebody's who points it here to read our answers (DNS rebinding)."""
        host = self._host(request)
        known = HOST.match(host) if len(host) <= HOST_MAX else None
        if known is None:
            raise Illegal("bad-request")
        name = known[1].lower().rstrip(".")
        if name.startswith("[") or _is_address(name) or name == "localhost" or name.endswith(".localhost"):
            return
        if name not in self._names | own_names() and not self._forwarded(request, "Host"):
            raise Illegal("other-host", host=name)

    def _welcome(self, origin: str, request: web.Request) -> bool:
        """Our own pages, and those of the origins the host allows; where we know to be https, http is another."""
        if origin in self._origins:
            return True
        try:
            scheme, netloc = urlsplit(origin)[:2]
        except ValueError:
            return False
        if scheme not in PORTS or (self.secure(request) and scheme != "https"):
            return False
        return netloc.removesuffix(PORTS[scheme]) == self._host(request).lower().removesuffix(PORTS[scheme])

    def opening(self, request: web.Request) -> None:
        """Another table: each stays on disk for a while."""
        if not self.limits.openings.allows(self.address(request), seated=False):
            raise Illegal("too-fast")

    def guessing(self, request: web.Request) -> bool:
        """Whether so many codes from this address were none that a right one is not told from a wrong one."""
        return self.limits.guesses.each.spent(self.address(request))

    def guessed(self, request: web.Request) -> None:
        """A code that is none: guessing is slow work."""
        if not self.limits.guesses.allows(self.address(request), seated=False):
            raise Illegal("too-fast")

    def address(self, request: web.Request) -> str:
        """Who is at the other end: the last in the row of proxies that is none of ours."""
        peer = request.remote or "?"
        for each in reversed(self._forwarded(request, "For")):
            if not self._believes(peer):
                break
            peer = each
        return household(peer)

    def secure(self, request: web.Request) -> bool:
        forwarded = self._forwarded(request, "Proto")
        return (forwarded[-1] if forwarded else request.scheme) in ("https", "wss")

    def _host(self, request: web.Request) -> str:
        forwarded = self._forwarded(request, "Host")
        return forwarded[-1] if forwarded else request.host

    def _forwarded(self, request: web.Request, what: str) -> list[str]:
        """What the proxies say, if the one at this end is believed."""
        if not self._trusted or not self._believes(request.remote or "?"):
            return []
        said = request.headers.get(f"X-Forwarded-{what}", "")
        return [each.strip() for each in said.split(",") if each.strip()]

    def proxied(self, address: str) -> bool:
        """Whether a connection from there speaks for others."""
        return self._believes(address)

    def _believes(self, address: str) -> bool:
        try:
            known = ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self._trusted)

    def local(self, request: web.Request) -> bool:
        """Whether it comes from this very machine, by no proxy."""
        through = any(name in request.headers for name in ("X-Forwarded-For", "Forwarded", "Via"))
        return loopback(request.remote or "?") and not through

    def measures(self, request: web.Request) -> bool:
        """Whether they may read the metrics."""
        _, _, token = request.headers.get("Authorization", "").partition(" ")
        given = bool(self._metrics_token) and secrets.compare_digest(
            token.strip().encode(), self._metrics_token.encode()
        )
        return given or self.local(request)

    def cookie(self, request: web.Request) -> str:
        """Under https by a name that no other host or port can plant."""
        if not self.secure(request):
            return f"wordless-{self._instance}"
        return f"__{'Secure' if self._prefix else 'Host'}-wordless-{self._instance}"

    def fresh_secret(self) -> str:
        return secrets.token_urlsafe(32)

    def person(self, request: web.Request) -> str:
        """Who asks: a bearer token, or this browser's cookie, or somebody new."""
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            if not well_formed(token.strip()):
                raise Illegal("token")
            return person_of(token.strip())
        secret = request.get(COOKIE) or request.cookies.get(self.cookie(request), "")
        if not well_formed(secret):
            secret = request[COOKIE] = self.fresh_secret()
        return person_of(secret)

    def remember(self, request: web.Request) -> None:
        """A page brings the cookie, before anything on it can ask twice at once, and makes it last another year."""
        self.person(request)
        request[COOKIE] = request.get(COOKIE) or request.cookies.get(self.cookie(request), "")

    def add_headers(self, request: web.Request, response: web.StreamResponse) -> None:
        """Safe headers, and a cookie for whoever has none yet."""
        response.headers.update(HEADERS | HSTS if self.secure(request) else HEADERS)
        response.headers.setdefault("Cache-Control", "no-store")
        if request.get(COOKIE):
            name = self.cookie(request)
            response.set_cookie(
                name,
                request[COOKIE],
                max_age=YEAR_S,
                path=self._prefix or "/",
                httponly=True,
                samesite="Lax",
                secure=self.secure(request),
            )
            # aiohttp has laid its own cookies into the headers by now.
            response.headers.add("Set-Cookie", response.cookies[name].OutputString())


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@lru_cache(maxsize=1)
def own_names() -> frozenset[str]:
    """What this machine is called in its own network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset((name, short, f"{short}.local", f"{short}.lan", f"{short}.home", f"{short}.fritz.box"))
