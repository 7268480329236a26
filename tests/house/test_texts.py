"""Every text there must be is there, in three languages with the same parameters, and none is left over."""

import re
from functools import cache
from importlib import import_module
from typing import Any, get_args, get_type_hints

import pytest

from tests.house.texts import PACKAGE, messages, refusals
from wordless.engine import game as engine
from wordless.engine.play import kinds
from wordless.games import GAMES
from wordless.games.gestures import GESTURES
from wordless.texts import LANGUAGES

ROOT = PACKAGE
WEB = ROOT.parents[1] / "web" / "src"


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
    for key, parameters in refusals(ROOT / "games" / name).items():
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_text_a_game_needs_is_there_and_none_is_left_over(name: str, language: str) -> None:
    there = {key: value for key, value in messages(language).items() if key.startswith(f"{name}-")}
    needed = wanted(name)
    assert sorted(needed.keys() - there.keys()) == []
    assert sorted(key for key in there.keys() - needed.keys() if key not in spoken()) == []
    for key, parameters in needed.items():
        if parameters is not None:
            assert there[key][0] <= parameters, f"{key} speaks of what it is not given"
    for field in get_type_hints(GAMES[name].Options):
        assert "about" in there[f"{name}-option-{field.replace('_', '-')}"][1], field


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_all_games_share_is_there_and_none_is_left_over(language: str) -> None:
    there = {key for key in messages(language) if key.split("-")[0] not in GAMES}
    shared = {f"illegal-{key}" for layer in ("engine", "games", "server") for key in refusals(ROOT / layer)}
    own = {key for name in GAMES for key in wanted(name)}
    needed = {key for key in shared if not any(key.replace("illegal", f"{name}-illegal") in own for name in GAMES)}
    needed |= {f"gesture-{gesture}" for gesture in GESTURES}
    assert sorted(needed - there) == []
    assert sorted(there - needed - spoken() - shared) == []


@cache
def spoken() -> frozenset[str]:
    """Every id named outright in Python or in the client, or begun there, as in `signs-hint-${phase}`."""
    pages = [*ROOT.rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    source = "\n".join(page.read_text() for page in pages)
    words = set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", source))
    begun = tuple(re.findall(r"`((?:[a-z0-9]+-){2,})\$\{", source))
    return frozenset(key for key in messages("en") if key in words or key.startswith(begun))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_has_the_same_parameters_and_attributes_in_every_language(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("name", GAMES)
def test_every_happening_is_told_with_the_parameters_its_text_speaks_of(name: str) -> None:
    """`told` is tried on happenings that random play brings about."""
    from tests.laws.cases import BY_NAME, Walk

    case = BY_NAME[name]
    seen: dict[str, set[str]] = {}
    for number, (seats, options) in enumerate(case.given.CASES):
        for _, _, state in Walk(case, seats, options, number).steps():
            happened = case.game.view(state, None).happened
            if happened is not None:
                tag = happened.__struct_config__.tag
                told = case.game.worded(happened)
                seen.setdefault(tag, set()).update(told)
                for value in told.values():
                    assert not value.startswith("#") or value[1:] in messages("en"), value
    assert seen
    for tag, parameters in seen.items():
        assert messages("en")[f"{name}-happened-{tag}"][0] <= parameters | {"you"}, tag


def test_every_game_has_its_rules_in_every_language() -> None:
    for language in LANGUAGES:
        for name in GAMES:
            page = ROOT / "locales" / language / "rules" / f"{name}.md"
            assert page.read_text(encoding="utf-8").startswith("# "), page
