"""Drawing Automa cards: one draw pile, two discard piles (SCY-DECK)."""

from __future__ import annotations

from automatable.core.deck import Deck
from automatable.core.events import Log, Ref
from automatable.core.procedure import Draw, Procedure
from automatable.games.scythe.cards import AutomaCard, AutomaDeck
from automatable.games.scythe.components import scoring
from automatable.games.scythe.state import Automa, State

DECK_STREAM = "automa_deck"
COMBAT_STREAM = "combat_cards"


def new_deck(faction: str, cards: AutomaDeck) -> Deck:
    """The draw pile of one Automa."""
    return Deck(f"{DECK_STREAM}/{faction}", cards.numbers)


def draw_for_turn(automa: Automa, log: Log) -> Procedure[AutomaCard]:
    """Face up onto the main discard pile (SCY-TURN-01)."""
    card = yield from _draw(automa, log, "card", "SCY-TURN-01")
    automa.last_main_card = card.number
    return card


def draw_for_combat(automa: Automa, log: Log) -> Procedure[AutomaCard]:
    """Sideways onto the combat discard pile; it never is the last main card (SCY-DECK-02)."""
    card = yield from _draw(automa, log, "combat_card", "SCY-CMB-04")
    automa.combat_discard.append(card.number)
    log.happened("scy-combat_card", "SCY-CMB-04", card=Ref("card", card.number))
    return card


def _draw(automa: Automa, log: Log, prompt: str, rule: str) -> Procedure[AutomaCard]:
    """An empty pile is refilled only now that a card is needed (SCY-DECK-03, SCY-DECK-04)."""
    if not automa.deck.left:
        shuffle_all(automa, log, "SCY-DECK-04")
    number = yield automa.deck.request(prompt, rule)
    automa.deck.reveal(number)
    return automa.cards.by_number[number]


def shuffle_all(automa: Automa, log: Log, rule: str) -> None:
    """All cards of draw pile and discards, the current one included (SCY-DECK-05, SCY-R-11)."""
    automa.deck.renew(0)
    automa.combat_discard = []
    tell = log.instruct if automa.dealer == "table" else log.happened
    tell("scy-shuffle", rule, scheme=Ref("scheme", automa.scheme))


def reveal_combat_card(automa: Automa, rule: str) -> Draw:
    """The top combat card, for a hesitation (SCY-VAR-04, SCY-VAR-05)."""
    return Draw(
        prompt="hesitation",
        rule=rule,
        stream=f"{COMBAT_STREAM}/{automa.faction}",
        outcomes=scoring().combat_card_values,
        word="revealed",
    )


def combat_deck_left(state: State) -> int:
    """Combat cards that nobody holds, as far as the app knows (SCY-GAIN-06)."""
    held = sum(side.combat_cards or 0 for side in state.sides.values())
    return sum(scoring().combat_card_values.values()) - held
