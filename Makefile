# Needs python3 (3.11 or newer, with venv), git and make; everything else is installed into .venv.
# Another interpreter: make play PYTHON=python3.13
PYTHON ?= python3
BIN := .venv/bin
PY := $(BIN)/python
PLAY := .venv/made-for-play
DEVELOP := .venv/made-for-develop
# The order matters: one test worker begins with Monopoly and another with Acquire, so that they do
# not compile the same rules.
ENGINE_TESTS := $(addprefix tests/,perft golden record records acquire vectors)
# The kernel's tests come first, so that a single worker gets them: two would compile the same rules.
ALL_TESTS := tests/kernel/ $(filter-out $(addprefix tests/,kernel/ docs/ web/), \
    $(dir $(wildcard tests/*/__init__.py)))
TYPED := src tests benchmarks tools

# If it were set, every process of every run would compile all Python sources again.
unexport PYTHONDONTWRITEBYTECODE

heading = @printf '\n== %s\n' '$(1)'

.PHONY: help setup client play test check soak golden house protocol benchmark load coverage constraints
.DEFAULT_GOAL := help

help:
	@echo 'make setup        install everything you need for development'
	@echo 'make play         install what you need to play, and start a server'
	@echo 'make check        run the quick checks, while you work'
	@echo 'make test         run every check, as CI does'
	@echo 'make soak         run the long tests and the benchmarks'
	@echo 'make golden       regenerate the golden files; read the diff before you commit it'
	@echo 'make house        redraw the diagram of the layers from the imports'
	@echo 'make protocol     regenerate the protocol reference, the schemas and the client types'
	@echo 'make benchmark    measure the engine'
	@echo 'make load         measure the server under load, and what it takes up (needs a quiet machine)'
	@echo 'make coverage     list the lines that the quick tests never reach'
	@echo 'make constraints  pin the newest versions of all dependencies'

setup: $(DEVELOP)

# A copied tree contains a .venv that still points at the original, so it is replaced.
ifneq ($(shell cat $(PLAY) 2>/dev/null),$(CURDIR))
.PHONY: $(PLAY) $(DEVELOP)
endif
$(PLAY) $(DEVELOP): .venv/made-for-%: pyproject.toml constraints.txt tools/setup.py
	@command -v '$(PYTHON)' >/dev/null || { \
	    echo 'make: there is no $(PYTHON) here. Install Python 3.11 or newer'; \
	    echo '(Debian, Ubuntu: apt install python3 python3-venv), or name yours: make play PYTHON=...'; \
	    exit 1; } >&2
	@'$(PYTHON)' -m tools.setup $*

client: $(PLAY)
	@$(PY) -m tools.web_client

play: client
	@$(BIN)/magnate serve --open

define static_checks
$(call heading,format)
@$(PY) -m ruff format --check .
$(call heading,lint)
@$(PY) -m ruff check .
$(call heading,types)
@$(PY) -m mypy $(TYPED)
$(call heading,import contract)
@$(BIN)/lint-imports
endef

check: setup
	$(static_checks)
	$(call heading,quick tests (interpreted))
	@MAGNATE_KERNEL=interpreted $(PY) -m pytest -x -q -n auto -m 'not slow and not soak'

# The compiled engine is tested first, so that the kernel's tests find its code in the cache. Those
# compare all modes state by state, so the rest of the checked and compiled runs is left to
# `make soak`.
test: setup
	$(static_checks)
	$(call heading,engine tests (compiled))
	@if $(PY) -c 'import numba' 2>/dev/null; then \
	    MAGNATE_KERNEL=compiled $(PY) -m pytest -n auto --dist worksteal $(ENGINE_TESTS); \
	else \
	    echo 'SKIPPED: numba is not installed, so only the interpreted engine was tested.'; \
	fi
	$(call heading,all tests (interpreted))
	@MAGNATE_KERNEL=interpreted $(PY) -m pytest -n auto --dist worksteal $(ALL_TESTS)
	$(call heading,docs)
	@MAGNATE_KERNEL=interpreted $(PY) -m pytest tests/docs
	$(call heading,web client)
	@$(PY) -m tools.web_client check
	@$(PY) -m tools.browser
	@MAGNATE_KERNEL=interpreted $(PY) -m pytest -n auto --dist worksteal tests/web

soak: setup
	$(call heading,rules of both games (compiled, checked))
	@for mode in compiled checked; do \
	    MAGNATE_KERNEL=$$mode $(PY) -m pytest -q -n auto $(ENGINE_TESTS) \
	        tests/conformance tests/monopoly || exit; \
	done
	$(call heading,long tests)
	@$(PY) -m pytest -n auto -m soak --hypothesis-profile=soak
	@$(PY) -m tools.web_client tools
	@$(PY) -m tools.browser
	@$(PY) -m pytest -m soak tests/web
	$(call heading,benchmarks)
	@$(PY) benchmarks/engine.py --write 'make soak: all long tests passed before this run.'

load: setup
	@$(PY) benchmarks/load.py --write 'make load: the server under load.'
	@$(PY) benchmarks/decision.py --write 'make load: the cost of a decision.'
	@$(PY) benchmarks/footprint.py --write 'make load: what tables, sockets and games take up.'

golden: setup
	@MAGNATE_KERNEL=interpreted $(PY) -m tests.golden
	@MAGNATE_KERNEL=interpreted $(PY) -m tests.fair_records

house: setup
	@$(PY) -m tools.house

protocol: setup
	@MAGNATE_KERNEL=interpreted $(PY) -m tools.protocol

benchmark: setup
	@$(PY) benchmarks/engine.py

coverage: setup
	@MAGNATE_KERNEL=interpreted $(PY) -m coverage run -m pytest -q -m 'not slow and not soak'
	@$(PY) -m coverage report

constraints:
	'$(PYTHON)' -m venv --clear build/uv
	build/uv/bin/python -m pip install --quiet uv
	build/uv/bin/uv pip compile --quiet --universal --python-version 3.11 --upgrade --no-header \
	    --no-annotate --strip-extras --output-file constraints.txt \
	    --all-extras --group setup pyproject.toml
