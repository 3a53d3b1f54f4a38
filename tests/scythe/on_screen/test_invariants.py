"""Random games on screen: the invariants hold at every question, and undo is exact."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.games.scythe import GAME
from automatable.games.scythe.components import factions, levels
from automatable.games.scythe.on_screen.components import mats, person_switches
from automatable.games.scythe.state import State
from tests.scythe.on_screen.driver import Play, position_of
from tests.scythe.on_screen.invariants import broken

MOVES = ("step", "unit", "combat_order")
"""Questions during which resources only travel."""
RICH: dict[str, Any] = {
    "coins": 12, "power": 9, "popularity": 9, "hand": {"5": 1, "4": 1, "3": 2, "2": 2},
}  # fmt: skip


def options(chance: Random) -> dict[str, Any]:
    human, automa = chance.sample(sorted(factions()), 2)
    chosen = {id: chance.choice(switch.values) for id, switch in person_switches().items()}
    return {
        "sit": "digital", "human_faction": human, "automa_faction": automa,
        "mat": chance.choice(sorted(mats())), "level": chance.choice(sorted(levels())),
        "hesitate_move": chance.choice(["off", "off", "on"]),
        "hesitate_deploy": chance.choice(["off", "off", "on"]), **chosen,
    }  # fmt: skip


def new_match(seed: int) -> tuple[Match[State], Random]:
    chance = Random(f"on screen {seed}")
    match = Match.new(GAME, options(chance), Seed.from_text(f"on screen {seed}"))
    if seed % 2:
        match = Match.at(GAME, rich(match.position(), chance), match.options, match.seed)
    return match, chance


def rich(position: dict[str, Any], chance: Random) -> dict[str, Any]:
    """The same beginning with more of everything, so that more becomes possible soon."""
    position = {k: v for k, v in position.items() if k in ("sides", "tile", "encounter_tokens")}
    faction, human = next((f, s) for f, s in position["sides"].items() if s["kind"] == "human")
    ability = sorted(factions()[faction].abilities)
    known = chance.sample(ability, 2)
    start = list(human["workers"])
    goods = {place: dict.fromkeys(("food", "metal", "oil", "wood"), 3) for place in start}
    human |= {**RICH, "goods": goods, "abilities": known, "mechs": dict.fromkeys(start, 1)}
    human["workers"] = dict.fromkeys(start, 2)
    return position


def check(match: Match[State], *, between_turns: bool) -> dict[str, Any]:
    position = match.position()
    faction = match.state.persons[0].faction
    position["sides"][faction]["faction"] = faction
    assert broken(position, between_turns=between_turns) == []
    return position


def goods(position: dict[str, Any]) -> Counter[str]:
    (human,) = (side for side in position["sides"].values() if side["kind"] == "human")
    found: Counter[str] = Counter()
    for kinds in human["goods"].values():
        found.update(kinds)
    return found


def play_on(match: Match[State], chance: Random) -> int:
    """To the end, with everything that must hold on the way; how many turns it took."""
    turn, section = match.state.turn, None
    before = check(match, between_turns=True)
    while match.pending is not None:
        listed, prompt = match.legal(), match.pending.prompt
        assert listed
        assert len(set(listed)) == len(listed)
        match.answer(chance.choice(listed))
        now = None if match.pending is None else match.pending.prompt
        after = check(match, between_turns=now in ("turn", None))
        if prompt in MOVES and now in MOVES and match.entries[-1].by == "person":
            assert claimed(match) or goods(before) == goods(after)  # SCY-ON-INVT-10
        if now == "turn" and match.state.turn > turn:
            turn, section = match.state.turn, other_section(match, section)
        before = after
    return match.state.turn


def claimed(match: Match[State]) -> bool:
    return any(event.kind == "scy-claim" for event in match.entries[-1].events)


def other_section(match: Match[State], last: str | None) -> str | None:
    """The section changes every turn, but for Rusviet (SCY-ON-INVT-07)."""
    human = match.position()["sides"][match.state.persons[0].faction]
    if match.state.persons[0].faction != "rusviet":
        assert human["section"] != last
    return str(human["section"])


@pytest.mark.rule(
    "SCY-ON-INVT-01", "SCY-ON-INVT-02", "SCY-ON-INVT-03", "SCY-ON-INVT-04", "SCY-ON-INVT-05",
    "SCY-ON-INVT-06", "SCY-ON-INVT-07", "SCY-ON-INVT-08", "SCY-ON-INVT-10", "SCY-ON-STAR-04",
)  # fmt: skip
@pytest.mark.parametrize("seed", range(40))
def test_the_invariants_hold_in_random_games(seed: int) -> None:
    match, chance = new_match(seed)
    play_on(match, chance)
    assert match.state.ended_by is not None


@pytest.mark.rule("SCY-ON-INVT-08", "SCY-ON-ASK-02")
@pytest.mark.parametrize("seed", range(100, 106))
def test_every_listed_answer_is_accepted_and_undo_is_exact(seed: int) -> None:
    match, chance = new_match(seed)
    while match.pending is not None:
        before, listed = match.position(), match.legal()
        assert len(listed) < 250
        for text in chance.sample(listed, min(3, len(listed))):
            match.answer(text)
            match.undo()
            assert match.position() == before
            assert match.legal() == listed
        match.answer(chance.choice(listed))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_a_hundred_thousand_turns(part: int) -> None:
    turns, seed = 0, 1000 * (part + 1)
    while turns < 5000:
        match, chance = new_match(seed)
        turns += play_on(match, chance)
        seed += 1


@pytest.mark.rule("SCY-ON-INVT-09")
def test_the_same_answers_give_the_same_result() -> None:
    match, chance = new_match(7)
    play_on(match, chance)
    again = Match.replayed(GAME, match.options, match.seed, match.start, match.answers)
    assert again.position() == match.position()


@pytest.mark.rule("SCY-ON-INVT-01", "SCY-ON-INVT-04")
def test_the_invariants_notice_what_is_wrong() -> None:
    """A check that cannot fail would prove nothing."""
    given = {"human_faction": "saxony", "automa_faction": "crimea"}
    position = GAME.position(Play(GAME.from_position(position_of(given))).state)
    human = position["sides"]["saxony"]
    assert broken(position, between_turns=True) == []
    for fact, wrong in (
        ("power", 17), ("popularity", -1), ("coins", -1), ("workers", {"F1": 9}),
        ("mechs", {"F1": 1}), ("structures", {"G2": "mine"}), ("recruits", ["power"]),
        ("top", ["move"]), ("star_spaces", {"mechs_4": 1}), ("hand", {"5": 7}),
        ("character", "@albion"), ("workers", {"G2": 2}), ("workers", {"G3": 2}),
    ):  # fmt: skip
        position["sides"]["saxony"] = {**human, fact: wrong}
        assert broken(position, between_turns=True), (fact, wrong)
