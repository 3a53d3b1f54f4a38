"""The person's side on screen, and what lies beside the board, as JSON facts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from automatable.core.errors import BadData
from automatable.core.positions import bad_value, structured
from automatable.games.scythe.components import BONUSES, factions
from automatable.games.scythe.map import HOME_BASES, by_reading_order
from automatable.games.scythe.on_screen.box_cards import tables_of
from automatable.games.scythe.on_screen.components import (
    BOTTOM,
    CUBES,
    KINDS,
    STAR_SPACES,
    Tables,
    mats,
)
from automatable.games.scythe.on_screen.player import Decks, Hand, Player, default_switches

SIT = "digital"
VALUES = (5, 4, 3, 2)


# --- writing


def player_facts(player: Player, pieces: dict[str, Any]) -> dict[str, Any]:
    """The facts of a person on screen, in the order of the rules."""
    return {
        "kind": "human",
        "sit": SIT,
        "mat": player.mat,
        "switches": dict(player.switches),
        **pieces,
        "section": player.section,
        "abilities": sorted(player.abilities),
        "structures": _by_place(player.structures),
        "top": [cube for cube in CUBES if cube in player.top],
        "bottom": {a: player.bottom[a] for a in BOTTOM if a in player.bottom},
        "recruits": [bonus for bonus in BONUSES if bonus in player.recruits],
        "one_time": [bonus for bonus in BONUSES if bonus in player.one_time],
        "goods": {p: _kinds(kinds) for p, kinds in _by_place(player.goods).items()},
        "popularity": player.popularity,
        "power": player.power,
        "coins": player.coins,
        "hand": by_value(player.hand),
        "objectives": sorted(player.objectives),
        "factory_card": player.factory_number,
        "star_spaces": {s: player.star_spaces[s] for s in STAR_SPACES if s in player.star_spaces},
        "flags": by_reading_order(set(player.flags)),
        "traps": _by_place(player.traps),
        "trap_kinds": _by_place(player.trap_kinds),
    }


def _by_place(facts: dict[str, Any]) -> dict[str, Any]:
    return {place: facts[place] for place in by_reading_order(set(facts))}


def _kinds(kinds: dict[str, int]) -> dict[str, int]:
    return {kind: kinds[kind] for kind in KINDS if kind in kinds}


def by_value(cards: Hand) -> dict[str, int]:
    return {str(value): cards[value] for value in VALUES if value in cards}


def beside_the_board(decks: Decks | None) -> dict[str, Any]:
    """Tile, discard pile, what is known of the Automa's hand, encounters drawn."""
    if decks is None:
        return {}
    return {
        "tile": decks.tile,
        "discard": by_value(decks.discard),
        "automa_known": by_value(decks.known),
        "seen_encounters": list(decks.seen_encounters),
        **({} if decks.tables.own is None else {"box_cards": decks.tables.own}),
    }


# --- reading


@dataclass(frozen=True)
class _PlayerSide:
    kind: str
    sit: str
    mat: str = "industrial"
    switches: dict[str, str] = field(default_factory=dict)
    character: str = "home"
    mechs: dict[str, int] = field(default_factory=dict)
    workers: dict[str, int] | None = None
    section: str | None = None
    abilities: list[str] = field(default_factory=list)
    structures: dict[str, str] = field(default_factory=dict)
    top: list[str] = field(default_factory=list)
    bottom: dict[str, int] = field(default_factory=dict)
    recruits: list[str] = field(default_factory=list)
    one_time: list[str] = field(default_factory=list)
    goods: dict[str, dict[str, int]] = field(default_factory=dict)
    popularity: int | None = None
    power: int | None = None
    coins: int | None = None
    hand: dict[str, int] = field(default_factory=dict)
    objectives: list[int] = field(default_factory=list)
    factory_card: int | None = None
    star_spaces: dict[str, int] = field(default_factory=dict)
    flags: list[str] = field(default_factory=list)
    traps: dict[str, bool] = field(default_factory=dict)
    trap_kinds: dict[str, str] = field(default_factory=dict)


def read_player(faction: str, contents: Any) -> Player:
    """The side of a JSON object; what is left out has its set-up value."""
    file = f"sides.{faction}"
    read = structured(contents, _PlayerSide, file)
    if read.mat not in mats():
        raise bad_value(f"{file}.mat", read.mat)
    player = new_player(faction, read.mat, read.switches)
    _pieces(player, read)
    _tracks(player, read)
    _cards(player, read, file)
    return player


def new_player(faction: str, mat: str, switches: dict[str, str]) -> Player:
    """How a person begins: mat and faction give the tracks (SCY-ON-SET-01, SCY-ON-SET-02)."""
    return Player(
        faction,
        workers=dict.fromkeys(HOME_BASES[faction].start_regions, 1),
        mat=mat,
        switches={**default_switches(), **switches},
        popularity=mats()[mat].popularity,
        coins=mats()[mat].coins,
        power=factions()[faction].power,
    )


def _pieces(player: Player, read: _PlayerSide) -> None:
    player.character, player.mechs = read.character, dict(read.mechs)
    if read.workers is not None:
        player.workers = dict(read.workers)
    player.abilities, player.structures = list(read.abilities), dict(read.structures)
    player.flags, player.traps = list(read.flags), dict(read.traps)
    player.trap_kinds = dict(read.trap_kinds)
    for place, kinds in read.goods.items():
        for kind, number in kinds.items():
            player.add_goods(place, kind, number)


def _tracks(player: Player, read: _PlayerSide) -> None:
    player.section, player.top, player.bottom = read.section, list(read.top), dict(read.bottom)
    player.recruits, player.one_time = list(read.recruits), list(read.one_time)
    for track in ("popularity", "power", "coins"):
        if (value := getattr(read, track)) is not None:
            setattr(player, track, value)
    player.star_spaces = dict(read.star_spaces)
    player.stars = sum(read.star_spaces.values())
    player.combat_stars = read.star_spaces.get("combat", 0)


def _cards(player: Player, read: _PlayerSide, file: str) -> None:
    player.hand = read_values(read.hand, f"{file}.hand")
    player.combat_cards = sum(player.hand.values())
    player.objectives = list(read.objectives)
    player.factory_number = read.factory_card
    player.factory_card = read.factory_card is not None


def read_values(cards: dict[str, int], name: str) -> Hand:
    for value in cards:
        if value not in map(str, VALUES):
            raise bad_value(name, value)
    return {int(value): number for value, number in cards.items() if number}


def _tables(own_cards: dict[str, Any] | None) -> Tables:
    try:
        return tables_of(own_cards)
    except BadData as mistake:
        raise bad_value("box_cards", mistake) from None


def read_decks(
    tile: str | None,
    discard: dict[str, int] | None,
    known: dict[str, int] | None,
    seen: list[int] | None,
    own_cards: dict[str, Any] | None,
) -> Decks:
    """What lies beside the board; left out, as at the set-up."""
    tables = _tables(own_cards)
    tile = next(iter(tables.tiles)) if tile is None else tile
    if tile not in tables.tiles:
        raise bad_value("tile", tile)
    return Decks(
        tile,
        read_values(discard or {}, "discard"),
        read_values(known or {}, "automa_known"),
        list(seen or []),
        tables,
    )
