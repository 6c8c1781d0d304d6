#!/usr/bin/env bash
# Builds the web page into web/dist: a static site with relative links, for any folder of any host.
#
#   web/build.sh           for publication: small; takes long
#   web/build.sh fast      for tests: built in a third of the time, several times as large, with the probe that
#                          tells the tests what is where (feature `web-probe`)
#   web/build.sh able      only fetches what building and testing need; fails if something is not available
#   web/build.sh lint      only runs clippy on both wasm programs, warnings are errors (`cargo check` where
#                          the compiler for wasm32 comes without clippy)
#
# Needs cargo; all modes but `lint` need node and npm as well, and `able` a Chromium. The wasm target comes from rustup, or
# from Debian's rustc-web if rustup cannot fetch it. wasm-bindgen and wasm-opt are fetched from their registries
# into the target folder.
set -euo pipefail
cd "$(dirname "$0")/.."

MODE=${1:-full}
TARGET=$(realpath -m "${CARGO_TARGET_DIR:-target}")
TOOLS=$TARGET/web-tools
STAGE=$TARGET/web-stage
DIST=${FANORONA_WEB_DIST:-web/dist}
TRIPLE=wasm32-unknown-unknown

case $MODE in
  full) PROFILE=web; THINKER_PROFILE=web-thinker; GAME=web ;;
  fast) PROFILE=web-fast; THINKER_PROFILE=web-thinker; GAME=web-probe ;;
  lint) PROFILE=web-fast; THINKER_PROFILE=web-fast; GAME=web-probe ;;
  able) ;;
  *) echo "usage: web/build.sh [full|fast|able|lint]" >&2; exit 2 ;;
esac

say() { printf '%s\n' "$*" >&2; }
need() { command -v "$1" > /dev/null || { say "$1 is missing: $2"; exit 1; }; }
need cargo 'see https://rustup.rs'
if [ "$MODE" != lint ]; then
  need node 'it runs wasm-opt and makes the icons (apt-get install nodejs npm)'
fi

# --- The compiler for wasm32 -------------------------------------------------------------------
has_target() { [ -d "$(rustc --print sysroot)/lib/rustlib/$TRIPLE/lib" ]; }
# Runs a command of cargo for wasm32.
wasm_cargo() {
  local command=$1
  shift
  cargo "$command" --target "$TRIPLE" "$@"
}
has_clippy() { cargo clippy --version > /dev/null 2>&1; }
if ! has_target && command -v rustup > /dev/null; then
  rustup target add "$TRIPLE" >&2 || say 'rustup cannot fetch the wasm target.'
fi
if ! has_target; then
  if [ -x /usr/bin/cargo ] && [ -x /usr/bin/wasm-ld-19 ]; then
    say "Using Debian's own compiler, which builds the standard library first."
    TARGET=$TARGET/debian-web
    export CARGO_TARGET_DIR=$TARGET
    wasm_cargo() {
      local command=$1
      shift
      PATH=/usr/bin:/bin RUSTC_BOOTSTRAP=1 CARGO_UNSTABLE_BUILD_STD=std,panic_abort \
        CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld-19 \
        /usr/bin/cargo "$command" --target "$TRIPLE" "$@"
    }
    # Debian's clippy belongs to another version of its compiler.
    has_clippy() { false; }
  else
    say "The wasm target is missing. Either 'rustup target add $TRIPLE', or on Debian"
    say "'apt-get install rustc-web cargo-web rust-web-src lld-19'."
    exit 1
  fi
fi

# --- Lints -------------------------------------------------------------------------------------
# lint OPTIONS: lints one program and the library that it uses; warnings are errors.
lint() {
  if has_clippy; then
    wasm_cargo clippy "$@" -- -D warnings
    return
  fi
  # Cargo repeats the warnings of unchanged crates, and shows none of dependencies.
  local log=$TARGET/web-lint.log status=0
  mkdir -p "$TARGET"
  wasm_cargo check "$@" 2> "$log" || status=$?
  cat "$log" >&2
  [ "$status" = 0 ] && ! grep -q '^warning: `fanorona`' "$log"
}
if [ "$MODE" = lint ]; then
  has_clippy || say 'This compiler comes without clippy: checking with its own lints only.'
  say 'Linting the computer player.'
  lint --profile "$THINKER_PROFILE" -p fanorona-thinker
  say 'Linting the game. The first time takes some minutes.'
  lint --profile "$PROFILE" --no-default-features --features "$GAME" --bin fanorona-web
  exit 0
fi

# --- wasm-bindgen, exactly as locked, and wasm-opt ---------------------------------------------
VERSION=$(sed -n '/^name = "wasm-bindgen"$/{n;s/.*"\(.*\)"/\1/p}' Cargo.lock)
BINDGEN=$TOOLS/bin/wasm-bindgen
if command -v wasm-bindgen > /dev/null && [ "$(wasm-bindgen --version)" = "wasm-bindgen $VERSION" ]; then
  BINDGEN=$(command -v wasm-bindgen)
elif ! { [ -x "$BINDGEN" ] && [ "$("$BINDGEN" --version)" = "wasm-bindgen $VERSION" ]; }; then
  say "Fetching wasm-bindgen $VERSION."
  # Without --locked: its own lock file names a crate version that was yanked.
  CARGO_TARGET_DIR=$TARGET/web-tools-build \
    cargo install wasm-bindgen-cli --version "=$VERSION" --root "$TOOLS" >&2
fi
OPT=web/node_modules/binaryen/bin/wasm-opt
if [ "$MODE" != fast ] && [ ! -e "$OPT" ]; then
  need npm 'it fetches wasm-opt'
  (cd web && npm ci --no-audit --no-fund >&2)
fi
has_browser() {
  local browser
  for browser in "${CHROMIUM:-chromium}" chromium-browser google-chrome; do
    if command -v "$browser" > /dev/null; then return; fi
  done
  return 1
}
if [ "$MODE" = able ] && ! has_browser; then
  say 'There is no Chromium, which tests the page; set CHROMIUM to the path of one.'
  exit 1
fi
[ "$MODE" != able ] || exit 0

# The page for publication does not say where it was built.
if [ "$MODE" = full ]; then
  export RUSTFLAGS="--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}/registry/src=/src --remap-path-prefix=$PWD=/fanorona"
fi

# --- The two programs --------------------------------------------------------------------------
say 'Building the computer player.'
wasm_cargo build --profile "$THINKER_PROFILE" -p fanorona-thinker
say 'Building the game. The first time takes long.'
wasm_cargo build --profile "$PROFILE" --no-default-features --features "$GAME" --bin fanorona-web

rm -rf "$STAGE" && mkdir -p "$STAGE"
"$BINDGEN" --target web --no-typescript --out-dir "$STAGE" \
  "$TARGET/$TRIPLE/$PROFILE/fanorona-web.wasm"
"$BINDGEN" --target no-modules --no-typescript --out-dir "$STAGE" \
  "$TARGET/$TRIPLE/$THINKER_PROFILE/fanorona-thinker.wasm"

FEATURES='--enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext
  --enable-mutable-globals --enable-reference-types --enable-multivalue'
# optimize INPUT OUTPUT OPTIONS...: with wasm-opt in the mode `full`, otherwise only copies.
optimize() {
  local input=$1 output=$2
  shift 2
  if [ "$MODE" = full ]; then
    # shellcheck disable=SC2086 # several words are meant
    node "$OPT" $FEATURES "$@" "$input" -o "$output"
  else
    cp "$input" "$output"
  fi
}
say 'Optimizing for size.'
optimize "$STAGE/fanorona-thinker_bg.wasm" "$STAGE/thinker.wasm" -O3 --strip-debug --strip-producers
cat "$STAGE/fanorona-thinker.js" web/page/worker.js > "$STAGE/worker.js"
if [ "$MODE" = full ]; then
  node web/unused.mjs "$STAGE/fanorona-web_bg.wasm" "$STAGE/used.wasm"
  optimize "$STAGE/used.wasm" "$STAGE/small.wasm" -Oz --debuginfo
  # Similar functions next to each other compress better. Their names tell which are similar, and are removed last.
  node web/order.mjs "$STAGE/small.wasm" "$STAGE/ordered.wasm"
  optimize "$STAGE/ordered.wasm" "$STAGE/game.wasm" \
    --remove-unused-module-elements --reorder-functions-by-name --strip-debug --strip-producers
else
  optimize "$STAGE/fanorona-web_bg.wasm" "$STAGE/game.wasm"
fi

# --- The site ----------------------------------------------------------------------------------
node web/assemble.mjs "$STAGE" "$DIST" "$MODE"
