"""Rulings on screen: where the rulebook is silent, both readings where there is a switch."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.errors import Refused
from automatable.games.scythe.on_screen.components import built_in
from tests.scythe.on_screen.test_rules import person, table

INVADERS = {"edition": "invaders"}
ATTACK: dict[str, Any] = {
    "mechs": {"F3": 1}, "abilities": ["riverwalk"],
    "theirs": {"progress": 6, "power": 5, "combat_cards": 0, "mechs": {"E3": 1}},
}  # fmt: skip


@pytest.mark.rule("SCY-ON-R-01")
def test_no_objective_within_an_action() -> None:
    at = table("trade goods", objectives=[22, 1], factory_card=3)
    assert all(text.startswith("goods") for text in at.legal())


@pytest.mark.rule("SCY-ON-R-02", "SCY-ON-TURN-04")
def test_relentless_and_the_factory_card() -> None:
    rusviet: dict[str, Any] = {"human": "rusviet", "section": "factory", "factory_card": 6}
    assert "factory use" not in table(**rusviet).legal()
    assert "factory use" in table(**rusviet, switches={"relentless_factory": "on"}).legal()


@pytest.mark.rule("SCY-ON-R-03")
@pytest.mark.parametrize(("ruling", "drawn"), [("off", 2), ("on", 3)])
def test_the_recruit_beside_enlist(ruling: str, drawn: int) -> None:
    at = table(
        "trade skip", "enlist", "recruit combat_card now combat_card", "cards 3 2",
        goods={"G1": {"food": 4}}, switches={"fresh_recruit_pays": ruling},
    )  # fmt: skip
    if ruling == "on":
        at.answer("cards 4")
    assert person(at).combat_cards == drawn
    assert at.prompt == "card"


@pytest.mark.rule("SCY-ON-R-04", "SCY-ON-R-36")
def test_traded_goods_go_to_one_region_and_the_power_comes_after() -> None:
    at = table("trade goods", structures={"F1": "armory"}, power=1)
    assert person(at).power == 1
    assert len(at.legal()) == 20
    at.answer("goods G1 oil wood")
    assert person(at).goods == {"G1": {"oil": 1, "wood": 1}}
    assert person(at).power == 2


@pytest.mark.rule("SCY-ON-R-05")
def test_trade_with_all_workers_at_home() -> None:
    assert "trade popularity" in table(workers={"home": 2}).legal()
    assert "trade goods" not in table(workers={"home": 2}).legal()


@pytest.mark.rule("SCY-ON-R-06", "SCY-ON-R-07")
def test_the_mill_is_its_own_region_in_addition() -> None:
    mill: dict[str, Any] = {
        "human": "polania", "workers": {"C1": 1, "D1": 1, "D2": 1}, "structures": {"D2": "mill"},
    }  # fmt: skip
    at = table("produce", "region C1 1", "region D1 1", **mill)
    assert at.legal() == ["region D2 2", "region D2 1", "done"]
    at = table("produce", "region C1 1", "region D2 2", **mill)
    assert at.legal() == ["region D1 1", "done"]
    mill["workers"] = {"C1": 1, "D1": 1}
    at = table("produce", **mill, theirs={"progress": 6, "workers": {"D2": 1}})
    assert "region D2 1" not in at.legal()


@pytest.mark.rule("SCY-ON-R-08")
def test_factory_production_knows_neither_cost_nor_mill_nor_cube() -> None:
    at = table(
        "factory use", factory_card=1, hand={"2": 1}, power=0, popularity=0, coins=1,
        workers={"F1": 2, "G1": 2, "E3": 1, "F2": 1}, structures={"F2": "mill"},
        top=["produce"], bottom={"deploy": 1},
    )  # fmt: skip
    assert "region F2 1" in at.legal()
    assert "region F2 2" not in at.legal()
    for text in ("region E3 1", "region F1 2"):
        at.answer(text)
    assert at.prompt != "produce"


@pytest.mark.rule("SCY-ON-R-09", "SCY-ON-R-10")
def test_workers_neither_enter_nor_leave_a_contested_region() -> None:
    at = table("move units", "mech F3", "+worker 1", "to E3", workers={"F3": 1, "E4": 1}, **ATTACK)
    assert at.legal() == ["character", "worker E4", "done"]
    with pytest.raises(Refused, match="contested"):
        at.answer("worker E3")
    at.answer("worker E4")
    with pytest.raises(Refused, match="worker_cannot_enter"):
        at.answer("to E3")


@pytest.mark.rule("SCY-ON-R-11", "SCY-ON-R-13")
def test_passengers_go_on_after_workers_were_driven_off() -> None:
    position: dict[str, Any] = {
        "mechs": {"F3": 1}, "abilities": ["speed"], "workers": {"F3": 2}, "character": "F4",
        "theirs": {"progress": 6, "workers": {"E3": 1}},
        "beside": {"last_main_card": 9, "main_discard": [9]},
    }  # fmt: skip
    at = table("move units", "mech F3", "+worker 1", "to E3", **position)
    assert "worker E3" in at.legal()
    for text in ("character", "to E3"):
        at.answer(text)
    assert "+food 3" in at.legal()


@pytest.mark.rule("SCY-ON-R-12", "SCY-ON-R-32")
def test_workers_that_moved_are_picked_up_and_goods_stay_behind() -> None:
    at = table(
        "move units", "worker G1", "to F1", "mech F1", "+moved 1", "to F2",
        mechs={"F1": 1}, abilities=["disarm"], goods={"G1": {"oil": 3}},
    )  # fmt: skip
    assert person(at).workers == {"F1": 1, "F2": 1}
    assert person(at).goods == {"G1": {"oil": 3}}
    assert at.prompt == "card"  # the oil belongs to nobody now


@pytest.mark.rule("SCY-ON-R-14")
def test_units_go_back_to_where_their_move_began() -> None:
    """The mech came over F2, where it picked up a worker: both end where its move began."""
    at = table(
        "move units", "character", "to E4", "mech F1", "to F2", "+worker 1", "to E3",
        "combat E4", "power 7", "card 1",
        character="D4", mechs={"F1": 1}, abilities=["speed"], power=9, structures={"F2": "mine"},
        workers={"F2": 1, "F1": 7}, star_spaces={"workers_8": 1, "combat": 4},
        theirs={"progress": 6, "power": 1, "combat_cards": 0, "mechs": {"E3": 1, "E4": 1}},
    )  # fmt: skip
    assert at.prompt is None
    assert person(at).mechs == {"F1": 1}
    assert person(at).workers == {"F1": 8}


@pytest.mark.rule("SCY-ON-R-15", "SCY-ON-R-40")
@pytest.mark.parametrize(
    ("ruling", "prompt"), [("home", "card"), ("with_mechs", "retreat_workers")]
)
def test_beaten_nordic_units_go_where_each_likes(ruling: str, prompt: str) -> None:
    at = table(
        "bolster skip", "card 16", "power 0", "card 6", "retreat C4", "retreat E5",
        human="nordic", character="A4", mechs={"D5": 2}, workers={"D5": 1, "A5": 1},
        abilities=["seaworthy", "speed"], power=2, switches={"seaworthy_workers": ruling},
        theirs={
            "progress": 10, "power": 9, "combat_cards": 0, "mechs": {"E6": 1}, "workers": {},
            "stars": {"progress": 1},
        },
    )  # fmt: skip
    assert person(at).mechs == {"C4": 1, "E5": 1}
    if ruling == "home":
        assert person(at).workers == {"home": 1, "A5": 1}
    else:
        assert at.prompt == prompt
        assert at.legal() == ["workers home", "workers C4", "workers E5"]


@pytest.mark.rule("SCY-ON-R-16")
def test_the_star_for_eight_workers_waits_for_the_end_of_the_action() -> None:
    at = table(
        "produce", "region H1 2", human="crimea", automa="nordic",
        workers={"H1": 4, "G3": 2}, popularity=5,
    )  # fmt: skip
    assert person(at).star_spaces == {}
    at.answer("done")
    assert person(at).star_spaces == {"workers_8": 1}


@pytest.mark.rule("SCY-ON-R-17")
def test_as_many_stars_as_there_are_places() -> None:
    at = table("bolster power", power=15, popularity=18, star_spaces={"combat": 5}, structures={})
    assert person(at).stars == 6
    assert person(at).star_spaces == {"combat": 5, "popularity_18": 1}


@pytest.mark.rule("SCY-ON-R-18")
def test_power_and_popularity_are_taken_without_a_question() -> None:
    assert table("bolster power", objectives=[18, 8]).prompt == "card"
    assert table("trade popularity", objectives=[18, 8]).prompt == "card"


@pytest.mark.rule("SCY-ON-R-19", "SCY-ON-BOT-05")
def test_a_bottom_action_without_a_place_still_pays() -> None:
    at = table(
        "produce skip", "deploy", workers={"home": 2}, structures={"F1": "mill"},
        goods={"F1": {"metal": 3}}, coins=0,
    )  # fmt: skip
    assert at.prompt == "card"
    assert person(at).coins == 2


@pytest.mark.rule("SCY-ON-R-20")
def test_goods_of_factory_card_8_go_to_one_region_with_a_worker() -> None:
    at = table("factory use", factory_card=8, hand={"2": 1}, workers={"F1": 1, "home": 1})
    assert len(at.legal()) == 20
    assert all(text.startswith("goods F1 ") for text in at.legal())


@pytest.mark.rule("SCY-ON-R-20")
def test_factory_card_8_is_not_offered_without_a_worker_on_a_region() -> None:
    at = table(factory_card=8, hand={"2": 1}, workers={"home": 2})
    assert "factory use" not in at.legal()
    with pytest.raises(Refused, match="no_worker_there"):
        at.answer("factory use")
    poor = table(factory_card=8, hand={}, workers={"home": 2})
    with pytest.raises(Refused, match="not_payable"):
        poor.answer("factory use")


@pytest.mark.rule("SCY-ON-GEN-05", "SCY-ON-ABL-05", "SCY-ON-ABL-06", "SCY-ON-ABL-14")
@pytest.mark.parametrize(
    ("faction", "ability", "fighting", "mechs", "theirs", "first", "second"),
    [
        ("rusviet", "township", "peoples_army", {"C6": 1, "E4": 1}, "F3", "mech E4", "mech C6"),
        ("saxony", "underpass", "disarm", {"F1": 1, "H1": 1}, "G4", "mech H1", "mech F1"),
    ],
)
def test_a_region_entered_to_fight_is_still_the_opponents(
    faction: str, ability: str, fighting: str, mechs: Any, theirs: str, first: str, second: str
) -> None:
    at = table(
        "move units", first, f"to {theirs}", second, human=faction, automa="nordic", mechs=mechs,
        abilities=[ability, fighting], theirs={"progress": 6, "mechs": {theirs: 1}},
    )  # fmt: skip
    assert f"to {theirs}" not in at.legal()
    alone = table(
        "move units", first, f"to {theirs}", second, human=faction, automa="nordic", mechs=mechs,
        abilities=[ability, fighting], theirs={"progress": 6},
    )  # fmt: skip
    assert f"to {theirs}" in alone.legal()


@pytest.mark.rule("SCY-ON-R-21")
@pytest.mark.parametrize(("ruling", "out"), [("either_end", True), ("into", False)])
def test_burrow_out_of_a_tunnel(ruling: str, out: bool) -> None:
    at = table(
        "move units", "mech C2", human="albion", automa="nordic", mechs={"C2": 1},
        abilities=["burrow"], workers={"A1": 1, "A2": 1}, switches={**INVADERS, "burrow": ruling},
    )  # fmt: skip
    assert ("to C1" in at.legal()) is out
    into = table(
        "move units", "mech C1", human="albion", automa="nordic", mechs={"C1": 1},
        abilities=["burrow"], workers={"A1": 1, "A2": 1}, switches={**INVADERS, "burrow": ruling},
    )  # fmt: skip
    assert "to C2" in into.legal()


@pytest.mark.rule("SCY-ON-R-22")
@pytest.mark.parametrize(("ruling", "prompt"), [("off", "card"), ("on", "after")])
def test_the_mine_as_a_tunnel_for_objective_2(ruling: str, prompt: str) -> None:
    at = table(
        "bolster skip", workers={"E3": 1, "F4": 1, "F1": 1}, structures={"F1": "mine"},
        objectives=[2, 1], switches={"mine_is_tunnel_for_objectives": ruling},
    )  # fmt: skip
    assert at.prompt == prompt


@pytest.mark.rule("SCY-ON-R-23", "SCY-ON-R-24")
def test_wayfare_from_base_to_base_but_not_to_the_automa() -> None:
    at = table(
        "move units", "character", human="crimea", automa="nordic", character="@albion",
        mechs={"G3": 1}, abilities=["wayfare"],
    )  # fmt: skip
    assert "to @polania" in at.legal()
    assert "to @nordic" not in at.legal()
    assert "to @albion" not in at.legal()


@pytest.mark.rule("SCY-ON-R-25", "SCY-ON-R-26")
def test_what_else_touches_a_home_base() -> None:
    rusviet = table(
        "move units", "character", human="rusviet", mechs={"D7": 1}, abilities=["riverwalk"]
    )
    assert "to B7" in rusviet.legal()
    polania = table(
        "move units", "character", human="polania", mechs={"D1": 1}, abilities=["submerge"]
    )
    assert "to B1" in polania.legal()
    crimea = table(
        "move units", "character", human="crimea", automa="nordic", mechs={"G3": 1},
        abilities=["riverwalk"],
    )  # fmt: skip
    assert "to G2" not in crimea.legal()


@pytest.mark.rule("SCY-ON-R-28")
def test_a_trap_is_armed_again_however_the_unit_came() -> None:
    at = table(
        "move units", "mech F4", "to F5", "done", human="togawa", automa="nordic",
        mechs={"F4": 1}, abilities=["shinobi"], traps={"F5": "disarmed"},
        trap_kinds={"F5": "power"}, switches=INVADERS,
    )  # fmt: skip
    assert at.legal() == ["arm F5", "no arm"]


@pytest.mark.rule("SCY-ON-R-29")
def test_scout_takes_one_card_by_chance() -> None:
    at = table(
        "move units", "mech D4", "to E4", "done", human="crimea", automa="nordic",
        mechs={"D4": 1}, abilities=["scout"],
        theirs={"progress": 6, "combat_cards": 2, "mechs": {"E4": 1}},
    )  # fmt: skip
    assert at.legal() == ["scouted 5", "scouted 4", "scouted 3", "scouted 2"]
    at.answer("scouted 4")
    assert person(at).hand == {4: 1}
    assert at.state.automas[0].combat_cards == 1


@pytest.mark.rule("SCY-ON-R-30")
def test_what_anyone_could_count_is_shown() -> None:
    at = table(
        "bolster cards", "cards 5",
        hand={"2": 14, "3": 11, "4": 8, "5": 5}, theirs={"combat_cards": 2},
        beside={"discard": {"2": 1}},
    )  # fmt: skip
    assert at.state.decks is not None
    assert at.prompt == "card"
    at = table(
        "bolster cards", "cards 5", "cards 2", top=["cards"], bottom={"deploy": 1},
        hand={"2": 14, "3": 11, "4": 8, "5": 5}, theirs={"combat_cards": 2},
        beside={"discard": {"2": 1}},
    )  # fmt: skip
    assert at.state.decks is not None
    assert at.state.decks.known == {3: 1, 2: 1}


@pytest.mark.rule("SCY-ON-R-31")
def test_any_two_factory_cards_may_be_left() -> None:
    at = table(
        "move units", "character", "to D4", "done", human="nordic", character="D5",
        theirs={"factory_card": True},
    )  # fmt: skip
    assert len(at.legal()) == 66


@pytest.mark.rule("SCY-ON-R-33")
def test_an_option_whose_structure_has_no_place_may_be_chosen() -> None:
    at = table(
        "move units", "character", "to F2", "done", "encounter 1", "option 3",
        character="G1", popularity=5, structures={"F2": "mill"}, tokens=("F2",),
    )  # fmt: skip
    assert person(at).popularity == 3
    assert at.prompt == "card"


@pytest.mark.rule("SCY-ON-R-34", "SCY-ON-OBJ-02")
def test_saxony_reveals_one_card_after_the_other() -> None:
    at = table(objectives=[7, 22], factory_card=3, mechs={"F1": 1}, abilities=["speed"])
    assert at.legal()[-2:] == ["objective 7", "objective 22"]
    at.answer("objective 22")
    at.answer("objective 7")
    assert person(at).star_spaces == {"objective": 2}


@pytest.mark.rule("SCY-ON-R-35")
def test_beyond_the_end_of_a_track_for_the_side_effect() -> None:
    at = table(
        "bolster power", power=16, star_spaces={"power_16": 1}, structures={"F1": "monument"},
        popularity=2,
    )  # fmt: skip
    assert person(at).popularity == 3


@pytest.mark.rule("SCY-ON-R-37")
def test_goods_may_be_put_on_a_lake_beside_the_mech() -> None:
    at = table(
        "trade goods", "goods C4 metal*2", human="nordic", mechs={"C4": 1},
        abilities=["seaworthy"], workers={"C4": 1, "A4": 1},
    )  # fmt: skip
    assert person(at).goods == {"C4": {"metal": 2}}


@pytest.mark.rule("SCY-ON-R-38")
def test_factory_card_4_gives_3_coins_and_is_marked() -> None:
    assert built_in().factory_cards[4].gain == {"coin": 3}
    assert [n for n, card in built_in().factory_cards.items() if card.unchecked] == [4]


@pytest.mark.rule("SCY-ON-R-39")
@pytest.mark.parametrize(("ruling", "listed"), [("printed", False), ("any_break", True)])
def test_cards_for_the_end_of_the_turn(ruling: str, listed: bool) -> None:
    at = table(objectives=[12, 1], coins=20, switches={"objective_timing": ruling})
    assert ("objective 12" in at.legal()) is listed
