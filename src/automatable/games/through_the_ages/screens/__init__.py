"""Through the Ages on the screen: the drawings of `board` for the frame around them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from automatable.core.cards import CardFile
from automatable.core.choice import Decision
from automatable.core.data import structure
from automatable.core.decision_list import decision_list
from automatable.core.events import Event, Ref
from automatable.core.match import Match
from automatable.core.screens import Entry, Fact, Place, Words
from automatable.core.svg import Drawing
from automatable.games.through_the_ages.appendix import appendix_file, is_appendix
from automatable.games.through_the_ages.board.automa_card import appendix_entry, automa_card
from automatable.games.through_the_ages.board.card_form import card_form, sections_of, sketch
from automatable.games.through_the_ages.board.icons import sprite
from automatable.games.through_the_ages.board.scene import scene
from automatable.games.through_the_ages.card_text import read_sections, write_card
from automatable.games.through_the_ages.cards import (
    CARDS_PER_AGE,
    DECK_AGES,
    AutomaCard,
    AutomaDeck,
    DeckAge,
    house_file,
)
from automatable.games.through_the_ages.manual_deck import checked_card
from automatable.games.through_the_ages.new_deck import NEW_DECK
from automatable.games.through_the_ages.owner_deck import (
    card_of,
    deck_of,
    deck_text,
    empty_deck,
    own_card_file,
    read_unfinished_deck,
    unfinished_card_file,
    with_card,
)
from automatable.games.through_the_ages.set_up import dealer_of
from automatable.games.through_the_ages.state import State
from automatable.games.through_the_ages.terminal import terminal


class ThroughTheAgesScreens:
    """See `automatable.core.screens.Screens`."""

    folder: Traversable = files("automatable.games.through_the_ages") / "screens"
    messages: Traversable = files("automatable.games.through_the_ages") / "messages"
    rulebook: Traversable = files("automatable.games.through_the_ages") / "rulebook"

    def definitions(self, words: Words) -> Drawing:
        return sprite(words)

    def scene(self, match: Match[State], words: Words) -> dict[str, Any]:
        return scene(match, words)

    def picture(self, ref: Ref, match: Match[State] | None, words: Words) -> str:
        if ref.kind != "card" or match is None:
            return ""
        deck = deck_of(match.state.deck if match.set_up_done else match.options["deck"])
        return _drawn(deck, str(ref.id), words)

    def decision(self, decision: Decision, words: Words) -> Sequence[str]:
        return decision_list(decision, words)

    def card(self, deck: Mapping[str, Any], card: Mapping[str, Any], words: Words) -> str:
        if is_appendix(deck):
            return appendix_entry(card, words)
        return _drawn(read_unfinished_deck(dict(deck), str(deck["id"])), card["id"], words)

    def checklist(self, match: Match[State]) -> Sequence[Event]:
        return tuple(_checklist(match))

    def facts(self, match: Match[State]) -> Sequence[Fact]:
        return tuple(_facts(match.state))

    def terminal(self, match: Match[State], words: Words) -> str:
        return terminal(match, words)

    def decks(self) -> Sequence[CardFile]:
        return (house_file(),)

    def read_deck(self, contents: Any, file: str) -> CardFile:
        return (appendix_file if is_appendix(contents) else own_card_file)(contents, file)

    def new_deck(self) -> str:
        return NEW_DECK

    # --- typing a deck in, see `automatable.core.screens.CardEntry`

    def begun(self, id: str) -> str:
        return deck_text(empty_deck(id))

    def unfinished(self, contents: Any, file: str) -> CardFile:
        return (appendix_file if is_appendix(contents) else unfinished_card_file)(contents, file)

    def text_of(self, deck: CardFile, id: str) -> str:
        return deck_text({**deck.contents, "id": id})

    def line(self, card: Mapping[str, Any]) -> str:
        if "age" not in card:
            return f"{card['card']}: {card.get('note', '')}"
        return f"{card['age']} {card['number']}  {write_card(structure(card, AutomaCard, 'card'))}"

    def places(self, deck: CardFile) -> Sequence[Place]:
        if is_appendix(deck.contents):
            return ()
        missing = deck_of(deck.contents).missing
        return [
            Place(f"{age.lower()}-{n}", f"{age} {n}", (age, n) not in missing)
            for age in DECK_AGES
            for n in range(1, CARDS_PER_AGE + 1)
        ]

    def entry(
        self, deck: CardFile, place: str, given: Mapping[str, str] | None, words: Words
    ) -> Entry:
        cards, (age, number) = deck_of(deck.contents), _at(place)
        known = cards.by_age[age].get(number)
        texts = sections_of(known) if given is None else given
        drawn, problems = sketch(texts, age, number)
        picture = automa_card(drawn, words, stand_in=False)
        return Entry(picture, tuple(problems), card_form(cards, age, texts, words))

    def with_card(self, deck: CardFile, place: str, given: Mapping[str, str]) -> str:
        age, number = _at(place)
        card = card_of(read_sections(given), age, number)
        checked_card(card)
        return deck_text(with_card(deck.contents, card))


def _at(place: str) -> tuple[DeckAge, int]:
    """`ii-3`"""
    age, _, number = place.partition("-")
    return next(a for a in DECK_AGES if a.lower() == age), int(number)


def _drawn(deck: AutomaDeck, id: str, words: Words) -> str:
    return automa_card(deck.by_id[id], words, deck.source.stand_in)


def _checklist(match: Match[State]) -> Iterator[Event]:
    """The physical set-up in the rulebook's order."""
    options = match.options
    yield _step("setup-decks", "TTA-SETUP-01")
    first_row = _first_row(match) if dealer_of(options, "civil_dealer") == "app" else ()
    if first_row:
        yield _step("setup-row_app", "TTA-SETUP-01", cards=first_row)
    else:
        yield _step("setup-row_table", "TTA-SETUP-01")
    yield _step(f"setup-events_{dealer_of(options, 'military_dealer')}", "TTA-SETUP-01")
    yield _step("setup-board", "TTA-SETUP-03")
    yield _step("setup-markers", "TTA-SETUP-04")
    yield _step("setup-cubes", "TTA-SETUP-07", n=options["level"])
    own = dealer_of(options, "automa_dealer") == "table"
    yield _step("setup-automa_deck" if own else "setup-automa_app", "TTA-SETUP-08")


def _first_row(match: Match[State]) -> tuple[Ref, ...]:
    dealt = next((entry.text for entry in match.entries if entry.prompt == "row"), "")
    return tuple(Ref("civ", id) for id in dealt.split()[1:])


def _step(kind: str, rule: str, **args: Any) -> Event:
    return Event(kind, rule, args, instruct=True)


def _facts(state: State) -> Iterator[Fact]:
    """Every fact the Automa's rules read, in the order in which mistakes happen."""
    automa, human = state.automa, state.human
    yield Fact("automa.culture_points", "fact-culture_points", automa.culture_points)
    yield Fact("automa.science_points", "fact-science_points", automa.science_points)
    cubes = " ".join(f"{id}:{count}" for id, count in automa.cubes.items())
    yield Fact("automa.cubes", "fact-cubes", cubes)
    yield Fact("row", "fact-row", " ".join(id or "-" for id in state.row))
    for name in ("technologies", "wonders", "colonies"):
        yield Fact(f"automa.{name}", f"fact-{name}", " ".join(getattr(automa, name)))
    yield Fact("automa.government", "fact-government", automa.government)
    yield Fact("automa.leader", "fact-leader", automa.leader)
    yield from _hand_facts(state)
    yield Fact("automa.blue_cubes", "fact-blue_cubes", automa.blue_cubes)
    yield Fact("automa.happiness_gained", "fact-happiness_gained", automa.happiness_gained)
    yield Fact("automa.active_tactic", "fact-active_tactic", automa.active_tactic)
    yield Fact("common_tactics", "fact-common_tactics", " ".join(state.common_tactics))
    for name in ("leader_ages_taken", "government_ages_taken", "tactic_ages_kept"):
        yield Fact(f"automa.{name}", f"fact-{name}", " ".join(getattr(automa, name)))
    yield Fact("round", "fact-round", state.round)
    yield Fact("human.strength", "fact-human_strength", human.strength)
    yield Fact("human.culture_points", "fact-human_culture", human.culture_points)
    yield Fact("human.colonies", "fact-human_colonies", " ".join(human.colonies))
    yield Fact("human.hand", "fact-human_hand", " ".join(human.hand))


def _hand_facts(state: State) -> Iterator[Fact]:
    hand = state.automa.hand
    yield Fact("automa.hand.action", "fact-action", " ".join(hand.action))
    yield Fact("automa.hand.urban", "fact-urban", " ".join(hand.urban))
    for slot in ("military", "special", "farm_mine", "tactic"):
        yield Fact(f"automa.hand.{slot}", f"fact-{slot}", getattr(hand, slot))
    yield Fact("automa.hand.government", "fact-hand_government", hand.government)


SCREENS = ThroughTheAgesScreens()
