//! Positions: any text may be refused; a position that is read is written and read again unchanged.

use fanorona_rules::notation::{read_position, write_position};
use fanorona_rules::variant::shipped;

/// Runs the target on one input: the first byte chooses the variant, the rest is the position's text.
pub fn check(data: &[u8]) {
    let Some((&first, text)) = data.split_first() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let rules = &shipped::all()[usize::from(first) % shipped::all().len()].rules;
    let Ok(position) = read_position(rules, text) else { return };
    assert_eq!(position.hash(), position.recomputed_hash(rules));
    assert_eq!(read_position(rules, &write_position(rules, &position)), Ok(position));
    let _ = position.outcome(rules);
}
