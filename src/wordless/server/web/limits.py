"""How much one seat, socket, person or address may ask in a while: generous bursts, a clear word, never a ban."""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache, partial
from ipaddress import IPv6Address, ip_address, ip_network

from wordless.engine.game import Illegal
from wordless.server.settings import Settings

KNOWN_MAX = 20_000
REQUESTS_BURST_S = 60.0  # a burst of requests may be what a minute allows
LETTERS_BURST_S = 4.0
HOUSEHOLD = 50  # an address may say as much as so many seats
OPENINGS = 1 / 25  # of the requests that an address may make, so many may open a table
GUESSES_PER_S, GUESSES_BURST = 0.5, 60.0
GESTURES, GESTURES_BURST_S = 1 / 8, 2.4  # of the letters a seat may send: slow enough for each to be seen
PERSON_SOCKETS_MAX = 24
TABLE_SOCKETS_MAX = 400


class Bucket:
    """Fills with time; each ask takes one out."""

    __slots__ = ("_at", "_left")

    def __init__(self, burst: float, now: float) -> None:
        self._left = burst
        self._at = now

    def holds(self, now: float, rate: float, burst: float) -> float:
        """How many may be taken now."""
        self._left = min(burst, self._left + (now - self._at) * rate)
        self._at = now
        return self._left

    def take(self, now: float, rate: float, burst: float) -> bool:
        if self.holds(now, rate, burst) < 1:
            return False
        self._left -= 1
        return True


class Limit:
    """One bucket for each who asks; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self.rate = rate
        self._burst = max(1.0, burst)
        self._now = now
        self._buckets: dict[str, Bucket] = {}

    def bucket(self) -> Bucket:
        """One for whoever keeps it themselves."""
        return Bucket(self._burst, self._now())

    def allows(self, who: str) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= KNOWN_MAX:
                self._forget()
            bucket = self._buckets[who] = self.bucket()
        return self.takes(bucket)

    def takes(self, bucket: Bucket) -> bool:
        return bucket.take(self._now(), self.rate, self._burst)

    def spent(self, who: str) -> bool:
        """Whether they would be refused now."""
        bucket = self._buckets.get(who)
        return bucket is not None and bucket.holds(self._now(), self.rate, self._burst) < 1

    def _forget(self) -> None:
        now, rate, burst = self._now(), self.rate, self._burst
        self._buckets = {who: each for who, each in self._buckets.items() if each.holds(now, rate, burst) < burst}
        if len(self._buckets) >= KNOWN_MAX:
            self._buckets.clear()


class Limits:
    """All the limits of one server, and the clock they go by."""

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        requests, letters = settings.requests_per_second, settings.letters_per_second
        self.requests = Limit(requests, requests * REQUESTS_BURST_S, now)
        self.openings = Limit(requests * OPENINGS, requests * OPENINGS * REQUESTS_BURST_S, now)
        self.guesses = Limit(GUESSES_PER_S, GUESSES_BURST, now)
        self.letters = Limit(letters, letters * LETTERS_BURST_S, now)
        self.households = Limit(letters * HOUSEHOLD, letters * HOUSEHOLD * LETTERS_BURST_S, now)
        self.gestures = Limit(letters * GESTURES, letters * GESTURES * GESTURES_BURST_S, now)
        self.crowd = Crowd(settings.sockets_max)


class Crowd:
    """The places for sockets: in all, at one table, of one person there, and from one address half of all."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[tuple[str, ...]] = Counter()

    def enter(self, code: str, person: str, address: str) -> Callable[[], None]:
        """Takes a place, and returns how to leave it; Illegal if there is none left."""
        keys = (), ("address", address), ("table", code), ("person", code, person)
        if self._taken[()] >= self._most:
            raise Illegal("server-full")
        if self._taken["address", address] >= max(1, self._most // 2):
            raise Illegal("address-full")
        if self._taken["table", code] >= TABLE_SOCKETS_MAX:
            raise Illegal("table-crowded", most=TABLE_SOCKETS_MAX)
        if self._taken["person", code, person] >= PERSON_SOCKETS_MAX:
            raise Illegal("too-many-tabs", most=PERSON_SOCKETS_MAX)
        self._taken.update(keys)
        return partial(self._leave, keys)

    def _leave(self, keys: tuple[tuple[str, ...], ...]) -> None:
        for key in keys:
            self._taken[key] -= 1
            if not self._taken[key]:
                del self._taken[key]


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Who shares limits: one IPv4 address, or the 64 bits of an IPv6 network that one house is given."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    return str(known.ipv4_mapped or ip_network((known, 64), strict=False))
