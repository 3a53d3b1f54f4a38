"""A combat: the dial and the cards with the chance of each, and what the other side may show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from automatable.core.advice.odds import percent
from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, together
from automatable.core.matches.match import Match
from automatable.core.turns.events import Ref
from automatable.games.scythe.board.ground import region_place
from automatable.games.scythe.board.marks import area, swords
from automatable.games.scythe.board.ways import best_cards
from automatable.games.scythe.odds import automa_totals, beating
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.stars import combat_brings_star
from automatable.games.scythe.state import Person, State

PROMPTS = ("power", "play")


@dataclass(frozen=True)
class Stake:
    """Power on the dial, or cards: the answer, and the chance to win with it at best."""

    text: str
    value: int
    cards: tuple[int, ...]
    chance: Fraction

    @property
    def told(self) -> str:
        return percent(self.chance)

    @property
    def height(self) -> int:
        """The chance as a share of a field's height."""
        return round(float(self.chance) * 100)


@dataclass(frozen=True)
class FightShown:
    """Everything one must know to commit."""

    region: str
    attacks: bool
    """The person attacks, and wins ties."""
    power: tuple[Stake, ...]
    """Empty once the dial is set."""
    cards: tuple[Stake, ...]
    """Sets of cards; empty without a hand."""
    set_power: int
    best: str
    """The answer on the dial that is chosen to begin with."""
    best_cards: str
    automa_power: int
    automa_cards: int
    star: bool


def fight_shown(match: Match[State], player: PersonOnScreen) -> FightShown | None:
    """The open combat; None if there is none."""
    pending, state = match.pending, match.state
    if pending is None or pending.prompt not in PROMPTS:
        return None
    region = str(_ref(pending.args["region"]).id)
    odds = _Odds(state)
    most = sum(best_cards(player, region))
    dial = _powers(match, odds, most) if pending.prompt == "power" else ()
    power = _number(pending.args.get("power", 0))
    asked = match if not dial else match.foresee(dial[-1].text)
    highest = dial[-1].value if dial else power
    cards = _cards(asked, odds, highest)
    automa = state.automas[0]
    return FightShown(
        region,
        odds.attacks,
        dial,
        cards,
        power,
        _cheapest(dial).text if dial else "",
        _cheapest(cards).text if cards else "",
        automa.power,
        automa.combat_cards,
        combat_brings_star(player),
    )


@dataclass(frozen=True)
class _Odds:
    """The chance to win a combat by one's total."""

    state: State

    @property
    def attacks(self) -> bool:
        return isinstance(self.state.sides[self.state.to_move], Person)

    @cached_property
    def totals(self) -> Mapping[int, Fraction]:
        return automa_totals(self.state.automas[0], self.state)

    def __call__(self, total: int) -> Fraction:
        return beating(self.totals, total, self.attacks)


def odds_by_total(state: State) -> list[int]:
    """In percent, from 0 up to where nothing changes any more."""
    odds = _Odds(state)
    return [percent_number(odds(total)) for total in range(max(odds.totals) + 2)]


def percent_number(chance: Fraction) -> int:
    return int(percent(chance).split()[0])


def _ref(value: object) -> Ref:
    assert isinstance(value, Ref)
    return value


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _powers(match: Match[State], odds: _Odds, cards: int) -> tuple[Stake, ...]:
    found = []
    for text in match.legal():
        value = int(text.split()[1])
        found.append(Stake(text, value, (), odds(value + cards)))
    return tuple(found)


def _cards(match: Match[State], odds: _Odds, power: int) -> tuple[Stake, ...]:
    """Every set that can be played, the best first."""
    if match.pending is None or match.pending.prompt != "play":
        return ()
    found = []
    for text in match.legal():
        cards = tuple(int(part) for part in text.split()[1:] if part.isdecimal())
        found.append(Stake(text, sum(cards), cards, odds(power + sum(cards))))
    return tuple(sorted(found, key=lambda stake: (-stake.value, len(stake.cards))))


def _cheapest(stakes: Sequence[Stake]) -> Stake:
    """The least that wins as surely as anything here."""
    best = max(stake.chance for stake in stakes)
    return min((s for s in stakes if s.chance == best), key=lambda stake: stake.value)


# --- on the map


def fight_marks(region: str, faction: str) -> Drawing:
    """The place with crossed swords."""
    return together(area(region, faction, "to-fight"), swords(region_place(region)))


def outcome_words(shown: FightShown, words: Words) -> str:
    """What a win and a defeat bring."""
    return words("fight-outcome", star=shown.star)
