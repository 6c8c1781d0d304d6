//! What large invalid texts repeat: `many.rs` reads them, and `benches/notation.rs` measures how long that takes.

/// The repeated parts, each of which is read in another place.
pub const PARTS: [&str; 13] = [
    "a1",
    "x ",
    "1",
    "{",
    "[",
    "\n",
    "f2-g3 g3-f2 ",
    "(",
    "[x \"\"]\n",
    "[x]\n\n",
    "$1 ",
    "½",
    "\"",
];
