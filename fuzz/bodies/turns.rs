//! Turns: any text may be refused; a turn that is read is legal, and is written and read again unchanged.

use fanorona_rules::notation::{read_position, read_turn, write_turn};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Position, Record};

/// Runs the target on one input: the first byte chooses the variant; a position, a line break and the
/// text of a turn follow. A position that cannot be read stands for the variant's start.
pub fn check(data: &[u8]) {
    let Some((&first, text)) = data.split_first() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let rules = &shipped::all()[usize::from(first) % shipped::all().len()].rules;
    let (position, text) = text.split_once('\n').unwrap_or(("", text));
    let position = read_position(rules, position).unwrap_or_else(|_| Position::start(rules));
    match read_turn(rules, &position, text) {
        Err(error) => assert!(error.offset() <= text.len()),
        Ok(turn) => {
            let again = read_turn(rules, &position, &write_turn(&rules.board, &turn));
            assert_eq!(again.as_ref(), Ok(&turn));
            let mut record = Record::from_position(rules.clone(), position);
            assert_eq!(record.play(&turn), Ok(()));
        }
    }
}
