#!/bin/sh
# Prints the arguments for cargo that choose the features of the game: none, or those without gamepads where
# libudev, with which Linux reads them, is not installed for building.

set -eu

if [ "$(uname -s)" = Linux ] && ! pkg-config --exists libudev 2>/dev/null; then
    echo 'libudev is missing: building without gamepads.' >&2
    echo --no-default-features --features game
fi
