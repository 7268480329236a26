"""What a host can watch: counts and latencies, never a name, a code or a secret."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, disable_created_metrics
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric

BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5)


class Tally:
    """The server's figures, in a registry of their own."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self.registry = CollectorRegistry()
        self._moves = 0
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
        self._refusals.labels(key).inc()
