"""Makes assets/tones.bin: a coarse copy of the tone table that the game's camera uses.

Tony McMapface by Tomasz Stachowiak (MIT or Apache 2.0) comes with Bevy as 48 x 48 x 48 values in
354 kB that cannot be compressed further, with two other tables of this kind. The game uses every second value, and
more where it is dark, at eight bits, each stored as the difference to its neighbour: a thirtieth of the bytes.
Needs numpy and zstandard; reads cargo's copy of bevy_core_pipeline, and prints the error of the copy.
"""

import glob
import os
import re
import struct
import sys

import numpy as np
import zstandard

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
CARGO = os.environ.get("CARGO_HOME", os.path.expanduser("~/.cargo"))
VERSION = re.search(r'name = "bevy_core_pipeline"\nversion = "(.*)"', open(f"{HERE}/Cargo.lock").read())[1]
FOUND = glob.glob(f"{CARGO}/registry/src/*/bevy_core_pipeline-{VERSION}/src/tonemapping/luts/tony_mc_mapface.ktx2")
if not FOUND:
    sys.exit("run `cargo fetch` first")
FULL = 48
# The values that are kept along each side, as in src/app/table/camera/tones.rs: close to each other where it is dark,
# because most of a room is, and there the table bends.
KEPT = np.array([0, 1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 42, 44, 46, 47])

data = open(FOUND[0], "rb").read()
begin, length, size = struct.unpack_from("<3Q", data, 80)
words = np.frombuffer(zstandard.ZstdDecompressor().decompress(data[begin:begin + length], max_output_size=size), np.uint32)
# Nine bits for each colour and a shared exponent.
scale = 2.0 ** ((words >> 27).astype(float) - 24)
tones = np.stack([(words >> shift & 511) * scale for shift in (0, 9, 18)], -1).reshape(FULL, FULL, FULL, 3)
seen = np.where(tones <= 0.0031308, 12.92 * tones, 1.055 * np.clip(tones, 1e-9, 1) ** (1 / 2.4) - 0.055)


def filled(table, axis):
    """The table with all values along an axis, by linear interpolation between those that were kept."""
    at = np.arange(FULL)
    low = np.minimum(np.searchsorted(KEPT, at, "right") - 1, len(KEPT) - 2)
    part = (at - KEPT[low]) / (KEPT[low + 1] - KEPT[low])
    part = part.reshape([FULL if i == axis else 1 for i in range(table.ndim)])
    return np.take(table, low, axis) * (1 - part) + np.take(table, low + 1, axis) * part


coarse = np.round(seen[np.ix_(KEPT, KEPT, KEPT)] * 255).astype(np.uint8)
written = coarse.copy()
written[:, :, 1:] = coarse[:, :, 1:] - coarse[:, :, :-1]
open(f"{HERE}/assets/tones.bin", "wb").write(written.tobytes())

fine = coarse / 255
for axis in range(3):
    fine = filled(fine, axis)
off = np.abs(fine - seen) * 255
half = FULL // 2
for name, part in ("all colours", off), ("dark colours", off[:half, :half, :half]):
    print(f"{name}: off by {part.mean():.2f} of 255 on average, {np.percentile(part, 99):.1f} at most in 99 of 100, {part.max():.1f} at most")
