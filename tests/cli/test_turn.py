"""`automatable turn`: one Automa turn for any position."""

import json
from pathlib import Path
from typing import Any

import pytest

import automatable
from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.resolving import Resolved, resolve
from automatable.core.matches.rng import Seed
from automatable.ui.learning.rulebook import rulebook
from tests.cli.conftest import Run

OURS = ("patchwork", "scythe", "age_of_innovation", "expeditions", "through_the_ages")
PERSON_TO_MOVE = "pw1 BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA 0-0 1 9/9/9/9/9/9/9/9/9;5 @3n;-;0;1: - o"


@pytest.fixture
def template(run: Run, tmp_path: Path) -> str:
    file = tmp_path / "middle.json"
    file.write_text(run("position", "patchwork").out)
    return str(file)


def turn_of(run: Run, position: Any, *answers: str) -> dict[str, Any]:
    given = [word for answer in answers for word in ("--answer", answer)]
    ran = run("turn", "patchwork", "--position", "-", "--json", *given, stdin=json.dumps(position))
    assert ran.code == 0, ran.err
    told: dict[str, Any] = ran.json
    return told


def test_the_schema_of_a_turn_as_json(run: Run, template: str) -> None:
    told = run("turn", "patchwork", "--position", template, "--answer", "card 5", "--json").json
    assert list(told) == ["events", "decisions", "position"]
    for event in told["events"]:
        assert isinstance(event["kind"], str)
        assert event["rule"].startswith("PAT-")
    (decision,) = told["decisions"]
    assert set(decision) == {"name", "rule", "options", "filters", "chosen"}
    assert decision["chosen"] in decision["options"]
    before = decision["options"]
    for step in decision["filters"]:
        assert set(step) == {"name", "rule", "before", "kept", "skipped", "measured"}
        assert step["before"] == before
        assert set(step["kept"]) <= set(before)
        before = step["kept"]
    assert before == [decision["chosen"]]


def test_the_position_after_a_turn_is_complete(run: Run, template: str) -> None:
    """In the template the Automa is so far behind that it moves twice."""
    first = run("turn", "patchwork", "--position", template, "--answer", "card 5", "--json").json
    second = turn_of(run, first["position"], "card 7")
    assert second["position"]["seat_2"]["drawn"][-2:] == [5, 7]


def test_a_turn_in_words_says_what_to_do_and_why(run: Run, template: str) -> None:
    told = run("turn", "patchwork", "--position", template, "--answer", "card 5").out
    assert "Automa reveals card 5" in told
    assert "Does not overtake you  (§ 4.2)" in told
    assert "▸ Move Automa's token 1 space, from space 26 to space 27." in told
    german = run("turn", "patchwork", "--position", template, "--lang", "de").out
    assert "Automa deckt Karte" in german


def test_without_answers_a_fixed_seed_decides(run: Run, template: str) -> None:
    again = [run("turn", "patchwork", "--position", template, "--json").json for _ in range(2)]
    assert again[0] == again[1]
    seeds = {
        run("turn", "patchwork", "--position", template, "--json", "--seed", str(seed)).out
        for seed in range(8)
    }
    assert len(seeds) > 1


def test_chaining_positions_over_a_whole_game_equals_the_match(run: Run) -> None:
    """Every Automa turn, resolved from its position alone, leads where the match went."""
    match = Match.new(game("patchwork"), {"dealer": "table"}, Seed.from_text("chained"))
    turns = 0
    while not match.over:
        assert match.pending is not None
        if match.pending.prompt != "card":
            match.answer((match.legal() or [">"])[-1])
            continue
        card = (match.legal() or [])[turns % 3 - 1]
        told = turn_of(run, match.position(), card)
        events = match.answer(card)
        assert told["position"] == match.position() or match.pending is None
        assert told["events"] == [event.to_json() for event in events][: len(told["events"])]
        turns += 1
    assert turns > 10


@pytest.mark.parametrize("deck", ["normal", "tactical"])
def test_cards_dealt_by_the_app_can_be_resolved_too(run: Run, deck: str) -> None:
    """The turns that a match played by itself, from the positions at which they began."""
    match = Match.new(game("patchwork"), {"deck": deck}, Seed.from_text("dealt"))
    before = match.position()
    match.answer(">")
    drawn = match.position()["seat_2"]["drawn"]
    assert drawn
    before["time"]["1"] += 1  # the person advanced by one, past the Automa
    before["seat_1"]["buttons"] += 1
    before["to_move"] = 2
    for derived in ("position", "score_now"):
        del before[derived]
    told = turn_of(run, before, f"card {drawn[0]}")["position"]
    assert told["seat_2"]["drawn"] == drawn[:1]
    assert told["seat_2"]["deck_source"] == "app"


def test_a_batch_of_every_card_in_every_golden_game(
    run: Run, golden_games: list[dict[str, Any]]
) -> None:
    """Several hundred turns in one call; where the record tells the card, also its result."""
    asked: list[dict[str, Any]] = []
    expected: list[str | None] = []
    for record in golden_games:
        positions = [record["start"], *record["positions"]]
        for before, token, after in zip(positions, record["tokens"], positions[1:], strict=False):
            if ":" not in token:
                continue
            told = int(token.split(":")[0])
            state = game("patchwork").from_position(before)
            for card in state.automa.deck.unseen():
                asked.append({"position": before, "answers": [f"card {card}"]})
                expected.append(after if card == told else None)
    ran = run("turn", "patchwork", "--batch", stdin="\n".join(map(json.dumps, asked)))
    assert ran.code == 0
    assert len(ran.lines) == len(asked) > 500
    pairs = zip(ran.lines, expected, strict=True)
    wrong = [(got, want) for got, want in pairs if want and got["position"]["position"] != want]
    assert wrong == []


def test_the_library_resolves_the_same_turn(run: Run) -> None:
    position = game("patchwork").template()
    told = turn_of(run, position, "card 5")
    resolved = automatable.turn("patchwork", position, answers=["card 5"])
    assert resolved.to_json() == told
    assert resolved.decisions
    again = [automatable.turn("patchwork", position, seed="rain").position for _ in range(2)]
    assert again[0] == again[1]


def test_a_bad_line_of_a_batch_is_an_error_line(run: Run) -> None:
    good = game("patchwork").template()
    lines = [
        json.dumps({"position": good, "answers": ["card 5"]}),
        "{broken",
        json.dumps({"position": PERSON_TO_MOVE}),
        json.dumps({"position": good, "answers": ["card 99"]}),
        json.dumps({"position": good, "answers": "card 5"}),
        json.dumps({"position": good, "anwsers": []}),
        json.dumps([1, 2]),
        json.dumps({"position": good, "seed": 7}),
    ]
    ran = run("turn", "patchwork", "--batch", "--lang", "it", stdin="\n".join(lines))
    assert ran.code == 1
    codes = [line.get("error", {}).get("code") for line in ran.lines]
    assert codes == [
        *(None, "not_json", "not_automa_turn", "card_not_in_deck"),
        *("batch_answers", "batch_field", "batch_line", None),
    ]
    assert ran.lines[2]["error"]["message"] == "In questa posizione non è il turno dell’Automa."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "In this position it is not the Automa's turn."),
        ("de", "In dieser Stellung ist der Gegner nicht am Zug."),
        ("it", "In questa posizione non è il turno dell’Automa."),
    ],
)
def test_the_persons_turn_is_an_error(run: Run, language: str, sentence: str) -> None:
    ran = run(*("turn", "patchwork", "--position", "-", "--lang", language), stdin=PERSON_TO_MOVE)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"{sentence}\n§ ")


def contradicting(position: dict[str, Any]) -> dict[str, Any]:
    """The person is far behind, and yet the Automa is to move; a patch lies in two places."""
    changed = {**position, "time": {"1": 3, "2": 26}}
    changed["circle"] = [*position["circle"], position["circle"][0]]
    for derived in ("position", "score_now", "leather_spaces_left"):
        del changed[derived]
    return changed


def test_a_position_that_contradicts_itself_is_refused_with_every_reason(run: Run) -> None:
    position = contradicting(game("patchwork").template())
    ran = run("turn", "patchwork", "--position", "-", stdin=json.dumps(position))
    assert (ran.code, ran.out) == (2, "")
    assert "arrow appears more than once." in ran.err
    assert "It must be your turn: your token is farther behind." in ran.err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--answer", "card 5", "--answer", "card 6"], "answers are left: card 6"),
        (["--answer", "card 99"], "Card 99 is not in the deck in use."),
        (["--answer", "K0a1"], "a card number is needed"),
    ],
)
def test_bad_answers(run: Run, template: str, arguments: list[str], complaint: str) -> None:
    ran = run("turn", "patchwork", "--position", template, *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert complaint in ran.err


@pytest.mark.parametrize("id", OURS)
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_a_refused_answer_comes_with_its_paragraph(run: Run, id: str, language: str) -> None:
    position = json.dumps(game(id).template())
    ran = run(*("turn", id, "--position", "-", "--answer", "?", "--lang", language), stdin=position)
    sentence, paragraph = ran.err.strip().split("\n")
    assert sentence
    explained = {f"§ {s.number}: {s.text}" for s in rulebook(game(id), language).sentences.values()}
    assert paragraph in explained


def test_a_batch_tells_the_paragraph_of_a_refusal_as_data(run: Run) -> None:
    line = json.dumps({"position": game("patchwork").template(), "answers": ["card 99"]})
    error = run("turn", "patchwork", "--batch", "--lang", "de", stdin=line).lines[0]["error"]
    found = rulebook(game("patchwork"), "de").sentence(error["rule"]["id"])
    assert found is not None
    assert error["rule"] == {"id": found.rule, "place": found.number, "text": found.text}


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["nothing", "--position", "x"], "There is no game called nothing."),
        (["patchwork"], "A position is needed"),
        (["patchwork", "--position", "/does/not/exist.json"], "/does/not/exist.json"),
        (["patchwork", "--position", "-", "--batch", "--answer", "1"], "leave out"),
        (["patchwork", "--lang", "fr"], "fr (en, de, it)"),
        (["patchwork", "--frobnicate"], "frobnicate"),
    ],
)
def test_bad_calls(run: Run, arguments: list[str], complaint: str) -> None:
    ran = run("turn", *arguments)
    assert ran.code == 2
    assert complaint in ran.err


@pytest.mark.parametrize(
    "text", ["", "{", "[1, 2", "null", "{}", "3", '"pw9 x"', "pw1", "[" * 9999]
)
def test_what_is_no_position(run: Run, text: str) -> None:
    ran = run("turn", "patchwork", "--position", "-", stdin=text)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.strip()


def test_a_game_whose_automa_asks_the_person(run: Run) -> None:
    """The toy's card 3 may ask for a toll: the answer comes after the card."""
    position = json.dumps(game("toy").template())
    cards = [f"card {n}" for n in range(1, 7)]
    told = ("turn", "toy", "--position", "-", "--json", "--answer")
    paid = [run(*told, card, "--answer", "pay", stdin=position) for card in cards]
    asked = [ran for ran in paid if ran.code == 0]  # with other cards the answer is left over
    assert asked
    for ran in asked:
        assert "har-toll" in [event["kind"] for event in ran.json["events"]]


def test_without_an_answer_the_seed_answers_for_the_person_too() -> None:
    expeditions = game("expeditions")
    start = expeditions.template()

    def turn(seed: str) -> Resolved:
        return resolve(expeditions, start, [], Seed.from_text(seed))

    assert turn("a") == turn("a")
    assert len({str(turn(str(n)).position) for n in range(20)}) > 5
