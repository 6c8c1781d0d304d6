#!/usr/bin/env bash
# Packs the archive that players of one system download, into target/archives.
#
#   scripts/archive.sh linux|windows|macos|web
#
# linux, windows, macos: builds the game on that system (macOS: one program for both processors, as an app) and
# packs it with its documents and what they link to. web: packs web/dist, which `make web` builds.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

platform=${1:-}
built=${CARGO_TARGET_DIR:-target}
out=target/archives
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
name=fanorona-$platform
folder=$out/$name

fail() {
    echo "archive.sh: $*" >&2
    exit 1
}

# Copies a file or a folder of the repository to the same place in the archive. Of a document, copies the files that it
# links to as well.
put() {
    local file=$1 target
    [ ! -e "$folder/$file" ] || return 0
    mkdir -p "$folder/$(dirname "$file")"
    cp -R "$file" "$folder/$file"
    case $file in
    *.md)
        for target in $(grep -o ']([^)#]*' "$file" | cut -c 3-); do
            case $target in
            http*) ;;
            *) put "$(dirname "$file")/$target" ;;
            esac
        done
        ;;
    esac
}

case $platform in
linux | windows | macos | web) ;;
*) fail 'usage: scripts/archive.sh linux|windows|macos|web' ;;
esac

rm -rf "$folder"
mkdir -p "$folder"

case $platform in
linux | windows)
    suffix=''
    [ "$platform" = linux ] || suffix=.exe
    scripts/dist.sh
    cp "$built/dist/fanorona$suffix" "$folder/"
    ;;
macos)
    export MACOSX_DEPLOYMENT_TARGET=11.0
    programs=()
    for triple in x86_64-apple-darwin aarch64-apple-darwin; do
        scripts/dist.sh --target "$triple"
        programs+=("$built/$triple/dist/fanorona")
    done
    lipo -create -output "$out/program" "${programs[@]}"
    packaging/macos/bundle.sh "$out/program" "$folder"
    rm "$out/program"
    ;;
web)
    [ -f web/dist/index.html ] || fail "there is no web/dist: run 'make web' first"
    cp -R web/dist/. "$folder/"
    ;;
esac

cp LICENSE-MIT LICENSE-APACHE assets/licences.txt "$folder/"
if [ "$platform" != web ]; then
    for document in README.md CREDITS.md CHANGELOG.md; do
        put "$document"
    done
fi

archive=fanorona-$version-$platform
cd "$out"
case $platform in
linux | macos)
    tar -czf "$archive.tar.gz" "$name"
    echo "$out/$archive.tar.gz"
    ;;
windows)
    7z a -bd "$archive.zip" "$name" > /dev/null
    echo "$out/$archive.zip"
    ;;
web)
    rm -f "$archive.zip"
    if command -v zip > /dev/null; then
        zip -qr "$archive.zip" "$name"
    else
        # Python contains an archiver.
        python3 -m zipfile -c "$archive.zip" "$name"
    fi
    echo "$out/$archive.zip"
    ;;
esac
rm -rf "$name"
