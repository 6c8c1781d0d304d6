#!/bin/sh
# Redraws docs/pictures/pages: the pages in two languages, wide, upright and at twice the size, a sheet of pictures for
# each. Needs ImageMagick. Software rendering takes some minutes.
set -eu
cd "$(dirname "$0")/.."
pages='resume page-welcome new-game opponents library import page-export statistics shipped booklet page-lessons
page-puzzles page-rules page-keys page-about settings page-editor result-match page-resign'
drawn=$(mktemp -d)
trap 'rm -rf "$drawn"' EXIT
wanted=
for page in $pages; do wanted="$wanted =$page"; done
mkdir -p docs/pictures/pages
for language in en mg; do
    for format in 'wide 1280x720 1 4 426x240' 'upright 405x720 1 7 243x432' 'large 1280x720 2 4 426x240'; do
        # shellcheck disable=SC2086
        set -- $format
        # shellcheck disable=SC2086
        FANORONA_PICTURE_LANGUAGE=$language FANORONA_PICTURE_SIZE=$2 FANORONA_PICTURE_SCALE=$3 \
            FANORONA_PICTURES=$drawn/$1 cargo test --release --test pictures -- $wanted ||
            echo "$1, $language: a check failed"
        sheet=
        for page in $pages; do sheet="$sheet $drawn/$1/$page.png"; done
        # shellcheck disable=SC2086
        montage $sheet -tile "$4x" -geometry "$5+4+4" -background '#101316' "$drawn/sheet.png"
        convert "$drawn/sheet.png" -strip -sampling-factor 4:2:0 -interlace Plane \
            -define jpeg:extent=245kb "docs/pictures/pages/$1-$language.jpg"
    done
done
du -sh docs/pictures/pages
