#!/bin/sh
# Redraws the pictures of docs/pictures: some scenes, at the quality used with a graphics card, compressed
# by ImageMagick. Software rendering takes a quarter of an hour. The animation is made by
# `cargo test --release --test pictures -- --animation`.
set -eu
cd "$(dirname "$0")/.."
scenes='start-tsivy start-telo above chosen-stone capture-choice destinations chain advice last-turn
trays trays-glass black-side upright board-ebony board-field board-slab board-plain stones-glass corner
settings opponents result-match clocks-low past-chain photo coach coach-why'
drawn=$(mktemp -d)
trap 'rm -rf "$drawn"' EXIT
wanted=
for scene in ${*:-$scenes}; do wanted="$wanted =$scene"; done
# shellcheck disable=SC2086
FANORONA_QUALITY=${FANORONA_QUALITY-high} FANORONA_PICTURES=$drawn \
    cargo test --release --test pictures -- $wanted
for scene in ${*:-$scenes}; do
    convert "$drawn/$scene.png" -strip -sampling-factor 4:2:0 -interlace Plane \
        -define jpeg:extent=78kb "docs/pictures/$scene.jpg"
done
du -sh docs/pictures
