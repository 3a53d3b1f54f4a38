"""Distance and reach (AOI-DIST, AOI-REACH), against known answers and against a plain search."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from automatable.games.age_of_innovation.components import TERRAINS
from automatable.games.age_of_innovation.land import INFINITE, RIVER, SIDES, Board, board
from tests.age_of_innovation.small_board import at

SMALL, LARGE = board("1-3"), board("3-5")


@pytest.mark.parametrize(
    ("side", "hexes", "land", "edges"),
    [("1-3", 89, 59, (108, 91, 31)), ("3-5", 117, 81, (143, 128, 37))],
)
def test_hexes_and_shared_edges(
    side: str, hexes: int, land: int, edges: tuple[int, int, int]
) -> None:
    found = board(side)
    assert (len(found.places), len(found.land)) == (hexes, land)
    pairs = {frozenset((a, b)) for a in found.places for b in found.touching[a]}
    rivers = [sum(found.printed[hex] == RIVER for hex in pair) for pair in pairs]
    assert tuple(rivers.count(n) for n in (0, 1, 2)) == edges


def test_neighbours_in_shifted_and_unshifted_rows() -> None:
    assert set(SMALL.touching["B5"]) == {"B4", "B6", "A5", "A6", "C5", "C6"}
    assert set(SMALL.touching["C6"]) == {"C5", "C7", "B5", "B6", "D5", "D6"}


@pytest.mark.parametrize(("side", "total", "greatest"), [("1-3", 8894, 13), ("3-5", 20338, 16)])
@pytest.mark.rule("AOI-DIST-02", "AOI-DIST-03", "AOI-DIST-06")
def test_known_distances(side: str, total: int, greatest: int) -> None:
    found = board(side)
    steps = {hex: found.distances([hex], ()) for hex in found.land}
    distances = [steps[a][b] for a, b in combinations(found.land, 2)]
    assert (sum(distances), max(distances)) == (total, greatest)


@pytest.mark.parametrize(
    ("side", "pairs"), [("1-3", [108, 158, 221, 296]), ("3-5", [143, 228, 327, 439])]
)
@pytest.mark.rule("AOI-REACH-01", "AOI-REACH-02")
def test_land_pairs_in_reach(side: str, pairs: list[int]) -> None:
    found = board(side)
    assert [sum(map(len, reach.values())) // 2 for reach in found.in_reach[:4]] == pairs


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.rule("AOI-REACH-04")
def test_reach_is_symmetric(side: str) -> None:
    for reach in board(side).in_reach:
        assert all(a in reach[b] for a in reach for b in reach[a])


DISTANCES_OF_FIRST_WORKSHOPS = {
    "1-3": ["765", "656", "646", "665", "665", "666", "557"],
    "3-5": ["676", "666", "666", "566", "677", "577", "675"],
}


@pytest.mark.parametrize("side", SIDES)
def test_distance_between_the_two_first_workshops(side: str) -> None:
    found = board(side)
    for terrain, wanted in zip(TERRAINS, DISTANCES_OF_FIRST_WORKSHOPS[side], strict=True):
        letters = found.first_workshops[terrain]
        steps = [found.distances([letters[a]], ())[letters[b]] for a, b in ("AB", "CD", "EF")]
        assert "".join(map(str, steps)) == wanted


def test_the_inferred_river_hexes_change_nothing() -> None:
    rest = {hex: place for hex, place in SMALL.places.items() if hex not in ("A13", "I4")}
    smaller = Board("1-3", rest, SMALL.printed, (), {})
    for hex in SMALL.land:
        before, after = SMALL.distances([hex], ()), smaller.distances([hex], ())
        assert all(before[other] == after[other] for other in SMALL.land)
    assert smaller.in_reach == SMALL.in_reach


@pytest.mark.rule("AOI-DIST-05", "AOI-DIST-09")
def test_a_path_goes_around_human_buildings_but_may_end_on_one() -> None:
    around = at(automa="B11w* F12w", human="D11w D12w", humans=["plains"])
    assert around.gap == 5
    assert around.distances(around.person_buildings)["C12"] == 1
    assert SMALL.shortest_path("C11", "D11", around.person_buildings) == ["C11", "D11"]


@pytest.mark.rule("AOI-DIST-04")
def test_a_path_may_cross_her_own_buildings_and_any_empty_land() -> None:
    assert at(automa="B5w* B6w B7w").distances(["B5"])["B7"] == 2


@pytest.mark.rule("AOI-DIST-07")
def test_no_path_is_infinite_and_infinite_equals_infinite() -> None:
    ring = "A4w B4w A6w B6w C5w C6w"  # B5 and A5 are enclosed
    state = at(automa="B5w* E10w", human=ring, humans=["plains"])
    assert state.gap == INFINITE
    assert "E10" not in state.distances(["B5"])


@pytest.mark.rule("AOI-REACH-03")
def test_the_ship_value_of_the_round_counts() -> None:
    assert [at(level="automa", round=r).ship for r in (1, 3, 5)] == [0, 1, 2]
    assert "C7" not in SMALL.in_reach[0]["D8"]
    assert "C7" in SMALL.in_reach[1]["D8"]


@pytest.mark.rule("AOI-REACH-04")
def test_reach_is_not_blocked_by_buildings() -> None:
    state = at(automa="D8w*", human="E8w E9w", round=3)
    assert {"C7", "E8"} <= set(state.in_reach("D8", state.ship))


@pytest.mark.rule("AOI-REACH-05")
def test_bridges_connect_nothing_for_her_unless_switched_on() -> None:
    bridge = {"C7-D8": 1}
    assert "D8" not in at(bridges=bridge).adjacent("C7")
    everyone = at(bridges=bridge, switches={"bridges_connect_everyone": True})
    assert "D8" in everyone.adjacent("C7")
    assert "C7" in everyone.in_reach("D8", 0)
    assert everyone.distances(["C7"])["D8"] == 2


# --- properties: the same as a plain search on random boards

hexes = st.sampled_from(SMALL.land)


def plain_distance(found: Board, start: str, end: str, blocked: set[str]) -> int:
    """Rings around the start, one after the other."""
    ring, seen, steps = {start}, {start}, 0
    while ring:
        if end in ring:
            return steps
        ring = {h for hex in ring for h in found.touching[hex] if h == end or h not in blocked}
        ring -= seen
        seen |= ring
        steps += 1
    return INFINITE


@given(st.sets(hexes, max_size=25), hexes, hexes)
@pytest.mark.rule("AOI-DIST-02", "AOI-DIST-05")
def test_distances_agree_with_a_plain_search(blocked: set[str], start: str, end: str) -> None:
    found = SMALL.distances([start], blocked - {end})
    assert found.get(end, INFINITE) == plain_distance(SMALL, start, end, blocked - {start})


@given(st.sets(hexes, max_size=25), hexes, hexes)
def test_a_shortest_path_is_one(blocked: set[str], start: str, end: str) -> None:
    path = SMALL.shortest_path(start, end, blocked - {start})
    steps = plain_distance(SMALL, start, end, blocked - {start})
    assert len(path) == (0 if steps == INFINITE else steps + 1)
    assert all(b in SMALL.touching[a] for a, b in pairwise(path))
    assert not set(path[1:-1]) & blocked


def chains(found: Board, a: str, ship: int) -> set[str]:
    """Land at the end of a chain of at most `ship` river hexes, walked one by one."""
    ends = {h for h in found.touching[a] if found.printed[h] != RIVER}
    walks = [[h] for h in found.touching[a] if found.printed[h] == RIVER] if ship else []
    while walks:
        walk = walks.pop()
        for h in found.touching[walk[-1]]:
            if found.printed[h] != RIVER:
                ends.add(h)
            elif len(walk) < ship and h not in walk:
                walks.append([*walk, h])
    return ends - {a}


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("ship", [0, 1, 2, 3])
@pytest.mark.rule("AOI-REACH-02")
def test_reach_agrees_with_walking_every_chain(side: str, ship: int) -> None:
    found = board(side)
    assert all(found.in_reach[ship][hex] == chains(found, hex, ship) for hex in found.land)
