"""`automatable play`, with the answers piped in."""

import json
import random
from pathlib import Path

import pytest

from automatable.core.game import game, games
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import loads
from tests.cli.conftest import Run

TOO_DEAR_AT_FIRST = "O0a1"


def whole_game(seed: str) -> list[str]:
    """Answers of a random game from this seed."""
    match = Match.new(game("patchwork"), {}, Seed.from_text(seed))
    chance = random.Random(seed)
    while not match.over:
        match.answer(chance.choice(match.legal() or []))
    return [entry.text for entry in match.entries if entry.by == "person"]


def test_a_whole_game(run: Run) -> None:
    ran = run("play", "patchwork", "--seed", "evening", stdin="\n".join(whole_game("evening")))
    assert (ran.code, ran.err) == (0, "")
    assert "Winner: " in ran.out
    assert "finished" in run("tables").out


def test_a_sitting_with_every_command(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    typed = [
        "?", "legal", "why", ">", "why", "undo", "redo", "log", "score", "board",
        'adjust {"seat_1.buttons": 9}', "lang de", "lang it", f"save {file}", "quit", ">",
    ]  # fmt: skip
    ran = run(*("play", "patchwork", "--seed", "a", "--level", "2"), stdin="\n".join(typed))
    assert (ran.code, ran.err) == (0, "")
    for said in (
        "legal answers now, for example",
        "The Automa has not decided anything yet.",
        "Which patch does Automa take?",
        "Taken back: You move ",
        "Zeitplan",
        "Plancia del tempo",
        "Per continuare: automatable play --resume",
    ):
        assert said in ran.out
    saved = loads(file.read_text())
    assert saved.options["level"] == 2
    assert saved.position()["seat_1"]["buttons"] == 9
    assert [entry.text for entry in saved.entries if entry.by == "person"] == [">"]


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_log_and_undo_tell_answers_in_words(run: Run, language: str) -> None:
    typed = [">", 'adjust {"seat_1.buttons": 9}', "log", "undo", "undo"]
    arguments = ("play", "patchwork", "--seed", "a", "--lang", language)
    out = run(*arguments, stdin="\n".join(typed)).out
    said = [line for line in out.splitlines() if not line.startswith("> ")]
    notation = ("seat_1", "1. >", ": >", "@", "!{")
    assert not [line for line in said if any(sign in line for sign in notation)]
    corrected, taken_back = {
        "en": ("Corrected: Your buttons: 9", "Taken back: You move "),
        "de": ("Berichtigt: Deine Knöpfe: 9", "Zurückgenommen: Du rückst "),
        "it": ("Corretto: I tuoi bottoni: 9", "Annullato: Avanzi "),
    }[language]
    assert corrected in out
    assert taken_back in out


def test_a_table_is_gone_on_with(run: Run) -> None:
    begun = run("play", "patchwork", "--seed", "a", stdin=">")
    id = begun.out.split("--resume ")[1].strip()
    for arguments in (["--resume", id], ["--resume", id[:6]], []):
        again = run("play", *arguments, stdin="log")
        assert again.code == 0
        assert "You move 1 space and take 1 button." in again.out
    assert len(run("tables").out.splitlines()) == 1


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "is not among the next three patches."),
        ("de", "gehört nicht zu den nächsten drei Flicken."),
        ("it", "non è tra le prossime tre pezze."),
    ],
)
def test_a_refused_answer_changes_nothing(run: Run, language: str, sentence: str) -> None:
    ran = run("play", "patchwork", "--seed", "a", "--lang", language, stdin="A0a1")
    assert ran.code == 2
    assert sentence in ran.err
    id = ran.out.split("--resume ")[1].strip()
    answers = json.loads(run("export", id).out)["answers"]
    assert len(answers) == 1  # the circle


def test_an_illegal_placement_and_a_patch_too_dear(run: Run) -> None:
    """With the seed `a` the first patches are J, O and H."""
    options = ["--seed", "a", "--deck", "tactical"]
    outside = run("play", "patchwork", *options, stdin="J0i9")
    assert outside.code == 2
    assert outside.err.startswith("cheap S4 does not fit there. Turn, mirror or move it.\n§ 3.1: ")
    dear = run("play", "patchwork", *options, stdin=TOO_DEAR_AT_FIRST)
    assert "Not enough buttons: the patch costs 10 and you have 5." in dear.err


@pytest.mark.parametrize(
    ("options", "key", "value"),
    [
        (["--level", "5"], "level", 5),
        (["--level=5"], "level", 5),
        (["--option", "level=5"], "level", 5),
        (["--leather-layout", "revised"], "leather_layout", "revised"),
        (["--option", "leather_layout=revised"], "leather_layout", "revised"),
    ],
)
def test_options_by_name(run: Run, options: list[str], key: str, value: object) -> None:
    run("play", *options, "patchwork", stdin="quit")
    id = run("tables").out.split()[0]
    assert json.loads(run("export", id).out)["options"][key] == value


def test_an_own_deck_by_id_and_by_file(run: Run, tmp_path: Path) -> None:
    run("deck", "new", "patchwork")
    run("deck", "new", "patchwork", str(tmp_path / "other.toml"))
    for deck in ("my-deck", str(tmp_path / "other.toml")):
        assert run("play", "patchwork", "--deck", deck, stdin="> \nwhy").code == 0
        id = run("tables").out.split()[0]
        assert json.loads(run("export", id).out)["options"]["deck"]["id"] == "my-deck"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["nothing"], "There is no game called nothing."),
        (["patchwork", "--level", "9"], "9 is not possible for level"),
        (["patchwork", "--levle", "3"], "There is no option levle"),
        (["patchwork", "--level"], "--level needs a value"),
        (["patchwork", "--option", "level"], "level needs a value"),
        (["patchwork", "--deck", "mine"], "mine is not possible for deck"),
        (["patchwork", "--seed", " "], "The seed is empty."),
        (["patchwork", "toy"], "Name exactly one game"),
        (["patchwork", "--resume", "x"], "not both"),
        (["--resume", "x"], "This table does not exist"),
        ([], "There is no table to go on with."),
        (["--seed", "a"], "need a game"),
    ],
)
def test_bad_calls(run: Run, arguments: list[str], complaint: str) -> None:
    ran = run("play", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert complaint in ran.err
    assert "no table yet" in run("tables").out


def test_every_game_can_be_played(run: Run) -> None:
    """The frame knows no game: the toy is played with the same words."""
    ran = run("play", "toy", "--level", "2", "--seed", "a", stdin="wait\nwhy\nlegal\nscore")
    assert (ran.code, ran.err) == (0, "")
    assert "Harbour" in run("games").out


def test_a_hint_tells_what_a_player_would_do_and_changes_nothing(run: Run) -> None:
    done = run("play", "patchwork", "--seed", "x", stdin="hint\nhint greedy\nlog\n")
    assert done.code == 0
    assert "Tree search advises:" in done.out
    assert "Chance to win:" in done.out
    assert "Greedy advises:" in done.out
    assert "2. " not in done.out.rpartition("> log")[2]


@pytest.mark.parametrize(
    ("typed", "said"), [("hint wizard", "Who can: greedy"), ("hint search soon", "is no time")]
)
def test_a_hint_from_nobody_or_for_no_time_is_refused(run: Run, typed: str, said: str) -> None:
    done = run("play", "patchwork", stdin=f"{typed}\n")
    assert done.code == 2
    assert said in done.err


# --- every game, not Patchwork alone


@pytest.mark.parametrize("id", sorted(games()))
def test_help_shows_how_facts_of_this_game_are_corrected(run: Run, id: str) -> None:
    out = run("play", id, "--seed", "help", stdin="?\nquit\n").out
    assert ("seat_1.buttons" in out) == (id == "patchwork")
    assert ("hint greedy" in out) == (id == "patchwork")


def test_hints_for_scythe_are_given_on_screen_only(run: Run) -> None:
    typed = "?\nhint\nquit\n"
    ran = run("play", "scythe", "--sit", "digital", "--seed", "hint", stdin=typed)
    assert "hint steward 3, hint planner" in ran.out
    assert "Steward advises:" in ran.out
    assert "missing words" not in ran.out + ran.err
    assert "Nobody can give hints" not in ran.err


def test_a_hint_on_screen_tells_the_whole_turn_and_how_to_type_it(run: Run) -> None:
    """What it writes in one line is played as it stands."""
    match = Match.new(games()["age_of_innovation"], {"sit": "digital"}, Seed.from_text("turn"))
    while not match.set_up_done or match.pending is None or match.pending.prompt != "turn":
        match.answer((match.legal() or [""])[0])
    typed = [entry.text for entry in match.entries if entry.by == "person"]
    play = ("play", "age_of_innovation", "--sit", "digital", "--seed", "turn")
    ran = run(*play, stdin="\n".join([*typed, "hint planner", "quit", ""]))
    assert "Planner advises:" in ran.out
    assert "      1. " in ran.out
    whole = next(line.strip() for line in ran.out.splitlines() if line.endswith(" · done"))
    ran = run(*play, stdin="\n".join([*typed, whole, "log", "quit", ""]))
    assert not ran.err


@pytest.mark.parametrize("id", sorted(games()))
def test_legal_says_what_can_be_answered_in_every_game(run: Run, id: str) -> None:
    out = run("play", id, "--seed", "legal", stdin="legal\nquit\n").out
    match = Match.new(games()[id], {}, Seed.from_text("legal"))
    told = [*match.legal()[:1], *(form.notation for form in match.forms()[:1])]
    assert all(text.split()[0] in out for text in told if text)


def test_a_hint_where_nobody_can_give_one_is_refused_by_name(run: Run) -> None:
    ran = run("play", "scythe", "--seed", "hint", stdin="hint\nquit\n")
    assert ran.code == 2
    assert "Nobody can give hints in this game yet." in ran.err


def test_a_card_that_does_not_exist_is_refused_in_words(run: Run) -> None:
    options = ("--start-player", "human", "--seed", "cards")
    ran = run("play", "through_the_ages", *options, stdin="done\nevent foo\nquit\n")
    assert "missing words" not in ran.out + ran.err


@pytest.mark.parametrize(
    ("language", "begins"),
    [("en", "§ 3.1: In your turn"), ("de", "§ 3.1: In deinem Zug"), ("it", "§ 3.1: Nel tuo turno")],
)
def test_a_refusal_says_what_the_rulebook_says(run: Run, language: str, begins: str) -> None:
    ran = run("play", "patchwork", "--lang", language, stdin="Z9z9\n")
    assert begins in ran.err
    ran = run("play", "patchwork", "--lang", language, stdin='adjust {"seat_1.buttons": -1}\n')
    assert "§ 7.1: " in ran.err


def test_the_rulebook_is_read_in_the_terminal(run: Run) -> None:
    ran = run("play", "scythe", "--lang", "de", stdin="rule\nrule 5.2\nrule zzzz\n")
    assert "§ 3.1 Spiele deinen Zug wie immer." in ran.out
    assert "§ 5.2 " in ran.out
    assert "Zu „zzzz“ steht nichts im Regelheft" in ran.err
    whole, found = (
        run("rules", "scythe", "--lang", "it"),
        run("rules", "scythe", "mech", "trappola"),
    )
    assert whole.out.count("§ ") > 40
    assert found.code == 2
    assert run("rules", "scythe", "trap").out.count("§ ") < 12
