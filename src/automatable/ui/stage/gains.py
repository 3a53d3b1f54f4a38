"""What a person's own turn on screen brought: told before the Automa begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from automatable.core.drawing.screens import ShowsGains
from automatable.core.matches.latest import last_given
from automatable.ui.stage.turns import Instruction, Narration, Part, StepToDo, Why


@dataclass(frozen=True)
class Gains:
    """All that the turn brought, and the step beside which it stands."""

    step: StepToDo | None = None
    drawn: Markup | str = ""


def with_gains(telling: Narration, turn: Sequence[Part]) -> tuple[Sequence[Part], Gains]:
    """The turn with a step for what it brought, the last of the person's own."""
    screens, match = telling.match.game.screens, telling.match
    if not (telling.on_screen and match.set_up_done and isinstance(screens, ShowsGains)):
        return turn, Gains()
    turn, step = _own_step(telling, turn)
    if step is None:
        return turn, Gains()
    first, entries = match.turn_start(step.entry), range(step.entry, len(match.entries))
    after = next((n for n in entries if match.turn_start(n) != first), None)
    state = match.state if after is None else match.state_before(after)
    drawn = Markup(screens.gained(match.state_asked(step.entry), state, telling.words))
    return turn, Gains(step, drawn) if drawn else Gains()


def _own_step(telling: Narration, turn: Sequence[Part]) -> tuple[Sequence[Part], StepToDo | None]:
    """The last step of the person's own; one is made where a turn that is over has told none."""
    new = [step for part in turn if part.by_person and not part.done for step in part.steps]
    hers = next((n for n, part in enumerate(turn) if part.steps and _is_hers_now(part)), None)
    if not new and hers is not None and telling.is_own(last_given(telling.match)):
        step = _over(telling)
        return [*turn[:hers], Part(True, False, (), (), (step,), ()), *turn[hers:]], step
    told = new or [step for part in turn if part.by_person for step in part.steps]
    return turn, told[-1] if told else None


def _is_hers_now(part: Part) -> bool:
    return not part.by_person and not part.done


def _over(telling: Narration) -> StepToDo:
    """With all that the last answer changed, and no more words than that the turn is over."""
    text, entry = telling.words("turn-own_done"), last_given(telling.match)
    told = Instruction(Markup.escape(text), lambda: text, lambda: Why("", None))
    return StepToDo(entry, range(telling.own_events(entry)), str, (told,))
