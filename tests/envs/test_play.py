"""What the environments promise beyond their interfaces: legal masks, fair rewards, nothing missed, clocks."""

import re
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from wordless import envs
from wordless.engine import play
from wordless.envs.actions import WAIT
from wordless.envs.signalling import signalling
from wordless.games import GAMES
from wordless.games.sign.model import Gesture

RESEARCH = Path(__file__).parents[2] / "docs" / "research.md"
MANY = {"sign": 6, "signum": 5, "signs": 6, "subtext": 5}


@pytest.mark.parametrize("name", GAMES)
def test_a_match_of_chance_ends_no_masked_action_is_refused_and_rewards_add_up_to_nothing(name: str) -> None:
    env = envs.aec(name, MANY[name], ticks_max=20_000)
    random = np.random.default_rng(3)
    earned: Counter[str] = Counter()
    env.reset(seed=3)
    for agent in env.agent_iter():
        seen, reward, over, cut, info = env.last()
        earned[agent] += reward
        assert "refused" not in info
        env.step(None if over or cut else int(random.choice(seen["action_mask"].nonzero()[0])))
    assert env.table.over
    assert len(earned) == MANY[name]
    assert abs(sum(earned.values())) < 1e-9
    assert any(abs(each) > 0.1 for each in earned.values())


def test_every_choice_of_every_move_is_an_action_but_for_swaps_in_sign() -> None:
    """In random play all that is offered comes up, so whatever no action stands for was left out on purpose."""
    counts = {name: Counter([each.move for each in envs.table(name).actions.every]) for name in GAMES}
    assert "swap" not in counts["sign"]
    assert counts["sign"]["take"] == counts["sign"]["put"] == 80
    assert counts["sign"]["propose"] == counts["sign"]["gesture"] + 1 == 22
    assert counts["signs"]["show"] == 30
    assert counts["signs"]["place"] >= 3
    assert counts["signum"]["swap"] == 3 * 7 * 3
    assert counts["signum"]["arrange"] == 6
    assert counts["subtext"]["draw"] > 300
    for name, kinds in counts.items():
        missing = set(play.kinds(GAMES[name])) - set(kinds) - {"swap"}
        assert not missing, name


def test_who_is_out_in_signs_is_terminated_while_the_others_play_on() -> None:
    env = envs.parallel("signs", 5)
    random = np.random.default_rng(1)
    sizes = []
    seen, _ = env.reset(seed=1)
    while env.agents:
        sizes.append(len(env.agents))
        seen, *_ = env.step(
            {agent: int(random.choice(seen[agent]["action_mask"].nonzero()[0])) for agent in env.agents}
        )
    assert sizes[0] == 5
    assert sizes[-1] == 1
    assert sorted(sizes, reverse=True) == sizes


def test_all_that_happened_since_the_last_look_is_observed() -> None:
    table = envs.table("sign", 4)
    table.reset(1)
    for seat in range(4):
        table.attend(seat)
    heard = [at for at, name in enumerate(table.layout) if name.startswith("heard")]
    assert not table.observe(0)["observation"][heard].any()
    _agree(table)
    for seat in range(4):
        table.attend(seat)
    for seat, move in ((1, Gesture("smile")), (2, Gesture("nod")), (3, Gesture("yawn")), (1, Gesture("smile"))):
        assert table.play(seat, move)
    news = table.observe(0)["observation"][heard].reshape(table.heard, -1)
    assert [bool(row.any()) for row in news[:5]] == [True] * 4 + [False]
    assert (news[0] == news[3]).all()
    assert not (news[0] == news[1]).all()
    table.attend(0)
    assert not table.observe(0)["observation"][heard].any()


def _agree(table: envs.Table) -> None:
    """Both teams agree on a sign, spelled gesture by gesture."""
    every = table.actions.every
    smile = next(at for at, action in enumerate(every) if action.adds == "smile")
    end = next(at for at, action in enumerate(every) if action.adds == "end")
    confirm = next(at for at, action in enumerate(every) if action.move == "confirm")
    for seat in range(4):
        mask = table.observe(seat)["action_mask"]
        table.attend(seat)
        if mask[smile] and not mask[confirm]:
            assert not mask[end]
            table.act(seat, smile)
            spelled = table.observe(seat)
            assert spelled["action_mask"][end]
            assert spelled["observation"][list(table.layout).index("spelled[0]")]
            table.attend(seat)
            table.act(seat, end)
        elif mask[confirm]:
            table.act(seat, confirm)
    assert table.state.phase == "prep"
    assert {council.sign.gestures for council in table.state.councils} == {("smile",)}
    assert {council.sign.note for council in table.state.councils} == {""}


def test_what_another_has_made_impossible_is_refused_and_told() -> None:
    env = envs.parallel("sign", 4)
    env.reset(seed=5)
    _agree(env.table)
    look = next(at for at, action in enumerate(env.table.actions.every) if action.move == "look")
    take = {action.values[0]: at for at, action in enumerate(env.table.actions.every) if action.move == "take"}
    waiting = dict.fromkeys(env.agents, WAIT)
    seen, *_ = env.step(waiting)
    seen, *_ = env.step(dict.fromkeys(env.agents, look))
    card = next(card for card in env.table.state.table if card is not None)
    assert all(seen[agent]["action_mask"][take[card]] for agent in env.agents)
    *_, infos = env.step(dict.fromkeys(env.agents, take[card]))
    assert sorted([info.get("refused", "") for info in infos.values()]) == ["", "card-gone", "card-gone", "card-gone"]


@pytest.mark.parametrize("name", GAMES)
def test_if_all_wait_clocks_go_on_and_the_match_is_cut_at_last(name: str) -> None:
    env = envs.parallel(name, ticks_max=400)
    env.reset(seed=2)
    began = env.table.state
    cut: dict[str, bool] = {}
    while env.agents:
        _, _, over, cut, _ = env.step(dict.fromkeys(env.agents, WAIT))
    assert all(cut.values()) or all(over.values())
    assert name in ("subtext", "signum", "signs") or env.table.state is not began


@pytest.mark.parametrize("name", GAMES)
def test_rendering_and_layout_tell_what_there_is(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = envs.aec(name, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert name in text
    assert "phase" in text
    assert len(env.table.layout) == env.table.width == env.observe("seat_0")["observation"].size
    loud = envs.parallel(name, render_mode="human")
    loud.reset(seed=1)
    loud.step(dict.fromkeys(loud.agents, WAIT))
    assert "phase" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_a_learner_plays_a_match_with_our_bots(name: str) -> None:
    env = envs.solo(name, level="easy", ticks_max=1500)
    random = np.random.default_rng(1)
    seen, _ = env.reset(seed=4)
    over = cut = False
    steps = 0
    while not over and not cut:
        legal = seen["action_mask"].nonzero()[0]
        assert len(legal) > 1
        seen, _, over, cut, _ = env.step(int(random.choice(legal)))
        steps += 1
        if over or cut:
            break
    assert steps > 1
    assert over or env.table.tick == 1500


def test_what_docs_show_runs_and_a_sign_without_cover_is_no_secret(capsys: pytest.CaptureFixture[str]) -> None:
    there: dict[str, object] = {}
    exec("\n".join(re.findall(r"```python\n(.*?)```", RESEARCH.read_text(encoding="utf-8"), re.S)), there)
    scores = there["scores"]
    assert isinstance(scores, dict)
    assert scores["script"].team > 0.2
    assert abs(scores["script"].secret) < 0.1
    assert "secret" in capsys.readouterr().out


def test_the_same_seeds_give_the_same_score() -> None:
    from wordless.envs.bots import Bots

    def bots(table: envs.Table) -> Bots:
        return Bots(table, dict.fromkeys(range(4), "normal"))

    assert signalling(bots, range(4)) == signalling(bots, range(4))
