"""4.10 The person's turn against Automa pieces, combat, claiming resources."""

from __future__ import annotations

import pytest

from automatable.core.errors import Refused
from automatable.core.matches.match import Match
from automatable.games.scythe.state import State
from tests.scythe.table import (
    asked,
    automa_of,
    automa_to_move,
    happened,
    human_of,
    human_to_move,
    kinds,
    play,
)

ATTACKED = "saxony character=E4 workers=- power=5 cards=2"
ATTACKER = "crimea progress=6 power=6 character=mat mechs=F4 workers=G3 cards=0"


def automa_attacks(human: str = ATTACKED, automa: str = ATTACKER) -> Match[State]:
    """Card 17 sends the mech from F4 into the person's character on E4."""
    return play(automa_to_move(human, automa, "-"), "card 17")


def human_attacks(
    human: str = "nordic mechs=E4 workers=A4",
    automa: str = "saxony progress=6 power=9 mechs=E3 workers=E3,F1 cards=2 main=16 last=16",
) -> Match[State]:
    """The mech on E4 moves onto E3, where an Automa mech stands beside a worker."""
    return play(human_to_move(human, automa, "-"), "mech E4-E3", "done")


# --- the person's turn


@pytest.mark.rule("SCY-HUM-01")
def test_reports_change_the_persons_pieces() -> None:
    match = play(
        human_to_move("saxony", "nordic"),
        "character home-F1", "worker F1-F2", "+worker x2 G1", "+mech G1 riverwalk", "mine G1",
        "recruit coin", "star", "-worker G1",
    )  # fmt: skip
    human = human_of(match)
    assert human.character == "F1"
    assert human.workers == {"F2": 1, "G1": 2}
    assert human.mechs == {"G1": 1}
    assert human.abilities == ["riverwalk"]
    assert human.structures == {"G1": "mine"}
    assert (human.recruits, human.stars) == (["coin"], 1)


@pytest.mark.rule("SCY-HUM-02")
def test_workers_enter_only_behind_a_combat_unit() -> None:
    position = human_to_move("nordic mechs=E4 workers=E4", "saxony mechs=E3", "-")
    with pytest.raises(Refused, match="worker_cannot_enter"):
        play(position, "worker E4-E3")
    carried = play(position, "mech E4-E3", "worker E4-E3")
    assert human_of(carried).workers == {"E3": 1}
    with pytest.raises(Refused, match="workers_left_alone"):
        play(position, "mech E4-E3", "worker E4-E3", "mech E3-E4")
    with pytest.raises(Refused, match="workers_left_alone"):
        play(position, "mech E4-E3", "worker E4-E3", "-mech E3")
    back = play(position, "mech E4-E3", "worker E4-E3", "worker E3-E4", "mech E3-E4")
    assert human_of(back).workers == human_of(back).mechs == {"E4": 1}


@pytest.mark.rule("SCY-HUM-02")
def test_every_side_has_a_home_base_of_its_own() -> None:
    position = human_to_move("nordic workers=E4", "saxony mechs=home", "-")
    assert human_of(play(position, "worker E4-home")).workers == {"home": 1}


@pytest.mark.rule("SCY-HUM-03", "SCY-HUM-04", "SCY-HUM-05")
def test_lone_workers_go_home_for_popularity_and_resources() -> None:
    human = "nordic character=E4 workers=A4 popularity=5"
    match = play(human_to_move(human, "saxony workers=E3*2,F1 main=8 last=8"), "character E4-E3")
    assert automa_of(match).workers == {"F1": 1, "home": 2}
    assert human_of(match).popularity == 3
    assert happened(match, "claim")[0]["n"] == 1
    assert human_of(match).resources == {"E3": 1}


@pytest.mark.rule("SCY-HUM-04", "SCY-R-33")
def test_at_0_popularity_the_workers_go_all_the_same() -> None:
    human = "nordic character=E4 workers=A4 popularity=1"
    match = play(human_to_move(human, "saxony workers=E3*2"), "character E4-E3")
    assert human_of(match).popularity == 0
    assert automa_of(match).workers == {"home": 2}


@pytest.mark.rule("SCY-HUM-06")
def test_combats_follow_after_all_moves_in_the_order_the_person_likes() -> None:
    position = human_to_move("nordic mechs=E4,F5 workers=-", "saxony mechs=E3,F4", "-")
    match = play(position, "mech E4-E3", "mech F5-F4")
    assert asked(match) == "report"
    match.answer("done")
    assert match.legal() == ["combat E3", "combat F4"]
    match.answer("combat F4")
    assert happened(match, "combat") == [{"region": "F4", "seat": "person"}]


@pytest.mark.rule("SCY-HUM-07")
def test_the_character_takes_a_token_unless_it_was_beaten_there() -> None:
    match = play(human_to_move("saxony character=F1", "nordic"), "character F1-F2", "done")
    assert "F2" not in match.state.encounter_tokens
    fight = human_to_move("saxony character=F1 workers=G1", "nordic power=9 mechs=F2 cards=0")
    lost = play(fight, "character F1-F2", "done", "power 0", "card 6")
    assert "F2" in lost.state.encounter_tokens
    won = play(fight, "character F1-F2", "done", "power 7", "card 10")
    assert "F2" not in won.state.encounter_tokens


# --- combat


@pytest.mark.rule("SCY-CMB-01")
def test_whoever_moved_in_is_the_attacker() -> None:
    assert happened(automa_attacks(), "combat")[0]["seat"] == "automa"
    assert happened(human_attacks(), "combat")[0]["seat"] == "person"


@pytest.mark.rule("SCY-CMB-02")
def test_artillery_costs_1_power_and_takes_2() -> None:
    match = human_attacks("nordic mechs=E4 workers=A4 abilities=artillery power=10")
    assert asked(match) == "ability"
    match.answer("use artillery")
    assert (automa_of(match).power, human_of(match).power) == (7, 9)
    unused = human_attacks("nordic mechs=E4 workers=A4 abilities=artillery power=10")
    unused.answer("no artillery")
    assert automa_of(unused).power == 9


@pytest.mark.rule("SCY-CMB-02")
def test_abilities_that_need_no_asking() -> None:
    disarm = automa_attacks("saxony character=E4 workers=- abilities=disarm")
    assert automa_of(disarm).power == 6, "E4 is neither tunnel nor mine"
    mine = automa_attacks("saxony character=E4 workers=- abilities=disarm structures=E4:mine")
    assert automa_of(mine).power == 4
    scout = human_attacks("crimea mechs=E4 workers=- abilities=scout cards=1")
    assert (automa_of(scout).combat_cards, human_of(scout).combat_cards) == (1, 2)
    albion = "albion mechs=E4 workers=- abilities=sword,shield power=4"
    sword = human_attacks(albion)
    assert (automa_of(sword).power, human_of(sword).power) == (7, 4)
    shield = automa_attacks(albion)
    assert (automa_of(shield).power, human_of(shield).power) == (6, 6)


@pytest.mark.rule("SCY-CMB-02")
def test_ronin_fights_alone() -> None:
    alone = automa_attacks("togawa character=E4 workers=- abilities=ronin power=1")
    alone.answer("use ronin")
    assert human_of(alone).power == 3
    together = automa_attacks("togawa character=E4 workers=E4 abilities=ronin power=1")
    assert asked(together) == "commit"


@pytest.mark.rule("SCY-CMB-02")
def test_power_never_falls_below_0() -> None:
    match = human_attacks("albion mechs=E4 workers=- abilities=sword", "saxony power=1 mechs=E3")
    assert automa_of(match).power == 0


@pytest.mark.rule("SCY-CMB-03")
@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("power 6", "more_power_than_owned"),
        ("power 8", "dial_too_high"),
        ("power 2 cards 6", "no_such_combat_card"),
        ("power 2 cards 3 3", "too_many_combat_cards"),
        ("power", "unreadable"),
    ],
)
def test_what_cannot_be_committed_is_refused_and_changes_nothing(answer: str, code: str) -> None:
    match = automa_attacks()
    before = match.position()
    with pytest.raises(Refused, match=code):
        match.answer(answer)
    assert match.position() == before
    assert asked(match) == "commit"


@pytest.mark.rule("SCY-CMB-03")
def test_one_card_per_combat_unit_and_one_more_by_ability() -> None:
    army = automa_attacks("rusviet character=E4 workers=E4 abilities=peoples_army")
    assert army.pending is not None
    assert army.pending.args["cards"] == 2
    lake = "togawa character=E5 workers=- abilities=suiton"
    on_lake = play(automa_to_move(lake, ATTACKER, "-"), "card 17")
    assert on_lake.pending is not None
    assert on_lake.pending.args["cards"] == 2


@pytest.mark.rule("SCY-CMB-03", "SCY-CMB-04")
def test_the_automas_card_comes_after_the_commitment() -> None:
    match = automa_attacks()
    assert asked(match) == "commit"
    match.answer("power 3 cards 4")
    assert asked(match) == "combat_card"
    match.answer("card 5")
    assert happened(match, "combat_card") == [{"card": 5}]
    assert "gain_coins" in kinds(match), "the rows of the combat card do not count"
    assert automa_of(match).workers == {"G3": 1}


@pytest.mark.rule("SCY-CMB-05", "SCY-CMB-06")
@pytest.mark.parametrize(("power", "spent"), [(7, 0), (8, 5), (13, 5), (14, 7), (16, 7)])
def test_the_column_is_that_of_the_present_power(power: int, spent: int) -> None:
    automa = f"crimea progress=6 power={power} power_star=yes mechs=F4 workers=G3 cards=0"
    match = automa_attacks(automa=automa)
    match.answer("power 0")
    match.answer("card 8")
    assert happened(match, "automa_commits")[0]["n"] == spent


@pytest.mark.rule("SCY-CMB-05", "SCY-R-29")
def test_the_column_is_read_after_abilities() -> None:
    match = human_attacks("nordic mechs=E4 workers=A4 abilities=artillery")
    for answer in ("use artillery", "power 7", "card 8", "values 2 2"):
        match.answer(answer)
    assert happened(match, "automa_commits")[0]["n"] == 0, "7 power is in the first column"


@pytest.mark.rule("SCY-CMB-07")
def test_it_spends_no_more_than_it_has() -> None:
    match = human_attacks(automa="saxony progress=6 power=1 mechs=E3 cards=0")
    match.answer("power 7")
    match.answer("card 6")
    assert happened(match, "automa_commits")[0]["n"] == 1


@pytest.mark.rule("SCY-CMB-08", "SCY-CMB-09", "SCY-R-13")
@pytest.mark.parametrize(("held", "used"), [(0, 0), (1, 1), (3, 3), (5, 3)])
def test_random_combat_cards_as_many_as_shown_and_owned(held: int, used: int) -> None:
    match = human_attacks(automa=f"saxony progress=6 power=9 mechs=E3 cards={held}")
    match.answer("power 7")
    match.answer("card 13")
    if used:
        assert asked(match) == "values"
        match.answer(" ".join(["values", *["2"] * used]))
    assert happened(match, "automa_commits")[0]["cards"] == used


@pytest.mark.rule("SCY-CMB-08")
@pytest.mark.parametrize("answer", ["values 6 2 2", "values 2", "values 2 2 2 2", "values 1 2 2"])
def test_a_value_that_no_card_has_is_refused(answer: str) -> None:
    match = human_attacks(automa="saxony progress=6 power=9 mechs=E3 cards=3")
    match.answer("power 7")
    match.answer("card 13")
    with pytest.raises(Refused, match=r"no_such_combat_card|wrong_number_of_values"):
        match.answer(answer)
    assert asked(match) == "values"


@pytest.mark.rule("SCY-CMB-10")
@pytest.mark.parametrize(("power", "winner"), [(5, "automa"), (6, "person"), (7, "person")])
def test_the_higher_total_wins_and_the_attacker_wins_ties(power: int, winner: str) -> None:
    match = human_attacks(automa="saxony progress=6 power=6 mechs=E3 cards=0")
    match.answer(f"power {power}")
    match.answer("card 6")
    assert happened(match, "combat_result")[0]["seat"] == winner
    tie = automa_attacks()
    tie.answer("power 4 cards 2")
    tie.answer("card 6")
    assert happened(tie, "combat_result")[0]["seat"] == "automa"


@pytest.mark.rule("SCY-CMB-11")
def test_both_sides_pay() -> None:
    match = human_attacks(
        "nordic mechs=E4 workers=A4 power=8 cards=3",
        "saxony progress=6 power=9 mechs=E3 cards=2",
    )
    for answer in ("power 5 cards 4", "card 5", "values 2"):
        match.answer(answer)
    assert (human_of(match).power, human_of(match).combat_cards) == (3, 2)
    assert (automa_of(match).power, automa_of(match).combat_cards) == (5, 2), "loser's card"


@pytest.mark.rule("SCY-CMB-12", "SCY-CMB-13", "SCY-LVL-05", "SCY-R-28")
@pytest.mark.parametrize(("level", "place"), [("automa", {}), ("ultimaszyna", {"home": 1})])
def test_beaten_units_go_to_the_mat_or_home(level: str, place: dict[str, int]) -> None:
    match = human_attacks(
        automa=f"saxony level={level} progress=6 power=0 mechs=E3 workers=E3,F1 cards=0"
    )
    match.answer("power 1")
    match.answer("card 6")
    assert automa_of(match).mechs == place
    assert automa_of(match).workers == {"F1": 1, "home": 1}


@pytest.mark.rule("SCY-CMB-14")
def test_the_loser_draws_a_card_if_it_showed_anything() -> None:
    shown = automa_attacks()
    shown.answer("power 1")
    shown.answer("card 6")
    assert human_of(shown).combat_cards == 3
    nothing = automa_attacks()
    nothing.answer("power 0")
    nothing.answer("card 6")
    assert human_of(nothing).combat_cards == 2


@pytest.mark.rule("SCY-CMB-15", "SCY-R-34")
def test_a_beaten_person_goes_home_or_with_seaworthy_to_a_lake() -> None:
    match = automa_attacks("saxony character=E4 mechs=E4 workers=E4")
    match.answer("power 0")
    match.answer("card 6")
    human = human_of(match)
    assert (human.character, human.mechs, human.workers) == ("home", {"home": 1}, {"home": 1})
    sailor = automa_attacks("nordic mechs=E4 workers=E4 abilities=seaworthy")
    sailor.answer("power 0")
    sailor.answer("card 6")
    assert sailor.legal() == ["retreat home", "retreat D3", "retreat E5"]
    sailor.answer("retreat E5")
    assert (human_of(sailor).mechs, human_of(sailor).workers) == ({"E5": 1}, {"home": 1})


@pytest.mark.rule("SCY-CMB-16", "SCY-STAR-02")
def test_the_winner_places_a_star_a_saxon_person_without_limit() -> None:
    for faction, after in (("saxony", 3), ("polania", 2)):
        match = automa_attacks(f"{faction} character=E4 workers=- stars=2 combat_stars=2")
        match.answer("power 7")
        match.answer("card 10")
        assert human_of(match).combat_stars == after
        assert human_of(match).stars == after


@pytest.mark.rule("SCY-CMB-17")
def test_an_attacking_person_loses_popularity_per_worker() -> None:
    automa = "saxony progress=6 power=0 mechs=E3 workers=E3*2 cards=0"
    comrades = "polania mechs=E4 workers=- abilities=camaraderie popularity=5"
    for human, left in (("nordic mechs=E4 workers=A4 popularity=5", 3), (comrades, 5)):
        match = human_attacks(human, automa)
        match.answer("power 1")
        match.answer("card 6")
        assert human_of(match).popularity == left
    defender = automa_attacks("saxony character=E4 workers=- popularity=5")
    defender.answer("power 7")
    defender.answer("card 10")
    assert human_of(defender).popularity == 5


@pytest.mark.rule("SCY-CMB-18", "SCY-CLM-05")
def test_an_automa_that_won_as_attacker_removes_the_resources() -> None:
    match = automa_attacks("saxony character=E4 workers=E4 resources=E4*2")
    match.answer("power 0")
    match.answer("card 6")
    assert human_of(match).resources == {}


@pytest.mark.rule("SCY-CMB-19", "SCY-CLM-04")
def test_nothing_is_claimed_as_defender_or_after_a_defeat() -> None:
    defender = automa_attacks("saxony character=E4 workers=-")
    defender.answer("power 7")
    defender.answer("card 10")
    assert "claim" not in kinds(defender)
    beaten = human_attacks()
    for answer in ("power 0", "card 6", "values 2"):
        beaten.answer(answer)
    assert "claim" not in kinds(beaten)
    assert "put_back" not in kinds(beaten), "a defending Automa removes nothing"


@pytest.mark.rule("SCY-CMB-20", "SCY-R-14")
def test_the_combat_is_finished_before_a_sixth_star_ends_the_game() -> None:
    match = human_attacks("nordic mechs=E4 workers=A4 stars=5 popularity=4")
    for answer in ("power 7 cards 5", "card 10", "values 2"):
        match.answer(answer)
    order = [k for k in kinds(match) if k in ("automa_beaten", "claim", "sixth_star")]
    assert order == ["automa_beaten", "claim", "sixth_star"]
    assert human_of(match).popularity == 3
    assert human_of(match).resources == {"E3": 4}


# --- claiming


@pytest.mark.rule("SCY-CLM-01", "SCY-CLM-02", "SCY-CLM-08")
@pytest.mark.parametrize(
    ("region", "resource"),
    [("E3", "food"), ("E4", "oil"), ("F5", "wood"), ("G4", "metal"), ("F3", None), ("D4", None)],
)
def test_the_region_says_what_is_claimed(region: str, resource: str | None) -> None:
    human = "nordic character=A1 workers=-"
    position = human_to_move(human, f"saxony workers={region} main=5 last=5")
    claims = happened(play(position, f"character A1-{region}"), "claim")
    assert [claim["resource"] for claim in claims] == ([resource] if resource else [])
    assert all(claim["n"] == 4 for claim in claims)


@pytest.mark.rule("SCY-CLM-03")
def test_all_victories_of_a_turn_use_the_same_card_a_skipped_one_too() -> None:
    position = automa_to_move(
        "nordic character=E4 mechs=F5 workers=-", "saxony level=autometta workers=E3,F4", "-"
    )
    match = play(position, "card 7", "character E4-E3", "mech F5-F4")
    assert [(c["card"], c["n"]) for c in happened(match, "claim")] == [(7, 2), (7, 2)]


@pytest.mark.rule("SCY-CLM-07", "SCY-R-10")
@pytest.mark.parametrize(("ruling", "claimed"), [("remembered_card", 3), ("nothing", 0)])
def test_after_a_reshuffle_the_last_card_is_remembered(ruling: str, claimed: int) -> None:
    position = automa_to_move(
        "nordic character=E3 workers=-",
        f"saxony progress=8 workers=F1,E2 switches=claim_after_reshuffle:{ruling}",
        "-",
    )
    match = play(position, "card 9", "character E3-E2")
    assert sum(claim["n"] for claim in happened(match, "claim")) == claimed


@pytest.mark.rule("SCY-CLM-07")
def test_before_the_first_card_nothing_is_claimed() -> None:
    position = human_to_move("nordic character=E4 workers=-", "saxony workers=E3")
    assert "claim_nothing" in kinds(play(position, "character E4-E3"))
