"""Scenarios by the thousand, `python -m tests.simulation --seeds N`: on all cores, and every failure by its seed."""

import argparse
import logging
import sys
import traceback
from collections import Counter
from multiprocessing import Pool

from tests.simulation.scenario import Report, run

SEEDS = 2_000
FAILURES_MAX = 5


def tried(seed: int) -> Report | str:
    """What came of it, or what went wrong."""
    try:
        return run(seed)
    except Exception:
        return f"seed {seed}\n{traceback.format_exc()}"


def many(first: int, seeds: int) -> int:
    """How many failed; each is printed and can be played again alone."""
    counts, failures = Counter[str](), 0
    with Pool() as pool:
        for came in pool.imap_unordered(tried, range(first, first + seeds)):
            if isinstance(came, Report):
                counts += came.counts
                continue
            print(came, file=sys.stderr)
            failures += 1
            if failures == FAILURES_MAX:
                break
    print(f"{seeds:,} scenarios: " + ", ".join([f"{count:,} {what}" for what, count in counts.most_common()]))
    return failures


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=SEEDS)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--hashes", action="store_true", help="print only what each seed's history hashes to")
    asked = parser.parse_args()
    logging.disable(logging.CRITICAL)
    if asked.hashes:
        for seed in range(asked.first, asked.first + asked.seeds):
            print(run(seed).history)
        return
    sys.exit(min(many(asked.first, asked.seeds), 1))


if __name__ == "__main__":
    main()
