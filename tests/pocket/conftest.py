from pathlib import Path

import pytest

from tests.pocket.built import built


@pytest.fixture(scope="session")
def pocket() -> Path:
    return built()
