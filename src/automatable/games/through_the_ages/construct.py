"""Construction: buildings, units and upgrades, and the stages of a wonder (TTA-BUILD, -WON)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from automatable.core.errors import Refused
from automatable.core.turns.asking import ask_one_of
from automatable.core.turns.choice import (
    Decision,
    Filter,
    choose,
    first,
    keep,
    least,
    most,
    require,
)
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Ask, Procedure
from automatable.games.through_the_ages.base_cards import KIND_ORDER, CivilCard, civil
from automatable.games.through_the_ages.cards import AutomaCard, ConstructIcon
from automatable.games.through_the_ages.gold import can_pay, pay
from automatable.games.through_the_ages.state import CUBES_PER_TECHNOLOGY, PERSON, State
from automatable.games.through_the_ages.tactics import check_tactics

BUILD_STATISTICS: dict[str, tuple[str, ...]] = {
    "urban_science": ("science", "culture", "happiness"),
    "urban_culture": ("culture", "science", "happiness"),
    "urban_strength": ("strength", "science", "culture", "happiness"),
    "military": ("strength",),
}
"""What is compared for each icon, the first one first (TTA-BUILD-05)."""


@dataclass(frozen=True)
class Site:
    """Where a cube can go: a new one onto `target`, or an upgrade from `source`."""

    target: CivilCard
    source: CivilCard | None = None

    @property
    def price(self) -> int:
        """What building or upgrading costs in gold (TTA-BUILD-03, TTA-BUILD-10, TTA-BUILD-14)."""
        return self.target.level - self.source.level - 1 if self.source else self.target.level

    def increase(self, statistic: str) -> int:
        """What an upgrade is ranked by (TTA-R-14)."""
        before = self.source.yields.get(statistic, 0) if self.source else 0
        return self.target.yields.get(statistic, 0) - before

    @property
    def source_level(self) -> int:
        return self.source.level if self.source else 0


def construct(state: State, card: AutomaCard, log: Log) -> Procedure[None]:
    """All icons in reading order; a war against the Automa changes the section (TTA-WAR-02).

    TTA-ON-WAR-07
    """
    at_war = state.person.war_declared is not None and not state.person.war_turn_done
    for icon in card.construct:
        if icon.icon == "wonder_stages":
            build_stages(state, icon.stages or 0, log)
        elif at_war and icon.icon != "military":
            log.happened("tta-war_no_urban", "TTA-WAR-02", icon=Ref("icon", icon.icon))
        else:
            yield from build(state, icon, log)
    if at_war:
        yield from _war_units(state, card.war_units, log)


def _war_units(state: State, count: int, log: Log) -> Procedure[None]:
    """Further units like red icons, once (TTA-WAR-03, TTA-WAR-04, TTA-R-32, TTA-BUILD-16)."""
    log.happened("tta-war_units", "TTA-WAR-03", n=count)
    for _ in range(count):
        yield from build(state, ConstructIcon("military"), log)
    state.person.war_turn_done = True


def build(state: State, icon: ConstructIcon, log: Log) -> Procedure[None]:
    """Build; only if that is impossible upgrade; else the icon lapses.

    TTA-BUILD-08, TTA-BUILD-13, TTA-BLUE-03
    """
    if icon.blue_cube and not state.automa.blue_cubes:
        log.happened("tta-no_blue_cube", "TTA-BLUE-02", icon=Ref("icon", icon.icon))
        return
    sites = building_sites(state, icon)
    decision = yield from _settle(state, icon, "build", sites, "TTA-BUILD-05")
    if decision.chosen is None:
        explained, sites = decision, upgrade_sites(state, icon)
        decision = yield from _settle(state, icon, "upgrade", sites, "TTA-BUILD-12")
        if decision.chosen is None:
            log.decided("tta-build_lapses", "TTA-BUILD-13", explained, icon=Ref("icon", icon.icon))
            return
    _place(state, icon, sites[str(decision.chosen)], decision, log)


def _place(state: State, icon: ConstructIcon, site: Site, decision: Decision, log: Log) -> None:
    _tell(icon, site, decision, log)
    if icon.blue_cube:
        state.automa.blue_cubes -= 1  # TTA-BLUE-01, TTA-LVL-02
        log.instruct("tta-pay_blue_cube", "TTA-BLUE-01", left=state.automa.blue_cubes)
    else:
        pay(state, site.price, log)
    if site.source:
        state.automa.add_cube(site.source.id, -1)
    state.automa.add_cube(site.target.id)
    if site.target.group == "military":
        check_tactics(state, log)  # TTA-BUILD-15


def _tell(icon: ConstructIcon, site: Site, decision: Decision, log: Log) -> None:
    told = Ref("icon", icon.icon)
    target = Ref("civ", site.target.id)
    if site.source:
        source = Ref("civ", site.source.id)
        log.decided(
            "tta-choose_upgrade", "TTA-BUILD-12", decision, icon=told, card=target, source=source
        )
        log.instruct("tta-upgrade", "TTA-BUILD-09", card=target, source=source)
    else:
        log.decided("tta-choose_building", "TTA-BUILD-05", decision, icon=told, card=target)
        log.instruct("tta-build", "TTA-BUILD-07", card=target)


# --- which building


def building_sites(state: State, icon: ConstructIcon) -> dict[str, Site]:
    """Technologies in play of the icon's group (TTA-BUILD-01)."""
    group = "military" if icon.icon == "military" else "urban"
    return {card.id: Site(card) for card in state.automa.in_play() if card.group == group}


def upgrade_sites(state: State, icon: ConstructIcon) -> dict[str, Site]:
    """Cubes with a next higher technology, named by where they stand (TTA-BUILD-11)."""
    group = "military" if icon.icon == "military" else "urban"
    return {
        card.id: Site(target, card)
        for card in sorted(_built(state, group), key=_in_kind_order)
        if (target := next_higher(state, card)) is not None
    }


def _built(state: State, group: str) -> list[CivilCard]:
    return [card for card, _ in state.automa.with_cubes() if card.group == group]


def next_higher(state: State, card: CivilCard) -> CivilCard | None:
    """The next higher technology of the kind in play: none in between is skipped (TTA-BUILD-09)."""
    higher = [c for c in state.automa.in_play() if c.kind == card.kind and c.level > card.level]
    return min(higher, key=lambda c: c.level, default=None)


def _settle(
    state: State, icon: ConstructIcon, name: str, sites: Mapping[str, Site], rule: str
) -> Procedure[Decision]:
    """Narrow the options; a tie that remains is the person's (TTA-BUILD-06, TTA-R-16)."""
    options = list(sites)
    filters = _filters(state, icon, name, sites, rule)
    trial = choose(
        name, options, *filters, first("tie", rule="TTA-BUILD-06"), rule=rule, kind="civ"
    )
    tied = trial.steps[-1].before if trial.steps and trial.steps[-1].filter == "tie" else ()
    if not tied:
        return trial
    if state.settings.tie_policy == "auto":
        return choose(name, options, *filters, *_auto(icon, sites), rule=rule, kind="civ")
    if state.on_screen:
        answer = yield from _ask_tie_on_screen(tied, icon, sites)
    else:
        answer = yield from _ask_tie(tied, icon, sites)
    person = keep("person_decides", lambda option: option == answer, rule="TTA-BUILD-06")
    return choose(name, options, *filters, person, rule=rule, kind="civ")


def _filters(
    state: State, icon: ConstructIcon, name: str, sites: Mapping[str, Site], rule: str
) -> list[Filter]:
    statistics = BUILD_STATISTICS[icon.icon]
    filters = [
        require(
            f"any_{statistics[0]}",
            lambda option: sites[option].target.yields.get(statistics[0], 0) >= 1,  # TTA-R-12
            rule="TTA-BUILD-04",
            measure=lambda option: sites[option].target.yields.get(statistics[0], 0),
        ),
        require(
            "room",
            lambda option: has_room(state, sites[option]),
            rule="TTA-BUILD-02",
            measure=lambda option: state.automa.cubes.get(sites[option].target.id, 0),
        ),
    ]
    best = [_most(statistic, sites, rule) for statistic in statistics]
    if icon.blue_cube:
        return [*filters, *best]
    payable = require(
        "payable",
        lambda option: can_pay(state, sites[option].price),
        rule="TTA-BUILD-03",
        measure=lambda option: sites[option].price,
    )
    if name == "build" and state.settings.unpaid_building == "upgrade":  # TTA-R-13
        return [*filters, *best, payable]
    return [*filters, payable, *best]


def _most(statistic: str, sites: Mapping[str, Site], rule: str) -> Filter:
    def increase(option: str) -> int:
        return sites[option].increase(statistic)

    return most(f"most_{statistic}", increase, rule=rule)


def _auto(icon: ConstructIcon, sites: Mapping[str, Site]) -> list[Filter]:
    """The switch `tie_policy` auto (TTA-R-16); with a blue cube gold plays no part."""
    rule = "TTA-BUILD-06"
    cheapest = least("cheapest", lambda option: sites[option].price, rule=rule)
    return [
        *([] if icon.blue_cube else [cheapest]),  # TTA-BLUE-01
        least("lower_source", lambda option: sites[option].source_level, rule=rule),
        least("kind_order", lambda option: KIND_ORDER.index(sites[option].target.kind), rule=rule),
        first("by_id", rule=rule),
    ]


def _ask_tie(tied: Sequence[int | str], icon: ConstructIcon, sites: Mapping[str, Site]) -> Ask[str]:
    moves = _upgrades(tied, sites)
    return ask_one_of(
        "tie",
        "TTA-BUILD-06",
        {str(option): str(option) for option in tied},
        seat=PERSON,
        args={"icon": Ref("icon", icon.icon), "n": len(moves), "upgrade": moves},
        refusal=lambda text: Refused("not_tied", choices=", ".join(map(str, tied))),
    )


def _ask_tie_on_screen(
    tied: Sequence[int | str], icon: ConstructIcon, sites: Mapping[str, Site]
) -> Ask[str]:
    """`build TECH` or `upgrade LOW HIGH`, in the order of the switch (TTA-ON-ASK-14)."""
    left, ordered, auto = [str(option) for option in tied], list[str](), _auto(icon, sites)
    while left:
        best = str(choose("tie", left, *auto, rule="TTA-BUILD-06", kind="civ").chosen)
        ordered.append(best)
        left.remove(best)
    moves = _upgrades(tied, sites)
    return ask_one_of(
        "on_tie",
        "TTA-ON-AUT-16",
        {_tie_text(sites[option]): option for option in ordered},
        seat=PERSON,
        args={"icon": Ref("icon", icon.icon), "n": len(moves), "upgrade": moves},
        refusal=lambda text: Refused("not_tied", choices=", ".join(ordered)),
    )


def _tie_text(site: Site) -> str:
    if site.source:
        return f"upgrade {site.source.id} {site.target.id}"
    return f"build {site.target.id}"


def _upgrades(tied: Sequence[int | str], sites: Mapping[str, Site]) -> tuple[Ref, ...]:
    """Where each of the tied buildings would move up to; empty if something new is built."""
    moves = [sites[str(option)] for option in tied]
    return tuple(Ref("civ", site.target.id) for site in moves if site.source)


def has_room(state: State, site: Site) -> bool:
    """At most 3 cubes on a technology, or on a kind (TTA-BUILD-02, TTA-R-11, TTA-R-15)."""
    automa = state.automa
    if state.settings.building_limit_scope == "technology":
        return automa.cubes.get(site.target.id, 0) < CUBES_PER_TECHNOLOGY
    if site.source:
        return True
    of_kind = [count for card, count in automa.with_cubes() if card.kind == site.target.kind]
    return sum(of_kind) < CUBES_PER_TECHNOLOGY


def _in_kind_order(card: CivilCard) -> tuple[int, int]:
    return KIND_ORDER.index(card.kind), card.level


# --- wonders


def build_stages(state: State, stages: int, log: Log) -> None:
    """Stages cost nothing; what is left over is lost.

    TTA-WON-01, TTA-WON-02, TTA-WON-03, TTA-WON-04
    """
    automa = state.automa
    wonder = automa.unfinished_wonder
    if wonder is None:
        log.happened("tta-no_wonder", "TTA-WON-02", n=stages)
        return
    total = len(civil(wonder.id).stages)
    built = min(stages, total - wonder.stages_built)
    wonder.stages_built += built
    card = Ref("civ", wonder.id)
    log.instruct(
        "tta-stages", "TTA-WON-01", card=card, n=built, built=wonder.stages_built, of=total
    )
    if wonder.stages_built == total:
        automa.wonders.append(wonder.id)
        automa.unfinished_wonder = None
        log.instruct("tta-wonder_finished", "TTA-WON-04", card=card)
