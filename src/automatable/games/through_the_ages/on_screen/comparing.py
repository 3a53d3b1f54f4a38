"""How the two civilizations compare before an event (TTA-ON-AUT-03, TTA-ON-AUT-04)."""

from __future__ import annotations

from dataclasses import dataclass

from automatable.games.through_the_ages.base_cards import MilitaryCard
from automatable.games.through_the_ages.event_effects import Comparison
from automatable.games.through_the_ages.on_screen.ratings import discontent, own_rating
from automatable.games.through_the_ages.ratings import rating
from automatable.games.through_the_ages.state import State

COMPARED = {
    "strength": "strength", "culture_points": "culture", "science_rating": "science",
    "happiness": "happiness",
}  # fmt: skip
"""What a card reads, in the order in which it counts, and the pair of values it is."""
STANDINGS = {
    "strength": ("stronger", "weaker"), "culture": ("most_culture", "less_culture"),
    "science": ("most_science", "less_science"), "happiness": ("happiest", "less_happy"),
}  # fmt: skip
"""The person ahead, or not."""


@dataclass(frozen=True)
class Standing:
    """How the person compares by what a card reads, before it has changed anything."""

    name: str
    what: str
    mine: int
    hers: int


@dataclass
class Before(Comparison):
    """The values before the event; a tie counts for the side on turn (TTA-ON-EVT-02)."""

    strength: tuple[int, int] = (0, 0)
    """Of the person and of her, like the others."""
    culture: tuple[int, int] = (0, 0)
    science: tuple[int, int] = (0, 0)
    happiness: tuple[int, int] = (0, 0)
    discontent: int = 0
    culture_rating: int = 0

    @classmethod
    def of(cls, state: State) -> Before:
        """At the end of the game ties count for the starting player (TTA-ON-END-03)."""
        on_turn = state.start_player if state.phase == "final" else state.on_turn
        strength, science, happiness = (
            (own_rating(state, name), rating(state, name))
            for name in ("strength", "science", "happiness")
        )
        return cls(
            on_turn == "automa",
            strength=strength,
            culture=(state.person.culture_points, state.automa.culture_points),
            science=science,
            happiness=happiness,
            discontent=discontent(state),
            culture_rating=own_rating(state, "culture"),
        )

    def automa_strongest(self, state: State) -> bool:
        return self._automa_ahead(self.strength)

    def automa_most_culture(self, state: State) -> bool:
        return self._automa_ahead(self.culture)

    def automa_most_science(self, state: State) -> bool:
        return self._automa_ahead(self.science)

    def _automa_ahead(self, both: tuple[int, int]) -> bool:
        person, automa = both
        return self.automa_ahead(automa, person)

    def standing(self, card: MilitaryCard) -> Standing | None:
        """How the person compares by what a card reads; none if it compares nothing."""
        read = next((what for fact, what in COMPARED.items() if fact in card.person_facts), None)
        if read is None:
            return None
        mine, hers = getattr(self, read)
        ahead = mine >= hers if read == "happiness" else not self._automa_ahead((mine, hers))
        name = STANDINGS[read][not ahead]
        if card.id == "barbarians":
            hit = self.holds_for_person("most_culture_and_weakest")
            name = "leading_and_weaker" if hit else "spared"
        return Standing(name, read, mine, hers)

    def holds_for_person(self, condition: str) -> bool:
        """Whether an event's condition is met by the person.

        TTA-ON-EVT-02, TTA-ON-AUT-10, TTA-ON-R-40, TTA-ON-R-41
        """
        strongest = not self._automa_ahead(self.strength)
        most_culture = not self._automa_ahead(self.culture)
        return {
            "": True,
            "strongest": strongest,
            "weakest": not strongest,
            "most_culture": most_culture,
            "least_culture": not most_culture,
            "most_happiness": self.happiness[0] >= self.happiness[1],
            "most_culture_and_weakest": most_culture and not strongest,
            "discontent": self.discontent > 0,
        }[condition]
