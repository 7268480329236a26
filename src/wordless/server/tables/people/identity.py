"""Authentication without accounts: a session is a random secret in a cookie or a bearer token. Only its hash is kept.

The server, not the cookie, knows which seats a person holds. A name never reclaims a seat.
"""

import re
from collections.abc import Callable
from hashlib import blake2b
from typing import NamedTuple

from wordless.engine.game import Illegal, Seat

SECRET = re.compile(r"^[A-Za-z0-9_-]{43}$")
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no letter that looks like another
CODE = re.compile(f"^[{CODE_LETTERS}]{{6}}$")
PASS_S = 300.0
PASSES_MAX = 10_000
GIVER_MAX = 8


def person_of(secret: str) -> str:
    """The hash by which a person is known; it tells nothing of the secret."""
    return blake2b(secret.encode(), digest_size=16, person=b"wordless-person").hexdigest()


def well_formed(secret: str) -> bool:
    return SECRET.match(secret) is not None


def new_code(secret: Callable[[int], bytes]) -> str:
    """Six letters, each equally likely: bytes beyond the last whole multiple are drawn again."""
    letters = ""
    bound = 256 - 256 % len(CODE_LETTERS)
    while len(letters) < 6:
        letters += "".join([CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in secret(8) if byte < bound])
    return letters[:6]


def tidy_code(typed: str) -> str | None:
    """A code as people type it, or None if it cannot be one."""
    code = typed.strip().upper().replace(" ", "").replace("-", "")
    return code if CODE.match(code) else None


def replay_key(salt: bytes, code: str, match: int) -> str:
    """What opens a finished match's replay: given to those who sat there, and to whom they send it."""
    return blake2b(f"{code}/{match}".encode(), key=salt, digest_size=12, person=b"wordless-replay").hexdigest()


class Pass(NamedTuple):
    """A one-time way to continue on another device."""

    code: str
    seat: Seat
    giver: str
    until: float


class Passes:
    """The links that are out now; each opens its seat once, within five minutes."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._out: dict[str, Pass] = {}

    def give(self, token: str, code: str, seat: Seat, giver: str) -> None:
        """Of each giver the latest few are good."""
        now = self._now()
        out = {key: each for key, each in self._out.items() if each.until > now}
        mine = [key for key, each in out.items() if each.giver == giver]
        for key in mine[: len(mine) + 1 - GIVER_MAX]:
            del out[key]
        if len(out) >= PASSES_MAX:
            raise Illegal("too-busy")
        out[person_of(token)] = Pass(code, seat, giver, now + PASS_S)
        self._out = out

    def take(self, token: str) -> Pass | None:
        found = self._out.pop(person_of(token), None)
        return found if found is not None and found.until > self._now() else None
