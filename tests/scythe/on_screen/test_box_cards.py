"""Owners correct encounters, objectives, factory cards and tiles in a file."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import automatable
from automatable.core.errors import BadData, BadPosition
from automatable.core.files.data import parse_toml
from automatable.core.matches.match import Match
from automatable.core.matches.saves import dumps, loads
from automatable.games.scythe import GAME
from automatable.games.scythe.cards import DECKS
from automatable.games.scythe.on_screen.box_cards import KIND, printed, tables_of
from automatable.games.scythe.on_screen.components import built_in
from automatable.games.scythe.on_screen.labels import objective_text
from automatable.ui.words.words import LANGUAGES, Words

HEAD: dict[str, Any] = {
    "format": 1, "game": "scythe", "kind": KIND, "id": "mine",
    "source": {"edition": "my box", "confidence": "owner", "notes": "looked at each card"},
}  # fmt: skip
RICH: dict[str, Any] = {
    "kind": "objective", "number": 12, "end_of_turn": False,
    "wants": [{"fact": "coins", "least": 1}],
}  # fmt: skip
GENEROUS: dict[str, Any] = {
    "kind": "encounter", "number": 1,
    "options": [
        {"cost": {}, "gain": {"coin": 7}},
        {"cost": {"coin": 1}, "gain": {"power": 5}},
        {"cost": {"popularity": 1}, "gain": {"mech": 1}},
    ],
}  # fmt: skip
CARD: dict[str, Any] = {
    "kind": "factory_card", "number": 3, "cost": {"power": 2}, "actions": ["build"],
    "gain": {"coin": 1},
}  # fmt: skip
TILE: dict[str, Any] = {"kind": "tile", "id": "structures_on_tunnels", "steps": [[1, 3], [2, 9]]}


def own(*cards: Any, **head: Any) -> dict[str, Any]:
    return {**HEAD, **head, "card": [*cards]}


def test_the_template_changes_nothing_and_is_explained() -> None:
    text = DECKS.template(KIND)
    assert "automatable deck check" in text
    read = DECKS.read(parse_toml(text, "new.toml"), "new.toml")
    assert read.source.confidence == "owner"
    corrected, box = tables_of(read.contents), built_in()
    assert corrected.encounters == box.encounters
    assert corrected.objectives == box.objectives
    assert corrected.tiles == box.tiles
    assert {n: (c.cost, c.gain) for n, c in corrected.factory_cards.items()} == {
        n: (c.cost, c.gain) for n, c in box.factory_cards.items()
    }


def test_only_what_is_named_differs() -> None:
    tables, box = tables_of(own(GENEROUS, RICH, CARD, TILE)), built_in()
    assert tables.encounters[1].options[0].gain == {"coin": 7}
    assert tables.encounters[2] == box.encounters[2]
    assert tables.objectives[12].wants[0].least == 1
    assert tables.factory_cards[3].actions == ("build",)
    assert tables.tiles["structures_on_tunnels"].coins(2) == 9


def test_all_built_in_cards_can_be_read_as_such_a_file() -> None:
    """With their sources, to be copied from."""
    assert DECKS.read(printed().contents, "printed").id == KIND
    assert len(printed().cards) == 28 + 23 + 12 + 6
    assert "single source" in printed().source.notes


def match_with(*cards: Any) -> Match[Any]:
    return automatable.new(
        "scythe", sit="digital", human_faction="saxony", box_cards=own(*cards), seed="own"
    )


def test_a_match_is_played_with_the_cards_it_began_with() -> None:
    match = match_with(*({**RICH, "number": n} for n in range(1, 24)))
    text = next(text for text in match.legal() if text.startswith("objective"))
    match.answer(text)
    assert match.state.persons[0].stars == 1
    assert match.entries[-1].events[0].kind == "scy-on_own_objective"
    assert "Coins" in Words("en", GAME).event(match.entries[-1].events[0])
    again = loads(dumps(match))
    assert again.position() == match.position()
    assert again.position()["box_cards"]["source"]["notes"] == "looked at each card"


def test_a_position_carries_them_and_no_line_of_text_can() -> None:
    match = match_with(GENEROUS)
    position = json.loads(json.dumps(match.position()))
    assert position["position"] is None
    there = Match.at(GAME, position)
    assert there.options["box_cards"] == own(GENEROUS)
    assert there.state.decks.tables.encounters[1].options[0].gain == {"coin": 7}  # type: ignore[union-attr]
    position["box_cards"]["card"][0]["number"] = 99
    with pytest.raises(BadPosition):
        Match.at(GAME, position)


def test_a_match_without_corrections_says_nothing_about_them() -> None:
    match = automatable.new("scythe", sit="digital", seed="plain")
    assert "box_cards" not in match.position()
    assert match.options["box_cards"] == KIND


def test_a_corrected_objective_is_told_by_what_it_wants() -> None:
    wants = [
        {"fact": "coins", "most": 2}, {"fact": "workers", "least": 4},
        {"fact": "mechs", "least": 1, "most": 1}, {"fact": "power", "least": 2, "most": 5},
    ]  # fmt: skip
    tables = tables_of(own({**RICH, "wants": wants}))
    told = objective_text(12, tables, Words("en", GAME))
    assert told == "Coins: at most 2; Workers: at least 4; Mechs: exactly 1; Power: 2 to 5"
    assert objective_text(1, tables, Words("en", GAME)) == "Control 3 mountains"


def changed(card: dict[str, Any], *path: Any, to: Any) -> dict[str, Any]:
    fresh = copy.deepcopy(card)
    *way, last = path
    place: Any = fresh
    for step in way:
        place = place[step]
    place[last] = to
    return fresh


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("no_cards_corrected", own()),
    ("no_such_card_kind", own({"kind": "recruit", "number": 1})),
    ("no_such_card_kind", own("encounter 1")),
    ("not_in_the_box", own(changed(GENEROUS, "number", to=29))),
    ("not_in_the_box", own(changed(TILE, "id", to="moons"))),
    ("card_number_twice", own(RICH, RICH)),
    ("three_options", own(changed(GENEROUS, "options", to=[]))),
    ("first_option_costs", own(changed(GENEROUS, "options", 0, "cost", to={"coin": 1}))),
    ("card_gives_nothing", own(changed(GENEROUS, "options", 2, "gain", to={}))),
    ("card_gives_nothing", own({**CARD, "actions": [], "gain": {}})),
    ("value_out_of_range", own(changed(GENEROUS, "options", 2, "gain", to={"mech": 2}))),
    ("value_out_of_range", own(changed(GENEROUS, "options", 1, "cost", to={"coin": 0}))),
    ("value_out_of_range", own(changed(CARD, "cost", to={"combat_card": 2}))),
    ("value_out_of_range", own(changed(TILE, "steps", to=[[0, 2]]))),
    ("value_out_of_range", own(changed(RICH, "wants", 0, "least", to=100))),
    ("objective_wants_nothing", own(changed(RICH, "wants", to=[]))),
    ("want_without_sense", own(changed(RICH, "wants", to=[{"fact": "coins"}]))),
    ("want_without_sense",
     own(changed(RICH, "wants", to=[{"fact": "coins", "least": 3, "most": 2}]))),
    ("bad_factory_actions", own(changed(CARD, "actions", to=["produce", "build"]))),
    ("bad_factory_actions", own(changed(CARD, "actions", to=["build", "build"]))),
    ("tile_not_rising", own(changed(TILE, "steps", to=[[2, 4], [1, 6]]))),
    ("tile_not_rising", own(changed(TILE, "steps", to=[]))),
    ("bad_data_value", own(changed(RICH, "wants", 0, "fact", to="luck"))),
    ("bad_data_value", own(changed(GENEROUS, "options", 1, "gain", to={"gold": 1}))),
    ("bad_data_value", {**own(RICH), "card": 3}),
    ("unknown_data_field", own({**RICH, "title": "Rich"})),
    ("unknown_data_field", {**own(RICH), "encounter": []}),
    ("missing_data_field", own({k: v for k, v in RICH.items() if k != "wants"})),
    ("missing_data_field", {k: v for k, v in own(RICH).items() if k != "source"}),
    ("reserved_deck_id", own(RICH, id=KIND)),
    ("foreign_file", own(RICH, game="patchwork")),
    ("newer_data_format", own(RICH, format=9)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("code", "contents"), WRONG, ids=[f"{c}{i}" for i, (c, _) in enumerate(WRONG)]
)
def test_everything_wrong_has_its_name_in_three_languages(
    code: str, contents: dict[str, Any]
) -> None:
    with pytest.raises(BadData) as refused:
        DECKS.read(contents, "mine.toml")
    assert refused.value.code == code
    for language in LANGUAGES:
        assert code not in Words(language, GAME).error(refused.value)
