"""What the owner of a box corrects or enters, kept apart from the shipped data (EXP-OWN)."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from automatable.core.errors import BadData, BadPosition, Refused
from automatable.core.files.data import parse_toml
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.games.expeditions import GAME
from automatable.games.expeditions.card_text import read_card, write_card
from automatable.games.expeditions.components import board, shipped_cards
from automatable.games.expeditions.owner_deck import built_in_files
from automatable.games.expeditions.state import State
from automatable.table import folders
from tests.expeditions.positions import automa, position, told

SEED = Seed.from_text("owner")


def started(**options: Any) -> Match[State]:
    return Match.new(GAME, {"first": "human", **options}, SEED)


def corrected_deck(**card_1: Any) -> dict[str, Any]:
    contents = deepcopy(built_in_files()["printed"].contents)
    contents |= {"id": "mine", "source": {**contents["source"], "confidence": "owner"}}
    contents["card"][0] |= card_1
    return contents


@pytest.mark.rule("EXP-OWN-01")
def test_a_corrected_card_is_played_and_the_game_says_so() -> None:
    match = started(deck=corrected_deck(progress=True))
    assert match.state.cards[1].progress
    assert not shipped_cards()[1].progress
    assert match.position()["overridden_cards"] == [1]
    assert "exp-overridden" in [event.kind for event in match.events()]
    assert started().position()["overridden_cards"] == []


@pytest.mark.rule("EXP-OWN-01")
def test_corrected_cards_are_named_in_the_order_of_their_numbers() -> None:
    deck = corrected_deck(progress=True)
    deck["card"][4] |= {"progress": not deck["card"][4]["progress"]}
    deck["card"].reverse()
    match = started(deck=deck)
    assert match.position()["overridden_cards"] == [1, 5]
    assert list(match.state.cards) == sorted(match.state.cards)
    (said,) = [event for event in match.events() if event.kind == "exp-overridden"]
    assert said.rule == "EXP-OWN-01"


@pytest.mark.rule("EXP-OWN-01")
@pytest.mark.parametrize(
    "north",
    [
        {"sweep": False, "distance": 0},
        {"sweep": False, "distance": 4},
        {"sweep": False, "distance": 1, "target": {"kind": "map", "min_stars": 9}},
        {"sweep": False, "distance": 1, "target": {"kind": "corruption", "min_stars": 1}},
        {"sweep": False, "distance": 1, "target": {"kind": "corruption", "min_stars": 1,
                                                   "take_up_to": 4}},
        {"sweep": False, "distance": 1, "target": {"kind": "map", "min_stars": 1,
                                                   "take_up_to": 1}},
        {"sweep": False, "distance": 1, "target": {"kind": "gold", "min_stars": 1}},
        {"sweep": 1, "distance": 1},
    ],
)  # fmt: skip
def test_values_that_no_card_can_have_are_refused(north: dict[str, Any]) -> None:
    with pytest.raises(BadData):
        GAME.decks.read(corrected_deck(north=north), "mine.toml")


@pytest.mark.rule("EXP-OWN-01")
@pytest.mark.parametrize("number", range(1, 15))
def test_every_card_can_be_written_in_a_line_and_read_again(number: int) -> None:
    card = shipped_cards()[number]
    assert read_card(write_card(card), card) is card


@pytest.mark.rule("EXP-OWN-01")
@pytest.mark.parametrize(
    "text", ["", "+", "+ | > | >", "+ | - > | - >>>>", "+ | 9:map > | - >", "+ | 1:map*2 > | - >",
             "+ | 1:corruption > | - >", "x | - > | - >"],
)  # fmt: skip
def test_a_card_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        read_card(text, shipped_cards()[1])


@pytest.mark.rule("EXP-OWN-01")
def test_a_card_can_be_corrected_in_mid_game() -> None:
    match = started(dealer="table")
    match.adjust(json.dumps({"cards.1": "+ | - >>> | sweep 0:map >"}))
    match.answer("done")
    match.answer("card 1")
    assert match.state.mechs["north"] == "N4"
    assert match.state.progress == 1


@pytest.mark.rule("EXP-OWN-02")
def test_a_confirmed_layout_loses_its_mark() -> None:
    layout = {"status": "confirmed", "gaps": {k: list(v) for k, v in board().gaps.items()}}
    _, events = automa(position(gap_layout=layout), 3)
    assert told(events, "exp-sweep").args["layout"] == "confirmed"
    assert started(gap_layout="confirmed").state.gap_layout.status == "confirmed"


@pytest.mark.rule("EXP-OWN-02")
def test_an_edited_layout_names_other_gaps_and_changes_nothing_else() -> None:
    match = started(dealer="table", first="automa")
    match.adjust(json.dumps({"gap_layout.gaps.N1": "G1 G2"}))
    assert match.state.gap_layout.status == "edited"
    other = started(dealer="table", first="automa")
    other.adjust(json.dumps({"human_stars": 1}))
    assert other.state.gap_layout.status == started().state.gap_layout.status != "edited"
    match.answer("card 3")
    sweep = next(event for event in match.events() if event.kind == "exp-sweep")
    assert len(sweep.args["gaps"]) == 2  # type: ignore[arg-type]
    plain, _ = automa(position(), 3)
    assert match.state.mechs == plain.mechs


@pytest.mark.rule("EXP-OWN-02", "EXP-OWN-03")
def test_a_layout_may_come_from_a_file() -> None:
    contents: dict[str, Any] = {
        "format": 1, "game": "expeditions", "id": "my-gaps", "kind": "gaps",
        "source": {"edition": "own box", "confidence": "owner", "notes": ""},
        "card": [{"id": f"G{n}", "touches": ["N1"] if n == 5 else ["C1"]} for n in range(1, 6)],
    }  # fmt: skip
    layout = started(gap_layout=contents).state.gap_layout
    assert (layout.status, layout.gaps["N1"]) == ("edited", ("G5",))
    contents["card"][0]["touches"] = ["N9"]
    with pytest.raises(BadData):
        started(gap_layout=contents)


@pytest.mark.rule("EXP-OWN-03")
def test_owners_files_lie_apart_survive_and_never_pass_for_shipped_data() -> None:
    folder = folders.own_decks_folder("expeditions")
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "my-level.toml"
    file.write_text(GAME.decks.new(), encoding="utf-8")
    try:
        decks, mistakes = folders.own_decks(GAME)
        assert ([deck.id for deck in decks], mistakes) == (["my-level"], [])
        assert decks[0].source.confidence == "owner"
        assert "my-level" not in [deck.id for deck in GAME.decks.built_in()]
        assert started(level=decks[0].contents).state.level.id == "my-level"
    finally:
        file.unlink()
    for id in ("printed", "progress_cards", "house_levels", "printed_1", "house_4"):
        text = GAME.decks.new().replace('"my-level"', f'"{id}"')
        with pytest.raises(BadData):
            GAME.decks.read(parse_toml(text, "x"), "x")


@pytest.mark.rule("EXP-OWN-03")
@pytest.mark.parametrize(
    ("change", "field", "reason"),
    [
        ({"game": "scythe"}, "game", None),
        ({"format": 9}, "format", None),
        ({"kind": None}, "kind", "None"),
        ({"kind": ["gaps"]}, "kind", "['gaps']"),
        ({"kind": "x" * 60}, "kind", "x" * 40),
    ],
    ids=["another game", "format", "no kind", "a list", "unknown"],
)
def test_a_file_of_another_game_or_of_no_kind_is_refused_by_name(
    change: dict[str, Any], field: str, reason: str | None
) -> None:
    contents = {**parse_toml(GAME.decks.new(), "x"), **change}
    with pytest.raises(BadData) as refused:
        GAME.decks.read(contents, "mine")
    assert field in str(refused.value)
    if reason is not None:
        assert refused.value.code == "bad_data_value"
        assert (refused.value.details["field"], refused.value.details["reason"]) == (field, reason)


def test_a_file_of_one_kind_is_no_value_of_another_option() -> None:
    level = parse_toml(GAME.decks.new(), "level")
    with pytest.raises(BadData) as refused:
        started(deck=level)
    assert refused.value.code == "wrong_kind"


# --- corrections


@pytest.mark.rule("EXP-R-17", "EXP-R-21")
@pytest.mark.parametrize(
    ("path", "value", "shown"),
    [
        ("north_mech", "N5", "N5"), ("central_mech", "C2", "C2"), ("human_mech", "S3", "S3"),
        ("locations.N3", "o3,20", "o3,20"), ("locations.C4", "M!", "M!"),
        ("progress_position", 6, 6), ("automa_gained.maps", 4, 4), ("human_stars", 2, 2),
        ("automa_gained.token_20", "yes", True), ("drawn_this_cycle", "3, 8", [3, 8]),
        ("next", "automa", "automa"), ("reveal_detail", "stack", "stack"),
    ],
)  # fmt: skip
def test_every_fact_can_be_corrected(path: str, value: Any, shown: Any) -> None:
    match = started(dealer="table")
    match.adjust(json.dumps({path: value}))
    found: Any = match.position()
    for name in path.split("."):
        found = found[name]
    assert found == shown
    assert match.entries[-1].by == "correction"


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("locations.N3", "M,o3"), ("locations.N3", "o9"), ("north_mech", "C1"), ("human_mech", "X"),
        ("human_stars", 5), ("drawn_this_cycle", "3 3"), ("drawn_this_cycle", "15"),
        ("progress_position", 29), ("final_turns_left", "human"), ("stars", 3),
        ("cards.1", "nonsense"), ("gap_layout.gaps.N1", "G9"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_and_changes_nothing(path: str, value: Any) -> None:
    match = started()
    before = match.position()
    with pytest.raises((BadPosition, Refused)):
        match.adjust(json.dumps({path: value}))
    assert match.position() == before


def test_the_20_cannot_be_in_two_places() -> None:
    match = started()
    with pytest.raises(BadPosition) as refused:
        match.adjust(json.dumps({"locations.N1": "20", "locations.N2": "20"}))
    assert [problem.code for problem in refused.value.problems] == ["second_20"]


@pytest.mark.rule("EXP-R-02", "EXP-R-17")
def test_a_correction_may_put_both_mechs_together_with_a_warning() -> None:
    match = started()
    match.adjust(json.dumps({"human_mech": "N1"}))
    assert "both_mechs" in match.view()["warnings"][0]


@pytest.mark.rule("EXP-R-17")
def test_more_corruption_than_the_bag_holds_is_a_warning() -> None:
    match = started()
    match.adjust(json.dumps({"automa_gained.corruption": 36}))
    assert match.view()["warnings"] == []
    match.adjust(json.dumps({"automa_gained.corruption": 37}))
    assert "too_much_corruption" in match.view()["warnings"][0]


@pytest.mark.rule("EXP-R-17", "EXP-R-21")
def test_last_turns_follow_from_the_trigger_unless_they_are_given() -> None:
    match = started()
    with pytest.raises(BadPosition) as refused:
        match.adjust(json.dumps({"trigger": "automa", "final_turns_left": ["automa"]}))
    assert [problem.code for problem in refused.value.problems] == ["wrong_next"]
    match.adjust(json.dumps({"trigger": "automa"}))
    assert match.state.final_turns_left == ["human", "automa"]


@pytest.mark.rule("EXP-LVL-05", "EXP-R-21")
def test_a_marker_on_the_8th_star_of_an_own_level_asks_about_the_end() -> None:
    level = {
        "id": "mine", "name": "Mine", "star_positions": list(range(1, 9)),
        "spaces_after_start": 9, "coins": {"star": 5, "map": 5, "corruption": 2},
    }  # fmt: skip
    at = {**GAME.position(position()), "level": level, "progress_position": 3}
    match = Match.at(GAME, {key: at[key] for key in at if key not in GAME.derived_facts})
    with pytest.raises(Refused) as refused:
        match.adjust(json.dumps({"progress_position": 8}))
    assert refused.value.code == "was_end_triggered"
    match.adjust(json.dumps({"progress_position": 8, "trigger": None}))
    assert (match.state.progress, match.state.trigger) == (8, None)


def test_a_marker_corrected_to_the_8th_star_asks_about_the_end() -> None:
    match = started()
    with pytest.raises(Refused) as refused:
        match.adjust(json.dumps({"progress_position": 27}))
    assert refused.value.code == "was_end_triggered"
    match.adjust(json.dumps({"progress_position": 27, "trigger": "automa"}))
    assert match.state.final_turns_left == ["human", "automa"]
    match.undo()
    match.adjust(json.dumps({"progress_position": 27, "trigger": None}))
    assert match.state.trigger is None


def test_a_note_is_kept_with_the_match_and_leaves_others_as_they_were() -> None:
    match = Match.new(GAME, {}, Seed.from_text("note"))
    plain = match.fingerprint()
    assert "note" not in match.position()
    match.answer('!{"note": "Anne reads the cards"}')
    assert match.position()["note"] == "Anne reads the cards"
    assert GAME.from_position(match.position()).note == "Anne reads the cards"
    assert match.fingerprint() != plain
    match.answer('!{"note": ""}')
    assert match.fingerprint() == plain
