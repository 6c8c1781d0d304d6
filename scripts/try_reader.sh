#!/bin/sh
# Plays a game of Telo in the window through the tree that a screen reader has, on a display and a bus of its own.
#
#   try_reader.sh [PROGRAM]
#
# PROGRAM: by default target/release/fanorona. Needs the Debian packages xvfb, xdotool, dbus, at-spi2-core, python3-gi,
# gir1.2-atspi-2.0 and a Vulkan driver (mesa-vulkan-drivers). SEED: which turns are played, a number.
#
# tests/reader/play.py says what is checked.

set -eu

here=$(cd "$(dirname "$0")/.." && pwd)
program=${1:-${CARGO_TARGET_DIR:-$here/target}/release/fanorona}
[ -x "$program" ] || { echo "try_reader.sh: there is no program $program: run cargo build --release first" >&2; exit 2; }
for needed in Xvfb xdotool dbus-run-session; do
    command -v "$needed" >/dev/null || { echo "try_reader.sh: $needed is not installed" >&2; exit 2; }
done
# The system's packages are for the system's Python, which need not be the first one.
python=''
for candidate in python3 /usr/bin/python3; do
    if "$candidate" -c 'import gi; gi.require_version("Atspi", "2.0")' 2>/dev/null; then
        python=$candidate
        break
    fi
done
[ -n "$python" ] || { echo 'try_reader.sh: python3-gi or gir1.2-atspi-2.0 is not installed' >&2; exit 2; }

folder=$(mktemp -d)
server=''
finish() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    rm -rf "$folder"
}
trap finish EXIT
trap 'exit 1' INT TERM

# The server takes a free display and writes its number.
mkfifo "$folder/display"
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>"$folder/display" 2>/dev/null &
server=$!
read -r display <"$folder/display"

# A session of its own: no other programs, no settings and no games of the player.
mkdir -m 700 "$folder/run"
env -u WAYLAND_DISPLAY DISPLAY=":$display" XDG_RUNTIME_DIR="$folder/run" FANORONA_DATA="$folder/data" \
    HOME="$folder" dbus-run-session -- "$python" "$here/tests/reader/play.py" "$program"
