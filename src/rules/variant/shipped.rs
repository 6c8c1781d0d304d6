//! The variants that come with the program, compiled in.

use super::Variant;
use std::sync::{Arc, OnceLock};

/// The shipped files in the order players see them: name and text.
pub const FILES: [(&str, &str); 7] = [
    ("tsivy.ron", include_str!("../../../assets/variants/tsivy.ron")),
    ("dimy.ron", include_str!("../../../assets/variants/dimy.ron")),
    ("telo.ron", include_str!("../../../assets/variants/telo.ron")),
    ("parker.ron", include_str!("../../../assets/variants/parker.ron")),
    ("tumicarona.ron", include_str!("../../../assets/variants/tumicarona.ron")),
    ("tumicarona-rematch.ron", include_str!("../../../assets/variants/tumicarona-rematch.ron")),
    ("vela.ron", include_str!("../../../assets/variants/vela.ron")),
];

/// Other readings of shipped variants, one switch apart: chosen by a switch, not from a list.
pub const READINGS: [(&str, &str); 3] = [
    (
        "readings/tumicarona-claimed.ron",
        include_str!("../../../assets/variants/readings/tumicarona-claimed.ron"),
    ),
    (
        "readings/tumicarona-rematch-claimed.ron",
        include_str!("../../../assets/variants/readings/tumicarona-rematch-claimed.ron"),
    ),
    (
        "readings/vela-eater-loses.ron",
        include_str!("../../../assets/variants/readings/vela-eater-loses.ron"),
    ),
];

/// All shipped variants, in the order of [`FILES`].
///
/// # Panics
/// Never in a released program: a test reads every shipped file.
pub fn all() -> &'static [Arc<Variant>] {
    static ALL: OnceLock<Vec<Arc<Variant>>> = OnceLock::new();
    ALL.get_or_init(|| read(&FILES))
}

/// The other readings, in the order of [`READINGS`].
///
/// # Panics
/// Never in a released program: a test reads every shipped file.
pub fn readings() -> &'static [Arc<Variant>] {
    static ALL: OnceLock<Vec<Arc<Variant>>> = OnceLock::new();
    ALL.get_or_init(|| read(&READINGS))
}

#[expect(clippy::expect_used, reason = "the texts are compiled in, and a test reads them all")]
fn read(files: &[(&str, &str)]) -> Vec<Arc<Variant>> {
    let sound = |text| Variant::read(text).expect("a shipped variant is sound");
    files.iter().map(|(_, text)| Arc::new(sound(text))).collect()
}

/// The shipped variant of this key, or the reading of one.
pub fn variant(key: &str) -> Option<Arc<Variant>> {
    all().iter().chain(readings()).find(|variant| variant.key == key).cloned()
}
