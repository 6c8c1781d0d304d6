#!/bin/sh
# Installs a Debian package in a bare Debian, starts the program there, and removes it again. For maintainers:
# takes some minutes, needs root, debootstrap, and a network.
#
#   try_deb.sh PACKAGE.deb [SUITE]
#
# SUITE: bookworm, for instance; by default that of this system. FOLDER: where the bare Debian is made (a new
# temporary folder, removed at the end). MIRROR: where Debian's packages come from; by default as here. COMPONENTS: main; for Ubuntu,
# main,universe.
#
# Checked are: the package names everything that the program needs; the commands work; the window opens under
# Xvfb with Mesa's lavapipe, and a second start hands it a game; removing leaves no file but the player's.

set -eu

package=${1:-}
[ -f "$package" ] || { echo 'usage: try_deb.sh PACKAGE.deb [SUITE]' >&2; exit 2; }
[ "$(id -u)" = 0 ] || { echo 'try_deb.sh: this must be run as root' >&2; exit 1; }
suite=${2:-$(. /etc/os-release && echo "$VERSION_CODENAME")}
uris=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null |
    sed -n 's/^URIs: *\([^ ]*\).*/\1/p; s/^deb \(\[[^]]*\] \)\{0,1\}\([^ ]*\).*/\2/p')
# Without one, debootstrap has its own.
mirror=${MIRROR:-$(echo "$uris" | grep '^https\{0,1\}:' | head -n 1)}
made=''
if [ -z "${FOLDER:-}" ]; then
    FOLDER=$(mktemp -d)
    made=$FOLDER
fi
bare=$FOLDER/bare

finish() {
    if [ -d "$bare/proc/1" ]; then
        umount "$bare/proc"
    fi
    [ -z "$made" ] || rm -rf "$made"
}
trap finish EXIT
trap 'exit 1' INT TERM

step() {
    echo "==== $*"
}

inside() {
    chroot "$bare" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive "$@"
}

# All files of the system, but for those of the package manager and the caches that everything shares.
list_files() {
    inside find / -xdev \( -path /proc -o -path /tmp -o -path /var/lib/dpkg -o -path /var/lib/apt \
        -o -path /var/cache -o -path /var/log -o -path /root -o -path /run \) -prune -o -print | sort
}

if [ ! -e "$bare/usr/bin/apt-get" ]; then
    step "a bare $suite"
    # shellcheck disable=SC2086 # no word at all if there is no mirror
    debootstrap --variant=minbase --components="${COMPONENTS:-main}" "$suite" "$bare" $mirror
fi
cp /etc/resolv.conf "$bare/etc/" 2>/dev/null || true
# Certificates and settings of this system's apt, where a proxy stands between.
for settings in /etc/apt/apt.conf /etc/apt/apt.conf.d /etc/apt/auth.conf.d; do
    [ ! -e "$settings" ] || cp -R "$settings" "$bare/etc/apt/"
done
mountpoint -q "$bare/proc" || mount -t proc proc "$bare/proc"

step 'what the test needs: an X server and a software renderer, which a desktop has'
inside apt-get update -q
inside apt-get install -y -q --no-install-recommends xvfb mesa-vulkan-drivers xdotool procps
list_files >"$FOLDER/before"

step 'install'
cp "$package" "$bare/tmp/fanorona.deb"
inside apt-get install -y -q --no-install-recommends /tmp/fanorona.deb
inside dpkg -L fanorona | grep -q /usr/share/man/man1/fanorona.1
test "$(inside fanorona turns --variant telo | wc -l)" = 4
inside fanorona --version
if inside ldd /usr/bin/fanorona | grep 'not found'; then
    exit 1
fi

step 'start'
cat >"$bare/tmp/start.sh" <<'INSIDE'
set -eu
export XDG_RUNTIME_DIR=/tmp/runtime
mkdir -p -m 700 $XDG_RUNTIME_DIR
rm -f /tmp/display
Xvfb -displayfd 3 -screen 0 1280x800x24 >/tmp/xvfb.log 2>&1 3>/tmp/display &
server=$!
for second in $(seq 30); do
    [ ! -s /tmp/display ] || break
    sleep 1
done
DISPLAY=:$(cat /tmp/display)
export DISPLAY
fanorona >/tmp/fanorona.log 2>&1 &
game=$!
found=''
for second in $(seq 120); do
    found=$(xdotool search --class org.fanorona.Fanorona 2>/dev/null || true)
    [ -z "$found" ] || break
    kill -0 $game
    sleep 1
done
[ -n "$found" ] || { echo 'no window was opened' >&2; exit 1; }
echo "the window was opened after $second s"
sleep 10
kill -0 $game
# A second start hands the game over and ends at once.
printf '[Variant "telo"]\n\n1. c1-b2A *\n' >/tmp/one.fgn
timeout 20 fanorona open /tmp/one.fgn
sleep 5
kill -0 $game
# What the program has opened while it ran.
sed -n 's/.* \(\/.*\.so[.0-9]*\)$/\1/p' /proc/$game/maps | sort -u >/tmp/libraries
kill $game
wait $game 2>/dev/null || true
kill $server
wait $server 2>/dev/null || true
INSIDE
inside sh /tmp/start.sh
[ ! -s "$bare/tmp/fanorona.log" ] || sed 's/^/the program says: /' "$bare/tmp/fanorona.log"
echo 'packages of the libraries that the program has opened:'
inside sh -c 'while read -r library; do dpkg -S "$library" 2>/dev/null || dpkg -S "${library#/usr}"; done </tmp/libraries |
    cut -d: -f1 | sort -u' | tr '\n' ' '
echo

step 'remove'
inside apt-get purge -y -q fanorona
inside apt-get autoremove --purge -y -q >/dev/null
list_files >"$FOLDER/after"
if ! diff "$FOLDER/before" "$FOLDER/after"; then
    echo 'try_deb.sh: the package leaves files behind, or takes files of others away' >&2
    exit 1
fi
test -d "$bare/root/.local/share/fanorona"
echo 'All steps passed; the player'\''s folder is still there.'
