"""The chances of a combat, and where the next card could strike, for the panels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from automatable.core.advice.odds import Likely, heading, odds_list, paragraph
from automatable.core.drawing.screens import Panel, Words
from automatable.core.matches.match import Match
from automatable.core.turns.events import Ref
from automatable.games.scythe.board.map import legend
from automatable.games.scythe.board.sides import sides
from automatable.games.scythe.commitment import most_cards, most_power
from automatable.games.scythe.components import scoring
from automatable.games.scythe.odds import chance_to_win, next_strikes
from automatable.games.scythe.state import Automa, Person, State


def odds_panels(match: Match[State], words: Words) -> Sequence[Panel]:
    """In a combat first the chances of every total; then what the unseen cards could do."""
    state = match.state
    if state.game_over or state.ended_by:
        return ()
    more = Panel("sides", lambda: sides(state, words) + legend(words))
    return (*_combat(match, words), Panel("left", lambda: _left(state, words)), more)


def _combat(match: Match[State], words: Words) -> Iterator[Panel]:
    pending, state = match.pending, match.state
    if pending is None or pending.prompt != "commit":
        return
    region = pending.args["region"]
    assert isinstance(region, Ref)
    place = str(region.id)
    yield Panel("combat", lambda: _totals(state, place, words))


def _totals(state: State, region: str, words: Words) -> str:
    person, automa = _sides(state, region)
    attacks = isinstance(state.sides[state.to_move], Person)
    highest = max(map(int, scoring().combat_card_values))
    most = most_power(person) + highest * most_cards(person, region)
    lines = []
    for total in range(most + 1):
        chance = chance_to_win(automa, total, attacks)
        lines.append(Likely(words("odds-total", n=total), chance))
        if chance == 1:
            break
    told = paragraph(words("odds-ties", seat="person" if attacks else "automa"))
    return told + odds_list(lines)


def _sides(state: State, region: str) -> tuple[Person, Automa]:
    mover = state.sides[state.to_move]
    other = state.defender(mover, region)
    person, automa = (mover, other) if isinstance(mover, Person) else (other, mover)
    assert isinstance(person, Person)
    assert isinstance(automa, Automa)
    return person, automa


def _left(state: State, words: Words) -> str:
    deck = state.next_automa.deck
    told = paragraph(words("odds-cards", left=deck.left, all=deck.size))
    strikes = next_strikes(state)
    if not strikes:
        return told + paragraph(words("odds-no_strike"))
    lines = [
        Likely(words(f"odds-{icon}", region=Ref("region", region)), chance)
        for (icon, region), chance in strikes.items()
    ]
    return told + heading(words("odds-now")) + odds_list(lines)
