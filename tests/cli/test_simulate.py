"""`wordless simulate`: figures that add up, for people and for programs, the same again from a seed."""

import json
from fractions import Fraction

import pytest

from tests.helpers.cli import process, wordless
from wordless.engine.game import Result
from wordless.games import GAMES
from wordless.lab.simulation import Figures, Length, Played, figures

FIELDS = {
    "game": str,
    "rules": int,
    "seats": int,
    "options": dict,
    "seed": int,
    "matches": int,
    "moves": int,
    "length": dict,
    "wins": dict,
    "shared": int,
    "nobody": int,
    "endings": dict,
}


def simulated(*arguments: str) -> dict[str, object]:
    result = wordless("simulate", *arguments, "--json")
    assert result.exit_code == 0
    assert result.stderr == ""
    document: dict[str, object] = json.loads(result.stdout)
    return document


@pytest.mark.parametrize("game", GAMES)
def test_the_json_document_has_every_figure_and_nothing_else(game: str) -> None:
    seats = GAMES[game].SEATS[-1]
    found: dict[str, object] = simulated(game, "--seats", str(seats), "--matches", "12", "--seed", "7")
    assert {key: type(value) for key, value in found.items()} == FIELDS
    assert (found["game"], found["seats"], found["matches"], found["seed"]) == (game, seats, 12, 7)
    length, wins, endings = found["length"], found["wins"], found["endings"]
    assert isinstance(length, dict)
    assert isinstance(wins, dict)
    assert isinstance(endings, dict)
    assert 0 < length["least"] <= length["median"] <= length["ninety"] <= length["most"]
    assert len(wins["seats"]) == seats
    assert sum(wins["seats"]) == pytest.approx(12 - int(str(found["nobody"])), abs=0.1)
    assert sum(endings.values()) == 12


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_gives_the_same_figures_again_and_another_gives_others(game: str) -> None:
    first, again, other = [simulated(game, "--matches", "10", "--seed", seed) for seed in ("5", "5", "6")]
    assert first == again
    assert first != other


def test_without_a_seed_one_is_drawn_and_told_and_it_brings_the_matches_back() -> None:
    drawn = simulated("signs", "--matches", "5")
    assert simulated("signs", "--matches", "5", "--seed", str(drawn["seed"])) == drawn
    assert f"seed {drawn['seed']}" in wordless("simulate", "signs", "--seed", str(drawn["seed"])).stdout


def test_options_reach_the_game_as_json_or_as_plain_text() -> None:
    asked = ("--option", "words=fr", "--option", "short-game=true", "--option", 'draw_seconds="9"')
    refused = wordless("simulate", "subtext", *asked)
    assert refused.exit_code == 2
    found = simulated("subtext", "--matches", "2", *asked[:4], "--option", "draw_seconds=9")
    assert isinstance(found["options"], dict)
    assert {"words": "fr", "short_game": True, "draw_seconds": 9}.items() <= found["options"].items()


@pytest.mark.parametrize("game", GAMES)
def test_the_table_tells_the_options_that_are_not_as_usual_and_how_matches_ended(game: str) -> None:
    result = wordless("simulate", game, "--matches", "8", "--seed", "3", COLUMNS="120")
    assert result.exit_code == 0
    for words in ("8 matches at 4 seats, seed 3", "Won by seat 4", "Won by nobody", "Moves, median match"):
        assert words in result.stdout
    other = wordless("simulate", "signs", "--matches", "2", "--option", "piles=2", COLUMNS="120")
    assert "with piles=2" in other.stdout


def test_a_victory_shared_by_several_counts_a_part_for_each() -> None:
    lone, pair = Result((0,), (1, 0, 0), "a"), Result((0, 2), (1, 0, 1), "b")
    nobody = Result((), (0, 0, 0), "a")
    assert figures(3, [Played(10, lone), Played(30, pair), Played(20, nobody)]) == Figures(
        3, 60, Length(10, 20, 30, 30), (1.5, 0.0, 0.5), {}, shared=1, nobody=1, endings={"a": 2, "b": 1}
    )


def test_a_team_wins_once_however_many_it_is_and_only_teams_share() -> None:
    together = Result((0, 2), (1, 0, 1, 0), "a", (0, 1, 0, 1))
    drawn = Result((0, 1, 2, 3), (1, 1, 1, 1), "a", (0, 1, 0, 1))
    found = figures(4, [Played(1, together), Played(1, drawn), Played(1, together)])
    assert found.teams == {0: 2.5, 1: 0.5}
    assert found.shared == 1
    assert found.seats == (1.25, 0.25, 1.25, 0.25)


def test_a_winner_without_a_team_takes_its_part() -> None:
    found = figures(3, [Played(1, Result((0, 2), (1, 0, 1), "a", (1, None, None)))])
    assert found.teams == {1: float(Fraction(1, 2))}
    assert found.shared == 1


def test_a_process_in_a_pipe_prints_one_document_and_no_progress() -> None:
    with process("simulate", "signs", "--matches", "3", "--json") as run:
        out, err = run.communicate()
    assert (run.returncode, err) == (0, "")
    assert json.loads(out)["matches"] == 3
