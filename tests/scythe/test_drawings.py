"""The map, the cards and the cascades as drawings: what a person must be able to see is in them."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from automatable.core.matches.match import Match
from automatable.games.scythe import GAME
from automatable.games.scythe.board import card_front, decision_steps, scene, sprite
from automatable.games.scythe.board.map import describe, describe_home
from automatable.games.scythe.board.moments import drawings
from automatable.games.scythe.board.pieces import badge
from automatable.games.scythe.board.stage import moves, vitals
from automatable.games.scythe.cards import built_in_deck
from automatable.games.scythe.map import REGIONS
from automatable.games.scythe.state import State
from automatable.games.scythe.terminal import terminal
from automatable.ui.words.words import Words
from tests.scythe.table import automa_to_move, human_to_move, play

WORDS = Words("en", GAME)
BUSY = human_to_move(
    "saxony character=E4 mechs=D6,F5*2 workers=G1,home structures=F1:mine resources=F5*3 "
    "abilities=riverwalk",
    "nordic progress=6 character=D4 mechs=C4 workers=A4*2,home main=3,5 last=5",
)


def parts(match: Match[State]) -> dict[str, str]:
    (map_,) = drawings(match, WORDS)
    return dict(map_.keyed)


def test_every_place_says_what_is_there() -> None:
    state = play(BUSY).state
    assert describe(state, "E4", WORDS) == "E4, tundra, You: 1 character"
    assert describe(state, "F5", WORDS) == "F5, forest, You: 2 mechs, 3 resources"
    assert describe(state, "A4", WORDS) == "A4, forest, Automa: 2 workers"
    assert describe(state, "B4", WORDS) == "B4, tundra, tunnel"
    assert describe(state, "B5", WORDS) == "B5, mountain, encounter token"
    home = describe_home(state, state.person, WORDS)
    assert home == "Home base, Saxony Empire, You: 1 worker"


def test_the_ground_has_rivers_and_tunnels_and_the_names_are_a_layer_of_their_own() -> None:
    ground, _, names = sprite(WORDS).partition('id="scy-names"')
    for region in ("A1 M", "B1 L", "D4 X", "H1 V"):
        assert f">{region}</text>" in names
        assert f">{region}</text>" not in ground
    assert ground.count('href="#scy-tunnel"') == 6


def test_what_lies_on_the_map_is_drawn_place_by_place() -> None:
    places = parts(play(BUSY))
    assert places.keys() == {*REGIONS, "home-person", "home-automa"}
    assert "badge-character" in places["E4"]
    assert "badge-mech" in places["F5"]
    assert ">2</text>" in places["F5"]
    assert "#scy-resource" in places["F5"]
    assert "#scy-mine" in places["F1"]
    assert "#scy-encounter" in places["B5"]
    assert "badge-worker" in places["home-automa"]
    assert places["A1"] == ""


def test_pieces_can_be_made_smaller_each_around_its_middle() -> None:
    style = (GAME.screens.folder / "table.css").read_text(encoding="utf-8")
    assert ".piece { transform: scale(var(--piece, 1));" in style
    assert 'class="piece badge badge-person badge-character"' in parts(play(BUSY))["E4"]


def test_sides_are_told_apart_by_shape_not_colour_alone() -> None:
    assert badge("person", "worker").count('rx="13.5"') == 1
    assert badge("automa", "worker").count('rx="6"') == 1


def test_three_kinds_of_unit_on_a_region_stand_in_two_rows() -> None:
    crowded = human_to_move("saxony character=E4 mechs=E4 workers=E4*3", "nordic")
    drawn = ElementTree.fromstring(f"<svg>{parts(play(crowded))['E4']}</svg>")
    rows = [e.get("transform", "").rstrip(")").split()[1] for e in drawn if e.get("transform")]
    assert len(rows) == 3
    assert float(rows[0]) < float(rows[2]), "workers stand below"


def test_the_numbers_of_the_status_line_are_those_that_were_told() -> None:
    person, automa = vitals(play(BUSY).state, WORDS)
    assert [vital.name for vital in person] == ["star"], "nobody has told the others"
    assert [vital.name for vital in automa] == ["star", "power", "coin"]


def test_a_move_glides_from_place_to_place() -> None:
    match = play(automa_to_move("crimea", "nordic"), "card 3")
    found = [move for event in match.events() for move in moves(event)]
    (piece, start, end), *_ = found
    assert "badge-automa" in piece
    assert {start, end} < {*REGIONS, "home-automa"}
    assert "arrow-automa" in drawings(match, WORDS)[0].under, "and leaves a faint arrow"


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
    mech = next(f for f in asked["report"]["forms"] if f.icon == "mech" and not f.key)
    assert {id for id, *_ in mech.abilities} == {"speed", "underpass", "disarm"}, "one is known"
    moving = next(f for f in asked["report"]["forms"] if f.key == "F5")
    assert (moving.icon, moving.many) == ("mech", 2)
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
