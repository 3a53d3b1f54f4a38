"""Whole games on screen, kept as text: every faction, every planning board, every level.

After a change that is meant: `pytest -k on_screen_playthroughs --regenerate-playthroughs`, and
then read the difference.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random

import pytest

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.events import plain
from automatable.games.age_of_innovation import GAME
from automatable.games.age_of_innovation.components import (
    TERRAINS,
    factions,
    person_factions,
    printed_levels,
)
from automatable.games.age_of_innovation.land import SIDES
from automatable.games.age_of_innovation.state import State
from automatable.testing.playthroughs import again, rules_in, written

FOLDER = Path(__file__).parent / "data" / "on_screen_games"
HERS = [id for id, faction in factions().items() if faction.complete]
LEVELS = list(printed_levels())
GAMES = {
    faction: {
        "home": TERRAINS[n % len(TERRAINS)],
        "level": LEVELS[n % len(LEVELS)],
        "faction": HERS[n % len(HERS)],
        "board_side": SIDES[n % len(SIDES)],
    }
    for n, faction in enumerate(person_factions())
}
ACTS = 0.93


def begun(faction: str) -> Match[State]:
    """The first match by seed in which the faction lies with the wanted board."""
    options = {**GAMES[faction], "sit": "digital"}
    home = options.pop("home")
    for number in count():
        match = Match.new(GAME, options, Seed.from_text(f"{faction} {number}"))
        for event in match.events():
            told = {name: plain(value) for name, value in event.args.items()}
            offered = (told.get("one"), told.get("other"))
            if event.kind == "aoi-set" and told["terrain"] == home and faction in offered:
                return match
    raise AssertionError


def answer(faction: str, chance: Random, match: Match[State]) -> str:
    """The wanted board and faction, then rather actions than passing or converting."""
    legal = list(match.legal())
    chosen = {"home": f"home {GAMES[faction]['home']}", "human_faction": f"faction {faction}"}
    assert match.pending is not None
    if match.pending.prompt in chosen:
        return chosen[match.pending.prompt]
    dull = ("pass", "convert", "burn") if chance.random() < ACTS else ()
    return chance.choice([text for text in legal if not text.startswith(dull)] or legal)


def named(faction: str) -> object:
    """A game proves the rules that its file names."""
    file = FOLDER / f"{faction}.txt"
    text = file.read_text("utf-8") if file.exists() else ""
    return pytest.param(faction, marks=pytest.mark.rule(*rules_in(text)))


@pytest.mark.rule(*[f"AOI-ON-FAC-{n:02}" for n in range(1, 13)])
@pytest.mark.parametrize("faction", [*map(named, GAMES)])
def test_a_game_with_every_faction(faction: str, pytestconfig: pytest.Config) -> None:
    file = FOLDER / f"{faction}.txt"
    if pytestconfig.getoption("--regenerate-playthroughs"):
        chance = Random(faction)
        lines = written(begun(faction), lambda match: answer(faction, chance, match))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    text = file.read_text(encoding="utf-8")
    assert list(again(GAME, text)) == text.splitlines()


def test_every_board_level_and_side_is_played() -> None:
    assert {game["home"] for game in GAMES.values()} == set(TERRAINS)
    assert {game["level"] for game in GAMES.values()} == set(LEVELS)
    assert {game["faction"] for game in GAMES.values()} == set(HERS)
    assert {game["board_side"] for game in GAMES.values()} == set(SIDES)
