"""The deck file from which the owner of a box starts: the base deck, to be set right."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from automatable.games.scythe.cards import AutomaDeck, Scheme

_HEAD = """\
# Your own Automa cards for Scythe. Lines that begin with # are comments.
# Check it with:   automatable deck check FILE
# Exactly 19 cards with different numbers. They begin as those of the base game (2015);
# change what your printed cards say differently.
format = 1
game = "scythe"
id = "my-deck"            # the name under which it appears beside the built-in decks

[source]
edition = "from my box"
confidence = "owner"      # verified, computed, disputed, house or owner
notes = "Where these cards come from."

# gold_star      the marker advances; skip_mark: Autometta skips the turn
# power_spent    power spent in a combat with 0-7, 8-13, 14-16 power
# combat_cards   random combat cards used in a combat (0-3)
# resources      what you find after a victory as attacker
# moves          worker, mech, character, encounter, attack_workers, "attack 5" (least power)
# gains          "power 3", "coin 1", "worker 1", "unit 1" (mech or character), "combat_card 1"
#                in brackets for one faction: "nordic:worker", "crimea:coin 1"
# recruit        power, coin, popularity or combat_card; leave it out if there is none
"""


def _row(name: str, scheme: Scheme) -> str:
    moves, gains = list(scheme.moves), list(scheme.gains)
    recruit = f', recruit = "{scheme.recruit}"' if scheme.recruit else ""
    text = f"{name} = {{ moves = {moves}, gains = {gains}{recruit} }}"
    return text.replace("'", '"')


def _cards(deck: AutomaDeck) -> str:
    return "".join(
        f"""
[[card]]
number = {card.number}
gold_star = {str(card.gold_star).lower()}
skip_mark = {str(card.skip_mark).lower()}
power_spent = {list(card.power_spent)}
combat_cards = {card.combat_cards}
resources = {card.resources}
{_row("scheme_1", card.scheme_1)}
{_row("scheme_2", card.scheme_2)}
"""
        for card in deck.card
    )


def new_deck(base: AutomaDeck) -> str:
    """The cards of the base game as a file to change."""
    return _HEAD + _cards(base)
