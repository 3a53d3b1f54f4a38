"""Pages around a game file: what a link holds, how one is sent on, a match on a newer file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.errors import AutomatableError
from automatable.core.files.game_texts import APART, packed
from automatable.core.game import Game, games
from automatable.core.matches.match import Match
from automatable.core.matches.sharing import LONGEST_LINK, file_link
from automatable.kit.game import KitGame
from automatable.kit.mistakes import BadFile
from automatable.table.game_files import GameFile
from automatable.table.store import Table
from automatable.ui.frame import Frame, render
from automatable.ui.shelf.sharing import Address
from automatable.ui.stage.table import reading
from automatable.ui.words.answers import answer_in_words
from automatable.ui.words.words import Words


@dataclass(frozen=True)
class Waiting:
    """A text that waits to be played or kept."""

    packed: str
    set_up: str = ""
    """Options and seed that came with a link."""
    kept: str = ""
    """The name under which this very text is kept already."""
    may_keep: bool = True
    """Whether the reader may put files on this shelf."""


def opened_page(
    frame: Frame, file: GameFile, waiting: Waiting, problems: Sequence[str] = ()
) -> str:
    """What a file holds, as far as it says: nobody has checked it (KIT-STO-03)."""
    game = file.game if isinstance(file.game, KitGame) else None
    return render(
        frame,
        "file_opened.html",
        game,
        file=file,
        waiting=waiting,
        counts=_counts(game) if game else {},
        sources=game.file.sources if game else (),
        stand_in=any(deck.stand_in for deck in game.file.decks.values()) if game else False,
        mistakes=[] if game else _mistakes(frame.language, file),
        problems=problems,
    )


def _counts(game: KitGame) -> dict[str, int]:
    decks = game.file.decks.values()
    cards = sum(card.copies for deck in decks for card in deck.cards.values())
    return {"cards": cards, "decks": len(decks), "turns": len(game.file.turns)}


def _mistakes(language: str, file: GameFile) -> list[str]:
    """All of them, each with its line and remedy."""
    words, error = Words(language), file.mistake
    if isinstance(error, BadFile):
        return [words.error(BadFile([note])) for note in error.mistakes]
    return [] if error is None else words.problems(error)


def share_file_page(frame: Frame, file: GameFile, address: Address) -> str:
    """The link that carries a file; above 24,000 characters the file itself is offered."""
    link = file_link(address.base, packed(file.text))
    return render(
        frame,
        "file_share.html",
        file.game,
        file=file,
        link=link if len(link) <= LONGEST_LINK else "",
        elsewhere=address.elsewhere,
    )


# --- a match and a newer file


def newer_file(game: Game[Any]) -> Game[Any] | None:
    """The file of the same name as it is now, if it is another one."""
    known = games().get(game.id) or games().get(game.id.removeprefix(APART))
    return known if game.text and known is not None and known.text != game.text else None


def renew_page(frame: Frame, table: Table) -> str:
    """How far the answers fit the new file, and at which they stop."""
    words = Words(frame.language, table.match.game)
    new = newer_file(table.match.game)
    shown: dict[str, Any] = {"new": new is not None, "fits": 0, "stops": "", "reason": ""}
    if new is not None:
        shown |= _fitting(table.match, new, words)
    return render(frame, "renew.html", table.match.game, **reading(frame, table, "renew"), **shown)


def _fitting(match: Match[Any], new: Game[Any], words: Words) -> dict[str, Any]:
    """Of a set-up that is not possible any more, only that is said."""
    try:
        _, fits, error = match.onto(new)
    except AutomatableError as refused:
        return {"reason": words.error(refused), "new": False}
    if error is None:
        return {"fits": fits}
    entry = match.entries[fits]
    stops = answer_in_words(match, entry, words) or match.game.screens.answer(entry.text, words)
    return {"fits": fits, "stops": stops, "reason": words.error(error)}
