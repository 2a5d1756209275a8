# Zashiki. `make play` opens the parlour; `make test` checks everything. Both set up what they need in .venv and web/node_modules.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PORT   ?= 8075
DATA   ?= .zashiki
STATIC := src/zashiki/server/static/index.html
PAINTER := src/zashiki/pictures/painter/painter.mjs
WEB    := $(shell find web/src web/public web/index.html web/vite.config.ts src/zashiki/locales $(wildcard src/zashiki/games/*/words) -type f 2>/dev/null)

SHELLS := .ci/run $(filter-out %.py %.toml %__pycache__,$(wildcard scripts/*))

# Things that do not need each other, at a time; what each prints stays together.
AT_ONCE := $(MAKE) --no-print-directory -j3 $(if $(filter output-sync,$(.FEATURES)),-Otarget)
unexport PYTHONDONTWRITEBYTECODE # many processes are started: each would compile everything anew

.PHONY: play test test-python test-browser test-web test-wheel test-versions ready lint lint-python lint-web types bench fuzz soak mutants wheel compiled compiled-wheel test-compiled compare image pictures screenshots clean check-python browser

play: $(VENV)/play.stamp $(STATIC)
	@echo "• Opening the parlour on http://127.0.0.1:$(PORT) (stop it with Ctrl-C; games are kept in $(DATA))"
	@$(BIN)/zashiki serve --data $(DATA) --port $(PORT) --open

test: ready
	@$(AT_ONCE) lint-python test-web browser
	@$(AT_ONCE) test-python test-browser test-wheel

# These wait for processors, those in a browser for clocks: side by side each uses what the other leaves.
test-python: $(VENV)/test.stamp $(PAINTER)
	@echo "• Tests of the engine, the games and the server"
	@scripts/with-postgresql nice -n 5 $(BIN)/pytest -n 2 --dist worksteal

test-browser: $(VENV)/test.stamp $(STATIC)
	@scripts/need-chromium
	@echo "• Tests in a browser"
	@scripts/web npm run --silent e2e

test-wheel: wheel
	@scripts/check-wheel

ready:
	@$(AT_ONCE) $(VENV)/test.stamp web/node_modules/.stamp

lint: ready
	@$(AT_ONCE) lint-python lint-web

lint-python: $(VENV)/test.stamp
	@echo "• Style and types of the Python part"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/shellcheck $(SHELLS)
	@$(BIN)/hadolint Containerfile

lint-web: web/node_modules/.stamp
	@echo "• Style and types of the browser part"
	@scripts/web npm run --silent format:check
	@scripts/web npm run --silent lint
	@scripts/web npm run --silent check

test-web: lint-web
	@echo "• Tests of the browser part"
	@scripts/web npm test --silent
	@$(MAKE) --no-print-directory $(STATIC) $(PAINTER)
	@scripts/web npm run --silent sizes

# What the browser part knows of the server and the games, written anew after a change of either.
types: $(VENV)/play.stamp
	@$(BIN)/python -m zashiki.server.web.schema web/src

bench: $(VENV)/play.stamp
	@$(BIN)/zashiki bench

# Longer adversarial play than `make test` has time for: ROUNDS times the contract with other seeds, and a server that is killed KILLS times.
ROUNDS ?= 20
KILLS  ?= 200
fuzz: $(VENV)/test.stamp
	@FUZZ_ROUNDS=$(ROUNDS) KILLS=$(KILLS) $(BIN)/pytest -n 2 --dist worksteal tests/contract/fuzz.py tests/server/test_kill.py

# Random play at several tables for MINUTES minutes against a real server: its memory over time, beside what it has stored.
MINUTES ?= 60
soak: $(VENV)/test.stamp
	@$(BIN)/python -m scripts.soak $(MINUTES)

# The Python tests with every Python version found here, from 3.11 to 3.14, and with the oldest packages allowed. TESTS=tests/kernel: only some.
TESTS ?=
test-versions: $(VENV)/test.stamp $(PAINTER)
	@PATH="$$PATH:$(CURDIR)/$(BIN)" $(BIN)/python scripts/test_versions.py $(TESTS)

# Small mistakes in the rules of a game, one at a time: do its tests notice? GAME=… for one game, COUNT=0 for every mistake there is.
COUNT ?= 150
SEED  ?= 1
JOBS  ?= 2
mutants: $(VENV)/test.stamp
	@$(BIN)/python -m scripts.mutants $(GAME) --count $(COUNT) --seed $(SEED) --jobs $(JOBS)

wheel: $(VENV)/play.stamp $(STATIC) $(PAINTER)
	@echo "• Building the package with its pages into dist/"
	@$(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps -w dist .

# Kernel, games, random play and search as C, in build/compiled; the sources stay what they are. See docs/performance.md.
compiled: $(VENV)/test.stamp
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt "mypy[mypyc]"
	@$(BIN)/python -m scripts.compiled

# A wheel with the compiled build, for this version of Python and this kind of machine; pip prefers it to the pure one beside it.
compiled-wheel: compiled $(STATIC) $(PAINTER)
	@echo "• Building the package with its compiled modules into dist/"
	@ZASHIKI_COMPILED=build/compiled $(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps -w dist .
	@scripts/check-wheel --compiled

# The Python tests on the compiled build. TESTS=tests/kernel: only some.
test-compiled: $(PAINTER) compiled
	@echo "• Tests of the engine, the games and the server, compiled"
	@PYTHONPATH=build/compiled scripts/with-postgresql $(BIN)/pytest -n 2 --dist worksteal $(TESTS)

# Our games beside other engines, in one run.
compare: $(VENV)/test.stamp
	@scripts/compare

image: wheel
	@echo "• Building the container image"
	@scripts/image

screenshots: $(VENV)/test.stamp browser $(STATIC)
	@scripts/web npm run screenshots

check-python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Zashiki needs Python 3.11 or later; $$($(PYTHON) --version) is too old. Name another: make PYTHON=python3.12 …"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { echo "Python's venv module is missing (on Debian: apt-get install python3-venv)."; exit 1; }

$(BIN)/python: | check-python
	@echo "• Making the virtual environment $(VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/play.stamp: pyproject.toml constraints.txt | $(BIN)/python
	@echo "• Installing Zashiki and what it runs on (see constraints.txt)"
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@

$(VENV)/test.stamp: $(VENV)/play.stamp
	@echo "• Installing what the tests need"
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[test]"
	@$(BIN)/pip list --disable-pip-version-check --format freeze | sed 's/^/    /'
	@touch $@

web/node_modules/.stamp: web/package.json web/package-lock.json $(VENV)/play.stamp
	@echo "• Installing the browser part's packages (npm ci, versions as in package-lock.json)"
	@scripts/web npm ci --loglevel=error --no-audit --no-fund
	@touch $@

$(STATIC): $(WEB) web/node_modules/.stamp
	@echo "• Building the browser part"
	@scripts/web npm run build -- --logLevel warn

# The boards as a program for Node.js, with which `zashiki replay --svg` and zashiki.research draw positions.
pictures: $(PAINTER)

$(PAINTER): $(WEB) web/vite.painter.config.ts web/node_modules/.stamp
	@echo "• Building the boards for pictures"
	@scripts/web npm run --silent build:painter -- --logLevel error

browser: web/node_modules/.stamp
	@scripts/need-chromium

clean:
	rm -rf $(VENV) .versions web/node_modules src/zashiki/server/static src/zashiki/pictures/painter .mypy_cache .ruff_cache .pytest_cache .mutants dist
