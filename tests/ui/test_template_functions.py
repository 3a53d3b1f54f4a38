"""Functions that a template calls: ours are called plainly, others may ask for what Jinja hands."""

from typing import Any

import pytest
from jinja2 import UndefinedError, pass_context, pass_environment, pass_eval_context
from jinja2.runtime import StrictUndefined

from automatable.ui.frame import PlainEnvironment

TEMPLATES = PlainEnvironment(undefined=StrictUndefined, autoescape=True)


def made(text: str, **values: Any) -> str:
    return TEMPLATES.from_string(text).render(**values)


@pass_context
def with_context(context: Any, word: str) -> str:
    return f"{word} {context['coins']}"


@pass_environment
def with_environment(environment: Any) -> bool:
    return environment is TEMPLATES


@pass_eval_context
def escapes(told: Any) -> bool:
    return bool(told.autoescape)


def test_a_function_from_outside_is_handed_what_it_asks_for() -> None:
    assert made("{{ tell('coins') }}", tell=with_context, coins=3) == "coins 3"
    assert made("{{ tell() }}", tell=with_environment) == "True"
    assert made("{{ tell() }}", tell=escapes) == "True"


def test_macros_and_blocks_escape_as_ever() -> None:
    macro = "{% macro box(x) %}<b>{{ x }}{{ caller() if caller is defined }}</b>{% endmacro %}"
    assert made(macro + "{{ box('<') }}") == "<b>&lt;</b>"
    assert made(macro + "{% call box('<') %}&{% endcall %}") == "<b>&lt;&</b>"
    assert made("{% for x in '<>' %}{{ loop.cycle(1, 2) }}{% endfor %}") == "12"


def test_what_is_not_there_is_named() -> None:
    with pytest.raises(UndefinedError, match="tell"):
        made("{{ tell() }}")
