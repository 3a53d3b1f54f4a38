"""The container as docs/hosting.md starts it: built and run where a builder is installed."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CONTAINERFILE = (ROOT / "Containerfile").read_text("utf-8")
BUILDERS = ("podman", "docker")
TAG = "automatable-test"
PATIENCE_S = 120


def builder() -> str:
    """One that works: a client without its server builds nothing."""
    for name in filter(shutil.which, BUILDERS):
        told = subprocess.run([name, "info"], capture_output=True, check=False, timeout=60)
        if told.returncode == 0 and b"Cannot connect" not in told.stdout + told.stderr:
            return name
    pytest.skip("no builder of containers works here: install podman, or start docker's daemon")


def test_it_is_an_ordinary_user_with_a_volume_and_a_health_check() -> None:
    last = CONTAINERFILE.rsplit("FROM ", 1)[1]
    assert re.search(r"(?m)^USER 10001$", last)
    assert re.search(r"(?m)^VOLUME /tables$", last)
    assert re.search(r"(?m)^HEALTHCHECK .*/health", last.replace("\\\n", ""))
    assert 'ENTRYPOINT ["/app/bin/automatable", "serve", "--host", "0.0.0.0"]' in last


def test_what_it_copies_is_there_and_nothing_else_is_sent() -> None:
    copied = {
        name
        for line in re.findall(r"(?m)^COPY (?!--from)(.*)$", CONTAINERFILE)
        for name in line.split()[:-1]
    }
    assert all((ROOT / name).exists() for name in copied)
    for ignore in (".containerignore", ".dockerignore"):
        lines = (ROOT / ignore).read_text("utf-8").split()
        assert lines[0] == "*"
        assert {line[1:] for line in lines if line.startswith("!")} == copied


def test_the_extras_that_it_installs_exist() -> None:
    wanted = re.search(r"'\.\[([\w,]+)\]'", CONTAINERFILE)
    assert wanted is not None
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert all(re.search(rf"(?m)^{extra} = \[", project) for extra in wanted[1].split(","))


@pytest.fixture(scope="module")
def container() -> Iterator[tuple[str, str]]:
    """The builder, and the id of a running container."""
    tool = builder()
    build = [tool, "build", "--file", "Containerfile", "--tag", TAG, "."]
    built = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    if built.returncode and re.search(r"(?i)pull|resolve|network|registry", built.stderr):
        pytest.skip("the image that it is built on cannot be fetched here")
    assert built.returncode == 0, built.stderr
    run = [tool, "run", "--detach", "--read-only", "--tmpfs", "/tmp", "--volume", "/tables", TAG]
    id = subprocess.run(run, capture_output=True, text=True, check=True).stdout.strip()
    yield tool, id
    subprocess.run([tool, "rm", "--force", id], capture_output=True, check=False)
    subprocess.run([tool, "rmi", "--force", TAG], capture_output=True, check=False)


def test_it_is_built_starts_and_says_that_it_is_well(container: tuple[str, str]) -> None:
    tool, id = container
    end = time.monotonic() + PATIENCE_S
    asks = "import urllib.request as r; print(r.urlopen('http://127.0.0.1:8765/health').read())"
    while True:
        told = subprocess.run([tool, "exec", id, "/app/bin/python", "-c", asks],
                              capture_output=True, text=True, check=False)  # fmt: skip
        if "ok" in told.stdout:
            break
        assert time.monotonic() < end, told.stderr
        time.sleep(0.5)
    inspected = subprocess.run([tool, "inspect", id], capture_output=True, text=True, check=True)
    assert json.loads(inspected.stdout)[0]["Config"]["User"] == "10001"
    log = subprocess.run([tool, "logs", id], capture_output=True, text=True, check=True)
    assert "/host?key=" in log.stdout + log.stderr
