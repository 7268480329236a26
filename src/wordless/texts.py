"""The one home of all texts, read by Python: Fluent messages in English, French and German."""

import os
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "de")


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of one language."""
    made = FluentBundle([language], use_isolating=False)
    for page in sorted(files("wordless.locales").joinpath(language).iterdir(), key=lambda page: page.name):
        if page.name.endswith(".ftl"):
            made.add_resource(FluentResource(page.read_text(encoding="utf-8")))
    return made


def machine_language() -> str:
    """What this machine speaks, if it is one of ours; else English."""
    wish = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "en")
    return wish[:2] if wish[:2] in LANGUAGES else "en"


def text(language: str, key: str, /, **parameters: str | int) -> str:
    """The message in that language; a missing one is a fault of ours."""
    message = bundle(language).get_message(key)
    assert message.value is not None, key
    said, faults = bundle(language).format_pattern(message.value, parameters)
    assert not faults, (key, faults)
    return str(said)


def refusal(language: str, game: str | None, key: str, /, **parameters: str | int) -> str:
    """Why a move was refused: the game's own wording, or one that all share."""
    own = f"{game}-illegal-{key}"
    return text(language, own if bundle(language).has_message(own) else f"illegal-{key}", **parameters)
