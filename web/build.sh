#!/usr/bin/env bash
# Builds the web page into web/dist: a static site with relative links, for any folder of any host.
#
#   web/build.sh           as it is published: small; takes long
#   web/build.sh able      only fetches what building and testing need; fails where it cannot be had
#   web/build.sh fast      as its tests use it: built in a third of the time, several times as large
#
# Needs cargo, node and npm. The wasm target comes from rustup, or from Debian's rustc-web where rustup
# cannot fetch it; wasm-bindgen and wasm-opt are fetched from their registries into the target folder.
set -euo pipefail
cd "$(dirname "$0")/.."

MODE=${1:-full}
TARGET=$(realpath -m "${CARGO_TARGET_DIR:-target}")
TOOLS=$TARGET/web-tools
STAGE=$TARGET/web-stage
DIST=${FANORONA_WEB_DIST:-web/dist}
TRIPLE=wasm32-unknown-unknown

case $MODE in
  full) PROFILE=web; THINKER_PROFILE=web-thinker ;;
  fast) PROFILE=web-fast; THINKER_PROFILE=web-thinker ;;
  able) ;;
  *) echo "usage: web/build.sh [full|fast|able]" >&2; exit 2 ;;
esac

say() { printf '%s\n' "$*" >&2; }
need() { command -v "$1" > /dev/null || { say "$1 is missing: $2"; exit 1; }; }
need cargo 'see https://rustup.rs'
need node 'it runs wasm-opt and makes the icons (apt-get install nodejs npm)'

# --- The compiler for wasm32 -------------------------------------------------------------------
has_target() { [ -d "$(rustc --print sysroot)/lib/rustlib/$TRIPLE/lib" ]; }
build() { cargo build --target "$TRIPLE" "$@"; }
if ! has_target && command -v rustup > /dev/null; then
  rustup target add "$TRIPLE" >&2 || say 'rustup cannot fetch the wasm target.'
fi
if ! has_target; then
  if [ -x /usr/bin/cargo ] && [ -x /usr/bin/wasm-ld-19 ]; then
    say "Building with Debian's own compiler, which builds the standard library first."
    TARGET=$TARGET/debian-web
    export CARGO_TARGET_DIR=$TARGET
    build() {
      PATH=/usr/bin:/bin RUSTC_BOOTSTRAP=1 CARGO_UNSTABLE_BUILD_STD=std,panic_abort \
        CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld-19 \
        /usr/bin/cargo build --target "$TRIPLE" "$@"
    }
  else
    say "The wasm target is missing. Either 'rustup target add $TRIPLE', or on Debian"
    say "'apt-get install rustc-web cargo-web rust-web-src lld-19'."
    exit 1
  fi
fi

# --- wasm-bindgen, exactly as locked, and wasm-opt ---------------------------------------------
VERSION=$(sed -n '/^name = "wasm-bindgen"$/{n;s/.*"\(.*\)"/\1/p}' Cargo.lock)
BINDGEN=$TOOLS/bin/wasm-bindgen
if command -v wasm-bindgen > /dev/null && [ "$(wasm-bindgen --version)" = "wasm-bindgen $VERSION" ]; then
  BINDGEN=$(command -v wasm-bindgen)
elif ! { [ -x "$BINDGEN" ] && [ "$("$BINDGEN" --version)" = "wasm-bindgen $VERSION" ]; }; then
  say "Fetching wasm-bindgen $VERSION."
  # Its own lock names a crate that registries have withdrawn.
  CARGO_TARGET_DIR=$TARGET/web-tools-build \
    cargo install wasm-bindgen-cli --version "=$VERSION" --root "$TOOLS" >&2
fi
OPT=web/node_modules/binaryen/bin/wasm-opt
if [ "$MODE" != fast ] && [ ! -e "$OPT" ]; then
  need npm 'it fetches wasm-opt'
  (cd web && npm ci --no-audit --no-fund >&2)
fi
if [ "$MODE" = able ]; then
  for browser in "${CHROMIUM:-chromium}" chromium-browser google-chrome; do
    if command -v "$browser" > /dev/null; then exit 0; fi
  done
  say 'No Chromium is here to test the page with; CHROMIUM names one.'
  exit 1
fi

# --- The two programs --------------------------------------------------------------------------
say 'Building the computer player.'
build --profile "$THINKER_PROFILE" --no-default-features --features web-thinker --bin fanorona-thinker
say 'Building the game. The first time takes long.'
build --profile "$PROFILE" --no-default-features --features web --bin fanorona-web

rm -rf "$STAGE" && mkdir -p "$STAGE/made"
"$BINDGEN" --target web --no-typescript --out-dir "$STAGE" \
  "$TARGET/$TRIPLE/$PROFILE/fanorona-web.wasm"
"$BINDGEN" --target no-modules --no-typescript --out-dir "$STAGE" \
  "$TARGET/$TRIPLE/$THINKER_PROFILE/fanorona-thinker.wasm"

FEATURES='--enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext
  --enable-mutable-globals --enable-reference-types --enable-multivalue'
smaller() { # from, to, how
  if [ "$MODE" = full ]; then
    # shellcheck disable=SC2086 # several words are meant
    node "$OPT" $FEATURES "$3" --strip-debug --strip-producers "$1" -o "$2"
  else
    cp "$1" "$2"
  fi
}
say 'Making them smaller.'
smaller "$STAGE/fanorona-web_bg.wasm" "$STAGE/game.wasm" -Oz
smaller "$STAGE/fanorona-thinker_bg.wasm" "$STAGE/thinker.wasm" -O3

# --- The site ----------------------------------------------------------------------------------
cat "$STAGE/fanorona-thinker.js" web/page/worker.js > "$STAGE/worker.js"
node web/assemble.mjs "$STAGE" "$DIST" "$MODE"
