"""What a host can watch: counts and latencies, never a name, a code or a secret."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics

BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5)


class Tally:
    """The server's figures, in a registry of their own."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self.registry = CollectorRegistry()
        self._moves = Counter("wordless_moves", "Moves written and told", registry=self.registry)
        self._refusals = Counter("wordless_refusals", "Refusals by key", ["key"], registry=self.registry)
        self._latency = Histogram(
            "wordless_answer_seconds",
            "From hearing an ask to answering it",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.tables = Gauge("wordless_tables", "Tables awake", registry=self.registry)
        self.sockets = Gauge("wordless_sockets", "Open sockets", registry=self.registry)
        self.seats = Gauge("wordless_seats", "Seats held by people at tables awake", registry=self.registry)
        self.lag = Gauge(
            "wordless_journal_lag_seconds", "How long entries take now to be on disk", registry=self.registry
        )

    def answered(self, seconds: float) -> None:
        self._latency.observe(seconds)

    def moved(self) -> None:
        self._moves.inc()

    def refused(self, key: str) -> None:
        self._refusals.labels(key).inc()
