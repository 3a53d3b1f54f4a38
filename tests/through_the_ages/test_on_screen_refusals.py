"""Every refusal of a game on screen by its name, in the order of the rules, with words."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.errors import Refused
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.on_screen.refusals import CODES
from automatable.ui.words.words import Words
from tests.through_the_ages.on_screen import Game, facts, position

HAND = {"military_hand": ["plunder_i", "legion"], "ma": 0}
BUILD = {"stores": {"bronze": 9}, "blue": 7}
TACTIC = {"military_hand": ["legion", "phalanx"]}
CASES: list[tuple[str, str, dict[str, Any]]] = [
    ("not_now", "prepare rats", {}),
    ("not_now", "bid 3", {}),
    ("not_now", "resign", {"phase": "politics", "age": "IV", "last_round": 3}),
    ("not_there", "take 3 iron", {"row": ["iron"]}),
    ("not_there", "build iron", {}),
    ("not_there", "destroy religion", {}),
    ("not_there", "upgrade bronze iron", {}),
    ("not_there", "copy legion", {}),
    ("not_there", "stage 1", {}),
    ("not_there", "hammurabi", {}),
    ("not_there", "peek", {"phase": "politics"}),
    ("not_in_hand", "develop iron", {}),
    ("not_in_hand", "leader homer", {}),
    ("not_in_hand", "tactic legion", {}),
    ("not_in_hand", "prepare rats", {"phase": "politics"}),
    ("last_round", "war war_over_culture",
     {"phase": "politics", "age": "IV", "round": 9, "last_round": 9,
      "human": {"military_hand": ["war_over_culture"]}}),
    ("peaceful_leader", "aggression plunder_i",
     {"phase": "politics", "age": "III", "human": {**HAND, "leader": "mahatma_gandhi"}}),
    ("used_this_turn", "ocean_liner",
     {"age": "II", "human": {"wonders": ["ocean_liner_service"], "used": ["ocean_liner"]}}),
    ("tactic_done", "tactic phalanx", {"human": {**TACTIC, "used": ["tactic"]}}),
    ("fresh_card", "play reserves_i food",
     {"human": {"hand": ["reserves_i"], "fresh": ["reserves_i"]}}),
    ("wonder_unfinished", "take 1 colossus",
     {"row": ["colossus"], "human": {"unfinished": {"id": "pyramids", "built": 0}}}),
    ("hand_full", "take 1 iron",
     {"row": ["iron"], "human": {"hand": ["reserves_i", "reserves_i", "frugality_i", "knights"]}}),
    ("copy_owned", "take 1 iron", {"row": ["iron"], "human": {"hand": ["iron"]}}),
    ("leader_of_age_taken", "take 1 homer", {"row": ["homer"], "human": {"leader_ages": ["A"]}}),
    ("no_worker", "build bronze", {"human": {**BUILD, "unused": 0}}),
    ("no_worker", "grow", {"human": {"yellow": 0, "stores": {"agriculture": 9}}}),
    ("urban_limit", "build philosophy", {"human": {**BUILD, "workers": {"philosophy": 2}}}),
    ("not_higher", "upgrade bronze agriculture", {"human": BUILD}),
    ("actions_spent", "revolution monarchy",
     {"human": {"hand": ["monarchy"], "science": 9, "ca": 3}}),
    ("not_stronger", "aggression plunder_i", {"phase": "politics", "human": HAND}),
    ("no_target", "aggression annex_ii",
     {"phase": "politics", "age": "II",
      "human": {"military_hand": ["annex_ii"], "workers": {"warriors": 9}}}),
    ("too_dear", "grow", {}),
    ("too_dear", "take 10 iron", {"row": [*[None] * 9, "iron"], "human": {"ca": 2}}),
    ("too_dear", "develop iron", {"human": {"hand": ["iron"], "science": 4}}),
]  # fmt: skip


@pytest.mark.rule("TTA-ON-ASK-02")
@pytest.mark.parametrize(("code", "text", "given"), CASES)
def test_a_refusal_has_its_name_and_words(code: str, text: str, given: dict[str, Any]) -> None:
    game = Game(position(**given))
    before = facts(game.state)
    assert text not in game.legal()
    assert game.pending is not None
    with pytest.raises(Refused) as refused:
        game.pending.read(text)
    assert refused.value.code == code
    assert facts(game.state) == before
    for language in ("en", "de", "it"):
        assert all(Words(language, GAME).problems(refused.value))


def test_every_name_is_shown() -> None:
    assert {code for code, _, _ in CASES} == set(CODES)


@pytest.mark.parametrize("text", ["", "fly", "build zeppelin", "take iron", "gain gold", "stage x"])
def test_what_nobody_can_read(text: str) -> None:
    assert Game(position()).refuses(text) == "unreadable"


def test_what_is_too_dear_says_what_is_missing() -> None:
    game = Game(position(human={"hand": ["iron"], "science": 1, "ca": 0}))
    assert game.pending is not None
    with pytest.raises(Refused) as refused:
        game.pending.read("develop iron")
    (sentence,) = Words("en", GAME).problems(refused.value)
    assert "1 action" in sentence
    assert "4 science" in sentence


def _code(game: Game, text: str) -> str:
    assert text not in game.legal()
    return str(game.refuses(text))


@pytest.mark.rule("TTA-ON-EVT-09", "TTA-ON-ASK-02")
def test_the_agreement_refuses_what_the_rest_of_its_actions_cannot_pay() -> None:
    row = [*[None] * 9, "coal", "iron"]
    lines = ("prepare rats", "event international_agreement", "take 10 coal")
    given = {"workers": {"warriors": 3, "bronze": 2}, "military_hand": ["rats"]}
    hidden = [{"id": None, "age": "II", "by": "automa"}] * 2
    game = Game(
        position(lines, age="II", phase="politics", row=row, human=given, current_events=hidden)
    )
    for line in lines:
        game.play(line)
    assert _code(game, "take 11 iron") == "too_dear"


@pytest.mark.rule("TTA-ON-R-04", "TTA-ON-ASK-02")
@pytest.mark.parametrize(("switch", "offered"), [("on", True), ("off", False)])
def test_bachs_upgrade_by_a_card_is_refused_as_another_kind(switch: str, offered: bool) -> None:
    human = {
        "leader": "j_s_bach", "technologies": ["drama"], "hand": ["efficient_upgrade_ii"],
        **BUILD,
    }  # fmt: skip
    game = Game(position(age="II", human=human, switches={"bach_by_card": switch}))
    text = "play efficient_upgrade_ii upgrade philosophy drama"
    assert (text in game.legal()) == offered
    assert offered or _code(game, text) == "not_higher"
    assert "upgrade philosophy drama" in game.legal()
