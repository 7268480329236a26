"""Adding a language is adding a folder: what it lacks is said in English, and `make texts` tells what that is."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house import report, texts
from wordless import texts as spoken

GREETING = "seat-you = tú\nresult-again = Jugar otra vez\ntile-open = Abrir una mesa nueva para jugar con amigos\n"


@pytest.fixture
def spanish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """All our texts, and a folder that somebody has begun."""
    home = shutil.copytree(texts.LOCALES, tmp_path / "locales")
    (home / "es").mkdir()
    (home / "es" / "common.ftl").write_text("gesture-nod = asentir\n", encoding="utf-8")
    (home / "es" / "client.ftl").write_text(GREETING, encoding="utf-8")
    monkeypatch.setattr(spoken, "_HOME", home)
    for reader in (texts, report):
        monkeypatch.setattr(reader, "LOCALES", home)
    yield home
    texts.entries.cache_clear()
    texts.texts.cache_clear()
    spoken.bundle.cache_clear()


def test_a_folder_is_a_language(spanish: Path) -> None:
    assert spoken._languages() == ("en", "de", "es", "fr")


def test_what_a_language_lacks_is_said_in_english(spanish: Path) -> None:
    assert spoken.text("es", "result-again") == "Jugar otra vez"
    assert spoken.text("es", "result-table") == spoken.text("en", "result-table")
    assert spoken.refusal("es", "sign", "hand-full") == spoken.refusal("en", "sign", "hand-full")
    assert spoken.rules("es", "sign") == spoken.rules("en", "sign")


def test_the_report_tells_what_is_missing_and_what_is_too_long(
    spanish: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = report.faults("es")
    assert "rules/sign.md" in found["missing"]
    assert "result-table" in found["missing"]
    assert "result-again" not in found["missing"]
    assert found["too long"] == ["tile-open: Abrir una mesa nueva para jugar con amigos"]
    assert report.main(["es"]) == 1
    assert "es missing: rules/sign.md" in capsys.readouterr().out


def test_our_own_languages_have_nothing_to_tell() -> None:
    assert report.main([]) == 0
