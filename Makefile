# Rubamazzo: `make play` to play, `make test` to test, `make help` for the rest.
#
# Everything goes into .venv, from the locked versions in requirements/. The stamps in .venv say
# what is installed already, so that the second time is quick.

VENV = .venv
BIN = $(VENV)/bin
PIP = $(BIN)/python -m pip --disable-pip-version-check --quiet
LOCALE = src/rubamazzo/locale
UPDATE = --no-wrap --no-fuzzy-matching --ignore-obsolete --ignore-pot-creation-date

# The first Python that is new enough and can make virtual environments.
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$python -c 'import ensurepip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$python && break; done)

# `make play HOST=0.0.0.0 PORT=8080`; else RUBAMAZZO_HOST and RUBAMAZZO_PORT, else 127.0.0.1 and 8000.
# HOST counts only on make's command line: some shells export it as the name of the machine.
ifeq ($(origin HOST),command line)
SERVE += --host $(HOST)
endif
ifneq ($(PORT),)
SERVE += --port $(PORT)
endif

.PHONY: help play test lint format cards pictures bench train catalogues lock clean

help:
	@echo 'make play        play on http://127.0.0.1:8000 (HOST=... PORT=... to change it)'
	@echo 'make test        run all tests, those in a real browser too (ARGS="-k steal" for some)'
	@echo 'make lint        check format, style, types, imports and catalogues'
	@echo 'make format      put the code in form'
	@echo 'make cards       draw static/cards/ anew'
	@echo 'make pictures    take the pictures of the README and for links anew'
	@echo 'make bench       measure speed and size'
	@echo 'make train       train the bots'
	@echo 'make catalogues  bring the translations up to date with the templates'
	@echo 'make lock        lock the newest versions of what we depend on in requirements/'
	@echo 'make clean       remove the environment and all that was written by the above'

play: $(VENV)/play.stamp
	@exec $(BIN)/rubamazzo serve $(SERVE)

test: $(VENV)/test.stamp
	@$(BIN)/python tests/chromium.py
	$(BIN)/python -m pytest $(ARGS)

lint: $(VENV)/test.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	@$(MAKE) --no-print-directory build/messages.pot
	$(BIN)/pybabel --quiet update -i build/messages.pot -d $(LOCALE) $(UPDATE) --check

format: $(VENV)/test.stamp
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

catalogues: $(VENV)/test.stamp
	@$(MAKE) --no-print-directory build/messages.pot
	cp build/messages.pot $(LOCALE)/messages.pot
	$(BIN)/pybabel --quiet update -i $(LOCALE)/messages.pot -d $(LOCALE) $(UPDATE)

# Files but no lines, or every edit of a template would change the catalogues.
.PHONY: build/messages.pot
build/messages.pot:
	@mkdir -p build
	@$(BIN)/pybabel --quiet extract -F pyproject.toml --project rubamazzo --no-wrap --add-location file -o $@ .

cards: $(VENV)/test.stamp
	$(BIN)/python -m rubamazzo_art

pictures: $(VENV)/test.stamp
	@$(BIN)/python tests/chromium.py
	$(BIN)/python -m rubamazzo_art --pictures

bench: $(VENV)/test.stamp
	$(BIN)/python -m rubamazzo_bench

train: $(VENV)/train.stamp
	$(BIN)/python -m rubamazzo_training

lock:
	@test -n "$(PYTHON)" || { echo 'Python 3.11 or newer is needed.' >&2; exit 1; }
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip --disable-pip-version-check --quiet install uv
	$(LOCK) pyproject.toml --group build -o requirements/play.txt
	$(LOCK) pyproject.toml --group build --group dev -c requirements/play.txt -o requirements/test.txt
	$(LOCK) --group train -c requirements/test.txt -o requirements/train.txt

# One lock for every system and Python; with hashes, without the address of any index.
LOCK = build/lock/bin/uv pip compile --quiet --universal --upgrade --generate-hashes --no-annotate \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock'

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -type d -exec rm -rf {} +

# pip is given the build tools from the lock too: nothing comes in unlocked.
$(VENV)/play.stamp: requirements/play.txt pyproject.toml
	@test -n "$(PYTHON)" || { echo 'Rubamazzo needs Python 3.11 or newer with its venv module' \
		'(on Debian and Ubuntu: the package python3-venv).' >&2; exit 1; }
	@echo 'Installing Rubamazzo into $(VENV) ...'
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install --require-hashes -r requirements/play.txt
	@$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/test.stamp: $(VENV)/play.stamp requirements/test.txt
	@echo 'Installing what the tests need ...'
	@$(PIP) install --require-hashes -r requirements/test.txt
	@touch $@

$(VENV)/train.stamp: $(VENV)/test.stamp requirements/train.txt
	@echo 'Installing what the training needs ...'
	@$(PIP) install --require-hashes -r requirements/train.txt
	@touch $@
