//! The variants that are compiled into the program.

use super::Variant;
use std::sync::{Arc, OnceLock};

/// The names and texts of the shipped files, in the order in which players see them.
pub const FILES: [(&str, &str); 7] = [
    ("tsivy.ron", include_str!("../../../../assets/variants/tsivy.ron")),
    ("dimy.ron", include_str!("../../../../assets/variants/dimy.ron")),
    ("telo.ron", include_str!("../../../../assets/variants/telo.ron")),
    ("parker.ron", include_str!("../../../../assets/variants/parker.ron")),
    ("tumicarona.ron", include_str!("../../../../assets/variants/tumicarona.ron")),
    ("tumicarona-rematch.ron", include_str!("../../../../assets/variants/tumicarona-rematch.ron")),
    ("vela.ron", include_str!("../../../../assets/variants/vela.ron")),
];

/// Other readings of shipped variants, which differ in one switch. Players choose them with an
/// option, not from the list of variants.
pub const READINGS: [(&str, &str); 3] = [
    (
        "readings/tumicarona-claimed.ron",
        include_str!("../../../../assets/variants/readings/tumicarona-claimed.ron"),
    ),
    (
        "readings/tumicarona-rematch-claimed.ron",
        include_str!("../../../../assets/variants/readings/tumicarona-rematch-claimed.ron"),
    ),
    (
        "readings/vela-eater-loses.ron",
        include_str!("../../../../assets/variants/readings/vela-eater-loses.ron"),
    ),
];

/// All shipped variants, in the order of [`FILES`].
///
/// # Panics
/// If a shipped file is invalid; a test reads them all.
pub fn all() -> &'static [Arc<Variant>] {
    static ALL: OnceLock<Vec<Arc<Variant>>> = OnceLock::new();
    ALL.get_or_init(|| read(&FILES))
}

/// The other readings, in the order of [`READINGS`].
///
/// # Panics
/// If a shipped file is invalid; a test reads them all.
pub fn readings() -> &'static [Arc<Variant>] {
    static ALL: OnceLock<Vec<Arc<Variant>>> = OnceLock::new();
    ALL.get_or_init(|| read(&READINGS))
}

#[expect(clippy::expect_used, reason = "the texts are compiled in, and a test reads them all")]
fn read(files: &[(&str, &str)]) -> Vec<Arc<Variant>> {
    let variant = |text| Variant::read(text).expect("a shipped variant is valid");
    files.iter().map(|(_, text)| Arc::new(variant(text))).collect()
}

/// The shipped variant or reading with this key, written in any case.
///
/// ```
/// use fanorona_rules::variant::shipped;
///
/// assert_eq!(shipped::variant("vela").unwrap().name("en"), "Vela");
/// assert!(shipped::variant("chess").is_none());
/// ```
pub fn variant(key: &str) -> Option<Arc<Variant>> {
    all().iter().chain(readings()).find(|variant| variant.key.eq_ignore_ascii_case(key)).cloned()
}
