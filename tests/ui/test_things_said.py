"""Tiles, abilities, buildings, bonuses: what each does is said in a sentence, in its place."""

from __future__ import annotations

import pytest

from automatable.core.events import Ref
from automatable.core.game import game
from automatable.games.age_of_innovation.components import base_game, final_tiles, round_tiles
from automatable.games.scythe.components import BONUSES, STRUCTURES, factions
from automatable.games.scythe.on_screen.components import built_in
from automatable.games.scythe.on_screen.labels import answer_help
from automatable.ui.frame import Frame
from automatable.ui.rules import rules_page
from automatable.ui.words import LANGUAGES, Words

SCYTHE = [
    *(("ability", id) for faction in factions().values() for id in faction.abilities),
    *(("faction_ability", faction.ability) for faction in factions().values()),
    *(("structure", id) for id in (*STRUCTURES, "flag", "trap")),
    *(("bonus", id) for id in BONUSES),
    *(("tile", id) for id in built_in().tiles),
]
AGE_OF_INNOVATION = [
    *(("bonus", str(id)) for id in base_game().bonuses.ids),
    *(("palace", str(id)) for id in (*base_game().palaces.random, base_game().palaces.always)),
    *(("book", str(id)) for id in base_game().book_actions.ids),
    *(("innovation_tile", id) for id in base_game().innovations.ids),
    *(("tile", id) for id in (*round_tiles(), *final_tiles())),
    *(("building", id) for id in ("workshop", "guild", "school", "palace", "university")),
]
WANTED = {"scythe": SCYTHE, "age_of_innovation": AGE_OF_INNOVATION}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", WANTED)
def test_everything_says_what_it_does_and_the_rules_list_it(id: str, language: str) -> None:
    words, page = Words(language, game(id)), rules_page(Frame(language=language), game(id))
    told = {}
    for kind, thing in WANTED[id]:
        said = words(f"says-{kind}-{thing}")
        assert said.endswith("."), (kind, thing)
        told[kind, thing] = said
        assert words.ref(Ref(kind, thing)) in page
    if language != "en":
        english = Words("en", game(id))
        same = [ref for ref in told if told[ref] == english(f"says-{ref[0]}-{ref[1]}")]
        assert same == []


def test_a_step_that_names_a_tile_says_what_it_does() -> None:
    words = Words("en", game("age_of_innovation"))
    says = game("age_of_innovation").screens.says
    assert says(Ref("bonus", 8), words) == "Income: 6 coins."
    assert says(Ref("building", "guild"), words) == "", "it would come with every turn"
    assert game("scythe").screens.says(Ref("ability", "scout"), Words("de", game("scythe")))


def test_where_something_lasting_is_chosen_its_sentence_stands_beside_it() -> None:
    words = Words("en", game("scythe"))
    for prompt, text in (
        ("deploy", "mech F2 speed"), ("build", "mill F1"), ("enlist", "recruit coin now power"),
    ):  # fmt: skip
        assert answer_help(text, prompt, words).endswith(".")
        assert answer_help("none", prompt, words) == ""
    assert answer_help("power 3", "power", words) == ""
