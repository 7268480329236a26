"""Rate limits: what one socket, seat, person or address may make the server do, and all of them together.

One rule for all: a token bucket fills with time and each thing done takes out what it costs. Bursts are generous, a no
is a clear word and cheaper than a yes, and nobody is banned. What all share has a reserve: below it only those go on
who hold a seat, or who have hardly used their own.
"""

from collections.abc import Callable
from functools import lru_cache
from heapq import nsmallest
from ipaddress import IPv6Address, ip_address, ip_network

from wordless.server.settings import Settings

KNOWN_MAX = 20_000
REQUESTS_BURST_S = 60.0  # a burst of requests may be what a minute allows
LETTERS_BURST_S = 4.0
FRAMES = 4  # for each letter a socket may send: pings, pongs and parts
HOUSEHOLD = 50  # an address may say as much as so many seats
EVERYBODY = 10  # all together may do as much as so many addresses
OPENINGS = 1 / 25  # of the requests that an address may make, so many may open a table
GUESSES_PER_S, GUESSES_BURST = 0.5, 60.0
GESTURES, GESTURES_BURST_S = 1 / 8, 2.4  # of the letters a seat may send: slow enough for each to be seen
# Of what all share, so much is kept for those before them: who hold a seat and have hardly used their own go first.
KEPT = {(True, True): 0.0, (True, False): 0.2, (False, True): 0.4, (False, False): 0.6}
LIGHT = 0.5  # of one's own is left


class Bucket:
    """A token bucket: fills with time; each ask takes out what it costs."""

    __slots__ = ("_at", "_left")

    def __init__(self, burst: float, now: float) -> None:
        self._left = burst
        self._at = now

    def holds(self, now: float, rate: float, burst: float) -> float:
        """How much may be taken now."""
        self._left = min(burst, self._left + (now - self._at) * rate)
        self._at = now
        return self._left

    def take(self, now: float, rate: float, burst: float, cost: float = 1.0, keep: float = 0.0) -> bool:
        if self.holds(now, rate, burst) < cost + keep:
            return False
        self._left -= cost
        return True


class Limit:
    """One bucket for each who asks. Those that are full again are forgotten; of too many, the fullest."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = max(1.0, burst)
        self._now = now
        self._buckets: dict[str, Bucket] = {}

    def bucket(self) -> Bucket:
        """One for whoever keeps it themselves."""
        return Bucket(self.burst, self._now())

    def allows(self, who: str, cost: float = 1.0) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= KNOWN_MAX:
                self._forget()
            bucket = self._buckets[who] = self.bucket()
        return self.takes(bucket, cost)

    def takes(self, bucket: Bucket, cost: float = 1.0, keep: float = 0.0) -> bool:
        return bucket.take(self._now(), self.rate, self.burst, min(cost, self.burst), keep)

    def share(self, who: str) -> float:
        """How much of their own they have left, from 0 to 1."""
        bucket = self._buckets.get(who)
        return 1.0 if bucket is None else bucket.holds(self._now(), self.rate, self.burst) / self.burst

    def spent(self, who: str) -> bool:
        """Whether they would be refused now."""
        return self.share(who) * self.burst < 1

    def _forget(self) -> None:
        """Whoever has spent most is remembered longest: coming from many addresses makes nobody's bucket full again."""
        now, rate, burst = self._now(), self.rate, self.burst
        left = {who: held for who, each in self._buckets.items() if (held := each.holds(now, rate, burst)) < burst}
        if len(left) > KNOWN_MAX // 2:
            left = dict(nsmallest(KNOWN_MAX // 2, left.items(), key=lambda each: each[1]))
        self._buckets = {who: self._buckets[who] for who in left}


class Shared:
    """A budget of all together beside each one's own, with a reserve for those who sit and those who use little."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self.each = Limit(rate, burst, now)
        self._all = Limit(rate * EVERYBODY, burst * EVERYBODY, now)
        self._bucket = self._all.bucket()

    def allows(self, who: str, seated: bool, cost: float = 1.0) -> bool:
        keep = KEPT[seated, self.each.share(who) > LIGHT] * self._all.burst
        return self.each.allows(who, cost) and self._all.takes(self._bucket, cost, keep)


class Limits:
    """All the budgets of one server, and the clock they go by."""

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        requests, letters = settings.requests_per_second, settings.letters_per_second
        self.requests = Shared(requests, requests * REQUESTS_BURST_S, now)
        self.connects = Limit(requests, requests * REQUESTS_BURST_S, now)
        self.openings = Shared(requests * OPENINGS, requests * OPENINGS * REQUESTS_BURST_S, now)
        self.guesses = Shared(GUESSES_PER_S, GUESSES_BURST, now)
        self.letters = Limit(letters, letters * LETTERS_BURST_S, now)
        self.frames = Limit(letters * FRAMES, letters * FRAMES * LETTERS_BURST_S, now)
        self.households = Shared(letters * HOUSEHOLD, letters * HOUSEHOLD * LETTERS_BURST_S, now)
        self.gestures = Limit(letters * GESTURES, letters * GESTURES * GESTURES_BURST_S, now)

    def frame(self, own: Bucket, address: str, seated: bool) -> bool:
        """One more frame of a socket, whatever it was; False: read no further for a while."""
        return self.frames.takes(own) and self.households.allows(address, seated)


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
