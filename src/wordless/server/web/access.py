"""Access from the web: which origins may ask, who a request comes from, and the headers on every answer."""

import secrets
from collections.abc import Callable
from ipaddress import ip_address
from urllib.parse import urlsplit

from aiohttp import web

from wordless.engine.game import Illegal
from wordless.server.host.announce import loopback, network_address, wildcard
from wordless.server.settings import Settings
from wordless.server.tables.identity import person_of, well_formed
from wordless.server.web.limits import Limits, household

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
}
PORTS = {"http": ":80", "https": ":443"}
COOKIE: web.RequestKey[str] = web.RequestKey("cookie", str)


class Access:
    """Knows the instance, the path it is served under, and the proxies it believes."""

    def __init__(self, instance: str, settings: Settings, now: Callable[[], float]) -> None:
        self.cookie = f"wordless-{instance}"
        self._prefix = settings.prefix.rstrip("/")
        self._trusted = settings.trusted_proxy
        self._origins = settings.origin
        self._networked = wildcard(settings.host)
        self.limits = Limits(settings, now)

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

    def admit(self, request: web.Request) -> None:
        """Requests from other sites are refused, and so are too many from one address."""
        if not self.limits.requests.allows(self.address(request)):
            raise Illegal("too-fast")
        origin = request.headers.get("Origin")
        changes = request.method not in ("GET", "HEAD") or "Upgrade" in request.headers
        if origin is not None and changes and not self._welcome(origin.lower(), request):
            raise Illegal("origin")

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
        if not self.limits.openings.allows(self.address(request)):
            raise Illegal("too-fast")

    def guessing(self, request: web.Request) -> bool:
        """Whether so many codes from this address were none that a right one is not told from a wrong one."""
        return self.limits.guesses.spent(self.address(request))

    def guessed(self, request: web.Request) -> None:
        """A code that is none: guessing is slow work."""
        if not self.limits.guesses.allows(self.address(request)):
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

    def _believes(self, address: str) -> bool:
        try:
            known = ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self._trusted)

    def fresh_secret(self) -> str:
        return secrets.token_urlsafe(32)

    def person(self, request: web.Request) -> str:
        """Who asks: a bearer token, or this browser's cookie, or somebody new."""
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            if not well_formed(token.strip()):
                raise Illegal("token")
            return person_of(token.strip())
        secret = request.get(COOKIE) or request.cookies.get(self.cookie, "")
        if not well_formed(secret):
            secret = request[COOKIE] = self.fresh_secret()
        return person_of(secret)

    def remember(self, request: web.Request) -> None:
        """A page brings the cookie, before anything on it can ask twice at once, and makes it last another year."""
        self.person(request)
        request[COOKIE] = request.get(COOKIE) or request.cookies.get(self.cookie, "")

    def add_headers(self, request: web.Request, response: web.StreamResponse) -> None:
        """Safe headers, and a cookie for whoever has none yet."""
        response.headers.update(HEADERS)
        response.headers.setdefault("Cache-Control", "no-store")
        if request.get(COOKIE):
            response.set_cookie(
                self.cookie,
                request[COOKIE],
                max_age=YEAR_S,
                path=self._prefix or "/",
                httponly=True,
                samesite="Lax",
                secure=self.secure(request),
            )
            # aiohttp has laid its own cookies into the headers by now.
            response.headers.add("Set-Cookie", response.cookies[self.cookie].OutputString())
