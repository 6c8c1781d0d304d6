#!/bin/sh
# Runs every test, whatever fails on the way, and says at the end what passed and what did not.
#
# The core is tested in the dev profile, with debug assertions; everything with Bevy in the release
# profile, so that one build of Bevy serves the game and all its tests.

set -u

summary=''
failed=0
began=$(date +%s)

# step NAME COMMAND...
step() {
    name=$1
    shift
    echo
    echo "==== $name: $*"
    from=$(date +%s)
    if "$@" </dev/null; then
        verdict='passed'
    else
        verdict='FAILED'
        failed=1
    fi
    took=$(($(date +%s) - from))
    summary="$summary
  $verdict  $(printf '%5d s' "$took")  $name"
}

step 'form of the source' cargo fmt --check
step 'rules, engine, texts, commands' cargo test --no-default-features
step 'clippy on the core' \
    cargo clippy --no-default-features --all-targets -- -D warnings
step 'build of the game and its tests' \
    cargo test --release --lib --test app --test motion --test pictures --no-run
step 'the app without a window' cargo test --release --lib --test app --test motion
if [ "${FANORONA_SKIP_PICTURES:-}" = 1 ]; then
    summary="$summary
  skipped          pictures (FANORONA_SKIP_PICTURES is 1)"
else
    # A part of the scenes: in software each takes some seconds. `make pictures` draws all.
    step 'pictures' cargo test --release --test pictures -- \
        start- chosen-stone capture-choice movable destinations preview last-turn black-side
fi

# The page's programs are another build of Bevy. Where the first one took very long already, they
# would be too much at a time.
enough=3600
if [ "${FANORONA_WEB:-}" = 0 ]; then
    summary="$summary
  skipped          web page (FANORONA_WEB is 0)"
elif [ "${FANORONA_WEB:-}" != 1 ] && [ $(($(date +%s) - began)) -gt $enough ]; then
    summary="$summary
  skipped          web page (all else took over $enough s; FANORONA_WEB=1 tests it all the same)"
elif ! web/build.sh able; then
    summary="$summary
  skipped          web page (what builds it could not be fetched; see above)"
else
    step 'build of the web page, quickly' web/build.sh fast
    step 'web page in a browser' make --no-print-directory web-smoke
fi

echo
echo "What was tested, in $(($(date +%s) - began)) s:$summary"
if [ "$failed" != 0 ]; then
    echo 'Not everything passed.'
    exit 1
fi
echo 'Everything that ran passed.'
