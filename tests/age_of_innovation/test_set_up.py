"""Set-up (AOI-SET), first workshops (AOI-FW), deck and levels (AOI-DECK, AOI-LVL)."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.errors import BadOptions, Refused
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.options import resolve
from automatable.core.turns.events import plain
from automatable.core.turns.procedure import Ask
from automatable.games.age_of_innovation import GAME
from automatable.games.age_of_innovation.board.preparing import preparing
from automatable.games.age_of_innovation.board.scene import _tiles, scene
from automatable.games.age_of_innovation.checklist import checklist
from automatable.games.age_of_innovation.components import (
    TERRAINS,
    printed_levels,
    round_tiles,
)
from automatable.games.age_of_innovation.deck import AutomaDeck, starting_deck
from automatable.games.age_of_innovation.laying_out import broken_limits
from automatable.games.age_of_innovation.set_up import OPTIONS
from automatable.games.age_of_innovation.state import State
from automatable.ui.words.words import Words
from tests.age_of_innovation.small_board import fact, match_at

LAYOUT = (
    "tiles workshop_banking guild_law city_engineering school_banking knowledge_step_medicine"
    " innovation_law"
)


def by_app(seed: str = "set-up", **options: Any) -> Match[State]:
    """A match set up by the app, each question answered with the first answer on its list."""
    match = Match.new(GAME, options, Seed.from_text(seed))
    while not match.set_up_done:
        match.answer((match.legal() or [""])[0])
    return match


TILES = (LAYOUT, "final guild_banking")
UNNAMED = ("skip", "skip", "skip")
"""Palaces, book actions and innovations."""


def at_table(*answers: str, **options: Any) -> Match[State]:
    match = Match.new(GAME, {"dealer": "table", **options})
    for text in answers or before_the_card("card 3"):
        match.answer(text)
    return match


def before_the_card(*more: str) -> tuple[str, ...]:
    """The shortest set-up at the table: nothing is named that no rule needs."""
    return (*TILES, *UNNAMED, "home forest", "skip", "home lake", "skip", "done", *more)


@pytest.mark.rule("AOI-SET-01", "AOI-SET-02", "AOI-SET-10")
def test_recommended_are_the_smaller_side_the_easiest_level_and_the_simpletons() -> None:
    chosen = resolve(OPTIONS, {})
    assert (chosen["board_side"], chosen["level"], chosen["faction"]) == (
        "1-3", "automalein", "simpletons",
    )  # fmt: skip
    assert by_app(board_side="3-5").state.board.side == "3-5"


@pytest.mark.rule("AOI-SET-03", "AOI-PASS-01")
def test_six_different_tiles_with_the_side_of_the_round_up() -> None:
    state = by_app(seed="tiles").state
    assert len(set(state.round_tiles)) == 6
    for round in range(1, 6):
        state.round = round
        printed = round_tiles()[state.round_tiles[round - 1]].automa_points
        assert state.tile_points == printed[0 if round <= 3 else 1]


@pytest.mark.rule("AOI-SET-04", "AOI-SET-05", "AOI-SET-06")
def test_the_app_draws_until_the_layout_is_legal() -> None:
    redrawn = 0
    for seed in range(40):
        match = Match.new(GAME, {}, Seed.from_text(str(seed)))
        drawn = [entry.text for entry in match.entries if entry.prompt == "round_tiles"]
        redrawn += len(drawn) - 1
        final = [entry.text for entry in match.entries if entry.prompt == "final_tile"][-1]
        assert broken_limits(drawn[-1].split()[1:], final.split()[1]) == []
    assert redrawn > 10


@pytest.mark.rule("AOI-SET-04")
def test_the_spade_tile_is_refused_on_rounds_5_and_6() -> None:
    spade_last = LAYOUT.replace("innovation_law", "spade_engineering")
    with pytest.raises(Refused, match="tile_round"):
        at_table(spade_last)


@pytest.mark.rule("AOI-SET-06")
def test_the_other_two_limits_only_warn_at_the_table() -> None:
    three_of_law = (
        "tiles innovation_law guild_law workshop_law school_banking knowledge_step_medicine"
        " guild_medicine"
    )
    match = at_table(three_of_law, "final guild_banking")
    told = [(event.kind, event.rule) for event in match.events()]
    assert ("aoi-tiles_discipline", "AOI-SET-06") in told
    assert ("aoi-tiles_building", "AOI-SET-06") in told
    assert len(preparing(match, Words("en", GAME))["warnings"]) == 2
    edge = broken_limits([*LAYOUT.split()[1:6], "workshop_law"], "edge_workshop_engineering")
    assert edge == ["building"]


@pytest.mark.rule("AOI-SET-07", "AOI-TWO-03")
def test_palaces() -> None:
    def laid(**options: Any) -> list[int]:
        match = Match.new(GAME, options, Seed.from_text("palaces"))
        event = next(event for event in match.events() if event.kind == "aoi-palaces")
        laid: list[int] = fact(event, "palaces")
        return laid

    assert (len(laid()), len(laid(humans=2))) == (3, 4)
    assert laid()[-1] == laid(humans=2)[-1] == 17


@pytest.mark.rule("AOI-SET-08", "AOI-SET-19")
def test_the_person_starts_and_she_is_second() -> None:
    assert by_app().state.turn_order == ["person_1", "automa"]


@pytest.mark.rule("AOI-SET-09")
def test_the_person_chooses_one_of_three_sets_with_two_factions_each() -> None:
    match = Match.new(GAME, {}, Seed.from_text("sets"))
    sets = [event for event in match.events() if event.kind == "aoi-set"]
    factions = [event.args[name] for event in sets for name in ("one", "other")]
    assert len(sets) == 3
    assert len(set(factions)) == 6
    offered = [f"home {fact(event, 'terrain')}" for event in sets]
    assert match.legal() == offered
    with pytest.raises(Refused, match="terrain_not_offered"):
        match.answer(f"home {next(t for t in TERRAINS if f'home {t}' not in offered)}")


@pytest.mark.rule("AOI-SET-11")
def test_her_home_differs_from_the_persons() -> None:
    match = at_table(*TILES, *UNNAMED, "home forest", "skip")
    with pytest.raises(Refused, match="home_taken"):
        match.answer("home forest")
    match.answer("home swamp")
    assert [e.text for e in match.entries][-1] == "home swamp"


@pytest.mark.rule("AOI-SET-12")
def test_a_random_home_is_drawn_from_the_other_six() -> None:
    match = at_table(*TILES, *UNNAMED, "home forest", "skip", automa_home="random")
    assert match.legal() == [f"home {terrain}" for terrain in TERRAINS if terrain != "forest"]
    drawn = {by_app(seed=str(seed), automa_home="random").state.automa_home for seed in range(30)}
    assert len(drawn) > 3


@pytest.mark.rule("AOI-SET-13")
def test_she_takes_the_leftmost_bonus_and_the_rest_close_up_in_order() -> None:
    match = Match.new(GAME, {}, Seed.from_text("bonus"))
    for _ in range(3):  # board, faction, her home
        match.answer((match.legal() or [""])[0])
    row = next(e.text for e in match.entries if e.prompt == "bonus_row").split()[1:]
    assert match.legal() == [f"bonus {id}" for id in row[1:]]
    match.answer(f"bonus {row[2]}")
    state = match.state
    assert state.bonus_automa == int(row[0])
    assert state.bonus_display == [int(row[i]) for i in (1, 3, 4)]


@pytest.mark.rule("AOI-SET-14", "AOI-SET-15", "AOI-SET-18")
def test_her_supply_and_her_20_points() -> None:
    match = by_app()
    match.answer("done")
    state = match.state
    left = {type: state.automa_supply(type) for type in ("guild", "school", "palace", "university")}
    assert left == {"guild": 4, "school": 3, "palace": 1, "university": 1}
    assert state.automa_supply("workshop") == 9 - 2
    assert (state.scholars_left, state.points_automa, state.innovations_automa) == (7, 20, 0)


@pytest.mark.rule("AOI-SET-16")
def test_her_markers_move_up_by_the_start_of_her_faction() -> None:
    assert list(by_app(faction="druids").state.knowledge["automa"].values()) == [0, 0, 0, 2]
    assert list(by_app().state.knowledge["automa"].values()) == [1, 1, 1, 1]


@pytest.mark.rule("AOI-SET-17")
def test_a_partial_faction_says_that_its_set_up_is_on_the_printed_card() -> None:
    kinds = [event.kind for event in by_app(faction="blight").events()]
    assert "aoi-manual_set_up" in kinds
    assert "aoi-manual_set_up" not in [event.kind for event in by_app().events()]


@pytest.mark.rule("AOI-SET-20")
def test_two_innovations_above_four_and_three_book_actions() -> None:
    state = by_app().state
    assert state.innovations == ["T1", "T2", "B1", "B2", "B3", "B4"]
    match = match_at(to_move="person_1", automa="B5w*")
    match.answer("book 3")
    with pytest.raises(Refused):
        match.answer("book 4")


@pytest.mark.rule("AOI-SET-20")
def test_the_app_names_what_lies_on_the_board() -> None:
    state = by_app().state
    assert state.book_actions is not None
    assert state.innovation_tiles is not None
    assert len(set(state.book_actions)) == 3
    assert list(state.innovation_tiles) == state.innovations
    assert len(set(state.innovation_tiles.values())) == 6


NAMED = (
    *TILES, "palaces 4 8", "books 6 1 3",
    "innovations steel census guild palace school library", "home forest", "faction moles",
    "home lake", "bonuses 7 2 9 4 1", "bonus 4", "done", "card 3",
)  # fmt: skip


@pytest.mark.rule("AOI-SET-07", "AOI-SET-13", "AOI-SET-20")
def test_at_the_table_the_person_tells_what_came() -> None:
    state = at_table(*NAMED).state
    assert state.palaces == [4, 8, 17]
    assert state.book_actions == [6, 1, 3]
    assert state.innovation_tiles is not None
    assert state.innovation_tiles["B1"] == "guild"
    assert (state.bonus_automa, state.person("person_1").bonus, state.bonus_display) == (
        7,
        4,
        [2, 9, 1],
    )


def test_what_was_named_is_named_when_it_is_covered_or_taken() -> None:
    match = at_table(*NAMED, "done")
    (event,) = match.answer("book 2")
    assert Words("en", GAME).event(event) == "You use book action 2 (1 book: 5 power)."
    (event,) = match.answer("innovation T1")
    assert Words("de", GAME).event(event) == "Du nimmst die Erfindung auf T1 (Stahl)."


@pytest.mark.rule("AOI-SET-20")
def test_nothing_has_to_be_named_that_no_rule_needs() -> None:
    match = at_table(*before_the_card("card 3"), "done")
    assert (match.state.palaces, match.state.book_actions) == (None, None)
    assert match.state.innovation_tiles is None
    assert match.state.bonus_display == [None, None, None]
    (event,) = match.answer("book 2")
    assert Words("en", GAME).event(event) == "You use book action 2."


@pytest.mark.parametrize(
    ("told", "text"),
    [
        (TILES, "palaces 4 4"), (TILES, "palaces 4 17"), (TILES, "palaces 4"),
        (NAMED[:3], "books 6 1 7"), (NAMED[:3], "books 6 1 6"),
        (NAMED[:4], "innovations steel steel guild palace school library"),
        (NAMED[:6], "faction kuddlers"), (NAMED[:8], "bonuses 7 2 9 4 11"),
        (NAMED[:9], "bonus 7"),
    ],
)  # fmt: skip
def test_what_cannot_have_come_is_refused(told: tuple[str, ...], text: str) -> None:
    match = at_table(*told)
    with pytest.raises(Refused):
        match.answer(text)


@pytest.mark.parametrize(
    ("home", "faction", "levels"),
    [
        ("desert", "moles", [0, 0, 2, 0]), ("desert", "blessed", [1, 1, 1, 1]),
        ("forest", "navigators", [1, 4, 1, 1]), ("desert", "lizards", [0, 0, 0, 0]),
    ],
)  # fmt: skip
def test_board_and_faction_say_where_the_markers_of_the_person_start(
    home: str, faction: str, levels: list[int]
) -> None:
    match = at_table(*TILES, *UNNAMED, f"home {home}", f"faction {faction}", "home lake", "skip")
    assert list(match.state.knowledge["person_1"].values()) == levels
    told = [event.kind for event in match.events()]
    assert ("aoi-special_free_steps" in told) == (faction == "lizards")


@pytest.mark.rule("AOI-FW-01")
def test_the_monks_start_with_a_university() -> None:
    match = at_table(*TILES, *UNNAMED, "home forest", "faction monks", "home lake", "skip")
    match.answer("build H6 university")
    match.answer("card 3")
    assert match.state.person_buildings["H6"].type == "university"
    match.answer("done")
    with pytest.raises(Refused, match="only_at_the_start"):
        match.answer("build D8 university")


def test_two_persons_name_their_factions_and_the_bonuses_left() -> None:
    match = at_table(
        *TILES, *UNNAMED, "home forest", "faction moles", "home desert", humans=2
    )  # fmt: skip
    assert "faction moles" not in (match.legal() or ())
    for text in ("faction omar", "home lake", "starts 2", "bonuses 1 2 3 4 5 6", "bonus 1"):
        match.answer(text)
    assert match.legal() == [f"bonus {n}" for n in (2, 3, 4, 5, 6)]
    match.answer("bonus 3")
    match.answer("bonuses 6 2 5 4")
    assert (match.state.bonus_automa, match.state.bonus_display) == (6, [2, 5, 4])


def told_at(match: Match[State]) -> list[str]:
    kinds = (event.kind.removeprefix("setup-") for event in checklist(match))
    return [kind.removeprefix("aoi-") for kind in kinds]


def test_the_checklist_is_in_the_order_of_the_rulebook_and_fills_in_as_things_are_told() -> None:
    assert told_at(at_table(*TILES[:1])) == [
        "level", "tiles_open", "final_open", "palaces", "books", "innovations", "start", "sets",
        "faction", "home_open", "bonuses", "pieces", "first_building", "workshops_open",
        "first_buildings",
    ]  # fmt: skip
    assert told_at(at_table(*NAMED)) == [
        "level", "tiles", "final", "palaces_drawn", "books_drawn", "innovations_drawn", "start",
        "chosen", "faction", "home", "display", "pieces", "first_building", "she_starts",
        "you_start", "workshops", "reserve", "deck", "first_buildings",
    ]  # fmt: skip
    assert told_at(by_app())[-6:] == [
        "first_building", "she_starts", "you_start", "workshops_app", "app_deals",
        "first_buildings",
    ]  # fmt: skip


def test_beside_a_question_the_list_says_what_is_done_and_what_comes() -> None:
    shown = preparing(at_table(*NAMED[:3]), Words("en", GAME))["steps"]
    told = [step.status for step in shown]
    assert told == ["", "done", "done", "done", "now", "later", "", "later", "", "later", "later",
                    "", "", "later", ""]  # fmt: skip


@pytest.mark.rule("AOI-SET-11", "AOI-SET-16")
@pytest.mark.parametrize("home", ["random", "chosen"])
def test_her_home_and_her_markers_are_told_where_nobody_can_miss_them(home: str) -> None:
    match = Match.new(GAME, {"automa_home": home}, Seed.from_text("told"))
    while not match.set_up_done:
        match.answer(match.legal()[0])
    told = {event.kind for event in match.events() if event.instruct}
    assert {"aoi-home", "aoi-she_starts"} <= told


@pytest.mark.rule("AOI-SET-21", "AOI-FW-06", "AOI-DECK-01")
def test_the_deck_is_put_together_after_the_first_workshops_with_every_card_by_number() -> None:
    match = at_table(*before_the_card("card 7"), level="alptrauma")
    told = [event for event in match.events() if event.instruct]
    kinds = [event.kind for event in told]
    assert kinds.index("aoi-first_workshops") < kinds.index("aoi-reserve") < kinds.index("aoi-deck")
    for kind in ("aoi-reserve", "aoi-deck"):
        (event,) = [event for event in told if event.kind == kind]
        cards = event.args["cards"]
        assert isinstance(cards, tuple)
        assert [int(str(plain(card))) for card in cards] == [1, 2, 3, 4, 5, 6, 13]


@pytest.mark.parametrize("humans", [1, 2])
def test_what_the_app_lays_out_is_not_to_be_shuffled(humans: int) -> None:
    match = Match.new(GAME, {"humans": humans}, Seed.from_text("row"))
    (step,) = [event for event in checklist(match) if "bonuses" in event.kind]
    for language, shuffle in (("en", "Shuffle"), ("de", "ische"), ("it", "Mescola")):
        assert shuffle not in Words(language, GAME)(step.kind, **step.args)


def test_with_two_persons_the_button_says_whose_it_is() -> None:
    match = Match.new(GAME, {"humans": 2}, Seed.from_text("two"))
    labels = []
    while match.pending is not None and match.pending.prompt != "report":
        ends = scene(match, Words("en", GAME))["ends"] if match.set_up_done else None
        labels += [ends.label.partition(":")[0]] if ends else []
        match.answer("done" if "done" in match.legal() else match.legal()[0])
    assert labels == ["Player 1", "Player 2"] * 2


@pytest.mark.rule("AOI-PASS-08")
def test_round_6_names_its_own_tile_and_the_final_one() -> None:
    state = by_app().state
    words = Words("en", GAME)
    state.round = 6
    shown = _tiles(state, words)["now"]
    for tile in (state.round_tiles[5], state.final_tile):
        assert words(f"tile-{tile}") in shown


@pytest.mark.rule("AOI-SET-21", "AOI-FW-06")
def test_the_card_of_the_first_workshops_returns_and_the_deck_has_all_its_cards() -> None:
    match = at_table()
    assert 3 in match.state.deck.may_be_unseen() + match.state.deck.known + [3]
    assert match.state.deck.drawn == []


@pytest.mark.rule("AOI-FW-01")
def test_the_persons_first_buildings_are_reported_in_any_order() -> None:
    match = at_table()
    for text in ("build H6", "neutral C7 tower", "step law 1", "build D8", "done"):
        match.answer(text)
    assert set(match.state.person_buildings) == {"H6", "C7", "D8"}
    assert match.state.phase == "play"


@pytest.mark.rule("AOI-FW-01")
@pytest.mark.parametrize("dealer", ["app", "table"])
def test_hers_are_not_known_before_the_person_has_placed_one(dealer: str) -> None:
    match = by_app(dealer=dealer) if dealer == "app" else at_table(*before_the_card()[:-1])
    assert match.pending is not None
    assert match.pending.prompt == "first_workshop"
    assert match.state.automa_buildings == {}
    assert "aoi-first_workshops" not in [event.kind for event in match.events()]
    match.answer("step law 1")
    assert match.state.automa_buildings == {}, "nothing is built yet"
    match.answer("build H6")
    if dealer == "table":
        assert match.pending.prompt == "first_workshop_card"
        match.answer("card 3")
    assert len(match.state.automa_buildings) == 2
    assert match.pending.prompt == "set_up"


@pytest.mark.rule("AOI-TWO-05", "AOI-FW-01")
def test_with_two_humans_hers_come_after_the_first_of_each() -> None:
    match = by_app(humans=2)
    match.answer("build H6")
    assert (match.state.to_move, match.state.automa_buildings) == ("person_2", {})
    match.answer("build I11")
    assert len(match.state.automa_buildings) == 2
    assert match.state.to_move == "person_1"


@pytest.mark.rule("AOI-DECK-02", "AOI-DECK-03")
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_list_says_how_card_3_is_laid_and_when_it_joins(language: str) -> None:
    """With own cards nobody knows otherwise, and the second round stands still."""
    words = Words(language, GAME)
    match = at_table(*before_the_card("card 7"))
    told = {event.kind: words.event(event) for event in checklist(match)}
    assert " 3 " in told["aoi-reserve"]
    assert "1, 2, 4, 5" in told["aoi-deck"]
    for text in ("done", "done", "card 1", "card 2"):
        match.answer(text)
    while match.state.round == 1 and match.pending is not None:
        unseen = [f"card {n}" for n in (4, 5, 6) if n not in match.state.deck.drawn]
        answers = {"card": unseen[:1], "report": ["pass"], "round_end": ["done"]}
        match.answer(answers[match.pending.prompt][0])
    (joined,) = (event for event in match.events() if event.kind == "aoi-new_deck_with")
    assert "3" in words.event(joined)
    if match.pending is not None and match.pending.prompt == "report":
        match.answer("done")
    with pytest.raises(Refused) as refused:
        match.answer("card 9")
    assert words("fact-known") in words.error(refused.value), "it says what to do then"
    match.adjust('{"deck.known": "1, 2, 4, 5, 6, 9"}')
    match.answer("card 9")
    assert match.state.deck.drawn == [9]


@pytest.mark.rule("AOI-FW-02", "AOI-FW-03", "AOI-FW-04", "AOI-FW-05")
def test_the_first_letter_is_marked() -> None:
    for card, marked, unmarked in ((3, "B5", "E10"), (7, "B11", "F12"), (14, "B11", "H10")):
        match = at_table(*before_the_card(f"card {card}"))
        marks = {hex: found.marked for hex, found in match.state.automa_buildings.items()}
        assert marks == {marked: True, unmarked: False}


def deck(level: str) -> AutomaDeck:
    return starting_deck(printed_levels()[level], [1, 2, 3, 4, 5, 6])


@pytest.mark.rule("AOI-DECK-01", "AOI-DECK-02", "AOI-DECK-04")
def test_the_starters_are_the_deck_and_the_other_eight_the_reserve() -> None:
    start = deck("automa")
    assert (start.known, start.unknown) == ([1, 2, 3, 4, 5, 6], 0)
    assert start.may_be_unseen() == [7, 8, 9, 10, 11, 12, 13, 14]


@pytest.mark.rule("AOI-DECK-03", "AOI-PASS-05")
def test_automalein_gets_card_3_after_round_1() -> None:
    start = deck("automalein")
    assert 3 not in start.known
    start.renew()
    assert (3 in start.known, start.unknown) == (True, 0)
    start.renew()
    assert start.unknown == 1


@pytest.mark.rule("AOI-DECK-05", "AOI-DECK-06", "AOI-DECK-07")
def test_higher_levels_add_unseen_cards_and_alptrauma_card_13() -> None:
    assert [deck(level).unknown for level in ("automaechtig", "ultoma", "alptrauma")] == [1, 2, 1]
    assert 13 in deck("alptrauma").known
    assert 13 not in deck("alptrauma").may_be_unseen()
    assert len(deck("alptrauma").may_be_unseen()) == 7


@pytest.mark.rule("AOI-DECK-05", "AOI-DECK-08")
def test_an_unseen_card_is_any_reserve_card_with_the_same_chance() -> None:
    odds = deck("automaechtig").odds()
    # Seven cards: each starter is on top with 1/7, the unseen card is one of eight.
    assert {odds[n] for n in (1, 2, 3, 4, 5, 6)} == {8}
    assert {odds[n] for n in range(7, 15)} == {1}


@pytest.mark.rule("AOI-DECK-09")
@pytest.mark.parametrize(
    ("level", "first"),
    [("automalein", 5), ("automa", 6), ("automaechtig", 7), ("ultoma", 8), ("alptrauma", 8)],
)
def test_one_card_more_in_every_round(level: str, first: int) -> None:
    start = deck(level)
    sizes = []
    for _ in range(6):
        sizes.append(start.size)
        start.renew()
    assert sizes == list(range(first, first + 6))


@pytest.mark.rule("AOI-LVL-03")
def test_the_level_stays_all_game_and_has_two_spellings() -> None:
    assert resolve(OPTIONS, {"level": "alptraua"})["level"] == "alptrauma"
    with pytest.raises(BadOptions):
        resolve(OPTIONS, {"level": "nightmare"})
    assert by_app(level="ultoma").state.level.id == "ultoma"


@pytest.mark.rule("AOI-SET-09")
def test_one_person_chooses_board_and_faction() -> None:
    by_the_app = Match.new(GAME, {}, Seed.from_text("boards"))
    by_the_app.answer(by_the_app.legal()[0])
    for match in (at_table(*TILES, *UNNAMED, "home forest"), by_the_app):
        assert isinstance(match.pending, Ask)
        assert (match.pending.prompt, match.pending.seat) == ("human_faction", 1)
