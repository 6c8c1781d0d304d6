"""Makes assets/tones.bin: a coarse copy of the tone table that the game's camera uses.

Tony McMapface by Tomasz Stachowiak (MIT or Apache 2.0) comes with Bevy as 48 x 48 x 48 values in
354 kB that cannot be compressed further, with two other tables of this kind. The game uses every second value
at eight bits, each stored as the difference to its neighbour: a thirtieth of the bytes. Needs numpy and
zstandard; reads cargo's copy of bevy_core_pipeline, and prints the error of the copy.
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
FULL, COARSE = 48, 24

data = open(FOUND[0], "rb").read()
begin, length, size = struct.unpack_from("<3Q", data, 80)
words = np.frombuffer(zstandard.ZstdDecompressor().decompress(data[begin:begin + length], max_output_size=size), np.uint32)
# Nine bits for each colour and a shared exponent.
scale = 2.0 ** ((words >> 27).astype(float) - 24)
tones = np.stack([(words >> shift & 511) * scale for shift in (0, 9, 18)], -1).reshape(FULL, FULL, FULL, 3)
seen = np.where(tones <= 0.0031308, 12.92 * tones, 1.055 * np.clip(tones, 1e-9, 1) ** (1 / 2.4) - 0.055)


def resampled(table, count, axis):
    """The table with this many values along an axis, by linear interpolation."""
    last = table.shape[axis] - 1
    at = np.linspace(0, last, count)
    low = np.minimum(at.astype(int), last - 1)
    part = (at - low).reshape([count if i == axis else 1 for i in range(table.ndim)])
    return np.take(table, low, axis) * (1 - part) + np.take(table, low + 1, axis) * part


coarse = seen
for axis in range(3):
    coarse = resampled(coarse, COARSE, axis)
bytes_ = np.round(coarse * 255).astype(np.uint8)
written = bytes_.copy()
written[:, :, 1:] = bytes_[:, :, 1:] - bytes_[:, :, :-1]
open(f"{HERE}/assets/tones.bin", "wb").write(written.tobytes())

fine = bytes_ / 255
for axis in range(3):
    fine = resampled(fine, FULL, axis)
off = np.abs(fine - seen) * 255
print(f"off by {off.mean():.2f} of 255 on average, {np.percentile(off, 99):.1f} at most in 99 of 100 values")
