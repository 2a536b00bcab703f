# The one way to build, run and test Teaspoon. `make` alone lists what there is.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

HOST ?= 127.0.0.1
PORT ?= 8080
DATA ?= $(HOME)/.local/share/teaspoon

# One flavour for running and for testing, so that everything is compiled once.
BUILD := swift build --build-system native
WASM := swift build --build-system native --triple wasm32-unknown-none-wasm --toolset tools/wasm-toolset.json \
	--configuration release --product Browser --scratch-path .build/wasm
# What carries a load is measured as it would be run.
RELEASE := $(BUILD) --configuration release --static-swift-stdlib --scratch-path .build/release-server
TEASPOON := .build/debug/teaspoon
PYTEST := .build/venv/bin/python -m pytest -q -p no:cacheprovider
# Whole browsers on a busy machine now and then miss a moment: such a test is tried again, and the summary says so.
PATIENTLY := --reruns 2
# Two at once, each with a server and a browser of its own: a browser waits more than it works.
SIDE_BY_SIDE := -n 2 --dist worksteal
FORMATTED := Package.swift Sources Tests

.PHONY: help
help: ## List what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | \
		while IFS=$$'\t' read -r name what; do printf '  make %-14s %s\n' "$$name" "$$what"; done

.PHONY: run
run: deps-run web ## Build everything and serve it (PORT=8080 HOST=127.0.0.1 DATA=~/.local/share/teaspoon)
	$(BUILD) --product teaspoon
	exec $(TEASPOON) serve --host "$(HOST)" --port "$(PORT)" --data "$(DATA)" --public .build/public

# Chance has half as many turns here as where a room's tests are run by themselves; what it is for takes a night (`make fuzz`).
.PHONY: test
test: export HISTORIES ?= 1000
test: deps lint ## Every check but the two other browser engines; what can be done by touch or by keys is done by one of them
	$(MAKE) -j2 test-swift web
	$(PYTEST) $(PATIENTLY) $(SIDE_BY_SIDE) Tests/Rules Tests/Server Tests/Browser

.PHONY: test-swift
test-swift: deps ## The Swift tests
	$(BUILD) --build-tests
	swift test --build-system native --skip-build --disable-xctest --parallel

.PHONY: test-server
test-server: deps web ## The server's tests, over HTTP
	$(BUILD) --build-tests
	$(PYTEST) Tests/Server

.PHONY: test-browser
test-browser: export HANDS := both
test-browser: deps web ## The tests in Chromium, by touch and by the keyboard alone
	$(BUILD) --build-tests
	$(PYTEST) $(PATIENTLY) $(SIDE_BY_SIDE) Tests/Browser

.PHONY: test-engines
test-engines: deps-engines web ## The core journey in WebKitGTK and in Firefox
	$(BUILD) --build-tests
	$(PYTEST) $(PATIENTLY) Tests/Engines

# A hundred times as much as `make test` tries takes a night.
.PHONY: fuzz
fuzz: export HISTORIES ?= 200000
fuzz: deps web ## Damaged messages, cuts and kills at random, for hours (HISTORIES=1000 is what `make test` does; SEED=… repeats)
	$(BUILD) --build-tests
	swift test --build-system native --skip-build --disable-xctest --parallel --filter 'Random|Damage|SyncMessage|Convergence|Merge'
	$(PYTEST) $(SIDE_BY_SIDE) Tests/Server/test_sync_fuzz.py Tests/Server/test_sync.py Tests/Server/test_server_crash.py

.PHONY: bench
bench: deps-bench web ## Size and speed
	$(BUILD) --build-tests
	$(RELEASE) --product teaspoon
	$(RELEASE) --product Workbench
	.build/venv/bin/python Benchmarks/bench.py

.PHONY: screens
screens: deps web ## Pictures of every page, phone-sized, light and dark, into docs/screens
	$(BUILD) --build-tests
	.build/venv/bin/python tools/screens.py

.PHONY: build
build: ## The program and the tests, compiled for this machine
	$(BUILD) --build-tests

.PHONY: wasm
wasm: ## The planner, compiled for the browser
	$(WASM)

.PHONY: web
web: wasm ## What the server hands to browsers, into .build/public
	tools/build-web

.PHONY: format
format: ## Lay out the Swift sources
	swift format format --in-place --parallel --recursive $(FORMATTED)

.PHONY: lint
lint: ## Check how the Swift sources are laid out
	swift format lint --strict --parallel --recursive $(FORMATTED)

.PHONY: deps
deps: ## Check for, and where possible install, what the tests need
	@tools/setup test

.PHONY: deps-run
deps-run:
	@tools/setup run

.PHONY: deps-bench
deps-bench:
	@tools/setup bench

.PHONY: deps-engines
deps-engines:
	@tools/setup engines

.PHONY: clean
clean: ## Remove what was built
	rm -rf .build
