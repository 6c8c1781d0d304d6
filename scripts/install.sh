#!/bin/sh
# Installs the program that was built, with everything that a desktop wants to know of it, or removes it.
#
#   install.sh install|uninstall|list
#
# PROGRAM: the built program (target/dist/fanorona). PREFIX: where it is installed (/usr/local). DESTDIR: a
# folder that stands for the root of the system, for packages. `list` prints the files of an installation.
# Removing leaves the games and settings of the players alone: they are in their own folders.

set -eu
cd "$(dirname "$0")/.."

readonly ID=org.fanorona.Fanorona
readonly SIZES='16 24 32 48 64 128 256 512'

main() {
    prefix=${PREFIX:-/usr/local}
    program=${PROGRAM:-${CARGO_TARGET_DIR:-target}/dist/fanorona}
    case $prefix in
    /*[!A-Za-z0-9/._+@~-]*) fail "PREFIX contains a character that desktops do not accept: $prefix" ;;
    /*) prefix=${prefix%/} ;;
    *) fail "PREFIX must begin with a slash: $prefix" ;;
    esac
    root=${DESTDIR:-}$prefix
    case ${1:-} in
    install) install_all ;;
    uninstall) uninstall_all ;;
    list) installed_files | sed "s|^|$root/|" ;;
    *)
        echo 'usage: install.sh install|uninstall|list' >&2
        exit 2
        ;;
    esac
}

fail() {
    echo "install.sh: $*" >&2
    exit 1
}

install_all() {
    [ -x "$program" ] || fail "there is no $program: run 'make dist' first"
    made=$(mktemp -d)
    trap 'rm -rf "$made"' EXIT
    mkdir "$made/man"
    run_quietly manual "$made/man"
    for shell in bash fish zsh; do
        run_quietly completions "$shell" >"$made/$shell"
    done
    # Links and file managers find the program wherever it is installed.
    sed "s|^Exec=fanorona|Exec=$prefix/bin/fanorona|; s|^TryExec=fanorona|TryExec=$prefix/bin/fanorona|" \
        packaging/linux/$ID.desktop >"$made/desktop"

    put 755 "$program" bin/fanorona
    put 644 "$made/desktop" share/applications/$ID.desktop
    put 644 packaging/linux/$ID.metainfo.xml share/metainfo/$ID.metainfo.xml
    put 644 packaging/linux/$ID.mime.xml share/mime/packages/$ID.xml
    for size in $SIZES; do
        put 644 "packaging/icons/$size.png" "share/icons/hicolor/${size}x$size/apps/$ID.png"
    done
    for page in "$made"/man/*.1; do
        put 644 "$page" "share/man/man1/${page##*/}"
    done
    put 644 "$made/bash" share/bash-completion/completions/fanorona
    put 644 "$made/fish" share/fish/vendor_completions.d/fanorona.fish
    put 644 "$made/zsh" share/zsh/site-functions/_fanorona
    for document in LICENSE-MIT LICENSE-APACHE CREDITS.md assets/licences.txt; do
        put 644 $document share/doc/fanorona/${document##*/}
    done
    refresh
}

# Runs the program without a player's data.
run_quietly() {
    FANORONA_DATA="$made/data" LC_ALL=C "$program" "$@" || fail "$program $* failed"
}

# put MODE FROM TO
put() {
    mkdir -p "$root/${3%/*}"
    rm -f "$root/$3"
    cp "$2" "$root/$3"
    chmod "$1" "$root/$3"
}

# Prints the files of an installation, relative to the prefix.
installed_files() {
    echo bin/fanorona
    echo share/applications/$ID.desktop
    echo share/metainfo/$ID.metainfo.xml
    echo share/mime/packages/$ID.xml
    for size in $SIZES; do
        echo "share/icons/hicolor/${size}x$size/apps/$ID.png"
    done
    for page in "$root"/share/man/man1/fanorona.1 "$root"/share/man/man1/fanorona-*.1; do
        [ -e "$page" ] && echo "share/man/man1/${page##*/}"
    done
    echo share/bash-completion/completions/fanorona
    echo share/fish/vendor_completions.d/fanorona.fish
    echo share/zsh/site-functions/_fanorona
    for document in LICENSE-MIT LICENSE-APACHE CREDITS.md licences.txt; do
        echo share/doc/fanorona/$document
    done
}

uninstall_all() {
    installed_files | while read -r file; do
        rm -f "$root/$file"
    done
    [ ! -d "$root/share/doc/fanorona" ] || rmdir "$root/share/doc/fanorona" 2>/dev/null || true
    refresh
}

# Tells the desktop, which keeps lists of programs, types and icons. Packages have their own ways to do it.
refresh() {
    [ -z "${DESTDIR:-}" ] || return 0
    if [ -d "$root/share/applications" ]; then
        quietly update-desktop-database "$root/share/applications"
    fi
    if [ -d "$root/share/mime/packages" ]; then
        quietly update-mime-database "$root/share/mime"
    fi
    if [ -e "$root/share/icons/hicolor/icon-theme.cache" ]; then
        quietly gtk-update-icon-cache -q -t "$root/share/icons/hicolor"
    fi
}

# Runs a command if the system has it; its failure does not matter.
quietly() {
    ! command -v "$1" >/dev/null 2>&1 || "$@" >/dev/null 2>&1 || true
}

main "$@"
