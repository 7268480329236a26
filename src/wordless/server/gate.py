"""The door to the web: which origins may ask, who a request comes from, and the headers on every answer."""

import secrets
from urllib.parse import urlsplit

from aiohttp import web

from wordless.engine.game import Illegal
from wordless.server.limits import Limit
from wordless.server.people import person_of, well_formed

YEAR_S = 365 * 24 * 3600
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
REQUESTS_PER_S = 50.0
REQUESTS_BURST = 3_000.0
GUESSES_PER_S = 0.5
GUESSES_BURST = 60.0
FRESH = "wordless-fresh-secret"


class Gate:
    """Knows the instance, the path it is served under, and the proxies it believes."""

    def __init__(self, instance: str, prefix: str, trusted_proxy: bool, origins: tuple[str, ...], now: object) -> None:
        self.cookie = f"wordless-{instance}"
        self._prefix = prefix.rstrip("/")
        self._trusted = trusted_proxy
        self._origins = origins
        self._requests = Limit(REQUESTS_PER_S, REQUESTS_BURST, now)  # type: ignore[arg-type]
        self._guesses = Limit(GUESSES_PER_S, GUESSES_BURST, now)  # type: ignore[arg-type]

    def path(self, path: str) -> str:
        return self._prefix + path

    def link(self, request: web.Request, path: str) -> str:
        scheme = "https" if self.secure(request) else "http"
        return f"{scheme}://{self._host(request)}{self.path(path)}"

    def admit(self, request: web.Request) -> None:
        """Requests from other sites are refused, and so are too many from one address."""
        if not self._requests.allows(self.address(request)):
            raise Illegal("too-fast")
        origin = request.headers.get("Origin")
        changes = request.method != "GET" or request.headers.get("Upgrade", "").lower() == "websocket"
        if origin is None or not changes:
            return
        if urlsplit(origin).netloc.lower() != self._host(request).lower() and origin not in self._origins:
            raise Illegal("origin")

    def guessed(self, request: web.Request) -> None:
        """A code that is none: guessing is slow work."""
        if not self._guesses.allows(self.address(request)):
            raise Illegal("too-fast")

    def address(self, request: web.Request) -> str:
        forwarded = request.headers.get("X-Forwarded-For", "") if self._trusted else ""
        return forwarded.split(",")[-1].strip() or request.remote or "?"

    def secure(self, request: web.Request) -> bool:
        forwarded = request.headers.get("X-Forwarded-Proto", "") if self._trusted else ""
        return (forwarded or request.scheme) in ("https", "wss")

    def _host(self, request: web.Request) -> str:
        forwarded = request.headers.get("X-Forwarded-Host", "") if self._trusted else ""
        return forwarded or request.host

    def fresh_secret(self) -> str:
        return secrets.token_urlsafe(32)

    def person(self, request: web.Request) -> str:
        """Who asks: a bearer token, or this browser's cookie, or somebody new."""
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        secret = token.strip() if scheme.lower() == "bearer" else request.cookies.get(self.cookie, "")
        if not well_formed(secret):
            if scheme:
                raise Illegal("token")
            secret = request[FRESH] = request.get(FRESH) or self.fresh_secret()
        return person_of(secret)

    def dress(self, request: web.Request, response: web.StreamResponse) -> None:
        """Safe headers, and a cookie for whoever has none yet."""
        response.headers.update(HEADERS)
        if FRESH in request:
            response.set_cookie(
                self.cookie,
                request[FRESH],
                max_age=YEAR_S,
                path=self._prefix or "/",
                httponly=True,
                samesite="Lax",
                secure=self.secure(request),
            )
