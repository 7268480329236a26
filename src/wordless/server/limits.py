"""How much one seat, socket or address may ask in a while: generous bursts, a clear word, never a ban."""

from collections.abc import Callable

KNOWN_MAX = 20_000


class Bucket:
    """Fills with time; each ask takes one out."""

    __slots__ = ("_at", "_left")

    def __init__(self, burst: float, now: float) -> None:
        self._left = burst
        self._at = now

    def take(self, now: float, rate: float, burst: float) -> bool:
        self._left = min(burst, self._left + (now - self._at) * rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limit:
    """One bucket for each who asks; those long full are forgotten."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._buckets: dict[str, Bucket] = {}

    def allows(self, who: str) -> bool:
        now = self._now()
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= KNOWN_MAX:
                self._buckets.clear()
            bucket = self._buckets[who] = Bucket(self._burst, now)
        return bucket.take(now, self._rate, self._burst)
