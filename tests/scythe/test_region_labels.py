"""What lies on a region is said where it is drawn."""

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.games.scythe.board.map import describe
from automatable.ui.words.words import Words


def test_the_label_of_a_region_names_what_is_built_there() -> None:
    scythe = game("scythe")
    state = Match.new(scythe, {}, Seed.from_text("labels")).state
    state.persons[0].structures = {"D4": "mill"}
    state.persons[0].flags, state.persons[0].traps = ["E4"], {"F4": True}
    for region, told in (("D4", "Mühle"), ("E4", "Flagge"), ("F4", "Falle")):
        assert told in describe(state, region, Words("de", scythe)).split(", ")


def test_the_label_of_a_region_counts_its_resources() -> None:
    scythe = game("scythe")
    state = Match.new(scythe, {}, Seed.from_text("labels")).state
    words = Words("en", scythe)
    assert "resource" not in describe(state, "D4", words)
    for number, told in ((1, "1 resource"), (3, "3 resources")):
        state.persons[0].resources = {"D4": number}
        assert describe(state, "D4", words).endswith(told)
