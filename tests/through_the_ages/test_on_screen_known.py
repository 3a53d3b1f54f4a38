"""What is known of games on screen: tables, payments, armies, counts of lines, whole games."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.state.copying import copied
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Draw
from automatable.games.through_the_ages.base_cards import civil_cards, military_cards
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.on_screen.armies import army_strength
from automatable.games.through_the_ages.on_screen.goods import pay_goods
from automatable.games.through_the_ages.on_screen.side import corruption_at, icons, yellow_row
from automatable.games.through_the_ages.state import State
from tests.through_the_ages.on_screen import (
    KNOWN,
    Game,
    automa_facts,
    person_facts,
    position,
    score_sheet,
)


@pytest.mark.rule("TTA-ON-TOK-02")
@pytest.mark.rule("TTA-ON-TOK-08")
def test_the_tables_of_both_banks() -> None:
    tables = KNOWN["tables"]
    down = range(18, -1, -1)
    assert [yellow_row(n).grow for n in down[:-1]] == tables["grow_18_to_1"]
    assert [yellow_row(n).consumption for n in down] == tables["consumption_18_to_0"]
    assert [yellow_row(n).happy_faces for n in down] == tables["happy_faces_18_to_0"]
    assert [corruption_at(n) for n in range(16, -1, -1)] == tables["corruption_16_to_0"]
    assert yellow_row(0).grow is None


PAID = (
    "0/1/1/1", "1/0/1/1", "0/0/1/1", "0/1/0/1", "1/0/0/1", "0/0/0/1", "1/0/1/0", "0/0/1/0",
    "0/1/0/0", "1/0/0/0", "0/0/0/0",
)  # fmt: skip


@pytest.mark.rule("TTA-ON-TOK-05")
@pytest.mark.rule("TTA-ON-TOK-06")
@pytest.mark.parametrize(("n", "left"), list(enumerate(PAID, start=1)))
def test_what_is_left_after_paying(n: int, left: str) -> None:
    mines = ("bronze", "iron", "coal", "oil")
    human = {"technologies": list(mines[1:]), "stores": dict.fromkeys(mines, 1), "blue": 12}
    civ = position(age="III", human=human).civilization
    assert civ is not None
    pay_goods(civ, "resources", n)
    assert "/".join(str(civ.stores.get(id, 0)) for id in mines) == left
    assert civ.blue + sum(civ.stores.values()) == 16


MODERN = {"riflemen": 2, "warriors": 2, "tanks": 2, "rockets": 2, "air_forces": 1}


@pytest.mark.rule("TTA-ON-TAC-04")
@pytest.mark.rule("TTA-ON-TAC-05")
@pytest.mark.rule("TTA-ON-TAC-06")
@pytest.mark.rule("TTA-ON-TAC-08")
@pytest.mark.parametrize(
    ("tactic", "units", "genghis", "strength"),
    [
        ("modern_army", MODERN, False, 33),
        ("phalanx", {"warriors": 5, "knights": 1}, False, 3),
        ("phalanx", {"warriors": 5, "knights": 1}, True, 6),
        ("heavy_cavalry", {"warriors": 2, "knights": 1}, False, 0),
        ("heavy_cavalry", {"warriors": 2, "knights": 1}, True, 4),
        (None, MODERN, False, 0),
    ],
)
def test_armies(tactic: str | None, units: dict[str, int], genghis: bool, strength: int) -> None:
    assert army_strength(tactic, units, genghis) == strength


def test_sums_over_the_cards() -> None:
    cards = civil_cards().values()
    governments = [icons(card.id) for card in cards if card.group == "government"]
    assert len(cards) == 127
    assert len(military_cards()) == 99
    assert sum(icons["civil_actions"] for icons in governments) == 46
    assert sum(icons["military_actions"] for icons in governments) == 27
    assert sum(card.urban_limit or 0 for card in cards) == 26
    wonders = [card.stages for card in cards if card.group == "wonder"]
    assert (sum(map(len, wonders)), sum(map(sum, wonders))) == (53, 169)


def test_the_first_turns_by_hand() -> None:
    """One mine and one worker more in round 2."""
    human = {"science": 1, "stores": {"agriculture": 2, "bronze": 2}, "blue": 12, "ma": 0}
    game = Game(position(human=human))
    for line in ("grow", "build bronze", "end"):
        game.play(line)
    facts = person_facts(game.state)
    assert (facts["science"], facts["food"], facts["resources"]) == (2, 2, 3)
    assert (facts["yellow"], facts["blue"]) == (17, 11)


# --- counts


def _count(state: State, depth: int) -> list[int]:
    """Sequences of each length; a draw or the end of the turn ends a line."""
    if state.on_turn != "human" or state.phase != "main" or GAME.is_over(state):
        return [0] * depth
    question = next(GAME.turn(copied(state), Log()))
    found = [0] * depth
    if isinstance(question, Draw):
        return found
    for text in question.legal():
        found[0] += 1
        if depth == 1:
            continue
        after = _after(state, text)
        if after is not None:
            found = [a + b for a, b in zip(found, [0, *_count(after, depth - 1)], strict=True)]
    return found


def _after(state: State, text: str) -> State | None:
    turn = GAME.turn(copied(state), Log())
    try:
        turn.send(next(turn).read(text).value)
    except StopIteration as end:
        after: State = end.value
        return after
    return None


DEPTHS = {0: 4, 1: 4, 2: 3, 3: 2, 4: 2}
"""The longer ones are counted in the soak run."""


def _counted(number: int, depth: int) -> None:
    known = KNOWN["counts"][number]
    game = Game(position(**known["start"]))
    assert _count(game.state, depth) == known["sequences"][:depth]


@pytest.mark.rule("TTA-ON-GEN-02")
@pytest.mark.rule("TTA-ON-NOT-05")
@pytest.mark.parametrize(("number", "depth"), list(DEPTHS.items()))
def test_numbers_of_answer_sequences(number: int, depth: int) -> None:
    _counted(number, depth)


@pytest.mark.slow
@pytest.mark.parametrize("number", [2, 3, 4])
def test_all_numbers_of_answer_sequences(number: int) -> None:
    _counted(number, len(KNOWN["counts"][number]["sequences"]))


# --- whole games


@pytest.mark.rule("TTA-ON-INV-09")
@pytest.mark.rule("TTA-ON-AUT-15")
@pytest.mark.rule("TTA-ON-NOT-03")
@pytest.mark.rule("TTA-ON-NOT-06")
@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, id=game["id"], marks=[pytest.mark.rule(game["id"])])
        for game in KNOWN["games"]
    ],
)
def test_a_recorded_game(game: dict[str, Any]) -> None:
    lines = [line for turn in game["turns"] for line in turn.split(" · ")]
    given = {key: value for key, value in game["position"].items() if key != "her_turns"}
    played = Game(position(lines, **given), told=False)
    for number, line in enumerate(lines):
        try:
            played.play(line)
        except Exception as error:
            raise AssertionError(f"line {number}: {line}") from error
    expected = game["expected"]
    assert score_sheet(played.state) == expected["score"]
    assert played.state.round == expected["rounds"]
    found = person_facts(played.state)
    assert {key: found[key] for key in expected["human"]} == expected["human"]
    hers = automa_facts(played.state)
    wanted = {key: value for key, value in expected["automa"].items() if key != "war_against"}
    hers["hand"]["wars_aggressions"].sort()
    wanted["hand"]["wars_aggressions"].sort()
    assert {key: hers[key] for key in wanted} == wanted
    assert played.state.row == expected["row"]
    assert sorted(played.state.common_tactics) == expected["common_tactics"]
