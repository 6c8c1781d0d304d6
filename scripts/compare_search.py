#!/usr/bin/env python3
"""Compares the speed of the search of two builds.

Both programs search the same positions to the same number of nodes, in turns, three times each; the
least processor time counts. A position where they report other nodes or another best turn is marked
DIFF: then the search itself has changed, and the ratio is not only one of speed. Linux only.
"""

import argparse
import re
import subprocess
import sys
import time
from pathlib import Path

RUNS = 3
BENCH = Path(__file__).parent.parent / "crates/engine/src/bench.rs"


class Engine:
    def __init__(self, path, table):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([path, "engine"], stdin=pipe, stdout=pipe, text=True)
        self.ask(f"setoption name Hash value {table}\nisready", "readyok")

    def ask(self, text, end):
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()
        lines = []
        for line in self.process.stdout:
            lines.append(line.strip())
            if line.startswith(end):
                return lines
        sys.exit("a program has ended")

    def clock(self):
        """The processor time of the program in nanoseconds."""
        return time.clock_gettime_ns(~self.process.pid << 3 | 2)

    def search(self, position, nodes):
        self.ask(f"ucinewgame\nposition fen {position}\nisready", "readyok")
        began = self.clock()
        lines = self.ask(f"go nodes {nodes}", "bestmove")
        taken = self.clock() - began
        words = [line for line in lines if " nodes " in line][-1].split()
        return taken, int(words[words.index("nodes") + 1]), lines[-1]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("positions", nargs="?", help="a file with a position in each line; without it, those of `fanorona-lab bench` with few stones")
    parser.add_argument("--hash", type=int, default=16, help="the size of the transposition table in MiB (%(default)s)")
    parser.add_argument("--nodes", type=int, default=1_000_000, help="the nodes of a search (%(default)s)")
    return parser.parse_args()


def main():
    args = arguments()
    engines = [Engine(path, args.hash) for path in (args.old, args.new)]
    if args.positions:
        positions = [line.strip() for line in open(args.positions) if line.strip()]
    else:
        text = BENCH.read_text().split("SPARSE", 1)[1].split("];", 1)[0]
        positions = re.findall(r'\("tsivy", "([^"]+)"\)', text)
    times, nodes = [0, 0], [0, 0]
    for position in positions:
        found = [[engine.search(position, args.nodes) for engine in engines] for _ in range(RUNS)]
        least = [min(run[i][0] for run in found) for i in (0, 1)]
        last = found[-1]
        for i in (0, 1):
            times[i] += least[i]
            nodes[i] += last[i][1]
        rates = [last[i][1] / least[i] * 1e3 for i in (0, 1)]
        mark = "" if last[0][1:] == last[1][1:] else "\tDIFF"
        print(f"{position}\t{rates[0]:.2f}\t{rates[1]:.2f}\t{rates[1] / rates[0]:.2f}{mark}", flush=True)
    rates = [nodes[i] / times[i] * 1e3 for i in (0, 1)]
    print(f"all, million positions a second\t{rates[0]:.2f}\t{rates[1]:.2f}\t{rates[1] / rates[0]:.2f}")


main()
