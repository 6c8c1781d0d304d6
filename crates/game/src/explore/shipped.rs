//! The openings that are compiled into the program. A page loads them when they are asked for instead.

use super::{Openings, OpeningsError};
use fanorona_rules::variant::shipped;

/// The keys of the variants and the texts with their openings, in the order in which players see them.
pub const FILES: [(&str, &str); 7] = [
    ("tsivy", include_str!("../../../../assets/openings/tsivy.txt")),
    ("dimy", include_str!("../../../../assets/openings/dimy.txt")),
    ("telo", include_str!("../../../../assets/openings/telo.txt")),
    ("parker", include_str!("../../../../assets/openings/parker.txt")),
    ("tumicarona", include_str!("../../../../assets/openings/tumicarona.txt")),
    ("tumicarona-rematch", include_str!("../../../../assets/openings/tumicarona-rematch.txt")),
    ("vela", include_str!("../../../../assets/openings/vela.txt")),
];

/// The shipped openings of a variant; `None` if there are none.
///
/// # Errors
/// Never in a released program: a test reads all.
pub fn openings(key: &str) -> Option<Result<Openings, OpeningsError>> {
    let (_, text) = FILES.iter().find(|(known, _)| *known == key)?;
    Some(Openings::read(text, &shipped::variant(key)?))
}
