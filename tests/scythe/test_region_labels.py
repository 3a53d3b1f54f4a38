"""What lies on a region is said where it is drawn."""

from automatable.core.game import game
from automatable.core.match import Match
from automatable.core.rng import Seed
from automatable.games.scythe.board.map import describe
from automatable.ui.words import Words


def test_the_label_of_a_region_counts_its_resources() -> None:
    scythe = game("scythe")
    state = Match.new(scythe, {}, Seed.from_text("labels")).state
    words = Words("en", scythe)
    assert "resource" not in describe(state, "D4", words)
    for number, told in ((1, "1 resource"), (3, "3 resources")):
        state.persons[0].resources = {"D4": number}
        assert describe(state, "D4", words).endswith(told)
