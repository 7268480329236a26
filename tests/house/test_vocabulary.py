"""An engineer finds an idea by its usual name: in the docstring of the module that does it, and in the glossary."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "wordless"
GLOSSARY = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split("## Our words")[1]

WORDS = {
    "authentication": "server/tables/people/identity.py",
    "authorisation": "server/tables/seating.py",
    "backpressure": "server/web/socket.py",
    "backup": "server/host/retention.py",
    "cache": "server/tables/hall.py",
    "compare-and-swap": "server/journal/__init__.py",
    "configuration": "server/settings.py",
    "CSRF": "server/web/access.py",
    "delta": "server/tables/stream.py",
    "event sourcing": "engine/match.py",
    "fan-out": "server/tables/views.py",
    "garbage collector": "server/host/serve.py",
    "graceful shutdown": "server/host/serve.py",
    "grace period": "server/tables/people/presence.py",
    "group commit": "server/journal/sqlite.py",
    "handshake": "server/web/websocket.py",
    "heartbeat": "server/web/websocket.py",
    "idempotent": "server/tables/judge.py",
    "injected": "server/tables/world.py",
    "message dispatch": "server/tables/inbox.py",
    "metrics": "server/tables/metrics.py",
    "middleware": "server/web/responses.py",
    "noninterference": "engine/game.py",
    "optimistic concurrency": "server/journal/__init__.py",
    "pseudorandom": "engine/chance.py",
    "quorum": "server/tables/people/votes.py",
    "rate limit": "server/web/limits.py",
    "reconnect": "server/tables/stream.py",
    "retention": "server/host/retention.py",
    "serialisation": "server/tables/wire.py",
    "session": "server/tables/people/identity.py",
    "snapshot": "server/tables/stream.py",
    "state machine": "server/tables/judge.py",
    "timeout": "server/tables/clock.py",
    "token bucket": "server/web/limits.py",
    "worker pool": "server/host/workers.py",
    "write-ahead log": "server/journal/sqlite.py",
}


@pytest.mark.parametrize("word", WORDS)
def test_the_fields_word_is_in_the_docstring_of_the_module_that_does_it(word: str) -> None:
    said = ast.get_docstring(ast.parse((SOURCES / WORDS[word]).read_text(encoding="utf-8"))) or ""
    assert word.lower() in " ".join(said.lower().split())


def test_every_file_the_glossary_names_is_there() -> None:
    named = re.findall(r"`([\w/]+\.py)` \|$", GLOSSARY, re.M)
    assert len(named) >= 25
    assert not [name for name in named if not (ROOT / name).is_file()]


def test_no_word_of_ours_stands_in_the_glossary_twice() -> None:
    ours = [word.strip() for row in re.findall(r"^\| ([^|]+) \|", GLOSSARY, re.M) for word in row.split(",")]
    assert len(ours) == len(set(ours))
