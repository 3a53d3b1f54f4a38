"""What the person's own turn on screen brought: a city, every number that changed."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, together
from automatable.core.turns.preview import Change, changes
from automatable.games.age_of_innovation.board.icons import icon
from automatable.games.age_of_innovation.board.tallies import ICONS, tallies
from automatable.games.age_of_innovation.board.tile_pictures import tile_picture
from automatable.games.age_of_innovation.on_screen.player import PersonOnScreen
from automatable.games.age_of_innovation.state import State


def gained(before: State, after: State, words: Words) -> Drawing:
    """HTML; empty where the app does not keep the person's side, or nothing changed."""
    if before.player is None or after.player is None:
        return Drawing()
    tiles = list(_tiles(before.player, after.player, words))
    pills = [_pill(change, words) for change in changes(tallies(before), tallies(after))]
    drawn = [pill for pill in pills if pill]
    if not tiles and not drawn:
        return Drawing()
    title = el("p", words("gained-title"), class_="eyebrow")
    return together(title, *tiles, el("div", *drawn, class_="gained-pills"))


def _tiles(old: PersonOnScreen, new: PersonOnScreen, words: Words) -> Iterator[Drawing]:
    """Tiles that are new in hand, each with its sentence."""
    fresh: list[tuple[str, int | str]] = []
    fresh += [("city_tile", id) for id in new.city_tiles[len(old.city_tiles) :]]
    fresh += [("palace", new.palace)] if new.palace and not old.palace else []
    fresh += [("competency", id) for id in new.competencies if id not in old.competencies]
    fresh += [("innovation_tile", id) for id in new.innovations if id not in old.innovations]
    for kind, id in fresh:
        told = el("span", el("b", words(f"{kind}-{id}")), words(f"says-{kind}-{id}"))
        yield el("div", tile_picture(kind, id, words), told, class_="gained-tile")


def _pill(change: Change, words: Words) -> Drawing | None:
    if change.name not in ICONS:
        return None
    sign = icon(ICONS[change.name], words(f"tally-{change.name}"))
    roman = {"bowl1": "I ", "bowl2": "II ", "bowl3": "III "}.get(change.name, "")
    return el("span", sign, f"{roman}{change.before} → {change.after}", class_="gained-pill")
