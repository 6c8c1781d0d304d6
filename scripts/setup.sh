#!/bin/sh
# Installs what the system lacks for the game and its tests, and nothing else.
#
#   setup.sh text|play|test [--dry-run] [--bare]
#
# text: the program without its window. play: with its window. test: everything for the tests,
# including those of the web page in a browser unless FANORONA_WEB is 0.
# --dry-run shows what would be installed. --bare does the same for an empty machine.
#
# Installs as root or with sudo on Debian, Ubuntu, Fedora and Arch; on other systems it names what is
# missing. The script looks for programs and libraries instead of packages: what was installed in
# another way is used as well.
#
# The game links only against the C library and, for sound and gamepads, ALSA's and udev's; libraries for windows,
# keys and Vulkan are opened at run time. Therefore these two are the only "-dev" packages here.

set -eu

readonly RUST_LEAST=95
readonly RUST_HOW="curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh"

main() {
    goal=''
    dry=false
    bare=false
    for word; do
        case $word in
        text | play | test) goal=$word ;;
        --dry-run) dry=true ;;
        --bare) dry=true bare=true ;;
        *) usage ;;
        esac
    done
    [ -n "$goal" ] || usage
    # Where rustup installs its programs, even if the shell's PATH does not have it.
    PATH=${CARGO_HOME:-${HOME:-/root}/.cargo}/bin:$PATH:/usr/sbin:/sbin
    export PATH

    system=$(uname -s)
    manager=$(find_manager)
    missing=$(missing_things)
    if [ -n "$missing" ]; then
        install_things "$missing"
    fi
    # Without it the game is built without gamepads (see features.sh).
    missing=$(missing_gamepad_things)
    if [ -n "$missing" ] && ! (install_things "$missing" missing_gamepad_things); then
        say "Continuing without it: the game will not read gamepads."
    fi
    # If these are not available, the page is not tested (see test.sh), unless FANORONA_WEB is 1.
    missing=$(missing_web_things)
    if [ -n "$missing" ] && ! (install_things "$missing"); then
        [ "${FANORONA_WEB:-}" != 1 ] || exit 1
        say "Continuing without them: the web page will not be tested."
    fi
    check_rust
    if ! $dry; then
        say "Everything that '$goal' needs is installed."
    fi
}

usage() {
    echo "usage: setup.sh text|play|test [--dry-run] [--bare]" >&2
    exit 2
}

say() {
    echo "setup: $*"
}

fail() {
    echo "setup: $*" >&2
    exit 1
}

has() {
    ! $bare && command -v "$1" >/dev/null 2>&1
}

# Prints the name of the package manager; nothing if it is none of those supported here.
find_manager() {
    for name in apt-get dnf pacman; do
        if command -v "$name" >/dev/null 2>&1; then
            echo "$name"
            return
        fi
    done
}

# Prints what the goal needs and the system lacks, one word each.
missing_things() {
    has_compiler || echo compiler
    [ "$goal" != text ] && [ "$system" = Linux ] || return 0
    if draws_on_x11; then
        for library in libX11.so.6 libX11-xcb.so.1 libXcursor.so.1 libXi.so.6 libxcb.so.1 \
            libxkbcommon.so.0 libxkbcommon-x11.so.0; do
            has_library "$library" || echo "$library"
        done
    fi
    if [ -n "${WAYLAND_DISPLAY:-}" ] || $bare; then
        has_library libwayland-client.so.0 || echo libwayland-client.so.0
        draws_on_x11 || has_library libxkbcommon.so.0 || echo libxkbcommon.so.0
    fi
    has pkg-config || echo pkg-config
    has_alsa || echo alsa
    has_library libvulkan.so.1 || echo libvulkan.so.1
    has_driver || echo driver
    if [ "$goal" = test ] && ! has_display; then
        has Xvfb || echo Xvfb
    fi
    if [ "$goal" = test ]; then
        has appstreamcli || echo appstreamcli
        has desktop-file-validate || echo desktop-file-validate
    fi
}

# Prints what reading gamepads needs in addition.
missing_gamepad_things() {
    [ "$goal" != text ] && [ "$system" = Linux ] || return 0
    has_udev || echo udev
}

# Prints what the tests of the web page need in addition.
missing_web_things() {
    [ "$goal" = test ] && [ "${FANORONA_WEB:-}" != 0 ] || return 0
    has_browser || echo browser
    has node || echo node
    has npm || echo npm
}

has_browser() {
    has chromium || has chromium-browser || has google-chrome
}

has_display() {
    ! $bare && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]
}

# Without a display the tests start Xvfb, which is an X11 server; for playing, X11 is assumed.
draws_on_x11() {
    [ -n "${DISPLAY:-}" ] || ! has_display
}

# Whether there is a compiler that finds its headers and its C library.
has_compiler() {
    has cc || return 1
    try=$(mktemp -d)
    echo '#include <stdio.h>
int main(void) { return puts("") < 0; }' >"$try/try.c"
    status=0
    cc "$try/try.c" -o "$try/try" >/dev/null 2>&1 || status=1
    rm -rf "$try"
    return $status
}

has_library() {
    $bare && return 1
    if ldconfig -p 2>/dev/null | grep -qF "$1"; then
        return 0
    fi
    found=$(echo "${LD_LIBRARY_PATH:-}" | tr ':' '\n')
    for folder in $found /usr/local/lib /usr/lib /usr/lib64 /lib /lib64 /usr/lib/*-linux-gnu*; do
        [ -e "$folder/$1" ] && return 0
    done
    return 1
}

# Whether ALSA's library with its headers is found in the same way as by the build.
has_alsa() {
    has pkg-config && pkg-config --exists alsa
}

# Whether libudev with its headers, which read gamepads, is found in the same way as by the build.
has_udev() {
    has pkg-config && pkg-config --exists libudev
}

# Whether there is a Vulkan driver. With Xvfb only software renderers are reliable.
has_driver() {
    $bare && return 1
    [ -z "${VK_DRIVER_FILES:-}${VK_ICD_FILENAMES:-}" ] || return 0
    wanted='*.json'
    if [ "$goal" = test ] && ! has_display; then
        wanted='lvp*.json'
    fi
    for folder in /etc /usr/local/etc /usr/share /usr/local/share "${HOME:-/root}/.local/share" \
        /run/opengl-driver/share; do
        for file in "$folder"/vulkan/icd.d/$wanted; do
            [ -e "$file" ] && return 0
        done
    done
    return 1
}

# Prints the packages of this system that contain a thing.
packages_of() {
    case $manager:$1 in
    apt-get:compiler) echo gcc libc6-dev ;;
    dnf:compiler) echo gcc glibc-devel ;;
    pacman:compiler) echo gcc ;;
    apt-get:libX11.so.6) echo libx11-6 ;;
    apt-get:libX11-xcb.so.1) echo libx11-xcb1 ;;
    dnf:libX11.so.6) echo libX11 ;;
    dnf:libX11-xcb.so.1) echo libX11-xcb ;;
    pacman:libX11.so.6 | pacman:libX11-xcb.so.1) echo libx11 ;;
    apt-get:libXcursor.so.1) echo libxcursor1 ;;
    dnf:libXcursor.so.1) echo libXcursor ;;
    pacman:libXcursor.so.1) echo libxcursor ;;
    apt-get:libXi.so.6) echo libxi6 ;;
    dnf:libXi.so.6) echo libXi ;;
    pacman:libXi.so.6) echo libxi ;;
    apt-get:libxcb.so.1) echo libxcb1 ;;
    dnf:libxcb.so.1 | pacman:libxcb.so.1) echo libxcb ;;
    apt-get:libxkbcommon.so.0) echo libxkbcommon0 ;;
    dnf:libxkbcommon.so.0 | pacman:libxkbcommon.so.0) echo libxkbcommon ;;
    apt-get:libxkbcommon-x11.so.0) echo libxkbcommon-x11-0 ;;
    dnf:libxkbcommon-x11.so.0 | pacman:libxkbcommon-x11.so.0) echo libxkbcommon-x11 ;;
    apt-get:libwayland-client.so.0) echo libwayland-client0 ;;
    dnf:libwayland-client.so.0) echo libwayland-client ;;
    pacman:libwayland-client.so.0) echo wayland ;;
    apt-get:pkg-config) echo pkg-config ;;
    dnf:pkg-config) echo pkgconf-pkg-config ;;
    pacman:pkg-config) echo pkgconf ;;
    apt-get:alsa) echo libasound2-dev ;;
    dnf:alsa) echo alsa-lib-devel ;;
    pacman:alsa) echo alsa-lib ;;
    apt-get:udev) echo libudev-dev ;;
    dnf:udev) echo systemd-devel ;;
    pacman:udev) echo systemd-libs ;;
    apt-get:libvulkan.so.1) echo libvulkan1 ;;
    dnf:libvulkan.so.1) echo vulkan-loader ;;
    pacman:libvulkan.so.1) echo vulkan-icd-loader ;;
    apt-get:driver | dnf:driver) echo mesa-vulkan-drivers ;;
    pacman:driver) echo vulkan-swrast ;;
    apt-get:Xvfb) echo xvfb ;;
    dnf:Xvfb) echo xorg-x11-server-Xvfb ;;
    pacman:Xvfb) echo xorg-server-xvfb ;;
    *:appstreamcli) echo appstream ;;
    *:desktop-file-validate) echo desktop-file-utils ;;
    *:browser) echo chromium ;;
    pacman:node | apt-get:node | dnf:node) echo nodejs ;;
    *:npm) echo npm ;;
    *:curl) echo curl ca-certificates ;;
    esac
}

# Prints a description of a thing, for systems whose packages are not known here.
describe() {
    case $1 in
    compiler) echo "a C compiler that works under the name 'cc'" ;;
    driver) echo "a Vulkan driver (Mesa's lavapipe, if there is no graphics card)" ;;
    appstreamcli | desktop-file-validate) echo "$1, which checks the files for desktops" ;;
    browser) echo "Chromium, for the tests of the web page" ;;
    node | npm) echo "$1, for the tests of the web page" ;;
    udev) echo "libudev and its headers for gamepads, found by pkg-config as 'libudev'" ;;
    alsa) echo "ALSA's library and headers for sound, found by pkg-config as 'alsa'" ;;
    *) echo "$1" ;;
    esac
}

# install_things THINGS [FUNCTION that prints those that are still missing]
install_things() {
    packages=''
    for thing in $1; do
        say "Missing: $(describe "$thing")."
        packages="$packages $(packages_of "$thing")"
    done
    if [ "$system" != Linux ] || [ -z "$manager" ]; then
        $dry || fail "This script does not know this system's packages: please install what is missing, then try again."
        return 0
    fi
    # One package may contain two things.
    packages=$(echo "$packages" | tr -s ' ' '\n' | sort -u | tr '\n' ' ')
    install_packages "${packages# }"
    $dry && return 0
    left=$("${2:-missing_things}" | tr '\n' ' ')
    [ -z "$left" ] || fail "Still missing after the installation: $left"
}

install_packages() {
    if ! $dry && ! prefix=$(root_prefix); then
        fail "Installing needs root or sudo. As root: $manager $(install_command) $1"
    fi
    say "Installing with $manager: $1"
    $dry && return 0
    # sudo may drop variables; env sets them in any case.
    if [ "$manager" = apt-get ]; then
        $prefix apt-get update -q || say "The package lists could not be updated; continuing with the present ones."
    fi
    # shellcheck disable=SC2046,SC2086 # these are lists of words
    $prefix env DEBIAN_FRONTEND=noninteractive "$manager" $(install_command) $1 </dev/null ||
        fail "$manager could not install this; see its messages above. Is there a network connection?"
}

# Prints the arguments with which the package manager installs without questions and without extras.
install_command() {
    case $manager in
    apt-get) echo install -y -q --no-install-recommends ;;
    dnf) echo install -y --setopt=install_weak_deps=False ;;
    # A system without package lists fetches them first.
    pacman)
        if ls /var/lib/pacman/sync/*.db >/dev/null 2>&1; then
            echo -S --needed --noconfirm
        else
            echo -Sy --needed --noconfirm
        fi
        ;;
    esac
}

# Prints the prefix that runs a command as root; nothing if this is root.
root_prefix() {
    if [ "$(id -u)" = 0 ]; then
        return 0
    fi
    command -v sudo >/dev/null 2>&1 || return 1
    # With a terminal, sudo can ask for the password.
    if sudo -n true 2>/dev/null || [ -t 0 ]; then
        echo sudo
        return 0
    fi
    return 1
}

check_rust() {
    if ! has cargo; then
        install_rust
        $dry && return 0
        has cargo || fail "Rust could not be installed. Please run: $RUST_HOW"
    fi
    minor=$(cargo --version 2>/dev/null | sed -n 's/^cargo 1\.\([0-9]*\).*/\1/p')
    if [ -z "$minor" ] || [ "$minor" -lt $RUST_LEAST ]; then
        old=$(cargo --version 2>/dev/null || echo "a cargo that does not run")
        if command -v rustup >/dev/null 2>&1; then
            fail "Rust 1.$RUST_LEAST or newer is needed; this is $old. Please run: rustup update stable"
        fi
        fail "Rust 1.$RUST_LEAST or newer is needed; this is $old. Please install the newest: $RUST_HOW"
    fi
    [ "$goal" = test ] || return 0
    parts=''
    cargo fmt --version >/dev/null 2>&1 || parts="$parts rustfmt"
    cargo clippy --version >/dev/null 2>&1 || parts="$parts clippy"
    [ -n "$parts" ] || return 0
    say "Missing: Rust's$parts."
    $dry && return 0
    # shellcheck disable=SC2086 # a list of words
    if ! command -v rustup >/dev/null 2>&1 || ! rustup component add $parts; then
        fail "Please install$parts beside cargo; with rustup: rustup component add$parts"
    fi
}

# Installs Rust with the package manager's rustup if there is one, otherwise with rustup's own installer,
# as described at https://www.rust-lang.org/tools/install.
install_rust() {
    say "Missing: Rust 1.$RUST_LEAST or newer."
    if has_rustup_package; then
        install_packages rustup
        $dry && return 0
        if ! command -v cargo >/dev/null 2>&1 && command -v rustup-init >/dev/null 2>&1; then
            rustup-init -y --no-modify-path --profile minimal -c rustfmt -c clippy </dev/null ||
                fail "Rust could not be downloaded. Is there a network connection?"
        else
            rustup default stable </dev/null ||
                fail "Rust could not be downloaded. Is there a network connection?"
        fi
        return 0
    fi
    if [ "$system" = Linux ] && [ -n "$manager" ] && ! has curl; then
        install_packages "$(packages_of curl)"
    fi
    say "Installing Rust into ${CARGO_HOME:-${HOME:-/root}/.cargo} with the installer of https://rustup.rs"
    $dry && return 0
    installer=$(mktemp)
    curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs -o "$installer" ||
        fail "The installer of Rust could not be downloaded. With a network connection, run: $RUST_HOW"
    sh "$installer" -y --no-modify-path --profile minimal -c rustfmt -c clippy </dev/null ||
        fail "Rust could not be downloaded. With a network connection, run: $RUST_HOW"
    rm -f "$installer"
}

has_rustup_package() {
    case $manager in
    apt-get) apt-cache policy rustup 2>/dev/null | grep -q 'Candidate: [0-9]' ;;
    dnf | pacman) [ "$system" = Linux ] ;;
    *) false ;;
    esac
}

main "$@"
