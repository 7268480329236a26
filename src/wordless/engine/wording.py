"""How a happening is put into words: data, so that Python and the client say the same by one small function each.

The client's table is written from these (`make types`), and `web/src/lib/wording.ts` reads it as `worded` does here.
"""

from typing import TypeAlias

from msgspec import Struct

from wordless.engine.game import Happening


class Say(Struct, frozen=True, omit_defaults=True):
    """A parameter of a happening's text: a field's value behind a `mark`, "@" for a seat or "#signs-rune-" for a text.

    With `names` the value is a number and stands for one of them, `every` so many in a row for the same, over and over.
    """

    parameter: str
    mark: str = ""
    names: tuple[str, ...] = ()
    every: int = 1
    place: int | None = None  # which one, of a field that is a row
    plus: int = 0
    none: str = "none"


Wording: TypeAlias = dict[str, tuple[Say, ...]]  # by field; one that is not there is said plainly by its own name


def seats(*fields: str) -> Wording:
    """These fields name people."""
    return {field: (Say(field, "@"),) for field in fields}


def worded(wording: Wording, happening: Happening) -> dict[str, str]:
    """What the text of a happening speaks of."""
    said = {}
    for field in happening.__struct_fields__[1:]:
        for say in wording.get(field, (Say(field),)):
            said[say.parameter] = _said(say, getattr(happening, field))
    return said


def _said(say: Say, value: object) -> str:
    if say.place is not None:
        assert isinstance(value, tuple)
        value = value[say.place]
    if value is None:
        return say.none
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        value = say.names[value // say.every % len(say.names)] if say.names else value + say.plus
    return f"{say.mark}{value}"
