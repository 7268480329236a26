"""Hypothesis draws the same examples every time, so that a red run is red again; `make soak` draws new ones."""

import os

import pytest
from hypothesis import HealthCheck, settings

BROWSER = {"evening", "browser"}  # fixtures that open one

quiet = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("test", deadline=None, derandomize=True, max_examples=40, suppress_health_check=quiet)
settings.register_profile("soak", deadline=None, max_examples=1000, suppress_health_check=quiet)
settings.load_profile(os.environ.get("WORDLESS_TESTS", "test"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test that opens a browser says so by its fixtures."""
    for item in items:
        if not BROWSER.isdisjoint(getattr(item, "fixturenames", ())):
            item.add_marker("browser")
