#!/bin/sh
# Makes the folder Fanorona.app from a built program: bundle.sh PROGRAM FOLDER. Needs node, for the icon.
set -eu
cd "$(dirname "$0")/../.."
[ $# = 2 ] || { echo 'usage: bundle.sh PROGRAM FOLDER' >&2; exit 2; }
contents=$2/Fanorona.app/Contents
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
rm -rf "$2/Fanorona.app"
mkdir -p "$contents/MacOS" "$contents/Resources"
node packaging/icons/make.mjs
cp packaging/icons/fanorona.icns "$contents/Resources/"
cp LICENSE-MIT LICENSE-APACHE assets/licences.txt "$contents/Resources/"
sed "s/@VERSION@/$version/" packaging/macos/Info.plist > "$contents/Info.plist"
cp "$1" "$contents/MacOS/fanorona"
chmod 755 "$contents/MacOS/fanorona"
