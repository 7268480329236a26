# Two commands do everything: `make play` and `make test`. Python 3.11+ and make are enough.
PYTHON ?= python3
# The system's own Python where it is new enough: built with optimisation, as one built by hand seldom is.
FITS := import sqlite3, ssl, sys; sys.exit(sys.version_info < (3, 11))
INTERPRETER := $(shell test "$(origin PYTHON)" = file && /usr/bin/python3 -c '$(FITS)' 2>/dev/null && echo /usr/bin/python3 || echo $(PYTHON))
UV := .tools/bin/uv
RUN := $(UV) run --frozen --no-sync
STAMP := .venv/.synced
CLIENT := src/wordless/web/index.html
NPM_STAMP := web/node_modules/.installed
CLIENT_SOURCES := $(shell find web/src web/plugins web/public web/scripts src/wordless/locales -type f 2>/dev/null) \
	web/index.html web/package.json web/svelte.config.js web/tsconfig.json web/vite.config.ts
# A node of the machine's own if it is new enough, else the one from PyPI in .venv.
NODE_FITS := const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)
NODE_PATH := $(shell node -e '$(NODE_FITS)' 2>/dev/null || echo "$(CURDIR)/.venv/bin:")
NPM := PATH="$(NODE_PATH)$$PATH" npm --prefix web --no-fund --no-audit --loglevel error

QUICK := tests/engine tests/games tests/house tests/simulation
COVERED := $(QUICK) tests/bots tests/cli tests/journals tests/laws tests/server

CHROMIUM ?= /usr/bin/chromium

.PHONY: play test quick coverage dist check fix texts pseudo bench bench-engine bench-server bench-bots bench-envs bench-web soak repeats web types screenshots browser

play: $(STAMP) $(CLIENT)  ## set up and start Wordless
	@$(RUN) wordless serve

test: $(STAMP) $(CLIENT) browser  ## set up and run the whole test suite
	@echo "== tests"
	@CHROMIUM="$(CHROMIUM)" $(RUN) pytest -n 2

quick: $(STAMP)  ## what one runs on every save: the rules, the engine, the house, the simulation in short
	@$(RUN) pytest -n 2 -m "not strength and not slow and not browser" $(QUICK)

coverage: $(STAMP)  ## which lines the tests without a browser reach, by module
	@$(RUN) pytest -n 2 -m "not strength and not slow and not browser" --cov --cov-report term $(COVERED)

check: $(STAMP) $(NPM_STAMP)  ## style, types and the project's own laws
	@echo "== ruff"
	@$(RUN) ruff check .
	@$(RUN) ruff format --check .
	@echo "== mypy"
	@$(RUN) mypy
	@echo "== prettier, eslint"
	@$(NPM) run --silent lint
	@echo "== svelte-check"
	@$(NPM) run --silent check
	@echo "== vitest"
	@$(NPM) run --silent test
	@$(RUN) pytest -n 0 tests/web/test_types.py

web: $(STAMP) $(CLIENT)  ## build the browser client

dist: $(STAMP) $(CLIENT)  ## the release: wheel and sdist, into dist
	@rm -rf dist
	@$(UV) build --quiet
	@ls dist

screenshots: $(STAMP) $(CLIENT) browser  ## pictures of every screen, into docs/screens
	@CHROMIUM="$(CHROMIUM)" $(RUN) --with pillow python -m tests.web.screenshots

# The tests play in a real browser: Debian's own, fetched where it is missing and can be.
browser:
	@test -x "$(CHROMIUM)" || { \
		command -v apt-get >/dev/null && test "$$(id -u)" = 0 || { \
			echo "The tests need Chromium: install it, or say where it is with CHROMIUM=/path/to/chromium" >&2; exit 1; }; \
		echo "== installing chromium (apt-get install -y chromium)"; \
		apt-get update -qq && apt-get install -y -qq chromium >/dev/null; }

types: $(STAMP) $(NPM_STAMP)  ## write the client's wire types anew from the server's Structs
	@$(RUN) python -m wordless.server.host.schema > web/src/wire/schema.json
	@$(RUN) python -m wordless.server.host.schema wording > web/src/wire/wording.json
	@$(NPM) run --silent types

texts: $(STAMP)  ## what is missing, unused, too long or off the glossary in any language
	@$(RUN) python -m tests.house.report $(LANGUAGES)

pseudo: $(STAMP) $(NPM_STAMP)  ## the client in a language nobody speaks, beside a running `make play`: plain words there are hard-coded
	@PSEUDO=1 $(NPM) run --silent dev

fix: $(STAMP) $(NPM_STAMP)  ## let the tools mend what they can
	@$(RUN) ruff check --fix .
	@$(RUN) ruff format .
	@$(NPM) run --silent fix

soak: $(STAMP)  ## the slow tests: ten thousand matches of everything, and the compiled build
	@$(RUN) python -m tests.soak

repeats: $(STAMP)  ## how soon six people meet a word of Subtext again
	@$(RUN) python tools/repeats.py

bench: bench-engine bench-server bench-bots bench-envs bench-web  ## figures beside the peers, as ratios of one run

bench-engine: $(STAMP)  ## the rules beside OpenSpiel, RLCard and python-chess
	@$(RUN) python -m benchmarks.engine

bench-server: $(STAMP)  ## the server beside boardgame.io and Colyseus
	@$(RUN) python -m benchmarks.server

bench-envs: $(STAMP)  ## agent-steps of the environments beside PettingZoo's hanabi
	@$(RUN) python -m benchmarks.envs

bench-bots: $(STAMP)  ## the bots' levels against each other
	@$(RUN) python -m benchmarks.bots
	@$(RUN) pytest -n 2 -m strength tests/bots

bench-web: $(STAMP) $(CLIENT) browser  ## how soon a move stands on six screens
	@CHROMIUM="$(CHROMIUM)" $(RUN) python -m tests.web.measure

$(NPM_STAMP): $(STAMP) web/package.json web/package-lock.json
	@echo "== installing the client's tools into web/node_modules"
	@$(NPM) ci
	@touch $@

$(CLIENT): $(NPM_STAMP) $(CLIENT_SOURCES)
	@echo "== building the browser client"
	@$(NPM) run --silent build
	@$(NPM) run --silent sizes
	@touch $@

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit("Wordless needs Python 3.11 or newer; this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else 0'
	@echo "== installing uv into .tools"
	@$(PYTHON) -m venv .tools
	@.tools/bin/pip install --quiet --disable-pip-version-check uv

$(STAMP): $(UV) pyproject.toml uv.lock
	@echo "== setting up .venv from uv.lock, for $(INTERPRETER)"
	@$(UV) sync --frozen --quiet --python $(INTERPRETER)
	@touch $@
