"""The workshop through its forms, as a browser without a script sends them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from automatable.kit.editing.places import PARTS
from automatable.server import app
from automatable.table.folders import HOME
from automatable.table.game_files import keep_game_file, own_game_file
from automatable.table.store import Store
from automatable.ui.words.words import LANGUAGES, Words
from tests.kit.files import GAMES_FOLDER
from tests.server.conftest import Browser

TEXT = (GAMES_FOLDER / "viticulture.automa").read_text(encoding="utf-8")
SEEN = re.compile(r'name="seen" value="(\w+)"')


@pytest.fixture(autouse=True)
def strict_words() -> Iterator[None]:
    Words.strict = True
    yield
    Words.strict = False


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Browser]:
    monkeypatch.setenv(HOME, str(tmp_path))
    store = Store(tmp_path / "tables.sqlite")
    keep_game_file("viticulture", TEXT)
    with Browser(app(store), headers={"accept-language": "en"}) as client:
        yield client
    store.close()


def do(bench: Browser, part: str, what: str, **fields: str) -> Any:
    page = f"/workshop/viticulture/{part}"
    hidden = {key: value for key, value in bench.hidden(page).items() if key in ("guard", "seen")}
    return bench.post(page, data={**hidden, "do": what, **fields}, follow_redirects=True)


def text() -> str:
    return own_game_file("viticulture").text


def line_of(said: str) -> str:
    return str(next(n for n, line in enumerate(text().split("\n"), 1) if line.strip() == said))


@pytest.mark.rule("KIT-WRK-01")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["viticulture", "primer", "terra_mystica", "broken"])
def test_every_part_of_every_kind_of_file_has_its_words(
    bench: Browser, language: str, name: str
) -> None:
    if name == "broken":
        keep_game_file(name, TEXT.replace("need free(spot)", "need frei(spot)") + "\n\tx\n")
    elif name != "viticulture":
        keep_game_file(name, (GAMES_FOLDER / f"{name}.automa").read_text(encoding="utf-8"))
    for part in PARTS:
        reply = bench.get(f"/workshop/{name}/{part}", headers={"accept-language": language})
        assert reply.status_code == 200
        assert reply.text.count('aria-current="page"') == 1
    lines = len(own_game_file(name).text.split("\n"))
    for line in range(1, lines, 7 if language == "en" else 41):
        for part in ("turns", "table"):
            address = f"/workshop/{name}/{part}?open={line}"
            assert bench.get(address, headers={"accept-language": language}).status_code == 200


@pytest.mark.rule("KIT-WRK-06")
def test_a_file_begins_with_a_shape_and_a_title(bench: Browser) -> None:
    reply = bench.submit("/workshop/new", bench.hidden("/workshop"), title="Häfen", shape="places")
    assert reply.headers["location"] == "/workshop/haefen/table"
    assert own_game_file("haefen").game is not None
    refused = bench.submit("/workshop/new", bench.hidden("/workshop"), title="x", shape="none")
    assert refused.status_code == 422


@pytest.mark.rule("KIT-WRK-03")
def test_a_cell_is_tapped_next_goes_on_and_behind_the_last_a_card_begins(bench: Browser) -> None:
    first = line_of("| 1 | sell | harvest fill_order |")
    do(bench, "cards", "toggle:plant", cell=f"{first}.summer_spaces")
    assert "| 1 | sell plant | harvest fill_order |" in text()
    reply = do(bench, "cards", "next", cell=f"{first}.summer_spaces")
    assert "Card 1 · Winter" in unescape(reply.text)
    last = line_of("| 24 | build | harvest train fill_order |")
    do(bench, "cards", "next", cell=f"{last}.winter_spaces")
    assert "\n    | 25 | | |\n" in text()


@pytest.mark.rule("KIT-WRK-03")
def test_a_card_is_moved_step_by_step_or_to_where_it_is_dropped(bench: Browser) -> None:
    said = "| 1 | sell | harvest fill_order |"
    first = int(line_of(said))
    for what, place in (("down", 1), ("up", 0), ("3", 3), ("0", 0), ("up", 0)):
        do(bench, "cards", f"row:{what}", cell=f"{line_of(said)}.summer_spaces")
        assert int(line_of(said)) == first + place
    assert text() == TEXT
    for nowhere in ("²", "1_0", "sideways"):
        reply = do(bench, "cards", f"row:{nowhere}", cell=f"{first}.summer_spaces")
        assert (reply.status_code, text()) == (422, TEXT)


@pytest.mark.rule("KIT-WRK-02")
def test_edits_are_taken_back_one_by_one_to_the_first(bench: Browser) -> None:
    first = line_of("| 1 | sell | harvest fill_order |")
    for item in ("plant", "tour", "build"):
        do(bench, "cards", f"toggle:{item}", cell=f"{first}.summer_spaces")
    for _ in range(3):
        bench.submit("/workshop/viticulture/undo", bench.hidden("/workshop/viticulture/cards"))
    assert text() == TEXT


@pytest.mark.rule("KIT-WRK-02")
def test_a_form_made_for_another_text_changes_nothing(bench: Browser) -> None:
    hidden = bench.hidden("/workshop/viticulture/cards")
    keep_game_file("viticulture", TEXT + "# another tab\n")
    first = line_of("| 1 | sell | harvest fill_order |")
    fields = {**hidden, "do": "toggle:plant", "cell": f"{first}.summer_spaces"}
    reply = bench.post("/workshop/viticulture/cards", data=fields)
    assert reply.status_code == 409
    assert text() == TEXT + "# another tab\n"


@pytest.mark.rule("KIT-WRK-04")
def test_steps_are_set_added_moved_doubled_and_put_into_a_block(bench: Browser) -> None:
    draw = line_of("draw card from cards")
    reply = do(bench, "turns", "set", line=draw, **{"f-when": "year > 1"})
    assert "draw card from cards when year > 1\n" in text()
    assert "Year” is more than 1" in unescape(reply.text)
    do(bench, "turns", "add:after:tell", line=draw)
    do(bench, "turns", "double", line=draw)
    do(bench, "turns", "move:down", line=draw)
    do(bench, "turns", "block", line=draw, words="Drawing")
    assert "  do drawing\n" in text()
    assert own_game_file("viticulture").game is not None


@pytest.mark.rule("KIT-WRK-02")
def test_formulas_grow_by_chips(bench: Browser) -> None:
    line = line_of("end when year > 7")
    said = {"f-condition": ""}
    for chip, after in (
        ("year", "year"),
        (">", "year >"),
        ("max(", "year > max("),
        ("7", "year > max(7"),
    ):
        do(bench, "turns", f"chip:condition:{chip}", line=line, **said)
        said = {"f-condition": after}
        assert f"end when {after}\n" in text()
    do(bench, "turns", "chip:condition:<", line=line, **{"f-condition": "year > 7"})
    assert "end when year >\n" in text()


@pytest.mark.rule("KIT-WRK-04")
def test_a_mistake_is_shown_at_its_step_and_set_right_by_a_button(bench: Browser) -> None:
    keep_game_file("viticulture", TEXT.replace("need free(spot)", "need frei(spot)"))
    page = bench.get("/workshop/viticulture/turns").text
    assert 'aria-describedby="mistake-' in page
    line = line_of('need frei(spot) "The space is free."')
    do(bench, "turns", "mend:free", line=line, word="frei")
    assert text() == TEXT


def test_names_levels_words_and_text(bench: Browser) -> None:
    do(
        bench,
        "table",
        "names",
        line=line_of('places chart "Wake-up chart"'),
        names="a one\nb two\n",
    )
    assert '  a_one "a one"\n  b_two "b two"\n' in text()
    bench.submit("/workshop/viticulture/undo", bench.hidden("/workshop/viticulture/cards"))
    table, hard = line_of("table target by level"), line_of("hard 23")
    do(bench, "table", "rows", line=table, **{f"row-{hard}": "31"})
    assert "  hard 31\n" in text()
    do(
        bench,
        "words",
        "word",
        line=line_of('turn you "You" person then you'),
        language="de",
        value="Ihr",
    )
    assert '  de "Ihr"\n' in text()
    do(bench, "text", "text", text="automa 1\r\n")
    assert text() == "automa 1\n"


@pytest.mark.rule("KIT-WRK-03")
def test_a_table_is_pasted_whole_or_not_at_all(bench: Browser) -> None:
    rows = "1;Sell grapes;Harvest field\n2;Givetour;Make wine"
    reply = do(bench, "cards", "paste:take", pasted=rows, panel="paste")
    assert text() == TEXT
    assert "Givetour" in reply.text
    do(bench, "cards", "paste:take", pasted=rows, panel="paste", **{"meant-Givetour": "tour"})
    assert (
        "| id | summer_spaces | winter_spaces |\n    | 1 | sell | harvest |\n    | 2 | tour |"
        in text()
    )


@pytest.mark.rule("KIT-WRK-05")
def test_fifty_games_in_slices_and_a_stop_that_opens_its_position(bench: Browser) -> None:
    broken = TEXT.replace("  year += 1\n", "  year += 1\n  trained = 1 / (7 - year)\n")
    keep_game_file("viticulture", broken)
    for _ in range(40):
        reply = bench.submit(
            "/workshop/viticulture/many", bench.hidden("/workshop/viticulture/try")
        )
        if "data-ws-go-on" not in reply.text:
            break
    assert "Divided by zero." in reply.text
    number = re.search(r'name="number" value="(\d+)"', reply.text)
    assert number is not None
    opened = bench.submit(
        "/workshop/viticulture/position",
        bench.hidden("/workshop/viticulture/try"),
        number=number[1],
    )
    assert bench.get(opened.headers["location"]).status_code == 200


@pytest.mark.rule("KIT-WRK-01")
def test_the_table_beside_the_file_goes_on_with_every_good_text(bench: Browser) -> None:
    hidden = bench.hidden("/workshop/viticulture/cards")
    begun = bench.post("/workshop/viticulture/live", data={**hidden, "part": "turns"})
    table = re.search(r'<iframe [^>]*src="(/tables/[^"]+)"', begun.text)
    assert table is not None
    bench.submit(f"{table[1]}/answer", bench.hidden(table[1]), text="row row6")
    page = bench.get("/workshop/viticulture/turns?turn=spring").text
    assert "just carried out" in page
    do(bench, "turns", "set", line=line_of("tokens += 1"), **{"f-value": "3"})
    assert ">3<" in bench.get(table[1]).text
    do(bench, "turns", "set", line=line_of("tokens += 3"), **{"f-value": "nonsense"})
    broken = bench.get("/workshop/viticulture/turns").text
    assert "the table plays the last good text" in broken
    assert ">3<" in bench.get(table[1]).text


@pytest.mark.rule("KIT-WRK-04")
def test_why_at_the_table_leads_to_its_step(bench: Browser) -> None:
    """Card 13 names nobody in summer: then another table is begun."""
    for _ in range(6):
        hidden = bench.hidden("/workshop/viticulture/cards")
        begun = bench.post("/workshop/viticulture/live", data={**hidden, "part": "turns"})
        table = re.search(r'<iframe [^>]*src="(/tables/[^"]+)"', begun.text)
        assert table is not None
        bench.submit(f"{table[1]}/answer", bench.hidden(table[1]), text="row row6")
        link = re.search(r'href="(/workshop/[^"]+)" target="_top"', bench.get(table[1]).text)
        if link:
            break
    assert link is not None
    assert link[1].startswith("/workshop/viticulture/turns?rule=AUTOMA-TURN-")
    assert 'aria-expanded="true"' in bench.get(unescape(link[1])).text


@pytest.mark.rule("KIT-WRK-01")
def test_an_answer_that_does_not_fit_any_more_is_named(bench: Browser) -> None:
    hidden = bench.hidden("/workshop/viticulture/cards")
    begun = bench.post("/workshop/viticulture/live", data={**hidden, "part": "turns"})
    table = re.search(r'<iframe [^>]*src="(/tables/[^"]+)"', begun.text)
    assert table is not None
    bench.submit(f"{table[1]}/answer", bench.hidden(table[1]), text="row row6")
    line = line_of('pieces glasses on chart all "Glass token"')
    reply = do(bench, "table", "set", line=line, **{"f-words": "Glass"})
    assert "plays the file as it stands" in reply.text
    do(bench, "text", "text", text=text().replace("on chart all", "on chart start row1"))
    assert "The table goes on at answer 1" in bench.get("/workshop/viticulture/cards").text


def test_a_table_may_stand_in_a_page_of_ours_only(bench: Browser) -> None:
    hidden = bench.hidden("/workshop/viticulture/cards")
    begun = bench.post("/workshop/viticulture/live", data={**hidden, "part": "cards"})
    table = re.search(r'<iframe [^>]*src="(/tables/[^"]+)"', begun.text)
    assert table is not None
    framed = bench.get(table[1], headers={"sec-fetch-dest": "iframe"})
    assert "frame-ancestors 'self'" in framed.headers["content-security-policy"]
    for path in ("/", "/workshop", table[1]):
        assert "frame-ancestors 'none'" in bench.get(path).headers["content-security-policy"]


@pytest.mark.rule("KIT-WRK-04")
def test_who_has_never_seen_the_language_changes_viticulture_by_forms_alone(bench: Browser) -> None:
    """A further option with two choices, a 25th card; the file holds all the while."""
    do(bench, "table", "declare:option", words="House rule")
    line = line_of('option house_rule "House rule"')
    do(bench, "table", "choice", line=line, words="Two roosters")
    last = line_of("| 24 | build | harvest train fill_order |")
    do(bench, "cards", "next", cell=f"{last}.winter_spaces")
    new = line_of("| 25 | | |")
    do(bench, "cards", "toggle:tour", cell=f"{new}.summer_spaces")
    file = own_game_file("viticulture")
    assert file.game is not None
    assert "house_rule" in [option.key for option in file.game.options()]
    assert "| 25 | tour | |" in file.text


@pytest.mark.rule("KIT-WRK-04")
def test_three_planted_mistakes_are_found_by_their_messages(bench: Browser) -> None:
    planted = TEXT.replace("| 7 | tour build |", "| 7 | tuor build |")
    planted = planted.replace("  points = now\n", "  points = nwo\n")
    planted = planted.replace("number half 0 0..1", "number half 5 0..1")
    keep_game_file("viticulture", planted)
    lines = planted.split("\n")
    for said, part in (
        ("| 7 | tuor", "cards"),
        ("points = nwo", "turns"),
        ("number half 5", "table"),
    ):
        number = next(n for n, line in enumerate(lines, 1) if line.strip().startswith(said))
        page = bench.get(f"/workshop/viticulture/{part}").text
        assert f'id="mistake-{number}"' in page
        assert f"/workshop/viticulture/{part}?open={number}" in unescape(page)


def test_unknown_files_parts_and_edits_are_refused(bench: Browser) -> None:
    assert bench.get("/workshop/nothing/cards").status_code == 422
    assert bench.get("/workshop/viticulture/nothing").status_code == 404
    assert do(bench, "cards", "explode").status_code == 422
    assert do(bench, "cards", "toggle:x", cell="1.2").status_code == 422
    assert do(bench, "turns", "out", line="99999").status_code == 422
    assert text() == TEXT


def test_a_file_goes_and_takes_its_bench_with_it(bench: Browser, tmp_path: Path) -> None:
    do(bench, "cards", "row:new")
    assert (tmp_path / "workshop" / "viticulture.json").exists()
    bench.submit("/workshop/viticulture/delete", bench.hidden("/workshop/viticulture/table"))
    assert not list(tmp_path.glob("*/viticulture.*"))


@pytest.mark.rule("KIT-DEC-11")
def test_the_page_of_a_game_says_where_its_facts_come_from_and_leads_to_the_workshop(
    bench: Browser,
) -> None:
    assert "made up by the author" in bench.get("/games/viticulture/new").text
    guard = {"guard": bench.hidden("/workshop")["guard"]}
    for _ in range(2):  # the very same text is not kept twice
        taken = bench.post(
            "/workshop/new", data={**guard, "game": "wingspan"}, follow_redirects=True
        )
        assert taken.url.path == "/workshop/wingspan/table"
    assert 'href="/workshop/wingspan"' in bench.get("/games/file:wingspan/new").text
    assert bench.post("/workshop/new", data={**guard, "game": "patchwork"}).status_code == 422


@pytest.mark.rule("KIT-WRK-02")
def test_one_more_level_gets_its_row_in_the_form_of_the_table(bench: Browser) -> None:
    """The choice leaves a hole in the table by level; its field waits there, and nothing else."""
    do(bench, "table", "choice", line=line_of('option level "Level"'), words="Expert")
    page = bench.get("/workshop/viticulture/table").text
    assert own_game_file("viticulture").game is None
    assert 'name="new-expert"' in page
    before = text().split("\n")
    do(bench, "table", "rows", line=line_of("table target by level"), **{"new-expert": "26"})
    after = text().split("\n")
    assert [line for line in after if line not in before] == ["  expert 26"]
    assert own_game_file("viticulture").game is not None


@pytest.mark.rule("KIT-WRK-02")
def test_a_table_with_a_row_for_all_else_takes_one_more_above_it(bench: Browser) -> None:
    line = line_of("table asked_for by year")
    do(bench, "table", "rows", line=line, more_key="7", more_value="20")
    assert re.search(r"(?m)^  7 20\n  else", text())
    unchanged = text()
    do(bench, "table", "rows", line=line, more_key='7"', more_value="20")
    do(bench, "table", "rows", line=line, more_key="8", more_value="2 0")
    assert text() == unchanged
