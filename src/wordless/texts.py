"""The one home of all texts, read by Python: Fluent messages and rules pages, a folder for each language."""

import os
import re
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

SOURCE = "en"
_HOME = files("wordless.locales")


def _languages() -> tuple[str, ...]:
    """English first; a language is there because its folder is."""
    found = sorted(folder.name for folder in _HOME.iterdir() if folder.joinpath("common.ftl").is_file())
    return (SOURCE, *(name for name in found if name != SOURCE))


LANGUAGES = _languages()


def _pages(language: str) -> list[ast.Resource]:
    pages = sorted(_HOME.joinpath(language).iterdir(), key=lambda page: page.name)
    return [FluentResource(page.read_text(encoding="utf-8")) for page in pages if page.name.endswith(".ftl")]


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of one language; what it lacks is said in English."""
    made = FluentBundle([language], use_isolating=False)
    for page in _pages(SOURCE) + (_pages(language) if language != SOURCE else []):
        made.add_resource(page, allow_overrides=True)
    return made


def machine_language() -> str:
    """What this machine speaks, if it is one of ours; else English."""
    wish = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), SOURCE)
    return wish[:2] if wish[:2] in LANGUAGES else SOURCE


def text(language: str, key: str, /, **parameters: str | int) -> str:
    """The message in that language; a missing one is a fault of ours."""
    message = bundle(language).get_message(key)
    assert message.value is not None, key
    said, faults = bundle(language).format_pattern(message.value, parameters)
    assert not faults, (key, faults)
    return str(said)


def about(language: str, key: str) -> str:
    """What a message says about itself: its `.about`."""
    said, faults = bundle(language).format_pattern(bundle(language).get_message(key).attributes["about"])
    assert not faults, (key, faults)
    return str(said)


def refusal(language: str, game: str | None, key: str, /, **parameters: str | int) -> str:
    """Why a move was refused: the game's own wording, or one that all share."""
    own = f"{game}-illegal-{key}"
    return text(language, own if bundle(language).has_message(own) else f"illegal-{key}", **parameters)


def _options(game: str) -> list[str]:
    """The ids of a game's options, in the order of its texts."""
    home = FluentResource(_HOME.joinpath(SOURCE, f"{game}.ftl").read_text(encoding="utf-8"))
    messages = [each for each in home.body if isinstance(each, ast.Message) and each.attributes]
    return [each.id.name for each in messages if each.id.name.startswith(f"{game}-option-")]


def rules(language: str, game: str) -> str:
    """A game's rules for players, as plain Markdown: the notes for the browser are left out, the options listed."""
    own = _HOME.joinpath(language, "rules", f"{game}.md")
    page = own if own.is_file() else _HOME.joinpath(SOURCE, "rules", f"{game}.md")
    listed = "\n".join(f"- **{text(language, key)}.** {about(language, key)}" for key in _options(game))
    return re.sub(r" ?<!--.*?-->", "", page.read_text(encoding="utf-8")).replace("{options}", listed)
