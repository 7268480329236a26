# Two commands do everything: `make play` and `make test`. Python 3.11+ and make are enough.
PYTHON ?= python3
UV := .tools/bin/uv
RUN := $(UV) run --frozen --no-sync
STAMP := .venv/.synced

.PHONY: play test check fix bench soak

play: $(STAMP)  ## set up and start Wordless
	@$(RUN) wordless demo

test: $(STAMP)  ## set up and run the whole test suite
	@echo "== tests"
	@$(RUN) pytest -n 2

check: $(STAMP)  ## style, types and the project's own laws
	@echo "== ruff"
	@$(RUN) ruff check .
	@$(RUN) ruff format --check .
	@echo "== mypy"
	@$(RUN) mypy

fix: $(STAMP)  ## let the tools mend what they can
	@$(RUN) ruff check --fix .
	@$(RUN) ruff format .

soak: $(STAMP)  ## the slow tests: ten thousand matches of everything, and the compiled build
	@$(RUN) python -m tests.soak

bench: $(STAMP)  ## figures beside the peers, as ratios of one run
	@$(RUN) python -m benchmarks.engine

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit("Wordless needs Python 3.11 or newer; this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else 0'
	@echo "== installing uv into .tools"
	@$(PYTHON) -m venv .tools
	@.tools/bin/pip install --quiet --disable-pip-version-check uv

$(STAMP): $(UV) pyproject.toml uv.lock
	@echo "== setting up .venv from uv.lock"
	@$(UV) sync --frozen --quiet --python $(PYTHON)
	@touch $@
