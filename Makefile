# Two commands do all: `make play` and `make test`. Both need only Python, make and git.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
RESEARCH := $(VENV)/.research
PLAYING := $(VENV)/.playing
CHECKERS := node_modules/.installed
INSTALL := $(BIN)/pip install --quiet --no-compile --constraint constraints.txt
RULES := tests/games
MANY := $(addprefix tests/web/test_,secrets.py sheets.py replay.py conforming.py)
CAPTURES := tests/web/test_captures.py
GAMES := el-grande 6-castles el-caballero
PYTEST := pytest -n 2 --dist worksteal
new_environment = $(PYTHON) -m venv $(VENV) && $(INSTALL) setuptools uv
# An installer that needs a quarter of the time, told of wheels that lie here; whatever it cannot get pip may.
install = wheels="$${PIP_FIND_LINKS:-$$($(BIN)/pip config get global.find-links 2>/dev/null)}"; \
	$(BIN)/uv pip install --quiet --system-certs --python $(BIN)/python --constraint constraints.txt \
	  $${wheels:+--find-links "$$wheels"} --no-build-isolation $(1) || $(INSTALL) --no-build-isolation $(1)

# Every run begins many processes: what they import is kept as bytecode, whatever the environment says.
unexport PYTHONDONTWRITEBYTECODE
# Tests run side by side already: a library that reckons on all cores waits for the others.
export OMP_NUM_THREADS := 1
# What the checker of types has found out once holds in every clone.
export MYPY_CACHE_DIR ?= $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/meseta/mypy

.PHONY: play test test-compiled test-checked test-plain test-busy test-pythons check machine-code soak mutants strength env research programs lint lint-scripts bench golden reference docs wheel types terminal-picture icons table-pictures clean

# The table in the browser, with nothing installed that it does not need.
play: $(PLAYING)
	$(BIN)/meseta serve --open

# Everything, from a bare clone. What it is made of, and how long that takes, is told in docs/testing.md.
test:
	$(MAKE) --jobs 2 --output-sync=line programs env
	$(BIN)/python -m tests.support.parts

# The tests in one of the three ways.
test-compiled: research
test-compiled test-checked test-plain: test-%: env
	$(BIN)/python -m tests.support.parts $*

# The same three times in a row while eight loops use the processor; the loops end with it.
test-busy: env
	$(BIN)/python -m tests.support.busy

# The inner loop: linters, types, contracts, and in plain Python the tests of what has changed.
check: lint
	MESETA_WAY=plain $(BIN)/$(PYTEST) $$($(BIN)/python -m tests.support.changed)

# The full figures, for hours; what can be long goes on where it was stopped. Result: docs/soak.md.
# First the package, installed far from here with each of its extras, bots with every index checked, every case of
# every test of which `make test` takes a sample, the rules in each way, many more twin worlds behind the pages and many
# more requests made up for the API, whole games by pointer and by keyboard, every test of the pages on both stores, whole
# games of every kind with every byte captured that anybody is sent; in the end changed positions and boxes by the thousand
# and a million requests that mean harm, and 1,000 servers, thinking processes and databases killed in the middle of play
# (docs/kills.md), and floods (docs/flood.md).
soak: env research
	$(BIN)/python -m tests.support.installed
	$(MAKE) machine-code
	$(BIN)/meseta compile --way checked $(GAMES)
	MESETA_WAY=checked $(BIN)/$(PYTEST) tests/bots/test_bounds.py
	for way in compiled checked plain; do MESETA_MORE=1 MESETA_WAY=$$way $(BIN)/$(PYTEST) $(RULES) || exit 1; done
	MESETA_WAY=compiled MESETA_MORE=1 $(BIN)/$(PYTEST) --ignore tests/web --ignore $(RULES)
	MESETA_WAY=compiled MESETA_MORE=12 $(BIN)/$(PYTEST) $(MANY)
	MESETA_WAY=compiled MESETA_MORE=1 $(BIN)/$(PYTEST) tests/web $(addprefix --ignore ,$(MANY) $(CAPTURES))
	MESETA_WAY=compiled MESETA_MORE=1 $(BIN)/pytest -s $(CAPTURES)
	MESETA_WAY=compiled $(BIN)/python -m tests.support.soak
	MESETA_WAY=compiled $(BIN)/python -m tests.support.web.kills
	MESETA_WAY=compiled $(BIN)/python -m tests.support.web.flood

# Every rule broken in small ways: do the tests that its row names fail? Result: docs/mutants.md.
mutants: env
	nice $(BIN)/python -m tests.mutants

# The rules in plain Python, and one game compiled, under every other Python that is found here.
test-pythons: env
	$(BIN)/python -m tests.support.pythons

env: $(STAMP)

$(STAMP): pyproject.toml constraints.txt
	$(new_environment)
	$(call install,--editable ".[test]")
	touch $(STAMP)

# What only the interfaces for learning programs need, some of it large: not for work on rules or pages.
research: $(RESEARCH)

# Our own package is there: others may be reading it meanwhile.
$(RESEARCH): $(STAMP)
	$(call install,"meseta[research]")
	touch $(RESEARCH)

$(PLAYING): pyproject.toml constraints.txt
	$(new_environment)
	$(INSTALL) --no-build-isolation --editable ".[terminal,web]"
	touch $(PLAYING)

# The browser and the database for the tests: taken from the system, installed where that can be done here.
programs:
	@missing=""; \
	for name in chromium-headless-shell chromium chromium-browser; do command -v $$name >/dev/null && break; done \
	  || missing="chromium-headless-shell"; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || missing="$$missing postgresql"; \
	[ -z "$$missing" ] \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update && apt-get install -y --no-install-recommends $$missing; } \
	  || echo "Missing: $$missing. What needs a browser or PostgreSQL is not tested: install it with your system's tools" \
	    "(Debian: sudo apt-get install $$missing)."

machine-code: $(addprefix code/,$(GAMES))

code/%: env
	$(BIN)/meseta compile $*

lint: env lint-scripts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Types and habits of the pages' scripts, where there is node; nothing else needs it.
lint-scripts:
	@if ! command -v node >/dev/null || ! command -v npm >/dev/null; then \
	  echo "The scripts of the pages are not checked: there is no node with npm here."; \
	elif ! $(MAKE) --silent $(CHECKERS); then \
	  echo "The scripts of the pages are not checked: npm cannot get what package.json names."; \
	else node_modules/.bin/tsc && node_modules/.bin/biome lint --error-on-warnings; fi

$(CHECKERS): package.json
	npm install --no-package-lock --no-audit --no-fund --loglevel=error --fetch-retries=1
	touch $(CHECKERS)

# Bots against bots, for hours; it goes on where it was stopped. Result: docs/strength.md.
strength: env
	$(BIN)/python -m benchmarks.strength

bench: env research
	$(INSTALL) --no-build-isolation --editable ".[bench]"
	$(BIN)/python -m benchmarks.compare

golden: env
	$(BIN)/python -m tests.support.golden

reference: env
	$(BIN)/python -m meseta.reference

# The pages as a static folder, build/site, with every link checked.
docs: env
	$(INSTALL) --no-build-isolation --editable ".[docs]"
	$(BIN)/mkdocs build

# Source distribution and wheel in dist/, out of the files that git knows, and checked.
wheel: env
	$(INSTALL) --no-build-isolation --editable ".[package]"
	$(BIN)/python -m tests.support.wheel

# What scripts are told, from how it is declared: static/types.d.ts.
types: env
	$(BIN)/python -m meseta.web.table.script_types

terminal-picture: env
	$(BIN)/python -m tests.support.terminal_picture

icons: env
	$(BIN)/python -m tests.support.icons

table-pictures: env
	$(BIN)/python -m tests.support.table_pictures

clean:
	rm -rf $(VENV) node_modules build dist src/*.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
