"""4.11 End and scoring, 4.12 Levels and variants, 4.13 Invaders from Afar."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.errors import BadOptions, Refused
from automatable.core.matches.match import Match
from automatable.games.scythe import GAME
from automatable.games.scythe.cards import built_in_deck, with_bracket
from automatable.games.scythe.components import levels
from automatable.games.scythe.set_up import new_automa, new_person, new_state
from automatable.games.scythe.state import Automa, Person, State, controlled, region_count
from tests.scythe.table import (
    asked,
    automa_of,
    automa_to_move,
    happened,
    human_of,
    human_to_move,
    kinds,
    moved,
    play,
    statuses,
)

LAST = "crimea progress=20 power=14 mechs=G3"


def finished(human: Person, automa: Automa) -> State:
    state = new_state(human, automa)
    state.phase = "over"
    return state


def sides() -> tuple[Person, Automa]:
    """Nobody has anything but a character at home."""
    human, automa = new_person("polania"), new_automa("nordic", "automa", "base", {})
    human.workers, automa.workers, automa.coins = {}, {}, 0
    return human, automa


# --- the end


@pytest.mark.rule("SCY-END-01")
def test_the_game_ends_with_the_sixth_star_of_either_side() -> None:
    assert play(automa_to_move("nordic", LAST), "card 5").state.phase == "scoring"
    match = play(human_to_move("nordic stars=5", "crimea"), "star")
    assert (match.state.ended_by, match.state.phase) == ("nordic", "scoring")


@pytest.mark.rule("SCY-END-03")
def test_units_in_open_combats_go_back() -> None:
    human = "saxony character=E2 mechs=F5 workers=F5 stars=5"
    position = human_to_move(human, "nordic mechs=F4", "-")
    match = play(position, "mech F5-F4", "worker F5-F4", "star")
    assert human_of(match).mechs == {"F5": 1}
    assert human_of(match).workers == {"F5": 1}
    assert happened(match, "units_go_back") == [{"region": "F4"}]


@pytest.mark.rule("SCY-END-03")
def test_what_has_moved_on_from_an_open_combat_stays_where_it_is() -> None:
    """A worker that came and went; and a mech that did not come by a move goes home."""
    human = "saxony character=E2 mechs=F5 workers=F5 stars=5"
    position = human_to_move(human, "nordic mechs=F4", "-")
    reports = "mech F5-F4", "worker F5-F4", "worker F4-E4", "+mech F4 underpass", "star"
    match = play(position, *reports)
    assert human_of(match).workers == {"E4": 1}
    assert human_of(match).mechs == {"F5": 1, "home": 1}
    assert match.game.problems(match.state) == []


def test_the_last_questions_lead_to_the_sheet() -> None:
    match = play(automa_to_move("nordic stars=3", LAST), "card 5")
    assert asked(match) == "final_tracks"
    match.answer("coins 20 popularity 8 power 5 stars 3")
    match.answer("structures A6:mill bonus 4")
    match.answer("resources A4:3 A6:2")
    assert match.over
    lines = {line.what: line.points for line in match.score().seats[0].lines}
    assert lines == {"coins": 20, "stars": 12, "regions": 9, "resources": 4, "structure_bonus": 4}


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("coins 1 popularity 19 power 0 stars 0", "track_too_high"),
        ("coins 1 popularity 1 power 17 stars 0", "track_too_high"),
        ("coins 1 popularity 1 power 1 stars 6", "stars_do_not_fit"),
        ("coins 1", "unreadable"),
    ],
)
def test_impossible_final_facts_are_refused(answer: str, code: str) -> None:
    match = play(automa_to_move("nordic", LAST), "card 5")
    with pytest.raises(Refused, match=code):
        match.answer(answer)


# --- scoring


@pytest.mark.rule("SCY-SCO-01", "SCY-SCO-02", "SCY-SCO-03")
def test_the_automa_gets_4_per_star_3_per_region_and_its_coins() -> None:
    human, automa = sides()
    automa.coins, automa.progress, automa.workers = 7, 14, {"C4": 1, "D4": 1, "home": 3}
    lines = {line.what: line.points for line in GAME.score(finished(human, automa)).seats[1].lines}
    assert lines == {"coins": 7, "stars": 8, "regions": 12}


@pytest.mark.rule("SCY-SCO-04")
@pytest.mark.parametrize(
    ("popularity", "star", "region", "pair"),
    [(0, 3, 2, 1), (6, 3, 2, 1), (7, 4, 3, 2), (12, 4, 3, 2), (13, 5, 4, 3), (18, 5, 4, 3)],
)
def test_a_persons_coins_by_popularity(popularity: int, star: int, region: int, pair: int) -> None:
    human, automa = sides()
    human.popularity, human.coins, human.stars, human.workers = popularity, 9, 2, {"C1": 1}
    human.resources, human.structure_bonus = {"C1": 4}, 6
    lines = {line.what: line.points for line in GAME.score(finished(human, automa)).seats[0].lines}
    assert lines == {
        "coins": 9, "stars": 2 * star, "regions": region, "resources": 2 * pair,
        "structure_bonus": 6,
    }  # fmt: skip


@pytest.mark.rule("SCY-SCO-05")
def test_six_resources_of_a_region_count_and_the_sum_is_halved() -> None:
    human, automa = sides()
    human.popularity, human.workers = 0, {"C1": 1, "D1": 1}
    human.resources = {"C1": 9, "D1": 5, "A1": 8}
    lines = {line.what: line.points for line in GAME.score(finished(human, automa)).seats[0].lines}
    assert lines["resources"] == 5


@pytest.mark.rule("SCY-SCO-06", "SCY-R-19", "SCY-R-20")
@pytest.mark.parametrize(
    ("facts", "tie_break"),
    [
        ({"structures": {"A1": "mill"}, "coins": 10}, "scy-tie_units_and_structures"),
        ({"power": 5, "coins": 12}, "scy-tie_power"),
        ({"power": 4, "popularity": 11, "coins": 12}, "scy-tie_popularity"),
    ],
)
def test_ties_in_their_order(facts: dict[str, Any], tie_break: str) -> None:
    human, automa = sides()
    automa.coins = 12
    human.popularity, human.power = 0, 4
    for name, value in facts.items():
        setattr(human, name, value)
    sheet = GAME.score(finished(human, automa))
    assert sheet.total(1) == sheet.total(2) == 12
    assert (sheet.winner, sheet.tie_break) == (1, tie_break)


@pytest.mark.rule("SCY-SCO-06")
def test_equal_in_everything_is_a_draw() -> None:
    human, automa = sides()
    automa.coins = human.coins = 3
    human.popularity, human.power = 10, 4
    sheet = GAME.score(finished(human, automa))
    assert (sheet.winner, sheet.tie_break) == (None, "scy-draw")


@pytest.mark.rule("SCY-SCO-07")
def test_a_structure_controls_only_without_automa_units() -> None:
    human, automa = sides()
    human.structures = {"C3": "mine", "E2": "mill"}
    automa.mechs = {"C3": 1}
    assert controlled(new_state(human, automa), human) == ["E2"]
    assert controlled(new_state(human, automa), automa) == ["C3"]


# --- levels


@pytest.mark.rule("SCY-LVL-01", "SCY-LVL-02", "SCY-LVL-03", "SCY-LVL-04")
@pytest.mark.parametrize(
    ("level", "spaces", "dry", "stars"),
    [
        ("autometta", 24, 5, (10, 15, 18, 20, 22, 23)),
        ("automa", 22, 4, (9, 14, 17, 19, 20, 21)),
        ("automaszyna", 19, 3, (9, 12, 14, 16, 17, 18)),
        ("ultimaszyna", 18, 0, (8, 11, 13, 15, 16, 17)),
    ],
)
def test_progress_cards(level: str, spaces: int, dry: int, stars: tuple[int, ...]) -> None:
    automa = new_automa("nordic", level, "base", {})
    no_water = []
    for automa.progress in range(spaces):
        no_water.append(automa.no_water)
    assert no_water == [True] * dry + [False] * (spaces - dry)
    assert (levels()[level].spaces, levels()[level].star_spaces) == (spaces, stars)
    assert automa.on("skip_like_autometta") == (level == "autometta")


@pytest.mark.rule("SCY-LVL-05", "SCY-LVL-06", "SCY-LVL-07", "SCY-LVL-08")
def test_ultimaszyna_is_a_set_of_switches() -> None:
    automa = new_automa("nordic", "ultimaszyna", "base", {})
    assert automa.on("all_moves")
    assert automa.switches["beaten_units_to"] == "home"
    assert (automa.number("coin_delta"), automa.number("power_delta")) == (1, 1)


@pytest.mark.rule("SCY-LVL-06")
def test_ultimaszyna_carries_out_all_legal_icons() -> None:
    match = play(automa_to_move("crimea", "nordic level=ultimaszyna mechs=A4", "-"), "card 8")
    assert statuses(match) == ["executed", "executed"]


@pytest.mark.rule("SCY-LVL-07", "SCY-LVL-08")
def test_ultimaszyna_gets_one_more_of_what_a_card_gives() -> None:
    match = play(automa_to_move("crimea", "nordic level=ultimaszyna"), "card 15")
    assert (automa_of(match).power, automa_of(match).coins) == (8, 7)
    match = play(automa_to_move("crimea", "nordic level=ultimaszyna"), "card 3")
    assert automa_of(match).coins == 5, "a card without coins gives none"


# --- variants


@pytest.mark.rule("SCY-VAR-01")
def test_skipping_is_offered_on_two_levels() -> None:
    match = play(automa_to_move("crimea", "nordic switches=skip_like_autometta:on"), "card 7")
    assert "skipped" in kinds(match)
    for level in ("automa", "automaszyna"):
        Match.new(GAME, {"level": level, "skip_like_autometta": "on"})
    with pytest.raises(BadOptions):
        Match.new(GAME, {"level": "ultimaszyna", "skip_like_autometta": "on"})


@pytest.mark.rule("SCY-VAR-02", "SCY-R-09", "SCY-R-32")
@pytest.mark.parametrize(("delta", "coins"), [(-2, 5), (0, 7), (2, 9)])
def test_coin_delta_once_per_card_not_below_0(delta: int, coins: int) -> None:
    position = automa_to_move("nordic", f"crimea switches=coin_delta:{delta}")
    assert automa_of(play(position, "card 2")).coins == coins


@pytest.mark.rule("SCY-VAR-03")
@pytest.mark.parametrize(("delta", "power"), [(-2, 5), (2, 9)])
def test_power_delta(delta: int, power: int) -> None:
    position = automa_to_move("crimea", f"nordic switches=power_delta:{delta}")
    assert automa_of(play(position, "card 3")).power == power


@pytest.mark.rule("SCY-VAR-04", "SCY-R-15", "SCY-R-16")
def test_hesitating_to_move() -> None:
    position = automa_to_move("crimea", "nordic mechs=A4 switches=hesitate_move:on")
    match = play(position, "card 8")
    assert asked(match) == "hesitation"
    match.answer("revealed 5")
    assert statuses(match) == ["hesitated", "not_reached"]
    bold = play(position, "card 8", "revealed 3")
    assert statuses(bold) == ["executed", "not_reached"]
    both = "nordic mechs=A4 switches=hesitate_move:on,all_moves:on"
    match = play(automa_to_move("crimea", both, "-"), "card 8", "revealed 2", "revealed 4")
    assert statuses(match) == ["executed", "hesitated"]
    assert asked(play(automa_to_move("crimea", f"{both} character=mat"), "card 18")) == "report"


@pytest.mark.rule("SCY-VAR-05")
def test_hesitating_to_deploy() -> None:
    position = automa_to_move("crimea", "nordic switches=hesitate_deploy:on")
    match = play(position, "card 5", "revealed 4")
    assert "home" not in automa_of(match).workers
    match = play(position, "card 5", "revealed 2")
    assert automa_of(match).workers["home"] == 1
    full = automa_to_move("crimea", "nordic workers=A4*4,A5*4 switches=hesitate_deploy:on")
    assert asked(play(full, "card 5")) == "report", "nothing to deploy, nothing to reveal"


@pytest.mark.rule("SCY-VAR-06")
def test_all_moves_each_completely_before_the_next() -> None:
    """The character takes a token on its way and leaves again in the same turn."""
    position = automa_to_move(
        "rusviet character=H1", "polania progress=6 switches=all_moves:on factory_card=yes", "D2"
    )
    match = play(position, "card 18")
    first, second = moved(match)
    assert first == "character home>D2"
    assert second.startswith("character D2>")
    assert match.state.encounter_tokens == []


@pytest.mark.rule("SCY-VAR-07")
def test_variants_can_be_combined() -> None:
    match = Match.new(
        GAME,
        {
            "level": "automaszyna", "skip_like_autometta": "on", "coin_delta": 2,
            "power_delta": -1, "hesitate_move": "on", "hesitate_deploy": "on", "all_moves": "on",
        },
    )  # fmt: skip
    assert automa_of(match).number("power_delta") == -1
    with pytest.raises(BadOptions):
        Match.new(GAME, {"level": "automa", "beaten_units_to": "home"})


# --- Invaders from Afar


@pytest.mark.rule("SCY-INV-01")
def test_four_cards_are_replaced_and_needed_for_the_two_factions() -> None:
    base, invaders = built_in_deck("base"), built_in_deck("invaders")
    differing = [n for n in base.numbers if base.by_number[n] != invaders.by_number[n]]
    assert differing == [5, 8, 18, 19]
    assert [card.number for card in invaders.card if card.unchecked] == [5, 8, 18, 19]
    assert invaders.source.confidence == "disputed"
    with pytest.raises(BadOptions):
        Match.new(GAME, {"automa_faction": "albion", "deck": "base"})
    assert Match.new(GAME, {"automa_faction": "albion"}).options["deck"] == "invaders"


@pytest.mark.rule("SCY-INV-01", "SCY-R-22")
def test_the_disputed_bracket_is_a_switch() -> None:
    for bracket, mechs in (("rusviet", 1), ("togawa", 2)):
        position = f"togawa progress=1 switches=invaders_card_8_bracket:{bracket}"
        match = play(automa_to_move("saxony", position), "card 8")
        assert automa_of(match).mechs == {"home": mechs}


@pytest.mark.rule("SCY-INV-02")
def test_either_side_may_play_the_two_factions() -> None:
    match = play(automa_to_move("togawa", "albion progress=6"), "card 5")
    assert statuses(match)[0] in ("executed", "no_candidate")
    assert not hasattr(automa_of(match), "flags")


@pytest.mark.rule("SCY-INV-04", "SCY-R-23")
@pytest.mark.parametrize(
    ("penalty", "power", "coins", "cards"),
    [("power", 1, 5, 1), ("coins", 4, 1, 1), ("combat_cards", 4, 5, 0), ("popularity", 4, 5, 1)],
)
def test_an_armed_trap_comes_first(penalty: str, power: int, coins: int, cards: int) -> None:
    position = automa_to_move("togawa traps=B5:yes", "nordic mechs=A4,home character=mat", "-")
    match = play(position, "card 8")
    assert asked(match) == "trap_penalty"
    match.answer(f"penalty {penalty}")
    automa = automa_of(match)
    assert (automa.power, automa.coins, automa.combat_cards) == (power, coins, cards)
    assert human_of(match).traps == {"B5": False}
    off = "nordic mechs=A4,home character=mat switches=automa_triggers_traps:off"
    assert asked(play(automa_to_move("togawa traps=B5:yes", off, "-"), "card 8")) == "report"


@pytest.mark.rule("SCY-INV-05")
def test_flags_and_traps_at_scoring() -> None:
    albion, automa = new_person("albion"), new_automa("nordic", "automa", "base", {})
    albion.workers, albion.flags = {"A1": 1, "E3": 1}, ["A1", "E3", "G5"]
    state = new_state(albion, automa)
    assert region_count(state, albion) == 3, "E3 counts twice; A1 borders home; G5 is not held"
    togawa = new_person("togawa")
    togawa.workers, togawa.traps = {}, {"E3": True, "E4": False, "A4": True}
    state = new_state(togawa, automa)
    assert controlled(state, togawa) == ["E3"], "the Automa's worker holds A4"


@pytest.mark.rule("SCY-R-22")
def test_the_switch_leaves_other_decks_as_they_are() -> None:
    base, invaders = built_in_deck("base"), built_in_deck("invaders")
    assert with_bracket(base, "togawa") is base
    assert with_bracket(invaders, "rusviet") is invaders
    changed = with_bracket(invaders, "togawa")
    assert [c.number for c in changed.card if c != invaders.by_number[c.number]] == [8]


@pytest.mark.rule("SCY-VAR-01")
def test_each_coin_and_each_power_more_makes_it_harder_by_as_much() -> None:
    difficulty = GAME.difficulty

    def shift(**options: Any) -> float:
        found = difficulty.setting({"level": "automa", **options})
        assert found is not None
        return found.shift

    one, two = (shift(coin_delta=n) - shift() for n in (1, 2))
    assert two == pytest.approx(2 * one)
    assert one > 0
    assert shift(coin_delta=-1) == pytest.approx(shift() - one)
    assert 0 < shift(power_delta=1) - shift() < one
