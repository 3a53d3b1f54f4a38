"""Own game files: kept as texts, found like any other game, and carried by every match."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from automatable.core.errors import AutomatableError, BadSave, Refused
from automatable.core.files.game_texts import BadText, digest, packed, unpacked
from automatable.core.game import broken_games, game, games
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import dumps, loads
from automatable.table.folders import HOME
from automatable.table.game_files import (
    GameFile,
    NoSuchFile,
    delete_game_file,
    keep_game_file,
    kept_as,
    name_for,
    own_game_file,
    own_game_files,
)
from automatable.table.store import Store
from tests.kit.files import GAMES_FOLDER

PRIMER = (GAMES_FOLDER / "primer.automa").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME, str(tmp_path))
    return tmp_path


def begun(text: str = PRIMER, name: str = "primer") -> Match[object]:
    kept = keep_game_file(name, text)
    assert kept.game is not None
    return Match.new(kept.game, {}, Seed.from_text("store"))


@pytest.mark.rule("KIT-STO-01")
def test_a_file_is_found_like_any_other_game_under_an_id_of_its_own() -> None:
    keep_game_file("viticulture", PRIMER)
    assert game("file:viticulture").text == PRIMER
    assert game("viticulture").text != PRIMER
    delete_game_file("viticulture")
    assert "file:viticulture" not in games()


@pytest.mark.rule("KIT-STO-01")
def test_a_broken_file_is_kept_with_its_first_mistake_and_harms_nothing() -> None:
    keep_game_file("good", PRIMER)
    broken = keep_game_file("broken", PRIMER.replace("turn ", "turm ", 1))
    assert broken.game is None
    assert broken.mistake is not None
    (named,) = [one for one in broken_games() if one.name == "file:broken"]
    assert named.reason.code == "file_unknown_word"
    assert named.reason.details["line"] == broken.mistake.details["line"]
    assert "file:good" in games()
    with pytest.raises(AutomatableError, match="broken_game"):
        game("file:broken")


def test_a_changed_file_is_read_again() -> None:
    first = keep_game_file("harbour", PRIMER).game
    assert keep_game_file("harbour", PRIMER + "\n# more\n").game is not first
    assert [file.name for file in own_game_files()] == ["harbour"]


@pytest.mark.parametrize("name", ["", "../x", "Harbour", "a" * 49, "a b", "1a", "a.b"])
def test_names_are_plain(name: str) -> None:
    with pytest.raises(Refused, match="bad_file_name"):
        keep_game_file(name, PRIMER)
    with pytest.raises(NoSuchFile):
        own_game_file(name)


def test_a_text_gets_a_free_name() -> None:
    assert name_for(PRIMER) == "primer"
    keep_game_file("primer", PRIMER)
    assert name_for(PRIMER) == "primer_2"
    assert kept_as(PRIMER) == "primer"
    assert name_for("nothing of a game") == "game"


def test_a_file_that_is_too_large_is_not_kept() -> None:
    with pytest.raises(Refused, match="game_file_large"):
        keep_game_file("large", "#" * (256 * 1024 + 1))


def test_what_is_no_text_stands_there_with_a_mistake(own_home: Path) -> None:
    (own_home / "games").mkdir()
    (own_home / "games" / "noise.automa").write_bytes(bytes(range(256)) * 40)
    (file,) = own_game_files()
    assert isinstance(file, GameFile)
    assert file.mistake is not None


# --- packed


@pytest.mark.rule("KIT-STO-03")
def test_a_packed_text_is_as_short_as_links_need() -> None:
    for file in sorted(GAMES_FOLDER.glob("*.automa")):
        text = file.read_text(encoding="utf-8")
        third = "languages en de it\n" in text  # a third language makes a link longer by a third
        assert len(packed(text)) < (13_000 if third else 9_000)
        assert unpacked(packed(text)) == text


@pytest.mark.rule("KIT-STO-03")
def test_unpacking_stops_at_the_largest_file() -> None:
    assert len(unpacked(packed("#" * (256 * 1024)))) == 256 * 1024
    with pytest.raises(BadText, match="text_large"):
        unpacked(packed("#" * (256 * 1024 + 1)))
    with pytest.raises(BadText, match="text_large"):
        unpacked(packed("#" * 50_000_000))


@pytest.mark.parametrize("change", [lambda z: z[:-9], lambda z: z + "AAAA", lambda z: "?" + z,
                                    lambda z: "", lambda z: z[:40] + "____" + z[44:]])  # fmt: skip
def test_a_damaged_link_is_named(change: object) -> None:
    with pytest.raises(BadText, match="text_damaged"):
        unpacked(change(packed(PRIMER)))  # type: ignore[operator]


# --- saves


@pytest.mark.rule("KIT-STO-02")
def test_a_save_carries_its_file_and_goes_on_where_there_is_none() -> None:
    match = begun()
    saved = json.loads(dumps(match))
    assert unpacked(saved["file"]) == PRIMER
    assert saved["file_sha256"] == digest(PRIMER)
    delete_game_file("primer")
    again = loads(dumps(match))
    assert again.game.id == "file:primer"
    assert again.fingerprint() == match.fingerprint()


@pytest.mark.rule("KIT-STO-02")
def test_editing_a_file_does_not_change_matches_that_have_begun(tmp_path: Path) -> None:
    match, store = begun(), Store(tmp_path / "tables.sqlite")
    table = store.create(match)
    keep_game_file("primer", PRIMER.replace("automa 1", "automa 1\n# changed"))
    store.forget([table])
    assert store.open(table).match.game.text == PRIMER
    keep_game_file("primer", "broken")
    store.forget([table])
    assert store.open(table).match.answers == match.answers
    (info,) = store.tables()
    shown = info.game_played()
    assert shown is not None
    assert shown.text == PRIMER
    store.close()


@pytest.mark.rule("KIT-STO-02")
def test_a_save_of_this_format_loads_for_ever() -> None:
    """It carries its file, so that no change of ours to the files can touch it."""
    text = (Path(__file__).parent / "saves" / "format_4.json").read_text(encoding="utf-8")
    match = loads(text)
    assert match.game.id == "file:primer"
    assert match.older_rules is None
    assert len(match.entries) == len(json.loads(text)["answers"])


def test_a_save_whose_file_was_changed_is_named() -> None:
    saved = json.loads(dumps(begun()))
    with pytest.raises(BadSave, match="file_sha256"):
        loads(json.dumps({**saved, "file": packed(PRIMER + "\n")}))
    with pytest.raises(BadSave, match="save_damaged"):
        loads(json.dumps({**saved, "file": saved["file"][:-7]}))
    broken = "automa 1\nnonsense\n"
    with pytest.raises(BadSave, match="save_file_broken"):
        loads(json.dumps({**saved, "file": packed(broken), "file_sha256": digest(broken)}))


@pytest.mark.rule("KIT-STO-01")
def test_no_save_brings_another_text_under_the_id_of_a_built_in_game() -> None:
    saved = json.loads(dumps(begun()))
    for id in ("primer", "patchwork"):
        assert loads(json.dumps({**saved, "game": id})).game.id in ("primer", f"file:{id}")
    with pytest.raises(AutomatableError, match="unknown_game"):
        loads(json.dumps({**saved, "game": "file:../x"}))
