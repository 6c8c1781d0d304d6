//! The books that are compiled into the program. A page fetches them when they are asked for instead: its program has
//! only their keys.

use fanorona_rules::Ruleset;
use fanorona_rules::variant::shipped;

#[cfg(not(target_arch = "wasm32"))]
pub use super::texts::{FILES, book, read};

/// The keys of the variants that have a book, in the order in which players see them.
pub const KEYS: [&str; 6] = ["tsivy", "dimy", "parker", "tumicarona", "tumicarona-rematch", "vela"];

/// The key of the shipped variant with these rules that has a book; `None` if there is none.
pub fn key(rules: &Ruleset) -> Option<&'static str> {
    KEYS.into_iter()
        .find(|key| shipped::variant(key).is_some_and(|known| known.rules.as_ref() == rules))
}
