# What can be made here. `make` alone lists it.

.DEFAULT_GOAL := help
SHELL := /bin/sh
# Where rustup puts cargo, whether or not the shell knows.
export PATH := $(or $(CARGO_HOME),$(HOME)/.cargo)/bin:$(PATH)

TARGET := $(or $(CARGO_TARGET_DIR),target)
# Pictures lie with everything else that is made.
export FANORONA_PICTURES ?= $(TARGET)/pictures
# What the game is started with, as in: make play ARGS="--variant parker"
ARGS ?=

.PHONY: help play text test core-test pictures bench web web-fast web-serve web-test web-smoke web-budget

help:
	@echo 'make play       installs what is missing, builds the game and opens it; ARGS="…" goes to it'
	@echo 'make text       the same in the terminal, without a window (a build of a minute or so)'
	@echo 'make test       installs what is missing and runs every test'
	@echo 'make core-test  tests rules, engine, texts and commands: no window, no system libraries'
	@echo 'make pictures   draws the game and checks what is seen; keeps the pictures in $(FANORONA_PICTURES)'
	@echo 'make web        builds the web page into web/dist, as small as it gets; takes long'
	@echo 'make web-fast   the same for a quick look: larger, built in a third of the time'
	@echo 'make web-serve  serves web/dist at http://localhost:8080/'
	@echo 'make web-budget checks the size of web/dist against web/budget.json'
	@echo 'make web-test   tests web/dist in a real browser (Chromium)'
	@echo 'make web-smoke  the quickest of these tests'
	@echo 'make bench      measures the turn generator, and how soon the computer stops when told'

# Without a display nothing could be seen of the window: the program is built without it then, and
# plays in the terminal, or with itself where there is no terminal either.
play:
	@if [ "$$(uname -s)" = Linux ] && [ -z "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
		echo 'There is no display: building the program without its window.'; \
		exec $(MAKE) --no-print-directory text; \
	else \
		scripts/setup.sh play && \
		echo 'Building the game. The first time takes about a quarter of an hour on two cores.' && \
		cargo build --release --bin fanorona && \
		exec "$(TARGET)/release/fanorona" $(ARGS); \
	fi

# In a folder of its own, so that the two programs do not replace each other.
text:
	@scripts/setup.sh text
	@cargo build --release --no-default-features --bin fanorona --target-dir "$(TARGET)/text"
	@exec "$(TARGET)/text/release/fanorona" $(ARGS)

test:
	@scripts/setup.sh test
	@scripts/test.sh

core-test:
	@scripts/setup.sh text
	cargo test --no-default-features

pictures:
	@scripts/setup.sh test
	cargo test --release --test pictures

bench:
	@scripts/setup.sh text
	cargo bench --no-default-features --bench perft --bench stop

web:
	@web/build.sh

web-fast:
	@web/build.sh fast

web-serve:
	@node web/serve.mjs

web-budget:
	@node web/budget.mjs

web-test:
	@cd web && { [ -d node_modules/playwright-core ] || npm ci --no-audit --no-fund; }
	@cd web && node --test --test-concurrency=1 tests/

# Whether it loads and plays at all, in a minute or a few.
web-smoke:
	@cd web && { [ -d node_modules/playwright-core ] || npm ci --no-audit --no-fund; }
	@cd web && node --test --test-concurrency=1 \
		--test-name-pattern='playable|fingers|keeps nothing|without WebGL' tests/
