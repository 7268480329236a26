"""The wire's types as one JSON schema for the client's TypeScript: `python -m wordless.server.host.schema`."""

import json
import sys
from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from wordless.bots import Level
from wordless.engine.game import Offer, Result
from wordless.games import GAMES
from wordless.games.gestures import Gesture
from wordless.games.signs.runes import Card as SignsCard
from wordless.games.signs.runes import Rune
from wordless.games.signum.signs import Card as SignumCard
from wordless.games.signum.signs import Sign as SignumSign
from wordless.server.tables.model import ClockShown, Command, Deal, Fault, Letter, Pace, Place, Public

SHARED = {"Result"}
DEFS = "#/$defs/"
WORDS = {
    "Gesture": Gesture,
    "Level": Level,
    "Pace": Pace,
    "SignsCard": SignsCard,
    "SignsRune": Rune,
    "SignumCard": SignumCard,
    "SignumSignId": SignumSign,
}


def _literals(hint: Any) -> list[str]:
    return [hint] if isinstance(hint, str) else [value for part in get_args(hint) for value in _literals(part)]


NAMED = {frozenset(_literals(hint)): name for name, hint in WORDS.items()}


def components(types: Sequence[Any], prefix: str = "") -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The schemas of some types and of all they are made of, under names that begin with the prefix."""
    schemas, parts = msgspec.json.schema_components(types, ref_template=DEFS + "{name}")
    names = {name: name if name in SHARED else prefix + name for name in parts}
    return (
        [_renamed(schema, names) for schema in schemas],
        {names[name]: _renamed(part, names) | {"title": names[name]} for name, part in parts.items()},
    )


def _renamed(node: Any, names: dict[str, str]) -> Any:
    """The same schema with its references under their new names."""
    if isinstance(node, list):
        return [_renamed(each, names) for each in node]
    if not isinstance(node, dict):
        return node
    if "enum" in node and (word := NAMED.get(frozenset(node["enum"]))):
        return {"$ref": DEFS + word}
    kept = {key: _renamed(value, names) for key, value in node.items() if key not in ("default", "discriminator")}
    if "$ref" in kept:
        kept["$ref"] = DEFS + names[kept["$ref"].removeprefix(DEFS)]
    return kept


def _complete(parts: dict[str, Any]) -> dict[str, Any]:
    """What the server says leaves nothing out."""
    return {
        name: part | {"required": sorted(part["properties"])} if "properties" in part else part
        for name, part in parts.items()
    }


def _game(name: str) -> dict[str, Any]:
    """A game's View, Options and Moves, each name beginning with the game's."""
    game, prefix = GAMES[name], name.capitalize()
    _, said = components([game.View, game.Options], prefix)
    (move,), moves = components([game.Move], prefix)
    return moves | _complete(said) | {f"{prefix}Move": move | {"title": f"{prefix}Move"}}


def schema() -> dict[str, Any]:
    """Everything that travels: what the server says complete, what the client says as it may be left out."""
    _, said = components([Public, Place, Deal, Offer, ClockShown, Fault, Result])
    (letter, command), letters = components([Letter, Command])
    defs = letters | _complete(said)
    defs |= {"Letter": letter | {"title": "Letter"}, "Command": command | {"title": "Command"}}
    for name in GAMES:
        defs |= _game(name)
    defs |= {name: {"title": name, "enum": _literals(hint)} for name, hint in WORDS.items()}
    return {"title": "Wire", "type": "object", "$defs": dict(sorted(defs.items()))}


def document() -> str:
    """The schema as it lies in `web/src/wire/schema.json`."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def wording() -> str:
    """How happenings are said, as it lies in `web/src/wire/wording.json`."""
    tables = {
        name: {"moments": getattr(game, "MOMENTS", ()), "wording": getattr(game, "WORDING", {})}
        for name, game in GAMES.items()
    }
    return json.dumps(msgspec.to_builtins(tables), indent=1) + "\n"


if __name__ == "__main__":
    print(wording() if sys.argv[1:] == ["wording"] else document(), end="")
