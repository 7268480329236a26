"""Every text there must be is there, in three languages with the same parameters, and none is left over."""

from typing import get_type_hints

import pytest

from tests.house.needed import spoken, wanted
from tests.house.texts import COMPLETE, PACKAGE, messages, refusals
from wordless.games import GAMES
from wordless.games.gestures import GESTURES
from wordless.texts import LANGUAGES

ROOT = PACKAGE


@pytest.mark.parametrize("language", COMPLETE)
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


@pytest.mark.parametrize("language", COMPLETE)
def test_every_text_that_all_games_share_is_there_and_none_is_left_over(language: str) -> None:
    there = {key for key in messages(language) if key.split("-")[0] not in GAMES}
    shared = {f"illegal-{key}" for layer in ("engine", "games", "server") for key in refusals(ROOT / layer)}
    own = {key for name in GAMES for key in wanted(name)}
    needed = {key for key in shared if not any(key.replace("illegal", f"{name}-illegal") in own for name in GAMES)}
    needed |= {f"gesture-{gesture}" for gesture in GESTURES}
    assert sorted(needed - there) == []
    assert sorted(there - needed - spoken() - shared) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_has_the_same_parameters_and_attributes_in_every_language(language: str) -> None:
    there, source = messages(language), messages("en")
    assert {key: each for key, each in there.items() if source.get(key) != each} == {}
    assert language not in COMPLETE or there.keys() == source.keys()


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
                tag = str(happened.__struct_config__.tag)
                told = case.game.worded(happened)
                seen.setdefault(tag, set()).update(told)
                for value in told.values():
                    assert not value.startswith("#") or value[1:] in messages("en"), value
    assert seen
    for tag, parameters in seen.items():
        assert messages("en")[f"{name}-happened-{tag}"][0] <= parameters | {"you"}, tag


def test_every_game_has_its_rules_in_every_language() -> None:
    for language in COMPLETE:
        for name in GAMES:
            page = ROOT / "locales" / language / "rules" / f"{name}.md"
            assert page.read_text(encoding="utf-8").startswith("# "), page
