"""Tiles, abilities, buildings, bonuses: what each does is said in a sentence, in its place."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import pytest
from markupsafe import escape

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.events import Ref
from automatable.games.age_of_innovation.components import base_game, final_tiles, round_tiles
from automatable.games.age_of_innovation.on_screen import components as on_screen
from automatable.games.scythe.board.sides import sides
from automatable.games.scythe.components import BONUSES, STRUCTURES, factions
from automatable.games.scythe.on_screen.components import built_in
from automatable.games.scythe.on_screen.labels import answer_help
from automatable.table.store import Table
from automatable.testing.playing import legal_answer
from automatable.ui.frame import Frame
from automatable.ui.learning.rules import rules_page
from automatable.ui.stage.table import table_page
from automatable.ui.words.words import LANGUAGES, Words

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
    *(("competency", str(id)) for id in on_screen.competencies()),
    *(("city_tile", id) for id in on_screen.city_tiles()),
    *(("power_action", str(place)) for place in on_screen.power_actions()),
    *(("planning_board", id) for id in on_screen.planning_boards()),
    *(("human_faction", id) for id in on_screen.faction_sides()),
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sit", ["companion", "digital"])
def test_everything_a_side_of_scythe_has_is_explained_in_its_place(sit: str, language: str) -> None:
    for faction, facts in factions().items():
        options = {"sit": sit, "human_faction": faction}
        match = Match.new(game("scythe"), options, Seed.from_text("explained"))
        pick = Random(1).choice
        while not match.set_up_done:
            match.answer(legal_answer(match, pick))
        match.state.person.recruits.append("coin")
        words = Words(language, match.game)
        drawn = str(sides(match.state, words))
        kinds = [("faction_ability", facts.ability), ("bonus", "coin")]
        kinds += [("tile", match.state.decks.tile)] if match.state.decks else []
        for kind, id in kinds:
            assert escape(words(f"says-{kind}-{id}")) in drawn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("faction", factions())
def test_where_a_report_of_scythe_chooses_something_lasting_it_is_explained(
    faction: str, language: str
) -> None:
    options = {"human_faction": faction}
    options["automa_faction"] = next(other for other in factions() if other != faction)
    match = Match.new(game("scythe"), options, Seed.from_text("reported"))
    now = datetime.now(UTC)
    page = table_page(Frame(language=language), Table("x" * 16, "", match, 0, now, now))
    wanted = [("ability", ability) for ability in factions()[faction].abilities]
    wanted += [("structure", id) for id in STRUCTURES] + [("bonus", id) for id in BONUSES]
    words = Words(language, match.game)
    assert [ref for ref in wanted if escape(words("says-{}-{}".format(*ref))) not in page] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scoring_tiles_to_come_are_explained_beside_the_map(language: str) -> None:
    match = Match.new(game("age_of_innovation"), {}, Seed.from_text("tiles"))
    pick = Random(1).choice
    while not match.set_up_done:
        match.answer(legal_answer(match, pick))
    words = Words(language, match.game)
    shown = match.game.screens.scene(match, words)
    assert len(shown["round_tiles"]) == 7
    assert all(says for *_, says in (*shown["round_tiles"], *shown["bonuses"]))
