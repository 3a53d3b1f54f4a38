"""What a person is told and asked, line by line with its rule: instructions are rules, too."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.errors import Refused
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.aggression import attack_automa, attack_person
from automatable.games.through_the_ages.auction import auction
from automatable.games.through_the_ages.base_cards import military_cards
from automatable.games.through_the_ages.military_deck import renew_if_empty
from tests.through_the_ages.table import asked, play, table, told

COLONIES = ["vast_territory_ii", "historic_territory_i", "strategic_territory_i"]


def said(log: Log) -> list[str]:
    """Every event with its rule; of a decision also its own, and those of its filters."""
    lines = []
    for event in log:
        if event.decision is None:
            lines.append(f"{event.kind} {event.rule}")
        else:
            why = " ".join(step.rule for step in event.decision.steps)
            lines.append(f"{event.kind} {event.rule} [{event.decision.rule}: {why}]")
    return lines


def questions(turn: Procedure[Any], *answers: str) -> list[str]:
    """What is asked, one question after the other, with its rule."""
    found, left = [], list(answers)
    try:
        request = next(turn)
        while True:
            found.append(f"{request.prompt} {request.rule}")
            request = turn.send(request.read(left.pop(0)).value)
    except StopIteration:
        assert not left
        return found


def struck(log: Log) -> list[str]:
    """What an attack of the Automa does, after it was announced and how its card is read."""
    announced, reading, *lines = said(log)
    assert announced == "tta-automa_attacks TTA-AGG-06"
    assert reading.startswith(("tta-our_reading TTA-R-", "tta-by_principle TTA-EFF-05"))
    return lines


# --- the Automa attacks


@pytest.mark.rule("TTA-AGG-06", "TTA-AGG-09")
def test_a_colony_changes_hands_and_the_person_hears_which() -> None:
    state, log = table("II", human={"colonies": list(COLONIES)}), Log()
    play(attack_person(state, "annex_ii", log), "hit")
    assert state.automa.colonies == ["strategic_territory_i"]
    assert state.person.colonies == ["vast_territory_ii", "historic_territory_i"]
    assert struck(log) == [
        "tta-colony_chosen TTA-AGG-09 [TTA-AGG-09: TTA-AGG-09]",
        "tta-automa_annexes TTA-AGG-09",
    ]


@pytest.mark.rule("TTA-AGG-09")
def test_of_two_colonies_worth_as_much_the_newer_goes_then_the_first_by_name() -> None:
    state, log = (
        table(
            "II",
            human={"colonies": ["vast_territory_i", "wealthy_territory_ii", "vast_territory_ii"]},
        ),
        Log(),
    )
    play(attack_person(state, "annex_ii", log), "hit")
    decision = told(log, "tta-colony_chosen").decision
    assert decision is not None
    assert [(step.filter, step.rule) for step in decision.steps] == [
        ("most_worth", "TTA-AGG-09"),
        ("newer", "TTA-AGG-09"),
        ("by_id", "TTA-AGG-09"),
    ]
    assert decision.rule == "TTA-AGG-09"
    assert state.automa.colonies == ["vast_territory_ii"]


@pytest.mark.rule("TTA-AGG-09")
def test_who_has_nothing_loses_nothing() -> None:
    for aggression, levels in (("annex_ii", ()), ("infiltrate_ii", ("leader none wonder none",))):
        state, log = table("II"), Log()
        play(attack_person(state, aggression, log), "hit", *levels)
        assert struck(log) == ["tta-no_effect TTA-AGG-09"]
    assert (state.automa.culture_points, state.automa.science_points) == (0, 0)


@pytest.mark.rule("TTA-AGG-09")
@pytest.mark.parametrize(
    ("levels", "lost", "culture"),
    [
        ("leader 1 wonder 2", "wonder", 6),
        ("leader 2 wonder 2", "leader", 6),
        ("leader 3 wonder none", "leader", 9),
        ("leader none wonder 0", "wonder", 0),
        ("leader 0 wonder none", "leader", 0),
    ],
)
def test_infiltration_takes_the_higher_level(levels: str, lost: str, culture: int) -> None:
    state, log = table("II"), Log()
    play(attack_person(state, "infiltrate_ii", log), "hit", levels)
    assert told(log, "tta-you_lose_thing").args["what"].id == lost  # type: ignore[union-attr]
    assert (state.automa.culture_points, state.automa.science_points) == (culture, 0)
    chosen, given, *gained = struck(log)
    narrowed = levels == "leader 1 wonder 2", levels == "leader 2 wonder 2"
    filters = " ".join(["TTA-AGG-09"] * (narrowed[0] + 2 * narrowed[1]))
    assert chosen == f"tta-infiltrate_chosen TTA-AGG-09 [TTA-AGG-09: {filters}]"
    assert given == "tta-you_lose_thing TTA-AGG-09"
    assert all(line.endswith(" TTA-AGG-09") for line in gained)


@pytest.mark.rule("TTA-AGG-09")
def test_the_levels_are_asked_under_their_rule() -> None:
    request = asked(attack_person(table("II"), "infiltrate_ii", Log()), "hit")
    assert (request.prompt, request.rule) == ("levels", "TTA-AGG-09")
    wanted = ("none", "0", "1", "2", "3")
    texts = [f"leader {leader} wonder {wonder}" for leader in wanted for wonder in wanted]
    assert list(request.legal() or ()) == texts


@pytest.mark.rule("TTA-AGG-07", "TTA-AGG-09")
@pytest.mark.parametrize(
    ("aggression", "lines"),
    [
        ("enslave_i", ["tta-you_lose_population TTA-AGG-07"]),
        ("plunder_iii", ["tta-you_lose_food_or_resources TTA-AGG-07"]),
        ("raid_iii", ["tta-you_lose_building TTA-AGG-09"] * 2),
    ],
)
def test_what_the_person_gives_is_an_instruction(aggression: str, lines: list[str]) -> None:
    log = Log()
    play(attack_person(table("II"), aggression, log), "hit")
    assert struck(log) == lines
    assert all(event.instruct for event in list(log)[2:])


@pytest.mark.rule("TTA-AGG-08")
@pytest.mark.parametrize(
    ("aggression", "goods"), [("spy_ii", "science"), ("armed_intervention_iii", "culture")]
)
def test_points_lost_are_asked_for_and_said(aggression: str, goods: str) -> None:
    turn = attack_person(table("II"), aggression, log := Log())
    assert questions(turn, "hit", "lost 3") == [
        "defend TTA-AGG-06",
        f"lost_{goods} TTA-AGG-08",
    ]
    assert f"tta-you_lose_{goods} TTA-AGG-08" in said(log)
    assert told(log, f"tta-you_lose_{goods}").args["n"] == 3


# --- the person attacks


@pytest.mark.rule("TTA-AGG-11")
def test_nothing_to_annex_and_nobody_to_infiltrate() -> None:
    for aggression in ("annex_ii", "infiltrate_ii"):
        log = Log()
        play(attack_automa(table("II", on_turn="human"), aggression, 30, log), "card 1")
        assert "tta-no_effect TTA-AGG-11" in said(log)


# --- colonies


def bidding(log: Log, **cubes: int) -> Procedure[Any]:
    state = table("I", on_turn="human", cubes=cubes)
    return auction(state, "vast_territory_i", log, None)


@pytest.mark.rule("TTA-COL-01", "TTA-COL-02", "TTA-COL-05", "TTA-COL-06")
def test_an_auction_question_by_question() -> None:
    answers = ("strength 3", "card 1", "card 5", "pass")
    assert questions(bidding(Log(), warriors=3), *answers) == [
        "strength TTA-COL-02",
        "auction_card TTA-COL-02",
        "bonus_card TTA-COL-05",
        "bid TTA-COL-06",
    ]


@pytest.mark.rule("TTA-COL-01", "TTA-COL-06")
@pytest.mark.parametrize(
    ("cubes", "cards", "least"), [(3, ("card 1", "card 5"), 4), (0, ("card 1",), 1)]
)
def test_whoever_is_asked_may_pass_or_bid_more(
    cubes: int, cards: tuple[str, ...], least: int
) -> None:
    """Never as much as the Automa bids, and never 0."""
    question = asked(bidding(Log(), warriors=cubes), "strength 3", *cards)
    assert list(question.legal() or ()) == ["pass", *(f"bid {n}" for n in range(least, 61))]


@pytest.mark.rule("TTA-COL-01", "TTA-COL-06")
@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("bid 3", "bid_too_low", {"bid": 3, "least": 4}),
        ("bid 61", "number_out_of_range", {"word": "bid", "n": 61, "low": 4, "high": 60}),
    ],
)
def test_a_refused_bid_says_what_would_be_one(text: str, code: str, facts: dict[str, Any]) -> None:
    question = asked(bidding(Log(), warriors=3), "strength 3", "card 1", "card 5")
    with pytest.raises(Refused) as refused:
        question.read(text)
    assert (refused.value.code, refused.value.details) == (code, facts)


@pytest.mark.rule("TTA-COL-06")
def test_the_highest_bid_is_one() -> None:
    question = asked(bidding(Log(), warriors=3), "strength 3", "card 1", "card 5")
    assert question.read("bid 60").text == "bid 60"


@pytest.mark.rule("TTA-GAIN-12")
@pytest.mark.parametrize(
    ("dealer", "left", "discards", "shuffled"),
    [
        ("app", 0, 3, True),
        ("app", 1, 3, False),
        ("app", 0, 0, False),
        ("table", 0, 3, False),
    ],
    ids=["empty", "a card is left", "nothing to shuffle", "the person shuffles"],
)
def test_an_empty_military_deck_is_made_of_the_discards(
    dealer: str, left: int, discards: int, shuffled: bool
) -> None:
    state, log = table("I"), Log()
    state.settings.military_dealer = dealer  # type: ignore[assignment]
    deck = {id: card.copies for id, card in military_cards().items() if card.age == "I"}
    last = next(iter(deck))
    state.military_seen = {**deck, last: deck[last] - left}
    state.military_discards = {last: discards} if discards else {}
    renew_if_empty(state, log)
    assert said(log) == (["tta-military_shuffled TTA-GAIN-12"] if shuffled else [])
    assert (len(state.military_discards) == 0) == (shuffled or not discards)


@pytest.mark.rule("TTA-COL-07", "TTA-COL-08")
def test_what_a_colony_brings_at_once_is_added() -> None:
    state = table("I", on_turn="human", cubes={"warriors": 3}, science_points=2)
    bringing = next(
        id
        for id in military_cards()
        if "territory" in id and state.as_read(id).immediate.get("science", 0)
    )
    brought = state.as_read(bringing).immediate["science"]
    play(auction(state, bringing, Log(), None), "strength 3", "card 1", "card 5", "pass")
    assert state.automa.colonies == [bringing]
    assert state.automa.science_points == 2 + brought


@pytest.mark.rule("TTA-COL-03", "TTA-COL-06", "TTA-COL-09")
def test_a_territory_that_nobody_wants() -> None:
    log = Log()
    play(bidding(log), "strength 3", "card 1", "pass")
    assert [line for line in said(log) if "TTA-COL" in line] == [
        "tta-no_bid TTA-COL-03",
        "tta-territory_unclaimed TTA-COL-06",
        "tta-automa_cards_back TTA-COL-09",
    ]
