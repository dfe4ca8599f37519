# Each target sets up all that it needs; Python 3.11 or newer is enough.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready

.PHONY: setup play test check bench strength lock

setup: $(READY)

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "kibitz needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	touch $@

play: $(READY)
	@$(BIN)/kibitz play

test: $(READY)
	$(BIN)/pytest -n auto

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

bench: $(READY)
	$(BIN)/kibitz bench

# How strong the steady bot is against the random one, on duplicate deals.
strength: $(READY)
	$(BIN)/python bench/strength.py

# Pins the newest versions that pyproject.toml allows.
lock:
	$(PYTHON) -m pip install --quiet uv
	$(PYTHON) -m uv pip compile --universal --python-version 3.11 --extra dev --generate-hashes \
		--no-header --upgrade pyproject.toml --output-file requirements.lock
