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

/// All shipped variants, in the order of [`FILES`].
///
/// # Panics
/// Never in a released program: a test reads every shipped file.
#[expect(clippy::expect_used, reason = "the texts are compiled in, and a test reads them all")]
pub fn all() -> &'static [Arc<Variant>] {
    static ALL: OnceLock<Vec<Arc<Variant>>> = OnceLock::new();
    ALL.get_or_init(|| {
        FILES
            .iter()
            .map(|(_, text)| Arc::new(Variant::read(text).expect("a shipped variant is sound")))
            .collect()
    })
}

/// The shipped variant of this key.
pub fn variant(key: &str) -> Option<Arc<Variant>> {
    all().iter().find(|variant| variant.key == key).cloned()
}
