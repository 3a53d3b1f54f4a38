"""The decks: every card drawn, where it comes from, and what can still come."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from markupsafe import Markup

from automatable.core.decks.cards import CardFile
from automatable.core.decks.owners import CardByCard, DeckForm
from automatable.core.errors import BadData
from automatable.core.files.data import Source
from automatable.core.game import Game
from automatable.core.turns.procedure import Draw
from automatable.table.store import Table
from automatable.ui.decks.deck_cards import progress
from automatable.ui.frame import Frame, render
from automatable.ui.shelf.naming import own_label
from automatable.ui.stage.table import common
from automatable.ui.words.words import Words


@dataclass(frozen=True)
class CardShown:
    picture: Markup
    name: str
    gone: bool
    chance: Fraction | None = None
    """That it is the next one, where some are likelier than others."""


@dataclass(frozen=True)
class DeckShown:
    id: str
    title: str
    source: Source
    cards: tuple[CardShown, ...]
    own: bool
    in_use: bool
    left: int
    known: bool
    """Whether it is known what can come next."""
    by_card: bool

    @property
    def weighed(self) -> bool:
        return any(card.chance is not None for card in self.cards)


def decks_page(
    frame: Frame,
    game: Game[Any],
    own: Sequence[CardFile] = (),
    mistakes: Sequence[BadData] = (),
    table: Table | None = None,
    note: str = "",
    problems: Sequence[str] = (),
    given: Mapping[str, Sequence[str]] | None = None,
    begun: Sequence[CardFile] = (),
) -> str:
    """All decks of a game; at a table also the odds of the next card.

    `given` is what was typed into the game's own form, so that a mistake can be set right there.
    """
    words = Words(frame.language, game)
    coming = next_cards(table) if table else {}
    used = _used(table) if table else None
    chosen = [used, *_chosen_files(table)] if table else []
    decks = [
        _deck(game, file, words, _drawn_from(file, used, coming), file in own, _plays(file, chosen))
        for file in (*game.decks.built_in(), *own, *_only_here(game, chosen, own))
    ]
    return render(
        frame,
        "decks.html",
        game,
        **(common(frame, table, "decks") if table else {"table": None}),
        decks=sorted(decks, key=lambda deck: not deck.in_use),
        mistakes=[words.error(mistake) for mistake in mistakes],
        note=note,
        problems=problems,
        form=game.decks.form() if isinstance(game.decks, DeckForm) else (),
        given=given or {},
        by_card=isinstance(game.decks, CardByCard),
        kinds=game.decks.kinds,
        begun=[progress(game, deck) for deck in begun],
        typed_here=table is not None and _grows(table, used),
    )


def _used(table: Table) -> Any:
    """The deck of a table: as chosen, or with the cards that were typed in since."""
    match = table.match
    chosen = match.options.get("deck")
    if not match.game.decks.plays_unfinished or not match.set_up_done:
        return chosen
    return match.position().get("deck", chosen)


def _grows(table: Table, used: Any) -> bool:
    """Whether cards were typed in at this table."""
    if not isinstance(used, Mapping) or used == table.match.options.get("deck"):
        return False
    return bool(used.get("card"))


def _chosen_files(table: Table) -> list[Any]:
    """What was chosen where an owner's file could be, the deck aside."""
    options = table.match.game.options()
    keys = [option.key for option in options if option.own is not None and option.key != "deck"]
    return [table.match.options[key] for key in keys if key in table.match.options]


def _plays(file: CardFile, chosen: Sequence[Any]) -> bool:
    return any(value in (file.id, file.contents) for value in chosen)


def _drawn_from(file: CardFile, used: Any, coming: Mapping[str, int]) -> Mapping[str, int]:
    return coming if used in (file.id, file.contents) else {}


def _only_here(
    game: Game[Any], chosen: Sequence[Any], own: Sequence[CardFile]
) -> Iterator[CardFile]:
    """Owner's files that this table plays with, though they are gone or have changed."""
    decks = game.decks
    read = decks.unfinished if isinstance(decks, CardByCard) else decks.read
    for used in chosen:
        if isinstance(used, Mapping) and all(file.contents != used for file in own):
            yield read(used, str(used.get("id", "")))


def next_cards(table: Table) -> dict[str, int]:
    """The cards that can come next, with their frequencies, as the view of the match tells."""
    match = table.match
    if isinstance(match.pending, Draw) and match.pending.word == "card":
        return {str(card): count for card, count in match.pending.outcomes.items()}
    told = match.view().get("next_card", ()) if match.set_up_done and not match.over else ()
    counts = told if isinstance(told, Mapping) else dict.fromkeys(told, 1)
    return {str(card): count for card, count in counts.items() if count}


def _deck(
    game: Game[Any],
    file: CardFile,
    words: Words,
    coming: Mapping[str, int],
    own: bool,
    in_use: bool,
) -> DeckShown:
    names = {str(card.get("number", card.get("id", ""))) for card in file.cards}
    coming = coming if names & coming.keys() else {}  # another deck is drawn from now
    cards = tuple(_card(game, file, card, words, coming if in_use else None) for card in file.cards)
    key = f"option-deck-{file.id}"
    return DeckShown(
        id=file.id,
        title=words(key) if words.has(key) else own_label(words, file.contents),
        source=file.source,
        cards=cards,
        own=own,
        in_use=in_use,
        left=sum(not card.gone for card in cards),
        known=bool(coming) and in_use,
        by_card=isinstance(game.decks, CardByCard) and bool(game.decks.slots(file)),
    )


def _card(
    game: Game[Any],
    file: CardFile,
    card: Mapping[str, Any],
    words: Words,
    coming: Mapping[str, int] | None,
) -> CardShown:
    name = str(card.get("number", card.get("id", "")))
    picture = Markup(game.screens.card(file.contents, card, words))
    if not coming:
        return CardShown(picture, name, False)
    return CardShown(picture, name, name not in coming, _chance(name, coming))


def _chance(name: str, coming: Mapping[str, int]) -> Fraction | None:
    """How likely a card is the next one; nothing to say where all are alike."""
    if name not in coming or len(set(coming.values())) == 1:
        return None
    return Fraction(coming[name], sum(coming.values()))
