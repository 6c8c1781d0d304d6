"""Reduces egui's own fonts to the characters that the game uses, for the web page.

Run it when the texts need new characters: `python3 web/letters.py`, in a virtual environment with fonttools
(`pip install fonttools`). It reads the fonts from cargo's copy of epaint_default_fonts, writes
assets/letters/, and fails if a character of the texts or of the sources has no glyph.
"""

import glob
import os
import re
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
CARGO = os.environ.get("CARGO_HOME", os.path.expanduser("~/.cargo"))
LOCK = open(os.path.join(HERE, "Cargo.lock")).read()
VERSION = re.search(r'name = "epaint_default_fonts"\nversion = "(.*)"', LOCK)[1]
FOUND = glob.glob(f"{CARGO}/registry/src/*/epaint_default_fonts-{VERSION}/fonts")
if not FOUND:
    sys.exit("run `cargo fetch` first")

LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x218, 0x21C), *range(0x2010, 0x2028),
         0x2030, 0x2039, 0x203A, 0x20AC, 0x2122, 0x2212, 0x2260, 0x2264, 0x2265]
CYRILLIC = [*range(0x400, 0x460), 0x490, 0x491, 0x2116]
#: The list of languages shows the name of each, before its own letters are fetched.
NAMES = [ord(c) for path in glob.glob(f"{HERE}/assets/locales/*/language.ftl")
         for c in re.search(r"^language-name = (.*)$", open(path).read(), re.M)[1]]
SIGNS = "⬅➡⬆⬇⏮⏭⏪⏩⏵⏴⏸⏹⟲⟳↺↻✔✖✕★☆○●▶◀▲▼🔊🔇🔒☰⚙🏠🔍"

#: The font, the characters to keep, whether to keep its hinting, the name of the result.
CUTS = [
    ("Ubuntu-Light.ttf", [*LATIN, *NAMES], True, "text.ttf"),
    # Fetched when a text has such letters.
    ("Ubuntu-Light.ttf", CYRILLIC, True, "cyrillic.ttf"),
    ("Hack-Regular.ttf", [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x152, 0x153,
                          *range(0x2010, 0x2028), *range(0x2190, 0x2194), 0x2212, 0x25B8, 0x25CF, 0x25C6],
     False, "even.ttf"),
    ("emoji-icon-font.ttf", [ord(c) for c in SIGNS], False, "signs.ttf"),
]

covered = set()
for font, kept, hints, name in CUTS:
    options = subset.Options(hinting=hints, layout_features=["kern", "liga"], drop_tables=["TTFA", "DSIG"])
    face = subset.load_font(f"{FOUND[0]}/{font}", options)
    cut = subset.Subsetter(options)
    cut.populate(unicodes=kept)
    cut.subset(face)
    path = f"{HERE}/assets/letters/{name}"
    subset.save_font(face, path, options)
    covered |= set(TTFont(path).getBestCmap())
    print(f"{os.path.getsize(path):8} {name}")

needed = set()
for folder, end in [("assets", "ftl"), ("assets", "ron"), ("src/app", "rs")]:
    for path in glob.glob(f"{HERE}/{folder}/**/*.{end}", recursive=True):
        # Tests have letters that the fonts lack.
        needed |= set(open(path).read().split("#[cfg(test)]")[0])
missing = sorted(c for c in needed if ord(c) not in covered and ord(c) > 31 and ord(c) not in (0xA0, 0x202F, 0xFEFF))
if missing:
    sys.exit(f"no glyph for {' '.join(missing)} ({' '.join(hex(ord(c)) for c in missing)})")
