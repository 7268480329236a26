"""Which texts there must be: those the rules of a game ask for, and those that some page names."""

import re
from functools import cache
from importlib import import_module
from typing import Any, get_args, get_type_hints

from tests.house.texts import PACKAGE, messages, refusals
from wordless.engine import game as engine
from wordless.engine.play import kinds
from wordless.games import GAMES

WEB = PACKAGE.parents[1] / "web" / "src"


def happenings(model: Any) -> list[Any]:
    return [
        each
        for each in vars(model).values()
        if isinstance(each, type) and issubclass(each, engine.Happening) and each is not engine.Happening
    ]


def literals(hint: Any) -> list[str]:
    """All strings of all Literals within a type."""
    if isinstance(hint, str):
        return [hint]
    return [value for part in get_args(hint) for value in literals(part)]


def wanted(name: str) -> dict[str, set[str] | None]:
    """The ids a game must have; with parameters where the code fixes them."""
    game, given = GAMES[name], import_module(f"tests.games.{name}.laws")
    model = import_module(f"wordless.games.{name}.model")
    ids: dict[str, set[str] | None] = {f"{name}-name": set(), f"{name}-line": set()}
    for key, parameters in refusals(PACKAGE / "games" / name).items():
        if f"illegal-{key}" not in messages("en"):
            ids[f"{name}-illegal-{key}"] = parameters
    ids |= {f"{name}-happened-{each.__struct_config__.tag}": None for each in happenings(model)}
    ids |= {f"{name}-why-{why}": None for why in given.ENDINGS}
    ids |= {f"{name}-move-{tag}": set() for tag in kinds(game)}
    ids |= {f"{name}-phase-{phase}": set() for phase in literals(get_type_hints(game.View)["phase"])}
    for field, hint in get_type_hints(game.Options).items():
        ids[f"{name}-option-{field.replace('_', '-')}"] = set()
        ids |= {f"{name}-option-{field.replace('_', '-')}-{value}": set() for value in literals(hint) if value}
    ids |= {f"{name}-{kind}-{value}": set() for kind, values in given.NAMED.items() for value in values}
    return ids


@cache
def spoken() -> frozenset[str]:
    """Every id named outright in Python or in the client, or begun there, as in `signs-hint-${phase}`."""
    pages = [*PACKAGE.rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    source = "\n".join(page.read_text() for page in pages)
    words = set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", source))
    begun = tuple(re.findall(r"`((?:[a-z0-9]+-){2,})\$\{", source))
    return frozenset(key for key in messages("en") if key in words or key.startswith(begun))
