# Needs python3 (3.11 or newer, with venv), git and make; everything else is installed into .venv.
# Another interpreter: make play PYTHON=python3.13
PYTHON ?= python3
BIN := .venv/bin
PY := $(BIN)/python
PLAY := .venv/made-for-play
DEVELOP := .venv/made-for-develop
# In this order one worker begins with Monopoly and another with Acquire, and neither compiles what
# the other does.
ENGINE_TESTS := $(addprefix tests/,perft golden record records acquire vectors)
# Those of the kernel first, so that one worker has them to itself: two would compile the same.
ALL_TESTS := tests/kernel/ $(filter-out $(addprefix tests/,kernel/ docs/ web/), \
    $(dir $(wildcard tests/*/__init__.py)))
TYPED := src tests benchmarks tools

# Every process of every run would compile all sources anew.
unexport PYTHONDONTWRITEBYTECODE

heading = @printf '\n== %s\n' '$(1)'

.PHONY: help setup client play test check soak golden protocol benchmark coverage constraints
.DEFAULT_GOAL := help

help:
	@echo 'make setup        install everything that developing needs'
	@echo 'make play         install what playing needs and start a server; it prints its address'
	@echo 'make check        the quick checks, for while working'
	@echo 'make test         every check'
	@echo 'make soak         the long runs and the benchmarks'
	@echo 'make golden       write the golden files anew; read the diff before you commit it'
	@echo 'make protocol     write the reference of the protocol anew'
	@echo 'make benchmark    measure the engine'
	@echo 'make coverage     which lines the quick tests never reach'
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

# The compiled engine comes first: what it compiles, the tests of the kernel find again. Those
# compare all modes state by state, so the checked engine and the conformance of the others are
# left to `make soak`.
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
	$(call heading,benchmarks)
	@$(PY) benchmarks/engine.py --write 'make soak: all long tests passed before this run.'

golden: setup
	@MAGNATE_KERNEL=interpreted $(PY) -m tests.golden

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
