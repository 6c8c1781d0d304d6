#!/usr/bin/env python3
"""Prints positions of Tsivy with few stones in which the search says 0, for `fanorona-lab match --openings FILE`:
`scripts/drawn_openings.py PROGRAM [COUNT [STONES [SEED]]]`.

The stones are placed at random, as many for each side, or one more for the side that is not to move.
"""

import random
import subprocess
import sys

NODES = 20_000
COLUMNS, ROWS = 9, 5


def placed(stones, rng):
    """A random position in the notation of the program."""
    points = rng.sample(range(COLUMNS * ROWS), stones)
    side = rng.choice("wb")
    fewer = set(points[: stones // 2])
    letters = {point: "WB"[(side == "b") == (point in fewer)] for point in points}
    rows = []
    for row in range(ROWS):
        text, empty = "", 0
        for column in range(COLUMNS):
            letter = letters.get(row * COLUMNS + column)
            if letter is None:
                empty += 1
                continue
            text += (str(empty) if empty else "") + letter
            empty = 0
        rows.append(text + (str(empty) if empty else ""))
    return f"{'/'.join(rows)} {side} 0 20"


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    count, stones, seed = [int(word) for word in sys.argv[2:]] + [200, 8, 1][len(sys.argv) - 2 :]
    rng = random.Random(seed)
    pipe = subprocess.PIPE
    program = subprocess.Popen([sys.argv[1], "engine"], stdin=pipe, stdout=pipe, text=True)
    while count > 0:
        position = placed(stones, rng)
        print(f"ucinewgame\nposition fen {position}\ngo nodes {NODES}", file=program.stdin, flush=True)
        score = None
        for line in program.stdout:
            words = line.split()
            if "score" in words:
                score = words[words.index("score") + 1 : words.index("score") + 3]
            if line.startswith("bestmove"):
                break
        if score == ["cp", "0"]:
            print(position, flush=True)
            count -= 1


main()
