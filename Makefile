# Each target sets up all that it needs; Python 3.11 or newer is enough.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready

# The engine is compiled where a C++ compiler and Python's headers are, and left out elsewhere, or
# wherever KIBITZ_PURE=1 is set.
CXX ?= g++
PURE = $(or $(KIBITZ_PURE),$(shell command -v $(CXX) >/dev/null && $(PYTHON) -c 'import os, sysconfig, sys; \
	sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))' || echo 1))
LEFT_OUT := $(if $(KIBITZ_PURE),KIBITZ_PURE is set,There is no C++ compiler with Python's headers), so the engine is left out; all else works.
EDITABLE := --disable-pip-version-check --no-build-isolation --no-deps --editable .
N ?= 5000

.PHONY: setup play test check bench strength lock engine tables wire sanitize agreement perft bench-engine kill-test fuzz bench-load

setup: $(READY)

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "kibitz needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(if $(PURE),echo "$(LEFT_OUT)")
	KIBITZ_PURE=$(PURE) $(BIN)/python -m pip install --quiet $(EDITABLE)
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

# Compiles the engine after a change of its C++, and writes down the types of the compiled module.
engine: $(READY)
	$(BIN)/python -m pip install --quiet $(EDITABLE)
	$(BIN)/python -m nanobind.stubgen -q -m kibitz.engine._native -o src/kibitz/engine/_native.pyi
	$(BIN)/ruff format --quiet src/kibitz/engine/_native.pyi

# Writes the types of the wire for the page anew from the Python ones.
wire: $(READY)
	$(BIN)/python tools/gen_wire.py

# Writes the tables of the C++ sources anew from the Python ones.
tables: $(READY)
	$(BIN)/python tools/gen_tables.py

# The C++ tests with assertions and the address and undefined-behaviour sanitizers.
sanitize: build/engine-tests
	build/engine-tests

build/engine-tests: $(wildcard engine/test/* engine/include/kibitz/*.hpp engine/include/kibitz/*/*.hpp)
	mkdir -p build
	$(CXX) -std=c++20 -O1 -g -pthread -fsanitize=address,undefined -fno-sanitize-recover=all \
		-Wall -Wextra -Wconversion -Werror -Iengine/include engine/test/*.cpp -o $@

# How many cards a second the engine plays in random playouts of Tarot, for the processor at hand.
bench-engine: build/bench-tarot
	build/bench-tarot

build/bench-tarot: engine/bench/tarot.cpp $(wildcard engine/include/kibitz/*.hpp engine/include/kibitz/tarot/*.hpp)
	mkdir -p build
	$(CXX) -std=c++20 -O3 -DNDEBUG -march=native -pthread -Wall -Wextra -Wconversion -Werror -Iengine/include $< -o $@

# Referee and engine side by side for N games.
agreement: $(READY)
	KIBITZ_AGREEMENT=$(N) $(BIN)/pytest -n auto tests/agreement

# Counts the positions of tests/perft anew, with the engine.
perft: $(READY)
	PYTHONPATH=tests $(BIN)/python -m support.perft

# The tests of the server in full size: killed again and again, and fed with whatever can be sent.
kill-test: $(READY)
	KIBITZ_KILLS=20 $(BIN)/pytest -s tests/server/test_kill.py

fuzz: $(READY)
	KIBITZ_FUZZ=100000 $(BIN)/pytest -s tests/server/test_fuzz.py
	KIBITZ_FUZZ=10000 $(BIN)/pytest tests/server/test_http_fuzz.py

# How many tables one worker of the server carries; nothing else should run.
bench-load: $(READY)
	PYTHONPATH=tests $(BIN)/python bench/load.py

# How strong the steady bot is against the random one, on duplicate deals.
strength: $(READY)
	$(BIN)/python bench/strength.py

# Pins the newest versions that pyproject.toml allows.
lock:
	$(PYTHON) -m pip install --quiet uv
	$(PYTHON) -m uv pip compile --universal --python-version 3.11 --extra dev --extra engine --generate-hashes \
		--no-header --upgrade pyproject.toml --output-file requirements.lock
