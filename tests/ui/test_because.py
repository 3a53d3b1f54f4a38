"""Every question that comes outside the person's own turn says why it is asked."""

from __future__ import annotations

import re
from html import unescape
from importlib.resources import files

import pytest

from automatable.core.turns.events import Ref, Value
from automatable.ui.frame import Frame
from automatable.ui.stage.table import table_page
from automatable.ui.words.words import LANGUAGES, Words
from tests.scythe.test_person_turn_and_combat import automa_attacks
from tests.ui.test_odds import table

SET_UP_OR_DRAWN = {
    "scythe": "card combat_card values hesitation mat tile cards objectives encounter factory "
    "scouted",
    "through_the_ages": "start_player row automa_card auction_card bonus_card defence_card "
    "complete_card event_card event_age automa_aggression automa_war military human_military "
    "lost_card final_event",
    "age_of_innovation": "round_tiles final_tile palaces books innovations human_faction "
    "planning_boards human_factions bonus_row bonus_shuffle home home_1 home_2 automa_home "
    "random_home youth starts first_workshop_card first_workshop support_card card set_up "
    "competencies first_building",
    "expeditions": "first card",
    "patchwork": "card patches circle back first",
}
"""The table is laid out, or somebody draws: the question itself says what to do."""
OWN_TURN = {
    "scythe": "report after_combats turn goods produce discard unit step option take worker "
    "factory_card flag trap arm bottom pay upgrade deploy build enlist after",
    "through_the_ages": "turn on_action on_politics on_discard on_raze on_annex on_remove on_homer",
    "age_of_innovation": "report bonus turn after take step spades workshop pay competency palace "
    "city key place guild bridge order",
    "expeditions": "turn",
    "patchwork": "turn leather seven",
}
ON_ONE_SHEET = {"expeditions": "coins quests items corruption"}
"""The final count: the title says that the game is over, and each line what it counts."""


def messages(name: str, language: str) -> str:
    return (files(f"automatable.games.{name}") / "messages" / f"{language}.ftl").read_text("utf-8")


def prompts(text: str, prefix: str) -> set[str]:
    return set(re.findall(rf"^{prefix}-(\w+) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("name", sorted(OWN_TURN))
def test_a_question_outside_the_own_turn_says_why_it_is_asked(name: str, language: str) -> None:
    text = messages(name, language)
    explained = prompts(text, "because")
    known = (SET_UP_OR_DRAWN[name], OWN_TURN[name], ON_ONE_SHEET.get(name, ""))
    asked, clear = prompts(text, "ask"), set(" ".join(known).split())
    counted = ON_ONE_SHEET.get(name, "").split()
    assert {*counted} <= prompts(text, "counts") & prompts(text, "second")
    assert asked - clear == explained
    assert clear <= asked, "a question that nobody asks any more"


@pytest.mark.rule("SCY-CMB-03")
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_an_attack_says_who_where_and_with_what(language: str) -> None:
    match = automa_attacks(automa="crimea progress=6 power=6 mechs=F4 workers=G3 cards=3")
    words = Words(language, match.game)
    known: dict[str, Value] = {"attacker": "automa", "automa_power": 6, "automa_cards": 3}
    told = words("because-commit", region=Ref("region", "E4"), **known)
    assert "6" in told
    assert told in _because(table_page(Frame(language=language), table(match)))


def test_what_is_told_of_an_attack_follows_a_correction() -> None:
    match = automa_attacks()
    match.adjust('{"sides.crimea.power": 2}')
    told = _because(table_page(Frame(language="en"), table(match)))
    assert "2 power and no combat card" in told


def _because(page: str) -> str:
    """What stands beside the question, without its markup."""
    found = re.search(r'<div class="because">(.*?)</div>', page, re.DOTALL)
    assert found is not None
    return unescape(re.sub(r"<[^>]+>", "", found[1]))
