"""Servers of these tests leave their logs as short as they are: a hundred of them would write gigabytes."""

import pytest

from wordless.server.journal import file


@pytest.fixture(autouse=True)
def short_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file, "LOG_BYTES", 0)
