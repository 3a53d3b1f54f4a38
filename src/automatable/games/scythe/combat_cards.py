"""The deck of combat cards: followed card by card on screen, otherwise only counted.

On screen the *pool* is what nobody has seen: 42 less the person's hand, the discard pile and
what must be the Automa's. It holds the draw pile and the Automa's unknown cards, and the order
of neither is anywhere (SCY-ON-DECK-01 to -06).
"""

from __future__ import annotations

from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Draw, Procedure
from automatable.games.scythe.components import scoring
from automatable.games.scythe.on_screen.draws import FromHand, Several
from automatable.games.scythe.on_screen.player import Decks, Hand, PersonOnScreen, change
from automatable.games.scythe.state import Automa, State

STREAM = "combat_cards"
VALUES = (5, 4, 3, 2)
"""In the order of lists and of texts (SCY-ON-NOT-01, SCY-ON-NOT-03)."""


def deck_left(state: State) -> int:
    """Combat cards that nobody holds, as far as the app knows (SCY-GAIN-06)."""
    held = sum(side.combat_cards or 0 for side in state.sides.values())
    return sum(scoring().combat_card_values.values()) - held


# --- on screen


def pool(state: State) -> Hand:
    """What nobody has seen, by value (SCY-ON-DECK-02)."""
    decks, players = (
        state.decks,
        [side for side in state.persons if isinstance(side, PersonOnScreen)],
    )
    assert decks is not None
    seen = (decks.discard, decks.known, *(player.hand for player in players))
    whole = scoring().combat_card_values
    return {v: whole[v] - sum(cards.get(v, 0) for cards in seen) for v in VALUES}


def _outcomes(state: State) -> dict[int | str, int]:
    return dict(pool(state).items())


def unknown(state: State) -> int:
    """The Automa's cards of which nobody knows the value (SCY-ON-R-30)."""
    assert state.decks is not None
    held = sum(automa.combat_cards for automa in state.automas)
    return held - sum(state.decks.known.values())


def draw_pile(state: State) -> int:
    return sum(pool(state).values()) - unknown(state)


def renew(state: State) -> None:
    """The discard pile becomes the draw pile; the rest of the pool is the Automa's.

    Without a discard pile nothing is learned either (SCY-ON-DECK-04).
    """
    decks = state.decks
    assert decks is not None
    if not decks.discard:
        return
    for value, number in pool(state).items():
        if number:
            change(decks.known, value, number)
    decks.discard.clear()


def _ready(state: State) -> int:
    """How many cards can be drawn now; an empty pile is renewed first."""
    if not draw_pile(state):
        renew(state)
    return draw_pile(state)


def draw_cards(state: State, player: PersonOnScreen, number: int, log: Log) -> Procedure[None]:
    """Cards for the person's hand; what is left of the pile first.

    SCY-ON-DECK-03, SCY-ON-DECK-05
    """
    while number and (ready := _ready(state)):
        take = min(number, ready)
        values = yield from Several(
            prompt="cards",
            rule="SCY-ON-DECK-03",
            args={"n": take},
            stream=STREAM,
            outcomes=_outcomes(state),
            take=take,
            word="cards",
        )
        for value in values:
            player.add_card(value)
        log.happened("scy-you_draw", "SCY-ON-DECK-03", n=take, cards=_named(values))
        number -= take


def _named(values: tuple[int, ...]) -> tuple[Ref, ...]:
    return tuple(Ref("combat_value", value) for value in values)


def gain_for_automa(state: State, automa: Automa, number: int) -> int:
    """Face down, as far as there are cards; how many it got (SCY-GAIN-06)."""
    if state.decks is None:
        gained = min(number, deck_left(state))
        automa.combat_cards += gained
        return gained
    gained = 0
    while gained < number and _ready(state):
        automa.combat_cards += 1
        gained += 1
    return gained


def automa_shows(
    state: State, automa: Automa, number: int, *, prompt: str, word: str, rule: str
) -> Procedure[tuple[int, ...]]:
    """Random cards of its hand; they leave it (SCY-ON-DECK-06)."""
    decks = state.decks
    assert decks is not None
    number = min(number, automa.combat_cards)
    if not number:
        return ()
    unseen = pool(state)
    values = yield from FromHand(
        prompt=prompt,
        rule=rule,
        args={"n": number},
        stream=f"{STREAM}/{automa.faction}",
        outcomes={v: unseen[v] + decks.known.get(v, 0) for v in VALUES},
        take=number,
        word=word,
        known=dict(decks.known),
        pool=unseen,
        unknown=unknown(state),
    )
    for value in values:
        if value in decks.known:
            change(decks.known, value, -1)
    automa.combat_cards -= number
    return values


def discard(decks: Decks, values: tuple[int, ...]) -> None:
    """Face up onto the discard pile (SCY-ON-DECK-01)."""
    for value in values:
        change(decks.discard, value, 1)


def reveal(state: State, automa: Automa, rule: str) -> Procedure[int | None]:
    """The top combat card, for a hesitation; none if there is no card at all.

    SCY-VAR-04, SCY-VAR-05
    """
    outcomes: dict[int | str, int] = dict(scoring().combat_card_values)
    if state.decks is not None:
        if not _ready(state):
            return None
        outcomes = _outcomes(state)
    value = yield from Draw[int](
        prompt="hesitation",
        rule=rule,
        stream=f"{STREAM}/{automa.faction}",
        outcomes=outcomes,
        word="revealed",
    )
    if state.decks is not None:
        discard(state.decks, (value,))  # SCY-R-16
    return value
