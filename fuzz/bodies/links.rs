//! Links: any text may be refused; a link that is read is written and read again unchanged.

use fanorona_rules::notation::{read_link, write_link};
use fanorona_rules::variant::shipped;

/// Runs the target on one input: the text of a link.
pub fn check(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let rules_of = |key: &str| shipped::variant(key).map(|variant| variant.rules.clone());
    if let Ok(game) = read_link(text, rules_of) {
        let again = read_link(&write_link(&game), rules_of);
        assert_eq!(again.map(|game| *game.record.position()), Ok(*game.record.position()));
    }
}
