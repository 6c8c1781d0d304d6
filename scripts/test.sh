#!/bin/sh
# Runs the checks and the tests, of the pictures and of the web page a selection. A failed step does not end the run; a
# summary at the end lists the result and the duration of each step.
#
# The core is tested in the dev profile, with debug assertions. Everything with Bevy uses the release
# profile, so that Bevy is compiled once for the game and all its tests. Steps that share artifacts
# follow each other:
#   - clippy and the documentation of the core: the metadata of the core's dependencies (dev profile);
#   - clippy and the documentation of the game: the metadata of Bevy (release profile). Clippy makes it,
#     which takes some minutes from nothing; `cargo doc --no-deps` only reads it;
#   - the build, the tests and the pictures of the game: one build of Bevy (release profile);
#   - clippy on the web page's programs and their build: procedural macros and build scripts
#     (profile web-fast).

set -u

cd "$(dirname "$0")/.." || exit 1
# Without gamepads where they cannot be built; a list of arguments, so it is not quoted below.
# shellcheck disable=SC2086
features=$(scripts/features.sh)

summary=''
failed=0
start=$(date +%s)

# step NAME COMMAND...
step() {
    name=$1
    shift
    echo
    echo "==== $name: $*"
    step_start=$(date +%s)
    if "$@" </dev/null; then
        result='passed'
    else
        result='FAILED'
        failed=1
    fi
    seconds=$(($(date +%s) - step_start))
    summary="$summary
  $result  $(printf '%5d s' "$seconds")  $name"
}

# skip NAME REASON: the step did not run.
skip() {
    summary="$summary
  skipped          $1 ($2)"
}

# refuse NAME REASON: the step was asked for and cannot run.
refuse() {
    failed=1
    summary="$summary
  FAILED           $1 ($2)"
}

# --- The core: no Bevy, no system libraries ----------------------------------------------------
step 'formatting' cargo fmt --all --check
step 'formatting of the fuzz targets' cargo fmt --check --manifest-path fuzz/Cargo.toml
# Unit and integration tests, documentation tests, and the examples, which are compiled.
step 'tests of the core' cargo test --workspace --no-default-features
step 'clippy on the core' \
    cargo clippy --workspace --no-default-features --all-targets -- -D warnings
step 'documentation of the core' \
    env RUSTDOCFLAGS=-Dwarnings cargo doc --workspace --no-default-features --no-deps
# A crate of its own, with the core as a library. The fuzz targets are only compiled here: running them needs
# cargo-fuzz, and their bodies are tests of the core. Nothing is linked, so libFuzzer (C++) is not needed.
tools=${CARGO_TARGET_DIR:-target}/tools
step 'clippy on the fuzz targets' env CUSTOM_LIBFUZZER_PATH=/none/libfuzzer.a \
    cargo clippy --locked --manifest-path fuzz/Cargo.toml --target-dir "$tools" -- -D warnings

# --- The game ----------------------------------------------------------------------------------
step 'clippy on the game and its tests' \
    cargo clippy $features --release --all-targets -- -D warnings
step 'documentation of the game' \
    env RUSTDOCFLAGS=-Dwarnings cargo doc $features --release --no-deps
step 'build of the game and its tests' \
    cargo test $features --release --lib --test app --test motion --test pictures --no-run
step 'tests of the app without a window' cargo test $features --release --lib --test app --test motion
if [ "${FANORONA_SKIP_PICTURES:-}" = 1 ]; then
    skip 'pictures' 'FANORONA_SKIP_PICTURES is 1'
else
    # Some of the scenes: with software rendering each takes some seconds. `make pictures` draws all.
    step 'pictures' cargo test $features --release --test pictures -- \
        start- chosen-stone capture-choice movable destinations preview last-turn black-side
fi

# --- The web page ------------------------------------------------------------------------------
# Its programs need another build of Bevy: cold, these steps take about half as long as all others
# together. The whole is meant to take less than an hour on two cores. A machine on which the others
# already took this many seconds is too slow for that, so these steps are skipped.
limit=2700
if [ "${FANORONA_WEB:-}" = 0 ]; then
    skip 'web page' 'FANORONA_WEB is 0'
elif [ "${FANORONA_WEB:-}" != 1 ] && [ $(($(date +%s) - start)) -gt $limit ]; then
    skip 'web page' "everything else took more than $limit s; FANORONA_WEB=1 tests it regardless"
elif ! web/build.sh able; then
    if [ "${FANORONA_WEB:-}" = 1 ]; then
        refuse 'web page' 'FANORONA_WEB is 1, but something that building or testing it needs is not available; see above'
    else
        skip 'web page' 'something that building or testing it needs is not available; see above'
    fi
else
    step "clippy on the web page's programs" web/build.sh lint
    step 'build of the web page for tests' web/build.sh fast
    step 'web page in a browser' make --no-print-directory web-smoke
fi

echo
echo "Results, after $(($(date +%s) - start)) s:$summary"
if [ "$failed" != 0 ]; then
    echo 'Some steps failed.'
    exit 1
fi
echo 'All steps that ran passed.'
