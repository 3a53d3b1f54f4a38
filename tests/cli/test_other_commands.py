"""Saves, records, decks, tables, and what the command says about itself."""

import json
import re
import socket
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import automatable.cli
from automatable.cli.output import language_of
from automatable.cli.serving import listen
from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import dumps
from automatable.table.folders import own_deck_files
from tests.cli.conftest import Run

COMMANDS = (
    "games", "play", "tables", "turn", "position", "replay", "export", "import", "serve",
    "deck list", "deck show", "deck check", "deck new", "deck lint", "simulate", "compare", "sweep",
    "report", "bench", "review", "share", "day", "puzzles solve", "puzzles make",
)  # fmt: skip


@pytest.fixture
def save(tmp_path: Path) -> Path:
    match = Match.new(game("patchwork"), {}, Seed.from_text("a save"))
    for _ in range(4):
        match.answer(">")
    file = tmp_path / "evening.json"
    file.write_text(dumps(match))
    return file


# --- replay


def test_a_save_is_told(run: Run, save: Path) -> None:
    ran = run("replay", str(save))
    assert ran.code == 0
    assert "You move 1 space and take 1 button." in ran.out
    assert "(§ 6.2)" in ran.out


def test_a_save_is_told_up_to_an_answer(run: Run, save: Path) -> None:
    whole, start = (
        run("replay", str(save), "--json"),
        run("replay", str(save), "--json", "--to", "1"),
    )
    assert len(start.json["answers"]) == 1
    assert whole.json["answers"][:1] == start.json["answers"]
    assert start.json["position"]["time"] == {"1": 0, "2": 0}
    too_far = run("replay", str(save), "--to", "999")
    assert (too_far.code, too_far.out) == (2, "")


def test_every_golden_record_is_told_with_its_score(
    run: Run, golden_games: list[dict[str, Any]]
) -> None:
    for record in golden_games:
        text = (
            record["record"] if isinstance(record["record"], str) else "\n".join(record["record"])
        )
        ran = run("replay", "-", "--json", stdin=text)
        assert ran.code == 0, ran.err
        seats = ran.json["score"]["seats"]
        assert [seats["1"]["total"], seats["2"]["total"]] == list(record["scores"])
        assert ran.json["score"]["winner"] == record["winner"]


def spoiled(save: dict[str, Any], **changes: Any) -> str:
    return json.dumps({**save, **changes})


def test_bad_saves(run: Run, save: Path) -> None:
    text = save.read_text()
    contents = json.loads(text)
    for bad, complaint in (
        (text[:200], "incomplete"),
        (spoiled(contents, format=99), "newer version (format 99"),
        (spoiled(contents, rules_version=99), "newer rules"),
        (spoiled(contents, fingerprint="facts:" + "0" * 24), "was changed"),
        (spoiled(contents, game="chess"), "There is no game called chess."),
        (spoiled(contents, answers=["circle"]), "cannot be replayed"),
        ("[]", "not a save file"),
        ("", "incomplete"),
        ('[Event "x"]\n', 'the line [Game "..."] is missing'),
        ('[Game "toy"]\n', "Harbour has no game records"),
    ):
        ran = run("replay", "-", stdin=bad)
        assert (ran.code, ran.out) == (2, "")
        assert complaint in ran.err


# --- tables as files


def test_a_table_travels_as_a_file(run: Run, save: Path) -> None:
    said = run("import", str(save))
    assert said.code == 0
    id = said.out.split()[-1]
    there, here = json.loads(run("export", id[:8]).out), json.loads(save.read_text())
    assert (there.pop("format"), bool(there.pop("earlier_seeds"))) == (3, True)  # other cards come
    assert there | {"seed": ""} == {k: v for k, v in here.items() if k != "format"} | {"seed": ""}
    assert run("tables").out.startswith(id)


def test_a_bad_file_makes_no_table(run: Run) -> None:
    ran = run("import", "-", "--lang", "de", stdin="{")
    assert ran.code == 2
    assert "unvollständig" in ran.err
    assert run("export", "abc").code == 2
    assert "no table yet" in run("tables").out


# --- decks


def test_decks_are_listed_and_shown(run: Run) -> None:
    listed = run("deck", "list").out
    assert re.search(r"^patchwork  tactical  12 cards  built in", listed, re.MULTILINE)
    assert re.search(r"^toy ", listed, re.MULTILINE)
    shown = run("deck", "show", "patchwork", "normal")
    assert shown.code == 0
    assert "Does not overtake you" in shown.out
    assert run("deck", "show", "patchwork", "nothing").code == 2


def test_a_new_deck_is_good_and_never_overwrites(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert run("deck", "new", "patchwork", str(file)).code == 0
    good = run("deck", "check", str(file))
    assert good.code == 0
    assert "12 cards" in good.out
    file.write_text("precious")
    again = run("deck", "new", "patchwork", str(file))
    assert again.code == 2
    assert "was not overwritten" in again.err
    assert file.read_text() == "precious"


def test_own_decks_stand_beside_the_built_in_ones(run: Run) -> None:
    run("deck", "new", "patchwork")
    assert "my-deck  12 cards  your own" in run("deck", "list", "patchwork").out
    assert run("deck", "show", "patchwork", "my-deck").code == 0


def without_a_card(text: str) -> str:
    return text[: text.rindex("[[card]]")]


def test_mistakes_in_decks_name_file_card_and_field(run: Run, tmp_path: Path) -> None:
    good = game("patchwork").decks.new()
    number = re.search(r"number = (\d+)", good)
    assert number is not None
    for bad, named in (
        (without_a_card(good), ["bad.toml", "11"]),
        (
            good.replace('["no_overtake"', '["prettiest"', 1),
            ["bad.toml", "prettiest"],
        ),
        (re.sub(r"budget = \d+", 'budget = "x"', good, count=1), ["card", number[1], "budget"]),
        (re.sub(r"budget = \d+", "", good, count=1), ["card", number[1], "budget"]),
        ("[[card", ["bad.toml", "TOML"]),
        ("", ["bad.toml", "game"]),
        (good.replace('"patchwork"', '"chess"', 1), ["chess"]),
    ):
        file = tmp_path / "bad.toml"
        file.write_text(bad)
        for language in ("en", "de", "it"):
            ran = run("deck", "check", str(file), "--lang", language)
            assert (ran.code, ran.out) == (2, "")
            assert [word for word in named if word not in ran.err] == [], ran.err


def test_other_cards_of_a_box_are_corrected_in_a_file(run: Run, tmp_path: Path) -> None:
    """Scythe on screen: encounters, objectives, factory cards and tiles."""
    file = str(tmp_path / "box.toml")
    assert run("deck", "new", "scythe", file, "--kind", "on_screen").code == 0
    assert "my-box" in run("deck", "check", file).out
    assert "objective" in run("deck", "show", "scythe", "on_screen").out
    unknown = run("deck", "new", "scythe", str(tmp_path / "x.toml"), "--kind", "rocks")
    assert unknown.code != 0
    assert "There are: on_screen" in unknown.err
    assert not (tmp_path / "x.toml").exists()
    played = run("play", "scythe", "--sit", "digital", "--box-cards", file, stdin="move coins\n")
    assert "Your turn (2)" in played.out


def test_all_files_are_checked(run: Run, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(game("patchwork").decks.new())
    bad.write_bytes(b"\xff\xfe")
    ran = run("deck", "check", str(bad), str(tmp_path / "none.toml"), str(good))
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 2
    assert "good.toml" in ran.out


def test_an_unfinished_deck_is_listed_shown_and_played(run: Run, tmp_path: Path) -> None:
    run("deck", "new", "through_the_ages")
    (file,) = own_deck_files("through_the_ages")
    file.write_text(without_a_card(file.read_text()))
    listed = run("deck", "list", "through_the_ages").out
    assert "my-printed-deck  23 cards  your own, one card missing" in listed
    shown = run("deck", "show", "through_the_ages", "my-printed-deck").out
    assert "I 1  event | first_valid action | urban_leftmost | " in shown
    checked = run("deck", "check", str(file))
    assert (checked.code, checked.out) == (2, "")
    assert "23 of 24 cards are there. Missing: III 8." in checked.err
    played = run("play", "through_the_ages", "--deck", "my-printed-deck", stdin="")
    assert played.code == 0


# --- the command itself


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    ran = run(*command.split(), "--help")
    assert ran.code == 0
    text = " ".join(ran.out.split())
    assert re.search(rf"Examples?: automatable {command}", text)


def test_the_help_explains_the_exit_codes(run: Run) -> None:
    assert "Exit codes: 0 all is well" in run("--help").out


def test_the_version(run: Run) -> None:
    assert re.fullmatch(r"automatable \d+\.\d+\.\d+\n", run("--version").out)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "de_DE", "AUTOMATABLE_LANG": "en"}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_a_database_that_cannot_be_opened_is_no_fault_of_the_input(
    run: Run, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    ran = run("play", "toy", "--database", str(tmp_path / "file" / "tables.sqlite"))
    assert ran.code == 1
    assert "cannot be opened" in ran.err


def test_the_server_sends_without_delay() -> None:
    """asyncio does so only on sockets that say they are TCP; else every answer takes 40 ms more."""
    with listen("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP


# --- words


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every key with its arguments."""
    folder = Path(automatable.cli.__file__).parent / "messages"
    parsed = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in parsed.body:
        if isinstance(entry, Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


@pytest.mark.parametrize("language", ["de", "it"])
def test_no_word_is_missing_in_any_language(language: str) -> None:
    assert messages(language) == messages("en")


# --- lists for programs


def test_everything_that_lists_things_takes_json(run: Run) -> None:
    games = run("games", "--json").json
    scythe = next(game for game in games if game["id"] == "scythe")
    level = next(option for option in scythe["options"] if option["key"] == "level")
    assert (level["default"], "ultimaszyna" in level["choices"]) == ("autometta", True)
    decks = run("deck", "list", "--json").json
    assert {"patchwork", "scythe"} <= {deck["game"] for deck in decks}
    tactical = run("deck", "show", "patchwork", "tactical", "--json").json
    assert (tactical["id"], len(tactical["card"])) == ("tactical", 12)
    run("play", "patchwork", "--level", "4", stdin="quit\n")
    (table,) = run("tables", "--json").json
    assert (table["game"], table["options"]["level"], table["over"]) == ("patchwork", 4, False)


@pytest.mark.parametrize("command", ["replay", "import"])
def test_a_save_of_older_rules_that_leads_elsewhere_is_told(run: Run, command: str) -> None:
    kept = Path(__file__).parents[1] / "saves" / "scythe" / "format-2-rules-1.json"
    same = kept.read_text(encoding="utf-8")
    other = spoiled(json.loads(same), fingerprint="0" * 24)
    assert "saved under older rules (version 1" not in run(command, "-", stdin=same).out
    ran = run(command, "-", stdin=other)
    assert ran.code == 0
    assert "saved under older rules (version 1" in " ".join(ran.out.split())


def test_a_match_is_looked_back_on(run: Run, tmp_path: Path) -> None:
    match = automatable.new("patchwork", level=2, seed="in the terminal")
    for _ in range(6):
        match.answer(match.legal()[-1])
    save, out = tmp_path / "save.json", tmp_path / "review.json"
    save.write_text(automatable.dumps(match), encoding="utf-8")
    told = run("review", str(save), "--judge", "planner")
    assert told.code == 0
    assert "Judged by the planner" in told.out
    assert "The match is not over" in told.out
    as_json = run("review", str(save), "--judge", "planner", "--json", "--out", str(out))
    assert as_json.json == json.loads(out.read_text(encoding="utf-8"))
    assert len(as_json.json["decisions"]) == 6
    other = tmp_path / "other.json"
    other.write_text(automatable.dumps(automatable.new("scythe")), encoding="utf-8")
    refused = run("review", str(other))
    assert refused.code == 2
    assert "There is no look back for this game yet" in refused.err


def test_stretches_and_persons_are_told_apart(run: Run, tmp_path: Path) -> None:
    corrected = automatable.new("patchwork", level=2, seed="put right")
    duo = automatable.new("patchwork", sit="duo", seed="the two of us")
    for match, correction in ((corrected, '!{"seat_1.buttons": 20}'), (duo, "")):
        for answer in ("", "", correction, ""):
            match.answer(answer or match.legal()[-1])
    told = []
    for place, match in enumerate((corrected, duo)):
        save = tmp_path / f"{place}.json"
        save.write_text(automatable.dumps(match), encoding="utf-8")
        told.append(run("review", str(save), "--judge", "planner").out)
    assert "Facts were corrected once in this match" in told[0]
    assert "--- Facts were corrected here: a new stretch begins." in told[0]
    assert "(Player 1)" in told[1]
    assert "(Player 2)" in told[1]


def test_a_finished_match_is_sent_and_compared(run: Run, tmp_path: Path) -> None:
    match = automatable.new("patchwork", level=1, seed="to a friend")
    save, text = tmp_path / "save.json", tmp_path / "friend.txt"
    save.write_text(automatable.dumps(match), encoding="utf-8")
    assert "A match can be sent when it is over" in run("share", str(save)).err
    while not match.over:
        match.answer(match.legal()[0])
    save.write_text(automatable.dumps(match), encoding="utf-8")
    sent = run("share", str(save))
    assert f"seed={match.seed}" in sent.out
    text.write_text(sent.out, encoding="utf-8")
    both = run("share", str(save), "--other", str(text), "--json").json
    assert both["same_game"]
    assert both["other"]["scores"] == both["scores"]


def test_the_day_has_its_games_and_its_puzzle(run: Run) -> None:
    assert "automatable play patchwork --sit digital" in run("day").out
    assert [g["game"] for g in run("day", "scythe", "--json").json["games"]] == ["scythe"]
    puzzle = run("puzzles", "solve", "1", "--json").json
    assert puzzle["number"] == 1
    told = run("puzzles", "solve", "1", "--try", "1").out
    assert "The proof: 8 searches" in told
    assert run("puzzles", "solve", "1", "--try", "99").code == 2
    assert run("puzzles", "solve", "99999").code == 2
