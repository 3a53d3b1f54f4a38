"""What the person's own turn on screen brought: new stars, every number that changed, points."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, together
from automatable.core.turns.preview import changes
from automatable.games.scythe.board.icons import icon
from automatable.games.scythe.board.tallies import tallies
from automatable.games.scythe.components import BONUSES, STRUCTURES, scoring
from automatable.games.scythe.on_screen.components import CUBES, STAR_SPACES
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.score import score
from automatable.games.scythe.state import State


def gained(before: State, after: State, words: Words) -> Drawing:
    """HTML; empty where the app does not keep the person's side, or nothing changed."""
    old, new = before.persons[0], after.persons[0]
    if not isinstance(old, PersonOnScreen) or not isinstance(new, PersonOnScreen):
        return Drawing()
    fresh = [s for s in STAR_SPACES if new.star_spaces.get(s, 0) > old.star_spaces.get(s, 0)]
    pills = list(_pills(before, after, words))
    if not fresh and not pills:
        return Drawing()
    banner = _banner(new, fresh, words) if fresh else Drawing()
    title = el("p", words("gained-title"), class_="eyebrow")
    brought = together(title, el("div", *pills, class_="pills"))
    spaces = _spaces(new, fresh, words)
    return together(banner, spaces, brought) if fresh else together(brought, spaces)


def _banner(player: PersonOnScreen, fresh: list[str], words: Words) -> Drawing:
    """`Your second star`, and what for."""
    what = ", ".join(words(f"star_space-{space}") for space in fresh)
    told = el("span", el("b", words("gained-star", n=player.stars)), what)
    return el("div", icon("star"), told, class_="gained-star")


def _spaces(player: PersonOnScreen, fresh: list[str], words: Words) -> Drawing:
    spaces = [_space(player, space, space in fresh, words) for space in STAR_SPACES]
    return el("ul", *spaces, class_="star-spaces", data_unheard="")


def _space(player: PersonOnScreen, space: str, is_new: bool, words: Words) -> Drawing:
    n = player.star_spaces.get(space, 0)
    look = f"star-space{' has-star' if n else ''}{' is-new' if is_new else ''}"
    name = words(f"star_space-{space}") + (f" × {n}" if n > 1 else "")
    sign = icon("star" if n else "star_outline")
    counted = progress(player, space)
    return el("li", sign, el("span", name), el("small", counted) if counted else None, class_=look)


def progress(player: PersonOnScreen, space: str) -> str:
    """How far a star has come, `3/4`; nothing for what is not counted."""
    table = scoring()
    counts = {
        "upgrades_6": (len(player.top), len(CUBES)),
        "mechs_4": (player.mechs_in_play, table.mechs),
        "structures_4": (len(player.structures), len(STRUCTURES)),
        "recruits_4": (len(player.recruits), len(BONUSES)),
        "workers_8": (player.workers_in_play, table.workers),
        "popularity_18": (player.popularity, table.popularity_max),
        "power_16": (player.power, table.power_max),
    }
    return "{}/{}".format(*counts[space]) if space in counts else ""


def _pills(before: State, after: State, words: Words) -> Iterator[Drawing]:
    for change in changes(tallies(before), tallies(after)):
        if change.name != "star":
            label = words(f"tally-{change.name}")
            yield _pill(icon(change.name, label), f"{change.before} → {change.after}")
    points = [_points(state) for state in (before, after)]
    if points[0] != points[1]:
        yield _pill(None, words("gained-points", before=points[0], after=points[1]))


def _pill(sign: Drawing | None, text: str) -> Drawing:
    return el("span", sign, text, class_="gained-pill")


def _points(state: State) -> int:
    seat = state.seat(state.persons[0].faction)
    return next(found.total for found in score(state).seats if found.seat == seat)
