# Two commands do all: `make play` and `make test`. Both need only Python, make and git.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PLAYING := $(VENV)/.playing
RULES := tests/games
MANY := $(addprefix tests/web/test_,secrets.py sheets.py replay.py conforming.py)
CAPTURES := tests/web/test_captures.py
GAMES := el-grande 6-castles el-caballero
PYTEST := pytest -n 2 --dist worksteal

.PHONY: play test check machine-code soak mutants strength env chromium postgres lint bench golden reference terminal-picture table-pictures clean

# The table in the browser, with nothing installed that it does not need.
play: $(PLAYING)
	$(BIN)/meseta serve --open

# Everything, from a bare clone: first what needs no machine code beside what makes it, then each way is tested.
test: env chromium postgres
	$(MAKE) --jobs 2 --output-sync=line lint machine-code
	MESETA_WAY=compiled $(BIN)/$(PYTEST) --durations=25
	MESETA_WAY=checked $(BIN)/$(PYTEST) $(RULES)
	rm -f .coverage*
	MESETA_WAY=plain $(BIN)/coverage run -m $(PYTEST) $(RULES)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

# The inner loop: linters, types, contracts, and in plain Python the tests of what has changed.
check: lint
	MESETA_WAY=plain $(BIN)/$(PYTEST) $$($(BIN)/python -m tests.changed)

# The full figures, for an hour or so; it goes on where it was stopped. Result: docs/soak.md.
# First the package, installed far from here with each of its extras, bots with every index checked, many more
# twin worlds behind the pages and many more requests made up for the API, whole games by pointer and by keyboard, every
# test of the pages on both stores, whole games of every kind with every byte captured that anybody is sent; in the end
# 200 servers killed in the middle of play (docs/kills.md).
soak: env
	$(BIN)/python -m tests.installed
	$(BIN)/meseta compile
	MESETA_WAY=checked $(BIN)/$(PYTEST) tests/bots/test_bounds.py
	MESETA_WAY=compiled MESETA_MORE=12 $(BIN)/$(PYTEST) $(MANY)
	MESETA_WAY=compiled MESETA_MORE=1 $(BIN)/$(PYTEST) -m soak --ignore tests/web
	MESETA_WAY=compiled MESETA_MORE=1 $(BIN)/$(PYTEST) tests/web $(addprefix --ignore ,$(MANY) $(CAPTURES))
	MESETA_WAY=compiled MESETA_MORE=1 $(BIN)/pytest -s $(CAPTURES)
	MESETA_WAY=compiled $(BIN)/python -m tests.soak
	MESETA_WAY=compiled $(BIN)/python -m tests.web.kills

# Every rule broken in small ways: do the tests that its row names fail? Result: docs/mutants.md.
mutants: env
	nice $(BIN)/python -m tests.mutants

env: $(STAMP)

$(STAMP): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --constraint constraints.txt setuptools
	$(BIN)/pip install --quiet --constraint constraints.txt --no-build-isolation --editable ".[terminal,bench,test]"
	touch $(STAMP)

$(PLAYING): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --constraint constraints.txt setuptools
	$(BIN)/pip install --quiet --constraint constraints.txt --no-build-isolation --editable ".[terminal,web]"
	touch $(PLAYING)

# The browser for the tests of the pages: taken from the system, installed where that can be done here.
chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update && apt-get install -y chromium; } \
	  || echo "Chromium is missing, so no page is tested in a browser: install it, with your system's tools" \
	    "(Debian: sudo apt-get install chromium)."

# The database for the tests of the store, in the same way.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update && apt-get install -y postgresql; } \
	  || echo "PostgreSQL is missing, so the store is tested with SQLite alone: install it, with your system's tools" \
	    "(Debian: sudo apt-get install postgresql)."

# Two games at a time.
machine-code: env
	@for way in compiled checked; do for game in $(GAMES); do echo $$way $$game; done; done \
	  | xargs -P 2 -L 1 $(BIN)/meseta compile --way

lint: env
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Bots against bots, for hours; it goes on where it was stopped. Result: docs/strength.md.
strength: env
	$(BIN)/python -m benchmarks.strength

bench: env
	$(BIN)/python -m benchmarks.compare

golden: env
	$(BIN)/python -m tests.golden

reference: env
	$(BIN)/python -m meseta.reference

terminal-picture: env
	$(BIN)/python -m tests.terminal_picture

table-pictures: env
	$(BIN)/python -m tests.table_pictures

clean:
	rm -rf $(VENV) build dist src/*.egg-info .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
