# `make play` and `make test` need nothing but make and Python 3.11 or newer: what the system lacks and
# nobody may install is skipped by name, with a line that says what to install. Not with CI=true.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip --disable-pip-version-check install --quiet --constraint constraints.txt
RUNTIME := .venv/.installed-runtime
DEV := .venv/.installed-dev

.PHONY: help
help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

.PHONY: play
play: $(RUNTIME)  ## set everything up and open the table in the browser
	$(BIN)/automatable

.PHONY: test
test: lint browser nginx postgresql node  ## set everything up, check the style and run all tests
	$(BIN)/pytest -n 2 --dist worksteal

.PHONY: pocket
pocket: $(DEV) node  ## build the app without a server: static files in build/pocket; GAMES="FOLDER WHEEL" go along
	$(BIN)/python tools/pocket/build.py build/pocket $(GAMES)

.PHONY: pocket-serve
pocket-serve: $(RUNTIME)  ## show build/pocket on this machine
	$(BIN)/python tools/pocket/serve.py build/pocket

.PHONY: soak
soak: $(DEV) browser postgresql node  ## run the slow tests: large counts, averages, long random games, 1000 crashes
	$(BIN)/pytest -n 2 --dist worksteal -m slow -rA

.PHONY: mutants
mutants: $(DEV)  ## change lines that implement a rule, and see whether a test notices: make mutants GAME=scythe N=200
	$(BIN)/python -m tools.mutants run $(GAME) --number $(or $(N),200)
	$(BIN)/python -m tools.mutants report $(GAME)

.PHONY: bench
bench: $(DEV)  ## measure the speed
	$(BIN)/python -m benchmarks

.PHONY: ray
ray: $(DEV)  ## install Ray (200 MB) and run a simulation on it with two workers
	$(PIP) --editable '.[ray]'
	$(BIN)/pytest -rA tests/lab/test_ray.py

.PHONY: strength
strength: $(DEV)  ## measure how often each player of the laboratory wins (minutes)
	$(BIN)/python -m automatable.lab.patchwork.research.strength
	$(BIN)/python -m automatable.lab.patchwork.research.strength search:1000 50

.PHONY: screenshots
screenshots: $(DEV) browser  ## take the pictures in docs/screenshots again
	$(BIN)/python tools/screenshots.py
	$(BIN)/python -m tools.film_strips
	$(BIN)/python -m tools.workshop_pictures

.PHONY: dist
dist: $(DEV)  ## build wheel and sdist, twice alike, and play them in an empty environment
	$(BIN)/python tools/dist.py

.PHONY: release
release: $(DEV)  ## make a release of what is unreleased: make release VERSION=1.0.0
	$(BIN)/python tools/release.py $(VERSION)

.PHONY: lint
lint: $(DEV)  ## check style and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

.PHONY: format
format: $(DEV)  ## put the code into the house style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

.PHONY: browser
browser:
	@tools/install_browser.sh

.PHONY: node
node:
	@tools/install_node.sh

.PHONY: nginx
nginx:
	@tools/install_nginx.sh

.PHONY: postgresql
postgresql:
	@tools/install_postgresql.sh

.PHONY: audit
audit: $(DEV)  ## check the dependencies for known vulnerabilities (exit code 3: could not look)
	@$(BIN)/python tools/audit.py

.PHONY: constraints
constraints:  ## pin the newest versions of everything in constraints.txt
	$(PYTHON) tools/freeze_constraints.py

.PHONY: clean
clean:  ## remove the environment and every cache
	rm -rf .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

$(BIN)/python:
	$(PYTHON) -m venv .venv

$(RUNTIME): pyproject.toml constraints.txt | $(BIN)/python
	$(PIP) --editable '.[fast]' || $(PIP) --editable .
	@touch $@

# What the tests need includes what the table needs.
$(DEV): pyproject.toml constraints.txt tests/toy_game/pyproject.toml | $(BIN)/python
	$(PIP) --editable '.[dev,lab,parquet,envs]' --editable tests/toy_game
	@touch $(RUNTIME) $@
