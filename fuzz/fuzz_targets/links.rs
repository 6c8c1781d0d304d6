//! Links: damaged ones are refused; with the checksum out of the way their inside is read as well.
#![no_main]

use fanorona::rules::notation::{read_link, write_link};
use fanorona::rules::variant::shipped;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let rules_of = |key: &str| shipped::variant(key).map(|variant| variant.rules.clone());
    if let Ok(game) = read_link(text, rules_of) {
        let again = read_link(&write_link(&game), rules_of);
        assert_eq!(again.map(|game| *game.record.position()), Ok(*game.record.position()));
    }
});
