"""Metrics: what a host can watch. Counts and latencies, never a name, a code or a secret.

They are told by the minute, and refusals by key only where no move was asked: else they would tell of hidden moves.
"""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric

MINUTE_S = 60.0
TOLD_APART = {
    "too-fast",
    "too-busy",
    "server-full",
    "table-crowded",
    "no-such-table",
    "disk-full",
    "journal-failed",
    "fault",
}
BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5)


class Tally:
    """The server's figures, in a registry of their own."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self.registry = CollectorRegistry()
        self._moves = 0
        self._told, self._told_at = b"", None  # type: bytes, float | None
        self._refusals = Counter("wordless_refusals", "Refusals by key", ["key"], registry=self.registry)
        self._answers = [0] * (len(BUCKETS) + 1)
        self._answers_s = 0.0
        self.registry.register(self)
        self.tables = Gauge("wordless_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("wordless_sockets", "Open sockets", registry=self.registry)
        self.seats = Gauge("wordless_seats", "Seats held by people at tables in memory", registry=self.registry)
        self.lag = Gauge(
            "wordless_journal_lag_seconds", "How long entries take now to be on disk", registry=self.registry
        )

    def collect(self) -> Iterator[Metric]:
        """What is counted with every move, in the registry's terms."""
        yield CounterMetricFamily("wordless_moves", "Moves written and told", self._moves)
        bounds = [*[str(float(bound)) for bound in BUCKETS], "+Inf"]
        buckets = list(zip(bounds, accumulate(self._answers), strict=True))
        about = "From hearing an ask to answering it"
        yield HistogramMetricFamily("wordless_answer_seconds", about, buckets, self._answers_s)

    def answered(self, seconds: float) -> None:
        self._answers[bisect_left(BUCKETS, seconds)] += 1
        self._answers_s += seconds

    def moved(self) -> None:
        self._moves += 1

    def refused(self, key: str) -> None:
        self._refusals.labels(key if key in TOLD_APART else "move").inc()

    def told(self, now: float) -> bytes | None:
        """What was told less than a minute ago."""
        return self._told if self._told_at is not None and now - self._told_at < MINUTE_S else None

    def tell(self, now: float) -> bytes:
        self._told, self._told_at = generate_latest(self.registry), now
        return self._told
