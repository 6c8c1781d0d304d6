#!/bin/sh
# Makes the Debian package of the program that was built, into target/packages. `make deb` uses it.
#
# PROGRAM: the built program (target/dist/fanorona). Needs cargo-deb: cargo install cargo-deb
set -eu
cd "$(dirname "$0")/.."
export PROGRAM="${PROGRAM:-${CARGO_TARGET_DIR:-target}/dist/fanorona}"
cargo deb --version >/dev/null 2>&1 || {
    echo 'deb.sh: cargo-deb is missing; install it with: cargo install cargo-deb' >&2
    exit 1
}
rm -rf target/stage
DESTDIR=target/stage PREFIX=/usr scripts/install.sh install
mkdir -p target/packages
cargo deb --no-build --no-strip --output target/packages
