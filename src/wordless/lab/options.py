"""A game's options as written on a command line: `name=value`, each value JSON or plain text."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

import msgspec

from wordless.engine.game import Game


class Wrong(Exception):
    """What was asked cannot be; its message is one clear line."""


def nearest(word: str, words: Iterable[str]) -> str:
    """A hint at the word that was perhaps meant, or at all there are."""
    known = sorted(words)
    close = get_close_matches(word, known, 1, 0.5)
    return f"did you mean {close[0]}?" if close else f"there are {', '.join(known)}"


def read(name: str, game: Game, pairs: Iterable[str]) -> Any:
    """The game's Options with these pairs set."""
    given: dict[str, Any] = {}
    for pair in pairs:
        field, value = _pair(name, game, pair)
        if field in given:
            raise Wrong(f"option {_worn(field)} is given twice")
        given[field] = value
    return msgspec.convert(given, game.Options)


def _pair(name: str, game: Game, pair: str) -> tuple[str, Any]:
    """One option with its value, which its type has accepted."""
    word, equals, written = pair.partition("=")
    field = word.strip().replace("-", "_")
    if not equals:
        raise Wrong(f"an option is written name=value, not {pair!r}")
    if field not in game.Options.__struct_fields__:
        known = [_worn(each) for each in game.Options.__struct_fields__]
        raise Wrong(f"{name} has no option {word.strip()!r}: {nearest(_worn(field), known)}")
    value = _value(written)
    try:
        msgspec.convert({field: value}, game.Options)
    except msgspec.ValidationError as error:
        raise Wrong(f"option {_worn(field)} cannot be {written!r}: {_reason(error)}") from None
    return field, value


def _worn(field: str) -> str:
    """A field's name as people write it."""
    return field.replace("_", "-")


def _value(written: str) -> Any:
    try:
        return msgspec.json.decode(written)
    except msgspec.DecodeError:
        return written


def _reason(error: msgspec.ValidationError) -> str:
    """The type's complaint without its path, which the option's name tells already."""
    said = str(error).partition(" - at ")[0].replace("`", "")
    return said[:1].lower() + said[1:]
