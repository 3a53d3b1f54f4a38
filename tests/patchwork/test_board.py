"""The drawings say what the position says; they are looked at in tests/browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from automatable.core.turns.events import Event, Ref
from automatable.games.patchwork import GAME
from automatable.games.patchwork.automa import choose_patch
from automatable.games.patchwork.board import (
    card_back,
    card_front,
    decision_steps,
    laying_out,
    patch_definitions,
    patch_picture,
    quilt,
    scene,
    sprite,
    stage,
    time_board,
)
from automatable.games.patchwork.board.circle import Offer, Outcome
from automatable.games.patchwork.board.fabric import CLOTHS
from automatable.games.patchwork.board.outlook import Outlook, after_advancing, after_buying
from automatable.games.patchwork.board.piles import piles
from automatable.games.patchwork.board.shapes import (
    CELL,
    cells_of,
    corner,
    orientation_of,
    outline,
    transform,
)
from automatable.games.patchwork.board.token_moves import token_moves
from automatable.games.patchwork.board.vitals import vitals
from automatable.games.patchwork.cards import built_in_deck
from automatable.games.patchwork.components import by_letter, patches
from automatable.games.patchwork.moves import LEATHER_MOVES, TURNS
from automatable.games.patchwork.position import to_json
from automatable.games.patchwork.quilt import ORIENTATIONS, orientations, oriented
from automatable.games.patchwork.state import State
from automatable.ui.words.words import LANGUAGES, Words
from tests.patchwork.positions import ALMOST_SQUARE, SQUARE, at, automa, data, table

ENGLISH = Words("en", GAME)
PAGE = '<page xmlns="http://www.w3.org/2000/svg">{}</page>'


def parsed(drawing: str) -> ElementTree.Element:
    """The drawing as XML: fails for a missing end, an attribute given twice, a bare `<`."""
    return ElementTree.fromstring(PAGE.format(drawing))


def parts(drawing: str, wanted: str) -> list[ElementTree.Element]:
    """The elements of a class."""
    return [e for e in parsed(drawing).iter() if wanted in e.get("class", "").split()]


def texts(element: ElementTree.Element) -> list[str]:
    return [text for text in element.itertext() if text]


def used(drawing: str | ElementTree.Element) -> list[str]:
    """What is drawn by reference, in order."""
    root = parsed(drawing) if isinstance(drawing, str) else drawing
    return [e.get("href", "") for e in root.iter() if e.tag.endswith("use")]


def legal(state: State) -> list[str]:
    return LEATHER_MOVES.legal(state) if state.leather_to_place else TURNS.legal(state)


def seen(state: State, moves: list[str] | None = None) -> dict[str, Any]:
    """The scene in English with everything that is legal."""
    moves = legal(state) if moves is None else moves
    cards = state.automa.cards if state.automa else None
    return scene(to_json(state), ENGLISH, moves, cards)


# --- patches


@pytest.fixture(params=patches().values(), ids=lambda patch: patch.letter)
def patch(request: pytest.FixtureRequest) -> Any:
    return request.param


def test_no_two_patches_are_cut_from_the_same_cloth() -> None:
    assert set(CLOTHS) == set(patches())
    assert len(set(CLOTHS.values())) == len(CLOTHS)


@pytest.mark.rule("PAT-BASE-PLACE-02")
def test_the_drawing_is_turned_as_the_patch_is(patch: Any) -> None:
    for orientation in range(ORIENTATIONS):
        a, b, c, d, e, f = map(int, re.findall(r"-?\d+", transform(patch.rows, orientation)))
        middles = [((x + 0.5) * CELL, (y + 0.5) * CELL) for x, y in cells_of(patch.rows)]
        moved = {((a * x + c * y + e) // CELL, (b * x + d * y + f) // CELL) for x, y in middles}
        assert moved == set(cells_of(oriented(patch.rows, orientation)))


def test_the_seam_goes_once_around_the_cells(patch: Any) -> None:
    corners = re.findall(
        r"(\S+) (\S+)", outline(cells_of(patch.rows), 0, 0)[1:-1].replace("L", " ")
    )
    points = [(float(x), float(y)) for x, y in corners]
    ring = zip(points, points[1:] + points[:1], strict=True)
    area = sum(x * to_y - to_x * y for (x, y), (to_x, to_y) in ring) / 2
    assert area == patch.cells * CELL**2


@pytest.mark.rule("PAT-BASE-PLACE-05")
def test_a_placed_patch_is_found_again_by_its_cells(patch: Any) -> None:
    for orientation, rows in orientations(patch.id).items():
        cells = [(x + 2, y + 1) for x, y in cells_of(rows)]
        assert orientation_of(patch.id, cells) == orientation
        assert corner(cells) == (2, 1)


def test_it_shows_its_printed_buttons(patch: Any) -> None:
    defined = parsed(patch_definitions([patch])).iter()
    drawn = next(e for e in defined if e.get("id") == f"patch-{patch.id}")
    assert used(drawn) == ["#icon-button"] * patch.printed_buttons


def test_its_picture_has_its_size_and_one_name(patch: Any) -> None:
    drawn = patch_picture(patch, ENGLISH, 1)
    svg = parsed(drawn)[0]
    width, height = (float(svg.get(side, "").removesuffix("em")) for side in ("width", "height"))
    assert (round(width), round(height)) == (len(patch.rows), len(patch.rows[0]))
    assert texts(svg) == []
    assert ENGLISH(f"patch-{patch.id}") in svg.get("aria-label", "")


# --- the circle


@pytest.mark.rule("PAT-BASE-BUY-01", "PAT-BASE-BUY-02")
def test_the_shop_tells_what_can_be_paid() -> None:
    offers = seen(table("BGI", time="0-5", you="{};3", other="{};0"))["shop"]
    assert [(offer.patch.letter, offer.status) for offer in offers] == [
        ("B", "affordable"), ("G", "dear"), ("I", "affordable"),
    ]  # fmt: skip
    assert offers[1].remark == "1 button short"


@pytest.mark.rule("PAT-BASE-BUY-03")
def test_a_patch_that_fits_nowhere_is_blocked() -> None:
    top = "YFFFVVGAA/YYYFCVGOO/IYYCCVGGO/ISJJVVXPO/ISSJJXXPO"
    full = f"{top}/IWSSaXXPP/WWLLaXdP1/WWLLadddd/1WLaaa1d1"
    state = at(f"pw1 DBMQRTUZbcefg 44-45 1 {full};20 @3n;EHKN***;5;2:3 1 o")
    assert [offer.status for offer in seen(state)["shop"]] == ["blocked"] * 3


def test_nothing_is_on_offer_while_the_automa_moves() -> None:
    shown = seen(table("BGI", time="5-3", turn="2"), [])
    assert (shown["shop"], shown["strip"]) == ([], [])
    assert shown["advance"] is None
    assert shown["placing"] is None


def test_the_rest_of_the_circle_follows_in_its_order() -> None:
    coming = [item.patch.letter for item in seen(table("BGI"))["strip"]]
    assert "".join(coming) == "CDEFHJKLMNOPQRSTUVWXYZabcdefgA"


def test_unknown_patches_are_counted_not_drawn() -> None:
    shown = seen(at("pw1 BGI??????????????????????A 9-10 1 {HOf};9 @3t;FJLc;0;1:15 - o"))
    strip = shown["strip"]
    assert [item if isinstance(item, int) else item.patch.letter for item in strip] == [22, "A"]


@pytest.mark.rule("PAT-INFO-03")
def test_what_the_automa_can_pay_next_is_marked_and_told() -> None:
    shown = seen(table("BGI", time="9-10", other="@3t;FJLc;0;1:15^3"))
    assert shown["budget"] == 3
    payable = "".join(item.patch.letter for item in shown["strip"] if item.payable)
    assert set(payable) == {
        patch.letter for patch in patches().values() if patch.button_cost <= 3
    } - set("BGIFJLc")
    assert "budget 3" in shown["outlook"]


@pytest.mark.rule("PAT-BASE-BUY-04")
def test_buttons_and_time_after_a_purchase_are_told() -> None:
    offer = seen(table("IGB", time="14-16", you="{};9", other="{};0"))["shop"][0]
    assert offer.outcome == Outcome(buttons=(9, 9 - offer.cost + 1), time=(14, 17), again=False)


# --- what a move would bring


@pytest.mark.rule("PAT-BASE-INC-02", "PAT-BASE-TURN-03")
@pytest.mark.parametrize(
    ("letter", "you", "time", "outlook"),
    [
        ("C", "{}", "13-16", Outlook(reach=14, income=0, leather=0, keeps_turn=True)),
        ("I", "{}", "14-16", Outlook(reach=17, income=1, leather=0, keeps_turn=False)),
        ("I", "{}", "13-16", Outlook(reach=16, income=0, leather=0, keeps_turn=True)),
        ("G", "{FJ}", "9-12", Outlook(reach=15, income=4, leather=0, keeps_turn=False)),
        ("D", "{}", "18-19", Outlook(reach=20, income=0, leather=1, keeps_turn=False)),
        ("N", "{}", "50-53", Outlook(reach=53, income=2, leather=0, keeps_turn=False)),
    ],
)
def test_buying(letter: str, you: str, time: str, outlook: Outlook) -> None:
    position = to_json(table(letter, time=time, you=f"{you};9", other="{};0"))
    assert after_buying(position, by_letter()[letter]) == outlook


@pytest.mark.rule("PAT-BASE-ADV-01", "PAT-BASE-ADV-02", "PAT-BASE-INC-03")
@pytest.mark.parametrize(
    ("you", "time", "outlook"),
    [
        ("{FJ}", "4-10", Outlook(reach=11, income=4, leather=0, keeps_turn=False)),
        ("{}", "19-25", Outlook(reach=26, income=0, leather=1, keeps_turn=False)),
        ("{}", "50-53", Outlook(reach=53, income=0, leather=0, keeps_turn=False)),
    ],
)
def test_advancing(you: str, time: str, outlook: Outlook) -> None:
    taken = "*" * (time == "19-25")
    position = to_json(table("B", time=time, you=f"{you};1", other=f"{{{taken}}};5"))
    assert after_advancing(position) == outlook


# --- the time board


def spaces_with(drawing: str, icon: str) -> list[int]:
    spaces = (e for e in parsed(drawing).iter() if e.get("data-space"))
    return [int(e.get("data-space", "")) for e in spaces if f"#icon-{icon}" in used(e)]


@pytest.mark.rule("PAT-BASE-INC-01", "PAT-BASE-LEA-01", "PAT-SET-07")
def test_the_time_board_shows_all_that_lies_on_it() -> None:
    drawn = time_board(to_json(table("BGI", time="19-22")), ENGLISH)
    assert len(parts(drawn, "space")) == 54
    assert spaces_with(drawn, "button") == [5, 11, 17, 23, 29, 35, 41, 47, 53]
    assert spaces_with(drawn, "leather") == [26, 32, 44, 50]
    assert spaces_with(drawn, "marker") == [41]
    assert ENGLISH("label-time_board") in parsed(drawn)[0].get("aria-label", "")


@pytest.mark.rule("PAT-BASE-TURN-02")
@pytest.mark.parametrize(
    ("turn", "top"), [("1", "#icon-token_person_1"), ("2", "#icon-token_automa")]
)
def test_the_token_that_moves_first_lies_on_top(turn: str, top: str) -> None:
    drawn = time_board(to_json(table("BGI", time="16-16", turn=turn)), ENGLISH)
    under, over = parts(drawn, "token")
    assert used(over) == [top]
    height = [float(e.get("transform", "").rstrip(")").split()[1]) for e in (under, over)]
    assert height[1] < height[0]


def test_two_persons_have_different_tokens() -> None:
    drawn = time_board(to_json(table("BGI", time="3-8", other="{};5")), ENGLISH)
    assert {*used(drawn)} >= {"#icon-token_person_1", "#icon-token_person_2"}


# --- quilts


@pytest.mark.rule("PAT-BASE-PLACE-01")
def test_a_quilt_shows_every_patch_once_and_names_its_cells() -> None:
    rows = to_json(table("BGI", time="20-21", you="DDD6/9/9/9/9/9/9/9/8*;3"))["seat_1"]["quilt"]
    drawn = quilt(rows, ENGLISH)
    assert used(drawn) == ["#patch-4", "#icon-leather"]
    assert texts(parsed(drawn)) == [*"abcdefghi", *"123456789"]
    assert parsed(drawn)[0].get("aria-label") == "4 of 81 cells covered"


@pytest.mark.rule("PAT-BASE-SEV-01")
@pytest.mark.parametrize(("rows", "seams"), [(ALMOST_SQUARE, 0), (SQUARE, 1)])
def test_a_complete_square_gets_a_golden_seam(rows: str, seams: int) -> None:
    shown = to_json(table("EKQ", time="36-37", you=f"{rows};8", tile="1" if seams else "-"))
    assert len(parts(quilt(shown["seat_1"]["quilt"], ENGLISH), "square-seam")) == seams


def test_only_the_quilt_that_is_sewn_on_takes_the_patch_in_hand() -> None:
    position = to_json(table("BGI", turn="2", time="5-3", other="9/9/9/9/9/9/9/9/9;5"))
    live = parsed(stage.marks(position, ENGLISH, live=True))[0]
    assert "on-quilt-2" in live.get("class", "")
    assert [e.get("data-ghost") for e in live.iter()].count("") == 1
    assert stage.marks(position, ENGLISH, live=False) == ""


# --- the board of the stage


def test_what_lies_on_the_stage_comes_by_its_place() -> None:
    position = to_json(table("BGI", time="20-21", you="DDD6/9/9/9/9/9/9/9/8*;3"))
    lying = stage.keyed(position, ENGLISH)
    assert {"time-20", "time-21", "sewn-D-1", "sewn-i9-1", "buttons", "deck"} <= set(lying)
    left = [key for key in lying if key.startswith("leather-")]
    assert left == [f"leather-{space}" for space in position["leather_spaces_left"]]


@pytest.mark.rule("PAT-TAKE-02")
def test_a_token_is_where_its_space_is() -> None:
    position = to_json(table("BGI", time="20-35"))
    for space in (20, 35):
        x, y = stage.spaces(position)[f"time-{space}"]
        token = parsed(stage.keyed(position, ENGLISH)[f"time-{space}"])[0]
        assert token.get("transform") == f"translate({x:g} {y:g})"


@pytest.mark.rule("PAT-TAKE-02")
def test_a_token_moves_from_a_space_of_the_board_to_another() -> None:
    here, there = Ref("space", 28), Ref("space", 32)
    event = Event("pat-move", "PAT-TAKE-02", {"n": 4, "from": here, "to": there})
    ((_, start, end),) = token_moves(event)
    assert {start, end} <= set(stage.spaces(to_json(table("BGI"))))
    assert (start, end) == ("time-28", "time-32")


@pytest.mark.rule("PAT-INFO-03")
def test_the_pill_of_the_automa_shows_its_next_budget() -> None:
    for other, told in (("@3t;FJLc;0;1:15^3", "3"), ("@3t;FJLc;0;1:15", "?")):
        _, automas = vitals(table("BGI", time="9-10", other=other), ENGLISH)
        assert {vital.name: vital.value for vital in automas} == {"buttons": "0", "budget": told}


@pytest.mark.parametrize("kind", ["solo", "duo", "untracked"])
def test_nothing_on_the_stage_leaves_it(kind: str) -> None:
    tables = {
        "solo": table("BGI"),
        "duo": table("BGI", other="9/9/9/9/9/9/9/9/9;5"),
        "untracked": table("DMC", time="36-37", you="{ABF};10", other="@4n;GHJKN;6;1:3"),
    }
    position = to_json(tables[kind])
    middles = stage.spaces(position).values()
    assert len(middles) == 54
    high = stage.drawn_height(position)
    assert all(0 < x < stage.WIDTH and 0 < y < high for x, y in middles)
    assert all(place.right < stage.WIDTH and place.bottom < high for place in places_of(position))


def places_of(position: dict[str, Any]) -> Iterator[stage.Place]:
    yield from stage.places(position).values()


# --- placing


def tokens(placing: dict[str, Any]) -> Iterator[str]:
    """Every token the placing script can send."""
    for slot in placing["slots"]:
        for answers in slot["placements"].values():
            yield from answers.values()


@pytest.mark.parametrize(
    "state",
    [
        table("BGI", you="DDD6/9/9/9/9/9/9/9/8*;9", time="20-21"),
        table("DMC", time="36-37", you=f"{ALMOST_SQUARE};10"),
        table("BGI", turn="1*", time="20-19", you="DDD6/9/9/9/9/9/9/9/9;9"),
    ],
    ids=["a turn", "a square to complete", "a leather patch"],
)
def test_exactly_the_legal_placements_can_be_chosen(state: State) -> None:
    placing = json.loads(seen(state)["placing"])
    assert sorted(tokens(placing)) == sorted(move for move in legal(state) if move != ">")


def test_the_placing_data_cannot_end_its_script_element() -> None:
    assert "<" not in seen(table("BGI"))["placing"]


# --- the Automa


@pytest.mark.rule("PAT-CARD-01")
def test_a_card_from_top_to_bottom() -> None:
    drawn = card_front(built_in_deck("normal").by_number[3], ENGLISH)
    assert texts(parsed(drawn)) == ["3", "no overtaking", "largest", "farthest", "3", "+3"]
    assert used(drawn)[:3] == [f"#condition-{n}" for n in ("no_overtake", "largest", "farthest")]


@pytest.mark.rule("PAT-CARD-05")
def test_card_12_has_no_conditions() -> None:
    drawn = card_front(built_in_deck("normal").by_number[12], ENGLISH)
    assert texts(parsed(drawn)) == ["0", "no conditions", "12", "+5"]


@pytest.mark.rule("PAT-CARD-02")
def test_only_tactical_backs_show_a_value() -> None:
    assert texts(parsed(card_back(8, ENGLISH))) == ["8"]
    assert texts(parsed(card_back(None, ENGLISH))) == []


@pytest.mark.rule("PAT-TAKE-03", "PAT-LEA-01")
def test_the_two_piles() -> None:
    drawn = parsed(piles(to_json(table("BGI", time="22-27", other="@3n;AFJc**;4;1:5")), ENGLISH))
    with_buttons, without = (e for e in drawn if e.get("class") == "pile")
    assert [used(part) for part in with_buttons][1] == [f"#patch-{id_of(c)}" for c in "FJc"]
    assert [used(part) for part in without][1] == [f"#patch-{id_of('A')}", *["#icon-leather"] * 2]


def id_of(letter: str) -> int:
    return by_letter()[letter].id


@pytest.mark.rule("PAT-TRACE-04")
def test_a_decision_step_by_step() -> None:
    state = table("FGI", time="16-10", turn="2")
    decision = choose_patch(state, automa(state).cards.by_number[4])
    panels = [parts(drawn, "option") for drawn in decision_steps(decision, ENGLISH)]
    assert [
        [option.get("class", "").split("option-")[1] for option in panel] for panel in panels
    ] == [
        ["open", "open", "open"],
        ["kept", "kept", "kept"],
        ["kept", "kept", "kept"],
        ["kept", "kept", "kept"],
        ["dropped", "dropped", "chosen"],
    ]
    assert "would reach space 16" in texts(panels[2][1])[0]


# --- companion


@pytest.mark.rule("PAT-COMP-02", "PAT-COMP-05")
def test_one_tap_reports_a_purchase_and_one_more_the_square() -> None:
    owned = "{ABFILOPRTVWc}"
    shown = seen(table("DMC", time="36-37", you=f"{owned};10", other="@4n;GHJKN;6;1:3.8.2"))
    offer: Offer = shown["shop"][0]
    assert (offer.answer, offer.claim) == ("D", "D#")
    assert shown["placing"] is None


@pytest.mark.rule("PAT-COMP-06")
def test_only_patches_that_can_come_are_picked_from_pictures() -> None:
    shown = seen(at("pw1 BG???????????????????????A 9-10 1 {HIf};9 @3t;FJLc;0;1:15 - o"), [])
    offered = [item.letter for _, group in shown["picker"].groups for item in group]
    assert shown["picker"].count == 1
    assert sorted(offered) == sorted(set(by_letter()) - set("ABGHIfFJLc"))


@pytest.mark.rule("PAT-COMP-06")
def test_a_whole_circle_is_picked_before_the_game() -> None:
    assert laying_out(ENGLISH)["picker"].count == 32


def test_a_card_can_be_told_by_its_face() -> None:
    shown = seen(table("BGI", time="5-3", turn="2"), ["card 7", "card 12"])
    assert [text for text, _ in shown["card_choices"]] == ["card 7", "card 12"]


# --- everything


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_symbol_has_a_title(language: str) -> None:
    symbols = [e for e in parsed(sprite(Words(language, GAME))).iter() if e.tag.endswith("symbol")]
    assert all(symbol[0].tag.endswith("title") and symbol[0].text for symbol in symbols)


@pytest.mark.parametrize("golden", data("golden_games.json")["games"], ids=lambda game: game["id"])
def test_every_drawing_of_a_whole_game_is_sound(golden: dict[str, Any]) -> None:
    symbols = sprite(ENGLISH) + patch_definitions(patches().values())
    known = {f"#{e.get('id')}" for e in parsed(symbols).iter() if e.get("id")}
    for text in [golden["start"], *golden["positions"][::6], golden["positions"][-1]]:
        state = at(text)
        position = to_json(state)
        for drawing in [stage.ground(position), *stage.keyed(position, ENGLISH).values()]:
            assert set(used(drawing)) <= known
