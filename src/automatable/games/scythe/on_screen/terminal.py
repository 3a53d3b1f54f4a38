"""The person's side on screen as text: tracks, hand, mat, resources, objectives, stars."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.drawing.screens import Words
from automatable.core.turns.events import Ref
from automatable.games.scythe.on_screen.components import COST, Section
from automatable.games.scythe.on_screen.labels import objective_text
from automatable.games.scythe.on_screen.player import Decks, PersonOnScreen
from automatable.games.scythe.on_screen.top_actions import produce_cost

QUIET, LIT = "dim", "bold"


def mat_lines(player: PersonOnScreen, decks: Decks, words: Words) -> Iterator[str]:
    """What a person needs to decide, section by section as they lie."""
    hand = " ".join(str(v) for v in (5, 4, 3, 2) for _ in range(player.hand.get(v, 0))) or "-"
    tracks = [("coins", player.coins), ("power", player.power), ("popularity", player.popularity)]
    text = "  ".join(f"{words(f'label-{name}')} {value}" for name, value in tracks)
    yield f"  {text}  {words('label-hand')} {hand}"
    for section in player.player_mat.sections:
        yield _section(player, section, words)
    if player.factory_number is not None:
        yield f"  {words('section-factory')}: {words('ref-factory_card', id=player.factory_number)}"
    if player.goods:
        yield f"  {words('label-goods')}: {_goods(player, words)}"
    for number in player.objectives:
        told = objective_text(number, decks.tables, words)
        yield f"  {words('star_space-objective')} {number}: {told}"
    if player.star_spaces:
        names = ", ".join(_star(space, n, words) for space, n in player.star_spaces.items())
        yield f"  {words('label-stars')}: {names}"
    yield f"  [{QUIET}]{words('label-tile')}: {words(f'tile-{decks.tile}')}[/]"


def _section(player: PersonOnScreen, section: Section, words: Words) -> str:
    """`Bolster / Upgrade 3 oil +3`; the section of the last turn is quiet."""
    cost = player.cost(section.bottom)
    below = words(f"much-{COST[section.bottom]}", n=cost)
    coins = f" → {words('much-coin', n=section.coins)}" if section.coins else ""
    top = words(f"section-{section.top}")
    if section.top == "produce" and (due := produce_cost(player)):
        top += " (" + ", ".join(words(f"much-{what}", n=n) for what, n in due.items()) + ")"
    text = f"{top} / {words(f'action-{section.bottom}')}: {below}{coins}"
    style = QUIET if section.top == player.section else LIT
    return f"  [{style}]{text}[/]"


def _goods(player: PersonOnScreen, words: Words) -> str:
    return "; ".join(
        f"{place} " + ", ".join(words(f"much-{kind}", n=n) for kind, n in kinds.items())
        for place, kinds in player.goods.items()
    )


def _star(space: str, number: int, words: Words) -> str:
    name = words(f"star_space-{space}")
    return name if number == 1 else words("do-many", n=number, what=Ref("star_space", space))
