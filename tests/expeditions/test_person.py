"""The person's side, as far as the Automa needs to know (EXP-HUM)."""

from __future__ import annotations

import pytest

from automatable.core.errors import Refused
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.events import Log
from automatable.games.expeditions import GAME
from automatable.games.expeditions.person import person_turn
from automatable.games.expeditions.position import to_json
from automatable.games.expeditions.reports import legal_reports
from automatable.ui.words.words import Words
from tests.expeditions.positions import kinds, person, position, row, run, told


def refused(code: str, report: str, **facts: object) -> None:
    """The report is refused with this code and changes nothing."""
    state = position(next="human", **facts)
    before = to_json(state)
    with pytest.raises(Refused) as error:
        person(state, report)
    assert error.value.code == code
    assert to_json(state) == before


def offers(report: str, **facts: object) -> bool:
    match = Match.at(GAME, to_json(position(next="human", **facts)))
    return report in (match.legal() or ())


@pytest.mark.rule("EXP-HUM-01")
def test_any_place_may_be_reached_past_the_automas_mechs() -> None:
    """How far the mech went and past whom is the person's business."""
    central = ["M", "M", "M", "M", "-", "M", "M"]
    state, _ = person(position(next="human", central=central, central_mech="C6"), "mech C5")
    assert state.person_mech == "C5"


@pytest.mark.rule("EXP-HUM-02", "EXP-GEN-03")
@pytest.mark.parametrize("place", ["N4", "C7"])
def test_nobody_ends_on_an_automa_mech(place: str) -> None:
    refused("location_occupied", f"mech {place}", north_mech="N4")
    refused("location_occupied", f"mech {place} 2", north_mech="N4")


@pytest.mark.rule("EXP-SET-08", "EXP-HUM-04")
def test_no_mech_comes_back_to_basecamp() -> None:
    refused("camp_left", "mech basecamp", human_mech="N2")
    assert "mech basecamp" not in [str(r) for r in legal_reports(position(next="human"))]
    assert "mech N1" not in [str(r) for r in legal_reports(position(next="human"))]
    assert "mech N2" in [str(r) for r in legal_reports(position(next="human"))]
    lenient = position(next="human", human_mech="N2", strict_reports=False)
    assert "mech basecamp" in [str(r) for r in legal_reports(lenient)]
    assert person(lenient, "mech basecamp")[0].person_mech == "basecamp"


@pytest.mark.rule("EXP-HUM-02", "EXP-R-02", "EXP-HUM-01")
def test_lenient_reports_warn_instead() -> None:
    state, events = person(position(next="human", north_mech="N4", strict_reports=False),
                           "mech N4 2")  # fmt: skip
    assert state.person_mech == "N4"
    assert told(events, "exp-both_mechs").rule == "EXP-R-02"


@pytest.mark.parametrize("place", ["N8", "C0", "S7", "x", "n1"])
def test_a_place_that_does_not_exist(place: str) -> None:
    refused("unknown_place", f"mech {place}")


@pytest.mark.rule("EXP-HUM-03")
def test_the_hint_about_location_19_stands_at_the_table() -> None:
    for language in ("en", "de", "it"):
        assert "19" in Words(language, GAME)("hint-19")
    html = (GAME.screens.folder / "table.html").read_text("utf-8")
    assert "hint-19" in html


@pytest.mark.rule("EXP-HUM-04")
def test_ending_on_a_face_down_location_explores_it() -> None:
    log = Log()
    state = run(person_turn(position(next="human"), log), ["mech N3", "stack o3,t4"])
    assert row(state, "north")[2] == "o3,t4"
    assert state.person_mech == "N3"
    assert state.gained.maps == 0


@pytest.mark.rule("EXP-HUM-04", "EXP-R-19", "EXP-TURN-02")
def test_the_stack_of_an_explored_location_must_be_told() -> None:
    refused("reveal_missing", "mech N3; done")
    refused("already_face_up", "mech N3 2", north=["M", "M", "-", "M", "M", "M", "M"])
    refused("already_face_up", "explore N3 2", north=["M", "M", "-", "M", "M", "M", "M"])


@pytest.mark.rule("EXP-HUM-05")
def test_corruption_is_taken_from_the_top() -> None:
    central = ["M", "M", "o3,t4,o5", "M", "M", "M", "M"]
    state, _ = person(position(next="human", central=central, human_mech="C3"), "take 2")
    assert row(state, "central")[2] == "o5"
    refused("not_enough_tokens", "take C3 4", central=central)
    refused("unknown_place", "take 1", human_mech="S3")
    lenient, events = person(
        position(next="human", central=central, strict_reports=False), "take C3 4"
    )
    assert row(lenient, "central")[2] == "-"
    assert "exp-fewer_tokens" in kinds(events)


@pytest.mark.rule("EXP-HUM-05")
def test_the_20_is_taken_by_name_and_exists_once() -> None:
    north = ["M", "20", "M", "M", "M", "M", "M"]
    state, events = person(position(next="human", north=north), "take 20")
    assert state.person_has_20
    assert told(events, "exp-you_took_20").rule == "EXP-HUM-05"
    assert row(state, "north")[1] == "-"
    refused("not_enough_tokens", "take 20")
    refused("second_20", "mech N5 20", north=north)
    refused("second_20", "mech N5 20", human_has_20=True)


@pytest.mark.rule("EXP-HUM-06")
def test_stars_are_reported_up_to_four() -> None:
    state, _ = person(position(next="human", human_stars=2), "star 2")
    assert state.person_stars == 4
    refused("too_many_stars", "star", human_stars=4)
    assert offers("star", human_stars=3)
    assert not offers("star", human_stars=4)
    refused("too_many_stars", "star 2", human_stars=3)


@pytest.mark.rule("EXP-TURN-02", "EXP-HUM-04")
def test_several_reports_count_together_or_not_at_all() -> None:
    state, _ = person(position(next="human"), "mech C4 o3,t3; take 1; star; done")
    assert (row(state, "central")[3], state.person_stars, state.next) == ("t3", 1, "automa")
    refused("not_enough_tokens", "mech C4 1; take 2; star")
    refused("not_humans_turn", "done; star")


@pytest.mark.rule("EXP-R-18")
def test_the_20_on_a_central_location_is_accepted_with_a_warning() -> None:
    state, _ = person(position(next="human"), "mech C4 20")
    assert "twenty_not_in_the_north" in GAME.view(state, 1)["warnings"][0]


@pytest.mark.rule("EXP-HUM-07", "EXP-GEN-04")
def test_a_typical_turn_costs_at_most_two_taps_before_the_automas_turn() -> None:
    """Every answer is a tap: staying away 0, moving 1, exploring 2, moving and taking 2."""
    typical: tuple[list[str], ...] = (
        [], ["mech S3"], ["mech N3", "stack ?,?"], ["mech C3", "take C3 1"], ["take C3 2"],
        ["mech S1", "star"],
    )  # fmt: skip
    central = ["M", "M", "o3,t4", "M", "M", "M", "M"]
    for taps in typical:
        assert len(taps) <= 2
        start = GAME.position(position(next="human", central=central))
        match = Match.at(GAME, start, {"dealer": "app"}, Seed.from_text("taps"))
        for tap in taps:
            assert tap in (match.legal() or ())
            match.answer(tap)
        match.answer("done")
        assert match.state.turns["human"] == 1
