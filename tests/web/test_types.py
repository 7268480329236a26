"""The client's wire types are those of the server's Structs."""

import json
import re
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec.structs import replace

from tests.laws.cases import BY_NAME, Walk
from wordless.games import GAMES
from wordless.games.subtext.model import Revealed
from wordless.server.host.schema import document, wording

WEB = Path(__file__).parents[2] / "web"
WIRE = WEB / "src" / "wire"
SPOKEN = WEB / "tests" / "wording.json"
EACH_MAX = 2


def test_the_schema_is_that_of_the_structs() -> None:
    assert (WIRE / "schema.json").read_text(encoding="utf-8") == document(), "stale: run `make types`"


def test_the_typescript_was_made_from_this_schema() -> None:
    first = (WIRE / "generated.ts").read_text(encoding="utf-8").splitlines()[0]
    found = re.search(r"schema ([0-9a-f]{64})", first)
    assert found, first
    assert found.group(1) == sha256((WIRE / "schema.json").read_bytes()).hexdigest(), "stale: run `make types`"


def test_every_game_has_its_view_moves_and_options_in_typescript() -> None:
    text = (WIRE / "generated.ts").read_text(encoding="utf-8")
    for name in GAMES:
        for kind in ("View", "Move", "Options"):
            assert re.search(rf"export (interface|type) {name.capitalize()}{kind}\b", text), (name, kind)


def test_the_wording_is_that_of_the_games() -> None:
    assert (WIRE / "wording.json").read_text(encoding="utf-8") == wording(), "stale: run `make types`"


def spoken() -> str:
    """Happenings of every kind, and what Python says of each; `wording.test.ts` has the client say the same."""
    found = []
    for name, game in GAMES.items():
        seen: dict[str, int] = {}
        case = BY_NAME[name]
        for number, (seats, options) in enumerate(case.given.CASES):
            for _, _, state in Walk(case, seats, options, number).steps():
                happened = game.view(state, None).happened
                tag = "" if happened is None else str(happened.__struct_config__.tag)
                if isinstance(happened, Revealed):
                    happened = replace(happened, word="snail")  # whatever words the bank has
                if happened is not None and seen.setdefault(tag, 0) < EACH_MAX:
                    seen[tag] += 1
                    words = game.worded(happened)
                    found.append({"game": name, "happening": msgspec.to_builtins(happened), "words": words})
    return "[\n" + ",\n".join([json.dumps(each, ensure_ascii=False) for each in found]) + "\n]\n"


def test_the_client_is_tested_with_what_python_says() -> None:
    """`python -m tests.web.test_types` writes it anew."""
    assert SPOKEN.read_text(encoding="utf-8") == spoken()


if __name__ == "__main__":
    SPOKEN.write_text(spoken(), encoding="utf-8")
