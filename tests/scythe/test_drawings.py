"""The map, the cards and the cascades as drawings: what a person must be able to see is in them."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest

from automatable.core.events import Event, Ref
from automatable.games.scythe import GAME
from automatable.games.scythe.board import card_front, decision_steps, scene, sprite
from automatable.games.scythe.board.steps import step_picture
from automatable.games.scythe.cards import built_in_deck
from automatable.games.scythe.map import REGIONS
from automatable.games.scythe.terminal import terminal
from automatable.ui.words import Words
from tests.scythe.table import automa_to_move, human_to_move, play

WORDS = Words("en", GAME)
BUSY = human_to_move(
    "saxony character=E4 mechs=D6,F5*2 workers=G1,home structures=F1:mine resources=F5*3 "
    "abilities=riverwalk",
    "nordic progress=6 character=D4 mechs=C4 workers=A4*2,home main=3,5 last=5",
)


def drawn(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def labels(svg: str) -> list[str]:
    return [e.get("aria-label", "") for e in drawn(svg).iter() if e.get("data-region")]


def test_every_region_is_a_button_that_says_what_is_there() -> None:
    told = labels(scene(play(BUSY), WORDS)["map"])
    assert len(told) == len(REGIONS) + 1, "and the person's home base"
    assert "E4, tundra, You: 1 character" in told
    assert "F5, forest, You: 2 mechs, 3 resources" in told
    assert "A4, forest, Automa: 2 workers" in told
    assert "B4, tundra, tunnel" in told
    assert "B5, mountain, encounter token" in told


def test_the_ground_has_terrain_letters_rivers_and_tunnels() -> None:
    ground = sprite(WORDS)
    for region in ("A1 M", "B1 L", "D4 X", "H1 V"):
        assert f">{region}</text>" in ground
    assert ground.count('href="#scy-tunnel"') == 6
    assert ground.count("M") > 31


def test_sides_are_told_apart_by_shape_not_colour_alone() -> None:
    svg = scene(play(BUSY), WORDS)["map"]
    person, automa = (svg.split(f"badge-{kind}")[1][:120] for kind in ("person", "automa"))
    assert 'rx="8"' in person
    assert 'rx="3.5"' in automa


def test_the_script_knows_units_and_neighbourhoods() -> None:
    data = json.loads(scene(play(BUSY), WORDS)["map_data"])
    assert data["live"]
    assert data["units"]["F5"] == {"mech": 2}
    assert set(data["near"]["person"]) == {"E4", "D6", "F5"}
    assert data["near"]["automa"]["D4"] == ["C3", "C4", "D3", "D4", "D5", "E4", "E5"]


@pytest.mark.parametrize("number", range(1, 20))
def test_every_icon_of_a_card_is_on_its_drawing(number: int) -> None:
    front = built_in_deck("invaders").by_number[number]
    svg = card_front(front, WORDS)
    for scheme in (front.scheme_1, front.scheme_2):
        for icon in (*scheme.move_row, *scheme.gain_row):
            assert f'href="#scy-{icon.name}"' in svg
            if icon.faction:
                assert f">{icon.faction[:3].title()}<" in svg
    assert ('href="#scy-skip"' in svg) == front.skip_mark
    assert ('href="#scy-star"' in svg) == front.gold_star
    assert ("not checked in print" in svg) == front.unchecked


def test_counts_stand_on_the_regions_and_the_chosen_one_has_a_sign() -> None:
    match = play(automa_to_move("crimea", "nordic"), "card 3")
    decision = next(e.decision for e in match.events() if e.kind == "scy-destination")
    assert decision is not None
    pictures = decision_steps(decision, WORDS)
    assert len(pictures) == 1 + len(decision.steps)
    names = [step.filter for step in decision.steps]
    counted = pictures[1 + names.index("not_threatened")]
    assert counted.count('class="figure"') == 2, "A4 and B5 have one unit near each"
    assert 'href="#scy-check"' in pictures[-1]
    assert "option-chosen" in pictures[-1]


def test_inputs_are_there_for_what_is_asked_and_no_others() -> None:
    asked = scene(play(BUSY), WORDS)
    assert asked["report"]
    assert not asked["commit"]
    placing = [choice.text for choice in asked["report"]["placing"]]
    assert "+mech ? speed" in placing
    assert "+mech ? riverwalk" not in placing, "that one is unlocked already"
    fight = play(
        automa_to_move("saxony character=E4 workers=- power=5", "crimea power=6 mechs=F4", "-"),
        "card 17",
    )
    committing = scene(fight, WORDS)
    assert committing["report"] is None
    assert list(committing["commit"]["dial"]) == [0, 1, 2, 3, 4, 5]


def test_the_map_as_text() -> None:
    lines = terminal(play(BUSY), WORDS).splitlines()
    assert any("D4 X" in line for line in lines)
    assert any("[bold cyan]M2[/]" in line for line in lines)
    assert any("[bold magenta]w2[/]" in line for line in lines)
    assert max(len(line.split("[")[0]) for line in lines) <= 80


def test_a_home_base_has_its_name_beside_the_button() -> None:
    """A label inside would have to be part of the name by which one calls the button."""
    svg = drawn(scene(play(BUSY), WORDS)["map"])
    button = next(e for e in svg.iter() if e.get("data-region") == "home")
    assert button.get("aria-label") == "Home base, Saxony Empire, You: 1 worker"
    assert not [e for e in button.iter() if e.tag.endswith("text")]
    assert [e.text for e in svg.iter() if e.get("class") == "home-name"] == ["Saxony", "Nordic"]


def test_the_step_of_a_unit_that_is_deployed_shows_it_in_the_home_base() -> None:
    """Even if it has left it again in the same turn."""
    match = play(automa_to_move("saxony", "nordic progress=6 workers=A4"))
    event = Event("scy-deploy", "SCY-GAIN-02", {"unit": Ref("unit", "worker")}, instruct=True)
    shown = drawn(step_picture([event], match, WORDS))
    assert match.state.automa("nordic").count("worker", "home") == 0
    at_home = [e for e in shown.iter() if e.get("class") == "badge badge-automa badge-worker"]
    assert len(at_home) == 2, "the one on A4, and the one that has come"
