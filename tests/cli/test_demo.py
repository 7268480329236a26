"""`wordless demo`: a match told in the listener's language, the same again from a seed."""

import re
import signal

import pytest

from tests.helpers.cli import process, refused, wordless
from wordless.games import GAMES
from wordless.texts import LANGUAGES, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_told_from_its_name_to_its_end(game: str, language: str) -> None:
    result = wordless("demo", game, "--seed", "4", "--lang", language, COLUMNS="200")
    assert result.exit_code == 0
    assert text(language, f"{game}-name") in result.stdout.splitlines()[0]
    assert text(language, "cli-seat", number=1) in result.stdout
    assert text(language, "cli-rules", game=game) in result.stdout
    assert "▸" in result.stdout
    assert "★" in result.stdout or text(language, "cli-nobody") in result.stdout


def test_without_a_game_all_four_are_told_briefly() -> None:
    result = wordless("demo", "--seed", "4", "--lang", "en", COLUMNS="200")
    assert result.exit_code == 0
    for game in GAMES:
        assert f"wordless rules {game}" in result.stdout
    assert len(result.stdout.splitlines()) < 45 * len(GAMES)


def test_a_seed_tells_the_same_match_again() -> None:
    first, again, other = [wordless("demo", "signum", "--seed", seed).stdout for seed in ("1", "1", "2")]
    assert first == again
    assert first != other


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_seats_can_be_told(game: str) -> None:
    for seats in GAMES[game].SEATS:
        assert wordless("demo", game, "--seats", str(seats), "--seed", "9").exit_code == 0


def test_subtext_speaks_the_listeners_language() -> None:
    pages = [wordless("demo", "subtext", "--seed", "1", "--lang", language).stdout for language in LANGUAGES]
    words = [set(re.findall("[“„«]\\s*(.+?)\\s*[”“»]", page)) for page in pages]
    assert all(words)
    assert words[0] != words[1] != words[2] != words[0]


def test_a_listener_that_goes_away_is_no_fault() -> None:
    with process("demo", "--seed", "2") as run:
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.close()
        assert run.stderr.read() == ""


def test_an_interrupted_tale_ends_without_a_traceback() -> None:
    with process("demo", "signum", "--pace", "5") as run:
        assert run.stdout is not None
        run.stdout.readline()
        run.send_signal(signal.SIGINT)
        _, err = run.communicate(timeout=30)
    assert run.returncode == 130
    assert err.strip() == ""


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_it_and_say_why(game: str) -> None:
    told = wordless("demo", game, "--bots", "hard,easy", "--seed", "3", "--lang", "en", COLUMNS="200")
    assert told.exit_code == 0
    assert (
        told.stdout
        == wordless("demo", game, "--bots", "hard,easy", "--seed", "3", "--lang", "en", COLUMNS="200").stdout
    )
    if game in ("signs", "signum", "sign"):
        assert told.stdout.count("I ") > 5
    assert "5 levels are too many for 4 seats" in refused("demo", game, "--bots", "easy,easy,easy,easy,hard")
