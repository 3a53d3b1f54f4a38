"""What may be known of the deck at any time: seen and unseen cards, and odds (EXP-DECK-06)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction

from automatable.core.advice.odds import branches, gathered
from automatable.core.state.copying import copied
from automatable.core.turns.events import Event, Log, Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.expeditions.automa import automa_turn
from automatable.games.expeditions.components import CARDS, DecisionCard
from automatable.games.expeditions.state import SET_ASIDE, State

TAKES = {
    "exp-explore": "map",
    "exp-map_only": "map",
    "exp-vanquish": "corruption",
    "exp-vanquish_20": "token_20",
}
"""What an instruction takes from its location."""


def unseen(state: State) -> list[int]:
    """Cards that can come next; after the last draw of a cycle all of them."""
    return state.deck.unseen() if state.deck.left else list(CARDS)


def chance(state: State, shows: Callable[[DecisionCard], bool]) -> Fraction:
    """The chance that the next card has a property: its share among the unseen cards."""
    cards = [state.cards[number] for number in unseen(state)]
    return Fraction(sum(map(shows, cards)), len(cards))


def chance_to_advance(state: State) -> Fraction:
    return chance(state, lambda card: card.progress)


# --- what she would take


def next_takings(state: State) -> dict[tuple[str, str], Fraction]:
    """What her next turn takes from where, if nothing changes before: kind and location.

    A tile that she turns up is taken to be empty: she takes nothing more from it in that turn.
    """

    def begin(log: Log) -> Procedure[State]:
        trial = copied(state)
        trial.next = "automa"
        return automa_turn(trial, log)

    ways = branches(begin, answered=lambda _: "stack 0")
    return gathered((taken, way.chance) for way in ways for taken in _taken(way.events))


def _taken(events: Iterable[Event]) -> Iterable[tuple[str, str]]:
    """Each thing once, in the order in which she takes them."""
    return dict.fromkeys(
        (TAKES[event.kind], str(where.id))
        for event in events
        if event.kind in TAKES and isinstance(where := event.args["location"], Ref)
    )


# --- when her stars come


def turns_to_star(state: State, star: int) -> Mapping[int, Fraction]:
    """On which of her next turns this star comes; empty if it is placed or out of reach."""
    spaces = state.level.star_positions
    if not state.stars < star <= len(spaces):
        return {}
    wanted = spaces[star - 1] - state.progress
    left = [state.cards[number].progress for number in unseen(state)]
    pile = state.deck.left or len(CARDS) - SET_ASIDE
    return _turns_to_advance(state, wanted, sum(left), len(left), pile)


def _turns_to_advance(
    state: State, wanted: int, good: int, cards: int, pile: int
) -> dict[int, Fraction]:
    """Draw by draw: how many advances are missing, with what chance (EXP-DECK-03, EXP-PRG-01)."""
    every = sum(card.progress for card in state.cards.values())
    missing: dict[tuple[int, int], Fraction] = {(wanted, good): Fraction(1)}
    found: dict[int, Fraction] = {}
    turn = 0
    while missing and turn < MOST_TURNS:
        turn += 1
        after: dict[tuple[int, int], Fraction] = {}
        for (steps, able), weight in missing.items():
            hit = Fraction(able, cards)
            if steps == 1 and hit:
                found[turn] = found.get(turn, Fraction()) + weight * hit
            elif hit:
                _add(after, (steps - 1, able - 1), weight * hit)
            if hit < 1:
                _add(after, (steps, able), weight * (1 - hit))
        missing, cards, pile = after, cards - 1, pile - 1
        if not pile:  # the next draw comes from all cards again
            missing = _shuffled(missing, every)
            cards, pile = len(CARDS), len(CARDS) - SET_ASIDE
    return found


MOST_TURNS = 200


def _add(into: dict[tuple[int, int], Fraction], key: tuple[int, int], weight: Fraction) -> None:
    into[key] = into.get(key, Fraction()) + weight


def _shuffled(
    missing: Mapping[tuple[int, int], Fraction], every: int
) -> dict[tuple[int, int], Fraction]:
    renewed: dict[tuple[int, int], Fraction] = {}
    for (steps, _), weight in missing.items():
        _add(renewed, (steps, every), weight)
    return renewed


def mean(turns: Mapping[int, Fraction]) -> Fraction:
    return sum((turn * chance for turn, chance in turns.items()), Fraction())


def within(turns: Mapping[int, Fraction], share: Fraction) -> int:
    """After that many turns it has happened with at least this chance."""
    so_far = Fraction()
    for turn, chance in sorted(turns.items()):
        so_far += chance
        if so_far >= share:
            return turn
    return max(turns, default=0)
