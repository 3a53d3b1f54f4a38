"""What the deck commands do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from automatable.cli.choosing import named_game
from automatable.cli.files import write_new
from automatable.cli.listing import print_json
from automatable.cli.output import BAD_INPUT, OK, UsageError, voice
from automatable.core.decks.cards import CardFile
from automatable.core.decks.owners import missing_cards
from automatable.core.errors import AutomatableError, BadData
from automatable.core.files.data import parse_toml
from automatable.core.game import Game, games
from automatable.table import folders


def list_decks(id: str | None, as_json: bool = False) -> None:
    if as_json:
        wanted = [named_game(id)] if id is not None else games().values()
        print_json([deck for found in wanted for deck in _decks(found)])
        return
    for found in [named_game(id)] if id is not None else games().values():
        voice.game = found
        for deck in found.decks.built_in():
            voice.say(_line(found, deck, voice("cli-deck-built_in")))
        own, mistakes = folders.own_decks(found)
        for deck in own:
            voice.say(_line(found, deck, voice("cli-deck-own")))
        for deck in folders.unfinished_decks(found):
            origin = voice("cli-deck-unfinished", n=missing_cards(found, deck))
            voice.say(_line(found, deck, origin))
        for mistake in mistakes:
            voice.tell_error(mistake)


def _decks(found: Game[Any]) -> Iterator[dict[str, Any]]:
    """The decks of a game for programs."""
    origins = {"built_in": found.decks.built_in(), "own": folders.own_decks(found)[0],
               "unfinished": folders.unfinished_decks(found)}  # fmt: skip
    for origin, decks in origins.items():
        for deck in decks:
            yield {"game": found.id, "id": deck.id, "cards": len(deck.cards), "origin": origin,
                   "edition": deck.source.edition, "confidence": deck.source.confidence,
                   "stand_in": deck.source.stand_in}  # fmt: skip


def _line(game: Game[Any], deck: CardFile, origin: str) -> str:
    cards = voice("cli-deck-cards", n=len(deck.cards))
    return f"{game.id}  {deck.id}  {cards}  {origin}  {_source(deck)}"


def _source(deck: CardFile) -> str:
    stand_in = f" – {voice('deck-stand-in')}" if deck.source.stand_in else ""
    return f"{deck.source.edition} ({voice(f'confidence-{deck.source.confidence}')}){stand_in}"


def show_deck(id: str, name: str, as_json: bool = False) -> None:
    from rich.table import Table

    voice.game = named_game(id)
    deck = _find(voice.game, name)
    if as_json:
        print_json(deck.contents)
        return
    voice.say(f"{deck.id}: {_source(deck)}", "bold")
    voice.say(deck.source.notes.strip())
    if lines := [line for card in deck.cards if (line := voice.game.decks.line(card))]:
        for line in lines:
            voice.say(line)
        return
    fields = list(dict.fromkeys(field for card in deck.cards for field in card))
    table = Table(*fields, box=None, header_style="bold", padding=(0, 2, 0, 0))
    for card in deck.cards:
        table.add_row(*(_value(card.get(field)) for field in fields))
    voice.out.print(table)


def _value(value: Any) -> str:
    """A value of a card; what has a name in words is named."""
    if isinstance(value, list | tuple):
        return " > ".join(map(_value, value))
    if value is None:
        return "–"
    key = f"filter-{value}"
    return voice(key) if voice.words.has(key) else str(value)


def _find(game: Game[Any], name: str) -> CardFile:
    if name.endswith(".toml"):
        return folders.read_any_deck_file(game, Path(name))
    decks = [*game.decks.built_in(), *folders.playable_decks(game)]
    for deck in decks:
        if deck.id == name:
            return deck
    raise UsageError("no_such_deck", deck=name, known=", ".join(deck.id for deck in decks))


def check_decks(files: Sequence[Path]) -> int:
    """Every file is looked at, so that all mistakes are reported at once."""
    code = OK
    for file in files:
        try:
            deck = _check(file)
            voice.say(f"{file}: {voice('deck-checked', deck=deck.id, n=len(deck.cards))}")
        except AutomatableError as error:
            voice.tell_error(error)
            code = BAD_INPUT
    return code


def _check(file: Path) -> CardFile:
    voice.game = None
    contents = parse_toml(folders.read_deck_text(file), file.name)
    if not isinstance(id := contents.get("game"), str):
        raise BadData("missing_data_field", file=file.name, place="", field="game")
    voice.game = named_game(id)
    return voice.game.decks.read(contents, file.name)


def new_deck(id: str, file: Path | None, kind: str = "") -> None:
    voice.game = named_game(id)
    text = voice.game.decks.template(kind, voice.words)
    target = file or folders.own_decks_folder(id) / f"{kind or 'mine'}.toml"
    write_new(target, text)
    voice.say(voice("cli-deck-written", file=str(target)))
