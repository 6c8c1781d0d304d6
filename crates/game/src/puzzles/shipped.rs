//! The packs that are compiled into the program. A page loads them when they are asked for instead.

use super::{PackError, PuzzlePack};
use fanorona_rules::variant::shipped;

/// The keys of the variants and the texts of their packs, in the order in which players see them.
pub const FILES: [(&str, &str); 7] = [
    ("tsivy", include_str!("../../../../assets/puzzles/tsivy.txt")),
    ("dimy", include_str!("../../../../assets/puzzles/dimy.txt")),
    ("telo", include_str!("../../../../assets/puzzles/telo.txt")),
    ("parker", include_str!("../../../../assets/puzzles/parker.txt")),
    ("tumicarona", include_str!("../../../../assets/puzzles/tumicarona.txt")),
    ("tumicarona-rematch", include_str!("../../../../assets/puzzles/tumicarona-rematch.txt")),
    ("vela", include_str!("../../../../assets/puzzles/vela.txt")),
];

/// The shipped pack of a variant; `None` if there is none.
///
/// # Errors
/// Never in a released program: a test reads all packs.
pub fn pack(key: &str) -> Option<Result<PuzzlePack, PackError>> {
    let (_, text) = FILES.iter().find(|(known, _)| *known == key)?;
    Some(PuzzlePack::read(text, &shipped::variant(key)?))
}
