"""Whatever is asked wrongly gets one clear line on stderr and exit code 2, never a traceback."""

import pytest

from tests.helpers.cli import process, refused, wordless
from wordless.games import GAMES


def test_an_unknown_game_is_met_with_the_nearest_one() -> None:
    assert "there is no game 'singum': did you mean signum?" in refused("simulate", "singum")
    assert "did you mean subtext?" in refused("rules", "subtxt")
    assert "there are sign, signs, signum, subtext" in refused("demo", "zzz")


@pytest.mark.parametrize("game", GAMES)
def test_too_few_and_too_many_seats_are_told_how_many_there_may_be(game: str) -> None:
    seats = GAMES[game].SEATS
    for count in (seats[0] - 1, seats[-1] + 1, -3):
        for command in ("simulate", "demo"):
            assert f"{seats[0]} to {seats[-1]}" in refused(command, game, "--seats", str(count))


@pytest.mark.parametrize(
    ("pair", "said"),
    [
        ("lvel=2", "subtext has no option 'lvel': did you mean level?"),
        ("draw_secnods=2", "did you mean draw-seconds?"),
        ("zzz=2", "there are dealer, draw-seconds, "),
        ("level=9", "option level cannot be '9': expected int <= 5"),
        ("level=high", "option level cannot be 'high': expected int, got str"),
        ("level=2.5", "option level cannot be '2.5': expected int, got float"),
        ("words=es", "option words cannot be 'es': invalid enum value 'es'"),
        ("show-authors=1", "option show-authors cannot be '1': expected bool, got int"),
        ("level=", "option level cannot be '': expected int, got str"),
        ("level", "an option is written name=value, not 'level'"),
        ("=3", "subtext has no option ''"),
    ],
)
def test_an_option_that_cannot_be_is_named_with_its_reason(pair: str, said: str) -> None:
    assert said in refused("simulate", "subtext", "--option", pair)


def test_an_option_is_given_once() -> None:
    assert "option draw-seconds is given twice" in refused(
        "simulate", "subtext", "--option", "draw-seconds=5", "--option", "draw_seconds=6"
    )


def test_options_that_the_rules_refuse_are_refused_in_the_words_of_the_rules() -> None:
    said = refused("simulate", "sign", "--seats", "4", "--option", "division=3-3")
    assert said.endswith(".\n")
    assert "Traceback" not in said


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate",),
        ("simulate", "sign", "--matches", "0"),
        ("simulate", "sign", "--matches", "many"),
        ("simulate", "sign", "--seed", "-1"),
        ("simulate", "sign", "--seets", "4"),
        ("simulate", "sign", "signum"),
        ("rules", "sign", "--lang", "es"),
        ("demo", "sign", "--pace", "-1"),
        ("simulat", "sign"),
        ("--no-such-option",),
    ],
    ids=" ".join,
)
def test_wrong_usage_takes_one_line(arguments: tuple[str, ...]) -> None:
    refused(*arguments)


def test_a_real_process_ends_with_exit_code_2_and_one_line() -> None:
    with process("simulate", "chess") as run:
        out, err = run.communicate()
    assert (run.returncode, out) == (2, "")
    assert err.splitlines() == ["wordless: there is no game 'chess': there are sign, signs, signum, subtext"]


def test_the_bare_command_and_help_say_what_there_is() -> None:
    for result in (wordless(), wordless("--help")):
        assert result.exit_code == 0
        assert all(command in result.stdout for command in ("simulate", "rules", "demo"))


def test_the_version_is_one_line() -> None:
    result = wordless("--version")
    assert result.exit_code == 0
    assert result.stdout.startswith("wordless ")
    assert result.stdout.count("\n") == 1
