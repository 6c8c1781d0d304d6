#!/usr/bin/env python3
"""Compares the speed of the search of two builds: `scripts/compare_search.py OLD NEW [POSITIONS]`.

Both programs search the same positions to the same number of nodes, in turns, three times each; the
least processor time counts. A position where they report other nodes or another best turn is marked
DIFF: then the search itself has changed, and the ratio is not only one of speed. POSITIONS is a file
with a position in each line; without it, those of `fanorona bench` with few stones. Linux only.
"""

import re
import subprocess
import sys
import time
from pathlib import Path

NODES = 1_000_000
RUNS = 3
BENCH = Path(__file__).parent.parent / "src/engine/bench.rs"


class Engine:
    def __init__(self, path):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([path, "engine"], stdin=pipe, stdout=pipe, text=True)
        self.ask("setoption name Hash value 16\nisready", "readyok")

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

    def search(self, position):
        self.ask(f"ucinewgame\nposition fen {position}\nisready", "readyok")
        began = self.clock()
        lines = self.ask(f"go nodes {NODES}", "bestmove")
        taken = self.clock() - began
        words = [line for line in lines if " nodes " in line][-1].split()
        return taken, int(words[words.index("nodes") + 1]), lines[-1]


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    engines = [Engine(path) for path in sys.argv[1:3]]
    if len(sys.argv) > 3:
        positions = [line.strip() for line in open(sys.argv[3]) if line.strip()]
    else:
        text = BENCH.read_text().split("SPARSE", 1)[1].split("];", 1)[0]
        positions = re.findall(r'\("tsivy", "([^"]+)"\)', text)
    times, nodes = [0, 0], [0, 0]
    for position in positions:
        found = [[engine.search(position) for engine in engines] for _ in range(RUNS)]
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
