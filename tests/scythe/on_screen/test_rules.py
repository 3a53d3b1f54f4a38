"""Rules on screen that no worked example shows."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from automatable.core.errors import BadOptions, Refused
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed, Stream
from automatable.core.options import resolve
from automatable.core.turns.procedure import Draw
from automatable.games.scythe import GAME
from automatable.games.scythe.combat_cards import draw_pile, pool, unknown
from automatable.games.scythe.on_screen.components import built_in
from automatable.games.scythe.on_screen.draws import FromHand
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.on_screen.tile import counted
from automatable.games.scythe.set_up import OPTIONS
from automatable.games.scythe.state import State
from automatable.ui.words.answers import event_in_words
from automatable.ui.words.words import Words
from tests.scythe.on_screen.driver import Play, facts, play


def given(
    human: str = "saxony",
    automa: str = "crimea",
    *,
    theirs: dict[str, Any] | None = None,
    tokens: tuple[str, ...] = (),
    switches: dict[str, str] | None = None,
    beside: dict[str, Any] | None = None,
    **facts: Any,
) -> dict[str, Any]:
    """A position as the examples give it."""
    return {
        "human_faction": human,
        "automa_faction": automa,
        "human": facts,
        "automa": theirs or {},
        "encounters": list(tokens),
        "switches": switches or {},
        **(beside or {}),
    }


def table(*answers: str, **position: Any) -> Play:
    return play(given(**position), list(answers))


def person(table: Play) -> PersonOnScreen:
    player = table.state.persons[0]
    assert isinstance(player, PersonOnScreen)
    return player


def new_match(**options: Any) -> Match[State]:
    return Match.new(GAME, {"sit": "digital", **options}, Seed.from_text("rules"))


# --- set-up


@pytest.mark.rule("SCY-ON-SET-03", "SCY-ON-NOT-04")
def test_tile_cards_and_objectives_are_drawn_in_this_order() -> None:
    match = new_match(human_faction="saxony")
    assert [entry.prompt for entry in match.entries] == ["tile", "cards", "objectives"]
    assert [entry.text.split()[0] for entry in match.entries] == ["tile", "cards", "objectives"]
    player = match.state.persons[0]
    assert isinstance(player, PersonOnScreen)
    assert sum(player.hand.values()) == 4
    assert len(player.objectives) == 2
    assert unknown(match.state) == match.state.automas[0].combat_cards


@pytest.mark.rule("SCY-ON-SET-01")
def test_a_mat_may_come_by_chance() -> None:
    match = new_match(mat="random")
    assert match.entries[0].prompt == "mat"


@pytest.mark.rule("SCY-ON-SET-06")
@pytest.mark.parametrize("option", [{"dealer": "table"}, {"combat_card_values": "table"}])
def test_on_screen_the_app_deals_everything(option: dict[str, str]) -> None:
    with pytest.raises(BadOptions, match="option_does_not_apply"):
        resolve(OPTIONS, {"sit": "digital", **option})
    chosen = resolve(OPTIONS, {"sit": "digital"})
    assert (chosen["dealer"], chosen["combat_card_values"]) == ("app", "app")


@pytest.mark.rule("SCY-ON-SET-06", "SCY-ON-GEN-01")
def test_the_companion_stays_the_default() -> None:
    match = Match.new(GAME, {}, Seed.from_text("rules"))
    assert match.options["sit"] == "companion"
    assert match.pending is not None
    assert match.pending.prompt == "report"
    assert match.state.decks is None


# --- decks


@pytest.mark.rule("SCY-ON-DECK-02")
def test_the_pool_is_what_nobody_has_seen() -> None:
    at = table(
        hand={"5": 2, "2": 1},
        theirs={"combat_cards": 3},
        beside={"discard": {"4": 8}, "automa_known": {"3": 1}},
    )
    assert pool(at.state) == {5: 4, 4: 0, 3: 11, 2: 15}
    assert unknown(at.state) == 2
    assert draw_pile(at.state) == 30 - 2


@pytest.mark.rule("SCY-ON-DECK-04")
def test_without_draw_and_discard_pile_nothing_is_learned() -> None:
    hand = {"5": 4, "4": 8, "3": 12, "2": 14}
    at = table("bolster cards", hand=hand, theirs={"combat_cards": 4})
    decks = at.state.decks
    assert decks is not None
    assert draw_pile(at.state) == 0
    assert (decks.known, decks.discard) == ({}, {})


@pytest.mark.rule("SCY-ON-DECK-06")
def test_cards_of_a_hand_that_is_partly_known_come_as_often_as_they_should() -> None:
    draw = FromHand(
        prompt="values", rule="", stream="s", outcomes={5: 1, 2: 3}, take=1, word="values",
        known={5: 1}, pool={2: 3}, unknown=1,
    )  # fmt: skip
    assert draw.legal() == ["values 5", "values 2"]
    stream = Stream(Seed.from_text("hand"), "s")
    came = Counter(draw.dealt(stream, n).text for n in range(400))
    assert 150 < came["values 5"] < 250
    with pytest.raises(Refused, match="cannot_come"):
        draw.read("values 3")


@pytest.mark.rule("SCY-ON-DECK-06")
def test_not_more_unknown_cards_come_than_there_are() -> None:
    draw = FromHand(
        prompt="values", rule="", stream="s", outcomes={5: 1, 2: 3}, take=2, word="values",
        known={5: 1}, pool={2: 3}, unknown=1,
    )  # fmt: skip
    assert draw.legal() == ["values 5 2"]


@pytest.mark.rule("SCY-ON-DECK-07")
def test_an_encounter_card_does_not_come_twice() -> None:
    position = {"character": "G1", "tokens": ("F2",), "beside": {"seen_encounters": [1, 2, 28]}}
    at = table("move units", "character", "to F2", "done", **position)
    assert at.legal() == [f"encounter {n}" for n in range(3, 28)]
    with pytest.raises(Refused):
        at.answer("encounter 2")


@pytest.mark.rule("SCY-ON-DECK-08")
def test_objectives_are_drawn_at_the_set_up_only() -> None:
    at = table("objective 22", objectives=[22, 1], factory_card=3, human="polania")
    assert person(at).objectives == []
    at.answer("bolster power")
    assert at.prompt == "card"


# --- the Automa is the opponent


@pytest.mark.rule("SCY-ON-AUT-02")
def test_nothing_can_be_dealt_with_the_automa() -> None:
    words = {text.split()[0] for text in table().legal()}
    assert words == {"move", "bolster", "trade", "produce"}


@pytest.mark.rule("SCY-ON-AUT-06", "SCY-ON-OBJ-05")
def test_driving_off_workers_costs_popularity_but_not_when_the_automa_does_it() -> None:
    attack = {"mechs": {"F3": 1}, "abilities": ["riverwalk"], "popularity": 5}
    theirs = {"progress": 6, "workers": {"E3": 2}}
    at = table("move units", "mech F3", "to E3", **attack, theirs=theirs)
    assert person(at).popularity == 3
    at = table(
        "bolster skip", "card 19", workers={"E3": 2}, popularity=5, section="trade",
        theirs={"progress": 6, "mechs": {"E4": 1}, "workers": {}},
    )  # fmt: skip
    assert person(at).workers == {"home": 2}
    assert person(at).popularity == 5


@pytest.mark.rule("SCY-ON-AUT-07")
def test_beaten_automa_units_have_to_be_deployed_again() -> None:
    at = table(
        "move units", "mech F3", "to E3", "done", "power 7", "card 1",
        mechs={"F3": 1}, abilities=["riverwalk"], power=7,
        theirs={"progress": 6, "power": 1, "combat_cards": 0, "mechs": {"E3": 1}},
    )  # fmt: skip
    automa = at.state.automas[0]
    assert (automa.mechs, automa.on_mat("mech")) == ({}, 4)


# --- moves and produce


@pytest.mark.rule("SCY-ON-MOV-14")
def test_own_structures_flags_and_traps_do_not_matter_for_a_move() -> None:
    at = table("move units", "worker F1", structures={"F2": "mill"})
    assert at.legal() == ["to F2", "to G1"]
    at.answer("to F2")
    assert at.prompt == "unit"
    at = table(
        "move units", "character", "to F4", human="togawa", character="F5",
        traps={"F4": "armed"}, trap_kinds={"F4": "power"},
        switches={"edition": "invaders"}, automa="nordic",
    )  # fmt: skip
    assert at.prompt == "unit"


@pytest.mark.rule("SCY-ON-MOV-23", "SCY-ON-R-27")
def test_a_token_only_where_the_character_moved() -> None:
    albion: dict[str, Any] = {
        "human": "albion", "character": "A1", "switches": {"edition": "invaders"},
        "automa": "nordic",
    }  # fmt: skip
    at = table("move units", "worker A2", "to A1", "done", **albion)
    assert at.prompt == "card"
    at = table("move units", "character", "to A2", "done", **albion)
    assert at.prompt == "flag"
    assert at.legal() == ["flag A2", "no flag"]


@pytest.mark.rule("SCY-ON-PRO-05")
def test_lakes_factory_and_home_base_produce_nothing() -> None:
    at = table(
        "produce", human="nordic", workers={"home": 1, "D4": 1, "C4": 1, "A4": 1},
        mechs={"C4": 1}, abilities=["seaworthy"],
    )  # fmt: skip
    assert at.legal() == ["region A4 1", "done"]


@pytest.mark.rule("SCY-ON-ASK-12", "SCY-ON-ASK-10")
def test_loads_from_all_down_to_one_and_down_only_after_a_step() -> None:
    position = {"mechs": {"G3": 1}, "abilities": ["speed"], "workers": {"G3": 2},
                "goods": {"G3": {"food": 2}}, "human": "crimea", "automa": "saxony"}  # fmt: skip
    at = table("move units", "mech G3", **position)
    assert at.legal()[:4] == ["+worker 2", "+worker 1", "+food 2", "+food 1"]
    for text in ("+worker 1", "+food 2", "to H1"):
        at.answer(text)
    assert at.legal()[:3] == ["-worker 1", "-food 2", "-food 1"]
    assert at.legal()[-1] == "stop"


@pytest.mark.rule("SCY-ON-ASK-11")
def test_each_kind_is_told_once_and_in_order() -> None:
    at = table(
        "move units", "mech F1", "+metal 1", mechs={"F1": 1}, abilities=["speed"],
        goods={"F1": {"food": 1, "metal": 2, "oil": 1}},
    )  # fmt: skip
    assert at.legal() == ["+oil 1", "to F2", "to G1"]
    for text in ("+metal 1", "+food 1", "+worker 1"):
        with pytest.raises(Refused):
            at.answer(text)


@pytest.mark.rule("SCY-ON-ASK-14", "SCY-ON-MOV-08")
def test_without_speed_the_arrival_ends_the_move() -> None:
    at = table("move units", "character", "to F1")
    assert at.prompt == "unit"
    at = table("move units", "character", mechs={"G1": 1}, abilities=["speed"])
    for left in (2, 1):
        assert at.prompt == "step"
        assert at.pending is not None
        assert at.pending.args["n"] == left
        at.answer("to F1" if left == 2 else "stop")


@pytest.mark.rule("SCY-ON-MOV-01")
@pytest.mark.parametrize(("top", "units"), [([], 2), (["move"], 3)])
def test_two_units_move_and_three_after_the_upgrade(top: list[str], units: int) -> None:
    at = table("move units", top=top, bottom=dict.fromkeys(["deploy"] * len(top), 1))
    assert at.pending is not None
    assert (at.prompt, at.pending.args["n"]) == ("unit", units)


@pytest.mark.rule("SCY-ON-CMB-03", "SCY-CMB-02", "SCY-ON-CMB-01")
@pytest.mark.parametrize(("power", "most"), [(2, 4), (9, 7)])
def test_all_power_up_to_seven_may_be_committed_and_nobody_scouts_unasked(
    power: int, most: int
) -> None:
    at = table(
        "bolster skip", "card 16", human="albion", character="A1", mechs={"D2": 1},
        workers={"A1": 2}, abilities=["shield"], power=power, switches={"edition": "invaders"},
        theirs={"progress": 10, "power": 9, "combat_cards": 2, "character": "D1", "mechs": {}},
    )  # fmt: skip
    assert at.prompt == "power"
    assert at.legal() == [f"power {n}" for n in range(most + 1)]
    assert at.state.automas[0].combat_cards == 2


@pytest.mark.rule("SCY-ON-ASK-02")
def test_a_payment_from_many_regions_is_long_and_complete() -> None:
    regions = ["F1", "F2", "G1", "E1", "E2", "E3", "F3", "E4", "F4"]
    workers = dict.fromkeys(regions[:8], 1)
    at = table(
        "bolster skip", "upgrade", character="F4", workers=workers,
        goods={region: {"oil": 3} for region in regions},
    )  # fmt: skip
    assert len(at.legal()) == 165  # three of nine regions, with repetition
    assert len(set(at.legal())) == 165


# --- how answers are written


@pytest.mark.rule("SCY-ON-NOT-01")
def test_places_kinds_and_values_have_one_order() -> None:
    at = table(
        "move units", "character", human="crimea", automa="nordic", character="G4",
        mechs={"G3": 1}, abilities=["wayfare"],
    )  # fmt: skip
    assert at.legal()[:3] == ["to home", "to @albion", "to @polania"]
    at = table("trade goods")
    assert at.legal()[:4] == [
        "goods F1 food*2", "goods F1 food metal", "goods F1 food oil", "goods F1 food wood",
    ]  # fmt: skip


@pytest.mark.rule("SCY-ON-NOT-02")
def test_equal_things_are_counted() -> None:
    at = table("bolster skip", "upgrade", goods={"F1": {"oil": 2}, "G1": {"oil": 2}})
    assert at.legal() == ["pay F1*2 G1", "pay F1 G1*2"]


@pytest.mark.rule("SCY-ON-NOT-03")
def test_card_values_are_written_from_high_to_low() -> None:
    at = table("bolster cards", top=["cards"], bottom={"deploy": 1})
    assert at.legal()[:3] == ["cards 5 5", "cards 5 4", "cards 5 3"]
    at.answer("cards 2 5")
    assert person(at).hand == {2: 1, 5: 1}
    draw = Play(at.state).pending
    assert isinstance(draw, Draw)


@pytest.mark.rule("SCY-ON-NOT-05")
def test_a_turn_reads_as_a_sentence() -> None:
    record = (
        "move units · mech E4 · +worker 2 · +metal 3 · to F4 · stop · character · to E3 · stop · "
        "build · pay E4*2 F4 · mine E4"
    )
    at = table(
        *record.split(" · "), character="E4", mechs={"E4": 1}, abilities=["speed"],
        workers={"E4": 4}, goods={"E4": {"metal": 3, "wood": 3}, "F4": {"wood": 1}},
    )  # fmt: skip
    assert at.prompt == "card"
    assert person(at).structures == {"E4": "mine"}


@pytest.mark.rule("SCY-ON-NOT-06")
def test_an_answer_by_a_program_is_marked() -> None:
    match = new_match()
    match.answer("@planner bolster power")
    entry = next(entry for entry in match.entries if entry.player)
    assert (entry.player, entry.text) == ("planner", "bolster power")


@pytest.mark.rule("SCY-ON-ASK-03")
def test_letter_case_and_blanks_do_not_matter() -> None:
    at = table()
    at.answer("  Trade   GOODS ")
    at.answer("goods f1  METAL oil")
    assert person(at).goods == {"F1": {"metal": 1, "oil": 1}}


# --- stars and objectives


@pytest.mark.rule("SCY-ON-STAR-05")
def test_a_top_that_is_left_again_before_the_next_moment_brings_no_star() -> None:
    """Artillery pays a power that came before the moment at which stars are looked for."""
    at = table(
        "move units", "mech D4", "to E4", "done", "use artillery", human="nordic",
        mechs={"D4": 1}, abilities=["artillery"], power=16, star_spaces={},
        theirs={"progress": 6, "power": 9, "combat_cards": 0, "mechs": {"E4": 1}},
    )  # fmt: skip
    assert person(at).power == 15
    assert person(at).star_spaces == {}


@pytest.mark.rule("SCY-ON-OBJ-08")
def test_armed_traps_control_nothing_before_the_end() -> None:
    traps = {"F4": "armed", "E4": "armed", "B2": "armed"}
    at = table(
        "bolster skip", human="togawa", automa="nordic", objectives=[4, 1],
        traps=traps, trap_kinds={"F4": "power", "E4": "coins", "B2": "cards"},
        workers={"F7": 1, "G6": 1}, switches={"edition": "invaders"},
    )  # fmt: skip
    assert at.prompt == "card"  # F7 is the only tundra


# --- the tile


@pytest.mark.rule("SCY-ON-SCO-02")
@pytest.mark.parametrize(
    ("tile", "built", "number"),
    [
        ("lakes_next_to_structures", ["E4"], 2),
        ("lakes_next_to_structures", ["E4", "E3"], 2),
        ("tunnels_next_to_structures", ["E4"], 2),
        ("tunnels_next_to_structures", ["E3"], 0),
        ("encounters_next_to_structures", ["F2"], 1),
        ("structures_on_tunnels", ["E3", "F4", "F1"], 2),
        ("longest_line_of_structures", ["F1", "F2", "F3"], 3),
        ("longest_line_of_structures", ["E3", "E4", "F3", "F4"], 2),
        ("longest_line_of_structures", [], 0),
        ("structures_on_farms_or_tundras", ["E3", "F4", "F1"], 2),
    ],
)
def test_what_a_tile_counts(tile: str, built: list[str], number: int) -> None:
    assert counted(tile, built) == number


@pytest.mark.rule("SCY-ON-SCO-02")
def test_coins_of_the_tiles() -> None:
    lakes = built_in().tiles["lakes_next_to_structures"]
    assert [lakes.coins(n) for n in range(8)] == [0, 2, 4, 4, 6, 6, 9, 9]


# --- hidden things


@pytest.mark.rule("SCY-ON-DECK-03")
def test_draws_come_again_after_undo() -> None:
    match = new_match()
    match.answer("bolster cards")
    drawn = [entry.text for entry in match.entries]
    match.undo()
    match.answer("bolster cards")
    assert [entry.text for entry in match.entries] == drawn


def test_only_the_person_sees_the_hand() -> None:
    match = new_match(human_faction="saxony")
    own, other = match.view(1), match.view(0)
    assert isinstance(own["sides"]["saxony"]["hand"], dict)
    assert other["sides"]["saxony"]["hand"] == 4
    assert other["sides"]["saxony"]["objectives"] == 2
    assert "hand=" not in str(other)
    imagined = GAME.imagined(match.state, 0, Random(1))
    assert GAME.view(imagined, 0) == other


def test_a_turn_on_screen_tells_what_happened_not_what_to_do() -> None:
    match = new_match()
    match.answer("bolster power")
    by_the_automa = [event for event in match.events() if event.instruct]
    assert "scy-lift" not in {event.kind for event in by_the_automa}
    words = Words("en", GAME)
    moves = [event for event in by_the_automa if event.kind == "scy-move"]
    assert moves
    assert all("The Automa’s" in event_in_words(match, event, words) for event in moves)
    assert all(event.rule.startswith("SCY-") for event in by_the_automa)
    assert not any(event.kind.startswith("scy-on_") for event in by_the_automa)
    assert facts(match.state)["turn"] == 2
