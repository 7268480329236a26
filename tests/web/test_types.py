"""The client's wire types are those of the server's Structs."""

import re
from hashlib import sha256
from pathlib import Path

from wordless.server.host.schema import document

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire"


def test_the_schema_is_that_of_the_structs() -> None:
    assert (WIRE / "schema.json").read_text(encoding="utf-8") == document(), "stale: run `make types`"


def test_the_typescript_was_made_from_this_schema() -> None:
    first = (WIRE / "generated.ts").read_text(encoding="utf-8").splitlines()[0]
    found = re.search(r"schema ([0-9a-f]{64})", first)
    assert found, first
    assert found.group(1) == sha256((WIRE / "schema.json").read_bytes()).hexdigest(), "stale: run `make types`"


def test_every_game_has_its_view_moves_and_options_in_typescript() -> None:
    from wordless.games import GAMES

    text = (WIRE / "generated.ts").read_text(encoding="utf-8")
    for name in GAMES:
        for kind in ("View", "Move", "Options"):
            assert re.search(rf"export (interface|type) {name.capitalize()}{kind}\b", text), (name, kind)
