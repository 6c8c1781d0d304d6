#!/usr/bin/env bash
# Compares the speed of the turn generator with that of jh85/smallgames, a C++ program, on one core.
#
#   scripts/compare_generators.sh [FOLDER|URL] [DEPTH] [PAIRS]
#
# FOLDER|URL: a checkout of the other program, or its repository
# [default: https://github.com/jh85/smallgames]. DEPTH: turns ahead from the start of Tsivy
# [default: 6]. PAIRS: the number of alternating runs [default: 5].
#
# The other program is copied, extended from 32 points to 45, and built with its own flags. Its perft
# lists all turns, including those of the last depth; ours only counts those. Therefore ours is measured
# three times: as it is, with every turn listed, and with every turn also played, which is closest to
# the other program. All must find the same numbers.

set -euo pipefail

source=${1:-https://github.com/jh85/smallgames}
depth=${2:-6}
pairs=${3:-5}
here=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [ -d "$source" ] && [ -d "$source/fanorona" ]; then
    cp -R "$source/fanorona" "$work/theirs"
else
    git clone --quiet --depth 1 "$source" "$work/clone"
    cp -R "$work/clone/fanorona" "$work/theirs"
fi

# 45 points: larger tables, and 64 instead of 32 bits for the set of points that a chain has touched.
cd "$work/theirs"
sed -i \
    -e 's/kMaxPoints = 32/kMaxPoints = 45/' \
    -e 's/uint32_t visited/uint64_t visited/g' \
    -e 's/1u << cur/1ull << cur/g' \
    -e 's/1u << u\b/1ull << u/g' \
    src/fanorona.h src/fanorona.cc
make --silent clean
make --silent
theirs="$work/theirs/fanorona"

cd "$here"
cargo build --quiet --release --no-default-features --bin fanorona
# Cargo prints the path of the benchmark that it builds.
bench=$(cargo bench --no-default-features --bench perft --no-run 2>&1 |
    sed -n 's/.*Executable.*(\(.*\))$/\1/p' | tail -n 1)
ours=${CARGO_TARGET_DIR:-target}/release/fanorona

pin=''
if command -v taskset >/dev/null; then
    # The last core that this shell may use.
    pin="taskset -c $(taskset -cp $$ | sed 's/.*[ ,-]//')"
fi

start='BBBBBBBBB/BBBBBBBBB/BWBW.BWBW/WWWWWWWWW/WWWWWWWWW w'
run_theirs() { $pin "$theirs" perft 9x5 "$depth" --seq-rule 0 --setup "$start" 2>/dev/null; }
run_counted() { $pin "$ours" perft --depth "$depth"; }
run_listed() { $pin "$bench" once listed "$depth"; }
run_played() { $pin "$bench" once played "$depth"; }

# The output of all: one number for each depth.
run_theirs | sed 's/.*= //' >"$work/numbers"
for kind in counted listed played; do
    "run_$kind" | cut -f 2 | cmp - "$work/numbers" || {
        echo "compare_generators.sh: the numbers of turns differ ($kind)" >&2
        exit 1
    }
done
all=$(awk '{ sum += $1 } END { printf "%.0f", sum }' "$work/numbers")
echo "Both find the same numbers at depths 1 to $depth: $(tr '\n' ' ' <"$work/numbers")"

# Processor time, which depends less on other programs than wall-clock time.
TIMEFORMAT=%U
seconds() { { time "run_$1" >/dev/null; } 2>&1; }
for ((pair = 1; pair <= pairs; pair++)); do
    echo "$(seconds theirs) $(seconds counted) $(seconds listed) $(seconds played)"
done >"$work/times"

echo "Million turns a second ($pairs pairs), and ours as a multiple of theirs in the same pair:"
report() { # COLUMN NAME
    awk -v column="$1" -v turns="$all" \
        '{ print turns / $column / 1e6, $1 / $column }' "$work/times" >"$work/column"
    middle() { sort -g -k "$1,$1" "$work/column" | awk -v c="$1" '{ v[NR] = $c }
        END { printf "%.1f (%.1f to %.1f)", v[int((NR + 1) / 2)], v[1], v[NR] }'; }
    printf '%-30s %-24s %s\n' "$2" "$(middle 1)" "$(middle 2)"
}
report 1 'theirs, listed'
report 2 'ours, counted at the end'
report 3 'ours, listed'
report 4 'ours, played and hashed'
