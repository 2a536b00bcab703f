# The one way to build, run and test Teaspoon. `make` alone lists what there is.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

HOST ?= 127.0.0.1
PORT ?= 8080
DATA ?= $(HOME)/.local/share/teaspoon

# One flavour for running and for testing, so that everything is compiled once. Without the index for editors (SourceKit-LSP builds its own)
# and without information for a debugger, which would take a tenth and a fifth of the time: `make build DEBUG_INFO=-g` compiles it in.
DEBUG_INFO ?= -gnone
UNINDEXED := swift build --build-system native --disable-index-store
BUILD := $(UNINDEXED) -Xswiftc $(DEBUG_INFO)
# What carries a load is measured as it would be run.
RELEASE := $(UNINDEXED) --configuration release --static-swift-stdlib --scratch-path .build/release-server
TEASPOON := .build/debug/teaspoon
RELEASED := .build/release-server/release/teaspoon
SWIFT_TEST := tools/test-swift
# Five processes compile the tests unless what was compiled is kept, which some machines are set up not to do.
PYTEST := PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX=$(CURDIR)/.build/python-cache \
	.build/venv/bin/python -m pytest -q -p no:cacheprovider
# Four at once on two cores, each with a server and a browser of its own: much of a test is waiting.
SIDE_BY_SIDE := -n 4 --dist worksteal
FORMATTED := Package.swift Sources Benchmarks Tests

.PHONY: help
help: ## List what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | \
		while IFS=$$'\t' read -r name what; do printf '  make %-14s %s\n' "$$name" "$$what"; done

.PHONY: run
run: deps-run web ## Build everything and serve it (PORT=8080 HOST=127.0.0.1 DATA=~/.local/share/teaspoon)
	$(BUILD) --product teaspoon
	exec $(TEASPOON) serve --host "$(HOST)" --port "$(PORT)" --data "$(DATA)" --public .build/public

# Everything that proves a row of docs/requirements.md. Random tests use the seeds in the source, so two runs do the same.
.PHONY: test
test: deps ## Every check that proves what Teaspoon does (8 to 20 minutes once it is built)
	@echo "Building. The first time this takes 5 to 20 minutes on two cores."
	$(MAKE) -j2 lint build-tests web
	$(SWIFT_TEST)
	$(PYTEST) $(SIDE_BY_SIDE) -m "not exhaustive and not other_hand" Tests/Rules Tests/Server Tests/Browser

.PHONY: test-all
test-all: deps-engines ## The same, and all that takes longer: every theme, both stores, new seeds, Firefox, WebKitGTK, installing (SHARE=1/8: an eighth of what takes longer in Python)
	@rm -f .build/failures
	@{ $(MAKE) test && $(MAKE) -j2 test-rest test-install PROGRAM=$(TEASPOON) WHERE_POSSIBLE=--where-possible; } || \
		{ echo; cat .build/failures 2>/dev/null; exit 1; }

# What `make test` leaves out: every page in every theme, the other hand (touch or keys), PostgreSQL under every HTTP test, long
# random walks, two more browser engines; and all random tests once more with seeds that nobody chose. With the seeds in the source
# (SEED=source, as in CI, where no run may fail by chance) that would only repeat what `make test` did.
.PHONY: test-rest
test-rest: export SEED ?= new
test-rest: deps-engines build-tests web ## Only what `make test` leaves out (SEED=… repeats a random test)
	$(if $(filter source,$(SEED)),,$(SWIFT_TEST))
	$(PYTEST) $(SIDE_BY_SIDE) $(addprefix --share=,$(SHARE)) -m "exhaustive or other_hand$(if $(filter source,$(SEED)),, or random)" \
		Tests/Rules Tests/Server Tests/Browser
	$(PYTEST) $(SIDE_BY_SIDE) Tests/Engines

.PHONY: test-swift
test-swift: build-tests ## The Swift tests
	$(SWIFT_TEST)

.PHONY: test-server
test-server: deps build-tests web ## The server's tests over HTTP, on both stores
	$(PYTEST) $(SIDE_BY_SIDE) Tests/Server

.PHONY: test-browser
test-browser: deps build-tests web ## The tests in Chromium, by touch and by the keyboard alone
	$(PYTEST) $(SIDE_BY_SIDE) Tests/Browser

.PHONY: test-engines
test-engines: deps-engines build-tests web ## The core journey in WebKitGTK and in Firefox
	$(PYTEST) $(SIDE_BY_SIDE) Tests/Engines

.PHONY: dist
dist: deps-dist web ## A Debian package, an archive and a container image, into .build/dist
	$(RELEASE) --product teaspoon
	tools/make-dist $(RELEASED) .build/dist

# The release takes long to compile, so `make test-all` takes the program that the other tests use (PROGRAM=…), and passes on a
# machine that cannot run this test (WHERE_POSSIBLE=--where-possible).
.PHONY: test-install
test-install: deps-dist web ## What docs/running.md says, carried out on a bare Debian 12 (PROGRAM=… instead of the release)
	$(if $(PROGRAM),,$(RELEASE) --product teaspoon)
	tools/test-install $(or $(PROGRAM),$(RELEASED)) $(WHERE_POSSIBLE)

# The store on a distributed PostgreSQL, which is compiled first: a coordinator and two workers (docs/scaling.md).
CITUS_TESTS := $(addprefix Tests/Server/test_,citus.py sync.py change_feed.py several_servers.py accounts.py $(addsuffix .py, \
	sharing sharing_invitations sharing_at_random shared_addresses shared_repair named_members one_check reminders reminders_shared reminders_at_once \
	reminder_devices reminders_two_servers))

.PHONY: test-citus
test-citus: ## The store's tests on a distributed PostgreSQL (CITUS=folder with the sources of Citus 13)
	@[[ -n "$(CITUS)" ]] || { echo 'usage: make test-citus CITUS=folder with the sources of Citus' >&2; exit 2; }
	tools/setup citus
	$(MAKE) -j2 build-tests web
	programs=$$(tools/build-citus "$(CITUS)" .build/citus); export CITUS_PROGRAMS=$$programs; \
		TESTS_AT_ONCE=6 $(SWIFT_TEST) --filter 'StorageTests|PostgreSQLTests' --skip SQLiteStoreTests; \
		$(PYTEST) $(SIDE_BY_SIDE) -m "not exhaustive" $(CITUS_TESTS)

# A hundred times as many turns as in `make test`: a night. Pages are timed, so the server is the one that people run.
.PHONY: fuzz
fuzz: export HISTORIES ?= 200000
fuzz: export SEED ?= new
fuzz: export TEASPOON = $(CURDIR)/$(RELEASED)
fuzz: deps build-tests web ## Random tests for hours (HISTORIES=2000 is what `make test` does; SEED=… repeats)
	$(RELEASE) --product teaspoon
	$(SWIFT_TEST)
	$(PYTEST) $(SIDE_BY_SIDE) -m random Tests/Server Tests/Browser

.PHONY: bench
bench: deps-bench build-tests web ## Size and speed (CITUS=folder with the sources of Citus 13: on that, too)
	$(if $(CITUS),tools/setup citus)
	$(RELEASE) --product teaspoon
	$(RELEASE) --product Workbench
	$(if $(CITUS),export BENCH_CITUS_PROGRAMS="$$(tools/build-citus "$(CITUS)" .build/citus)";) .build/venv/bin/python Benchmarks/bench.py

.PHONY: mutate
mutate: deps web ## Small faults put into the program one by one, and which test notices each (hours; goes on where it was stopped)
	.build/venv/bin/python tools/mutate

.PHONY: words
words: deps ## What is made of the messages in Words/
	.build/venv/bin/python tools/words

.PHONY: screens
screens: deps build-tests web ## Pictures of every page, phone-sized, light and dark, and in every language, into .build/screens; those that documents show into docs/screens
	.build/venv/bin/python tools/screens.py
	.build/venv/bin/python tools/screens_languages.py

.PHONY: build
build: build-tests ## The program and its tests, compiled for this machine

.PHONY: build-tests
build-tests: deps-run
	$(BUILD) --build-tests

.PHONY: wasm
wasm: deps-run ## The planner, compiled for browsers
	tools/build-planner

.PHONY: web
web: wasm ## What the server hands to browsers, into .build/public
	tools/build-web

.PHONY: format
format: ## Lay out the Swift sources
	swift format format --in-place --parallel --recursive $(FORMATTED)

.PHONY: lint
lint: deps ## Check how the Swift sources are laid out, types and imports of scripts, Python for faults and dead code, and words
	tools/lint-swift $(FORMATTED)
	tools/check-types
	tools/check-imports
	tools/field-types --check
	tools/host-numbers --check
	tools/lint-python
	tools/check-words

.PHONY: deps
deps: ## Check for, and where possible install, what the tests need
	@tools/setup test

.PHONY: deps-run
deps-run:
	@tools/setup run

.PHONY: deps-bench
deps-bench:
	@tools/setup bench

.PHONY: deps-dist
deps-dist:
	@tools/setup dist $(if $(WHERE_POSSIBLE),|| true)

.PHONY: deps-engines
deps-engines:
	@tools/setup engines

.PHONY: clean
clean: ## Remove what was built
	rm -rf .build
