"""Which sheet a question has, and what is marked on the map while it is open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from automatable.core.drawing.screens import BoardDrawing, Words
from automatable.core.drawing.svg import Drawing, el, together
from automatable.core.matches.match import Match
from automatable.core.turns.events import Ref
from automatable.games.scythe.board.fighting import fight_marks
from automatable.games.scythe.board.marks import area, arrow, is_drawn, place_of, tag
from automatable.games.scythe.board.on_screen import OWN_SHEETS
from automatable.games.scythe.board.on_screen import place_of as key_of_answer
from automatable.games.scythe.board.pieces import key_of
from automatable.games.scythe.board.producing import produce_marks, produce_rows
from automatable.games.scythe.board.reporting import PROMPTS as REPORTS
from automatable.games.scythe.board.scene import NUMBERS
from automatable.games.scythe.board.stage import map_drawing
from automatable.games.scythe.board.ways import FIRST, Goal, Way, ways
from automatable.games.scythe.components import HOME
from automatable.games.scythe.neighbourhood import automa_neighbourhood, person_neighbourhood
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.state import State

FIGHTS = ("power", "play", "commit")
SHEETS = {
    "turn": "turn",
    "bottom": "bottom",
    "unit": "where",
    "step": "where",
    "produce": "produce",
    "power": "fight",
    "play": "fight",
    "commit": "commit",
    **dict.fromkeys(REPORTS, "report"),
    **dict.fromkeys(NUMBERS, "numbers"),
}


def moment(match: Match[State]) -> str:
    """The sheet of the open question; any that has none of its own is a list to choose from."""
    if match.pending is None:
        return ""
    return SHEETS.get(match.pending.prompt, "choose")


def drawings(match: Match[State], words: Words) -> list[BoardDrawing]:
    """The map with the marks of the open question."""
    under, over = _marks(match, words)
    return [map_drawing(match, words, together(_near(match.state), under), over)]


def _near(state: State) -> Drawing:
    """The neighbourhoods of combat units and of the Automa; seen while their place is looked at."""
    person = state.person
    found = [
        (region, person_neighbourhood(state, person, region), "near-person")
        for region in sorted(person.combat_regions())
    ]
    found += [
        (region, automa_neighbourhood(automa, region), "near-automa")
        for automa in state.automas
        for region in sorted(automa.regions())
    ]
    return together(
        *(
            el("g", *(area(near, person.faction, look) for near in sorted(around)),
               data_near=region, hidden="")
            for region, around, look in found
        )
    )  # fmt: skip


def _marks(match: Match[State], words: Words) -> tuple[Drawing, Drawing]:
    if match.pending is None:
        return Drawing(), Drawing()
    prompt, state = match.pending.prompt, match.state
    person = state.person
    if prompt in FIGHTS:
        return Drawing(), fight_marks(_region(match), person.faction)
    if not isinstance(person, PersonOnScreen):
        return Drawing(), Drawing()
    if prompt == "produce":
        return produce_marks(produce_rows(match, person, words), person.faction)
    if prompt in FIRST:
        return way_marks(ways(match, person, words), person.faction, prompt == "unit")
    return Drawing(), _answer_marks(match, person)


def _region(match: Match[State]) -> str:
    assert match.pending is not None
    region = match.pending.args["region"]
    assert isinstance(region, Ref)
    return str(region.id)


def _answer_marks(match: Match[State], person: PersonOnScreen) -> Drawing:
    """The places that answers are about."""
    assert match.pending is not None
    if match.pending.prompt in (*OWN_SHEETS, "pay", "bottom"):
        return Drawing()
    keys = dict.fromkeys(key_of_answer(text) for text in match.legal())
    home = key_of(HOME, "person")
    places = [HOME if key == home else key for key in keys if key]
    return together(*(area(place, person.faction, "can-act") for place in places))


# --- where units can go


def way_marks(found: Sequence[Way], faction: str, invites: bool) -> tuple[Drawing, Drawing]:
    """For each unit its reach, for each goal the way there; seen once they are chosen."""
    under, over = [], []
    for number, way in enumerate(found, start=1):
        mark = {"data_way_marks": f"way-{number}", "hidden": ""}
        under.append(el("g", *_reach(way, faction), **mark))
        over.append(el("g", *_over(way, faction), **mark))
    places = dict.fromkeys(way.place for way in found) if invites else {}
    rings = [area(p, faction, "can-act") for p in places if is_drawn(p, [faction])]
    invite = el("g", *rings, data_unless_way="") if rings else Drawing()
    return together(*under), together(invite, *over)


def _reach(way: Way, faction: str) -> Iterator[Drawing]:
    """One step solid, further ones dashed; fights red."""
    for goal in way.goals:
        if is_drawn(goal.place, [faction]):
            look = "fight" if goal.fight else "far" if len(goal.way) > 1 else "near"
            yield area(goal.place, faction, f"reach-{look}")


def _over(way: Way, faction: str) -> Iterator[Drawing]:
    if is_drawn(way.place, [faction]):
        yield area(way.place, faction, "from-here")
    for goal in way.goals:
        if is_drawn(goal.place, [faction]):
            yield el("g", *_goal(way, goal, faction), data_for=goal.key, hidden="")
            yield from _sign(goal, faction)


def _goal(way: Way, goal: Goal, faction: str) -> Iterator[Drawing]:
    """The ring around the goal and the arrow that leads there."""
    look = "fight" if goal.fight else "mine"
    yield area(goal.place, faction, "to-fight" if goal.fight else "to-here")
    if all(is_drawn(place, [faction]) for place in (way.place, *goal.way)):
        yield arrow([place_of(place, faction) for place in (way.place, *goal.way)], look)


def _sign(goal: Goal, faction: str) -> Iterator[Drawing]:
    x, y = place_of(goal.place, faction)
    if goal.fight:
        yield tag((x, y + 28), goal.fight.told, "attack", "is-fight")
