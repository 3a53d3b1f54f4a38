"""Whatever is sent, it is answered in words, and a match is never damaged."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from automatable.table.store import Store
from tests.server.conftest import Browser

SHARED = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
NEARLY = st.text(alphabet='KVB017abi9*#>^+!{}":.,- cardpw', max_size=24)
FACTS = st.sampled_from(
    ["time.1", "circle", "tile", "seat_1.quilt", "seat_1.buttons", "seat_2.drawn", "seat_2.cycle"]
)


@pytest.fixture(autouse=True)
def no_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("automatable.server.access.Allowance.take", lambda *_: None)


@SHARED
@given(text=st.text(max_size=40) | NEARLY)
def test_any_answer_is_taken_or_explained(
    browser: Browser, store: Store, table: str, text: str
) -> None:
    reply = browser.submit(f"/tables/{table}/answer", text=text)
    assert reply.status_code in (303, 422)
    assert store.open(table).match.game.problems(store.open(table).match.state) == []


@SHARED
@given(facts=st.dictionaries(FACTS, NEARLY | st.integers(-5, 60).map(str), min_size=1))
def test_any_correction_is_made_or_explained(
    browser: Browser, store: Store, table: str, facts: dict[str, str]
) -> None:
    seen = browser.hidden(f"/tables/{table}")
    fields = {f"fact:{path}": value for path, value in facts.items()}
    reply = browser.submit(f"/tables/{table}/adjust", seen | fields)
    assert reply.status_code in (303, 422), facts
    match = store.open(table).match
    assert match.game.problems(match.state) == []


@SHARED
@given(contents=st.binary(max_size=300))
def test_any_file_is_no_save_or_is_loaded(browser: Browser, contents: bytes) -> None:
    files = {"save": ("game.json", contents)}
    assert browser.post("/import", data=browser.hidden("/"), files=files).status_code == 422


def test_an_endless_answer_is_not_read(browser: Browser, table: str) -> None:
    assert browser.submit(f"/tables/{table}/answer", text="K" * 5000).status_code == 422
