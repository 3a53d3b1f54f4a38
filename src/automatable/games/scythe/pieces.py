"""A position as plain JSON facts: the pieces, tracks and piles of every side."""

from __future__ import annotations

from typing import Any

from automatable.games.scythe.cards import PRINTED, AutomaDeck
from automatable.games.scythe.map import by_reading_order
from automatable.games.scythe.on_screen.player import Player
from automatable.games.scythe.on_screen.position import beside_the_board, player_facts
from automatable.games.scythe.state import Automa, Person, State

FORMAT = 1


def facts(state: State) -> dict[str, Any]:
    """The facts from which all else follows."""
    return {
        "game": "scythe",
        "format": FORMAT,
        "turn": state.turn,
        "phase": state.phase,
        "to_move": state.to_move,
        "fighting": state.fighting,
        "ended_by": state.ended_by,
        "encounter_tokens": by_reading_order(set(state.encounter_tokens)),
        **beside_the_board(state.decks),
        "sides": {faction: _side(side) for faction, side in state.sides.items()},
    }


def _side(side: Person | Automa) -> dict[str, Any]:
    pieces = {
        "character": side.character,
        "mechs": _ordered(side.mechs),
        "workers": _ordered(side.workers),
    }
    if isinstance(side, Player):
        return player_facts(side, pieces)
    return _person(side, pieces) if isinstance(side, Person) else _automa(side, pieces)


def _ordered(places: dict[str, Any]) -> dict[str, Any]:
    return {place: places[place] for place in by_reading_order(set(places))}


def _person(person: Person, pieces: dict[str, Any]) -> dict[str, Any]:
    return {
        "kind": "human",
        **pieces,
        "abilities": sorted(person.abilities),
        "structures": _ordered(person.structures),
        "structure_bonus": person.structure_bonus,
        "resources": _ordered(person.resources),
        "recruits": sorted(person.recruits),
        "stars": person.stars,
        "combat_stars": person.combat_stars,
        "popularity": person.popularity,
        "power": person.power,
        "coins": person.coins,
        "combat_cards": person.combat_cards,
        "factory_card": person.factory_card,
        "flags": by_reading_order(set(person.flags)),
        "traps": _ordered(person.traps),
        "moved": [str(move) for move in person.moved],
    }


def _automa(automa: Automa, pieces: dict[str, Any]) -> dict[str, Any]:
    return {
        "kind": "automa",
        **pieces,
        "level": automa.level,
        "switches": dict(automa.switches),
        "deck": _deck(automa.cards),
        "dealer": automa.dealer,
        "power": automa.power,
        "coins": automa.coins,
        "combat_cards": automa.combat_cards,
        "combat_stars": automa.combat_stars,
        "power_star": automa.power_star,
        "factory_card": automa.factory_card,
        "progress": automa.progress,
        "cycle": automa.deck.cycle,
        "main_discard": automa.main_discard,
        "combat_discard": list(automa.combat_discard),
        "last_main_card": automa.last_main_card,
        "claimable": automa.claimable,
    }


def _deck(deck: AutomaDeck) -> Any:
    """A printed deck by name; an owner's deck with all it says, so that nothing else is needed."""
    if deck.id in PRINTED:
        return deck.id
    source = deck.source
    return {
        "format": deck.format, "game": deck.game, "id": deck.id,
        "source": {
            "edition": source.edition, "confidence": source.confidence,
            "notes": source.notes, "stand_in": source.stand_in,
        },
        "card": [
            {
                "number": card.number, "gold_star": card.gold_star, "skip_mark": card.skip_mark,
                "power_spent": list(card.power_spent), "combat_cards": card.combat_cards,
                "resources": card.resources, "unchecked": card.unchecked,
                **{
                    name: {"moves": list(row.moves), "gains": list(row.gains),
                           "recruit": row.recruit}
                    for name, row in (("scheme_1", card.scheme_1), ("scheme_2", card.scheme_2))
                },
            }
            for card in deck.card
        ],
    }  # fmt: skip
