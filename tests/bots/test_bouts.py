"""Bots against bots by the hundred: seats take turns, figures have intervals, Sign and Subtext tell of their rounds."""

import json
import sys
from typing import Any

import pytest
from msgspec.structs import replace

from benchmarks import bots as bench
from tests.games.sign import play
from tests.games.sign.play import card, five
from tests.helpers.cli import refused, wordless
from wordless.games import GAMES, sign
from wordless.games.sign.model import Call, Options
from wordless.lab.bouts import margin, seated

MIXED = (*five("moon")[:4], card("sun", "sky"))


def simulated(game: str, *arguments: str) -> dict[str, Any]:
    found = wordless("simulate", game, "--seed", "1", "--json", *arguments)
    assert found.exit_code == 0
    told: dict[str, Any] = json.loads(found.stdout)["bots"]
    return told


@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_victories_by_level_and_what_time_and_thinking_it_took(game: str) -> None:
    found = simulated(game, "--bots", "hard,easy", "--matches", "3")
    assert set(found["levels"]) == {"easy", "hard"}
    assert all(share["seats"] == 0.5 and share["margin"] > 0 for share in found["levels"].values())
    assert sum([share["won"] for share in found["levels"].values()]) <= 1
    assert found["minutes"] > 0.5
    assert 0 < found["thought_median_ms"] <= found["thought_p99_ms"]
    if game in ("sign", "subtext"):
        assert found["rounds"] >= 2
        assert found["round_minutes"] > 0.2
        assert sum(found["ends"].values()) == pytest.approx(1)


def test_the_table_shows_a_person_the_same() -> None:
    shown = wordless("simulate", "sign", "--bots", "normal", "--matches", "2", "--seed", "1").stdout
    for told in ("Victories of normal", " ± ", "100% of seats", "Quintet called by its own team", "median round"):
        assert told in shown
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_levels_that_cannot_be_seated_are_refused_in_one_line() -> None:
    assert "5 levels are too many for 4 seats" in refused("simulate", "signs", "--bots", "easy,easy,easy,hard,hard")
    assert "there is no level 'herd': did you mean hard?" in refused("simulate", "signs", "--bots", "herd")
    assert "--bots names no level" in refused("simulate", "signs", "--bots", ",")


@pytest.mark.parametrize("game", GAMES)
def test_every_level_sits_on_every_seat_as_often(game: str) -> None:
    options, levels = GAMES[game].Options(), ("hard", "easy", "easy", "normal")
    tables = [seated(game, levels, 4, options, number) for number in range(4)]
    for column in (*tables, *zip(*tables, strict=True)):
        assert sorted(column) == sorted(levels)


def test_in_sign_a_level_for_each_team_makes_a_team_of_it() -> None:
    teams = play.meeting(6).setting.teams
    for number in range(2):
        levels = seated("sign", ("hard", "easy"), 6, Options(), number)
        assert len({(team, level) for team, level in zip(teams, levels, strict=True)}) == 2
        assert levels[0] == ("hard", "easy")[number]


def test_an_interval_shrinks_with_matches_and_is_never_nothing() -> None:
    assert margin([0.0, 1.0] * 50) == pytest.approx(0.098, abs=0.002)
    assert margin([0.0, 1.0] * 5000) == pytest.approx(0.0098, abs=0.0002)
    assert 0.01 < margin([1.0] * 100) < 0.03


def test_a_round_of_sign_tells_quintets_called_stolen_and_lost() -> None:
    state = play.swapping(6, {2: five("leaf"), 4: MIXED})
    for caller, target, end in ((0, 2, "given"), (1, 2, "stolen"), (0, 4, "lost"), (1, 4, "lost")):
        after = sign.apply(state, caller, Call(target))
        assert sign.rounds.ended(after)[0] == end
        if end == "lost":
            nowhere = replace(after, hands=(MIXED,) * 6)
            assert sign.rounds.ended(nowhere)[0].startswith("miscalled")


def test_the_benchmark_tells_how_far_it_is_and_fails_if_an_aim_is_missed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One match each proves nothing, so something must be missed."""
    monkeypatch.setattr(sys, "argv", ["bots", "--matches", "1", "--minutes", "0.1", "--workers", "1"])
    with pytest.raises(SystemExit) as ended:
        bench.main()
    told = capsys.readouterr()
    assert ended.value.code == 1
    assert "MISSED" in told.out
    assert f"[1/{len(bench.PAIRINGS)}] signum: hard among normal: 1 matches" in told.err
    for game in GAMES:
        assert f"{game}: easy over random, intervals apart" in told.out


def test_the_odd_one_of_a_pairing_is_the_level_but_in_subtext_the_random_one() -> None:
    assert bench.Pairing("signs", "easy", "random").levels == ("easy", "random", "random", "random")
    assert bench.Pairing("subtext", "easy", "random").levels == ("random", "easy", "easy", "easy", "easy")
    assert bench.Pairing("sign", "hard", "easy").levels == ("hard", "easy")
