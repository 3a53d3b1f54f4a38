"""Random games on screen: the invariants hold at every question, and lists say the truth."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from automatable.core.errors import Refused
from automatable.core.options import ON_SCREEN
from automatable.core.simulating.whole_games import play_game
from automatable.core.turns.procedure import Request
from automatable.games.age_of_innovation import GAME
from automatable.games.age_of_innovation.components import factions, printed_levels
from automatable.games.age_of_innovation.land import SIDES
from automatable.games.age_of_innovation.on_screen.components import person_switches
from automatable.games.age_of_innovation.state import State
from tests.age_of_innovation.on_screen import KNOWN, Playing, position
from tests.age_of_innovation.on_screen_invariants import broken

MOST = 300
"""The longest list that random play has ever met is shorter (AOI-ON-NOT-02)."""
NEVER = ("nonsense", "build Z1", "competency 13", "transform C6", "pass up", "")
HERS = tuple(id for id, faction in factions().items() if faction.complete)


class Watching:
    """A player of any legal answers, rather not passing and converting, who looks at everything."""

    def __init__(self) -> None:
        self.turns = 0
        self.prompts = Counter[str]()

    def __call__(self, state: State | None, request: Request, chance: Random) -> str:
        legal = list(request.legal())
        assert legal
        assert len(set(legal)) == len(legal) <= MOST
        self.prompts[request.prompt] += 1
        if state is not None and state.player is not None:
            self.turns += request.prompt == "turn"
            assert broken(state, request.prompt) == [], request.prompt
            text = chance.choice(legal)
            assert request.read(text).text == text
            with pytest.raises(Refused):
                request.read(chance.choice(NEVER))
        dull = ("pass", "convert", "burn") if chance.random() < 0.9 else ()
        return chance.choice([text for text in legal if not text.startswith(dull)] or legal)


def any_options(chance: Random) -> dict[str, object]:
    return {
        "sit": ON_SCREEN,
        "level": chance.choice(tuple(printed_levels())),
        "faction": chance.choice(HERS),
        "board_side": chance.choice(SIDES),
        "automa_home": "random",
        **{id: chance.choice(switch.values) for id, switch in person_switches().items()},
    }


def played(turns: int) -> Counter[str]:
    """Games until this many turns were seen; how often each question was asked."""
    watching, seed = Watching(), 0
    while watching.turns < turns:
        seed += 1
        state = play_game(GAME, any_options(Random(seed)), watching, seed)
        assert GAME.score(state).seats[0].total >= 0
    return watching.prompts


@pytest.mark.rule(
    "AOI-ON-INV-01", "AOI-ON-INV-02", "AOI-ON-INV-03", "AOI-ON-INV-04", "AOI-ON-INV-05",
    "AOI-ON-INV-06", "AOI-ON-INV-07", "AOI-ON-INV-08", "AOI-ON-INV-09", "AOI-ON-INV-10",
    "AOI-ON-INV-11",
)  # fmt: skip
def test_random_games() -> None:
    assert played(1000)["leech"] > 10


@pytest.mark.slow
def test_a_hundred_thousand_random_turns() -> None:
    assert len(played(100_000)) >= 18


@pytest.mark.rule("AOI-ON-NOT-02", "AOI-ON-INV-11")
@pytest.mark.parametrize("part", range(5))
def test_random_turns_with_plenty_of_everything(part: int) -> None:
    chance, longest = Random(part), 0
    for known in KNOWN["turns"][part::5]:
        play = Playing(position(**known["position"]))
        while play.prompt is not None:
            legal = play.legal()
            longest = max(longest, len(legal))
            wrong = broken(play.state, play.prompt)
            assert [found for found in wrong if not found.startswith("points")] == []
            play.answer(chance.choice(legal))
    assert 50 < longest <= MOST
