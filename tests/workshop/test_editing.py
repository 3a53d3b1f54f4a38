"""Forms edit lines: a field is a span of one line, and nothing else changes (KIT-WRK-02)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from automatable.kit.editing.cards import decks, toggled, with_cell, with_new_field, with_new_row
from automatable.kit.editing.changes import laid, moved, taken_out
from automatable.kit.editing.fields import SHAPES, cut, kind_of, scanned, with_field
from automatable.kit.editing.history import undoing, undone
from automatable.kit.editing.outline import outline
from automatable.kit.editing.places import mended, part_of, remedies
from automatable.kit.editing.shapes import LANGUAGES, begun, in_language, shape_text
from automatable.kit.editing.shapes import SHAPES as BEGINNINGS
from automatable.kit.editing.source import Source
from automatable.kit.editing.tables import with_table_value
from automatable.kit.editing.things import into_block, with_names, with_words
from automatable.kit.game import KitGame
from automatable.kit.many import play_many, position
from automatable.kit.mistakes import BadFile
from automatable.kit.reader import read
from tests.kit.files import GAMES_FOLDER

FILES = sorted(GAMES_FOLDER.glob("*.automa"), key=lambda file: file.name)
VITICULTURE = (GAMES_FOLDER / "viticulture.automa").read_text(encoding="utf-8")


def differing(before: str, after: str) -> list[int]:
    """The lines that are not the same in two texts of as many lines."""
    pairs = zip(before.split("\n"), after.split("\n"), strict=True)
    return [number for number, (one, other) in enumerate(pairs, 1) if one != other]


@pytest.mark.rule("KIT-WRK-02")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_any_field_of_any_line_changes_only_its_span(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    source = Source(text)
    tried = 0
    for number in range(1, len(source) + 1):
        line = source.line(number)
        if kind_of(scanned(line)) not in SHAPES:
            continue
        for field in cut(line).fields:
            if not field.is_there:
                continue
            value = 'new "words" \\ here' if field.role == "text" else "other"
            changed = with_field(text, number, field.key, value)
            now = Source(changed).line(number)
            assert differing(text, changed) == [number]
            assert now.startswith(line[: field.start])
            assert now.endswith(line[field.end :])
            tried += 1
    assert tried > 100


@pytest.mark.rule("KIT-WRK-02")
def test_comments_behind_a_line_survive_and_optional_parts_come_and_go() -> None:
    text = 'turn you "You" then you\n  put spot on hers  "x" when spot != none  # why\n'
    without = with_field(text, 2, "when", "")
    assert Source(without).line(2) == '  put spot on hers  "x"  # why'
    back = with_field(without, 2, "when", "round > 2")
    assert Source(back).line(2) == '  put spot on hers  "x" when round > 2  # why'


@pytest.mark.rule("KIT-WRK-02")
def test_what_an_edit_changed_can_be_taken_back_step_by_step() -> None:
    chance, text, way = random.Random(4), VITICULTURE, []
    for _ in range(60):
        deck = decks(Source(text))[0]
        row = chance.choice(deck.rows)
        cell = row.cells[1]
        fresh = with_cell(text, cell, toggled(cell, chance.choice(["sell", "plant", "tour"]), True))
        if chance.random() < 0.3:
            fresh = with_new_row(fresh, decks(Source(fresh))[0], row)
        way.append(undoing(text, fresh))
        text = fresh
    assert text != VITICULTURE
    for step in reversed(way):
        text = undone(text, step)
    assert text == VITICULTURE


def test_windows_line_ends_stay() -> None:
    text = VITICULTURE.replace("\n", "\r\n")
    deck = decks(Source(text))[0]
    changed = with_new_row(with_cell(text, deck.rows[0].cells[1], "sell plant"), deck)
    assert changed.count("\n") == changed.count("\r\n") == text.count("\n") + 1


@pytest.mark.rule("KIT-WRK-03")
def test_a_cell_is_set_and_cleared_and_a_row_moved() -> None:
    deck = decks(Source(VITICULTURE))[0]
    assert toggled(deck.rows[0].cells[1], "sell", True) == ""
    assert toggled(deck.rows[0].cells[1], "plant", True) == "sell plant"
    emptied = with_cell(VITICULTURE, deck.rows[0].cells[1], "")
    assert len(read(emptied).decks["cards"].cards) == 24
    down = moved(VITICULTURE, deck.rows[0].line, 1, deck.row_lines)
    assert list(read(down).decks["cards"].cards)[:3] == ["2", "1", "3"]
    last = laid(VITICULTURE, deck.rows[0].line, 23, deck.row_lines)
    assert list(read(last).decks["cards"].cards)[-1] == "1"


@pytest.mark.rule("KIT-WRK-03")
def test_a_new_field_gives_every_card_a_cell() -> None:
    deck = decks(Source(VITICULTURE))[0]
    grown = read(with_new_field(VITICULTURE, deck, "weight", "Weight", "number 0..9"))
    assert {card.fields["weight"] for card in grown.decks["cards"].cards.values()} == {0}


@pytest.mark.rule("KIT-WRK-04")
def test_a_step_moves_with_its_comment_and_goes_into_a_block() -> None:
    lines = [
        "automa 1",
        "turn you",
        "  # first",
        "  stop",
        "  # second",
        "  clear hers",
        "  next a",
    ]
    text = "\n".join(lines) + "\n"
    assert moved(text, 4, 1, [4, 6, 7]).split("\n")[2:6] == lines[4:6] + lines[2:4]
    node = outline(Source(VITICULTURE))
    each = next(n for top in node for n in top.inside() if n.head == "each")
    changed = into_block(VITICULTURE, each, "places_workers")
    assert read(changed).blocks["places_workers"].steps[0].kind == "each"
    gone = taken_out(VITICULTURE, each)
    assert len(Source(gone)) == len(Source(VITICULTURE)) - (each.last - each.number + 1)


def test_names_of_a_group_keep_their_ids_and_translations() -> None:
    groups = [node for node in outline(Source(VITICULTURE)) if node.head == "places"]
    file = read(VITICULTURE)
    names = [words.said("en") for words in file.groups["summer"].items.values()]
    changed = read(
        with_names(
            VITICULTURE, groups[0], [*names, "Sit in the Sun"], file.languages, set(file.items)
        )
    )
    assert list(changed.groups["summer"].items) == [*file.groups["summer"].items, "sit_in_the_sun"]
    assert changed.groups["summer"].items["tour"].said("de") == "Führung geben"


def test_words_and_values_of_tables() -> None:
    line = next(n for n in range(1, 400) if Source(VITICULTURE).line(n).strip() == "hard 23")
    assert read(with_table_value(VITICULTURE, line, "25")).tables["target"].rows[2].value == 25
    game = outline(Source(VITICULTURE))[1]
    german = with_words(VITICULTURE, game.number, "de", 'Weinbau "neu"', "en")
    assert read(german).title.said("de") == 'Weinbau "neu"'
    without = with_words(VITICULTURE, game.number, "de", "", "en")
    assert [note.code for note in read(without).warnings] == ["language_missing"]


@pytest.mark.rule("KIT-WRK-04")
def test_a_mistake_has_its_part_and_a_word_that_sets_it_right() -> None:
    broken = VITICULTURE.replace("need free(spot)", "need frei(spot)")
    with pytest.raises(BadFile) as found:
        read(broken)
    note = found.value.mistakes[0]
    assert part_of(outline(Source(broken)), note.line) == "turns"
    assert remedies(note)[0] == "free"
    assert mended(broken, note.line, "frei", "free") == VITICULTURE


@pytest.mark.rule("KIT-WRK-06")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shape", BEGINNINGS)
def test_every_shape_is_a_whole_game_in_every_language(shape: str, language: str) -> None:
    file = read(begun(shape, "Harbour", language))
    assert (file.title.said(language), file.languages) == ("Harbour", (language,))
    assert file.warnings == []
    found = play_many(KitGame(file), 5)
    assert (found.ended, found.stops) == (5, {})


@pytest.mark.rule("KIT-WRK-06")
@pytest.mark.parametrize("shape", BEGINNINGS)
def test_shapes_say_everything_in_three_languages(shape: str) -> None:
    assert read(shape_text(shape)).warnings == []
    english = read(in_language(shape_text(shape), "en"))
    german = read(in_language(shape_text(shape), "de"))
    assert english.turns.keys() == german.turns.keys()


@pytest.mark.rule("KIT-WRK-05")
def test_many_games_say_what_stopped_and_lead_back_to_it() -> None:
    stuck = begun("numbers", "Stuck", "en").replace(
        "her_points += gain + die", "her_points += 9 / (6 - die)"
    )
    game = KitGame(read(stuck))
    found = play_many(game, 12)
    (code, line), times = next(iter(found.stops.items()))
    assert (code, times + found.ended) == ("stop_divide_zero", 12)
    stopped = found.first_stops[code, line]
    match = position(game, stopped.number, stopped.answers)
    assert not match.over
    assert found.reached["AUTOMA-TURN-01"] == 12
