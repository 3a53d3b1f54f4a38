"""The reasons against each kind of answer: `of_VERB` gives all that apply, in no order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from automatable.core.turns.events import Ref, Value
from automatable.games.age_of_innovation.components import base_game
from automatable.games.age_of_innovation.on_screen.actions import specials
from automatable.games.age_of_innovation.on_screen.bridges import all_sites
from automatable.games.age_of_innovation.on_screen.components import (
    InnovationPlace,
    Jump,
    book_actions,
    building_types,
    places,
    power_actions,
    side,
    special,
)
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.gaining import can_have
from automatable.games.age_of_innovation.on_screen.innovating import coins, surcharge
from automatable.games.age_of_innovation.on_screen.player import BRIDGE, palace_offer, scholar_pool
from automatable.games.age_of_innovation.on_screen.reach import (
    in_range,
    in_reach,
    jump_tools,
    jumps,
    path,
)
from automatable.games.age_of_innovation.on_screen.tracks import terraforming_cost
from automatable.games.age_of_innovation.on_screen.upgrading import PATHS, cost_of

Reason = tuple[str, dict[str, Value]]
"""A code and what its words name."""


def missing(turn: PersonTurn, cost: Mapping[str, int]) -> Iterator[Reason]:
    """What cannot be paid, with what is missing."""
    short = {what: n - turn.has(what) for what, n in cost.items() if turn.has(what) < n}
    if short:
        yield "cannot_pay", {"missing": tuple(Ref(f"of_{what}", n) for what, n in short.items())}


# --- conversions


def of_convert(
    turn: PersonTurn, prompt: str, gain: str = "", pay: str = "", discipline: str = ""
) -> Iterator[Reason]:
    if pay == "book":
        yield from of_pay(turn, prompt, discipline)
    elif pay:
        yield from missing(turn, {f"{pay}s": 1})
    else:
        wanted = "books" if gain == "book" else f"{gain}s"
        cost = next(c.pay for c in side().conversion if "power" in c.pay and wanted in c.gain)
        yield from missing(turn, cost)
        if gain == "scholar" and not scholar_pool(turn.state):
            yield "none_left", {"building": Ref("piece", "scholar")}


def of_burn(turn: PersonTurn, prompt: str) -> Iterator[Reason]:
    yield "cannot_pay", {"missing": (Ref("of_tokens", 2 - turn.player.bowls[1]),)}


def of_pay(turn: PersonTurn, prompt: str, discipline: str) -> Iterator[Reason]:
    if not turn.player.books[discipline]:
        yield "cannot_pay", {"missing": (Ref(f"of_books_{discipline}", 1),)}


# --- the map


def _ground(turn: PersonTurn, hex: str, jump: str) -> Iterator[Reason]:
    """Taken, out of reach, or out of the range of a jump."""
    at: dict[str, Value] = {"hex": Ref("hex", hex)}
    if not turn.state.is_empty(hex):
        yield "hex_taken", at
    if not jump:
        if hex not in in_reach(turn):
            yield "not_in_reach", at
        return
    named = _jump(turn, jump)
    if named is None or not turn.buys_spades or hex not in in_range(turn, named):
        yield "not_in_jump_range", at


def _jump(turn: PersonTurn, word: str) -> Jump | None:
    return next((jump for jump in jumps(turn) if jump.word == word), None)


def of_build(turn: PersonTurn, prompt: str, hex: str, jump: str = "") -> Iterator[Reason]:
    terrains = path(turn.state.terrain(hex), turn.home)
    if prompt != "turn":
        yield from _bare_home(turn, hex, prompt == "first_building")
        return
    yield from _ground(turn, hex, jump)
    yield from _pieces(turn, "workshop")
    chosen, cost = _jump(turn, jump), building_types()["workshop"].cost
    tools = jump_tools(chosen) + len(terrains) * turn.player.tools_per_spade + cost["tools"]
    gold = cost["coins"] - len(terrains) * turn.faction.coins_per_spade
    extra = 0 if chosen is None else chosen.cost.get("scholars", 0)
    yield from missing(turn, {"coins": gold, "tools": tools, "scholars": extra})


def _bare_home(turn: PersonTurn, hex: str, printed: bool) -> Iterator[Reason]:
    """For a building without spades: empty home terrain."""
    at: dict[str, Value] = {"hex": Ref("hex", hex)}
    terrain = turn.state.board.printed[hex] if printed else turn.state.terrain(hex)
    if not turn.state.is_empty(hex):
        yield "hex_taken", at
    if terrain != turn.home:
        yield "not_on_path", {**at, "terrain": Ref("terrain", turn.home)}
    elif not printed:
        yield "not_in_reach", at


def of_build_other(turn: PersonTurn, prompt: str, hex: str, type: str) -> Iterator[Reason]:
    if (prompt == "guild") == (type == "guild"):
        yield from _bare_home(turn, hex, prompt == "first_building")


def of_transform(
    turn: PersonTurn, prompt: str, hex: str, terrain: str, jump: str = ""
) -> Iterator[Reason]:
    yield from _ground(turn, hex, jump)
    terrains = path(turn.state.terrain(hex), turn.home)
    if terrain not in terrains:
        yield "not_on_path", {"hex": Ref("hex", hex), "terrain": Ref("terrain", terrain)}
        return
    chosen, free = _jump(turn, jump), turn.free_spades if prompt == "spades" else 0
    spades = max(0, terrains.index(terrain) + 1 - free)
    if spades and not turn.buys_spades:
        yield "cannot_pay", {"missing": (Ref("of_spades", spades),)}
        return
    extra = 0 if chosen is None else chosen.cost.get("scholars", 0)
    tools = jump_tools(chosen) + spades * turn.player.tools_per_spade
    yield from missing(turn, {"tools": tools, "scholars": extra})


def of_neutral(turn: PersonTurn, prompt: str, hex: str, type: str) -> Iterator[Reason]:
    if prompt == "first_building":
        yield from _bare_home(turn, hex, printed=True)
        return
    yield from _ground(turn, hex, "")
    spades = len(path(turn.state.terrain(hex), turn.home))
    yield from missing(turn, {"tools": spades * turn.player.tools_per_spade})


def _pieces(turn: PersonTurn, type: str) -> Iterator[Reason]:
    if not turn.supply(type):
        yield "none_left", {"building": Ref("building", type)}


def of_upgrade(turn: PersonTurn, prompt: str, hex: str, type: str) -> Iterator[Reason]:
    building = turn.own.get(hex)
    if building is None or building.neutral:
        yield "not_your_building", {"hex": Ref("hex", hex)}
        return
    if type not in PATHS.get(building.type, ()):
        old, new = Ref("building", building.type), Ref("building", type)
        yield "no_such_upgrade", {"hex": Ref("hex", hex), "old": old, "new": new}
        return
    yield from _pieces(turn, type)
    if prompt == "turn":
        yield from missing(turn, cost_of(turn, hex, type))


def of_annex(turn: PersonTurn, prompt: str, hex: str) -> Iterator[Reason]:
    building = turn.own.get(hex)
    if building is None:
        yield "not_your_building", {"hex": Ref("hex", hex)}
    elif building.annex:
        yield "already_used", {"what": Ref("hex", hex)}
    if not turn.player.annexes:
        yield "none_left", {"building": Ref("piece", "annex")}


def of_bridge(turn: PersonTurn, prompt: str, hex: str, other: str) -> Iterator[Reason]:
    if prompt == "turn" and not turn.faction.bridge_cost:
        return
    state = turn.state
    one, second = state.board.reading([hex, other])
    named: dict[str, Value] = {"one": Ref("hex", one), "other": Ref("hex", second)}
    if (one, second) in state.bridges:
        yield "bridge_twice", named
    elif (one, second) not in all_sites(turn, over_land=prompt == "turn"):
        yield "no_bridge_site", named
    elif not {hex, other} & turn.own.keys():
        yield "not_your_building", {"hex": Ref("hex", one)}
    elif turn.switch("bridge_far_end") != "any" and {hex, other} & state.automa_buildings.keys():
        yield "no_bridge_site", named
    if len(state.bridges) >= side().start.bridges:
        yield "none_left", {"building": Ref("piece", "bridge")}
    if prompt == "turn":
        yield from missing(turn, turn.faction.bridge_cost)
        if turn.switch("moles_bridge_once") == "on" and BRIDGE in turn.player.used:
            yield "already_used", {"what": Ref("piece", "bridge")}


# --- tracks, tiles, actions


def of_sailing(turn: PersonTurn, prompt: str) -> Iterator[Reason]:
    if turn.player.sailing == side().sailing.top:
        yield "no_step", {"discipline": Ref("source", "sailing")}
    yield from missing(turn, side().sailing.cost)


def of_terraforming(turn: PersonTurn, prompt: str) -> Iterator[Reason]:
    if turn.player.tools_per_spade == side().terraforming.tools_per_spade[-1]:
        yield "no_step", {"discipline": Ref("source", "terraforming")}
    yield from missing(turn, terraforming_cost(turn))


def of_step(turn: PersonTurn, prompt: str, discipline: str) -> Iterator[Reason]:
    yield "no_step", {"discipline": Ref("discipline", discipline)}


def of_scholar(turn: PersonTurn, prompt: str, discipline: str, space: str) -> Iterator[Reason]:
    yield from missing(turn, {"scholars": 1})
    numbers = base_game().knowledge.scholar_spaces
    spaces = zip(numbers, turn.state.scholar_spaces[discipline], strict=True)
    if space != "back" and not any(str(n) == space and who is None for n, who in spaces):
        yield "space_taken", {"discipline": Ref("discipline", discipline), "space": int(space)}


def of_innovation(turn: PersonTurn, prompt: str, place: str) -> Iterator[Reason]:
    found = places()[place.upper()]
    if place.upper() not in turn.state.innovations:
        yield "innovation_gone", {"place": Ref("innovation", place.upper())}
    if len(turn.player.innovations) >= side().innovation_cost.most:
        yield "innovations_full", {"n": side().innovation_cost.most}
        return
    if short := tuple(_short_of(turn, found)):
        yield "cannot_pay", {"missing": short}


def _short_of(turn: PersonTurn, place: InnovationPlace) -> Iterator[Ref]:
    """Coins, books of a colour, and books of any colour beside them (AOI-ON-INN-02)."""
    if (gold := coins(turn) - turn.player.coins) > 0:
        yield Ref("of_coins", gold)
    fixed = {d: n - turn.player.books[d] for d, n in place.needs.items()}
    of_colour = {d: n for d, n in fixed.items() if n > 0}
    yield from (Ref(f"of_books_{d}", n) for d, n in of_colour.items())
    books = sum(place.needs.values()) + place.any + surcharge(turn)
    left = books - turn.player.books_in_hand - sum(of_colour.values())
    if left > 0:
        yield Ref("of_books", left)


def of_power(turn: PersonTurn, prompt: str, place: str) -> Iterator[Reason]:
    action = power_actions()[int(place)]
    if int(place) in turn.state.power_actions_covered:
        yield "action_covered", {"place": Ref("power_action", int(place))}
    yield from missing(turn, {"power": action.cost - turn.faction.power_action_discount})
    yield from _impossible(turn, action.gives)


def of_book(turn: PersonTurn, prompt: str, place: str) -> Iterator[Reason]:
    action = book_actions()[(turn.state.book_actions or [])[int(place) - 1]]
    if int(place) in turn.state.book_actions_covered:
        yield "action_covered", {"place": Ref("book_action", int(place))}
    yield from missing(turn, {"books": action.cost})
    yield from _impossible(turn, action.gives)


def of_use(turn: PersonTurn, prompt: str, source: str) -> Iterator[Reason]:
    if source in turn.player.used:
        yield "already_used", {"what": special(source)}
    gains = specials(turn).get(source)
    if gains is None:
        yield "tile_not_offered", {"what": special(source)}
    else:
        yield from _impossible(turn, gains)


def _impossible(turn: PersonTurn, gains: Mapping[str, int]) -> Iterator[Reason]:
    """Why an effect cannot be had at all (AOI-ON-TURN-05)."""
    for kind in gains:
        if can_have(turn, {kind: 1}):
            continue
        if kind == "bridges":
            if len(turn.state.bridges) >= side().start.bridges:
                yield "none_left", {"building": Ref("piece", "bridge")}
            yield "no_bridge_site", {"one": None, "other": None}
        elif kind == "spades":
            yield "not_in_reach", {"hex": None}
        elif kind in ("workshop_to_guild", "school_to_guild"):
            yield from _pieces(turn, "guild")
            yield "not_your_building", {"hex": None}
        else:
            yield "no_step", {"discipline": Ref("source", "knowledge_bonus")}


def of_city(turn: PersonTurn, prompt: str, tile: str) -> Iterator[Reason]:
    yield "none_left", {"building": Ref("city_tile", tile)}


def of_competency(turn: PersonTurn, prompt: str, tile: str) -> Iterator[Reason]:
    yield "tile_owned", {"what": Ref("competency", int(tile))}


def of_palace(turn: PersonTurn, prompt: str, tile: str) -> Iterator[Reason]:
    if int(tile) not in palace_offer(turn.state):
        yield "tile_not_offered", {"what": Ref("palace", int(tile))}
