"""A card of a file as its fields: at the table those that this turn went by, elsewhere all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from automatable.core.drawing.areas import CardShown
from automatable.core.errors import Refused
from automatable.core.matches.latest import last_turn
from automatable.core.matches.match import Match
from automatable.core.turns.events import Event, Log, Ref
from automatable.core.wording import Words
from automatable.kit.board import named
from automatable.kit.definition import Card, Definition
from automatable.kit.evaluating import fields_read
from automatable.kit.own_cards import cards_of
from automatable.kit.runtime.values import spoken

SEEN = ("kit-drew", "kit-peeked")
"""Events that show a card to everybody."""
NOTHING: tuple[Any, ...] = (None, (), [], False, "", 0)
MOST, MOST_UNUSED = 4, 5
"""Lines of a card at the table: of one that the turn went by, and of any other."""


def card_of(file: Definition, ref: Ref, match: Match[Any] | None = None) -> Card | None:
    """As it is played with: an owner may have typed in the printed one."""
    name, _, id = str(ref.id).partition("-")
    deck = file.decks.get(name)
    if deck is None or ref.kind != "card" or id not in deck.cards:
        return None
    known = match is not None and match.set_up_done
    return (cards_of(file, match.state, deck) if match and known else deck.cards)[id]


def lines(file: Definition, deck: str, told: Mapping[str, Any], words: Words) -> Mapping[str, str]:
    """What a card says, by its fields; empty ones say nothing."""
    return {
        name: str(named(spoken(told[name]), words)) if field.kind != "text" else told[name]
        for name, field in file.decks[deck].fields.items()
        if told.get(name) not in NOTHING
    }


def label(deck: str, field: str, words: Words) -> str:
    return words(f"field-{deck}-{field}")


def cards_seen(file: Definition, match: Match[Any], words: Words) -> Iterator[CardShown]:
    """The cards of the turn in progress, each with what counted of it."""
    start = match.turn_start(len(match.entries))
    events = [*_opening(match, start)]
    events += [event for entry in match.entries[start:] for event in entry.events]
    used = read_in(match, start)
    for event in dict.fromkeys(map(_card, events)):
        if event is not None and (card := card_of(file, event, match)):
            yield shown(file, card, used.get(_key(card), ()), words)


def _opening(match: Match[Any], start: int) -> Sequence[Event]:
    """What happened in a turn before its first question: it followed from the answer before."""
    if not start:
        return ()
    count = match.begun_with(start - 1)
    return match.entries[start - 1].events[-count:] if count else ()


def _card(event: Event) -> Ref | None:
    ref = event.args.get("card")
    return ref if event.kind in SEEN and isinstance(ref, Ref) else None


def shown(file: Definition, card: Card, used: Any, words: Words) -> CardShown:
    """With the fields that were used; of a card that nobody has used yet, its first ones."""
    said = lines(file, card.deck, card.fields, words)
    counted = [name for name in said if name in used] or list(said)
    most = MOST if used else MOST_UNUSED
    told = tuple((label(card.deck, name, words), said[name]) for name in counted[:most])
    return CardShown(words.ref(Ref("card", f"{card.deck}-{card.id}")), told)


def used_of(match: Match[Any], card: Card) -> set[str]:
    """The fields of a card that the last turn went by."""
    return read_in(match, last_turn(match)).get(_key(card), set())


def read_in(match: Match[Any], first: int) -> dict[tuple[str, str], set[str]]:
    """Which fields of which cards were looked at in the turn of an entry, and since."""
    with fields_read() as found:
        try:
            twin = match.again(first, Log())
            for entry in match.entries[len(twin.entries) :]:
                twin.go_over(entry)
        except (Refused, IndexError):  # it stopped, or was corrected on the way
            return found
    return found


def _key(card: Card) -> tuple[str, str]:
    return card.deck, card.id
