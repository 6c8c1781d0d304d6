#!/bin/sh
# Redraws the pictures of docs/pictures: some scenes, at the quality used with a graphics card, compressed
# by ImageMagick, and the right halves of those that show before and after. Software rendering takes a quarter of an
# hour. The moving pictures are made by `cargo test --release --test pictures -- --animation` and `-- --turntable`, with
# FANORONA_QUALITY=high. FANORONA_DRAWN names a folder with scenes that were drawn elsewhere, on a machine with a graphics card
# (FANORONA_OFFSCREEN=1 needs no display there). `pictures.sh stills` draws five at 3840 x 2160 instead, for shops.
set -eu
cd "$(dirname "$0")/.."
scenes='start-tsivy start-telo above chosen-stone capture-choice destinations chain advice last-turn
trays trays-glass black-side upright board-ebony board-field board-slab board-plain stones-glass corner
settings opponents result-match clocks-low past-chain photo coach coach-why'
folder=docs/pictures
most=78kb
if [ "${1-}" = stills ]; then
    set -- start-tsivy start-telo chain trays-glass board-ebony
    export FANORONA_PICTURE_SIZE=3840x2160 FANORONA_PICTURE_SCALE=2
    folder=docs/pictures/stills
    most=900kb
    mkdir -p "$folder"
fi
drawn=${FANORONA_DRAWN-}
if [ -z "$drawn" ]; then
    drawn=$(mktemp -d)
    trap 'rm -rf "$drawn"' EXIT
    wanted=
    for scene in ${*:-$scenes}; do wanted="$wanted =$scene"; done
    # shellcheck disable=SC2086
    FANORONA_QUALITY=${FANORONA_QUALITY-high} FANORONA_PICTURES=$drawn \
        cargo test --release --test pictures -- $wanted
fi
for scene in ${*:-$scenes}; do
    convert "$drawn/$scene.png" -strip -sampling-factor 4:2:0 -interlace Plane \
        -define jpeg:extent=$most "$folder/$scene.jpg"
    [ "$folder" = docs/pictures ] || continue
    both=docs/pictures/compared/$scene.jpg
    if [ -e "$both" ]; then
        size=$(identify -format '%[fx:w/2]x%h' "$both")
        convert "$both" -crop "$size+0+0" +repage \
            \( "$drawn/$scene.png" -resize "$size!" \) +append \
            -strip -sampling-factor 4:2:0 -interlace Plane \
            -define jpeg:extent=84kb "$both"
    fi
done
du -sh docs/pictures
