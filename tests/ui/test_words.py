import logging

import pytest

from automatable.core.drawing.screens import Words as Protocol
from automatable.core.errors import BadData, BadPosition, Problem, Refused, UnknownGame
from automatable.core.game import game
from automatable.core.turns.events import Event, Ref, Value
from automatable.ui.words.rich import RichWords
from automatable.ui.words.words import MissingWords, Words, preferred_language

PATCHWORK = game("patchwork")
CELLS = (Ref("space", 20), Ref("space", 26), Ref("space", 32))


def test_things_have_their_own_name_or_that_of_their_kind() -> None:
    words = Words("en", PATCHWORK)
    assert words.ref(Ref("patch", 17)) == "line of 5"
    assert words.ref(Ref("space", 41)) == "space 41"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "space 20, space 26, and space 32"),
        ("de", "Feld 20, Feld 26 und Feld 32"),
        ("it", "casella 20, casella 26 e casella 32"),
    ],
)
def test_several_things_are_listed_as_the_language_does(language: str, told: str) -> None:
    assert Words(language, PATCHWORK).named(CELLS) == told


def test_no_things_have_a_word_too() -> None:
    words = Words("en", PATCHWORK)
    assert "Affordable: none." in words("pat-window", patches=CELLS, affordable=())


def test_an_event_is_told_without_direction_marks() -> None:
    move: dict[str, Value] = {"n": 3, "from": Ref("space", 1), "to": Ref("space", 4)}
    told = Words("en", PATCHWORK).event(Event("pat-move", "PAT-TAKE-02", move))
    assert told == "Move Automa's token 3 spaces, from space 1 to space 4."


def test_a_sentence_begins_with_a_capital_letter_even_if_a_name_comes_first() -> None:
    scythe, icon = game("scythe"), Ref("icon", "mech")
    event = Event("scy-status_no_candidate", "SCY-MOVE-01", {"icon": icon})
    assert Words("it", scythe).event(event).startswith("Movimento pacifico di un Mech:")
    assert ">Movimento pacifico" in RichWords("it", scythe).event(event)


def test_the_same_thing_several_times_is_counted_and_a_minus_is_a_minus() -> None:
    words = Words("de", game("through_the_ages"))
    assert words.ref(Ref("civ", "warriors+warriors+cannon")) == "2 × Krieger + Kanonen"
    assert words.named(-3) == "−3"


def test_the_words_of_the_game_win_over_those_of_the_frame() -> None:
    assert Words("en")("score-total") == Words("en", PATCHWORK)("score-total") == "Total"
    assert Words("de", PATCHWORK)("game-title") == "Patchwork"


def test_a_refusal_names_what_it_is_about() -> None:
    error = Refused("not_enough_buttons", cost=7, buttons=2)
    assert Words("en", PATCHWORK).error(error).startswith("Not enough buttons: the patch costs 7")


def test_a_bad_position_lists_everything_that_is_wrong() -> None:
    error = BadPosition([Problem("patch_count", {"n": 32}), Problem("leather_no_room")])
    told = Words("en", PATCHWORK).problems(error)
    assert told[0] == "Patches in the circle and on both sides: 32; there must be 33."
    assert len(told) == 2


def test_a_missing_key_raises_in_tests() -> None:
    with pytest.raises(MissingWords, match="no-such-key"):
        Words("en")("no-such-key")


def test_a_missing_argument_raises_in_tests() -> None:
    with pytest.raises(MissingWords, match="deck-odds"):
        Words("en")("deck-odds", left=3)


def test_a_person_who_is_playing_sees_the_key_and_the_log_tells(
    caplog: pytest.LogCaptureFixture,
) -> None:
    Words.strict = False
    with caplog.at_level(logging.ERROR):
        assert Words("it")("no-such-key") == "no-such-key"
    assert "missing words in it: no-such-key" in caplog.text


def test_words_are_what_games_ask_for() -> None:
    words: Protocol = Words("it", PATCHWORK)
    assert words.language == "it"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("de-AT,de;q=0.9,en;q=0.5", "de"),
        ("fr-FR,fr;q=0.9,it;q=0.4", "it"),
        ("en;q=0.2,it;q=0.7", "it"),
        ("de;q=0,en", "en"),
        ("", "en"),
        ("de;q=much", "en"),
    ],
)
def test_the_browsers_wish_chooses_the_language(accepted: str, language: str) -> None:
    assert preferred_language(accepted) == language


# --- as HTML


def test_things_are_marked_in_rich_words() -> None:
    told = RichWords("en", PATCHWORK)("pat-take_with", patch=Ref("patch", 17))
    assert 'Put <span class="ref" data-ref="patch:17">line of 5</span> on the pile' in told


def test_things_can_have_a_small_picture() -> None:
    rich = RichWords("en", PATCHWORK).with_pictures(lambda ref: f"<svg>{ref.id}</svg>")
    told = rich("pat-case_b", patch=Ref("patch", 4))
    silent = '<span aria-hidden="true"><svg>4</svg></span>'
    assert f'<span class="ref" data-ref="patch:4">{silent}\u2060line of 3</span>' in told


def test_everything_else_is_escaped() -> None:
    told = RichWords("en")("refused-unreadable", token="<script>alert(1)</script>")
    assert told == "Cannot read &lt;script&gt;alert(1)&lt;/script&gt;."


def test_no_text_can_forge_a_mark() -> None:
    told = RichWords("en")("refused-unreadable", token='\ue000x"onload=\ue001name\ue002')
    assert "<span" not in told


def test_long_lists_of_pictures_become_tiles() -> None:
    many = tuple(Ref("patch", id) for id in range(2, 12))
    words = RichWords("en", PATCHWORK).with_pictures(lambda ref: f"<svg>{ref.id}</svg>")
    told = words("setup-circle_app", patches=many)
    assert '<span class="tiles"><span class="ref" data-ref="patch:2">' in told
    assert " and " not in told.split("tiles")[1]


def test_long_lists_of_names_alone_are_lists_like_any_other() -> None:
    many = tuple(Ref("patch", id) for id in range(2, 12))
    told = RichWords("en", PATCHWORK)("setup-circle_app", patches=many)
    assert "tiles" not in told
    assert told.count("</span>, <span") == 8
    assert told.count("</span>, and <span") == 1


def test_names_that_are_half_a_sentence_stand_under_each_other() -> None:
    """Numbered, unless they have numbers of their own; a few, or plain names, stay in the line."""
    rich = RichWords("en", game("age_of_innovation"))
    tiles = tuple(Ref("tile", id) for id in ("workshop_law", "guild_law", "school_banking"))
    told = rich("aoi-tiles", tiles=tiles, final=Ref("tile", "guild_banking"))
    assert told.startswith(
        'Round tiles 1 to 6: <span class="lines is-numbered"><span class="line">'
    )
    assert told.count('class="line"') == 3
    assert "</span></span></span> Final tile:" in told, "without a full stop after the list"
    books = tuple(Ref("book", n) for n in (1, 2, 3))
    assert 'class="lines"' in rich("aoi-books", books=books)
    few = rich("aoi-tiles", tiles=tiles[:2], final=tiles[2])
    assert "lines" not in few
    plain = tuple(Ref("hex", hex) for hex in ("A1", "A2", "A3"))
    assert "lines" not in rich("aoi-books", books=plain)
    ages = RichWords("en", game("through_the_ages"))
    row = tuple(Ref("civ", f"rich_land_{age}") for age in ("a", "i", "ii"))
    assert "lines" not in ages("tta-row_cleared", cards=row)


def test_an_italian_list_says_ed_before_another_e_only() -> None:
    words = Words("it")
    assert words.listed(["E2", "E4"]) == "E2 ed E4"
    assert words.listed(["A1", "B2", "E4"]) == "A1, B2 ed E4"
    assert words.listed(["E2", "A4"]) == "E2 e A4"
    assert words.listed(["E2"]) == "E2"
    rich = RichWords("it", game("scythe"))
    told = rich("cascade-options", options=(Ref("region", "E2"), Ref("region", "E4")))
    assert '</span> ed <span class="ref" data-ref="region:E4">' in told


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Through the Ages"), ("de", "Im Wandel der Zeiten")]
)
def test_a_refusal_calls_a_game_by_its_name(language: str, title: str) -> None:
    told = Words(language).error(BadData("foreign_file", file="x.toml", game="through_the_ages"))
    assert title in told
    assert "through_the_ages" not in told
    unknown = UnknownGame("unknown_game", game="chess", known="toy")
    assert "chess" in Words(language).error(unknown)
