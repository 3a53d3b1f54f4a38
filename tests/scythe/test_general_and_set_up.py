"""4.1 General, 4.2 Set-up, 4.3 Automa turn and deck."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.errors import BadOptions
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.events import Log
from automatable.games.scythe import GAME
from automatable.games.scythe.deck import shuffle_all
from automatable.games.scythe.end_of_move import suffer
from automatable.games.scythe.map import ENCOUNTERS
from automatable.games.scythe.neighbourhood import automa_neighbourhood, home_neighbourhood, reach
from automatable.games.scythe.set_up import new_automa, new_person, recommended_faction
from automatable.games.scythe.state import State, controlled
from tests.scythe.table import (
    asked,
    automa_of,
    automa_to_move,
    happened,
    human_to_move,
    kinds,
    moved,
    play,
)

IDLE = automa_to_move("crimea", "nordic")


@pytest.mark.rule("SCY-GEN-01", "SCY-HUM-01")
def test_the_person_is_asked_for_nothing_but_what_concerns_the_automa() -> None:
    match = play(human_to_move("crimea", "nordic"), "done")
    assert asked(match) == "card"
    assert match.state.persons[0].coins is None


@pytest.mark.rule("SCY-GEN-02")
def test_the_automa_has_no_recruits_structures_or_mat() -> None:
    automa = new_automa("nordic", "automa", "base", {})
    for thing in ("recruits", "structures", "resources", "upgrades"):
        assert not hasattr(automa, thing)


@pytest.mark.rule("SCY-GEN-03")
def test_nothing_changes_the_automas_popularity() -> None:
    automa = new_automa("nordic", "automa", "base", {})
    suffer(automa, "popularity")
    assert automa.popularity == 10


@pytest.mark.rule("SCY-GEN-04")
def test_the_automa_pays_nothing_for_what_it_deploys() -> None:
    match = play(automa_to_move("crimea", "nordic coins=0 power=0"), "card 16")
    assert automa_of(match).mechs == {"home": 1}
    assert (automa_of(match).coins, automa_of(match).power) == (0, 0)


@pytest.mark.rule("SCY-GEN-05", "SCY-NBH-04")
def test_tunnels_are_nothing_to_the_automa() -> None:
    automa = new_automa("crimea", "automa", "base", {})
    automa.progress = 4
    assert automa_neighbourhood(automa, "C5") == {"B5", "B6", "C4", "C5", "C6", "D5", "D6"}


@pytest.mark.rule("SCY-GEN-06", "SCY-INV-02")
def test_a_saxon_automa_gets_no_third_combat_star() -> None:
    fight = automa_to_move(
        "polania character=E3 workers=-", "saxony progress=12 power=14 mechs=F3 combat_stars=2", "-"
    )
    match = play(fight, "card 15", "power 0", "card 6", "values 2")
    assert automa_of(match).combat_stars == 2
    assert happened(match, "combat_result")[0]["seat"] == "automa"


@pytest.mark.rule("SCY-GEN-07")
def test_a_structure_or_token_is_not_a_unit_and_does_not_stop_the_automa() -> None:
    """SCY-R-24: B5 with a mill and a token is as good as any other region."""
    match = play(automa_to_move("crimea structures=B5:mill", "nordic"), "card 3")
    assert moved(match) == ["worker A4>B5"]
    assert "B5" in match.state.encounter_tokens


@pytest.mark.rule("SCY-GEN-08")
def test_a_home_base_is_neither_target_nor_controlled() -> None:
    match = play(automa_to_move("crimea character=home", "nordic power=9 progress=9"), "card 15")
    assert "no_candidate" in {kind.removeprefix("status_") for kind in kinds(match)}
    assert "home" not in controlled(match.state, automa_of(match))


@pytest.mark.rule("SCY-SET-01")
def test_three_factory_cards_and_eleven_tokens() -> None:
    state = Match.new(GAME).state
    assert state.factory_cards_left == 3
    assert tuple(state.encounter_tokens) == ENCOUNTERS
    assert len(ENCOUNTERS) == 11
    assert new_person("crimea").workers == {"G3": 1, "H1": 1}


@pytest.mark.rule("SCY-SET-02")
def test_the_recommended_opponent_lives_far_away_and_is_somebody_else() -> None:
    assert recommended_faction({"human_faction": "nordic"}) == "crimea"
    assert recommended_faction({"human_faction": "saxony"}) in ("nordic", "rusviet")
    base = {"nordic", "rusviet", "crimea", "saxony", "polania"}
    assert {recommended_faction({"human_faction": own}) for own in base} <= base
    assert recommended_faction({"human_faction": "albion"}) != "albion"
    with pytest.raises(BadOptions):
        Match.new(GAME, {"human_faction": "nordic", "automa_faction": "nordic"})


@pytest.mark.rule("SCY-SET-03", "SCY-SET-04", "SCY-SET-05", "SCY-SET-06")
@pytest.mark.parametrize(
    ("faction", "power", "cards", "start"),
    [
        ("nordic", 4, 1, ("A4", "A5")),
        ("rusviet", 3, 2, ("C6", "D7")),
        ("crimea", 5, 0, ("G3", "H1")),
        ("saxony", 1, 4, ("F1", "G1")),
        ("polania", 2, 3, ("C1", "D1")),
        ("albion", 3, 0, ("A1", "A2")),
        ("togawa", 0, 2, ("F7", "G6")),
    ],
)
def test_each_faction_begins_as_its_mat_says(
    faction: str, power: int, cards: int, start: tuple[str, str]
) -> None:
    automa = new_automa(faction, "automa", "invaders", {})
    assert (automa.power, automa.combat_cards, automa.coins) == (power, cards, 5)
    assert (automa.character, automa.popularity) == ("home", 10)
    assert automa.workers == dict.fromkeys(start, 1)
    assert (automa.on_mat("mech"), automa.on_mat("worker")) == (4, 6)


@pytest.mark.rule("SCY-SET-07")
def test_the_easiest_level_is_recommended_and_the_marker_starts_on_space_0() -> None:
    match = Match.new(GAME)
    assert match.options["level"] == "autometta"
    assert automa_of(match).progress == 0


@pytest.mark.rule("SCY-SET-08")
def test_nineteen_cards_lie_in_the_draw_pile() -> None:
    automa = automa_of(Match.new(GAME))
    assert (automa.deck.left, automa.main_discard, automa.combat_discard) == (19, [], [])
    assert automa.scheme == "I"


@pytest.mark.rule("SCY-SET-09")
def test_the_person_begins_then_turns_alternate() -> None:
    match: Match[State] = Match.new(GAME, {"dealer": "table", "level": "automa"})
    seen = []
    for answer in ("done", "card 3", "done", "card 6"):
        seen.append(match.state.phase)
        match.answer(answer)
    assert seen == ["human", "automa", "human", "automa"]
    assert match.state.turn == 3


@pytest.mark.rule("SCY-TURN-01")
def test_the_card_lies_on_the_main_discard_and_is_the_last_one() -> None:
    match = play(IDLE, "card 3")
    assert automa_of(match).main_discard == [3]
    assert automa_of(match).last_main_card == 3


@pytest.mark.rule("SCY-TURN-02", "SCY-LVL-01")
def test_autometta_skips_the_whole_turn() -> None:
    match = play(automa_to_move("crimea recruits=popularity", "nordic level=autometta"), "card 7")
    assert kinds(match) == ["card", "skipped", "your_turn"]
    assert automa_of(match).progress == 0


@pytest.mark.rule("SCY-TURN-03")
def test_move_then_gain_then_recruit_then_progress() -> None:
    match = play(automa_to_move("crimea recruits=coin", "nordic"), "card 5")
    order = [k for k in kinds(match) if k in ("destination", "gain_coins", "recruit", "progress")]
    assert order == ["destination", "gain_coins", "recruit", "progress"]


@pytest.mark.rule("SCY-TURN-04")
def test_a_unit_that_arrives_cannot_move_in_the_same_turn() -> None:
    match = play(automa_to_move("crimea", "nordic"), "card 10")
    assert moved(match) == ["worker A4>B5"]
    assert automa_of(match).mechs == {"home": 1}


@pytest.mark.rule("SCY-TURN-05")
@pytest.mark.parametrize(("progress", "scheme"), [(8, "I"), (9, "II"), (21, "II")])
def test_scheme_ii_from_the_first_progress_star_to_the_end(progress: int, scheme: str) -> None:
    automa = new_automa("nordic", "automa", "base", {})
    automa.progress = progress
    assert automa.scheme == scheme


@pytest.mark.rule("SCY-TURN-06", "SCY-END-02")
def test_what_is_left_of_the_card_is_forfeited_when_the_game_ends() -> None:
    late = automa_to_move("nordic", "crimea progress=20 power=14 mechs=G3")
    match = play(late, "card 5")
    assert match.state.ended_by == "crimea"
    assert "deploy" not in kinds(match)
    assert "progress" not in kinds(match)
    assert automa_of(match).progress == 20


@pytest.mark.rule("SCY-TURN-06")
def test_moves_gains_recruit_bonus_and_progress_come_in_this_order() -> None:
    match = play(automa_to_move("nordic", "crimea progress=2 power=5 mechs=G3"), "card 5")
    rows = ["destination", "deploy", "gain_coins", "no_recruit", "progress"]
    assert [kind for kind in kinds(match) if kind in rows] == rows


@pytest.mark.rule("SCY-DECK-05", "SCY-R-11")
@pytest.mark.parametrize(("dealer", "said"), [("table", "scy-shuffle"), ("app", "scy-shuffled")])
def test_all_cards_are_shuffled_by_whoever_deals(dealer: Any, said: str) -> None:
    automa = automa_of(play(automa_to_move("nordic", "crimea main=1,2 combat=3")))
    automa.dealer = dealer
    before, log = automa.cycle, Log()
    shuffle_all(automa, log, "SCY-DECK-05")
    assert (automa.cycle, automa.main_discard, automa.combat_discard) == (before + 1, [], [])
    (event,) = log
    assert (event.kind, event.rule) == (said, "SCY-DECK-05")


@pytest.mark.rule("SCY-DECK-01")
def test_all_nineteen_cards_are_always_somewhere() -> None:
    match = play(automa_to_move("saxony character=E4 power=3", "crimea power=6 mechs=F4"))
    for answer in ("card 17", "power 2", "card 3"):
        match.answer(answer)
        automa = automa_of(match)
        piles = [*automa.deck.unseen(), *automa.main_discard, *automa.combat_discard]
        assert sorted(piles) == list(range(1, 20))


@pytest.mark.rule("SCY-DECK-02")
def test_a_combat_card_goes_to_the_combat_discard_and_is_never_the_last_main_card() -> None:
    fight = automa_to_move("saxony character=E4 workers=- power=3", "crimea power=6 mechs=F4", "-")
    match = play(fight, "card 17", "power 2", "card 3")
    assert automa_of(match).combat_discard == [3]
    assert automa_of(match).last_main_card == 17


@pytest.mark.rule("SCY-DECK-03", "SCY-DECK-04")
def test_an_empty_pile_is_refilled_only_when_a_card_has_to_be_drawn() -> None:
    almost = ",".join(str(card) for card in range(2, 20))
    match = play(automa_to_move("crimea", f"nordic main={almost}"), "card 1")
    assert automa_of(match).deck.left == 0
    match.answer("done")
    assert automa_of(match).deck.left == 19
    assert kinds(match).count("shuffle") == 1


@pytest.mark.rule("SCY-DECK-05")
def test_a_reshuffle_inside_a_turn_takes_the_current_card_with_it() -> None:
    almost = ",".join(str(card) for card in range(1, 19) if card != 17)
    fight = automa_to_move(
        "saxony character=E4 workers=- power=3",
        f"crimea progress=6 power=6 character=mat mechs=F4 workers=G3 main={almost} combat=19",
        "-",
    )
    match = play(fight, "card 17", "power 2", "card 17")
    assert automa_of(match).combat_discard == [17]
    assert automa_of(match).last_main_card == 17
    assert happened(match, "gain_coins") == [{"n": 2, "total": 7}]


@pytest.mark.rule("SCY-DECK-06")
def test_gold_stars_carried_out_equal_the_marker() -> None:
    match: Match[State] = Match.new(
        GAME, {"level": "autometta", "combat_card_values": "app"}, Seed.from_text("audit")
    )
    gold = 0
    while not match.state.ended_by:
        before = len(match.entries)
        match.answer("done" if asked(match) == "report" else "resources")
        events = [event for entry in match.entries[before:] for event in entry.events]
        card = next((e for e in events if e.kind == "scy-card"), None)
        skipped = any(event.kind == "scy-skipped" for event in events)
        if card is not None and not skipped:
            gold += automa_of(match).cards.by_number[card.to_json()["card"]].gold_star
        if asked(match) == "report":
            assert gold == automa_of(match).progress


@pytest.mark.rule("SCY-NBH-05", "SCY-NBH-15")
def test_reach_begins_with_the_two_start_regions() -> None:
    automa = new_automa("crimea", "automa", "base", {})
    automa.workers = {}
    assert home_neighbourhood(automa) == reach(automa) == {"G3", "H1"}
    automa.progress = 9
    assert reach(automa) == {"G3", "H1"}, "the lake G2 touches the home base but is not in it"
