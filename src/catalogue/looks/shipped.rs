//! The looks shipped with the program, compiled in.

use super::{BoardLook, StoneSet};
use std::sync::{Arc, OnceLock};

/// The shipped boards in the order in which they are listed: file name and text.
pub const BOARDS: [(&str, &str); 5] = [
    ("palissandre.ron", include_str!("../../../assets/looks/boards/palissandre.ron")),
    ("ebony.ron", include_str!("../../../assets/looks/boards/ebony.ron")),
    ("field.ron", include_str!("../../../assets/looks/boards/field.ron")),
    ("slab.ron", include_str!("../../../assets/looks/boards/slab.ron")),
    ("plain.ron", include_str!("../../../assets/looks/boards/plain.ron")),
];

/// The shipped sets of stones in the order in which they are listed: file name and text.
pub const STONES: [(&str, &str); 4] = [
    ("marble.ron", include_str!("../../../assets/looks/stones/marble.ron")),
    ("glass.ron", include_str!("../../../assets/looks/stones/glass.ron")),
    ("wood.ron", include_str!("../../../assets/looks/stones/wood.ron")),
    ("plain.ron", include_str!("../../../assets/looks/stones/plain.ron")),
];

/// All shipped boards, in the order of [`BOARDS`].
///
/// # Panics
/// If a shipped file is invalid; a test checks all of them.
#[expect(clippy::expect_used, reason = "the texts are compiled in, and a test reads them all")]
pub fn boards() -> &'static [Arc<BoardLook>] {
    static ALL: OnceLock<Vec<Arc<BoardLook>>> = OnceLock::new();
    ALL.get_or_init(|| {
        let read = |text| Arc::new(BoardLook::read(text).expect("shipped boards are valid"));
        BOARDS.iter().map(|(_, text)| read(text)).collect()
    })
}

/// All shipped sets of stones, in the order of [`STONES`].
///
/// # Panics
/// If a shipped file is invalid; a test checks all of them.
#[expect(clippy::expect_used, reason = "the texts are compiled in, and a test reads them all")]
pub fn stones() -> &'static [Arc<StoneSet>] {
    static ALL: OnceLock<Vec<Arc<StoneSet>>> = OnceLock::new();
    ALL.get_or_init(|| {
        let read = |text| Arc::new(StoneSet::read(text).expect("shipped sets of stones are valid"));
        STONES.iter().map(|(_, text)| read(text)).collect()
    })
}
