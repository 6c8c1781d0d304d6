# The commands for everyday work. `make` without a target lists them.

.DEFAULT_GOAL := help
SHELL := /bin/sh
# Where rustup installs cargo, even if the shell's PATH does not have it.
export PATH := $(or $(CARGO_HOME),$(HOME)/.cargo)/bin:$(PATH)

TARGET := $(or $(CARGO_TARGET_DIR),target)
# Without gamepads where libudev is missing, after setup.sh has tried to install it.
FEATURES = $$(scripts/features.sh)
# Pictures are written to the folder of all build outputs.
export FANORONA_PICTURES ?= $(TARGET)/pictures
# Arguments for the game, as in: make play ARGS="--variant parker"
ARGS ?=

# The program for publication, and where `make install` puts it.
PROGRAM := $(TARGET)/dist/fanorona
PREFIX ?= /usr/local
DESTDIR ?=
INSTALL = PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" PROGRAM="$(PROGRAM)" scripts/install.sh

.PHONY: help play dist install uninstall deb licences icons text test core-test record lint doc pictures reader-test bench web web-fast web-serve web-test web-smoke web-published web-budget

help:
	@echo 'make play       installs what is missing, builds the game and opens it; ARGS="…" is passed to it'
	@echo 'make text       the same in the terminal, without a window (builds in a minute or two)'
	@echo 'make test       installs what is missing, and runs checks and tests (about an hour on a new clone): all of the core and'
	@echo '                the app, a selection of pictures and of page tests; docs/testing.md says what else there is'
	@echo 'make core-test  tests rules, engine, texts and commands: no window, no system libraries'
	@echo 'make record     records anew what engine and generator do, after a change of them on purpose'
	@echo 'make lint       checks the formatting, and runs clippy on the core, the game, the tests and the web page;'
	@echo '                FANORONA_WEB=0 leaves out the page'
	@echo 'make doc        builds the documentation of rules, engine, texts and commands; warnings are errors'
	@echo 'make pictures   draws the game and checks the pictures; writes them to $(FANORONA_PICTURES)'
	@echo 'make reader-test  plays a game through the tree that screen readers have, on a display and a bus of its own'
	@echo 'make web        builds the web page into web/dist, as small as possible; takes long'
	@echo 'make web-fast   the same for a quick look: larger, built in a third of the time'
	@echo 'make web-serve  serves web/dist at http://localhost:8080/'
	@echo 'make web-budget checks the size of web/dist against web/budget.json'
	@echo 'make web-test   tests the page of make web-fast in a real browser (Chromium)'
	@echo 'make web-smoke  runs the fastest of these tests'
	@echo 'make dist       builds the program for publication: smaller, and it takes longer'
	@echo 'make install    installs it with icon, file type, manual and completions, building it if there is none;'
	@echo '                PREFIX=/usr/local and DESTDIR are the usual ones. make uninstall removes it'
	@echo 'make deb        makes a Debian package of it, in target/packages, with cargo-deb'
	@echo 'make licences   writes the licences of all libraries to assets/licences.txt, with cargo-about'
	@echo 'make icons      draws the icons in packaging/icons, with node'
	@echo 'make bench      measures the turn generator, and how fast the computer player stops on request'

# Without a display the program is built without its window, and is played in the terminal. Without a
# terminal the computer plays a game against itself.
play:
	@if [ "$$(uname -s)" = Linux ] && [ -z "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
		echo 'There is no display: building the program without its window.'; \
		exec $(MAKE) --no-print-directory text; \
	else \
		scripts/setup.sh play && \
		echo 'Building the game. The first time takes 15 to 25 minutes on two cores.' && \
		cargo build $(FEATURES) --release --bin fanorona && \
		exec "$(TARGET)/release/fanorona" $(ARGS); \
	fi

# In a separate target folder, so that the two programs do not overwrite each other.
text:
	@scripts/setup.sh text
	@cargo build --release --no-default-features --bin fanorona --target-dir "$(TARGET)/text"
	@exec "$(TARGET)/text/release/fanorona" $(ARGS)

test:
	@scripts/setup.sh test
	@scripts/test.sh

core-test:
	@scripts/setup.sh text
	cargo core

record:
	FANORONA_RECORD=1 cargo core recorded

lint:
	@FANORONA_WEB=0 scripts/setup.sh test
	cargo fmt --all --check
	cargo lint
	cargo clippy $(FEATURES) --release --all-targets -- -D warnings
	@if [ "$$FANORONA_WEB" != 0 ]; then web/build.sh lint; fi

doc:
	@scripts/setup.sh text
	RUSTDOCFLAGS=-Dwarnings cargo doc --workspace --no-default-features --no-deps

pictures:
	@scripts/setup.sh test
	cargo test $(FEATURES) --release --test pictures

bench:
	@scripts/setup.sh text
	cargo bench --no-default-features --bench perft --bench stop

dist:
	@scripts/setup.sh play
	scripts/dist.sh $(FEATURES)

# Built only if it is missing, so that `sudo make install` after `make dist` builds nothing as root.
$(PROGRAM):
	@$(MAKE) --no-print-directory dist

install: $(PROGRAM)
	@$(INSTALL) install
	@echo 'Installed below $(DESTDIR)$(PREFIX).'

uninstall:
	@$(INSTALL) uninstall

deb: $(PROGRAM)
	@PROGRAM="$(PROGRAM)" scripts/deb.sh

licences:
	@cargo about --version > /dev/null 2>&1 || \
		{ echo 'cargo-about is missing; install it with: cargo install cargo-about --features cli' >&2; exit 1; }
	@mkdir -p target
	cargo about generate --locked -c packaging/licences/about.toml packaging/licences/about.hbs -o target/licences.txt
	tr -d '\r' < target/licences.txt > assets/licences.txt

icons:
	node packaging/icons/make.mjs

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

# Whether the page for publication loads and can be played. The other tests need `make web-fast`.
web-published:
	@cd web && { [ -d node_modules/playwright-core ] || npm ci --no-audit --no-fund; }
	@cd web && node --test tests/published.test.mjs
	@cd web && node --test --test-name-pattern='second visit' tests/offline.test.mjs

# Needs packages that the other tests do without: docs/testing.md names them.
reader-test:
	cargo build --release --bin fanorona
	scripts/try_reader.sh "$(TARGET)/release/fanorona"

# Whether the page loads and can be played, in a few minutes.
web-smoke:
	@cd web && { [ -d node_modules/playwright-core ] || npm ci --no-audit --no-fund; }
	@cd web && node --test --test-concurrency=1 \
		--test-name-pattern='playable|by touch|without storage|without WebGL|in two parts|without the rest' tests/
