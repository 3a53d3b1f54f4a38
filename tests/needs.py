"""What a machine may lack: a test that needs it is skipped by name, but never where CI says so."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def lacking(what: str, install: str) -> NoReturn:
    """Skip this test, with a line that says what to install; with `CI=true` it fails instead."""
    told = f"{what} is missing: {install}"
    if os.environ.get("CI", "").lower() == "true":
        pytest.fail(f"{told} (with CI=true nothing is skipped)", pytrace=False)
    pytest.skip(told)
