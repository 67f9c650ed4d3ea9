"""Gymnasium's and PettingZoo's own tests."""

import gymnasium
import numpy as np
import pytest
import visavis.gym
import visavis.zoo
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

NAMES = sorted(visavis.gym.ENVIRONMENTS)


@pytest.mark.filterwarnings("error::UserWarning")
@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_accepts_the_environment(name):
    check_env(gymnasium.make(name).unwrapped)


@pytest.mark.parametrize("name", NAMES)
def test_a_masked_game_ends_with_a_result(name):
    env = gymnasium.make(name, **({"variant_harder": True} if "Cryo" in name else {"level": 2}))
    env.action_space.seed(3)
    seen, info = env.reset(seed=3)
    for _ in range(5_000):
        action = env.action_space.sample(info["action_mask"])
        seen, reward, over, cut, info = env.step(action)
        assert not cut and "refused" not in info
        assert env.observation_space.contains(seen)
        if over:
            break
    assert over and reward in (1.0, -1.0) and len(info["points"]) == 2


def test_an_illegal_action_loses_and_says_why():
    env = gymnasium.make("visavis/PatchworkAutoma-v0")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(1600)
    assert (reward, over, info["refused"]["code"]) == (-1.0, True, "NoSpecialPending")


@pytest.mark.parametrize("name", NAMES)
def test_the_vector_environment_plays_as_its_rows_do(name):
    env = gymnasium.make_vec(name, num_envs=6, vectorization_mode="vector_entry_point")
    assert env.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.NEXT_STEP

    def line(seed):
        env.action_space.seed(seed)
        seen, info = env.reset(seed=seed)
        out = [seen]
        rng = np.random.default_rng(seed)
        for _ in range(80):
            mask = info["action_mask"].astype(float)
            actions = np.array([rng.choice(np.flatnonzero(row)) if row.any() else 0 for row in mask])
            seen, rewards, over, cut, info = env.step(actions)
            assert env.observation_space.contains(seen) and not cut.any()
            assert ((rewards != 0) == over).all()
            if over.any():
                assert (info["_points"] == over).all()
            out.append(seen)
        return np.array(out)

    one, again, other = line(5), line(5), line(6)
    assert (one == again).all() and (one != other).any()
    env.close()


def test_a_list_of_seeds_is_one_seed_in_which_each_counts():
    env = gymnasium.make_vec("visavis/PatchworkAutoma-v0", num_envs=3, vectorization_mode="vector_entry_point")

    def dealt(seed):
        return env.reset(seed=seed)[0].tobytes()

    assert dealt([5, 6, 7]) == dealt((5, 6, 7)) == dealt(np.array([5, 6, 7]))
    assert len({dealt(seed) for seed in [5, [5, 6, 7], [5, 6, 8], [5, 7, 6], [4, 6, 7], [5, 6, None], [5, None, 6]]}) == 7
    assert dealt([None] * 3) != dealt([None] * 3) != dealt(None)
    # Who wants a row to be the single environment of its seed wraps single environments.
    rows = gymnasium.make_vec("visavis/PatchworkAutoma-v0", num_envs=2, vectorization_mode="sync").reset(seed=[5, 9])[0]
    single = gymnasium.make("visavis/PatchworkAutoma-v0")
    assert [row.tobytes() for row in rows] == [single.reset(seed=seed)[0].tobytes() for seed in (5, 9)]
    with pytest.raises(ValueError) as why:
        env.reset(seed=[5, 6])
    assert why.value.code == "WrongShape" and "3" in why.value.text
    with pytest.raises(ValueError):
        env.reset(seed=[5, 6, -1])


def test_pettingzoo_accepts_the_environment(capsys):
    api_test(visavis.zoo.env(), num_cycles=2_000)
    seed_test(visavis.zoo.env, num_cycles=300)


def test_two_players_share_one_win():
    env = visavis.zoo.env(special_patches="revised")
    for seed in range(4):
        env.reset(seed=seed)
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            _, reward, over, cut, info = env.last()
            total[agent] += reward
            if over or cut:
                env.step(None)
                continue
            assert agent == env.engine.seat
            env.step(np.random.default_rng(seed).choice(np.flatnonzero(info["action_mask"])))
        assert sorted(total.values()) == [-1.0, 1.0]


def test_an_illegal_action_loses_for_its_player():
    env = visavis.zoo.env()
    env.reset(seed=1)
    env.step(1700)
    assert env.rewards == {"first": -1.0, "second": 1.0}
    assert env.infos["first"]["refused"]["code"] in {"NoSpecialPending", "NoSuchAction"}
