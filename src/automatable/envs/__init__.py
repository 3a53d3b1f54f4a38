"""Research environments: Gymnasium `Patchwork-v0`, its vectorised form, PettingZoo for two seats.

    import gymnasium, automatable.envs
    env = gymnasium.make("Patchwork-v0", level=4, deck="tactical")
    observation, info = env.reset(seed=7)
    legal = info["action_mask"]

These run on the laboratory's kernel; see docs/laboratory.md for what is observed. Games whose
answers fit no fixed index are played as text, with `AutomatableText-v0` (see `envs.text`).
"""

from gymnasium.envs.registration import register, registry

if "Patchwork-v0" not in registry:
    register(
        id="Patchwork-v0",
        entry_point="automatable.envs.solo:PatchworkEnv",
        vector_entry_point="automatable.envs.vector:PatchworkVectorEnv",
    )

if "AutomatableText-v0" not in registry:
    register(id="AutomatableText-v0", entry_point="automatable.envs.text:TextEnv")
