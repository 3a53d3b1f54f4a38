"""Random games on screen: the invariants hold at every question, and lists say the truth."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from automatable.core.errors import Refused
from automatable.core.options import ON_SCREEN
from automatable.core.simulating.whole_games import play_game
from automatable.core.turns.procedure import Request
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.state import State
from tests.through_the_ages.on_screen_invariants import broken, tokens

MOST = 250
"""Every list is shorter (TTA-ON-ASK-13)."""
NEVER = ("nonsense", "build zeppelin", "take 14 iron", "stage 0", "bid 1000", "", "gain gold*2")
KEEPING = (
    "take", "grow", "build", "upgrade", "destroy", "disband", "barbarossa", "hammurabi",
    "churchill", "tactic", "copy", "ocean_liner",
)  # fmt: skip
"""Answers that bring no token from the box and return none to it."""
SWITCHES = {
    "level": (0, 1, 2, 3, 4), "start_player": ("human", "automa"), "tie_policy": ("ask", "auto"),
    "raid_gain": ("each", "sum"), "bach_by_card": ("on", "off"),
    "plunder_mix": ("person", "resources_first", "food_first"),
}  # fmt: skip


class Watching:
    """A player of any legal answers, rather building than destroying, who looks at everything."""

    def __init__(self) -> None:
        self.turns = 0
        self.last, self.tokens = "", (0, 0)
        self.prompts = Counter[str]()

    def __call__(self, state: State | None, request: Request, chance: Random) -> str:
        legal = list(request.legal())
        assert legal
        assert len(set(legal)) == len(legal) <= MOST
        self.prompts[request.prompt] += 1
        if state is not None and state.on_screen:
            self._look(state, request, chance, legal)
        legal = [text for text in legal if text != "resign"]
        dull = ("end", "destroy", "disband", "none", "pass") if chance.random() < 0.85 else ()
        text = chance.choice([text for text in legal if not text.startswith(dull)] or legal)
        self.last = text.split()[0]
        return text

    def _look(self, state: State, request: Request, chance: Random, legal: list[str]) -> None:
        self.turns += request.prompt == "on_politics"
        assert broken(state) == [], request.prompt
        now = tokens(state)
        if request.prompt == "on_action" and self.last in KEEPING:
            assert now == self.tokens, self.last  # TTA-ON-INV-03
        self.tokens = now
        text = chance.choice(legal)
        assert request.read(text).text == text
        assert request.read(f" {text.upper()} ").text == text
        with pytest.raises(Refused):
            request.read(chance.choice(NEVER))


def any_options(chance: Random) -> dict[str, object]:
    return {"sit": ON_SCREEN, **{key: chance.choice(values) for key, values in SWITCHES.items()}}


def _games(seeds: range) -> Watching:
    watching = Watching()
    for seed in seeds:
        state = play_game(GAME, any_options(Random(seed)), watching, seed)
        assert state.phase == "over"
        assert broken(state) == []
    return watching


@pytest.mark.rule("TTA-ON-INV-01")
@pytest.mark.rule("TTA-ON-INV-02")
@pytest.mark.rule("TTA-ON-INV-03")
@pytest.mark.rule("TTA-ON-INV-04")
@pytest.mark.rule("TTA-ON-INV-05")
@pytest.mark.rule("TTA-ON-INV-06")
@pytest.mark.rule("TTA-ON-INV-07")
@pytest.mark.rule("TTA-ON-INV-08")
@pytest.mark.rule("TTA-ON-INV-11")
@pytest.mark.rule("TTA-ON-ASK-13")
def test_random_games_keep_every_invariant() -> None:
    watching = _games(range(12))
    assert {"on_politics", "on_action", "on_discard"} <= set(watching.prompts)
    assert watching.turns > 150


@pytest.mark.slow
def test_a_hundred_thousand_turns() -> None:
    turns, seed = 0, 1000
    while turns < 100_000:
        turns += _games(range(seed, seed + 50)).turns
        seed += 50
