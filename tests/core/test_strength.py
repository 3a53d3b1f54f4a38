"""The estimate of a person's strength, on players made up, whose strength is known."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from automatable.core.advice.difficulty import Setting
from automatable.core.advice.strength import Seen, Strength, chance_of, recent
from automatable.core.game import Game, game, games
from automatable.core.options import resolve

PATCHWORK = ("patchwork", [{"level": n, "deck": "normal"} for n in range(1, 6)])
SCYTHE = ("scythe", [{"level": name} for name in ("autometta", "automa", "automaszyna")])
PLAYERS = 60
MATCHES = 25


def settings(id: str, options: Sequence[dict[str, object]]) -> list[Setting]:
    found = [game(id).difficulty.setting(chosen) for chosen in options]
    return [setting for setting in found if setting is not None]


class MadeUp:
    """Somebody whose strength, and levels whose difficulty, were drawn as the model thinks."""

    def __init__(self, id: str, options: Sequence[dict[str, object]], luck: Random) -> None:
        self.difficulty, self.luck = game(id).difficulty, luck
        prior = self.difficulty.prior
        self.strength = luck.gauss(prior.mean, prior.deviation)
        lucks, weights = zip(*prior.lucks.items(), strict=True)
        self.spread = luck.choices(lucks, weights)[0]
        self.settings = settings(id, options)
        self.hard = {s.key: luck.gauss(s.hard, s.error) for s in self.settings}

    def match(self, setting: Setting) -> Seen:
        lead = self.strength - self.hard[setting.key] - setting.shift
        margin = self.luck.gauss(lead, self.spread)
        return Seen(setting, margin > 0, margin if self.difficulty.by_points else None)

    def chance(self, setting: Setting) -> float:
        return chance_of(self.strength - self.hard[setting.key] - setting.shift, self.spread)


@pytest.mark.parametrize(("id", "options"), [PATCHWORK, SCYTHE], ids=["patchwork", "scythe"])
def test_strength_is_found_again_and_intervals_hold_it(
    id: str, options: list[dict[str, object]]
) -> None:
    luck = Random(18)
    held = chances_held = near = 0
    for _ in range(PLAYERS):
        person = MadeUp(id, options, luck)
        seen = [person.match(luck.choice(person.settings)) for _ in range(MATCHES)]
        strength = Strength(person.difficulty.prior, seen)
        held += strength.estimate.low <= person.strength <= strength.estimate.high
        setting = luck.choice(person.settings)
        told, true = strength.chance(setting), person.chance(setting)
        chances_held += told.low - 0.005 <= true <= told.high + 0.005
        near += abs(strength.estimate.mean - person.strength) < person.difficulty.prior.deviation
    assert held >= 0.8 * PLAYERS  # nine of ten, and luck
    assert chances_held >= 0.8 * PLAYERS
    assert near >= 0.9 * PLAYERS


@pytest.mark.parametrize(("id", "options"), [PATCHWORK, SCYTHE], ids=["patchwork", "scythe"])
def test_chances_are_calibrated(id: str, options: list[dict[str, object]]) -> None:
    """Of the matches said to be won with a chance around p, about p are won."""
    luck = Random(9)
    said: dict[int, list[float]] = {}
    for _ in range(2 * PLAYERS):
        person = MadeUp(id, options, luck)
        seen = [person.match(s) for s in person.settings for _ in range(2)]
        strength = Strength(person.difficulty.prior, seen)
        for setting in person.settings:
            told = strength.chance(setting).mean
            said.setdefault(min(int(told * 3), 2), []).append(told - person.match(setting).won)
    for third, errors in said.items():
        assert abs(sum(errors) / len(errors)) < 2.5 * 0.5 / len(errors) ** 0.5 + 0.03, third


def test_points_say_more_than_wins() -> None:
    """Ten narrow defeats and ten heavy ones are not the same."""
    (third,) = settings("patchwork", [{"level": 3, "deck": "normal"}])
    prior = game("patchwork").difficulty.prior
    narrow = Strength(prior, [Seen(third, False, -2)] * 10)
    heavy = Strength(prior, [Seen(third, False, -30)] * 10)
    assert narrow.estimate.low > heavy.estimate.high
    assert narrow.chance(third).mean > 0.3
    assert heavy.chance(third).mean < 0.05


def test_more_matches_make_surer() -> None:
    (easy,) = settings("scythe", [{"level": "autometta"}])
    prior = game("scythe").difficulty.prior
    widths = []
    for matches in (0, 4, 16, 64):
        half = [Seen(easy, won) for won in (True, False)] * (matches // 2)
        told = Strength(prior, half).chance(easy)
        widths.append(told.high - told.low)
        assert told.mean == pytest.approx(0.5, abs=0.02)
    assert widths == sorted(widths, reverse=True)


def test_who_learns_is_followed() -> None:
    """Thirty lost matches long ago weigh less than thirty that were won lately."""
    (easy,) = settings("scythe", [{"level": "autometta"}])
    prior = game("scythe").difficulty.prior
    matches = [Seen(easy, True)] * 30 + [Seen(easy, False)] * 60
    assert Strength(prior, recent(matches)).chance(easy).mean > 0.55
    assert Strength(prior, matches).chance(easy).mean < 0.4


def test_forgetting_pays_for_who_learns() -> None:
    """A player who gets better by two deviations over sixty matches is judged better with it."""
    (easy,) = settings("scythe", [{"level": "automa"}])
    prior, luck = game("scythe").difficulty.prior, Random(4)
    errors = {True: 0.0, False: 0.0}
    for _ in range(20):
        strengths = [easy.hard - 1.5 + 3 * n / 59 for n in range(60)]
        played = [Seen(easy, luck.gauss(s - easy.hard, 1.0) > 0) for s in strengths]
        played.reverse()
        true = chance_of(strengths[-1] - easy.hard, 1.0)
        for forgetting in errors:
            seen = recent(played) if forgetting else played
            errors[forgetting] += abs(Strength(prior, seen).chance(easy).mean - true)
    assert errors[True] < errors[False]


@pytest.mark.parametrize(
    "of", [g for g in games().values() if g.difficulty.rungs()], ids=lambda g: g.id
)
def test_every_rung_can_be_played_and_has_a_difficulty(of: Game[object]) -> None:
    levels = [rung for rung in of.difficulty.rungs() if rung.kind == "level"]
    hard = []
    for rung in of.difficulty.rungs():
        setting = of.difficulty.setting(resolve(of.options(), rung.options))
        assert setting is not None
        assert setting == of.difficulty.setting(rung.options)
        if rung in levels and rung.options.get("deck") in (None, "normal"):
            hard.append(setting.hard)
    assert hard == sorted(hard), "a later level of the rulebook is harder"
