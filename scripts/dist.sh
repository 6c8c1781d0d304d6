#!/bin/sh
# Builds the program for publication: dist.sh [ARGUMENTS OF CARGO]. Where rustc's linker can, equal functions are
# linked once and relocations are stored compactly.

set -eu

cd "$(dirname "$0")/.."

# understands ARGUMENT: whether rustc's linker does, and a program so linked runs here.
understands() {
    probe=$(mktemp -d)
    status=0
    { echo 'fn main() {}' | rustc - -C "link-arg=$1" -o "$probe/probe" && "$probe/probe"; } 2>/dev/null || status=$?
    rm -r "$probe"
    return "$status"
}

smaller=
for argument in -Wl,--icf=all -Wl,-z,pack-relative-relocs; do
    if [ "$(uname -s)" = Linux ] && understands "$argument"; then
        smaller="$smaller -C link-arg=$argument"
    fi
done
# shellcheck disable=SC2086 # several words are meant
exec cargo rustc --locked --profile dist --bin fanorona "$@" -- $smaller
