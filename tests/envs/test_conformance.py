"""All four games as environments pass the conformance tests of PettingZoo and Gymnasium."""

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from wordless import envs
from wordless.games import GAMES

# PettingZoo's own convention for masks is a Dict, which its test does not expect.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


@pytest.mark.parametrize("name", GAMES)
def test_aec(name: str) -> None:
    api_test(envs.aec(name, ticks_max=300), num_cycles=400)


@pytest.mark.parametrize("name", GAMES)
def test_parallel(name: str) -> None:
    parallel_api_test(envs.parallel(name, ticks_max=300), num_cycles=400)


@pytest.mark.parametrize("name", GAMES)
def test_seeds(name: str) -> None:
    seed_test(lambda: envs.aec(name, ticks_max=200), num_cycles=60)
    parallel_seed_test(lambda: envs.parallel(name, ticks_max=200), num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium(name: str) -> None:
    check_env(envs.solo(name, level="easy", ticks_max=200), skip_render_check=True)
